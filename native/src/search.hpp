// The search: can the declarer still take `goal` points? Alpha-beta with a window of one point, fail-soft, trick
// by trick. The declarer is seat 0; his opponents play as one. Seats in a trick are template parameters, so that
// who maximises is known to the compiler.
#pragma once
#include <cstdint>

#include "bounds.hpp"
#include "equals.hpp"
#include "ideas.hpp"
#include "key.hpp"
#include "moves.hpp"
#include "sure_tricks.hpp"
#include "table.hpp"

namespace tysyacha {

template <class Rules, class Ideas>
class Search {
    static constexpr int N = Rules::players;
    static constexpr int kLow = -30000, kHigh = 30000;

public:
    Search(const Rules& rules, Table& table, const Ideas& ideas, int aside)
        : rules_(rules), table_(table), ideas_(ideas), last_points_(rules.last_trick + aside) {}

    // At least `goal` where the declarer can still take that many, else less; the answer itself is a bound on
    // the points still to come, below or above.
    int ask(const Position& p, int goal) {
        State s = p.state;
        const int tricks = count(s.hand[p.to_move()]);
        if (tricks == 0) return 0;
        int points = card_points(s.left()) + last_points_;
        for (int i = 0; i < p.on_table; i++) points += kPoints[p.trick[i]];
        switch (p.leader) {
            case 0:
                return ask_from<0>(p, s, tricks, points, goal);
            case 1:
                return ask_from<1>(p, s, tricks, points, goal);
            default:
                if constexpr (N == 3) return ask_from<2>(p, s, tricks, points, goal);
                return 0;
        }
    }

    std::uint64_t nodes = 0;

private:
    template <int L>
    int ask_from(const Position& p, State& s, int tricks, int points, int goal) {
        if (p.on_table == 0) return lead<L>(s, tricks, points, goal);
        if constexpr (N == 2) {
            return last<L, L>(s, tricks, points, p.trick[0], p.trick[0], kPoints[p.trick[0]], goal);
        } else {
            if (p.on_table == 1) return second<L>(s, tricks, points, p.trick[0], goal);
            const int best = best_on_table(p), there = kPoints[p.trick[0]] + kPoints[p.trick[1]];
            if (best == p.trick[0]) return last<L, L>(s, tricks, points, p.trick[0], best, there, goal);
            return last<L, (L + 1) % N>(s, tricks, points, p.trick[0], best, there, goal);
        }
    }

    int child(int leader, const State& s, int tricks, int points, int goal) {
        if (tricks == 0) return 0;
        if (leader == 0) return lead<0>(s, tricks, points, goal);
        if constexpr (N == 3)
            if (leader == 2) return lead<2>(s, tricks, points, goal);
        return lead<1>(s, tricks, points, goal);
    }

    template <int L>
    int last_trick(const State& s, int points) const {
        constexpr int B = (L + 1) % N, C = (L + 2) % N;
        const int trump = s.facts.trump;
        int best = lowest(s.hand[L]), winner = L;
        if (beaters(best, trump) & s.hand[B]) best = lowest(s.hand[B]), winner = B;
        if constexpr (N == 3)
            if (beaters(best, trump) & s.hand[C]) winner = C;
        return winner == 0 ? points : 0;
    }

