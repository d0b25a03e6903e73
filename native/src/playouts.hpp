// Playing positions out to the end without searching: by chance, or by a simple policy. Playout i depends on its
// position, the seed and i alone, so the results do not depend on the number of threads.
#pragma once
#include <cstdint>
#include <vector>

#include "position.hpp"
#include "rules.hpp"
#include "sharing.hpp"

namespace tysyacha {

enum class Policy : std::uint8_t { random, simple };

struct PlayoutPlan {
    Policy policy = Policy::random;
    std::uint32_t stray = 0;  // how often, in 65,536 moves, the simple policy makes a random one
    std::uint64_t seed = 0;
    int repeats = 1;
    int threads = 1;
};

// Both return whether they came to their end: `go_on` may break them off.

// out[(i * repeats + r) * players + seat]: the points that this seat ends with, those already taken included.
bool play_out_all(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                  std::int16_t* out, GoOn go_on = nullptr);

// out[i]: the mean of the declarer's points over the repeats of position i, in tenths of a point.
bool mean_playouts(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                   std::int16_t* out, GoOn go_on = nullptr);

}  // namespace tysyacha
