"""Ctrl-C, signals and a system out of threads: long work is broken off or done, never lost in a crash.

Each case is a program of its own, since a signal reaches the main thread of a process.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

PREPARED = """
import _thread, signal, threading
from random import Random
import numpy as np
from tysyacha.kernel import (Batch, Beliefs, Condition, Facts, Holder, PlayRules, Position, Solver, best_gifts,
    gifts_to_two, playouts)
PACK = (1 << 24) - 1
rules = PlayRules()

def dealt(seed):
    pack = list(range(24))
    Random(seed).shuffle(pack)
    return Position([sum(1 << each for each in pack[8 * seat : 8 * seat + 8]) for seat in range(3)], 0, 0)

# One that takes long without a table.
position = dealt(76)
worlds = np.repeat(np.array([position.hands], np.uint32), 3_000, axis=0)
"""

ENDLESS = {
    "values": "Batch(rules, 2, 0).values([position] * 3_000)",
    "reaches": "Batch(rules, 2, 0).reaches([position] * 10_000, Solver(rules).value(position))",
    "values of moves": "Batch(rules, 2, 0).move_values(position, worlds)",
    "moves that reach": "Batch(rules, 2, 0).moves_reach(position, worlds, Solver(rules).value(position))",
    "playouts": "playouts(rules, position, worlds[:300], repeats=1 << 20, threads=2)",
    "gifts": "best_gifts(rules, (1 << 10) - 1, gifts_to_two((1 << 10) - 1, 3, 0), np.repeat([[0, 0b1111111 << 10, "
    "0b1111111 << 17]], 20_000, axis=0), declarer=0, first=None, sure=0, table_bytes=0)",
    "draws": "Beliefs(Facts(PACK, (Holder('hand', 0, 7, PACK, now=Condition(patterns=1 << 17)), "
    "Holder('hand', 1, 7, PACK, now=Condition(patterns=1 << 6)), Holder('hand', 2, 7, PACK), "
    "Holder('talon', 0, 3, PACK)))).sample(1_000, 1)",
}
"""Work of many minutes and more."""


def printed(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PREPARED + program], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("work", ENDLESS)
def test_ctrl_c_breaks_off_long_work(work: str) -> None:
    program = f"""
threading.Timer(0.5, _thread.interrupt_main).start()
try:
    {ENDLESS[work]}
    print("done")
except KeyboardInterrupt:
    print("broken off")
"""
    assert printed(program) == "broken off"


def test_a_signal_that_is_handled_disturbs_nothing() -> None:
    """The handler may use the kernel, but for the batch that is at work."""
    program = """
batch, told = Batch(rules, 2), []
positions = [dealt(seed) for seed in range(4000)]

def handle(number, frame):
    told.append(Solver(rules).value(position))
    try:
        batch.values([position])
    except ValueError as error:
        told.append(str(error))

signal.signal(signal.SIGINT, handle)
expected = Batch(rules, 2).values(positions).tolist()
threading.Timer(0.1, _thread.interrupt_main).start()
while len(told) < 2:
    told.clear()
    assert batch.values(positions).tolist() == expected
print(told[0] == Solver(rules).value(position), told[1])
"""
    assert printed(program).startswith("True This batch is at work")


def test_fewer_threads_than_asked_for() -> None:
    """With no room for the stacks of 250 threads, where the system can be told so, those that fit do all."""
    program = """
batch = Batch(rules, 250, 1 << 12)
positions = [dealt(seed) for seed in range(20)] * 400
try:
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (700 << 20, 700 << 20))
except (ImportError, ValueError, OSError):
    pass
found = batch.values(positions).tolist()
played = playouts(rules, position, worlds, repeats=6, threads=250)
print(found == [Solver(rules).value(each) for each in positions[:20]] * 400, len(played))
"""
    assert printed(program) == "True 3000"
