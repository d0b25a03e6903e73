// The kernel as a Python module. Everything is checked here; what is wrong becomes a ValueError with a sentence.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "batch.hpp"
#include "bindings_beliefs.hpp"
#include "bindings_interrupt.hpp"
#include "check.hpp"
#include "solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace tysyacha;

namespace {

using Worlds = nb::ndarray<const std::uint32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Matrix = nb::ndarray<std::int16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Column = nb::ndarray<std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using PyMove = std::pair<int, int>;  // card, declaration

void demand(const std::string& wrong) {
    if (!wrong.empty()) throw nb::value_error(wrong.c_str());
}

std::uint8_t small(int value, const char* name) {
    if (value < 0 || value > 255) throw nb::value_error((std::string(name) + " is out of range.").c_str());
    return static_cast<std::uint8_t>(value);
}

constexpr std::size_t kMostTableBytes = std::size_t{1} << 32;

void demand_table(std::size_t bytes) {
    if (bytes > kMostTableBytes) throw nb::value_error("A table has at most 4 GiB.");
}
void demand_tables(int threads, std::size_t bytes) {
    if (bytes > kMostTableBytes / static_cast<std::size_t>(threads))
        throw nb::value_error("The tables of all threads together have at most 4 GiB.");
}

Position make_position(const std::vector<std::uint32_t>& hands, int declarer, int leader, const std::vector<int>& trick,
                       int trump, int trump_owner, int pending_trump, int queens_used, int aces_owner, bool next_ace,
                       int automatic_aces, bool first_trick, const std::vector<int>& taken, int aside) {
    if (hands.size() < 2 || hands.size() > 3) throw nb::value_error("A position has two or three hands.");
    if (taken.size() != hands.size()) throw nb::value_error("Points taken are needed for every hand.");
    if (trick.size() > 2) throw nb::value_error("A trick that is not complete has at most two cards.");
    Position p;
    p.players = static_cast<int>(hands.size());
    std::copy(hands.begin(), hands.end(), p.state.hand.begin());
    std::copy(taken.begin(), taken.end(), p.taken.begin());
    for (const int card : trick) p.trick[p.on_table++] = small(card, "A card of the trick");
    p.declarer = declarer;
    p.leader = leader;
    p.aside = aside;
    Facts& f = p.state.facts;
    f.trump = small(trump, "The trump");
    f.trump_owner = small(trump_owner, "The owner of the trump");
    f.pending_trump = small(pending_trump, "The pending trump");
    f.queens_used = small(queens_used, "The set of queens used");
    f.aces_owner = small(aces_owner, "The owner of four aces");
    f.next_ace_names_trump = next_ace;
    f.automatic_aces = small(automatic_aces, "The holder of four aces");
    f.first_trick = first_trick;
    return p;
}

std::vector<PyMove> listed(const MoveList& list) {
    std::vector<PyMove> out;
    for (int i = 0; i < list.size; i++) out.emplace_back(list.move[i].card, static_cast<int>(list.move[i].declare));
    return out;
}

std::vector<PyMove> legal(const PlayRules& rules, const Position& p) {
    demand(wrong_with(rules, p));
    return p.over() ? std::vector<PyMove>{} : listed(legal_moves(rules, p));
}

Position applied(const PlayRules& rules, const Position& p, int card, int declare) {
    demand(wrong_with(rules, p));
    const MoveList moves = legal_moves(rules, p);
    for (int i = 0; i < moves.size; i++)
        if (moves.move[i].card == card && static_cast<int>(moves.move[i].declare) == declare) {
            Position next = p;
            apply(rules, next, moves.move[i]);
            return next;
        }
    throw nb::value_error("This card, or this declaration with it, is not legal here.");
}

// A solver with the lock that lets Python threads share it; each call waits for the one before.
struct SharedSolver {
    SharedSolver(const PlayRules& rules, std::size_t bytes, const SomeIdeas* ideas)
        : solver(ideas ? Solver(rules, bytes, *ideas) : Solver(rules, bytes)) {}
    Solver solver;
    std::mutex mutex;

    template <class Work>
    auto alone(const Position& p, const Work& work) {
        demand(wrong_with(solver.rules(), p));
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex);
        return work(solver);
    }
};

