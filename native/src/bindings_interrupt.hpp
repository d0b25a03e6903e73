// Ctrl-C while the kernel works without the GIL: looked for now and then, and raised once the work is broken off.
#pragma once
#include <nanobind/nanobind.h>

namespace tysyacha {

// For the thread that called, the GIL not held. A handler that raises leaves its exception with this thread.
inline bool nothing_interrupts() {
    nanobind::gil_scoped_acquire held;
    return PyErr_CheckSignals() == 0;
}

// Does the work without the GIL; it returns whether it came to its end. Raises what has broken it off.
template <class Work>
void uninterrupted(const Work& work) {
    bool came_to_its_end;
    {
        nanobind::gil_scoped_release released;
        came_to_its_end = work();
    }
    if (!came_to_its_end) throw nanobind::python_error();
}

}  // namespace tysyacha