    template <int L>
    int lead(const State& s, int tricks, int points, int goal) {
        constexpr bool mine = L == 0;
        if (goal <= 0) return 0;
        int high = ideas_.marriage_bound ? points + can_declare(rules_, s, 0) : kMostPoints;
        if (high < goal) return high;
        // Nothing can be declared with one card, but four aces may fall due.
        if (ideas_.last_trick && tricks == 1 && rules_.aces == 0) {
            nodes++;
            return last_trick<L>(s, points);
        }
        int low = 0;
        std::uint64_t key = 0;
        Entry* bucket = nullptr;
        Entry* own = nullptr;
        int known = kNoMove;
        if (ideas_.table) {
            key = key_of(rules_, s, L);
            bucket = table_.bucket(key);
            const Cards left = s.left();
            for (std::size_t i = 0; i < Table::kWays; i++) {
                Entry& e = bucket[i];
                if (!table_.holds(e, key)) continue;
                if (e.left == left) {
                    own = &e;
                    low = at_least(low, static_cast<int>(e.low));
                    high = at_most(high, static_cast<int>(e.high));
                    known = static_cast<int>(e.move);
                } else if (ideas_.alike) {
                    low = at_least(low, static_cast<int>(e.low) - dearer(left, e.left));
                    high = at_most(high, static_cast<int>(e.high) + dearer(e.left, left));
                }
            }
            if (low >= goal) return low;
            if (high < goal) return high;
        }
        if (ideas_.sure_tricks) {
            const int sure = bound_by_tricks<L>(s, tricks, points);
            if (mine) {
                if (sure >= goal) return sure;
            } else {
                if (high > sure) high = sure;
                if (high < goal) return high;
            }
        }
        if (ideas_.sure_trumps && s.facts.trump != kNoSuit) {
            if (!mine && trump_stays(s, 1, 2)) {
                const int sure = top_trumps(s.hand[0], 0, s.hand[1], s.hand[2], s.facts.trump);
                if (sure >= goal) return sure;
            }
            if (trump_stays(s, 0, 0)) {
                const int sure =
                    points + can_declare(rules_, s, 0) - top_trumps(s.hand[1], s.hand[2], s.hand[0], 0, s.facts.trump);
                if (sure < goal) return sure;
            }
        }
        int best = mine ? kLow : kHigh, best_move = kNoMove;
        State next;
        // Plays one lead; true where it settles the question.
        const auto settles = [&](int card, Declare declare) {
            next = s;
            next.hand[L] &= ~bit(card);
            const int declared = lead_effect(rules_, next.facts, L, card, declare);
            const int gain = mine ? declared : 0;
            int value;
            if constexpr (N == 2)
                value = gain + last<L, L>(next, tricks, points, card, card, kPoints[card], goal - gain);
            else value = gain + second<L>(next, tricks, points, card, goal - gain);
            if (mine ? value <= best : value >= best) return false;
            best = value;
            best_move = card | static_cast<int>(declare) << 5;
            return mine ? best >= goal : best < goal;
        };
        // Plain leads rank by rank, from the top or from the bottom.
        const auto plain = [&](Cards cards, bool from_top) {
            for (Cards rank = from_top ? kAces : kNines; cards; rank = from_top ? rank >> 1 : rank << 1) {
                for (Cards some = cards & rank; some; some &= some - 1) {
                    const int card = lowest(some);
                    if (card != known && settles(card, Declare::none)) return true;
                }
                cards &= ~rank;
            }
            return false;
        };
        const auto search_leads = [&] {
            if (known != kNoMove && settles(known & 31, static_cast<Declare>(known >> 5))) return;
            const Cards hand = s.hand[L];
            Cards open = may_lead(rules_, hand, s.facts, L);
            for (Cards special = open & declarable(rules_, hand, s.facts, L); special;) {
                const int card = highest(special);
                special &= ~bit(card);
                const auto declares = [&](Declare d) {
                    return (card | static_cast<int>(d) << 5) != known && settles(card, d);
                };
                if (can_declare_aces(rules_, hand, s.facts, card) && declares(Declare::aces)) return;
                if (can_declare_nines(rules_, hand, card) && declares(Declare::nines)) return;
                if (can_half(rules_, hand, s.facts, card) && declares(Declare::half)) return;
                if (can_marry(rules_, hand, s.facts, card)) {
                    if (declares(Declare::marriage)) return;
                    if (rules_.automatic) open &= ~bit(card);
                }
            }
            const Cards top = ideas_.ordering ? open & ~shadow(s.left() & ~hand) : 0;
            const Cards trumps = kSuitCards[s.facts.trump];
            if ((top & ~trumps) && plain(top & ~trumps, true)) return;
            if ((open & ~top) && plain(open & ~top, false)) return;
            if (top & trumps) plain(top & trumps, true);
        };
        search_leads();
        if (mine ? best > high : best < low) best = mine ? high : low;
        if (ideas_.table) {
            if (!own || !table_.holds(*own, key) || own->left != s.left()) own = find_or_make(bucket, key, s.left());
            if (best >= goal) low = best;
            else high = best;
            own->low = low & kMostPoints;
            own->high = high & kMostPoints;
            own->move = best_move & 0xFF;
        }
        return best;
    }

    static int at_least(int a, int b) { return a > b ? a : b; }
    static int at_most(int a, int b) { return a < b ? a : b; }
    Entry* find_or_make(Entry* bucket, std::uint64_t key, Cards left) {
        for (std::size_t i = 0; i < Table::kWays; i++)
            if (table_.holds(bucket[i], key) && bucket[i].left == left) return &bucket[i];
        return &table_.room(bucket, key, left);
    }
    template <int L>
    int second(State& s, int tricks, int points, int led, int goal) {
        constexpr int P = (L + 1) % N;
        constexpr bool mine = P == 0;
        const Cards hand = s.hand[P];
        const int trump = s.facts.trump, led_suit = kSuitOf[led];
        const Cards legal = may_follow(rules_, hand, led_suit, led, trump);
        const Cards win = legal & beaters(led, trump), lose = legal & ~win;
        int best = mine ? kLow : kHigh;
        const int nines = nines_with(s, P);
        const auto pass = [&]<int W>(Cards cards, bool from_top) {
            while (cards) {
                const int card = from_top ? highest(cards) : lowest(cards);
                cards &= ~bit(card);
                const int gain = mine && rank_of(card) == kNine ? nines : 0;
                s.hand[P] = hand & ~bit(card);
                const int value = gain + last<L, W>(s, tricks, points, led, W == L ? led : card,
                                                    kPoints[led] + kPoints[card], goal - gain);
                if (mine ? value <= best : value >= best) continue;
                best = value;
                if (mine ? best >= goal : best < goal) return true;
            }
            return false;
        };
        // Points go to a mate whom the declarer cannot beat; otherwise beat high or throw low.
        const bool give = L != 0 && P != 0 && !(beaters(led, trump) & s.hand[0]);
        if (give) {
            if (!pass.template operator()<L>(lose, true)) pass.template operator()<P>(win, true);
        } else {
            if (!pass.template operator()<P>(win, true)) pass.template operator()<L>(lose, false);
        }
        s.hand[P] = hand;
        return best;
    }

