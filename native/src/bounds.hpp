// What the declarer can have at most, and what he will probably have, before any search.
#pragma once
#include "equals.hpp"
#include "moves.hpp"
#include "sure_tricks.hpp"

namespace tysyacha {

// Everything that this seat may still declare.
template <class Rules>
inline int can_declare(const Rules& rules, const State& s, int seat) {
    const Cards hand = s.hand[seat];
    int sum = 0;
    Cards queens = paired_queens(hand);
    for (Cards rest = queens; rest; rest &= rest - 1) sum += rules.marriage[kSuitOf[lowest(rest)]];
    if (rules.half)
        for (Cards rest = half_queens(hand) & ~queens; rest; rest &= rest - 1)
            sum += rules.marriage[kSuitOf[lowest(rest)]] / 2;
    if (rules.aces != 0) {
        const bool due =
            rules.aces_when == AcesWhen::automatic ? s.facts.automatic_aces == seat : (hand & kAces) == kAces;
        if (due) sum += rules.aces;
    }
    if (rules.nines != 0 && (hand & kNines) == kNines) sum += rules.nines;
    return sum;
}

// Cards and last-trick points that nobody has yet, those on the table included.
inline int points_to_come(const PlayRules& rules, const Position& p) {
    int points = card_points(p.state.left()) + rules.last_trick + p.aside;
    for (int i = 0; i < p.on_table; i++) points += kPoints[p.trick[i]];
    return points;
}

// The declarer is seat 0.
inline int most_to_come(const PlayRules& rules, const Position& p) {
    return points_to_come(rules, p) + can_declare(rules, p.state, 0);
}

// A fit over random deals: sure points of the leader, a quarter on top, and the marriages if he has a sure trick.
inline int likely_to_come(const PlayRules& rules, const Position& p) {
    const State& s = p.state;
    if (p.leader == 0) {
        const Run run = cash<false>(s.hand[0], s.hand[1], s.hand[2], s.facts.trump);
        return run.points * 5 / 4 + (run.tricks ? can_declare(rules, s, 0) : 0);
    }
    const Run run = cash<true>(s.hand[p.leader], s.hand[0], s.hand[p.players == 2 ? 2 : 3 - p.leader], s.facts.trump);
    return points_to_come(rules, p) - run.points * 5 / 4 + can_declare(rules, s, 0) / 2;
}

}  // namespace tysyacha
