// The kernel against brute force on random positions under random agreements, without Python. Meant to be run
// under the sanitizers too. Usage: tysyacha_self_test [positions] [seed]
#include <cstdio>
#include <cstdlib>
#include <random>

#include "batch.hpp"
#include "brute_force.hpp"
#include "check.hpp"
#include "solver.hpp"

using namespace tysyacha;

namespace {

class Dice {
public:
    explicit Dice(unsigned seed) : random_(seed) {}
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool coin() { return below(2) == 0; }
    bool rare() { return below(4) == 0; }

private:
    std::mt19937 random_;
};

PlayRules random_rules(Dice& dice) {
    PlayRules r;
    r.players = dice.rare() ? 2 : 3;
    r.last_trick = dice.coin() ? 10 : 0;
    if (dice.rare()) return r;  // classic
    r.must_beat = dice.coin();
    r.must_trump = !dice.rare();
    r.must_overtrump = r.must_trump && dice.coin();
    r.no_foreign_trump_lead = dice.rare();
    r.marriage_first_trick = dice.coin();
    r.queen_only = dice.rare();
    r.automatic = dice.rare();
    r.first_only = dice.rare();
    r.next_trick = dice.rare();
    r.half = dice.rare();
    r.half_sets_trump = dice.coin();
    r.aces = dice.rare() ? 200 : 0;
    r.aces_trump = static_cast<AcesTrump>(dice.below(3));
    r.aces_when = static_cast<AcesWhen>(dice.below(3));
    r.aces_continue = dice.coin();
    r.nines = dice.rare() ? 100 : 0;
    return r;
}

// Hands with a liking for pairs, aces and nines, so that something can be declared.
Position random_position(const PlayRules& rules, Dice& dice, int size) {
    Position p;
    p.players = rules.players;
    Cards pack = kAllCards;
    const auto deal = [&](int seat, Cards cards) {
        if (count(p.state.hand[seat] | cards) > size || (cards & ~pack)) return;
        p.state.hand[seat] |= cards;
        pack &= ~cards;
    };
    if (rules.aces && dice.coin()) deal(dice.below(p.players), kAces);
    if (rules.nines && dice.coin()) deal(dice.below(p.players), kNines);
    for (int i = dice.below(4); i > 0; i--)
        deal(dice.below(p.players), (bit(kQueen) | bit(kKing)) << 6 * dice.below(4));
    if (rules.half && dice.coin()) deal(dice.below(p.players), (bit(kQueen) | bit(kJack)) << 6 * dice.below(4));
    for (int seat = 0; seat < p.players; seat++)
        while (count(p.state.hand[seat]) < size) deal(seat, bit(dice.below(kPack)));
    p.declarer = dice.below(p.players);
    p.leader = dice.below(p.players);
    Facts& f = p.state.facts;
    f.first_trick = dice.coin();
    if (dice.coin()) {
        f.trump = static_cast<std::uint8_t>(dice.below(4));
        f.trump_owner = static_cast<std::uint8_t>(dice.below(p.players));
    }
    if (rules.aces && rules.aces_when == AcesWhen::automatic) {
        for (int seat = 0; seat < p.players; seat++)
            if ((p.state.hand[seat] & kAces) == kAces || dice.rare())
                f.automatic_aces = static_cast<std::uint8_t>(seat);
    }
    if (p.players == 2 && dice.coin()) p.aside = std::min(dice.below(21), 120 - card_points(p.state.left()));
    p.taken[p.declarer] = dice.below(60);
    // Some are met in the middle of a trick.
    for (int steps = dice.below(2 * p.players); steps > 0 && !p.over(); steps--) {
        const MoveList moves = legal_moves(rules, p);
        apply(rules, p, moves.move[dice.below(moves.size)]);
    }
    return p;
}

int failures = 0;

void expect(bool right, const char* what, int number) {
    if (right) return;
    std::printf("position %d: %s\n", number, what);
    failures++;
}

void check_position(const PlayRules& rules, const Position& p, Solver& fresh, Solver& small, Solver& bare, int number) {
    expect(wrong_with(rules, p).empty(), "a position that was reached by legal moves is called impossible", number);
    BruteForce brute(rules);
    const int value = brute.value(p);
    expect(fresh.value(p) == value, "value", number);
    expect(small.value(p) == value, "value with a tiny table", number);
    expect(bare.value(p) == value, "value without a table", number);
    for (int goal = value - 12; goal <= value + 12; goal += 3)
        expect(fresh.reaches(p, goal) == (value >= goal), "reaches", number);
    if (p.over()) return;
    const MoveValues found = fresh.move_values(p);
    for (int i = 0; i < found.moves.size; i++) {
        Position next = p;
        apply(rules, next, found.moves.move[i]);
        expect(brute.value(next) == found.value[i], "value of a move", number);
    }
    Position end = p;
    const Line line = fresh.principal_line(p);
    for (int i = 0; i < line.size; i++) apply(rules, end, line.move[i]);
    expect(end.over() && end.taken[p.declarer] == value, "the principal line", number);
}

}  // namespace

int main(int argc, char** argv) {
    const int positions = argc > 1 ? std::atoi(argv[1]) : 300;
    Dice dice(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1);
    for (int i = 0; i < positions; i++) {
        const PlayRules rules = random_rules(dice);
        Solver solver(rules), small(rules, 256), bare(rules, 0);
        for (int k = 0; k < 3; k++)
            check_position(rules, random_position(rules, dice, dice.below(8) ? 3 + dice.below(2) : 5), solver, small,
                           bare, i);
        std::vector<Position> many;
        for (int k = 0; k < 40; k++) many.push_back(random_position(rules, dice, 3));
        std::vector<std::int16_t> one(many.size()), two(many.size());
        Batch(rules, 1, 1 << 12).values(many.data(), many.size(), one.data());
        Batch(rules, 3, 1 << 16).values(many.data(), many.size(), two.data());
        expect(one == two, "batches over threads differ", i);
    }
    std::printf("%d of %d sets of positions differ\n", failures, positions);
    return failures != 0;
}
