"""A last turn that was agreed on: where nobody has won by then the realms are counted (open.endless-game)."""

from __future__ import annotations

import pytest

from sixrealms import decks, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.view import view
from sixrealms.errors import OptionError
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.telling.option_texts import in_force
from tests.table_talk import Table, table_test

FIVE = {"A": "Vaasa", "B": "Nyrond", "C": "Thay", "D": "Sembia", "E": "Cormyr"}
OTHER_SIX = {"A": "Raam", "B": "Tyr", "C": "Urik", "D": "Gulg", "E": "Draj", "F": "Balic"}


def _last(turn: int, *others: str) -> dict[str, str]:
    return {"turn-limit": str(turn), **dict.fromkeys(others, "on")}


@table_test(rules=["victory.deckout.most-realms"])
def test_after_the_last_turn_whoever_has_most_unrazed_realms_has_won(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)", "B": "Nyrond (razed)", "C": "Thay"})
    t.seat("B", formation={"A": "Rashemen", "B": "Cormyr"})
    t.begin(active="A", phase=5, windows="pass", options=_last(1))
    t.A.passes()
    t.over("B")


@table_test(rules=["victory.deckout.tie-razed"])
def test_of_equals_whoever_has_more_razed_ones_has_won(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa (razed)", "B": "Thay"})
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="pass", options=_last(1))
    t.A.passes()
    t.over("A")


@table_test(rules=["victory.deckout.draw"])
def test_those_who_are_equal_in_all_share_it(t: Table) -> None:
    t.seat("A", formation={"A": "Thay"})
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="pass", options=_last(1))
    t.A.passes()
    t.over("AB")


@table_test(rules=["victory.six-realms"])
def test_before_it_is_over_the_goal_wins_as_ever(t: Table) -> None:
    t.seat("A", formation=FIVE, hand=["Damara"])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=2, windows="pass", options=_last(1))
    t.A.plays("Damara", at="F")
    t.changed("Damara")
    t.over("A")


@table_test(rules=["victory.barbaric"])
def test_no_turn_follows_in_which_a_goal_could_count(t: Table) -> None:
    """B's six realms would win when their turn begins; they are counted now, and A has a holding more."""
    t.seat("A", formation={**FIVE, "B": "Nyrond + Arms of Nyrond", "F": "Damara"})
    t.seat("B", formation=OTHER_SIX)
    t.begin(active="A", phase=5, windows="pass", options=_last(1, "barbaric-victory"), unenforced=True)
    t.A.passes()
    t.over("A")


@pytest.mark.parametrize(("points", "winner"), [((2, 3), "B"), ((3, 3), "A"), ((3, 2), "A")])
@table_test(rules=["tyrant.end.winner"])
def test_where_points_win_points_are_counted_and_then_realms(t: Table, points: tuple[int, int], winner: str) -> None:
    t.seat("A", formation={"A": "Vaasa", "B": "Nyrond"}, score=points[0])
    t.seat("B", formation={"A": "Rashemen"}, score=points[1])
    t.begin(active="A", phase=5, windows="pass", options=_last(1, "tyrants-game"))
    t.A.passes()
    t.over(winner)


@pytest.mark.parametrize("option", ["true-victory", "conquerors-game", "tournament-conquerors-game"])
@table_test(rules=["option.true-victory.condition", "option.conqueror.victory", "format.conquerors-game.victory"])
def test_where_only_a_goal_wins_nobody_has_won(t: Table, option: str) -> None:
    t.seat("A", formation={"A": "Vaasa", "B": "Nyrond"})
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="pass", options=_last(1, option))
    t.A.passes()
    t.over("")


def _setup(**options: str) -> GameSetup:
    lists = tuple(deck.cards for deck in decks.starters()[:3])
    return GameSetup("tournament", 55, lists, 2, options=tuple(sorted(options.items())))


@pytest.mark.rule("victory.deckout.most-realms")
def test_the_turns_of_all_players_are_counted() -> None:
    outcome = play(SimulatedGame(_setup(**{"turn-limit": "7"}), (bot("random"),) * 3))

    assert (outcome.reason, outcome.turns, outcome.finding) == ("turn-limit", 7, None)
    assert outcome.winners


@pytest.mark.rule("victory.deckout.most-realms")
def test_players_are_told_the_turn() -> None:
    lines = list(in_force(_setup(**{"turn-limit": "120"}), ("Ana", "Beto", "Caio"), "en"))

    assert any("Last Turn (turn-limit): 120" in line for line in lines)
    assert any("after turn 120" in line for line in lines)


@pytest.mark.rule("victory.deckout.most-realms")
@pytest.mark.parametrize("value", ["on", "0", "-1", "10000", "ten", "1,2", "１", "99999999999999999999"])
def test_what_is_no_number_of_a_turn_is_refused_with_an_example(value: str) -> None:
    with pytest.raises(OptionError, match=r"number of the last turn, 1 to 9999, as in turn-limit=100.*most-realms"):
        table.start(_setup(**{"turn-limit": value}))


@pytest.mark.rule("victory.deckout.most-realms")
def test_everybody_sees_which_turn_is_the_last() -> None:
    assert view(table.start(_setup(**{"turn-limit": "120"})), 1).last_turn == 120
    assert view(table.start(_setup()), 1).last_turn == 0
