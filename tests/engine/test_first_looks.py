"""What is listed by a first look that leaves most out is what asking about each by itself finds."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.ability import Use
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of, in_play
from sixrealms.engine.card_def import MOMENTS
from sixrealms.engine.digest import digest
from sixrealms.engine.flow import act, any_time, battle, turn, window
from sixrealms.engine.flow import round as combat_round
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.once_a_turn import OTHERS_ASKED
from sixrealms.engine.placement import JUDGES, castable, takers, users_for
from sixrealms.engine.playable import play_reasons, plays
from sixrealms.engine.power_uses import use_reasons, uses
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck
from tests.lively_powers import lively_power
from tests.random_games import pick, positions, setup_of

#: How many positions of a game are looked at: one in so many.
_EACH = 7


def _drawn(seed: int) -> GameSetup:
    """Two with decks drawn from all enforced cards, some of which are used at any time."""
    chance = Random(f"first looks/{seed}")
    held = [random_deck(limits("tournament", 55), chance) for _ in range(2)]
    return GameSetup("tournament", 55, tuple(cards for cards, _ in held), seed)


def _some(which: str) -> list[State]:
    """Positions of games with starters, with the livelier powers of tests, or with decks drawn from all cards."""
    if which == "drawn":
        games = [positions(_drawn(seed), seed) for seed in (1, 2, 3)]
    else:
        powers = lively_power if which == "lively" else None
        games = [positions(setup_of("tournament", ("A-1", "C-2"), 5), 5, powers)]
    return [state.copy() for game in games for number, (state, _) in enumerate(game) if number % _EACH == 0]


@pytest.mark.parametrize("which", ["starters", "lively", "drawn"])
def test_whoever_takes_a_card_is_whom_its_judge_has_nothing_against(which: str) -> None:
    taken = 0
    for s in _some(which):
        for player in range(s.n):
            for card in s.hand(player):
                d = s.kit.defs[s.defn[card]]
                for way, _, kind, _, _ in d.way_rows:
                    for moment in ("2", "3", "combat"):
                        could = users_for(s, player, card, d, way, moment)
                        at = castable(d, way, moment) if moment == "combat" else moment
                        judged = [on for on in could if not JUDGES[kind](s, player, card, on, at)]
                        assert list(takers(s, player, card, d, kind, way, moment)) == judged
                        taken += len(judged)
    assert taken


@pytest.mark.parametrize("which", ["starters", "lively", "drawn"])
def test_plays_are_what_nothing_stands_against(which: str) -> None:
    found = 0
    for s in _some(which):
        for player in range(s.n):
            for moment in MOMENTS:
                each = [
                    Action("play", card, other, way)
                    for card in s.hand(player)
                    for way in s.kit.defs[s.defn[card]].ways
                    for other in users_for(s, player, card, s.kit.defs[s.defn[card]], way, moment)
                    if not play_reasons(s, player, card, other, way, moment)
                ]
                listed = [a for a in plays(s, player, moment) if a.card in s.hand(player)]
                assert sorted(listed) == sorted(each)
                found += len(each)
    assert found


@pytest.mark.parametrize("which", ["lively", "drawn"])
def test_uses_are_what_nothing_stands_against(which: str) -> None:
    found = 0
    for s in _some(which):
        for player in range(s.n):
            for moment in MOMENTS:
                each = [
                    Action("use", card, -1, number)
                    for card in (*in_play(s), *s.hand(player))
                    for number, ability in enumerate(abilities_of(s, card))
                    if isinstance(ability, Use) and not any(use_reasons(s, player, card, number, moment))
                ]
                assert sorted(uses(s, player, moment)) == sorted(each)
                found += len(each)
    assert found


@pytest.mark.rule("event.any-time")
@pytest.mark.parametrize("names", [("A-1", "C-2"), ("B-1", "C-1", "A-2")])
def test_a_window_that_would_close_at_once_is_left_out_unnoticed(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game with every window opened comes to the same positions."""
    setup = setup_of("tournament", names, 6)

    def told() -> list[str]:
        s = table.start(setup)
        found: list[str] = []
        while s.pending is not None and len(found) < 150:
            found.append(digest(s))
            advance(s, pick(s, 6, len(found)))
        return found

    usual, opened = told(), 0

    def always(s: State, seats: tuple[int, ...]) -> None:
        nonlocal opened
        opened += 1
        s.frames.append(("anytime", 0, seats))

    for module in (act, battle, combat_round, turn):
        monkeypatch.setattr(module, "offer", always)
    assert told() == usual
    assert opened


@pytest.mark.parametrize("which", ["starters", "lively", "drawn 1", "drawn 2", "drawn 3"])
def test_who_can_have_nothing_is_passed_over_unnoticed(which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game with every window opened, and every seat asked what it could answer or play, comes to the same
    positions.
    """
    drawn = which.startswith("drawn")
    setup = _drawn(int(which[-1])) if drawn else setup_of("tournament", ("B-1", "C-1", "A-2"), 7)

    def told() -> list[str]:
        s = table.start(setup, lively_power if which == "lively" else None)
        found: list[str] = []
        while s.pending is not None and len(found) < 150:
            found.append(digest(s))
            advance(s, pick(s, 7, len(found)))
        return found

    usual, passed_over = told(), 0

    def all_of_them(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
        nonlocal passed_over
        passed_over += 1
        return seats

    monkeypatch.setattr(any_time, "_calm", lambda s: False)
    monkeypatch.setattr(window, "from_first_holder", all_of_them)
    monkeypatch.setattr(window, "_from_first_able", all_of_them)
    assert told() == usual
    assert passed_over


def test_a_window_is_opened_where_silence_is_to_tell_nothing() -> None:
    seat = -1
    for s, _ in positions(setup_of("tournament", ("A-1", "C-2"), 5), 5):
        seat = next((seat for seat in range(s.n) if not any_time.may_hold(s, seat)), -1)
        if seat >= 0:
            break
    assert seat >= 0
    frames = s.frames[:]
    s.done &= ~OTHERS_ASKED
    any_time.offer(s, (seat,))
    assert s.frames == frames
    assert s.done & OTHERS_ASKED

    s.halting = True
    any_time.offer(s, (seat,))
    assert s.frames == [*frames, ("anytime", 0, (seat,))]
