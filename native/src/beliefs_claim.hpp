// A claim: an order of plays by which a seat takes every trick that is left, whatever cards the others have in any
// of the worlds and however they play them. An order that wins in one world only is no claim: nobody could know.
//
// Who must win every trick is always on lead, and any card of another seat that may beat his ends it. So the others
// do not matter to each other, and of each all that counts is the set of hands that it may have by now.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

#include "moves.hpp"

namespace tysyacha {

using Hands = std::vector<Cards>;

struct ClaimPlan {
    bool proven = false;
    bool given_up = false;  // neither proven nor refuted within the limit
    std::array<Move, kPack> move{};
    int size = 0;
};

// `others[seat]` are the hands that each other seat may have now, in any order. The claimant is to play.
ClaimPlan prove_claim(const PlayRules& rules, const Position& p, std::array<Hands, kMaxSeats> others);

}  // namespace tysyacha
