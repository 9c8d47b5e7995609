"""One game between computer players, from the first decision to the end."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.chance import Seed
from sixrealms.engine.goal import partners
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Power
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused
from sixrealms.players.considered_actions import considered
from sixrealms.players.roster import UNSEEN, Player
from sixrealms.players.seat import take_seat
from sixrealms.simulation.out_of_reach import out_of_reach
from sixrealms.simulation.outcome import ERROR, OUT_OF_REACH, UNFINISHED, VIOLATION, Finding, GameOutcome

#: A game this long does not end by itself. Random games of eight players take some 60 turns.
MOST_TURNS: Final = 2_000
MOST_DECISIONS: Final = 100_000
_LOOK_EVERY: Final = 100
"""Turns after which a game is asked whether anybody can still win it."""


class Broken(AssertionError):
    """A position that breaks an invariant."""

    def __init__(self, name: str, detail: str) -> None:
        self.name = name
        self.detail = detail
        super().__init__(f"{name}: {detail}")


class Watcher(Protocol):
    """Somebody who looks at every position of a game and raises `Broken` at one that cannot be."""

    def before(self, state: State, action: Action) -> None:
        """The decision of `state` is about to be answered with `action`."""

    def after(self, state: State) -> None:
        """The game has run on to its next decision or its end."""


@dataclass(frozen=True, slots=True)
class SimulatedGame:
    """Everything a game depends on: the same match is the same game, action for action."""

    setup: GameSetup
    players: tuple[Player, ...]  # one per seat
    number: int = 0
    power_of: Callable[[str], Power | None] | None = None  # other powers than the registry's, for tests
    most_turns: int = MOST_TURNS
    most_decisions: int = MOST_DECISIONS
    later: tuple[Player, ...] = ()  # who plays on for each seat from turn `later_from` on; () nobody else
    later_from: int = 0


def chances(seed: Seed, seats: int) -> list[Random]:
    """One stream of chance per seat, so that a player's choices do not hang on who else plays."""
    return [Random(f"{seed}/{seat}") for seat in range(seats)]


def answer(state: State, players: Sequence[Player], streams: Sequence[Random]) -> Action:
    """What the player asked answers; raises Broken if it is not one of their options."""
    decision = state.pending
    assert decision is not None
    seat = decision.player
    player = players[seat]
    seen = take_seat(state, seat) if player.looks else UNSEEN
    action = player.choose(seen, considered(state), streams[seat])
    if action not in decision.options:
        raise Broken("players-answer-with-an-option", f"{player.name} answered {action}, which was not offered")
    return action


def play(match: SimulatedGame, watcher: Watcher | None = None) -> GameOutcome:
    """Play the match to its end, to the first fault, or until nobody can win it any more.

    An exception of the engine becomes a finding, never a traceback. An impossible setup is refused as
    `table.start` refuses it, and more or fewer players than seats are, too.
    """
    setup = match.setup
    if len(match.players) != len(setup.decks):
        raise OptionRefused("simulate-seats", players=str(len(match.players)), seats=str(len(setup.decks)))
    streams = chances(setup.seed, len(setup.decks))
    state = table.start(setup, match.power_of)
    decisions = 0
    finding = None
    hopeless = False
    looked_at = _LOOK_EVERY
    try:
        if watcher is not None:
            watcher.after(state)
        while state.result is None:
            if state.turns > looked_at:
                looked_at += _LOOK_EVERY
                hopeless = out_of_reach(state)
                if hopeless:
                    break
            if state.turns > match.most_turns or decisions >= match.most_decisions:
                length = f"{state.turns} turns, {decisions} decisions"
                finding = Finding(UNFINISHED, "", f"no end after {length}", decisions)
                break
            late = match.later and state.turns >= match.later_from
            action = answer(state, match.later if late else match.players, streams)
            if watcher is None:
                advance(state, action)
            else:
                watcher.before(state, action)
                advance(state, action)
                watcher.after(state)
            decisions += 1
    except Broken as broken:
        finding = Finding(VIOLATION, broken.name, broken.detail, decisions)
    except Exception as error:  # noqa: BLE001 - whatever a position makes the engine raise is a finding
        finding = Finding(ERROR, type(error).__name__, _place(error), decisions)
    result = state.result if finding is None else None
    return GameOutcome(
        match.number,
        setup.seed,
        decisions,
        state.turns,
        result.winners if result is not None else (),
        _side_of(state, result.winners) if result is not None else (),
        result.reason if result is not None else OUT_OF_REACH if hopeless else "",
        finding,
    )


def _side_of(state: State, winners: Sequence[int]) -> tuple[int, ...]:
    """The side that all winners are on; () if they are on several, or there are none."""
    side = partners(state, winners[0]) if winners else ()
    return side if set(winners) <= set(side) else ()


def _place(error: Exception) -> str:
    """The error in one line, with the line of code it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename.rpartition('sixrealms/')[2]}:{frames[-1].lineno}" if frames else "?"
    return f"{' '.join(str(error).split()) or type(error).__name__} ({where})"
