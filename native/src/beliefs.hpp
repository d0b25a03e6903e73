// What a seat may believe: every arrangement of the hidden cards that the public facts allow. A holder is a place
// where hidden cards lie now: a hand, a talon, the cards laid aside. A world says what each holder has.
//
// Facts about single cards (who failed to follow, what was shown) are masks, so the worlds that they leave are
// counted and drawn without looking at any. Facts about whole sets of cards (what a hand must have had for a bid,
// that it would have been redealt) are tests that a world passes or fails.
#pragma once
#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "cards.hpp"

namespace tysyacha {

inline constexpr int kMaxHolders = 5;
inline constexpr int kMaxGifts = 2;
inline constexpr int kNoHolder = -1;
inline constexpr std::uint64_t kMostEnumerated = 1u << 26;

// What is known of one set of cards as a whole. `patterns` has a bit for each of the 32 patterns that the set may
// have: bits 0 to 3 of a pattern are the suits whose king and queen it holds, bit 4 says that it has all aces.
struct Test {
    int points_low = 0, points_high = 120;
    int nines_below = 5, jacks_below = 5, aces_below = 5;
    std::uint32_t patterns = ~0u;

    bool operator==(const Test&) const = default;
    bool trivial() const { return *this == Test{}; }
    bool passes(Cards cards) const {
        if (count(cards & kNines) >= nines_below || count(cards & kJacks) >= jacks_below ||
            count(cards & kAces) >= aces_below)
            return false;
        const int points = card_points(cards);
        if (points < points_low || points > points_high) return false;
        return patterns == ~0u || (patterns >> pattern_of(cards) & 1);
    }
    static int pattern_of(Cards cards) {
        const Cards queens = paired_queens(cards) >> kQueen;
        const Cards suits = (queens & 1) | (queens >> 5 & 2) | (queens >> 10 & 4) | (queens >> 15 & 8);
        return static_cast<int>(suits) | ((cards & kAces) == kAces) << 4;
    }
};

struct Holder {
    int size = 0;      // hidden cards here
    Cards may = 0;     // hidden cards that may be here
    Cards fixed = 0;   // known to be here, or played from here since the first lead
    Test now;          // of hidden and fixed cards together
    Test dealt;        // of the hand as it was dealt
};

struct Gift {
    int holder = kNoHolder;  // who got it; none where the receiver's cards are all known
    Cards card = 0;          // 0: not known
    bool late = false;       // given after the raise
};

// How the declarer's hand came about, the talon taken. Without it hands are still as they were dealt.
struct Parting {
    bool talon_taken = false;
    int declarer = kNoHolder;  // none where his cards are all known
    Cards talon = 0;           // 0: not shown
    int talon_size = 0;
    std::array<Gift, kMaxGifts> gifts{};
    int gift_count = 0;
    int aside = kNoHolder;     // the holder of cards laid aside
    int aside_late = 0;        // how many of them were laid aside after the raise
    Test talon_test;
    Test raised;               // of the declarer's hand when he raised
};

struct Seen {
    Cards hidden = 0;
    std::vector<Holder> holders;
    Parting parting;
};

// Throws std::invalid_argument with a sentence; what passes cannot hurt anything below.
void check_seen(const Seen& seen);

class Beliefs {
public:
    using World = std::array<Cards, kMaxHolders>;

    explicit Beliefs(Seen seen) : seen_(std::move(seen)), size_(static_cast<int>(seen_.holders.size())) {
        check_seen(seen_);
        tighten();
        tests_ = has_tests();
        lay_out();
    }

    int holders() const { return size_; }
    bool tested() const { return tests_; }
    Cards fixed(int holder) const { return seen_.holders[holder].fixed; }

    // Worlds that the facts about single cards leave.
    std::uint64_t open_count() const { return ways_[0][start_]; }

    // All of the worlds, in a fixed order: each(const World&) returns false to stop.
    template <class Each>
    void for_each(Each&& each) const {
        World world{};
        if (open_count()) place(0, seen_.hidden, world, each);
    }

    // The exact number of worlds. Throws std::length_error where that would take too long.
    std::uint64_t exact_count() const;

    // Writes all worlds, a row of holders() masks each; returns how many. There must be room for exact_count().
    std::size_t list(Cards* out) const;

    void ensure_enumerable() const {
        if (open_count() > kMostEnumerated)
            throw std::length_error("There are " + std::to_string(open_count()) +
                                    " worlds before the tests, too many to go through; draw some of them instead.");
    }

