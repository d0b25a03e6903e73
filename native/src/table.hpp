// The transposition table: what is known of positions at the start of a trick, as points still to come. A key is a
// whole position up to the ranks of its cards, and an entry keeps the cards themselves, so a hit is never false.
// Forgetting everything is one step of a counter.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "cards.hpp"

namespace tysyacha {

struct Entry {
    std::uint64_t key;
    std::uint32_t left : 24;  // the cards still held
    std::uint32_t move : 8;   // card | declaration << 5; kNoMove: none known
    std::uint32_t low : 11;   // the value lies between these
    std::uint32_t high : 11;
    std::uint32_t age : 10;  // of the counter when it was written
};
static_assert(sizeof(Entry) == 16);

inline constexpr int kNoMove = 0xFF;
inline constexpr int kMostPoints = 2047;

class Table {
public:
    static constexpr std::size_t kWays = 4;

    // As many buckets of four as fit, a power of two; without room for one there is no table at all.
    explicit Table(std::size_t bytes) {
        const std::size_t fit = bytes / sizeof(Entry) / kWays;
        if (fit == 0) return;
        buckets_ = std::bit_floor(fit);
        entries_ = std::make_unique<Bucket[]>(buckets_);
        shift_ = 64 - std::countr_zero(buckets_);
    }

    std::size_t bytes() const { return buckets_ * sizeof(Bucket); }
    bool usable() const { return buckets_ != 0; }

    void forget() {
        if (++age_ < 1u << 10) return;
        for (std::size_t i = 0; i < buckets_; i++) entries_[i] = Bucket{};
        age_ = 1;
    }

    // The entries that may hold this key; check each with `holds`.
    Entry* bucket(std::uint64_t key) {
        const std::uint64_t mixed = key * 0x9E3779B97F4A7C15ull;
        return entries_[shift_ == 64 ? 0 : mixed >> shift_].entry;
    }
    bool holds(const Entry& e, std::uint64_t key) const { return e.key == key && e.age == age_; }

    // The entry to write to: a stale one, else the one with the fewest cards.
    Entry& room(Entry* bucket, std::uint64_t key, Cards left) {
        Entry* take = bucket;
        int least = 99;
        for (std::size_t i = 0; i < kWays; i++) {
            Entry& e = bucket[i];
            const int worth = e.age != age_ ? -1 : count(e.left);
            if (worth < least) {
                least = worth;
                take = &e;
            }
        }
        take->key = key;
        take->left = left & kAllCards;
        take->move = kNoMove;
        take->low = 0;
        take->high = kMostPoints;
        take->age = age_ & 0x3FF;
        return *take;
    }

private:
    struct alignas(64) Bucket {
        Entry entry[kWays] = {};
    };
    std::unique_ptr<Bucket[]> entries_;
    std::size_t buckets_ = 0;
    int shift_ = 64;
    std::uint32_t age_ = 1;
};

}  // namespace tysyacha
