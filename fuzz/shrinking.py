"""Making a game that shows a fault smaller: fewer rules, fewer cards, fewer actions, the same fault."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from fuzz.eager_player import IDLE, EagerPlayer
from fuzz.simpler_setups import with_fewer_rules
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.view import View
from sixrealms.players.roster import Player
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.inspection import Inspector
from sixrealms.simulation.invariants import INVARIANTS, Invariant
from sixrealms.simulation.outcome import UNFINISHED, Finding

_TRIES = 6
_PATIENCE = 3


@dataclass(frozen=True, slots=True)
class Case:
    """A game that ends in a fault: the setup, every action answered, and the fault."""

    setup: GameSetup
    actions: tuple[Action, ...]
    finding: Finding


class _Teller:
    """Wraps a player and keeps what it answered."""

    def __init__(self, player: Player, told: list[Action]) -> None:
        self.name = player.name
        self.looks = player.looks
        self._player = player
        self._told = told

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        action = self._player.choose(view, options, rng)
        self._told.append(action)
        return action


class _Script:
    """Plays wanted actions in their order as soon as they are offered, and does nothing else it can avoid."""

    name = "script"
    looks = False

    def __init__(self, wanted: Sequence[Action]) -> None:
        self._wanted = list(reversed(wanted))

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        if self._wanted and self._wanted[-1] in options:
            return self._wanted.pop()
        return next((action for action in options if action.verb in IDLE), options[0])


def record(match: SimulatedGame, watched: Sequence[Invariant], *, every: int = 1) -> Case | None:
    """Play a match again with some invariants checked, as `Inspector` does; None if it ends well."""
    told: list[Action] = []
    players = tuple(_Teller(player, told) for player in match.players)
    later = tuple(_Teller(player, told) for player in match.later)
    outcome = play(
        replace(match, players=players, later=later), Inspector(match.setup.seed, every=every, invariants=watched)
    )
    if outcome.finding is None:
        return None
    return Case(match.setup, tuple(told), outcome.finding)


def shrink(case: Case, seconds: float) -> Case:
    """A smaller case with the same fault, the smallest found in the time given."""
    until = time.monotonic() + seconds
    best = case
    if case.finding.kind != UNFINISHED and seconds > 0:
        best = _fewer_rules(best, time.monotonic() + seconds / 3)
        best = _fewer_cards(best, until)
        best = _fewer_actions(best, until)
    return best


def _same(one: Finding, other: Finding) -> bool:
    return (one.kind, one.name) == (other.kind, other.name)


def _again(case: Case, setup: GameSetup, players: tuple[Player, ...]) -> Case | None:
    """The case if the same fault shows in another game."""
    watched = [i for i in INVARIANTS if i.name == case.finding.name]
    enough = _PATIENCE * len(case.actions) + _PATIENCE  # a fault that takes longer to show makes nothing smaller
    found = record(SimulatedGame(setup, players, most_decisions=enough), watched)
    return found if found is not None and _same(found.finding, case.finding) else None


def _fewer_rules(case: Case, until: float) -> Case:
    """Take options out of the setup as long as the same actions, or chance, still run into the fault."""
    wanted = [action for action in case.actions if action.verb not in IDLE]
    for setup in with_fewer_rules(case.setup):
        if time.monotonic() > until:
            break
        plainer = replace(case, setup=setup)
        found = _scripted(plainer, wanted) or _by_chance(plainer, until)
        if found is not None:
            return _fewer_rules(found, until)
    return case


def _fewer_cards(case: Case, until: float) -> Case:
    """Take cards out of the decks as long as chance still runs into the fault."""
    best = case
    for seat in range(len(case.setup.decks)):
        size = max(1, len(best.setup.decks[seat]) // 2)
        while size >= 1 and time.monotonic() < until:
            smaller = next(
                (
                    found
                    for deck in _without(best.setup.decks[seat], size)
                    if (found := _try_deck(best, seat, deck, until))
                ),
                None,
            )
            if smaller is not None:
                best = smaller
            else:
                size //= 2
    return best


def _without(row: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    for first in range(0, len(row), size):
        rest = (*row[:first], *row[first + size :])
        if rest:
            yield rest


def _try_deck(case: Case, seat: int, deck: tuple[str, ...], until: float) -> Case | None:
    decks = (*case.setup.decks[:seat], deck, *case.setup.decks[seat + 1 :])
    return _by_chance(replace(case, setup=replace(case.setup, decks=decks)), until)


def _by_chance(case: Case, until: float) -> Case | None:
    """The fault again in games of the same setup in which eager players do as chance has it."""
    first = 0 if isinstance(case.setup.seed, str) else case.setup.seed
    for seed in range(first, first + _TRIES):
        if time.monotonic() > until:
            return None
        setup = replace(case.setup, seed=seed)
        found = _again(case, setup, (EagerPlayer(),) * len(setup.decks))
        if found is not None:
            return found
    return None


def _fewer_actions(case: Case, until: float) -> Case:
    """Leave out actions as long as the others still lead to the fault."""
    wanted = [action for action in case.actions if action.verb not in IDLE]
    best = _scripted(case, wanted)
    if best is None:
        return case
    size = max(1, len(wanted) // 2)
    while size >= 1:
        first = 0
        while first < len(wanted):
            if time.monotonic() > until:
                return best
            rest = wanted[:first] + wanted[first + size :]
            found = _scripted(case, rest)
            if found is not None:
                best, wanted = found, rest
            else:
                first += size
        size //= 2
    return best


def _scripted(case: Case, wanted: Sequence[Action]) -> Case | None:
    script = _Script(wanted)
    return _again(case, case.setup, (script,) * len(case.setup.decks))
