// Sure tricks: what a side takes whatever the others do. The leader cashes trumps from the top, then the top of
// side suits that nobody can ruff; and trumps from the top take a trick each even without the lead, as long as
// nobody can change the trump. Points counted are the cards cashed and the least that the others can add.
#pragma once
#include "moves.hpp"

namespace tysyacha {

// Everything at or below some card of `cards` in its suit.
constexpr Cards shadow(Cards cards) {
    cards |= (cards & ~kNines) >> 1;
    cards |= (cards & ~(kNines | kJacks)) >> 2;
    cards |= (cards & ~(kNines | kJacks)) >> 2;
    return cards;
}

struct Run {
    int tricks = 0;
    int points = 0;
};

// The leader's run of tricks. `own` is what he may cash; with two players `other_b` is empty. A mate follows with
// his best cards, an opponent with his worst. A mate who would have to ruff stops the run like an opponent.
template <bool WithMate>
TYSYACHA_INLINE Run cash(Cards own, Cards other_a, Cards other_b, int trump) {
    Run run;
    const Cards top = own & ~shadow(other_a | other_b);
    const auto add = [&](int suit, int tricks) {
        run.tricks += tricks;
        run.points += kHighestPoints[six(own, suit)][tricks] + kLowestPoints[six(other_a, suit)][tricks] +
                      (WithMate ? kHighestPoints : kLowestPoints)[six(other_b, suit)][tricks];
    };
    // How often `suit` can be led from the top; all of it once the others have run out.
    const auto length = [&](int suit, int a, int b) {
        const int tops = count(top & kSuitCards[suit]);
        return tops >= (a > b ? a : b) ? count(own & kSuitCards[suit]) : tops;
    };
    bool a_ruffs = false, b_ruffs = false;
    if (trump != kNoSuit) {
        const int a = count(other_a & kSuitCards[trump]), b = count(other_b & kSuitCards[trump]);
        if (a | b | (own & kSuitCards[trump])) {
            const int tricks = length(trump, a, b);
            if (tricks) add(trump, tricks);
            a_ruffs = a > tricks;
            b_ruffs = b > tricks;
        }
    }
    for (int suit = 0; suit < kSuits; suit++) {
        if (suit == trump || !(top & kSuitCards[suit])) continue;
        const int a = count(other_a & kSuitCards[suit]), b = count(other_b & kSuitCards[suit]);
        int tricks = length(suit, a, b);
        if (a_ruffs && a < tricks) tricks = a;
        if (b_ruffs && b < tricks) tricks = b;
        if (tricks) add(suit, tricks);
    }
    return run;
}

// The k lowest cards of a hand, in points.
TYSYACHA_INLINE int cheapest(Cards hand, int k) {
    int points = 0;
    Cards rank = kNines;
    for (int r = kNine; r <= kAce && k > 0; r++, rank <<= 1) {
        const int there = count(hand & rank), taken = there < k ? there : k;
        points += taken * kRankPoints[r];
        k -= taken;
    }
    return points;
}

// Trumps of one side above all of the other's: whatever trick they fall in, that side takes it. `one` and `two` are
// the hands of the side, `against` those it must beat; each top trump of one hand takes a trick of its own.
TYSYACHA_INLINE int top_trumps(Cards one, Cards two, Cards against_a, Cards against_b, int trump) {
    const Cards trumps = kSuitCards[trump];
    const Cards top = (one | two) & trumps & ~shadow((against_a | against_b) & trumps);
    if (!top) return 0;
    const int in_one = count(top & one), in_two = count(top & two);
    const int tricks = in_one > in_two ? in_one : in_two;
    return card_points(top) + cheapest(against_a, tricks) + cheapest(against_b, tricks);
}

}  // namespace tysyacha
