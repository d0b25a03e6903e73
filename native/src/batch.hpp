// Many positions at once, over threads. Each thread has a solver of its own; the results do not depend on how many
// there are.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "sharing.hpp"
#include "solver.hpp"

namespace tysyacha {

class Batch {
public:
    Batch(const PlayRules& rules, int threads, std::size_t table_bytes);

    int threads() const { return static_cast<int>(solvers_.size()); }
    std::uint64_t nodes() const;

    // Each returns whether it came to its end: `go_on` may break it off.

    // out[i] = value of position i.
    bool values(const Position* positions, std::size_t count, std::int16_t* out, GoOn go_on = nullptr);
    // out[i] = whether position i reaches points.
    bool reach(const Position* positions, std::size_t count, int points, std::int16_t* out, GoOn go_on = nullptr);
    // Worlds of one decision, where the same moves are legal in all: out[i * moves.size + j] = value of move j in
    // world i, or with `reach` whether it reaches `points`.
    bool move_values(const Position* worlds, std::size_t count, const MoveList& moves, std::int16_t* out,
                     GoOn go_on = nullptr);
    bool moves_reach(const Position* worlds, std::size_t count, const MoveList& moves, int points, std::int16_t* out,
                     GoOn go_on = nullptr);

private:
    std::vector<std::unique_ptr<Solver>> solvers_;
};

}  // namespace tysyacha
