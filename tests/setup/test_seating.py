from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import decks, rulesets
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import DeckError, OptionError
from sixrealms.setup.seating import AskedSeats, deck_faults, decks_for, seats, seats_of, setup_for
from sixrealms.setup.wanted_game import WantedGame

TOURNAMENT = rulesets.named("tournament")


def _seated(asked: AskedSeats) -> list[tuple[str, str]]:
    return [(one.name, one.player.name if one.player else "") for one in seats(asked, "Player #")]


def test_without_a_word_one_person_plays_against_the_club_player() -> None:
    assert _seated(AskedSeats()) == [("Player 1", ""), ("Marek Varr", "club")]


@pytest.mark.parametrize(
    ("asked", "seated"),
    [
        (AskedSeats(3), [("Player 1", ""), ("Marek Varr", "club"), ("Isolde Brann", "club")]),
        (AskedSeats(3, "random"), [("Player 1", ""), ("Player 2", ""), ("Pip Fenn", "random")]),
        (AskedSeats(3, "none"), [("Player 1", ""), ("Player 2", ""), ("Player 3", "")]),
        (AskedSeats(2, "random, greedy"), [("Pip Fenn", "random"), ("Marek Varr", "greedy")]),
        (AskedSeats(3, "greedy", "Ana,  Maria  da Luz"), [("Ana", ""), ("Maria da Luz", ""), ("Marek Varr", "greedy")]),
        (AskedSeats(2, "none", "Ana"), [("Ana", ""), ("Player 2", "")]),
    ],
)
def test_persons_sit_first(asked: AskedSeats, seated: list[tuple[str, str]]) -> None:
    assert _seated(asked) == seated


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (AskedSeats(1), "--players is 1; it must be 2 to 8"),
        (AskedSeats(9), "--players is 9"),
        (AskedSeats(2, "stron"), "unknown computer player 'stron'; did you mean strong?"),
        (AskedSeats(2, "greedy,greedy,random"), "names 3 computer players for 2 seats"),
        (AskedSeats(2, None, "Ana,Bruno"), "2 names for one person"),
        (AskedSeats(2, "none", "Ana,Ana"), "'Ana' stands there twice"),
        (AskedSeats(2, "none", "Ana,"), "'' is no name"),
        (AskedSeats(2, None, "greedy 2"), "is what a computer player is called"),
        (AskedSeats(2, None, "Marek Varr"), "is what a computer player is called"),
    ],
)
def test_what_does_not_fit_is_refused(asked: AskedSeats, words: str) -> None:
    with pytest.raises(OptionError, match=words.replace("?", r"\?")):
        _seated(asked)


def _setup(*names: str) -> GameSetup:
    lists = tuple(deck.cards for deck in decks.starters()[: len(names)])
    return GameSetup("tournament", 55, lists, 1, (), names)


def test_a_saved_game_has_its_players_back() -> None:
    seated = seats_of(_setup("Ana", "Pip Fenn", "random", "greedy 2"), AskedSeats())

    assert [(one.name, one.player.name if one.player else "") for one in seated] == [
        ("Ana", ""),
        ("Pip Fenn", "random"),
        ("random", "random"),
        ("greedy 2", "greedy"),
    ]


def test_a_saved_game_can_have_other_computer_players() -> None:
    seated = seats_of(_setup("Ana", "Bruno"), AskedSeats(bots="random"))

    assert [one.person for one in seated] == [True, False]


def test_a_saved_game_keeps_number_and_names() -> None:
    with pytest.raises(OptionError, match="the saved game has 2"):
        seats_of(_setup("Ana", "Bruno"), AskedSeats(players=3))
    with pytest.raises(OptionError, match="--names does not fit --load"):
        seats_of(_setup("Ana", "Bruno"), AskedSeats(names="Carla"))


def test_decks_come_in_the_order_of_seats_and_the_rest_by_chance() -> None:
    held, size = decks_for(["C-1"], 3, WantedGame(TOURNAMENT, 0), seed=4)

    assert size == 55
    assert held[0].id == "C-1"
    assert len({deck.id for deck in held}) == 3
    assert held == decks_for(["C-1"], 3, WantedGame(TOURNAMENT, 0), seed=4)[0]
    others = {tuple(d.id for d in decks_for([], 2, WantedGame(TOURNAMENT, 0), seed=seed)[0]) for seed in range(10)}
    assert len(others) > 5


@pytest.mark.rule("deck.sizes.offered")
@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 75), ("tournament", 110), ("tournament-110", 110)])
def test_other_sizes_have_shipped_decks_too(ruleset: str, size: int) -> None:
    held, played = decks_for([], 8, WantedGame(rulesets.named(ruleset), size), seed=1)

    assert played == size
    assert len(held) == 8
    assert all(len(deck.cards) in (size, 110) for deck in held)


@pytest.mark.rule("deck.sizes.offered")
def test_a_deck_that_is_too_short_is_refused_unless_a_size_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "short.txt"
    file.write_text("1st/44\n1st/45\n")

    with pytest.raises(DeckError, match=r"2 cards; ruleset tournament plays 55, 75, 110"):
        decks_for([str(file)], 2, WantedGame(TOURNAMENT, 0), 1)
    held, size = decks_for([str(file)], 2, WantedGame(TOURNAMENT, 55), 1)
    assert (len(held[0].cards), size) == (2, 55)
    assert any(
        "2 cards instead of 55" in fault for fault in deck_faults(held[0], WantedGame(TOURNAMENT, 55), 55, 2, "en")
    )


def test_decks_of_different_sizes_are_refused() -> None:
    large = next(deck for deck in decks.shipped() if len(deck.cards) == 75)

    with pytest.raises(DeckError, match="have one size"):
        decks_for(["A-1", large.id], 2, WantedGame(TOURNAMENT, 0), 1)
    with pytest.raises(OptionError, match="--deck is given 3 times for 2 players"):
        decks_for(["A-1", "A-2", "B-1"], 2, WantedGame(TOURNAMENT, 0), 1)
    with pytest.raises(OptionError, match="--size is 60; ruleset tournament offers 55, 75, 110"):
        decks_for([], 2, WantedGame(TOURNAMENT, 60), 1)


def test_starter_decks_are_measured_by_their_own_limits() -> None:
    assert deck_faults(decks.named("A-1"), WantedGame(TOURNAMENT, 55), 55, 2, "en") == []


def test_the_setup_holds_names_and_decks() -> None:
    seated = seats(AskedSeats(2, None, "Ana"), "Player #")
    held, size = decks_for(["A-1", "B-1"], 2, WantedGame(TOURNAMENT, 0), 1)

    setup = setup_for(seated, held, WantedGame(TOURNAMENT, 0), size, 9)

    assert setup.names == ("Ana", "Marek Varr")
    assert setup.decks == (decks.named("A-1").cards, decks.named("B-1").cards)
    assert (setup.ruleset, setup.size, setup.seed) == ("tournament", 55, 9)
