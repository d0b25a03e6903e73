#include "bindings_beliefs.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <tuple>

#include "beliefs.hpp"
#include "beliefs_claim.hpp"
#include "bindings_interrupt.hpp"
#include "check.hpp"
#include "playout_gifts.hpp"
#include "playouts.hpp"
#include "sampling.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace tysyacha {
namespace {

// As Python hands them over; see tysyacha.kernel.beliefs.
using TestParts = std::tuple<int, int, int, int, int, std::uint32_t>;
using HolderParts = std::tuple<int, std::uint32_t, std::uint32_t, TestParts, TestParts>;
using GiftParts = std::tuple<int, std::uint32_t, bool>;
using PartingParts = std::tuple<bool, int, std::uint32_t, int, std::vector<GiftParts>, int, int, TestParts, TestParts>;

using Masks = nb::ndarray<nb::numpy, std::uint32_t, nb::ndim<2>>;

Test test_of(const TestParts& parts) {
    Test test;
    std::tie(test.points_low, test.points_high, test.nines_below, test.jacks_below, test.aces_below, test.patterns) =
        parts;
    return test;
}

Seen seen_of(std::uint32_t hidden, const std::vector<HolderParts>& holders, const PartingParts& parting) {
    Seen seen;
    seen.hidden = hidden;
    for (const auto& [size, may, fixed, now, dealt] : holders)
        seen.holders.push_back({size, may, fixed, test_of(now), test_of(dealt)});
    Parting& p = seen.parting;
    const auto& [taken, declarer, talon, talon_size, gifts, aside, aside_late, talon_test, raised] = parting;
    p.talon_taken = taken;
    p.declarer = declarer;
    p.talon = talon;
    p.talon_size = talon_size;
    if (gifts.size() > kMaxGifts) throw std::invalid_argument("The declarer gives at most two cards.");
    for (const auto& [holder, card, late] : gifts) p.gifts[p.gift_count++] = {holder, card, late};
    p.aside = aside;
    p.aside_late = aside_late;
    p.talon_test = test_of(talon_test);
    p.raised = test_of(raised);
    return seen;
}

// Hands a block of masks to NumPy, which frees it.
Masks masks_of(std::unique_ptr<Cards[]> block, std::size_t rows, int columns) {
    Cards* data = block.release();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<Cards*>(p); });
    return Masks(data, {rows, static_cast<std::size_t>(columns)}, owner);
}

// So many worlds are given room at once, even if not all of them pass the tests.
constexpr std::uint64_t kLittle = 1u << 16;

Masks enumerate(const Beliefs& beliefs) {
    std::unique_ptr<Cards[]> block;
    std::size_t rows = 0;
    const auto columns = static_cast<std::size_t>(beliefs.holders());
    {
        nb::gil_scoped_release release;
        beliefs.ensure_enumerable();
        const std::uint64_t open = beliefs.open_count();
        const std::size_t room = beliefs.tested() && open > kLittle ? beliefs.exact_count() : open;
        block.reset(new Cards[std::max<std::size_t>(room * columns, 1)]);
        rows = beliefs.list(block.get());
    }
    return masks_of(std::move(block), rows, beliefs.holders());
}

bool allows(const Beliefs& beliefs, const std::vector<std::uint32_t>& masks) {
    if (masks.size() != static_cast<std::size_t>(beliefs.holders()))
        throw std::invalid_argument("A world has one set of cards a holder.");
    Beliefs::World world{};
    std::copy(masks.begin(), masks.end(), world.begin());
    return beliefs.allows(world);
}

Masks draw(const Beliefs& beliefs, std::size_t n, std::uint64_t seed) {
    if (n > kMostEnumerated) throw std::invalid_argument("At most 67,108,864 worlds can be drawn at once.");
    std::unique_ptr<Cards[]> block(new Cards[std::max<std::size_t>(n * beliefs.holders(), 1)]);
    uninterrupted([&] { return sample(beliefs, seed, n, block.get(), nothing_interrupts); });
    return masks_of(std::move(block), n, beliefs.holders());
}

using Hands = nb::ndarray<const std::uint32_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Points = nb::ndarray<const std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Seats = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Out = nb::ndarray<std::int16_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

void demand(bool right, const char* sentence) {
    if (!right) throw std::invalid_argument(sentence);
}

std::array<Cards, kMaxSeats> row_of(const Hands& hands, std::size_t row, int players) {
    std::array<Cards, kMaxSeats> out{};
    for (int seat = 0; seat < players; seat++)
        out[static_cast<std::size_t>(seat)] = hands.data()[row * static_cast<std::size_t>(players) + static_cast<std::size_t>(seat)];
    return out;
}

void demand_columns(const Hands& hands, const Position& p) {
    demand(static_cast<int>(hands.shape(1)) == p.players, "Hands need one column for every seat of the position.");
}

