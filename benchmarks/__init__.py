"""What is measured, and how: `./run bench` runs all of it, `./run bench NAME` one."""
