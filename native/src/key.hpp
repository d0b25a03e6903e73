// A whole position at the start of a trick in 64 bits, and what differs between positions that are alike.
//
// Two bits a card say who holds it. Cards that are gone separate nothing, so each suit's holders are packed
// together: positions of one pattern play alike, card for card, and their values differ by no more than the points
// of the cards that stand in each other's place. An entry keeps the cards it was found for; where they are
// the very same it holds as it is, otherwise it is worth a bound. Where ranks mean more than their order (half
// marriages, four aces, four nines) nothing is packed.
#pragma once
#include "position.hpp"
#include "rules.hpp"

namespace tysyacha {

namespace made {
constexpr auto packed() {  // [left][cards]: the cards of one suit without the gaps
    std::array<std::array<std::uint8_t, 64>, 64> t{};
    for (int left = 0; left < 64; left++)
        for (int cards = 0; cards < 64; cards++)
            for (int r = 0, at = 0; r < 6; r++)
                if (left >> r & 1) {
                    if (cards >> r & 1) t[left][cards] = static_cast<std::uint8_t>(t[left][cards] | 1 << at);
                    at++;
                }
    return t;
}
constexpr auto dearer() {  // [from][to]: points by which cards of `to` exceed those in their place in `from`
    std::array<std::array<std::uint8_t, 64>, 64> t{};
    for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++) {
            int f = 0, sum = 0;
            for (int r = 0; r < 6; r++) {
                if (!(to >> r & 1)) continue;
                while (f < 6 && !(from >> f & 1)) f++;
                if (f == 6) break;
                if (kRankPoints[r] > kRankPoints[f]) sum += kRankPoints[r] - kRankPoints[f];
                f++;
            }
            t[from][to] = static_cast<std::uint8_t>(sum);
        }
    return t;
}
}  // namespace made

inline constexpr auto kPacked = made::packed();
inline constexpr auto kDearer = made::dearer();

// How much a position with these cards can be worth above one of the same pattern with those.
TYSYACHA_INLINE int dearer(Cards from, Cards to) {
    return kDearer[six(from, 0)][six(to, 0)] + kDearer[six(from, 1)][six(to, 1)] + kDearer[six(from, 2)][six(to, 2)] +
           kDearer[six(from, 3)][six(to, 3)];
}

template <class Rules>
TYSYACHA_INLINE bool packs(const Rules& rules) {
    return !rules.half && rules.aces == 0 && rules.nines == 0;
}

TYSYACHA_INLINE std::uint64_t pack(std::uint64_t left, std::uint64_t cards) {
    std::uint64_t out = 0;
    for (int at = 0; at < kPack; at += 6) out |= std::uint64_t{kPacked[left >> at & 63][cards >> at & 63]} << at;
    return out;
}

template <class Rules>
TYSYACHA_INLINE std::uint64_t key_of(const Rules& rules, const State& s, int leader) {
    const Cards left = s.left();
    const Facts& f = s.facts;
    const Cards one = s.hand[0] | s.hand[2], two = s.hand[1] | s.hand[2];
    unsigned trump = f.trump;
    if (!rules.first_only && !(left & kSuitCards[f.trump])) trump = kNoSuit;
    unsigned named = trump == kNoSuit ? 0 : 1 + trump * 3;
    if (rules.no_foreign_trump_lead && named) named += f.trump_owner;
    unsigned facts = static_cast<unsigned>(leader) | named << 2 | unsigned{f.first_trick} << 6;
    if (packs(rules)) {
        // A pair that can still be declared is more than two neighbours: where it stands belongs to the pattern.
        Cards queens = paired_queens(s.hand[0]) | paired_queens(s.hand[1]) | paired_queens(s.hand[2]);
        for (; queens; queens &= queens - 1) {
            const int queen = lowest(queens);
            facts |= static_cast<unsigned>(1 + count(left & kHigher[queen + 1])) << (7 + 2 * kSuitOf[queen]);
        }
        return pack(left, one) | pack(left, two) << 24 | std::uint64_t{facts} << 48;
    }
    if (rules.aces != 0) {
        if (f.aces_owner != kNobody) facts |= (1 + f.aces_owner * 2u + f.next_ace_names_trump) << 7;
        facts |= unsigned{f.automatic_aces} << 10;
    }
    if (rules.half)
        for (unsigned suit = 0; suit < kSuits; suit++)
            if (left >> (suit * 6 + kQueen) & 1) facts |= (f.queens_used & 1u << suit) << 12;
    return std::uint64_t{one} | std::uint64_t{two} << 24 | std::uint64_t{facts} << 48;
}

}  // namespace tysyacha
