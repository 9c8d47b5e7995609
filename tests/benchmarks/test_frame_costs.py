"""What a frame costs is read from a trace: the processor time of the page's own thread, from frame to frame."""

from __future__ import annotations

from typing import Any

from benchmarks.frame_costs import Cost, costs_of


def _event(name: str, at: int, lasts: int = 0, processor: int = 0, thread: int = 1, **more: str) -> dict[str, Any]:
    return {"name": name, "pid": 7, "tid": thread, "ts": at, "dur": lasts, "tdur": processor, "ph": "X", **more}


def test_tasks_count_for_the_frame_that_was_begun_last_by_the_clock_of_their_thread() -> None:
    trace = [
        _event("RunTask", 0, 900, 500),
        _event("RunTask", 1000, 3000, 2000),
        _event("FireAnimationFrame", 1100),  # within the second task
        _event("RunTask", 5000, 1000, 1000),
        _event("RunTask", 17000, 2000, 1500),
        _event("FireAnimationFrame", 17050),
        _event("FireAnimationFrame", 17060),  # of the same frame: several have waited for it
        _event("RunTask", 3000, 9000, 9000, thread=2),  # of another thread
    ]
    assert [one.took for one in costs_of(trace)] == [0.5, 3.0, 1.5]


def test_a_frame_is_one_of_a_movement_if_something_moved_before_it_began() -> None:
    trace = [
        _event("RunTask", 1000, 1000, 1000),
        _event("FireAnimationFrame", 1100),
        _event("Animation", 1200, ph="b"),  # begun by this frame, first seen at its end
        _event("FireAnimationFrame", 1300),
        _event("RunTask", 17000, 2000, 2000),
        _event("FireAnimationFrame", 17050),
        _event("Animation", 17100, ph="n"),  # told on its way
        _event("Animation", 20000, ph="e"),
        _event("RunTask", 34000, 3000, 3000),
        _event("FireAnimationFrame", 34050),
    ]
    assert costs_of(trace) == [Cost(0.0, False), Cost(1.0, False), Cost(2.0, True), Cost(3.0, False)]
