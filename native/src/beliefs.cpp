#include "beliefs.hpp"

#include <algorithm>

namespace tysyacha {

void check_seen(const Seen& seen) {
    const auto refuse = [](const std::string& what) { throw std::invalid_argument(what); };
    const int holders = static_cast<int>(seen.holders.size());
    if (holders < 1 || holders > kMaxHolders)
        refuse("There must be 1 to 5 holders of hidden cards, not " + std::to_string(holders) + ".");
    if (seen.hidden & ~kAllCards) refuse("The hidden cards must be among the 24 cards of the pack.");
    int sizes = 0;
    Cards fixed = 0;
    for (const Holder& h : seen.holders) {
        if (h.size < 0 || h.size > kPack) refuse("A holder has 0 to 24 hidden cards.");
        if (h.fixed & seen.hidden) refuse("A card cannot be hidden and known to be with a holder at once.");
        if (h.fixed & fixed) refuse("A card cannot be known to be with two holders.");
        if (h.fixed & ~kAllCards) refuse("Known cards must be among the 24 cards of the pack.");
        fixed |= h.fixed;
        sizes += h.size;
    }
    if (sizes != count(seen.hidden))
        refuse("The holders have room for " + std::to_string(sizes) + " hidden cards, but " +
               std::to_string(count(seen.hidden)) + " are hidden.");
    const auto place = [&](int holder) {
        if (holder < kNoHolder || holder >= holders) refuse("A gift or a declarer names a holder that is not there.");
    };
    const Parting& p = seen.parting;
    place(p.declarer);
    place(p.aside);
    if (p.gift_count < 0 || p.gift_count > kMaxGifts) refuse("The declarer gives at most two cards.");
    for (int i = 0; i < p.gift_count; i++) {
        place(p.gifts[i].holder);
        if (p.gifts[i].card & ~kAllCards || count(p.gifts[i].card) > 1) refuse("A gift is one card of the pack.");
    }
    if (p.talon & ~kAllCards) refuse("The talon must be of cards of the pack.");
    if (p.talon_taken && (p.talon_size < 1 || p.talon_size > 4)) refuse("A talon has 1 to 4 cards.");
    if (p.talon && count(p.talon) != p.talon_size) refuse("The talon shown must have the size of the talon.");
    if (p.aside_late < 0 || p.aside_late > 2) refuse("At most two cards are laid aside.");
}

std::uint64_t Beliefs::exact_count() const {
    if (!tests_) return open_count();
    ensure_enumerable();
    std::uint64_t found = 0;
    for_each([&](const World&) { return ++found, true; });
    return found;
}

std::size_t Beliefs::list(Cards* out) const {
    std::size_t rows = 0;
    for_each([&](const World& world) {
        out = std::copy_n(world.data(), size_, out);
        return ++rows, true;
    });
    return rows;
}

}  // namespace tysyacha
