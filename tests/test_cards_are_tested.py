"""Every test of a card is about what the card does: without its power one of its tests fails."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.powers import registry
from tests.knockout import collect, first_to_notice, runs_of
from tests.table_talk import BY_WORDING


def test_a_card_without_its_power_fails_its_tests() -> None:
    collect()
    printings = {p.wording: p.id for p in reversed(list(catalogue.all_printings()))}
    tested = [printings[wording] for wording in BY_WORDING if registry.all_powers().get(wording)]

    assert tested
    assert [printing for printing in tested if first_to_notice(printing, None, runs_of(printing)) < 0] == []
