"""What was played at an event, recounted by hand from lists that are told apart easily."""

from __future__ import annotations

import csv
import io
from collections import Counter

import pytest

from sixrealms import catalogue
from sixrealms.simulation.deck_trial import wilson
from sixrealms.tournament.fields import DeckList
from sixrealms.tournament.operations import HandIn, Leave, PublishDecks, Seat
from sixrealms.tournament.report.exports import csv_of
from sixrealms.tournament.report.metagame import metagame
from sixrealms.tournament.report.win_rates import win_rate
from tests.tournament.events import Telling


def cards_of(world: str, type_: str, count: int, skip: int = 0) -> tuple[str, ...]:
    found = [one.id for one in catalogue.all_printings() if one.world == world and one.type == type_ and one.official]
    return tuple(found[skip : skip + count])


def newest(printing: str) -> str:
    return catalogue.card(catalogue.printing(printing).card_id).default.id


REALMS = {world: cards_of(world, "realm", 4) for world in ("FR", "GH", "RL")}
CLERICS, HEROES = cards_of("FR", "cleric", 3), cards_of("GH", "hero", 3)


@pytest.fixture
def told() -> Telling:
    """Three at one table: two with decks of Forgotten Realms, one of Greyhawk; a fourth never plays."""
    telling = Telling("Ana Bruno Caio Dora", decks="welcome")
    lists = {
        "Ana": DeckList("Faerûn", (*REALMS["FR"], *CLERICS)),
        "Bruno": DeckList("Also Faerûn", (*REALMS["FR"], REALMS["GH"][0], *HEROES[:1])),
        "Caio": DeckList("Flanaess", (*REALMS["GH"], *HEROES)),
        "Dora": DeckList("Never played", (*REALMS["RL"],)),
    }
    for name, deck in lists.items():
        telling.says(HandIn(name, deck=deck, judge_agrees=True))
    return telling


def play(told: Telling) -> None:
    told.says(Leave("Dora"))
    told.says(Seat(1))
    told.plays("Ana 6, Bruno 2, Caio 1")
    told.plays("Caio 6, Bruno 5, Ana 0")
    told.plays("Ana 6, Bruno 1, Caio 1")


def test_worlds_champions_cards_and_decks_are_counted_with_their_games(told: Telling) -> None:
    play(told)
    found = metagame(told.event, "en")
    assert [(one.name, one.decks, one.rate.games, one.rate.won) for one in found.worlds] == [
        ("Forgotten Realms", 2, 6, 2),
        ("Greyhawk", 1, 3, 1),
    ]
    assert [(one.name, one.decks) for one in found.champion_types] == [("hero", 2), ("cleric", 1)]
    assert {one.id: one.decks for one in found.champions} == Counter(
        [newest(one) for one in (*CLERICS, HEROES[0], *HEROES)]
    )
    shared = newest(REALMS["GH"][0])
    assert next(one.decks for one in found.cards if one.id == shared) == 2
    assert [(one.name, one.place, one.rate.games, one.rate.won) for one in found.decks] == [
        ("Faerûn", 1, 3, 2),
        ("Flanaess", 2, 3, 1),
        ("Also Faerûn", 3, 3, 0),
    ]
    assert found.games == 3
    assert found.without == 0
    assert found.decks[0].rate.even == pytest.approx(1 / 3, abs=1e-3)


def test_a_deck_that_played_no_game_is_not_counted(told: Telling) -> None:
    assert metagame(told.event, "en").decks == ()
    play(told)
    assert "Never played" not in {one.name for one in metagame(told.event, "en").decks}


def test_who_played_with_no_registered_deck_is_told() -> None:
    told = Telling("Ana Bruno Caio")
    told.says(HandIn("Ana", deck=DeckList("Faerûn", REALMS["FR"]), judge_agrees=True))
    told.says(Seat(1))
    told.finish_round()
    found = metagame(told.event, "en")
    assert (len(found.decks), found.without) == (1, 2)


def test_the_bounds_are_those_the_laboratory_has() -> None:
    for games, won in ((0, 0), (3, 0), (3, 3), (10, 4), (200, 71)):
        rate = win_rate(games, won, games / 3)
        assert (rate.low, rate.high) == pytest.approx(wilson(won, games), abs=1e-4)


def test_the_list_for_spreadsheets_has_a_line_for_everything_counted(told: Telling) -> None:
    play(told)
    told.says(PublishDecks())
    found = metagame(told.event, "en")
    rows = list(csv.DictReader(io.StringIO(csv_of(told.event, "metagame"))))
    of = Counter(row["kind"] for row in rows)
    assert of == {
        "world": len(found.worlds),
        "champion type": len(found.champion_types),
        "champion": len(found.champions),
        "card": len(found.cards),
        "deck": len(found.decks),
    }
    first = rows[0]
    assert (first["name"], first["decks"], first["games"], first["won"]) == ("Forgotten Realms", "2", "6", "2")
