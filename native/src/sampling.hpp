// Drawing worlds, each with the same chance, without listing them: a random number is turned into the world with
// that number among those that the facts about single cards leave; one that fails a test is drawn again. The n-th
// draw depends on the seed and n alone.
#pragma once
#include <cstddef>
#include <cstdint>

#include "beliefs.hpp"
#include "sharing.hpp"

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

// Fills out[n][holders]; false where `go_on` broke it off. Throws std::domain_error where no world fits, or where none is found for being too rare.
bool sample(const Beliefs& beliefs, std::uint64_t seed, std::size_t n, Cards* out, GoOn go_on = nullptr);

}  // namespace tysyacha
