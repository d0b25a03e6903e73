#include "bindings_beliefs.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <tuple>

#include "beliefs.hpp"
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
        Cards* out = block.get();
        beliefs.for_each([&](const Beliefs::World& world) {
            for (std::size_t h = 0; h < columns; h++) *out++ = world[h];
            return ++rows, true;
        });
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
    {
        nb::gil_scoped_release release;
        sample(beliefs, seed, n, block.get());
    }
    return masks_of(std::move(block), n, beliefs.holders());
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
}

}  // namespace tysyacha
