"""The machine that finds a position in which a broken card plays otherwise than the whole one."""

from __future__ import annotations

import json

from sixrealms import catalogue
from sixrealms.powers import registry
from tests.knockout import TESTS
from tests.knockout import tests_of as card_tests_of
from tools import tell_apart
from tools.card_verdicts import FAITHFUL, READING
from tools.knockout_changes import KINDS, Change, changes
from tools.meant_cards import meant_cards

#: A realm whose defenders of some races are stronger.
NYROND = "4th/15"


def _change(card: str, what: str) -> Change:
    whole = registry.all_powers()[catalogue.printing(card).wording]
    return next(change for change in changes(whole) if what in change.what)


def test_a_position_passes_with_the_whole_power_only() -> None:
    change = _change(NYROND, "without DEFENDING")
    ((told, row),) = tell_apart.search(NYROND, [change], range(40))
    assert told == [change]
    wording = catalogue.printing(NYROND).wording
    assert tell_apart._tells(wording, change.power, row)
    assert not tell_apart._tells(wording, registry.all_powers()[catalogue.printing(NYROND).wording], row)
    assert row["expect"]["elsewhere"] == "ignored"


def test_a_change_that_shows_nowhere_is_not_told_apart() -> None:
    same = Change("flip", "nothing", registry.all_powers()[catalogue.printing(NYROND).wording])
    assert list(tell_apart.search(NYROND, [same], range(3))) == []


def test_a_change_is_about_the_cards_it_lets_in_or_keeps_out() -> None:
    whole = registry.all_powers()[catalogue.printing(NYROND).wording]
    gnomes = meant_cards(whole, _change(NYROND, "without <a gnome>").power)
    assert "3rd/52" in gnomes  # the Gnomes of Samek
    assert "1st/21" not in gnomes  # a realm
    assert all("Gnome" in catalogue.printing(card).attributes for card in gnomes)
    assert set(gnomes) < set(meant_cards(whole, _change(NYROND, "without DEFENDING").power))


def test_what_has_been_kept_names_changes_of_enforced_cards() -> None:
    rows = [json.loads(line) for line in tell_apart.KEPT.read_text("utf-8").splitlines()]
    assert rows
    assert tell_apart.KEPT.parent == TESTS / "cards"
    for row in rows:
        assert registry.status(catalogue.printing(row["id"])) == "enforced"
        assert all(what.partition(":")[0] in KINDS for what in row["tells"]), row["id"]
        assert row["tells"]
    assert len({json.dumps(row["scenario"]) for row in rows}) == len(rows)


def test_what_has_been_kept_was_read_beside_its_print() -> None:
    for row in map(json.loads, tell_apart.KEPT.read_text("utf-8").splitlines()):
        assert row.get("verdict") in (FAITHFUL, READING), f"{row['id']}: read it beside the print, then say what it is"
        assert (row["verdict"] == READING) == bool(row["line"]), row["id"]


def test_what_has_been_kept_is_a_test_of_its_card() -> None:
    rows = [json.loads(line) for line in tell_apart.KEPT.read_text("utf-8").splitlines()]
    for card in {row["id"] for row in rows[:5]}:
        own = [test for test in card_tests_of(card) if test.function.__module__ == "tests.cards.test_told_apart"]
        assert len(own) == sum(row["id"] == card for row in rows)
