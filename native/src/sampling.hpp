// Drawing worlds, each with the same chance, without listing them: a random number is turned into the world with
// that number among those that the facts about single cards leave; one that fails a test is drawn again. The n-th
// draw depends on the seed and n alone.
#pragma once
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <stdexcept>
#include <vector>

#include "beliefs.hpp"

namespace tysyacha {

// SplitMix64: a stream for each pair of a seed and a number.
class Random {
public:
    Random(std::uint64_t seed, std::uint64_t stream) : state_(mix(seed) + mix(~stream)) {}

    std::uint64_t next() { return mix(state_ += 0x9E3779B97F4A7C15ull); }

    // 0 to n-1, each with exactly the same chance.
    std::uint64_t below(std::uint64_t n) {
        const std::uint64_t odd = -n % n;  // so many of the 2^64 values are left over
        std::uint64_t value;
        do value = next();
        while (value < odd);
        return value % n;
    }

    // The same for small n, quicker: by the high half of a product.
    std::uint32_t below_small(std::uint32_t n) {
        std::uint64_t product = (next() >> 32) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t odd = -n % n;
            while (static_cast<std::uint32_t>(product) < odd) product = (next() >> 32) * n;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    static std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
        return z ^ (z >> 31);
    }
    std::uint64_t state_;
};

// Going through all worlds is cheaper than more than so many vain draws.
inline constexpr std::uint64_t kVainDraws = 1u << 26;

// The draws still open, by going through all worlds once to count them and once to pick them.
inline void sample_by_number(const Beliefs& beliefs, std::uint64_t seed, std::size_t first, std::size_t n,
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

// Fills out[n][holders]. Throws std::domain_error where no world fits, or where none is found for being too rare.
inline void sample(const Beliefs& beliefs, std::uint64_t seed, std::size_t n, Cards* out) {
    const std::uint64_t open = beliefs.open_count();
    if (n == 0) return;
    if (open == 0) throw std::domain_error("No world fits these facts.");
    std::uint64_t vain = 0;
    for (std::size_t i = 0; i < n; i++) {
        Random random(seed, i);
        while (true) {
            const Beliefs::World world = beliefs.unrank(random.below(open));
            if (!beliefs.tested() || beliefs.passes(world)) {
                std::copy_n(world.data(), beliefs.holders(), out + i * beliefs.holders());
                break;
            }
            if (++vain < std::min(open / 2, kVainDraws)) continue;
            if (open <= kMostEnumerated) return sample_by_number(beliefs, seed, i, n, out);
            throw std::domain_error("Worlds that fit these facts are too rare to be drawn.");
        }
    }
}

}  // namespace tysyacha
