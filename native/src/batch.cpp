#include "batch.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace tysyacha {

namespace {
constexpr std::size_t kPiece = 32;  // positions a thread takes at a time; neighbours share much of the table
}

Batch::Batch(const PlayRules& rules, int threads, std::size_t table_bytes) {
    for (int i = 0; i < std::max(threads, 1); i++) solvers_.push_back(std::make_unique<Solver>(rules, table_bytes));
}

std::uint64_t Batch::nodes() const {
    std::uint64_t sum = 0;
    for (const auto& solver : solvers_) sum += solver->nodes();
    return sum;
}

template <class Work>
void Batch::share(std::size_t count, const Work& work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&](Solver& solver) {
        for (std::size_t from = next.fetch_add(kPiece); from < count; from = next.fetch_add(kPiece))
            for (std::size_t i = from; i < std::min(from + kPiece, count); i++) work(solver, i);
    };
    const std::size_t useful = std::min(solvers_.size(), (count + kPiece - 1) / kPiece);
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < useful; i++) others.emplace_back([&, i] { run(*solvers_[i]); });
    run(*solvers_[0]);
    for (auto& thread : others) thread.join();
}

void Batch::values(const Position* positions, std::size_t count, std::int16_t* out) {
    share(count,
          [&](Solver& solver, std::size_t i) { out[i] = static_cast<std::int16_t>(solver.value(positions[i])); });
}

void Batch::reach(const Position* positions, std::size_t count, int points, std::int16_t* out) {
    share(count, [&](Solver& solver, std::size_t i) { out[i] = solver.reaches(positions[i], points); });
}

void Batch::move_values(const Position* worlds, std::size_t count, const MoveList& moves, std::int16_t* out) {
    share(count, [&](Solver& solver, std::size_t i) {
        // The world before it in the same piece was done by the same thread: its values are a good guess.
        const std::int16_t* before = i % kPiece ? out + (i - 1) * moves.size : nullptr;
        const MoveValues found = solver.move_values(worlds[i], before);
        for (int j = 0; j < moves.size; j++) out[i * moves.size + j] = static_cast<std::int16_t>(found.value[j]);
    });
}

void Batch::moves_reach(const Position* worlds, std::size_t count, const MoveList& moves, int points,
                        std::int16_t* out) {
    share(count, [&](Solver& solver, std::size_t i) {
        std::array<bool, kMaxMoves> reached;
        solver.moves_reach(worlds[i], points, moves, reached.data());
        for (int j = 0; j < moves.size; j++) out[i * moves.size + j] = reached[j];
    });
}

}  // namespace tysyacha