PlayoutPlan plan_of(int policy, double stray, std::uint64_t seed, int repeats, int threads) {
    demand(policy == 0 || policy == 1, "There are the policies 0, by chance, and 1, by rules of thumb.");
    demand(stray >= 0 && stray <= 1, "How often a random card is played must be a number from 0 to 1.");
    demand(repeats >= 1 && repeats <= 1 << 20, "A playout is repeated 1 to 1,048,576 times.");
    demand(threads >= 1 && threads <= 256, "Playouts run on 1 to 256 threads.");
    return {policy ? Policy::simple : Policy::random, static_cast<std::uint32_t>(stray * 65536), seed, repeats, threads};
}

// Positions that differ in the hands, in what is laid aside and in who waits for four aces to count.
std::vector<Position> positions_of(const PlayRules& rules, const Position& p, const Hands& hands, const Points& aside,
                                   const Seats& automatic) {
    demand_columns(hands, p);
    demand(aside.shape(0) == hands.shape(0) && automatic.shape(0) == hands.shape(0),
           "Every position needs its points laid aside and its holder of four aces.");
    std::vector<Position> out(hands.shape(0), p);
    for (std::size_t i = 0; i < out.size(); i++) {
        out[i].state.hand = row_of(hands, i, p.players);
        out[i].aside = aside.data()[i];
        out[i].state.facts.automatic_aces = automatic.data()[i];
        const std::string wrong = wrong_with(rules, out[i]);
        if (!wrong.empty()) throw std::invalid_argument("Position " + std::to_string(i) + ": " + wrong);
    }
    return out;
}

void playouts(const PlayRules& rules, const Position& p, const Hands& hands, const Points& aside,
              const Seats& automatic, int policy, double stray, std::uint64_t seed, int repeats, int threads, Out out) {
    const PlayoutPlan plan = plan_of(policy, stray, seed, repeats, threads);
    const std::vector<Position> positions = positions_of(rules, p, hands, aside, automatic);
    demand(out.shape(0) == positions.size() * static_cast<std::size_t>(repeats) &&
               static_cast<int>(out.shape(1)) == p.players,
           "The matrix for the points needs one row a playout and one column a seat.");
    uninterrupted([&] { return play_out_all(rules, positions, plan, out.data(), nothing_interrupts); });
}

// What is needed to value choices of cards to part with: rows of `kept` and `given` are choices, of `hands` worlds.
struct GiftTable {
    std::vector<Position> positions;  // choices x worlds
    std::size_t choices = 0, worlds = 0;
};

GiftTable gift_table(const PlayRules& rules, const Position& p, const Hands& choices, const Points& aside,
                     const Points& own, const Hands& hands, const Points& world_aside) {
    demand(p.declarer >= 0 && p.declarer < p.players && p.players <= kMaxSeats, "The declarer has no seat here.");
    demand_columns(choices, p);
    demand_columns(hands, p);
    demand(aside.shape(0) == choices.shape(0) && own.shape(0) == choices.shape(0),
           "Every choice needs the points it lays aside and those that stay the declarer's.");
    demand(world_aside.shape(0) == hands.shape(0), "Every world needs the points that lie aside in it.");
    GiftTable table{{}, choices.shape(0), hands.shape(0)};
    demand(table.choices == 0 || table.worlds <= (std::size_t{1} << 24) / table.choices,
           "At most 16,777,216 pairs of a choice and a world can be valued at once.");
    table.positions.reserve(table.choices * table.worlds);
    const auto declarer = static_cast<std::size_t>(p.declarer);
    for (std::size_t i = 0; i < table.choices; i++) {
        Choice choice{0, row_of(choices, i, p.players), aside.data()[i], own.data()[i]};
        choice.kept = choice.given[declarer];
        for (std::size_t w = 0; w < table.worlds; w++) {
            const Position q = after_choice(rules, p, choice, row_of(hands, w, p.players), world_aside.data()[w]);
            const std::string wrong = wrong_with(rules, q);
            if (!wrong.empty())
                throw std::invalid_argument("Choice " + std::to_string(i) + " in world " + std::to_string(w) + ": " + wrong);
            table.positions.push_back(q);
        }
    }
    return table;
}

void demand_matrix(const GiftTable& table, const Out& out) {
    demand(out.shape(0) == table.choices && out.shape(1) == table.worlds,
           "The matrix for the values needs one row a choice and one column a world.");
}

void gift_values(const PlayRules& rules, const Position& p, const Hands& choices, const Points& aside,
                 const Points& own, const Hands& hands, const Points& world_aside, int points, int threads,
                 std::size_t table_bytes, Out out) {
    demand(threads >= 1 && threads <= 256, "Values are worked out on 1 to 256 threads.");
    demand(table_bytes <= (std::size_t{1} << 32) / static_cast<std::size_t>(threads),
           "The tables of all threads together have at most 4 GiB.");
    const GiftTable table = gift_table(rules, p, choices, aside, own, hands, world_aside);
    demand_matrix(table, out);
    uninterrupted([&] {
        Batch batch(rules, threads, table_bytes);
        const std::size_t all = table.positions.size();
        return points < 0 ? batch.values(table.positions.data(), all, out.data(), nothing_interrupts)
                          : batch.reach(table.positions.data(), all, points, out.data(), nothing_interrupts);
    });
}

