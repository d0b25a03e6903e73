// A simple player for playouts: rules of thumb over what is on the table and what has been played. It looks at its
// own hand and at the set of cards still out, never at who holds them.
#pragma once
#include "moves.hpp"

namespace tysyacha {

struct SimpleEyes {
    int seat;
    bool declarer;
    Cards hand, out;  // own cards; cards that the others may still hold
    int trump;

    explicit SimpleEyes(const Position& p)
        : seat(p.to_move()),
          declarer(p.to_move() == p.declarer),
          hand(p.state.hand[p.to_move()]),
          out(p.state.left() & ~p.state.hand[p.to_move()]),
          trump(p.state.facts.trump) {}

    Cards pairs() const { return paired_queens(hand) | paired_queens(hand) << 1; }

    // Nobody can have a higher card of its suit, and no trump is out against it.
    bool sure(int card) const {
        if (out & kHigher[card]) return false;
        return kSuitOf[card] == trump || !(out & kSuitCards[trump]);
    }
    bool top(int card) const { return !(out & kHigher[card]); }
};

// How much it costs to part with a card that wins nothing: its points, and what it may still be good for.
inline int keeping_worth(const SimpleEyes& eyes, int card) {
    int worth = 4 * kPoints[card];
    if (eyes.pairs() & bit(card)) worth += 120;
    if (kSuitOf[card] == eyes.trump) worth += 30;
    if (eyes.top(card)) worth += 40;
    return worth;
}

inline int lead_worth(const SimpleEyes& eyes, const Position& p, Move move) {
    const int card = move.card, suit = kSuitOf[card];
    if (move.declare != Declare::none) {
        // The dearest first; of a pair the queen, so that the king stays to win.
        int worth = 1000 + (rank_of(card) == kKing ? 0 : 5);
        if (move.declare == Declare::marriage) worth += 10 * suit;
        if (move.declare == Declare::aces || move.declare == Declare::nines) worth += 500;
        return worth;
    }
    // A sure trick before a marriage: it also brings the right to declare one.
    if (eyes.sure(card) && !(eyes.pairs() & bit(card)))
        return (p.state.facts.first_trick ? 1600 : 600) + 10 * kPoints[card] - (suit == eyes.trump ? 5 : 0);
    if (eyes.top(card) && !(eyes.pairs() & bit(card))) return 400 + kPoints[card];
    // Otherwise a low card, rather from a long suit, and not a trump.
    return 200 - keeping_worth(eyes, card) + 3 * count(eyes.hand & kSuitCards[suit]);
}

inline int follow_worth(const SimpleEyes& eyes, const Position& p, int card) {
    const int best = best_on_table(p), winner = winner_so_far(p);
    const bool last = p.on_table + 1 == p.players;
    const bool mate_wins = !eyes.declarer && winner != p.declarer;
    const bool wins = beaters(best, eyes.trump) & bit(card);
    int there = 0;
    for (int i = 0; i < p.on_table; i++) there += kPoints[p.trick[i]];
    if (mate_wins && (last || eyes.top(best))) {
        if (!wins) return 500 + 4 * kPoints[card] - ((eyes.pairs() & bit(card)) ? 200 : 0) - (eyes.top(card) ? 30 : 0);
        return 100 - keeping_worth(eyes, card);
    }
    if (wins && (last || eyes.sure(card))) {
        const bool ruffs = kSuitOf[card] == eyes.trump && kSuitOf[best] != eyes.trump;
        return 400 + 4 * there + (ruffs ? -kPoints[card] : 4 * kPoints[card]) - ((eyes.pairs() & bit(card)) ? 80 : 0);
    }
    return 100 - keeping_worth(eyes, card) + (wins ? 10 : 0);
}

inline int simple_choice(const PlayRules&, const Position& p, const MoveList& moves) {
    const SimpleEyes eyes(p);
    int best = 0, most = -100000;
    for (int i = 0; i < moves.size; i++) {
        int worth = p.on_table == 0 ? lead_worth(eyes, p, moves.move[i]) : follow_worth(eyes, p, moves.move[i].card);
        if (p.on_table != 0 && moves.move[i].declare == Declare::nines) worth += 1000;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

}  // namespace tysyacha
