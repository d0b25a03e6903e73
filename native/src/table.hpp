// The transposition table: what is known of positions at the start of a trick, as points still to come. Whole
// positions are the keys, so a hit is never false. Forgetting everything is one step of a counter.
#pragma once
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace tysyacha {

struct Entry {
    std::uint64_t key = 0;
    std::int16_t low = 0;    // the value lies between these
    std::int16_t high = 0;
    std::uint8_t move = 0xFF;  // card | declaration << 5; 0xFF: none known
    std::uint8_t cards = 0;    // cards a hand
    std::uint16_t age = 0;     // of the counter when it was written
};
static_assert(sizeof(Entry) == 16);

class Table {
public:
    // As many entries as fit, a power of two; fewer than two means no table at all.
    explicit Table(std::size_t bytes) {
        const std::size_t fit = bytes / sizeof(Entry);
        size_ = fit < 2 ? 0 : std::bit_floor(fit);
        if (size_ == 0) return;
        entries_ = std::make_unique<Entry[]>(size_);
        shift_ = 64 - std::countr_zero(size_);
    }

    std::size_t bytes() const { return size_ * sizeof(Entry); }
    bool usable() const { return size_ != 0; }

    void forget() {
        if (++age_ != 0) return;
        for (std::size_t i = 0; i < size_; i++) entries_[i] = Entry{};
        age_ = 1;
    }

    const Entry* find(std::uint64_t key) const {
        const std::size_t at = place(key);
        if (entries_[at].key == key && entries_[at].age == age_) return &entries_[at];
        if (entries_[at ^ 1].key == key && entries_[at ^ 1].age == age_) return &entries_[at ^ 1];
        return nullptr;
    }

    // The place to write this key to: its own, else a stale one, else the one with less below it.
    Entry& room(std::uint64_t key, int cards) {
        const std::size_t at = place(key);
        Entry& one = entries_[at];
        Entry& two = entries_[at ^ 1];
        Entry* take = &one;
        if (one.key == key && one.age == age_) return one;
        if (two.key == key && two.age == age_) return two;
        if (one.age != age_) take = &one;
        else if (two.age != age_) take = &two;
        else take = one.cards <= two.cards ? &one : &two;
        *take = Entry{key, -32768, 32767, 0xFF, static_cast<std::uint8_t>(cards), age_};
        return *take;
    }

private:
    std::size_t place(std::uint64_t key) const { return (key * 0x9E3779B97F4A7C15ull) >> shift_; }

    std::unique_ptr<Entry[]> entries_;
    std::size_t size_ = 0;
    int shift_ = 0;
    std::uint16_t age_ = 1;
};

}  // namespace tysyacha