void gift_playouts(const PlayRules& rules, const Position& p, const Hands& choices, const Points& aside,
                   const Points& own, const Hands& hands, const Points& world_aside, double stray, std::uint64_t seed,
                   int repeats, int threads, Out out) {
    const PlayoutPlan plan = plan_of(1, stray, seed, repeats, threads);
    const GiftTable table = gift_table(rules, p, choices, aside, own, hands, world_aside);
    demand(table.choices * table.worlds <= (std::size_t{1} << 24) / static_cast<std::size_t>(repeats),
           "At most 16,777,216 playouts can be done at once.");
    demand_matrix(table, out);
    uninterrupted([&] { return mean_playouts(rules, table.positions, plan, out.data(), nothing_interrupts); });
}

// The plays of a claim, its proof; None where there is no proof.
std::optional<std::vector<std::pair<int, int>>> claim(const PlayRules& rules, const Position& p,
                                                      const std::vector<std::vector<std::uint32_t>>& others) {
    demand(static_cast<int>(others.size()) == p.players && p.players >= 2 && p.players <= kMaxSeats,
           "A claim needs the possible hands of every seat.");
    demand(p.leader >= 0 && p.leader < p.players && p.on_table < p.players, "The claimant must be to play.");
    demand(rules.players == p.players, "Rules and position must be for the same number of players.");
    const int seat = p.to_move();
    const Cards own = p.state.hand[static_cast<std::size_t>(seat)];
    demand(own != 0 && !(own & ~kAllCards), "The claimant must hold cards of the pack.");
    for (int i = 0; i < p.on_table; i++) demand(p.trick[static_cast<std::size_t>(i)] < kPack, "A card of the trick is none of the pack.");
    demand(p.state.facts.trump <= kNoSuit && p.state.facts.pending_trump <= kNoSuit, "Trumps are a suit or none.");
    std::array<tysyacha::Hands, kMaxSeats> hands;
    for (int other = 0; other < p.players; other++) {
        if (other == seat) continue;
        const bool played = (other - p.leader + p.players) % p.players < p.on_table;
        const int size = count(own) - played;
        demand(!others[static_cast<std::size_t>(other)].empty(), "Every other seat needs at least one possible hand.");
        for (const std::uint32_t cards : others[static_cast<std::size_t>(other)]) {
            demand(!(cards & ~kAllCards) && !(cards & own) && count(cards) == size,
                   "The hands of the others must be of cards the claimant does not hold, as many as he holds.");
            hands[static_cast<std::size_t>(other)].push_back(cards);
        }
    }
    ClaimPlan plan;
    {
        nb::gil_scoped_release release;
        plan = prove_claim(rules, p, std::move(hands));
    }
    if (!plan.proven) return std::nullopt;
    std::vector<std::pair<int, int>> plays;
    for (int i = 0; i < plan.size; i++)
        plays.emplace_back(plan.move[static_cast<std::size_t>(i)].card, static_cast<int>(plan.move[static_cast<std::size_t>(i)].declare));
    return plays;
}

}  // namespace

void bind_beliefs(nb::module_& m) {
    nb::class_<Beliefs>(m, "Beliefs")
        .def("__init__",
             [](Beliefs* self, std::uint32_t hidden, const std::vector<HolderParts>& holders,
                const PartingParts& parting) { new (self) Beliefs(seen_of(hidden, holders, parting)); },
             "hidden"_a, "holders"_a, "parting"_a)
        .def_prop_ro("tested", &Beliefs::tested)
        .def("open_count", &Beliefs::open_count)
        .def("count", &Beliefs::exact_count, nb::call_guard<nb::gil_scoped_release>())
        .def("allows", &allows, "masks"_a)
        .def("worlds", &enumerate)
        .def("sample", &draw, "n"_a, "seed"_a);

    m.def("playouts", &playouts, nb::kw_only(), "rules"_a, "position"_a, "hands"_a, "aside"_a, "automatic"_a,
          "policy"_a, "stray"_a, "seed"_a, "repeats"_a, "threads"_a, "out"_a.noconvert());
    m.def("gift_values", &gift_values, nb::kw_only(), "rules"_a, "position"_a, "choices"_a, "aside"_a, "own"_a,
          "hands"_a, "world_aside"_a, "points"_a, "threads"_a, "table_bytes"_a, "out"_a.noconvert());
    m.def("gift_playouts", &gift_playouts, nb::kw_only(), "rules"_a, "position"_a, "choices"_a, "aside"_a, "own"_a,
          "hands"_a, "world_aside"_a, "stray"_a, "seed"_a, "repeats"_a, "threads"_a, "out"_a.noconvert());
    m.def("claim", &claim, "rules"_a, "position"_a, "others"_a);
}

}  // namespace tysyacha
