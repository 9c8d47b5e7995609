"""How much of a set and of a deck is enforced."""

from __future__ import annotations

import pytest

from sixrealms import catalogue, decks
from sixrealms.decks.deck import from_list
from sixrealms.powers import registry
from sixrealms.setup.share_enforced import profile, share, shares


@pytest.mark.parametrize(
    ("enforced", "missing", "percent"), [(0, 0, 100), (5, 0, 100), (999, 1, 99), (1, 2, 33), (0, 3, 0)]
)
def test_only_what_is_whole_is_called_a_hundred_percent(enforced: int, missing: int, percent: int) -> None:
    assert share(enforced, missing) == percent


def test_every_printing_of_every_set_is_counted_once() -> None:
    found = shares()
    assert [one.id for one in found] == [one.id for one in catalogue.sets()]
    assert sum(one.none + one.enforced + one.missing for one in found) == len(list(catalogue.all_printings()))


def test_a_power_that_is_not_known_is_missing_in_every_set_that_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {one.id: one for one in shares()}
    wording = catalogue.printing("1st/100").wording
    printed = [p for p in catalogue.all_printings() if p.wording == wording]
    known = registry.status
    monkeypatch.setattr(registry, "status", lambda p: "missing" if p.wording == wording else known(p))
    shares.cache_clear()
    after = {one.id: one for one in shares()}
    shares.cache_clear()
    for set_id in {p.set for p in printed}:
        assert after[set_id].missing == before[set_id].missing + sum(p.set == set_id for p in printed)
    assert after["RL"] == before["RL"]


def test_a_deck_is_told_with_its_worlds_levels_and_powers() -> None:
    one = from_list("mine", ["1st/1", "1st/1", "1st/44", "1st/49", "1st/54"])
    found = profile(one)
    assert found.worlds == {"FR": 4}
    assert found.levels == tuple(sorted(catalogue.printing(card).deck_levels or 0 for card in ("1st/44", "1st/49")))
    assert (found.powers, found.enforced, found.percent) == (4, 4, 100)


def test_starters_are_whole() -> None:
    assert {profile(one).percent for one in decks.starters()} == {100}
