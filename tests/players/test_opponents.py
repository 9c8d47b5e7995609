"""What computer players are called at a table."""

from __future__ import annotations

import pytest

from sixrealms.catalogue import all_printings
from sixrealms.players.opponents import NAMES, bot_called, free_name, shown_name
from sixrealms.players.roster import bot_names
from sixrealms.server.game.seats import Chair
from sixrealms.setup.seating import MOST_PLAYERS


def test_every_computer_player_has_names_enough_for_a_full_table() -> None:
    assert set(NAMES) == set(bot_names())
    assert all(len(names) == len(set(names)) == MOST_PLAYERS - 1 for names in NAMES.values())


def test_no_name_is_given_twice_and_none_is_that_of_a_card() -> None:
    names = [name for some in NAMES.values() for name in some]
    cards = {printing.name for printing in all_printings()}

    assert len(names) == len(set(names))
    assert cards.isdisjoint(names)


def test_names_are_given_in_order_and_then_numbered() -> None:
    taken: set[str] = {"Ana"}
    for _ in range(9):
        taken.add(free_name("greedy", taken))

    assert taken == {"Ana", *NAMES["club"], "Marek Varr 2", "Marek Varr 3"}
    assert free_name("bold", {"bold"}) == "bold 2"


@pytest.mark.parametrize(
    ("name", "bot", "shown"),
    [
        ("Marek Varr", "club", "Marek Varr"),
        ("Marek Varr 2", "club", "Marek Varr 2"),
        ("greedy", "greedy", "Marek Varr"),
        ("greedy 2", "greedy", "Isolde Brann"),
        ("casual 9", "casual", "casual 9"),
        ("greedy Ana", None, "greedy Ana"),
        ("Marek", None, "Marek"),
        ("Ana 2", None, "Ana 2"),
    ],
)
def test_who_is_a_computer_player_is_known_by_the_name(name: str, bot: str | None, shown: str) -> None:
    assert (bot_called(name), shown_name(name)) == (bot, shown)


def test_older_tables_show_names_too() -> None:
    assert Chair(bot="greedy", name="greedy 2").called == "Isolde Brann"
    assert Chair(name="greedy 2").called == "greedy 2"