struct SharedBatch {
    SharedBatch(const PlayRules& rules, int threads, std::size_t bytes) : rules(rules), batch(rules, threads, bytes) {}
    PlayRules rules;
    Batch batch;
    std::mutex mutex;

    std::atomic<std::thread::id> at_work;  // the thread that holds the mutex

    // `work` returns whether it came to its end. Meanwhile this thread may come to handle a signal.
    template <class Work>
    void alone(const Work& work) {
        if (at_work == std::this_thread::get_id())
            throw nb::value_error("This batch is at work; whoever handles a signal meanwhile needs another one.");
        uninterrupted([&] {
            const std::lock_guard lock(mutex);
            at_work = std::this_thread::get_id();
            const bool came_to_its_end = work(batch);
            at_work = std::thread::id{};
            return came_to_its_end;
        });
    }
};

// The worlds of one decision as positions: the same but for the hands, and the mover's own hand is the same too.
std::vector<Position> worlds_of(const PlayRules& rules, const Position& p, const Worlds& worlds) {
    demand(wrong_with(rules, p));
    if (static_cast<int>(worlds.shape(1)) != p.players)
        throw nb::value_error("Worlds need one column of cards for every hand of the position.");
    std::vector<Position> out(worlds.shape(0), p);
    const std::uint32_t* cell = worlds.data();
    const int mover = p.to_move();
    for (std::size_t i = 0; i < out.size(); i++) {
        for (int seat = 0; seat < p.players; seat++) out[i].state.hand[seat] = *cell++;
        if (out[i].state.hand[mover] != p.state.hand[mover])
            throw nb::value_error(("World " + std::to_string(i) + " has another hand for the seat to move.").c_str());
        const std::string wrong = wrong_with(rules, out[i]);
        if (!wrong.empty()) throw nb::value_error(("World " + std::to_string(i) + ": " + wrong).c_str());
    }
    return out;
}

MoveList moves_for(const PlayRules& rules, const Position& p, const Worlds& worlds, const Matrix& out) {
    const MoveList moves = p.over() ? MoveList{} : legal_moves(rules, p);
    if (out.shape(0) != worlds.shape(0) || static_cast<int>(out.shape(1)) != moves.size)
        throw nb::value_error("The matrix for the answers needs one row a world and one column a legal move.");
    return moves;
}

void check_all(const PlayRules& rules, const std::vector<Position>& positions, const Column& out) {
    for (const Position& p : positions) demand(wrong_with(rules, p));
    if (out.shape(0) != positions.size()) throw nb::value_error("The answers need one place for every position.");
}

}  // namespace

