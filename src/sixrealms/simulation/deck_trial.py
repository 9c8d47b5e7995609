"""Trying a deck: many games of it against decks that come with the program, both sides played by the same player."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sixrealms import decks as known
from sixrealms.decks import Deck, limits_check
from sixrealms.decks.limits_check import legal_limits
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import UNFINISHED, Finding

_PLAYER: Final = "greedy"
_SEATS: Final = 2
_MOST_TURNS: Final = 400
_SEED_BITS: Final = 53
_FEWEST: Final = 6
"""A field of fewer decks is made up with pairs of starter decks: two decks of 110 cards alone say little."""
_Z: Final = 1.959964
"""So many standard deviations to both sides hold 95 of 100 (Wilson's interval)."""


class TrialGame(NamedTuple):
    """What came of one game: whether the deck won it, and which of its cards were played."""

    number: int
    won: bool
    played: frozenset[str]
    finding: Finding | None = None


class PlayedBefore(NamedTuple):
    """Games of a trial that were counted before: how many were won, and how often each card was played in a game and
    in one that was won.
    """

    games: int = 0
    wins: int = 0
    cards: Mapping[str, tuple[int, int]] = MappingProxyType({})


_NOTHING: Final = PlayedBefore()


class _Notebook:
    """Writes down which cards of one seat's own deck are played; a card given as an answer from the hand is, too."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.played: set[str] = set()

    def before(self, state: State, action: Action) -> None:
        """Note what is about to be played."""
        from_hand = action.verb == "answer" and state.zone[action.card] == z.HAND
        if (action.verb == "play" or from_hand) and state.owner[action.card] == self._seat:
            self.played.add(state.kit.defs[state.defn[action.card]].printing.id)

    def after(self, state: State) -> None:
        """Nothing to note."""


@dataclass(frozen=True)
class DeckTrial:
    """Which games are played. Game `number` is the same whoever plays the others.

    Two games in a row have the same opponent and shuffle, and the deck changes its seat between them.
    """

    deck: Deck
    field: tuple[Deck, ...]
    ruleset: str
    size: int
    games: int
    seed: int = 0

    def match(self, number: int) -> tuple[SimulatedGame, int]:
        """One game, and the seat of the deck in it."""
        deal, seat = divmod(number, _SEATS)
        lap, place = divmod(deal, len(self.field))
        order = Random(f"{self.seed}/{lap}").sample(self.field, len(self.field))
        held = [order[place], order[place]]
        held[seat] = self.deck
        setup = GameSetup(
            self.ruleset,
            self.size,
            tuple(one.cards for one in held),
            mix(self.seed, deal + 1) >> (64 - _SEED_BITS),
            tuple(one.dungeon or "" for one in held),
        )
        return SimulatedGame(setup, (bot(_PLAYER),) * _SEATS, number, most_turns=_MOST_TURNS), seat

    def one(self, number: int) -> TrialGame:
        """Play one game. One that nobody has won within the limit of turns is not won."""
        match, seat = self.match(number)
        notebook = _Notebook(seat)
        outcome = play(match, notebook)
        fault = outcome.finding if outcome.finding is not None and outcome.finding.kind != UNFINISHED else None
        return TrialGame(number, outcome.side == (seat,), frozenset(notebook.played), fault)


def field_for(deck: Deck, ruleset: str, size: int) -> tuple[Deck, ...]:
    """The decks to play against: every other shipped one of that size that the ruleset allows."""
    found = [
        one
        for one in known.shipped()
        if len(one.cards) == size
        and (one.id != deck.id or not deck.id)
        and not limits_check.problems(one, legal_limits(one, ruleset, size))
    ]
    starters = known.starters()
    if len(found) < _FEWEST and size == 2 * len(starters[0].cards):
        pairs = zip(starters, [*starters[1:], starters[0]], strict=True)
        found += [Deck(f"{a.name} + {b.name}", (*a.cards, *b.cards), id=f"{a.id}+{b.id}") for a, b in pairs]
    return tuple(found)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies 95 times of 100 (Wilson); everything is possible before the first game."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + _Z**2 / (2 * games)
    spread = _Z * math.sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    whole = 1 + _Z**2 / games
    # the very ends are told exactly, not a rounding error beside them
    lower = (middle - spread) / whole if wins else 0.0
    upper = (middle + spread) / whole if wins < games else 1.0
    return lower, upper


def report(deck: Deck, played: Sequence[TrialGame], before: PlayedBefore = _NOTHING) -> dict[str, Any]:
    """The figures of these games, and of those counted before, as plain data, each card of the deck once, in the
    deck's order.
    """
    games = before.games + len(played)
    wins = before.wins + sum(game.won for game in played)
    lower, upper = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "share": round(wins / games, 4) if games else 0.0,
        "lower": round(lower, 4),
        "upper": round(upper, 4),
        "cards": [
            {
                "id": card,
                "played": earlier + sum(card in game.played for game in played),
                "won_when_played": won_earlier + sum(game.won and card in game.played for game in played),
            }
            for card in dict.fromkeys(deck.cards)
            for earlier, won_earlier in [before.cards.get(card, (0, 0))]
        ],
    }
