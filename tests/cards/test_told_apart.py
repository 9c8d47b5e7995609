"""Positions that tell a card from the same card broken: found by a machine (tools/tell_apart.py), read by people.

Each line of told_apart.jsonl is a scenario that passes with the card's power and fails with each change it names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from sixrealms.scenarios.fact_check import compare
from tests.table_talk import Table, card_test

ROWS: Final = [
    json.loads(line) for line in (Path(__file__).parent / "told_apart.jsonl").read_text("utf-8").splitlines()
]
#: What a table is told by other names than a scenario, or does not need.
_ELSEWHERE: Final = ("title", "seats", "steps", "expect", "seats_stay")
#: Facts with a word of the table, of which examples are made (tools/record_examples.py).
_SAID: Final[dict[str, Callable[[Table, str, Any], None]]] = {
    "levels": Table.level,
    "totals": Table.total,
    "types": Table.type,
    "zones": lambda t, card, where: _lies(t, card, where),
}


def _lies(t: Table, card: str, where: str) -> None:
    if where.startswith("on "):
        t.on(card, where.removeprefix("on "))
    else:
        seat, _, zone = where.partition(" ")
        t.zone(card, zone, seat)


def _test_of(number: int, row: dict[str, Any]) -> Callable[[], None]:
    scenario = row["scenario"]

    def shows(t: Table) -> None:
        for letter, lies in scenario["seats"].items():
            t.seat(letter, **lies)
        clock = {key: value for key, value in scenario.items() if key not in _ELSEWHERE}
        t.begin(clock.pop("active", "A"), clock.pop("phase", 3), **clock)
        for line in scenario.get("steps", ()):
            t.does(line)
        said = dict(scenario["expect"])
        for kind, says in _SAID.items():
            for card, value in said.pop(kind, {}).items():
                says(t, card, value)
        for _, wrong in compare(t.sitting, said):
            t.check(wrong)
        t.ended = True  # what else the cards in it do is said elsewhere

    shows.__name__ = f"shows_{number}_{row['id']}"
    made: Callable[[], None] = card_test(row["id"])(shows)
    return made


TESTS: Final = [_test_of(number, row) for number, row in enumerate(ROWS, 1)]


@pytest.mark.parametrize("test", TESTS, ids=[f"{number}: {row['id']}" for number, row in enumerate(ROWS, 1)])
def test_a_broken_card_would_play_otherwise(test: Callable[[], None]) -> None:
    test()