NB_MODULE(_native, m) {
    m.doc() = "Card play and exact solver of Tysyacha; use it through tysyacha.kernel.";
    // Solvers kept in caches of Python modules outlive the interpreter's last look; that is no leak worth a warning.
    nb::set_leak_warnings(false);

    nb::class_<PlayRules>(m, "PlayRules")
        .def("__init__",
             [](PlayRules* self, int players, bool must_beat, bool must_trump, bool must_overtrump,
                bool no_foreign_trump_lead, std::array<int, 4> marriage, bool marriage_first_trick, bool queen_only,
                bool automatic, bool first_only, bool next_trick, bool half, bool half_sets_trump, int aces,
                int aces_trump, int aces_when, bool aces_continue, int nines, int last_trick) {
                 PlayRules r;
                 r.players = players;
                 r.must_beat = must_beat;
                 r.must_trump = must_trump;
                 r.must_overtrump = must_overtrump;
                 r.no_foreign_trump_lead = no_foreign_trump_lead;
                 for (int suit = 0; suit < kSuits; suit++)
                     r.marriage[suit] = static_cast<std::int16_t>(std::clamp(marriage[suit], -1, 201));
                 r.marriage_first_trick = marriage_first_trick;
                 r.queen_only = queen_only;
                 r.automatic = automatic;
                 r.first_only = first_only;
                 r.next_trick = next_trick;
                 r.half = half;
                 r.half_sets_trump = half_sets_trump;
                 r.aces = aces;
                 if (aces_trump < 0 || aces_trump > 2 || aces_when < 0 || aces_when > 2)
                     throw nb::value_error("The terms of four aces are numbered 0 to 2.");
                 r.aces_trump = static_cast<AcesTrump>(aces_trump);
                 r.aces_when = static_cast<AcesWhen>(aces_when);
                 r.aces_continue = aces_continue;
                 r.nines = nines;
                 r.last_trick = last_trick;
                 demand(wrong_with(r));
                 new (self) PlayRules(r);
             },
             nb::kw_only(), "players"_a, "must_beat"_a, "must_trump"_a, "must_overtrump"_a, "no_foreign_trump_lead"_a,
             "marriage"_a, "marriage_first_trick"_a, "queen_only"_a, "automatic"_a, "first_only"_a, "next_trick"_a,
             "half"_a, "half_sets_trump"_a, "aces"_a, "aces_trump"_a, "aces_when"_a, "aces_continue"_a, "nines"_a,
             "last_trick"_a)
        .def_ro("players", &PlayRules::players);

    nb::class_<Position>(m, "Position")
        .def("__init__",
             [](Position* self, const std::vector<std::uint32_t>& hands, int declarer, int leader,
                const std::vector<int>& trick, int trump, int trump_owner, int pending_trump, int queens_used,
                int aces_owner, bool next_ace, int automatic_aces, bool first_trick, const std::vector<int>& taken,
                int aside) {
                 new (self) Position(make_position(hands, declarer, leader, trick, trump, trump_owner, pending_trump,
                                                   queens_used, aces_owner, next_ace, automatic_aces, first_trick, taken,
                                                   aside));
             },
             nb::kw_only(), "hands"_a, "declarer"_a, "leader"_a, "trick"_a, "trump"_a, "trump_owner"_a,
             "pending_trump"_a, "queens_used"_a, "aces_owner"_a, "next_ace"_a, "automatic_aces"_a, "first_trick"_a,
             "taken"_a, "aside"_a)
        .def_prop_ro("hands", [](const Position& p) {
            return std::vector<std::uint32_t>(p.state.hand.begin(), p.state.hand.begin() + p.players);
        })
        .def_ro("declarer", &Position::declarer)
        .def_ro("leader", &Position::leader)
        .def_prop_ro("trick", [](const Position& p) {
            return std::vector<int>(p.trick.begin(), p.trick.begin() + p.on_table);
        })
        .def_prop_ro("trump", [](const Position& p) { return int{p.state.facts.trump}; })
        .def_prop_ro("trump_owner", [](const Position& p) { return int{p.state.facts.trump_owner}; })
        .def_prop_ro("pending_trump", [](const Position& p) { return int{p.state.facts.pending_trump}; })
        .def_prop_ro("queens_used", [](const Position& p) { return int{p.state.facts.queens_used}; })
        .def_prop_ro("aces_owner", [](const Position& p) { return int{p.state.facts.aces_owner}; })
        .def_prop_ro("next_ace", [](const Position& p) { return p.state.facts.next_ace_names_trump != 0; })
        .def_prop_ro("automatic_aces", [](const Position& p) { return int{p.state.facts.automatic_aces}; })
        .def_prop_ro("first_trick", [](const Position& p) { return p.state.facts.first_trick != 0; })
        .def_prop_ro("taken", [](const Position& p) {
            return std::vector<int>(p.taken.begin(), p.taken.begin() + p.players);
        })
        .def_ro("aside", &Position::aside);

    m.def("check", [](const PlayRules& rules, const Position& p) { demand(wrong_with(rules, p)); }, "rules"_a, "position"_a);
    m.def("legal", &legal, "rules"_a, "position"_a);
    m.def("apply", &applied, "rules"_a, "position"_a, "card"_a, "declare"_a);

    nb::class_<SharedSolver>(m, "Solver")
        .def("__init__",
             [](SharedSolver* self, const PlayRules& rules, std::size_t table_bytes, const std::vector<std::string>& without) {
                 demand_table(table_bytes);
                 SomeIdeas ideas;
                 for (const std::string& name : without)
                     if (!switch_off(ideas, name)) throw nb::value_error(("No idea is called " + name + ".").c_str());
                 new (self) SharedSolver(rules, table_bytes, without.empty() ? nullptr : &ideas);
             },
             "rules"_a, "table_bytes"_a, "without"_a)
        .def_prop_ro("table_bytes", [](const SharedSolver& s) { return s.solver.table_bytes(); })
        .def_prop_ro("nodes", [](SharedSolver& s) {
            nb::gil_scoped_release released;
            const std::lock_guard lock(s.mutex);
            return s.solver.nodes();
        })
        .def("forget", [](SharedSolver& s) {
            nb::gil_scoped_release released;
            const std::lock_guard lock(s.mutex);
            s.solver.forget();
        })
        .def("value", [](SharedSolver& s, const Position& p) { return s.alone(p, [&](Solver& solver) { return solver.value(p); }); },
             "position"_a)
        .def("reaches", [](SharedSolver& s, const Position& p, int points) {
            return s.alone(p, [&](Solver& solver) { return solver.reaches(p, points); });
        }, "position"_a, "points"_a)
        .def("moves", [](SharedSolver& s, const Position& p) {
            if (p.over()) return std::vector<std::pair<PyMove, int>>{};
            const MoveValues found = s.alone(p, [&](Solver& solver) { return solver.move_values(p); });
            std::vector<std::pair<PyMove, int>> out;
            const std::vector<PyMove> moves = listed(found.moves);
            for (std::size_t i = 0; i < moves.size(); i++) out.emplace_back(moves[i], found.value[i]);
            return out;
        }, "position"_a)
        .def("line", [](SharedSolver& s, const Position& p) {
            const Line line = s.alone(p, [&](Solver& solver) { return solver.principal_line(p); });
            std::vector<PyMove> out;
            for (int i = 0; i < line.size; i++) out.emplace_back(line.move[i].card, static_cast<int>(line.move[i].declare));
            return out;
        }, "position"_a);

    nb::class_<SharedBatch>(m, "Batch")
        .def("__init__", [](SharedBatch* self, const PlayRules& rules, int threads, std::size_t table_bytes) {
            if (threads < 1 || threads > 256) throw nb::value_error("A batch runs on 1 to 256 threads.");
            demand_tables(threads, table_bytes);
            new (self) SharedBatch(rules, threads, table_bytes);
        }, "rules"_a, "threads"_a, "table_bytes"_a)
        .def_prop_ro("nodes", [](SharedBatch& b) {
            std::uint64_t nodes = 0;
            b.alone([&](Batch& batch) { return nodes = batch.nodes(), true; });
            return nodes;
        })
        .def("values", [](SharedBatch& b, const std::vector<Position>& positions, Column out) {
            check_all(b.rules, positions, out);
            b.alone([&](Batch& batch) { return batch.values(positions.data(), positions.size(), out.data(), nothing_interrupts); });
        }, "positions"_a, "out"_a.noconvert())
        .def("reach", [](SharedBatch& b, const std::vector<Position>& positions, int points, Column out) {
            check_all(b.rules, positions, out);
            b.alone([&](Batch& batch) { return batch.reach(positions.data(), positions.size(), points, out.data(), nothing_interrupts); });
        }, "positions"_a, "points"_a, "out"_a.noconvert())
        .def("move_values", [](SharedBatch& b, const Position& p, Worlds worlds, Matrix out) {
            const std::vector<Position> all = worlds_of(b.rules, p, worlds);
            const MoveList moves = moves_for(b.rules, p, worlds, out);
            b.alone([&](Batch& batch) { return batch.move_values(all.data(), all.size(), moves, out.data(), nothing_interrupts); });
        }, "position"_a, "worlds"_a, "out"_a.noconvert())
        .def("moves_reach", [](SharedBatch& b, const Position& p, Worlds worlds, int points, Matrix out) {
            const std::vector<Position> all = worlds_of(b.rules, p, worlds);
            const MoveList moves = moves_for(b.rules, p, worlds, out);
            b.alone([&](Batch& batch) { return batch.moves_reach(all.data(), all.size(), moves, points, out.data(), nothing_interrupts); });
        }, "position"_a, "worlds"_a, "points"_a, "out"_a.noconvert());

    bind_beliefs(m);
}