    // The world with this number among those that the facts about single cards leave.
    World unrank(std::uint64_t number) const {
        World world{};
        std::array<int, kMaxHolders> left{};
        for (int h = 0; h < size_; h++) left[h] = seen_.holders[h].size;
        std::size_t state = start_;
        for (int i = 0; i < cards_; i++) {
            const Cards card = order_[i];
            for (int h = 0; h < size_; h++) {
                if (!(seen_.holders[h].may & card) || !left[h]) continue;
                const std::uint64_t ways = ways_[i + 1][state - stride_[h]];
                if (number < ways) {
                    world[h] |= card;
                    state -= stride_[h];
                    left[h]--;
                    break;
                }
                number -= ways;
            }
        }
        return world;
    }

    // Whether these are masks of a world, and one that is possible.
    bool allows(const World& world) const {
        Cards there = 0;
        for (int h = 0; h < size_; h++) {
            const Holder& holder = seen_.holders[h];
            if (count(world[h]) != holder.size || (world[h] & ~holder.may) || (world[h] & there)) return false;
            there |= world[h];
        }
        return passes(world);
    }

    // Whether a world (of the right sizes and masks) passes every test.
    bool passes(const World& world) const {
        World full{};
        for (int h = 0; h < size_; h++) {
            full[h] = world[h] | seen_.holders[h].fixed;
            if (now_ >> h & 1 && !seen_.holders[h].now.passes(full[h])) return false;
            if (as_dealt_ >> h & 1 && !seen_.holders[h].dealt.passes(full[h])) return false;
        }
        return !seen_.parting.talon_taken || some_history(full, 0, 0, 0);
    }

private:
    // Cards of a talon that was shown lie with the declarer, with those laid aside, or were given.
    void tighten() {
        const Parting& p = seen_.parting;
        for (int h = 0; h < size_; h++) {
            Holder& holder = seen_.holders[h];
            holder.may &= seen_.hidden;
            if (!p.talon_taken || h == p.declarer || h == p.aside) continue;
            bool hidden_gift = false;
            for (int i = 0; i < p.gift_count; i++) hidden_gift |= p.gifts[i].holder == h && !p.gifts[i].card;
            if (!hidden_gift) holder.may &= ~p.talon;
        }
    }

    bool has_tests() {
        const Parting& p = seen_.parting;
        bool any = false;
        for (int h = 0; h < size_; h++) {
            bool changed = p.talon_taken && (h == p.declarer || h == p.aside);  // cards aside were never a hand
            for (int i = 0; i < p.gift_count; i++) changed |= p.gifts[i].holder == h;
            if (!seen_.holders[h].now.trivial()) now_ |= 1u << h;
            if (!changed && !seen_.holders[h].dealt.trivial()) as_dealt_ |= 1u << h;
            any |= !seen_.holders[h].now.trivial() || !seen_.holders[h].dealt.trivial();
        }
        if (!p.talon_taken) return any;
        for (int i = 0; i < p.gift_count; i++)
            any |= p.gifts[i].holder != kNoHolder && !p.gifts[i].card && p.talon;
        declarer_tests_ = p.declarer != kNoHolder &&
                          (!seen_.holders[p.declarer].dealt.trivial() || !p.raised.trivial() ||
                           (!p.talon && !p.talon_test.trivial()));
        return any || declarer_tests_;
    }

    // Room left with each holder is one number in mixed radix; ways_[i][room] counts how the cards from the
    // i-th on can fill it.
    void lay_out() {
        std::size_t states = 1;
        for (int h = 0; h < size_; h++) {
            stride_[h] = states;
            radix_[h] = static_cast<std::size_t>(seen_.holders[h].size) + 1;
            start_ += states * (radix_[h] - 1);
            states *= radix_[h];
        }
        if (states > 1u << 16) throw std::invalid_argument("So many hidden cards with so many holders cannot be.");
        for (Cards rest = seen_.hidden; rest; rest &= rest - 1) order_[cards_++] = rest & -rest;
        ways_.assign(static_cast<std::size_t>(cards_) + 1, std::vector<std::uint64_t>(states, 0));
        ways_[cards_][0] = 1;
        for (int i = cards_ - 1; i >= 0; i--)
            for (std::size_t state = 0; state < states; state++)
                for (int h = 0; h < size_; h++)
                    if ((seen_.holders[h].may & order_[i]) && room(state, h))
                        ways_[i][state] += ways_[i + 1][state - stride_[h]];
    }

