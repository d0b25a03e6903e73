// The Python names of beliefs, playouts, gifts and claims, to be added to the module.
#pragma once
#include <nanobind/nanobind.h>

namespace tysyacha {

void bind_beliefs(nanobind::module_& m);

}  // namespace tysyacha
