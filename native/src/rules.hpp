// The agreements that touch card play, each as one small field named after its id. Rules and search are
// templates over a rule set: PlayRules holds any of them at run time, ClassicRules fixes the usual ones at
// compile time under the same names.
#pragma once
#include <array>
#include <cstdint>

#include "cards.hpp"

namespace tysyacha {

enum class AcesTrump : std::uint8_t { none, led_ace, next_ace };
enum class AcesWhen : std::uint8_t { like_marriage, any_lead, automatic };

using MarriageValues = std::array<std::int16_t, 4>;  // by suit: S C D H

struct PlayRules {
    int players = 3;  // active seats: 2 or 3
    bool must_beat = false;
    bool must_trump = true;
    bool must_overtrump = false;
    bool no_foreign_trump_lead = false;
    MarriageValues marriage = {40, 60, 80, 100};
    bool marriage_first_trick = false;
    bool queen_only = false;  // marriage.lead
    bool automatic = false;   // marriage.auto
    bool first_only = false;  // marriage.trump
    bool next_trick = false;  // marriage.trump_timing
    bool half = false;
    bool half_sets_trump = true;
    int aces = 0;  // 0: four aces are worth nothing
    AcesTrump aces_trump = AcesTrump::none;
    AcesWhen aces_when = AcesWhen::like_marriage;
    bool aces_continue = false;
    int nines = 0;  // 0: none, or written to the total outside the contract
    int last_trick = 0;

    bool operator==(const PlayRules&) const = default;
};

// What most tables play. Only the values of the marriages and the last-trick bonus vary.
template <int Players>
struct ClassicRules {
    static constexpr int players = Players;
    static constexpr bool must_beat = false;
    static constexpr bool must_trump = true;
    static constexpr bool must_overtrump = false;
    static constexpr bool no_foreign_trump_lead = false;
    MarriageValues marriage;
    static constexpr bool marriage_first_trick = false;
    static constexpr bool queen_only = false;
    static constexpr bool automatic = false;
    static constexpr bool first_only = false;
    static constexpr bool next_trick = false;
    static constexpr bool half = false;
    static constexpr bool half_sets_trump = true;
    static constexpr int aces = 0;
    static constexpr AcesTrump aces_trump = AcesTrump::none;
    static constexpr AcesWhen aces_when = AcesWhen::like_marriage;
    static constexpr bool aces_continue = false;
    static constexpr int nines = 0;
    int last_trick;

    explicit ClassicRules(const PlayRules& rules) : marriage(rules.marriage), last_trick(rules.last_trick) {}
};

// Any agreements at all, for a number of players known at compile time.
template <int Players>
struct AnyRules : PlayRules {
    static constexpr int players = Players;
    explicit AnyRules(const PlayRules& rules) : PlayRules(rules) {}
};

inline bool is_classic(const PlayRules& rules) {
    PlayRules classic;
    classic.players = rules.players;
    classic.marriage = rules.marriage;
    classic.last_trick = rules.last_trick;
    // Four nines or aces off, their details mean nothing.
    classic.half_sets_trump = rules.half ? classic.half_sets_trump : rules.half_sets_trump;
    if (rules.aces == 0) {
        classic.aces_trump = rules.aces_trump;
        classic.aces_when = rules.aces_when;
        classic.aces_continue = rules.aces_continue;
    }
    return rules == classic;
}

}  // namespace tysyacha
