// Times the solver on the deals of plain_solver.cpp ("bench"): the same generator, the same shuffle, the strongest
// hand by card points declares and leads. Prints one line of JSON.
//
// solver_bench QUESTION DEALS [--points N] [--table KIB] [--without IDEA]
//   value    the exact value, empty table before each deal
//   leads    the exact value of every first lead, empty table before each deal
//   reach    "at least N points?", empty table before each deal
//   worlds   all worlds of the declarer's first lead: "N points?" for every legal lead
//   moves    all worlds after two tricks of perfect play: the exact value of every move
// Without --points, `worlds` asks for the contract that the deal's value suggests: rounded up to 5, at least 100.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "batch.hpp"

using namespace tysyacha;

namespace {

struct Task {
    std::string question;
    int deals = 0, points = 0;
    std::size_t table = 0;  // 0: the default, 1 MiB, for batches 4 MiB
    std::vector<std::string> without;
};

double now() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::vector<Position> deals_of_the_yardstick(int count) {
    std::mt19937 random(1);
    std::vector<int> deck(kPack);
    std::iota(deck.begin(), deck.end(), 0);
    std::vector<Position> deals;
    for (int d = 0; d < count; d++) {
        std::shuffle(deck.begin(), deck.end(), random);
        Position p;
        for (int i = 0; i < kPack; i++) p.state.hand[i / 8] |= bit(deck[i]);
        for (int seat = 1; seat < 3; seat++)
            if (card_points(p.state.hand[seat]) > card_points(p.state.hand[p.declarer])) p.declarer = seat;
        p.leader = p.declarer;
        deals.push_back(p);
    }
    return deals;
}

// Two tricks in which everybody plays the first of his best moves.
void play_two_tricks(const PlayRules& rules, Solver& solver, Position& p) {
    for (int i = 0; i < 6; i++) {
        const MoveValues found = solver.move_values(p);
        const auto begin = found.value.begin(), end = begin + found.moves.size;
        const auto best = p.to_move() == p.declarer ? std::max_element(begin, end) : std::min_element(begin, end);
        apply(rules, p, found.moves.move[best - begin]);
    }
}

// Everything the seat to move may take for possible: the other cards shared out in every way.
std::vector<Position> worlds_of(const Position& p) {
    const int one = (p.to_move() + 1) % 3, two = (p.to_move() + 2) % 3, size = count(p.state.hand[one]);
    std::vector<int> hidden;
    for (Cards rest = p.state.hand[one] | p.state.hand[two]; rest; rest &= rest - 1) hidden.push_back(lowest(rest));
    std::vector<Position> worlds;
    for (unsigned choice = 0; choice < 1u << hidden.size(); choice++) {
        if (std::popcount(choice) != size) continue;
        Position world = p;
        world.state.hand[one] = world.state.hand[two] = 0;
        for (std::size_t i = 0; i < hidden.size(); i++) world.state.hand[choice >> i & 1 ? one : two] |= bit(hidden[i]);
        worlds.push_back(world);
    }
    return worlds;
}

struct Result {
    std::vector<double> ms;
    std::uint64_t nodes = 0;
};

Result single(const Task& task, const PlayRules& rules, const std::vector<Position>& deals) {
    SomeIdeas ideas;
    for (const auto& name : task.without)
        if (!switch_off(ideas, name)) std::exit(2);
    Solver solver = task.without.empty() ? Solver(rules, task.table) : Solver(rules, task.table, ideas);
    Result result;
    for (const Position& p : deals) {
        solver.forget();
        const double start = now();
        if (task.question == "value") solver.value(p);
        else if (task.question == "leads") solver.move_values(p);
        else solver.reaches(p, task.points);
        result.ms.push_back(now() - start);
    }
    result.nodes = solver.nodes();
    return result;
}

Result batches(const Task& task, const PlayRules& rules, const std::vector<Position>& deals) {
    Result result;
    Solver helper(rules);
    for (Position p : deals) {
        const int points = task.points ? task.points : std::max(100, (helper.value(p) + 4) / 5 * 5);
        if (task.question == "moves") play_two_tricks(rules, helper, p);
        const std::vector<Position> worlds = worlds_of(p);
        const MoveList moves = legal_moves(rules, p);
        std::vector<std::int16_t> out(worlds.size() * moves.size);
        Batch batch(rules, 1, task.table);
        const double start = now();
        if (task.question == "moves") batch.move_values(worlds.data(), worlds.size(), moves, out.data());
        else batch.moves_reach(worlds.data(), worlds.size(), moves, points, out.data());
        result.ms.push_back(now() - start);
        result.nodes += batch.nodes();
    }
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    Task task;
    if (argc < 3) return 2;
    task.question = argv[1];
    task.deals = std::atoi(argv[2]);
    for (int i = 3; i + 1 < argc; i += 2) {
        const std::string name = argv[i];
        if (name == "--points") task.points = std::atoi(argv[i + 1]);
        else if (name == "--table") task.table = static_cast<std::size_t>(std::atoi(argv[i + 1])) << 10;
        else if (name == "--without") task.without.push_back(argv[i + 1]);
        else return 2;
    }
    if (task.deals < 1) return 2;
    const PlayRules rules;
    const std::vector<Position> deals = deals_of_the_yardstick(task.deals);
    const bool batch = task.question == "worlds" || task.question == "moves";
    if (task.table == 0) task.table = batch ? kDefaultTableBytes * 4 : kDefaultTableBytes;
    Result result = batch ? batches(task, rules, deals) : single(task, rules, deals);
    std::sort(result.ms.begin(), result.ms.end());
    const double mean = std::accumulate(result.ms.begin(), result.ms.end(), 0.0) / task.deals;
    std::printf("{\"deals\": %d, \"mean_ms\": %.4f, \"median_ms\": %.4f, \"p99_ms\": %.4f, \"nodes\": %llu}\n",
                task.deals, mean, result.ms[task.deals / 2], result.ms[task.deals * 99 / 100],
                static_cast<unsigned long long>(result.nodes));
}
