#include "sampling.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace tysyacha {

namespace {

// After so many vain draws of one world, where there are too many to go through, it is given up.
constexpr std::uint64_t kVainDraws = 1u << 26;

// Draws between two looks at whether to go on.
constexpr std::uint64_t kBetweenLooks = 1u << 12;

// The draws still open, by going through all worlds once to count them and once to pick them.
void sample_by_number(const Beliefs& beliefs, std::uint64_t seed, std::size_t first, std::size_t n,
                      Cards* out) {
    const std::uint64_t worlds = beliefs.exact_count();
    if (worlds == 0) throw std::domain_error("No world fits these facts.");
    std::vector<std::pair<std::uint64_t, std::size_t>> wanted;
    wanted.reserve(n - first);
    for (std::size_t i = first; i < n; i++) wanted.emplace_back(Random(~seed, i).below(worlds), i);
    std::sort(wanted.begin(), wanted.end());
    std::uint64_t number = 0;
    std::size_t next = 0;
    beliefs.for_each([&](const Beliefs::World& world) {
        for (; next < wanted.size() && wanted[next].first == number; next++)
            std::copy_n(world.data(), beliefs.holders(), out + wanted[next].second * beliefs.holders());
        number++;
        return next < wanted.size();
    });
}

}  // namespace

bool sample(const Beliefs& beliefs, std::uint64_t seed, std::size_t n, Cards* out, GoOn go_on) {
    const std::uint64_t open = beliefs.open_count();
    if (n == 0) return true;
    if (open == 0) throw std::domain_error("No world fits these facts.");
    const bool few = open <= kMostEnumerated;
    std::uint64_t vain = 0;
    std::uint64_t draws = 0;
    Watch watch(go_on);
    for (std::size_t i = 0; i < n; i++) {
        Random random(seed, i);
        if (!few) vain = 0;
        while (true) {
            if (++draws % kBetweenLooks == 0 && watch.ended()) return false;
            const Beliefs::World world = beliefs.unrank(random.below(open));
            if (!beliefs.tested() || beliefs.passes(world)) {
                std::copy_n(world.data(), beliefs.holders(), out + i * beliefs.holders());
                break;
            }
            if (++vain < (few ? open / 2 : kVainDraws)) continue;
            if (few) {
                sample_by_number(beliefs, seed, i, n, out);
                return true;
            }
            throw std::domain_error("Worlds that fit these facts are too rare to be drawn.");
        }
    }
    return true;
}

}  // namespace tysyacha
