"""The frames of a moment: what counts as late, and when a moment moves as smoothly as it should."""

from __future__ import annotations

import pytest

from benchmarks.frames import MOMENTS, Smoothness, smoothness_of


def test_frames_are_late_beyond_one_and_left_out_beyond_two() -> None:
    smooth, rough = [16.6] * 9 + [17.2], [16.7] * 6 + [33.3, 33.4, 50.0, 120.0]
    assert smoothness_of([smooth]) == Smoothness(10, 0.0, 0.0, 17.2)
    assert smoothness_of([rough]) == Smoothness(10, 0.4, 0.2, 120.0)
    found = smoothness_of([smooth, rough, rough])
    assert (found.late, found.longest) == (0.4, 120.0)
    assert not found.met


@pytest.mark.parametrize(("late", "left_out", "met"), [(0.1, 0.02, True), (0.2, 0.0, False), (0.0, 0.1, False)])
def test_both_shares_have_to_be_small(late: float, left_out: float, met: bool) -> None:
    assert Smoothness(80, late, left_out, 20.0).met is met
    assert set(MOMENTS) == {"nothing", "clash", "razing", "spoils", "card played", "victory"}
