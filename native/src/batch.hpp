// Many positions at once, over threads. Each thread has a solver of its own; the results do not depend on how many
// there are.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "solver.hpp"

namespace tysyacha {

class Batch {
public:
    Batch(const PlayRules& rules, int threads, std::size_t table_bytes);

    int threads() const { return static_cast<int>(solvers_.size()); }
    std::uint64_t nodes() const;

    // out[i] = value of position i.
    void values(const Position* positions, std::size_t count, std::int16_t* out);
    // out[i] = whether position i reaches points.
    void reach(const Position* positions, std::size_t count, int points, std::int16_t* out);
    // Worlds of one decision, where the same moves are legal in all: out[i * moves.size + j] = value of move j in
    // world i, or with `reach` whether it reaches `points`.
    void move_values(const Position* worlds, std::size_t count, const MoveList& moves, std::int16_t* out);
    void moves_reach(const Position* worlds, std::size_t count, const MoveList& moves, int points, std::int16_t* out);

private:
    template <class Work>
    void share(std::size_t count, const Work& work);

    std::vector<std::unique_ptr<Solver>> solvers_;
};

}  // namespace tysyacha
