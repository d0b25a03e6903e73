// Playing positions out to the end without searching: by chance, or by a simple policy. Playout i depends on its
// position, the seed and i alone, so the results do not depend on the number of threads.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "moves.hpp"
#include "playout_policy.hpp"
#include "sampling.hpp"

namespace tysyacha {

enum class Policy : std::uint8_t { random, simple };

struct PlayoutPlan {
    Policy policy = Policy::random;
    std::uint32_t stray = 0;  // how often, in 65,536 moves, the simple policy makes a random one
    std::uint64_t seed = 0;
    int repeats = 1;
    int threads = 1;
};

// Plays on until the cards are gone; what everybody has taken is in p.taken.
inline void play_out(const PlayRules& rules, Position& p, const PlayoutPlan& plan, Random& random) {
    while (!p.over()) {
        const MoveList moves = legal_moves(rules, p);
        int chosen = 0;
        if (moves.size > 1) {
            const bool by_chance = plan.policy == Policy::random || (plan.stray && random.below_small(1u << 16) < plan.stray);
            chosen = by_chance ? static_cast<int>(random.below_small(static_cast<std::uint32_t>(moves.size)))
                               : simple_choice(rules, p, moves);
        }
        apply(rules, p, moves.move[chosen]);
    }
}

// out[(i * repeats + r) * players + seat]: the points that this seat ends with, those already taken included.
inline void play_out_all(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                         std::int16_t* out) {
    constexpr std::size_t kPiece = 64;
    const std::size_t all = positions.size() * static_cast<std::size_t>(plan.repeats);
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t from = next.fetch_add(kPiece); from < all; from = next.fetch_add(kPiece))
            for (std::size_t i = from; i < std::min(from + kPiece, all); i++) {
                Position p = positions[i / static_cast<std::size_t>(plan.repeats)];
                Random random(plan.seed, i);
                play_out(rules, p, plan, random);
                for (int seat = 0; seat < p.players; seat++)
                    out[i * static_cast<std::size_t>(p.players) + static_cast<std::size_t>(seat)] =
                        static_cast<std::int16_t>(p.taken[seat]);
            }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < plan.threads && static_cast<std::size_t>(i) * kPiece < all; i++) others.emplace_back(work);
    work();
    for (auto& thread : others) thread.join();
}

}  // namespace tysyacha
