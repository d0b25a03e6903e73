#include "beliefs_claim.hpp"

#include <algorithm>
#include <utility>

namespace tysyacha {

namespace {

// Sorted, each hand once.
void make_set(Hands& hands) {
    std::sort(hands.begin(), hands.end());
    hands.erase(std::unique(hands.begin(), hands.end()), hands.end());
}

class ClaimSearch {
public:
    // So many hands are looked at, at most: about a second. The usual claim needs a hundredth of it.
    static constexpr std::size_t kMostHands = 20'000'000;

    ClaimSearch(const PlayRules& rules, const Position& p) : rules_(rules), p_(p), seat_(p.to_move()) {}

    ClaimPlan prove(std::array<Hands, kMaxSeats> others) {
        ClaimPlan plan;
        for (int seat = 0; seat < p_.players; seat++) make_set(others[seat]);
        plan.proven = p_.on_table == 0 ? lead(p_.state.hand[seat_], p_.state.facts, others, plan, 0)
                                       : join(others, plan);
        plan.given_up = !plan.proven && looked_ > kMostHands;
        return plan;
    }

private:
    // The trick that others began: win it first.
    bool join(const std::array<Hands, kMaxSeats>& others, ClaimPlan& plan) {
        const int best = best_on_table(p_), led = kSuitOf[p_.trick[0]];
        const MoveList moves = legal_moves(rules_, p_);
        for (int i = 0; i < moves.size; i++) {
            const Move move = moves.move[i];
            if (!(beaters(best, p_.state.facts.trump) & bit(move.card))) continue;
            std::array<Hands, kMaxSeats> after = others;
            bool beaten = false;
            for (int at = p_.on_table + 1; at < p_.players; at++) {
                const int seat = (p_.leader + at) % p_.players;
                beaten |= !respond(others[seat], led, move.card, p_.state.facts.trump, after[seat]);
            }
            if (beaten) continue;
            Facts facts = p_.state.facts;
            trick_effect(rules_, facts, p_.leader, seat_);
            plan.move[plan.size++] = move;
            if (lead(p_.state.hand[seat_] & ~bit(move.card), facts, after, plan, plan.size)) return true;
            plan.size--;
        }
        return false;
    }

    bool lead(Cards hand, const Facts& facts, const std::array<Hands, kMaxSeats>& others, ClaimPlan& plan, int at) {
        if (!hand) {
            plan.size = at;
            return true;
        }
        MoveList moves;
        add_leads(rules_, hand, facts, seat_, moves);
        order(moves, facts);
        for (int i = 0; i < moves.size; i++) {
            if (looked_ > kMostHands) return false;
            const Move move = moves.move[i];
            const int suit = kSuitOf[move.card];
            Facts after = facts;
            lead_effect(rules_, after, seat_, move.card, move.declare);
            std::array<Hands, kMaxSeats> next;
            bool beaten = false;
            for (int seat = 0; seat < p_.players && !beaten; seat++)
                if (seat != seat_) beaten = !respond(others[seat], suit, move.card, after.trump, next[seat]);
            if (beaten) continue;
            const bool trump_stays = after.trump == facts.trump && after.pending_trump == kNoSuit;
            trick_effect(rules_, after, seat_, seat_);
            plan.move[at] = move;
            if (lead(hand & ~bit(move.card), after, next, plan, at + 1)) return true;
            if (trump_stays && harmless(hand, suit, after.trump, others)) return false;
        }
        return false;
    }

    // A card that wins for certain costs nothing to be led at once where trumps do not come into it any more: all
    // his cards must win in the end, and the others only get fewer.
    bool harmless(Cards hand, int suit, int trump, const std::array<Hands, kMaxSeats>& others) const {
        if (rules_.next_trick || rules_.automatic || rules_.aces != 0 || rules_.half) return false;
        if (paired_queens(hand)) return false;
        if (trump == kNoSuit || suit == trump) return true;
        for (int seat = 0; seat < p_.players; seat++)
            if (seat != seat_)
                for (const Cards cards : others[seat])
                    if (cards & kSuitCards[trump]) return false;
        return true;
    }

    // What each hand may become by following to `card`; false if some hand may beat it.
    bool respond(const Hands& hands, int led, int card, int trump, Hands& after) {
        const Cards beat = beaters(card, trump);
        after.clear();
        for (const Cards hand : hands) {
            Cards legal = may_follow(rules_, hand, led, card, trump);
            looked_++;
            if (legal & beat) return false;
            for (; legal; legal &= legal - 1) after.push_back(hand & ~(legal & -legal));
        }
        make_set(after);
        return true;
    }

    // Trumps from the top, then the rest from the top, then what changes the trump.
    static void order(MoveList& moves, const Facts& facts) {
        const auto late = [&](const Move& move) {
            return 100 * (move.declare != Declare::none) + 50 * (kSuitOf[move.card] != facts.trump) - rank_of(move.card);
        };
        std::stable_sort(moves.move.begin(), moves.move.begin() + moves.size,
                         [&](const Move& a, const Move& b) { return late(a) < late(b); });
    }

    const PlayRules& rules_;
    const Position& p_;
    const int seat_;
    std::size_t looked_ = 0;
};

}  // namespace

ClaimPlan prove_claim(const PlayRules& rules, const Position& p, std::array<Hands, kMaxSeats> others) {
    return ClaimSearch(rules, p).prove(std::move(others));
}

}  // namespace tysyacha
