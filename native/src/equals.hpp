// Merging of equals: two cards of one hand and suit with nothing left between them take the same tricks. Only
// their points differ, so where the winner of the trick is known, of a run that goes to its own side the highest
// will do, of one that falls to the others the lowest.
#pragma once
#include "moves.hpp"

namespace tysyacha {

// Cards of `own` with an equal one right below them, or right above. `gone` are the cards that separate nothing.
constexpr Cards equal_below(Cards own, Cards gone) {
    Cards reach = own, open = gone & ~kNines;
    reach |= open & (reach << 1);
    open &= open << 1;
    reach |= open & (reach << 2);
    open &= open << 2;
    reach |= open & (reach << 4);
    return own & ~kNines & (reach << 1);
}

constexpr Cards equal_above(Cards own, Cards gone) {
    Cards reach = own, open = gone & ~kAces;
    reach |= open & (reach >> 1);
    open &= open >> 1;
    reach |= open & (reach >> 2);
    open &= open >> 2;
    reach |= open & (reach >> 4);
    return own & ~kAces & (reach >> 1);
}

// Cards that mean more than their rank, because something can still be declared with them.
template <class Rules>
TYSYACHA_INLINE Cards declarable(const Rules& rules, Cards hand, const Facts& facts, int seat) {
    const Cards queens = paired_queens(hand);
    Cards special = queens | queens << 1;
    if (rules.half) {
        const Cards halves = half_queens(hand);
        special |= halves | halves >> 1;
    }
    if (rules.aces != 0 && ((hand & kAces) == kAces || facts.aces_owner == seat)) special |= kAces;
    if (rules.nines != 0 && (hand & kNines) == kNines) special |= kNines;
    return special;
}

struct Equals {
    Cards below = 0;  // has an equal one below
    Cards above = 0;  // has an equal one above
};

template <class Rules>
TYSYACHA_INLINE Equals equals_in(const Rules& rules, Cards hand, Cards gone, const Facts& facts, int seat) {
    const Cards plain = hand & ~declarable(rules, hand, facts, seat);
    Equals found{equal_below(plain, gone), equal_above(plain, gone)};
    if (!rules.half) {  // a pair is broken by either card
        const Cards queens = paired_queens(hand);
        found.below |= queens << 1;
        found.above |= queens;
    }
    return found;
}

}  // namespace tysyacha
