#include "check.hpp"

namespace tysyacha {

namespace {

std::string card_name(int card) {
    return {"9JQKTA"[rank_of(card)], "SCDH"[kSuitOf[card]]};
}

std::string seat_name(int seat) {
    return "seat " + std::to_string(seat);
}

bool is_seat(int seat, int players) {
    return seat >= 0 && seat < players;
}
bool is_seat_or_nobody(int seat, int players) {
    return is_seat(seat, players) || seat == kNobody;
}

std::string wrong_with_hands(const Position& p) {
    Cards seen = 0;
    for (int seat = 0; seat < p.players; seat++) {
        const Cards hand = p.state.hand[seat];
        if (hand & ~kAllCards) return "The hand of " + seat_name(seat) + " has a card beyond the 24 of the pack.";
        if (hand & seen) return card_name(lowest(hand & seen)) + " is in two hands; every card can be in one only.";
        seen |= hand;
    }
    for (int i = 0; i < p.on_table; i++) {
        if (p.trick[i] >= kPack) return "A card of the trick is none of the 24 of the pack.";
        if (seen & bit(p.trick[i]))
            return card_name(p.trick[i]) + " is on the table and cannot be held or played again.";
        seen |= bit(p.trick[i]);
    }
    const int size = count(p.state.hand[p.to_move()]);
    for (int i = 0; i < p.players; i++) {
        const int seat = (p.leader + i) % p.players, due = size - (i < p.on_table ? 1 : 0);
        if (count(p.state.hand[seat]) != due)
            return "The hand of " + seat_name(seat) + " has " + std::to_string(count(p.state.hand[seat])) +
                   " cards; beside the others and the trick it must have " + std::to_string(due) + ".";
    }
    if (p.on_table > 0 && size == 0) return "It is the turn of " + seat_name(p.to_move()) + ", which has no card.";
    if (card_points(seen) + p.aside > 120) return "More than the 120 card points of the pack are still to be taken.";
    return {};
}

std::string wrong_with_facts(const PlayRules& rules, const Position& p) {
    const Facts& f = p.state.facts;
    if (f.trump > kNoSuit || f.pending_trump > kNoSuit) return "A trump is a suit from 0 to 3, or none.";
    if (!is_seat_or_nobody(f.trump_owner, p.players) || !is_seat_or_nobody(f.aces_owner, p.players) ||
        !is_seat_or_nobody(f.automatic_aces, p.players))
        return "Who declared trumps or aces must be a seat of the table, or nobody.";
    if (rules.no_foreign_trump_lead && f.trump != kNoSuit && f.trump_owner == kNobody)
        return "Where a foreign trump may not be led, it must be known who declared the trump.";
    if (f.pending_trump != kNoSuit && (!rules.next_trick || p.on_table == 0))
        return "A trump can only be pending in the middle of a trick, and where it comes into force with the next.";
    if (f.queens_used > 15) return "Queens used are a set of the four suits.";
    if (rules.aces == 0 && f.aces_owner != kNobody)
        return "Where four aces count for nothing nobody can have declared them.";
    if (f.next_ace_names_trump && f.aces_owner == kNobody)
        return "Nobody has declared aces, so no ace can name trumps.";
    return {};
}

// What lies on the table must have been legal for the hands it came from.
std::string wrong_with_trick(const PlayRules& rules, const Position& p) {
    for (int i = 1; i < p.on_table; i++) {
        Position before = p;
        before.on_table = i;
        const int seat = (p.leader + i) % p.players;
        const Cards held = p.state.hand[seat] | bit(p.trick[i]);
        const Cards legal = may_follow(rules, held, kSuitOf[p.trick[0]], best_on_table(before), p.state.facts.trump);
        if (!(legal & bit(p.trick[i])))
            return card_name(p.trick[i]) + " cannot have been played by " + seat_name(seat) +
                   ", whose hand had a card that the rules demanded.";
    }
    return {};
}

}  // namespace

std::string wrong_with(const PlayRules& rules) {
    if (rules.players != 2 && rules.players != 3) return "Two or three players take part in a deal.";
    for (const int value : rules.marriage)
        if (value < 0 || value > 200 || value % 2) return "A marriage is worth an even number of points up to 200.";
    if (rules.aces < 0 || rules.aces > 200) return "Four aces are worth up to 200 points.";
    if (rules.nines < 0 || rules.nines > 360) return "Four nines are worth up to 360 points.";
    if (rules.last_trick < 0 || rules.last_trick > 10) return "The last trick is worth up to 10 points.";
    if (rules.must_overtrump && !rules.must_trump) return "A duty to overtrump needs the duty to trump.";
    return {};
}

std::string wrong_with(const PlayRules& rules, const Position& p) {
    if (p.players != rules.players)
        return "The position has " + std::to_string(p.players) + " hands, the rules are for " +
               std::to_string(rules.players) + " players.";
    if (!is_seat(p.declarer, p.players)) return "The declarer must be one of the seats.";
    if (!is_seat(p.leader, p.players)) return "The leader must be one of the seats.";
    if (p.on_table < 0 || p.on_table >= p.players)
        return "A trick that is not complete has fewer cards than there are players.";
    if (p.aside < 0 || p.aside > 120) return "The cards laid aside hold between 0 and 120 points.";
    for (int seat = 0; seat < p.players; seat++)
        if (p.taken[seat] < 0 || p.taken[seat] > 2000) return "Points taken lie between 0 and 2000.";
    for (const auto& check : {wrong_with_hands(p), wrong_with_facts(rules, p)})
        if (!check.empty()) return check;
    return wrong_with_trick(rules, p);
}

}  // namespace tysyacha
