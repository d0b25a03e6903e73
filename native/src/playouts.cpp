#include "playouts.hpp"

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

bool play_out_all(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                  std::int16_t* out, GoOn go_on) {
    constexpr std::size_t kPiece = 64;
    const auto repeats = static_cast<std::size_t>(plan.repeats);
    return share(static_cast<std::size_t>(plan.threads), positions.size() * repeats, kPiece, go_on,
                 [&](std::size_t, std::size_t i) {
                     Position p = positions[i / repeats];
                     Random random(plan.seed, i);
                     play_out(rules, p, plan, random);
                     std::int16_t* row = out + i * static_cast<std::size_t>(p.players);
                     for (int seat = 0; seat < p.players; seat++) row[seat] = static_cast<std::int16_t>(p.taken[seat]);
                 });
}

bool mean_playouts(const PlayRules& rules, const std::vector<Position>& positions, const PlayoutPlan& plan,
                   std::int16_t* out, GoOn go_on) {
    if (positions.empty()) return true;
    const auto players = static_cast<std::size_t>(positions[0].players);
    const auto repeats = static_cast<std::size_t>(plan.repeats);
    std::vector<std::int16_t> points(positions.size() * repeats * players);
    if (!play_out_all(rules, positions, plan, points.data(), go_on)) return false;
    for (std::size_t i = 0; i < positions.size(); i++) {
        int sum = 0;
        for (std::size_t r = 0; r < repeats; r++)
            sum += points[(i * repeats + r) * players + static_cast<std::size_t>(positions[i].declarer)];
        out[i] = static_cast<std::int16_t>(sum * 10 / plan.repeats);
    }
    return true;
}

}  // namespace tysyacha
