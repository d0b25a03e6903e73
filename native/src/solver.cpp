#include "solver.hpp"

#include <algorithm>

#include "search.hpp"

namespace tysyacha {

namespace {

// One question under the rule set and the ideas that fit, chosen once a question.
template <class Ideas>
int ask_with(const PlayRules& rules, bool classic, Table& table, const Ideas& ideas, const Position& q, int goal,
             std::uint64_t& nodes) {
    const auto run = [&](const auto& fixed) {
        Search search(fixed, table, ideas, q.aside);
        const int found = search.ask(q, goal);
        nodes += search.nodes;
        return found;
    };
    if (q.players == 2) return classic ? run(ClassicRules<2>(rules)) : run(AnyRules<2>(rules));
    return classic ? run(ClassicRules<3>(rules)) : run(AnyRules<3>(rules));
}

// How far to reach beyond what is known: near the value a question costs most, so few of them are asked there.
constexpr int kStep = 7;

}  // namespace

Solver::Solver(const PlayRules& rules, std::size_t table_bytes)
    : rules_(rules), classic_(is_classic(rules)), table_(table_bytes) {
    if (!table_.usable()) {
        ideas_.table = false;
        all_ideas_ = false;
    }
}

Solver::Solver(const PlayRules& rules, std::size_t table_bytes, const SomeIdeas& ideas) : Solver(rules, table_bytes) {
    ideas_ = ideas;
    ideas_.table = ideas.table && table_.usable();
    all_ideas_ = false;
}

// Values in the table are points still to come, the cards laid aside included: other cards aside, another table.
void Solver::prepare(const Position& p) {
    if (p.aside != aside_) table_.forget();
    aside_ = p.aside;
}

int Solver::ask(const Position& q, int goal) {
    return all_ideas_ ? ask_with(rules_, classic_, table_, AllIdeas{}, q, goal, nodes_)
                      : ask_with(rules_, classic_, table_, ideas_, q, goal, nodes_);
}

Solver::Bounds Solver::bounds(const Position& q) {
    if (q.over()) return {0, 0};
    return {0, most_to_come(rules_, q)};
}

int Solver::guess(const Position& q) {
    if (!ideas_.aspiration) return 0;
    const Bounds all = bounds(q);
    return q.on_table == 0 ? likely_to_come(rules_, q) : all.high / 2;
}

// Narrows the bounds to the value. From a good guess the first steps are short, then longer ones.
int Solver::settle(const Position& q, Bounds within, int guess, int step) {
    int goal = guess;
    while (within.low < within.high) {
        goal = std::clamp(goal, within.low + 1, within.high);
        const int found = ask(q, goal);
        if (found >= goal) {
            within.low = found;
            goal = found + step;
        } else {
            within.high = found;
            goal = found - step + 1;
        }
        step = std::min(2 * step, kStep);
        if (step == kStep && within.high - within.low <= 2 * kStep) goal = (within.low + within.high + 1) / 2;
    }
    return within.low;
}

int Solver::value(const Position& p) {
    prepare(p);
    const Position q = from_declarer(p);
    return q.taken[0] + settle(q, bounds(q), guess(q), kStep);
}

bool Solver::reaches(const Position& p, int points) {
    const Position q = from_declarer(p);
    const int goal = points - q.taken[0];
    if (goal <= 0) return true;
    if (goal > bounds(q).high) return false;
    prepare(p);
    return ask(q, goal) >= goal;
}

MoveValues Solver::move_values(const Position& p, const std::int16_t* hints) {
    prepare(p);
    const Position q = from_declarer(p);
    MoveValues found;
    found.moves = legal_moves(rules_, q);
    int expected = guess(q);
    for (int i = 0; i < found.moves.size; i++) {
        Position next = q;
        apply(rules_, next, found.moves.move[i]);
        const int gained = next.taken[0] - q.taken[0];
        const int rest = hints ? settle(next, bounds(next), hints[i] - next.taken[0], 1)
                               : settle(next, bounds(next), expected - gained, kStep);
        found.value[i] = next.taken[0] + rest;
        expected = gained + rest;
    }
    return found;
}

void Solver::moves_reach(const Position& p, int points, const MoveList& moves, bool* out) {
    prepare(p);
    const Position q = from_declarer(p);
    for (int i = 0; i < moves.size; i++) {
        Position next = q;
        apply(rules_, next, moves.move[i]);
        const int goal = points - next.taken[0];
        out[i] = goal <= 0 || (goal <= bounds(next).high && ask(next, goal) >= goal);
    }
}

Line Solver::principal_line(const Position& p) {
    Line line;
    prepare(p);
    Position q = from_declarer(p);
    int value = q.taken[0] + settle(q, bounds(q), guess(q), kStep);
    while (!q.over()) {
        const MoveList moves = legal_moves(rules_, q);
        const bool mine = q.to_move() == 0;
        for (int i = 0; i < moves.size; i++) {
            Position next = q;
            apply(rules_, next, moves.move[i]);
            // The best move keeps the value: the declarer's reaches it, a defender's does not let him beyond.
            const int goal = value - next.taken[0] + (mine ? 0 : 1);
            const Bounds all = bounds(next);
            const bool reached = goal <= 0 || (goal <= all.high && ask(next, goal) >= goal);
            if (reached == mine || i + 1 == moves.size) {
                line.move[line.size++] = moves.move[i];
                q = next;
                break;
            }
        }
    }
    return line;
}

}  // namespace tysyacha
