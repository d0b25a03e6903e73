// The ideas that make the search fast, each to be switched off for measuring what it brings. Production code
// uses AllIdeas, where the switches are constants.
#pragma once
#include <string_view>

namespace tysyacha {

struct AllIdeas {
    static constexpr bool table = true;
    static constexpr bool alike = true;
    static constexpr bool ordering = true;
    static constexpr bool equals = true;
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
    bool marriage_bound = true;
    bool sure_tricks = true;
    bool sure_trumps = true;
    bool last_trick = true;
    bool aspiration = true;
};

// Switches off the idea of this name, or "nothing"; false where there is none.
inline bool switch_off(SomeIdeas& ideas, std::string_view name) {
    if (name == "nothing") return true;
    const struct {
        std::string_view name;
        bool& idea;
    } all[] = {{"table", ideas.table},
               {"alike", ideas.alike},
               {"ordering", ideas.ordering},
               {"equals", ideas.equals},
               {"marriage_bound", ideas.marriage_bound},
               {"sure_tricks", ideas.sure_tricks},
               {"sure_trumps", ideas.sure_trumps},
               {"last_trick", ideas.last_trick},
               {"aspiration", ideas.aspiration}};
    for (const auto& one : all)
        if (one.name == name) {
            one.idea = false;
            return true;
        }
    return false;
}

}  // namespace tysyacha
