// What it brings the declarer to part with these cards or those: every choice in every world, by the exact solver,
// by the question whether it still makes the contract, or by playouts.
#pragma once
#include <cstdint>
#include <vector>

#include "batch.hpp"
#include "playouts.hpp"

namespace tysyacha {

// One way to part with cards: the hand that stays, what each seat gets, and the card points of what is laid aside,
// which go with the last trick or to the declarer.
struct Choice {
    Cards kept = 0;
    std::array<Cards, kMaxSeats> given{};
    int aside = 0;
    int own = 0;
};

// The position after a choice in a world; `p` is the same but for the hands, no card has been led.
inline Position after_choice(const PlayRules& rules, const Position& p, const Choice& choice,
                             const std::array<Cards, kMaxSeats>& world, int world_aside) {
    Position q = p;
    for (int seat = 0; seat < p.players; seat++)
        q.state.hand[seat] = seat == p.declarer ? choice.kept : world[seat] | choice.given[seat];
    q.aside += choice.aside + world_aside;
    q.taken[p.declarer] += choice.own;
    q.state.facts.automatic_aces = kNobody;
    if (rules.aces != 0 && rules.aces_when == AcesWhen::automatic)
        for (int seat = 0; seat < p.players; seat++)
            if ((q.state.hand[seat] & kAces) == kAces) q.state.facts.automatic_aces = static_cast<std::uint8_t>(seat);
    return q;
}

}  // namespace tysyacha
