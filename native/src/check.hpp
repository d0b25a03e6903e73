// Whether a position can be. Everything that comes from outside passes here before a search sees it.
#pragma once
#include <string>

#include "moves.hpp"

namespace tysyacha {

// A sentence about what is wrong, or nothing. `worlds` of a position are checked with it too.
std::string wrong_with(const PlayRules& rules, const Position& p);
std::string wrong_with(const PlayRules& rules);

}  // namespace tysyacha
