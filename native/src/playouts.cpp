#include "playouts.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

#include "moves.hpp"
#include "playout_policy.hpp"
#include "sampling.hpp"

namespace tysyacha {

namespace {

// Plays on until the cards are gone; what everybody has taken is in p.taken.
void play_out(const PlayRules& rules, Position& p, const PlayoutPlan& plan, Random& random) {
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

}  // namespace

void play_out_all(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
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

void mean_playouts(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                   std::int16_t* out) {
    if (positions.empty()) return;
    const auto players = static_cast<std::size_t>(positions[0].players);
    const auto repeats = static_cast<std::size_t>(plan.repeats);
    std::vector<std::int16_t> points(positions.size() * repeats * players);
    play_out_all(rules, positions, plan, points.data());
    for (std::size_t i = 0; i < positions.size(); i++) {
        int sum = 0;
        for (std::size_t r = 0; r < repeats; r++)
            sum += points[(i * repeats + r) * players + static_cast<std::size_t>(positions[i].declarer)];
        out[i] = static_cast<std::int16_t>(sum * 10 / plan.repeats);
    }
}

}  // namespace tysyacha
