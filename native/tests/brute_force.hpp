// The value of a position by trying everything, over `legal_moves` and `apply` alone: nothing of the search is in it.
#pragma once
#include <algorithm>
#include <map>
#include <tuple>

#include "moves.hpp"

namespace tysyacha {

class BruteForce {
public:
    explicit BruteForce(const PlayRules& rules) : rules_(rules) {}

    // The declarer's final points.
    int value(const Position& p) { return p.taken[p.declarer] + to_come(p); }

private:
    int to_come(const Position& p) {
        if (p.over()) return 0;
        const auto key =
            std::tuple(p.state.hand, pack(p), p.on_table > 0 ? p.trick[0] : 99, p.on_table > 1 ? p.trick[1] : 99);
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        const bool mine = p.to_move() == p.declarer;
        const MoveList moves = legal_moves(rules_, p);
        int best = mine ? -1 : 1 << 20;
        for (int i = 0; i < moves.size; i++) {
            Position next = p;
            apply(rules_, next, moves.move[i]);
            const int value = next.taken[p.declarer] - p.taken[p.declarer] + to_come(next);
            best = mine ? std::max(best, value) : std::min(best, value);
        }
        return known_[key] = best;
    }

    static std::array<int, 10> pack(const Position& p) {
        const Facts& f = p.state.facts;
        return {p.leader,      f.trump,      f.trump_owner,          f.pending_trump,
                f.queens_used, f.aces_owner, f.next_ace_names_trump, f.automatic_aces,
                f.first_trick, p.on_table};
    }

    PlayRules rules_;
    std::map<std::tuple<std::array<Cards, 3>, std::array<int, 10>, int, int>, int> known_;
};

}  // namespace tysyacha
