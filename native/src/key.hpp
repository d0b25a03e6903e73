// A whole position at the start of a trick in 64 bits: two bits a card for its holder, sixteen for the facts.
// What cannot matter any more is left out, so that more positions are one.
#pragma once
#include <type_traits>

#include "position.hpp"
#include "rules.hpp"

namespace tysyacha {

template <class Rules>
inline std::uint64_t key_of(const Rules& rules, const State& s, int leader) {
    const Cards left = s.left();
    const Facts& f = s.facts;
    const std::uint64_t cards =
        std::uint64_t{s.hand[0] | s.hand[2]} | std::uint64_t{s.hand[1] | s.hand[2]} << 24;
    unsigned trump = f.trump;
    if (!rules.first_only && !(left & kSuitCards[f.trump])) trump = kNoSuit;
    unsigned named = trump == kNoSuit ? 0 : 1 + trump * 3;
    if (rules.no_foreign_trump_lead && named) named += f.trump_owner;
    unsigned aces = 0, automatic = kNobody, queens = 0;
    if (rules.aces != 0) {
        if (f.aces_owner != kNobody) aces = 1 + f.aces_owner * 2u + f.next_ace_names_trump;
        automatic = f.automatic_aces;
    }
    if (rules.half)
        for (unsigned suit = 0; suit < kSuits; suit++)
            if (left >> (suit * 6 + kQueen) & 1) queens |= f.queens_used & 1u << suit;
    const unsigned facts = static_cast<unsigned>(leader) | named << 2 | aces << 6 | automatic << 9 |
                           unsigned{f.first_trick} << 11 | queens << 12;
    return cards | std::uint64_t{facts} << 48;
}

}  // namespace tysyacha
