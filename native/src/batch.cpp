#include "batch.hpp"

#include <algorithm>

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

bool Batch::values(const Position* positions, std::size_t count, std::int16_t* out, GoOn go_on) {
    return share(solvers_.size(), count, kPiece, go_on, [&](std::size_t thread, std::size_t i) {
        out[i] = static_cast<std::int16_t>(solvers_[thread]->value(positions[i]));
    });
}

bool Batch::reach(const Position* positions, std::size_t count, int points, std::int16_t* out, GoOn go_on) {
    return share(solvers_.size(), count, kPiece, go_on, [&](std::size_t thread, std::size_t i) {
        out[i] = solvers_[thread]->reaches(positions[i], points);
    });
}

bool Batch::move_values(const Position* worlds, std::size_t count, const MoveList& moves, std::int16_t* out,
                        GoOn go_on) {
    return share(solvers_.size(), count, kPiece, go_on, [&](std::size_t thread, std::size_t i) {
        // The world before it in the same piece was done by the same thread: its values are a good guess.
        const std::int16_t* before = i % kPiece ? out + (i - 1) * moves.size : nullptr;
        const MoveValues found = solvers_[thread]->move_values(worlds[i], before);
        for (int j = 0; j < moves.size; j++) out[i * moves.size + j] = static_cast<std::int16_t>(found.value[j]);
    });
}

bool Batch::moves_reach(const Position* worlds, std::size_t count, const MoveList& moves, int points,
                        std::int16_t* out, GoOn go_on) {
    return share(solvers_.size(), count, kPiece, go_on, [&](std::size_t thread, std::size_t i) {
        std::array<bool, kMaxMoves> reached;
        solvers_[thread]->moves_reach(worlds[i], points, moves, reached.data());
        for (int j = 0; j < moves.size; j++) out[i * moves.size + j] = reached[j];
    });
}

}  // namespace tysyacha
