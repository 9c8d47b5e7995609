"""The frames of a moment: what counts as late, and when a moment moves as smoothly as it should."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from benchmarks.frames import MOMENTS, Frame, Shares, Smoothness, smoothness_of

SMOOTH, ROUGH = [16.6] * 9 + [17.2], [16.7] * 6 + [33.3, 33.4, 50.0, 120.0]


def _moving(lasted: Iterable[float]) -> list[Frame]:
    return [Frame(one, moving=True) for one in lasted]


def test_frames_are_late_beyond_one_and_left_out_beyond_two() -> None:
    assert smoothness_of([_moving(SMOOTH)]) == Smoothness(Shares(10, 0.0, 0.0), Shares(10, 0.0, 0.0), 17.2)
    assert smoothness_of([_moving(ROUGH)]) == Smoothness(Shares(10, 0.4, 0.2), Shares(10, 0.4, 0.2), 120.0)
    found = smoothness_of([_moving(SMOOTH), _moving(ROUGH), _moving(ROUGH)])
    assert (found.all.late, found.longest) == (0.4, 120.0)
    assert not found.met


def test_what_is_drawn_before_anything_moves_is_told_apart() -> None:
    found = smoothness_of([[Frame(90.0, moving=False), *_moving(SMOOTH)]])
    assert (found.all, found.moving, found.longest) == (Shares(11, 1 / 11, 1 / 11), Shares(10, 0.0, 0.0), 90.0)
    assert found.met
    assert smoothness_of([[Frame(16.7, moving=False)]]).moving == Shares(0, 0.0, 0.0)


@pytest.mark.parametrize(("late", "left_out", "met"), [(0.1, 0.02, True), (0.2, 0.0, False), (0.0, 0.1, False)])
def test_both_shares_have_to_be_small(late: float, left_out: float, met: bool) -> None:
    assert Smoothness(Shares(80, 0.5, 0.5), Shares(60, late, left_out), 20.0).met is met
    assert set(MOMENTS) == {"nothing", "clash", "razing", "spoils", "card played", "victory"}
