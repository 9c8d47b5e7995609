"""Every card test has its turn to run in every way."""

from __future__ import annotations

import pytest

from tests.talk.ways import SHARES, chosen, in_every_way, of_the_share

NAMES = [f"tests.cards.first.test_{number}" for number in range(400)]


def test_the_shares_together_are_all_tests_and_none_is_in_two(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    for share in range(1, SHARES + 1):
        monkeypatch.setenv("SIXREALMS_WAYS", f"{share}/{SHARES}")
        found += [name for name in NAMES if in_every_way(name)]
    assert sorted(found) == sorted(NAMES)


def test_neighbours_have_their_turn_on_different_days_and_none_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    days: list[set[str]] = []
    for share in range(1, SHARES + 1):
        monkeypatch.setenv("SIXREALMS_WAYS", f"{share}/{SHARES}")
        days.append(of_the_share(reversed(NAMES)))
    assert sorted(name for day in days for name in day) == sorted(NAMES)
    neighbours = sorted(NAMES)[10 : 10 + SHARES]
    assert [len(day.intersection(neighbours)) for day in days] == [1] * SHARES


@pytest.mark.parametrize(("wanted", "every"), [("all", True), ("none", False)])
def test_all_or_none_can_be_asked_for(wanted: str, every: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXREALMS_WAYS", wanted)
    assert {in_every_way(name) for name in NAMES} == {every}
    assert of_the_share(NAMES) == (set(NAMES) if every else set())


def test_without_a_wish_a_share_is_chosen_by_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIXREALMS_WAYS", raising=False)
    assert chosen().endswith(f"/{SHARES}")


@pytest.mark.parametrize("wanted", ["some", "5/4", "0/4", "1/"])
def test_a_wish_nobody_understands_is_refused(wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIXREALMS_WAYS", wanted)
    with pytest.raises(ValueError, match="say all, none or a share"):
        chosen()
