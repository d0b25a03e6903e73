// Work shared out over threads, and broken off when the caller says so. Where the system gives fewer threads than
// asked for, those that there are do all of it.
#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace tysyacha {

// Asked by the calling thread some ten times a second whether to go on; it must not throw.
using GoOn = bool (*)();

class Watch {
public:
    explicit Watch(GoOn go_on) : go_on_(go_on) {}

    bool ended() {
        if (!go_on_) return false;
        const auto now = std::chrono::steady_clock::now();
        if (now < due_) return false;
        due_ = now + std::chrono::milliseconds(100);
        return !go_on_();
    }

private:
    GoOn go_on_;
    std::chrono::steady_clock::time_point due_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
};

// Calls work(thread, i) once for every i below `count`, `piece` of them at a time on one thread. False where it was
// broken off: some of the work is not done then.
template <class Work>
bool share(std::size_t threads, std::size_t count, std::size_t piece, GoOn go_on, const Work& work) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> ended{false};
    const auto run = [&](std::size_t thread, auto&& ends) {
        for (std::size_t from = next.fetch_add(piece); from < count; from = next.fetch_add(piece))
            for (std::size_t i = from; i < std::min(from + piece, count); i++) {
                work(thread, i);
                if (ended || ends()) return;
            }
    };
    const std::size_t useful = std::min(threads, (count + piece - 1) / piece);
    std::vector<std::thread> others;
    others.reserve(useful);
    try {
        for (std::size_t i = 1; i < useful; i++) others.emplace_back([&, i] { run(i, [] { return false; }); });
    } catch (const std::system_error&) {
        // No more threads to be had.
    }
    Watch watch(go_on);
    run(0, [&] {
        if (!watch.ended()) return false;
        ended = true;
        return true;
    });
    for (auto& thread : others) thread.join();
    return !ended;
}

}  // namespace tysyacha
