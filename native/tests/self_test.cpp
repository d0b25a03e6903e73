// The kernel against brute force on random positions under random agreements, without Python: solver, batches,
// beliefs, sampling, playouts, claims. Meant to be run under the sanitizers too.
// Usage: tysyacha_self_test [rounds] [seed]
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>

#include "batch.hpp"
#include "beliefs.hpp"
#include "beliefs_claim.hpp"
#include "brute_force.hpp"
#include "check.hpp"
#include "playouts.hpp"
#include "sampling.hpp"
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

// Hidden cards with two or three holders, each of which may have only some of them.
Seen random_seen(Dice& dice) {
    Seen seen;
    Cards pack = kAllCards;
    const int holders = 2 + dice.below(2);
    for (int h = 0; h < holders; h++) {
        Holder holder;
        holder.size = 1 + dice.below(3);
        for (int i = 0; i < holder.size; i++) {
            Cards card = 0;
            while (!(card & pack)) card = bit(dice.below(kPack));
            pack &= ~card;
            seen.hidden |= card;
        }
        holder.may = dice.rare() ? kAllCards & ~kSuitCards[dice.below(4)] : kAllCards;
        if (dice.rare()) holder.now.points_high = 10 + dice.below(30);
        if (dice.rare()) holder.dealt.aces_below = 1 + dice.below(2);
        if (dice.rare()) holder.dealt.patterns = static_cast<std::uint32_t>(1 + dice.below(1 << 20));
        seen.holders.push_back(holder);
    }
    return seen;
}

// Every way to give each hidden card to some holder.
void all_worlds(const Seen& seen, Cards rest, Beliefs::World& world, const Beliefs& beliefs,
                std::set<Beliefs::World>& found) {
    if (!rest) {
        if (beliefs.allows(world)) found.insert(world);
        return;
    }
    const Cards card = rest & -rest;
    for (std::size_t h = 0; h < seen.holders.size(); h++) {
        world[h] |= card;
        all_worlds(seen, rest ^ card, world, beliefs, found);
        world[h] ^= card;
    }
}

void check_beliefs(Dice& dice, int number) {
    const Seen seen = random_seen(dice);
    const Beliefs beliefs(seen);
    std::set<Beliefs::World> expected;
    Beliefs::World world{};
    all_worlds(seen, seen.hidden, world, beliefs, expected);
    expect(beliefs.exact_count() == expected.size(), "the count of worlds", number);
    const auto holders = static_cast<std::size_t>(beliefs.holders());
    std::vector<Cards> listed(expected.size() * holders + 1);
    expect(beliefs.list(listed.data()) == expected.size(), "the list of worlds", number);
    std::uint64_t open = 0, passing = 0;
    for (; open < beliefs.open_count(); open++) passing += beliefs.passes(beliefs.unrank(open));
    expect(passing == expected.size(), "worlds by their numbers", number);
    if (expected.empty()) return;
    std::vector<Cards> drawn(40 * holders);
    sample(beliefs, static_cast<std::uint64_t>(number), 40, drawn.data());
    for (std::size_t i = 0; i < drawn.size(); i += holders) {
        Beliefs::World one{};
        std::copy_n(drawn.begin() + static_cast<std::ptrdiff_t>(i), holders, one.begin());
        expect(expected.count(one) == 1, "a world drawn", number);
    }
}

void check_playouts(const PlayRules& rules, Dice& dice, int number) {
    std::vector<Position> many;
    for (int k = 0; k < 10; k++) many.push_back(random_position(rules, dice, 4));
    for (const Policy policy : {Policy::random, Policy::simple}) {
        PlayoutPlan plan{policy, 4000, static_cast<std::uint64_t>(number), 3, 1};
        std::vector<std::int16_t> one(many.size() * 3 * static_cast<std::size_t>(rules.players)), two(one.size());
        play_out_all(rules, many, plan, one.data());
        plan.threads = 3;
        play_out_all(rules, many, plan, two.data());
        expect(one == two, "playouts over threads differ", number);
        for (std::size_t i = 0; i < one.size(); i++) {
            const std::size_t seats = static_cast<std::size_t>(rules.players);
            expect(one[i] >= many[i / (3 * seats)].taken[i % seats], "a playout takes points away", number);
        }
    }
}

// Whether the claimant takes every trick by his plan, whatever the others play.
bool takes_all(const PlayRules& rules, const Position& p, int seat, const ClaimPlan& plan, int done) {
    if (p.over()) return true;
    const bool mine = p.to_move() == seat;
    const MoveList moves = legal_moves(rules, p);
    bool found = false;
    for (int i = 0; i < moves.size; i++) {
        if (mine && !(moves.move[i] == plan.move[done])) continue;
        found = true;
        Position next = p;
        apply(rules, next, moves.move[i]);
        if (next.on_table == 0 && next.leader != seat) return false;
        if (!takes_all(rules, next, seat, plan, done + mine)) return false;
    }
    return found;
}

void check_claim(const PlayRules& rules, Dice& dice, int number) {
    Position p = random_position(rules, dice, 3);
    while (!p.over() && p.on_table > 0) apply(rules, p, legal_moves(rules, p).move[0]);
    if (p.over()) return;
    const int seat = p.to_move();
    std::array<Hands, kMaxSeats> others;
    for (int other = 0; other < p.players; other++)
        if (other != seat) others[other].push_back(p.state.hand[other]);
    const ClaimPlan plan = prove_claim(rules, p, others);
    if (plan.proven) expect(takes_all(rules, p, seat, plan, 0), "a claim that does not hold", number);
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 300;
    Dice dice(argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1);
    for (int i = 0; i < rounds; i++) {
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
        check_beliefs(dice, i);
        check_playouts(rules, dice, i);
        for (int k = 0; k < 10; k++) check_claim(rules, dice, i);
    }
    std::printf("%d failures in %d rounds\n", failures, rounds);
    return failures != 0;
}
