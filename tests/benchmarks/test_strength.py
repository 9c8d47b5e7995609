"""The measure of strength gives nobody an advantage and measures what it says."""

from __future__ import annotations

import json

import pytest

from benchmarks import strength
from benchmarks.strength import Duel, between_deals, main, share, tally, thinking, uncertainty
from sixrealms import decks
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.simulation.outcome import UNFINISHED, Finding, GameOutcome

DUEL = Duel("greedy", "random", 40)


def test_every_group_of_four_gives_each_player_each_deck_in_each_seat() -> None:
    for group in range(0, DUEL.games, 4):
        matches = [DUEL.match(group + i) for i in range(4)]
        held = {
            (seat, player.name, match.setup.decks[seat])
            for match in matches
            for seat, player in enumerate(match.players)
        }

        assert len(held) == 8  # two seats, two players, two decks
        assert len({match.setup.seed for match in matches}) == 1


def test_every_team_and_its_decks_go_round() -> None:
    duel = Duel("greedy", "random", 9, options=(("team-spirit", "on"),), seats=6)
    held = {
        (duel.side_of_first(number), tuple(match.setup.decks[seat] for seat in duel.side_of_first(number)))
        for number in range(9)
        for match in [duel.match(number)]
    }

    assert duel.group() == 9
    assert duel.sides() == ((0, 3), (1, 4), (2, 5))
    assert len(held) == 9
    for number in range(9):
        names = [player.name for player in duel.match(number).players]
        assert [seat for seat, name in enumerate(names) if name == "greedy"] == list(duel.side_of_first(number))


def test_the_decks_are_mixed() -> None:
    starters = {deck.cards: deck.id for deck in decks.starters()}
    pairs = {frozenset(starters[deck] for deck in DUEL.match(number).setup.decks) for number in range(0, 400, 4)}

    assert all(len(pair) == 2 for pair in pairs)
    assert len(pairs) > 40
    assert frozenset().union(*pairs) == set(starters.values())


def test_a_player_is_as_strong_as_himself() -> None:
    """With the same player on both sides the four games of a group are two pairs of equal games: one wins each."""
    assert share(Duel("random", "random", 40, seed=3)) == 0.5


@pytest.mark.daily_share
def test_the_same_seed_gives_the_same_share_and_another_another_game() -> None:
    assert share(DUEL._replace(games=8)) == share(DUEL._replace(games=8))
    assert DUEL.match(0).setup != DUEL._replace(seed=1).match(0).setup


def test_how_far_a_share_can_be_trusted() -> None:
    assert uncertainty(0.5, 100) == pytest.approx(0.098)
    assert uncertainty(0.93, 400) == pytest.approx(0.025, rel=1e-3)
    assert uncertainty(1, 400) == 0


def test_games_of_one_deal_that_end_alike_are_no_more_than_one() -> None:
    """Two deals of which each gave all its games to one side say as much as two games."""
    assert between_deals([(2, 2)] * 10) == 0
    assert between_deals([(4, 0), (0, 4)] * 50) == pytest.approx(uncertainty(0.5, 100), rel=0.01)
    assert between_deals([(1, 0), (0, 1)] * 50) == pytest.approx(uncertainty(0.5, 100), rel=0.01)
    assert between_deals([(3, 1)]) == uncertainty(0.75, 4)


def test_only_decisions_of_the_first_player_with_a_choice_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def first_option(state: State, *_: object) -> Action:
        assert state.pending is not None
        asked.append((state.pending.player, len(state.pending.options)))
        return state.pending.options[0]

    ticks = iter(range(1_000_000))
    monkeypatch.setattr(strength, "answer", first_option)
    monkeypatch.setattr("time.process_time", lambda: next(ticks) / 1000)
    found = thinking(DUEL, games=1)

    assert found.decisions == sum(player == 0 and options > 1 for player, options in asked)
    assert 0 < found.decisions < len(asked)
    assert (found.median, found.most, found.longest) == pytest.approx((1, 1, 1))


def test_the_program_says_who_is_stronger_and_how_long_he_thinks(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--games", "6", "--players", "random,random"]) == 0

    said = capsys.readouterr().out.splitlines()
    assert said[0] == "random won 50.0% (give or take 49.0%) of 4 games against random; equals would win 50.0%"
    assert said[2].startswith("random thinks 0.")


def test_games_nobody_wins_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws and games without an end say nothing about who is stronger."""
    ends: dict[int, tuple[tuple[int, ...], Finding | None]] = {
        0: ((0,), None),
        1: ((0,), None),
        2: ((), None),
        3: ((0, 1), None),
        4: ((), Finding(UNFINISHED, "", "no end", 9)),
    }

    def ended(duel: Duel, number: int) -> GameOutcome:
        winners, finding = ends[number]
        return GameOutcome(number, 0, 9, 9, winners, winners if len(winners) == 1 else (), "", finding)

    monkeypatch.setattr(Duel, "one", ended)

    assert tally(Duel("random", "random", 5))[:3] == (1, 1, 3)
    assert tally(Duel("random", "random", 5)).share == 0.5


def test_the_tyrants_game_gets_its_realm_decks_which_go_with_the_decks() -> None:
    duel = Duel("random", "random", 4, options=(("tyrants-game", "on"),))
    held = {setup.decks[seat]: setup.realm_decks[seat] for setup in _setups(duel) for seat in (0, 1)}

    assert all(len(realms) == 12 for realms in held.values())
    assert len(held) == 2
    assert all(held[setup.decks[seat]] == setup.realm_decks[seat] for setup in _setups(duel) for seat in (0, 1))


def _setups(duel: Duel) -> list[GameSetup]:
    return [duel.match(number).setup for number in range(duel.games)]


def test_an_option_that_wants_a_value_gets_it_and_a_wrong_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--players", "random,random", "--games", "4", "--timed", "1", "--json"]
    assert main([*few, "--with", "no-xs=9"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] <= 4

    with pytest.raises(SystemExit) as ended:
        main([*few, "--with", "no-xs"])
    assert ended.value.code == 2
    assert "no-xs needs a digit from 0 to 9" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("players", "said"), [("club", "two players with a comma between"), ("club,wizard", "unknown computer player")]
)
def test_players_nobody_knows_are_refused(players: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--players", players])
    assert said in capsys.readouterr().err
