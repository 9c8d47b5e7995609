from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sixrealms import decks, rulesets
from sixrealms.decks.limits_check import problems
from sixrealms.errors import DeckError, OptionError
from sixrealms.formats import GameName
from sixrealms.rulesets.deck_limits import limits
from sixrealms.simulation.deals import deal, deal_named
from sixrealms.terminal.main import main

TOURNAMENT = rulesets.named("tournament")
OF_110 = rulesets.named("tournament-110")


def test_starters_are_drawn_anew_for_each_game_and_never_twice_in_one() -> None:
    dealing = deal("starters", TOURNAMENT, 8)
    setups = [dealing.setup("tournament", 8, 1, number) for number in range(5)]

    assert all(len(set(setup.decks)) == 8 for setup in setups)
    assert len({setup.decks for setup in setups}) == 5
    assert len({setup.seed for setup in setups}) == 5


def test_the_same_simulation_has_the_same_games() -> None:
    dealing = deal("starters", TOURNAMENT, 2)

    assert dealing.setup("tournament", 2, 1, 3) == dealing.setup("tournament", 2, 1, 3)
    assert dealing.setup("tournament", 2, 2, 3) != dealing.setup("tournament", 2, 1, 3)


@pytest.mark.rule("deck.sizes.offered")
def test_two_starters_make_one_deck_of_110() -> None:
    setup = deal("starters", OF_110, 2).setup("tournament-110", 2, 0, 0)

    assert setup.size == 110
    assert {len(deck) for deck in setup.decks} == {110}


def test_shipped_decks_bring_their_dungeon_cards() -> None:
    setup = deal("shipped", TOURNAMENT, 8).setup("tournament", 8, 0, 0)

    assert any(setup.dungeons)
    assert {len(deck) for deck in setup.decks} == {55}


def test_one_deck_serves_every_seat() -> None:
    setup = deal("A-1", TOURNAMENT, 3).setup("tournament", 3, 0, 0)

    assert setup.decks == (decks.named("A-1").cards,) * 3


def test_as_many_decks_as_seats_serve_one_each(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(decks.write_text(decks.named("C-2")), encoding="utf-8")

    setup = deal(f"{file}, B-1", TOURNAMENT, 2).setup("tournament", 2, 0, 9)

    assert sorted(setup.decks[0]) == sorted(decks.named("C-2").cards)
    assert setup.decks[1] == decks.named("B-1").cards


@pytest.mark.parametrize(
    ("wanted", "players", "message"),
    [
        ("A-1,B-1", 3, "2 decks for 3 players"),
        ("shipped", 8, "2 decks are called shipped"),
    ],
)
def test_too_few_decks_are_refused(wanted: str, players: int, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        deal(wanted, OF_110 if wanted == "shipped" else TOURNAMENT, players)


@pytest.mark.rule("deck.sizes.offered")
def test_a_size_the_ruleset_does_not_play_is_refused() -> None:
    with pytest.raises(DeckError, match=r"55 cards; ruleset tournament-110 plays 110 \(deck.sizes.offered\)"):
        deal("A-1", OF_110, 2)


@pytest.mark.rule("deck.sizes.offered")
def test_decks_of_two_sizes_are_refused() -> None:
    large = next(d for d in decks.shipped() if len(d.cards) == 75)

    with pytest.raises(DeckError, match=r"has 75 cards and .* 55; the decks of a game have one size"):
        deal(f"A-1,{large.id}", TOURNAMENT, 2)


def test_an_unknown_file_is_refused() -> None:
    with pytest.raises(DeckError, match="no such deck file"):
        deal("no/such.cfd", TOURNAMENT, 2)


@pytest.mark.rule("deck.limits.55.realms")
def test_a_chosen_deck_that_is_not_legal_is_refused_unless_any_will_do(tmp_path: Path) -> None:
    file = tmp_path / "allies.txt"
    file.write_text("Name: Allies\n55 1st/54\n", encoding="utf-8")

    with pytest.raises(DeckError, match=r"Allies: 0 realms.*--any-deck plays it all the same"):
        deal(str(file), TOURNAMENT, 2)
    assert deal(str(file), TOURNAMENT, 2, any_deck=True).decks[0].cards == ("1st/54",) * 55


@pytest.mark.rule("format.wizards-challenge.spells")
def test_a_pool_keeps_the_decks_the_type_of_the_game_allows() -> None:
    wizards = GameName("wizards-challenge")
    dealing = deal_named("shipped", (wizards,), TOURNAMENT, 2, (), any_deck=False)

    assert 2 <= len(dealing.decks) < len(deal("shipped", TOURNAMENT, 2).decks)
    with pytest.raises(OptionError, match=r"decks are called shipped and legal for .*Wizard.*too few for 8"):
        deal_named("shipped", (wizards,), TOURNAMENT, 8, (), any_deck=False)
    assert len(deal_named("shipped", (wizards,), TOURNAMENT, 8, (), any_deck=True).decks) > 8


@pytest.mark.rule("dungeon.optional-or-default")
def test_dungeon_cards_agreed_on_keep_no_deck_out_of_a_simulation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lists = [d for d in decks.shipped() if d.format == "551ES"]
    legal = next(d for d in lists if not problems(d, limits("fourth-edition", 55)))
    file = tmp_path / "mine.txt"
    file.write_text(decks.write_text(replace(legal, dungeon="DU/2")), encoding="utf-8")
    asked = ["simulate", "--games", "1", "--ruleset", "fourth-edition", "--decks", str(file)]

    assert main(asked) == 2
    assert "(deck.dungeon.allowed-by-default)" in capsys.readouterr().err
    assert main([*asked, "--option", "dungeon-cards"]) == 0
