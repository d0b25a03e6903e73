// A position of card play: everything that decides what may be played and what it brings.
#pragma once
#include <array>
#include <cstdint>

#include "cards.hpp"

namespace tysyacha {

inline constexpr int kMaxSeats = 3;
inline constexpr std::uint8_t kNobody = 3;

// What has been said and taken, as far as it bears on what may come.
struct Facts {
    std::uint8_t trump = kNoSuit;
    std::uint8_t trump_owner = kNobody;     // who declared the trump in force
    std::uint8_t pending_trump = kNoSuit;   // declared in this trick, in force from the next
    std::uint8_t queens_used = 0;           // suits (bits) whose queen has served a declaration
    std::uint8_t aces_owner = kNobody;      // who declared four aces
    std::uint8_t next_ace_names_trump = 0;  // and his next ace led sets trumps
    std::uint8_t automatic_aces = kNobody;  // dealt four aces that count with his first trick
    std::uint8_t first_trick = 1;           // no trick has been taken yet

    bool operator==(const Facts&) const = default;
};

// Cards still held, by active seat, and the facts. At the start of a trick this and the leader are all there is.
struct State {
    std::array<Cards, kMaxSeats> hand{};
    Facts facts;

    Cards left() const { return hand[0] | hand[1] | hand[2]; }
};

struct Position {
    State state;
    int players = 3;
    int declarer = 0;
    int leader = 0;                       // who led, or leads, to this trick
    int on_table = 0;                     // cards in the trick so far
    std::array<std::uint8_t, 2> trick{};  // in the order played
    std::array<int, kMaxSeats> taken{};   // points so far: captured and declared
    int aside = 0;                        // card points that go with the last trick (second talon, cards laid aside)

    int to_move() const { return (leader + on_table) % players; }
    bool over() const { return on_table == 0 && state.left() == 0; }
};

// The same position with the seats renumbered so that the declarer is seat 0.
inline Position from_declarer(const Position& p) {
    Position q = p;
    const auto turned = [&](int seat) { return (seat - p.declarer + p.players) % p.players; };
    const auto turned_fact = [&](std::uint8_t seat) {
        return seat == kNobody ? kNobody : static_cast<std::uint8_t>(turned(seat));
    };
    for (int seat = 0; seat < p.players; seat++) {
        q.state.hand[turned(seat)] = p.state.hand[seat];
        q.taken[turned(seat)] = p.taken[seat];
    }
    q.state.facts.trump_owner = turned_fact(p.state.facts.trump_owner);
    q.state.facts.aces_owner = turned_fact(p.state.facts.aces_owner);
    q.state.facts.automatic_aces = turned_fact(p.state.facts.automatic_aces);
    q.leader = turned(p.leader);
    q.declarer = 0;
    return q;
}

}  // namespace tysyacha
