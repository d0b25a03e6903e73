// The ideas that make the search fast, each to be switched off for measuring what it brings. Production code
// uses AllIdeas, where the switches are constants.
#pragma once

namespace tysyacha {

struct AllIdeas {
    static constexpr bool table = true;
    static constexpr bool alike = true;
    static constexpr bool ordering = true;
    static constexpr bool equals = true;
    static constexpr bool near_equals = true;
    static constexpr bool marriage_bound = true;
    static constexpr bool sure_tricks = true;
    static constexpr bool sure_trumps = true;
    static constexpr bool last_trick = true;
    static constexpr bool aspiration = true;
};

struct SomeIdeas {
    bool table = true;
    bool alike = true;
    bool ordering = true;
    bool equals = true;
    bool near_equals = true;
    bool marriage_bound = true;
    bool sure_tricks = true;
    bool sure_trumps = true;
    bool last_trick = true;
    bool aspiration = true;
};

}  // namespace tysyacha
