// Cards, sets of cards and their points. A card is 0..23: suit * 6 + rank, suits S C D H, ranks 9 J Q K T A.
#pragma once
#include <array>
#include <bit>
#include <cstdint>

// For the few small functions that the search calls at every step: compilers tire of inlining before it is done.
#if defined(_MSC_VER)
#define TYSYACHA_INLINE __forceinline
#else
#define TYSYACHA_INLINE inline __attribute__((always_inline))
#endif

namespace tysyacha {

using Cards = std::uint32_t;  // a set: bit c is card c

inline constexpr int kPack = 24;
inline constexpr int kSuits = 4;
inline constexpr int kNoSuit = 4;
enum Rank : int { kNine, kJack, kQueen, kKing, kTen, kAce };

inline constexpr Cards kAllCards = (1u << kPack) - 1;
inline constexpr Cards kNines = 0x041041;  // one bit a suit
inline constexpr Cards kJacks = kNines << kJack;
inline constexpr Cards kQueens = kNines << kQueen;
inline constexpr Cards kKings = kNines << kKing;
inline constexpr Cards kAces = kNines << kAce;

// Index kNoSuit is the empty set, so that "no trump" needs no test.
inline constexpr std::array<Cards, 5> kSuitCards = {0x3Fu, 0x3Fu << 6, 0x3Fu << 12, 0x3Fu << 18, 0};
inline constexpr std::array<int, 6> kRankPoints = {0, 2, 3, 4, 10, 11};

namespace made {
constexpr auto suit_of() {
    std::array<std::uint8_t, kPack> t{};
    for (int c = 0; c < kPack; c++) t[c] = static_cast<std::uint8_t>(c / 6);
    return t;
}
constexpr auto points() {
    std::array<std::uint8_t, kPack> t{};
    for (int c = 0; c < kPack; c++) t[c] = static_cast<std::uint8_t>(kRankPoints[c % 6]);
    return t;
}
constexpr auto higher() {
    std::array<Cards, kPack> t{};
    for (int c = 0; c < kPack; c++) t[c] = kSuitCards[c / 6] & ~((2u << c) - 1);
    return t;
}
constexpr auto suit_points() {
    std::array<std::uint8_t, 64> t{};
    for (int m = 0; m < 64; m++)
        for (int r = 0; r < 6; r++)
            if (m >> r & 1) t[m] = static_cast<std::uint8_t>(t[m] + kRankPoints[r]);
    return t;
}
// Points of the k lowest (or highest) cards of one suit's six bits; all of them where k is larger.
constexpr auto some_points(bool lowest) {
    std::array<std::array<std::uint8_t, 8>, 64> t{};
    for (int m = 0; m < 64; m++)
        for (int k = 0; k < 8; k++)
            for (int i = 0, taken = 0; i < 6 && taken < k; i++) {
                const int r = lowest ? i : 5 - i;
                if (m >> r & 1) {
                    t[m][k] = static_cast<std::uint8_t>(t[m][k] + kRankPoints[r]);
                    taken++;
                }
            }
    return t;
}
}  // namespace made

inline constexpr auto kSuitOf = made::suit_of();
inline constexpr auto kPoints = made::points();
inline constexpr auto kHigher = made::higher();  // cards of the same suit that beat it
inline constexpr auto kSuitPoints = made::suit_points();
inline constexpr auto kLowestPoints = made::some_points(true);
inline constexpr auto kHighestPoints = made::some_points(false);

constexpr int rank_of(int card) {
    return card - kSuitOf[card] * 6;
}
constexpr Cards bit(int card) {
    return 1u << card;
}
constexpr int lowest(Cards cards) {
    return std::countr_zero(cards);
}
constexpr int highest(Cards cards) {
    return 31 - std::countl_zero(cards);
}
constexpr int count(Cards cards) {
    return std::popcount(cards);
}
constexpr unsigned six(Cards cards, int suit) {
    return cards >> (suit * 6) & 63u;
}

constexpr int card_points(Cards cards) {
    return kSuitPoints[six(cards, 0)] + kSuitPoints[six(cards, 1)] + kSuitPoints[six(cards, 2)] +
           kSuitPoints[six(cards, 3)];
}

// What would beat `best` in a trick: higher cards of its suit, and every trump where it is none.
constexpr Cards beaters(int best, int trump) {
    return kHigher[best] | (kSuitOf[best] == trump ? 0u : kSuitCards[trump]);
}

// Queens whose king lies in the same set.
constexpr Cards paired_queens(Cards cards) {
    return cards & (cards >> 1) & kQueens;
}
// Queens whose jack lies in the same set.
constexpr Cards half_queens(Cards cards) {
    return cards & (cards << 1) & kQueens;
}

}  // namespace tysyacha
