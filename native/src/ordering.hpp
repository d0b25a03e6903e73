// The order in which leads are tried. The list is sorted as it is used: mostly the first few will do.
#pragma once
#include <utility>

#include "moves.hpp"

namespace tysyacha {

struct LeadMove {
    std::uint8_t card;
    Declare declare;
    std::int8_t run;  // leads that differ in points only share it; -1: like no other
    std::int16_t score;
};

struct LeadList {
    LeadMove move[kMaxMoves];
    int size = 0;
    std::uint32_t seen = 0;  // runs of which one has been tried

    void add(LeadMove one) { move[size++] = one; }

    // The best of those not tried yet.
    LeadMove next(int i) {
        int best = i;
        for (int j = i + 1; j < size; j++)
            if (move[j].score > move[best].score) best = j;
        std::swap(move[i], move[best]);
        return move[i];
    }
};

}  // namespace tysyacha
