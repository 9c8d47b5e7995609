"""Lists of an event for other programs: the same as comma-separated values and as JSON."""

from __future__ import annotations

import csv
import io
import json

import pytest

from sixrealms.tournament.operations import HandIn, LockDecks, PublishDecks, Punish, Seat
from sixrealms.tournament.report.exports import COLUMNS, EXPORTED, Exported, csv_of, for_few, json_of
from tests.tournament.events import JUDGE, Telling


@pytest.fixture
def told() -> Telling:
    """Nine at the end of their first round; one handed in a deck, one was warned."""
    book = Telling()
    book.says(HandIn("Ana", "A-1", judge_agrees=True))
    book.says(Seat(1))
    book.says(Punish("Bruno", "warning", "=late again"), by=JUDGE)
    book.finish_round()
    return book


@pytest.mark.parametrize("what", [one for one in EXPORTED if one not in ("players", "teams", "metagame")])
def test_both_forms_hold_the_same(told: Telling, what: Exported) -> None:
    rows = list(csv.DictReader(io.StringIO(csv_of(told.event, what))))
    objects = json.loads(json_of(told.event, what))
    assert rows
    assert [{name: str(value) for name, value in one.items()} for one in objects] == [
        {name: value.removeprefix("'") for name, value in row.items()} for row in rows
    ]
    assert tuple(rows[0]) == COLUMNS[what]


def test_everybody_sits_somewhere_and_every_game_has_one_winner(told: Telling) -> None:
    pairings, results = (json.loads(json_of(told.event, what)) for what in ("pairings", "results"))
    assert sorted(one["player"] for one in pairings) == sorted(told.event.names.values())
    games = {(one["table"], one["game"]) for one in results}
    assert len(games) == sum(one["won"] for one in results) > 2


def test_a_deck_is_told_card_by_card_and_penalties_with_their_judge(told: Telling) -> None:
    deck, penalties = (json.loads(json_of(told.event, what)) for what in ("decks", "penalties"))
    assert {one["player"] for one in deck} == {"Ana"}
    assert sum(one["copies"] for one in deck if one["pile"] == "deck") == 55
    assert [(one["player"], one["sanction"], one["by"]) for one in penalties] == [("Bruno", "warning", "Rita")]
    assert csv_of(told.event, "penalties").splitlines()[1].count("'=late again") == 1, "no formula for a spreadsheet"


def test_decks_are_for_few_until_they_are_published() -> None:
    book = Telling()
    assert [what for what in EXPORTED if for_few(book.event, what)] == ["decks", "metagame", "penalties"]
    book.says(LockDecks(), PublishDecks())
    assert [what for what in EXPORTED if for_few(book.event, what)] == ["penalties"]
