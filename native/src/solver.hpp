// The solver: exact values of positions with open cards. A value is the declarer's final points of the deal, what
// he has already taken and declared included, when he maximises and the defenders together minimise.
// A solver owns its table and is used by one thread at a time; several run side by side.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>

#include "ideas.hpp"
#include "moves.hpp"
#include "position.hpp"
#include "rules.hpp"
#include "table.hpp"

namespace tysyacha {

inline constexpr std::size_t kDefaultTableBytes = std::size_t{1} << 20;

struct MoveValues {
    MoveList moves;
    std::array<int, kMaxMoves> value{};
};

struct Line {
    std::array<Move, kPack> move;
    int size = 0;
};

class Solver {
public:
    explicit Solver(const PlayRules& rules, std::size_t table_bytes = kDefaultTableBytes);
    // For measuring: with some ideas switched off.
    Solver(const PlayRules& rules, std::size_t table_bytes, const SomeIdeas& ideas);

    const PlayRules& rules() const { return rules_; }
    std::size_t table_bytes() const { return table_.bytes(); }
    std::uint64_t nodes() const { return nodes_; }  // cards that completed a trick, since the solver was made
    void forget() { table_.forget(); }

    int value(const Position& p);
    bool reaches(const Position& p, int points);
    // `hints` are values to start from, one a move, such as those of a world that is nearly the same.
    MoveValues move_values(const Position& p, const std::int16_t* hints = nullptr);
    // For each legal move, in the order of legal_moves, whether the declarer still reaches `points`.
    void moves_reach(const Position& p, int points, const MoveList& moves, bool* out);
    Line principal_line(const Position& p);

private:
    // Bounds on the declarer's final points, found by asking "at least `goal`?".
    struct Bounds {
        int low, high;
    };
    void prepare(const Position& p);
    Bounds bounds(const Position& q);
    int ask(const Position& q, int goal);
    int settle(const Position& q, Bounds within, int guess, int step);
    int guess(const Position& q);

    PlayRules rules_;
    SomeIdeas ideas_;
    bool all_ideas_ = true;
    bool classic_;
    Table table_;
    int aside_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace tysyacha