    int nines_with(const State& s, int seat) const {
        return rules_.nines != 0 && (s.hand[seat] & kNines) == kNines ? rules_.nines : 0;
    }

    // The last card of a trick that `W` is winning with `best`; `there` are the points already in it.
    template <int L, int W>
    int last(State& s, int tricks, int points, int led, int best_card, int there, int goal) {
        constexpr int P = (L + N - 1) % N;
        constexpr bool mine = P == 0;
        constexpr bool mates = (P == 0) == (W == 0);
        const Cards hand = s.hand[P];
        const Facts facts = s.facts;
        const Cards legal = may_follow(rules_, hand, kSuitOf[led], best_card, facts.trump);
        Cards win = legal & beaters(best_card, facts.trump), lose = legal & ~win;
        if (ideas_.equals && (legal & (legal - 1))) {
            const Cards gone = kAllCards & ~s.left() & ~bit(best_card);
            const Equals equal = equals_in(rules_, hand, gone, facts, P);
            win &= ~equal.above;
            lose &= mates ? ~equal.above : ~equal.below;
        }
        const int nines = nines_with(s, P);
        int best = mine ? kLow : kHigh;
        const auto pass = [&]<int Winner>(Cards cards, bool from_top) {
            while (cards) {
                const int card = from_top ? highest(cards) : lowest(cards);
                cards &= ~bit(card);
                nodes++;
                const int in_trick = there + kPoints[card];
                int gain = mine && rank_of(card) == kNine ? nines : 0;
                if (Winner == 0) gain += tricks == 1 ? points : in_trick;
                s.hand[P] = hand & ~bit(card);
                s.facts = facts;
                const int extra = trick_effect(rules_, s.facts, L, Winner);
                if (Winner == 0) gain += extra;
                const int value = gain + child(Winner, s, tricks - 1, points - in_trick, goal - gain);
                if (mine ? value > best : value < best) {
                    best = value;
                    if (mine ? best >= goal : best < goal) return true;
                }
            }
            return false;
        };
        if constexpr (mates) {
            if (!pass.template operator()<P>(win, true)) pass.template operator()<W>(lose, true);
        } else {
            if (!pass.template operator()<P>(win, true)) pass.template operator()<W>(lose, false);
        }
        s.hand[P] = hand;
        s.facts = facts;
        return best;
    }

    // Whether these two seats can do nothing about the trump in force.
    bool trump_stays(const State& s, int one, int two) const {
        if (rules_.first_only) return true;
        if (rules_.aces != 0 || rules_.half) return false;
        if (rules_.automatic) {  // a mate, too, may have nothing else to lead
            one = 0;
            two = 1;
            if (paired_queens(s.hand[2])) return false;
        }
        return !paired_queens(s.hand[one]) && !paired_queens(s.hand[two]);
    }

    // What the leader may be sure of: for the declarer his points from below, else the declarer's from above.
    template <int L>
    int bound_by_tricks(const State& s, int tricks, int points) const {
        constexpr int A = L == 0 ? 1 : 0, B = L == 0 ? 2 : 3 - L;  // a defender's mate is the second
        const Cards a = s.hand[A], b = N == 3 ? s.hand[B] : 0;
        Cards own = s.hand[L];
        constexpr bool mine = L == 0;
        if (rules_.aces_continue && s.facts.aces_owner == L) return mine ? 0 : kHigh;
        if (rules_.no_foreign_trump_lead && s.facts.trump_owner != L) return mine ? 0 : kHigh;
        if (rules_.aces_trump == AcesTrump::next_ace && s.facts.next_ace_names_trump) return mine ? 0 : kHigh;
        if (rules_.automatic) {
            const Cards q = paired_queens(own);
            if (q) own &= ~(kSuitCards[kSuitOf[lowest(q)]]);  // leading one of a pair would change the trump
            if (q & (q - 1)) return mine ? 0 : kHigh;
        }
        const Run run = cash<!mine>(own, a, b, s.facts.trump);
        if constexpr (mine) {
            if (run.tricks >= tricks) return points;
            int sure = run.points;
            if (!rules_.half && !rules_.automatic) {
                if (const Cards queens = paired_queens(own); queens && (!s.facts.first_trick || run.tricks)) {
                    const Run keep = cash<false>(own & ~(queens | queens << 1), a, b, s.facts.trump);
                    if (!s.facts.first_trick || keep.tricks) {
                        const int pair = rules_.marriage[kSuitOf[highest(queens)]];
                        if (keep.points + pair > sure) sure = keep.points + pair;
                    }
                }
            }
            return sure;
        } else {
            if (run.tricks >= tricks) return nines_with(s, 0);
            return points + can_declare(rules_, s, 0) - run.points;
        }
    }

    const Rules& rules_;
    Table& table_;
    const Ideas ideas_;
    const int last_points_;
};

}  // namespace tysyacha
