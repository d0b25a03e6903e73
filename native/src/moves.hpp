// What may be played and declared, and what follows from it. This is the only place of the kernel that knows the
// agreements of card play; the search and the step-by-step walk both come here.
#pragma once
#include "position.hpp"
#include "rules.hpp"

namespace tysyacha {

enum class Declare : std::uint8_t { none, marriage, half, aces, nines };

struct Move {
    std::uint8_t card = 0;
    Declare declare = Declare::none;
    bool operator==(const Move&) const = default;
};

inline constexpr int kMaxMoves = 40;  // 12 cards, each with at most three ways to be led

struct MoveList {
    std::array<Move, kMaxMoves> move;
    int size = 0;
    void add(int card, Declare declare) { move[size++] = {static_cast<std::uint8_t>(card), declare}; }
};

// Following: play.must_beat, play.must_trump, play.must_overtrump. `best` is the card that wins the trick so far.
template <class Rules>
inline Cards may_follow(const Rules& rules, Cards hand, int led_suit, int best, int trump) {
    if (const Cards same = hand & kSuitCards[led_suit]) {
        if (rules.must_beat && kSuitOf[best] == led_suit)
            if (const Cards above = same & kHigher[best]) return above;
        return same;
    }
    if (rules.must_trump)
        if (const Cards trumps = hand & kSuitCards[trump]) {
            if (rules.must_overtrump && kSuitOf[best] == trump)
                if (const Cards above = trumps & kHigher[best]) return above;
            return trumps;
        }
    return hand;
}

// Leading: play.no_foreign_trump_lead comes first, then marriage.aces_continue among what that leaves.
template <class Rules>
inline Cards may_lead(const Rules& rules, Cards hand, const Facts& facts, int seat) {
    Cards open = hand;
    if (rules.no_foreign_trump_lead && facts.trump != kNoSuit && facts.trump_owner != seat)
        if (const Cards others = open & ~kSuitCards[facts.trump]) open = others;
    if (rules.aces_continue && facts.aces_owner == seat && (open & kAces)) open &= kAces;
    return open;
}

// Whether marriages, and what goes on their terms, can be declared with this lead.
template <class Rules>
inline bool marriages_open(const Rules& rules, const Facts& facts) {
    return rules.marriage_first_trick || !facts.first_trick;
}

inline bool queen_free(const Facts& facts, int suit) {
    return !(facts.queens_used >> suit & 1);
}

template <class Rules>
inline bool can_marry(const Rules& rules, Cards hand, const Facts& facts, int card) {
    const int suit = kSuitOf[card], rank = rank_of(card);
    if (rank != kQueen && (rank != kKing || rules.queen_only)) return false;
    if (rules.half && !queen_free(facts, suit)) return false;
    return (paired_queens(hand) & kSuitCards[suit]) && marriages_open(rules, facts);
}

template <class Rules>
inline bool can_half(const Rules& rules, Cards hand, const Facts& facts, int card) {
    if (!rules.half) return false;
    const int suit = kSuitOf[card], rank = rank_of(card);
    if (rank != kQueen && rank != kJack) return false;
    return queen_free(facts, suit) && (half_queens(hand) & kSuitCards[suit]) && marriages_open(rules, facts);
}

template <class Rules>
inline bool can_declare_aces(const Rules& rules, Cards hand, const Facts& facts, int card) {
    if (rules.aces == 0 || rules.aces_when == AcesWhen::automatic) return false;
    if (rank_of(card) != kAce || (hand & kAces) != kAces) return false;
    return rules.aces_when == AcesWhen::any_lead || marriages_open(rules, facts);
}

template <class Rules>
inline bool can_declare_nines(const Rules& rules, Cards hand, int card) {
    return rules.nines != 0 && rank_of(card) == kNine && (hand & kNines) == kNines;
}

template <class Rules>
inline void add_leads(const Rules& rules, Cards hand, const Facts& facts, int seat, MoveList& list) {
    for (Cards open = may_lead(rules, hand, facts, seat); open; open &= open - 1) {
        const int card = lowest(open);
        const bool marriage = can_marry(rules, hand, facts, card);
        if (!(marriage && rules.automatic)) list.add(card, Declare::none);
        if (marriage) list.add(card, Declare::marriage);
        if (can_half(rules, hand, facts, card)) list.add(card, Declare::half);
        if (can_declare_aces(rules, hand, facts, card)) list.add(card, Declare::aces);
        if (can_declare_nines(rules, hand, card)) list.add(card, Declare::nines);
    }
}

template <class Rules>
inline void add_follows(const Rules& rules, Cards hand, Cards legal, MoveList& list) {
    for (Cards open = legal; open; open &= open - 1) {
        const int card = lowest(open);
        list.add(card, Declare::none);
        if (can_declare_nines(rules, hand, card)) list.add(card, Declare::nines);
    }
}

template <class Rules>
inline void set_trump(const Rules& rules, Facts& facts, int seat, int suit) {
    if (rules.first_only && (facts.trump != kNoSuit || facts.pending_trump != kNoSuit)) return;
    if (rules.next_trick) {
        facts.pending_trump = static_cast<std::uint8_t>(suit);
        return;
    }
    facts.trump = static_cast<std::uint8_t>(suit);
    facts.trump_owner = static_cast<std::uint8_t>(seat);
}

// The facts after a lead; returns the points that `seat` declared with it.
template <class Rules>
inline int lead_effect(const Rules& rules, Facts& facts, int seat, int card, Declare declare) {
    const int suit = kSuitOf[card];
    switch (declare) {
        case Declare::marriage:
        case Declare::half: {
            if (rules.half) facts.queens_used = static_cast<std::uint8_t>(facts.queens_used | 1u << suit);
            if (declare == Declare::marriage || rules.half_sets_trump) set_trump(rules, facts, seat, suit);
            return declare == Declare::marriage ? rules.marriage[suit] : rules.marriage[suit] / 2;
        }
        case Declare::aces:
            facts.aces_owner = static_cast<std::uint8_t>(seat);
            if (rules.aces_trump == AcesTrump::led_ace) set_trump(rules, facts, seat, suit);
            if (rules.aces_trump == AcesTrump::next_ace) facts.next_ace_names_trump = 1;
            return rules.aces;
        case Declare::nines:
            return rules.nines;
        case Declare::none:
            break;
    }
    if (rules.aces_trump == AcesTrump::next_ace && facts.next_ace_names_trump && facts.aces_owner == seat &&
        rank_of(card) == kAce) {
        facts.next_ace_names_trump = 0;
        set_trump(rules, facts, seat, suit);
    }
    return 0;
}

// The facts after a trick; returns the points that its winner gets besides the cards and the last-trick bonus.
template <class Rules>
inline int trick_effect(const Rules& rules, Facts& facts, int leader, int winner) {
    facts.first_trick = 0;
    if (rules.next_trick && facts.pending_trump != kNoSuit) {
        facts.trump = facts.pending_trump;
        facts.trump_owner = static_cast<std::uint8_t>(leader);
        facts.pending_trump = kNoSuit;
    }
    if (rules.aces != 0 && rules.aces_when == AcesWhen::automatic && facts.automatic_aces == winner) {
        facts.automatic_aces = kNobody;
        return rules.aces;
    }
    return 0;
}

inline int best_on_table(const Position& p) {
    int best = p.trick[0];
    for (int i = 1; i < p.on_table; i++)
        if (beaters(best, p.state.facts.trump) & bit(p.trick[i])) best = p.trick[i];
    return best;
}

inline int winner_so_far(const Position& p) {
    const int best = best_on_table(p);
    return (p.leader + (p.trick[0] == best ? 0 : 1)) % p.players;
}

inline MoveList legal_moves(const PlayRules& rules, const Position& p) {
    MoveList list;
    const int seat = p.to_move();
    const Cards hand = p.state.hand[seat];
    if (p.on_table == 0) {
        add_leads(rules, hand, p.state.facts, seat, list);
    } else {
        const Cards legal = may_follow(rules, hand, kSuitOf[p.trick[0]], best_on_table(p), p.state.facts.trump);
        add_follows(rules, hand, legal, list);
    }
    return list;
}

// Plays a legal move.
inline void apply(const PlayRules& rules, Position& p, Move move) {
    const int seat = p.to_move();
    p.state.hand[seat] &= ~bit(move.card);
    if (p.on_table == 0) p.taken[seat] += lead_effect(rules, p.state.facts, seat, move.card, move.declare);
    else if (move.declare == Declare::nines) p.taken[seat] += rules.nines;
    if (p.on_table + 1 < p.players) {
        p.trick[p.on_table++] = move.card;
        return;
    }
    const int best = best_on_table(p);
    const bool wins = beaters(best, p.state.facts.trump) & bit(move.card);
    const int winner = wins ? seat : winner_so_far(p);
    for (int i = 0; i < p.on_table; i++) p.taken[winner] += kPoints[p.trick[i]];
    p.taken[winner] += kPoints[move.card] + trick_effect(rules, p.state.facts, p.leader, winner);
    if (p.state.left() == 0) p.taken[winner] += rules.last_trick + p.aside;
    p.leader = winner;
    p.on_table = 0;
}

}  // namespace tysyacha