    bool room(std::size_t state, int h) const { return state / stride_[h] % radix_[h] != 0; }

    // Gives holder h its cards in every way, then the holders after it.
    template <class Each>
    bool place(int h, Cards rest, World& world, Each& each) const {
        const Holder& holder = seen_.holders[h];
        const Cards may = rest & holder.may;
        if (h == size_ - 1) {
            if (may != rest) return true;
            world[h] = rest;
            return (tests_ && !passes(world)) || each(static_cast<const World&>(world));
        }
        Cards others = 0;
        for (int later = h + 1; later < size_; later++) others |= seen_.holders[later].may;
        const Cards must = rest & ~others;
        const int missing = holder.size - count(must);
        if ((must & ~may) || missing < 0) return true;
        return choose(may & ~must, missing, [&](Cards chosen) {
            world[h] = must | chosen;
            return place(h + 1, rest & ~world[h], world, each);
        });
    }

    // Every subset of k cards; `each` returns false to stop.
    template <class Each>
    static bool choose(Cards from, int k, Each&& each) {
        std::array<Cards, kPack> card;
        std::array<int, kPack + 1> at;
        int n = 0;
        for (; from; from &= from - 1) card[n++] = from & -from;
        if (k > n) return true;
        Cards chosen = 0;
        for (int i = 0; i < k; i++) {
            at[i] = i;
            chosen |= card[i];
        }
        at[k] = n;
        while (true) {
            if (!each(chosen)) return false;
            int i = 0;
            while (i < k && at[i] + 1 == at[i + 1]) i++;
            if (i == k) return true;
            chosen ^= card[at[i]] | card[at[i] + 1];
            at[i]++;
            for (int j = 0; j < i; j++) {
                chosen ^= card[at[j]];
                at[j] = j;
            }
            for (int j = 0; j < i; j++) chosen |= card[j];
        }
    }

    // Whether some choice of the cards that were given unseen makes the dealt hands, the talon and the hand at
    // the raise what they must have been.
    bool some_history(const World& full, int gift, Cards given, Cards late) const {
        const Parting& p = seen_.parting;
        if (gift == p.gift_count) return !declarer_tests_ || declarer_passes(full, given, late);
        const Gift& g = p.gifts[gift];
        const auto with = [&](Cards card) {
            return some_history(full, gift + 1, given | card, g.late ? late | card : late);
        };
        if (g.holder == kNoHolder) return with(g.card);
        const Cards hand = full[g.holder];
        const Test& dealt = seen_.holders[g.holder].dealt;
        if (g.card) return dealt.passes(hand & ~g.card) && with(g.card);
        const Cards from_talon = hand & p.talon;
        if (from_talon & (from_talon - 1)) return false;
        for (Cards open = from_talon ? from_talon : hand; open; open &= open - 1) {
            const Cards card = open & -open;
            if (dealt.passes(hand & ~card) && with(card)) return true;
            if (!declarer_tests_ && dealt.trivial()) return false;
        }
        return false;
    }

    bool declarer_passes(const World& full, Cards given, Cards late) const {
        const Parting& p = seen_.parting;
        const Cards hand = full[p.declarer];
        const Cards aside = p.aside == kNoHolder ? 0 : full[p.aside];
        if (!p.raised.trivial() && choose(aside, p.aside_late, [&](Cards cards) {
                return !p.raised.passes(hand | late | cards);
            }))
            return false;
        const Cards all = hand | given | aside;
        const Test& dealt = seen_.holders[p.declarer].dealt;
        if (p.talon) return dealt.passes(all & ~p.talon);
        if (dealt.trivial() && p.talon_test.trivial()) return true;
        return !choose(all, p.talon_size, [&](Cards talon) {
            return !(p.talon_test.passes(talon) && dealt.passes(all & ~talon));
        });
    }

    Seen seen_;
    int size_;
    bool tests_ = false, declarer_tests_ = false;
    unsigned now_ = 0, as_dealt_ = 0;  // holders whose tests there are to make
    int cards_ = 0;
    std::array<Cards, kPack> order_{};
    std::size_t start_ = 0;
    std::array<std::size_t, kMaxHolders> stride_{}, radix_{};
    std::vector<std::vector<std::uint64_t>> ways_;
};

}  // namespace tysyacha
