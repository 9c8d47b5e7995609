"""A field of decks and its games: every two decks meet equally often, and every deal is played with seats exchanged."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import msgspec

from sixrealms.decks import Deck
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import UNFINISHED

MOST_TURNS: Final = 400
"""A game that lasts longer is nobody's."""
SEATS: Final = 2
_SEED_BITS: Final = 53


class LabGame(msgspec.Struct, frozen=True):
    """What came of one game; seats and decks by their number in the field."""

    number: int
    decks: tuple[int, int]  # at seat 0 and seat 1
    winner: int  # the deck that has won, -1 none
    began: int  # the deck that had the first turn
    turns: int
    played: tuple[tuple[str, ...], tuple[str, ...]]  # the cards of its own deck each seat has played
    fault: str = ""  # what stopped it, where the program was wrong


class _Notebook:
    """Notes who begins, and which cards of their own decks people play, answers from the hand included."""

    def __init__(self) -> None:
        self.began = -1
        self.played: tuple[set[str], set[str]] = (set(), set())

    def before(self, state: State, action: Action) -> None:
        """Note what is about to be played."""
        from_hand = action.verb == "answer" and state.zone[action.card] == z.HAND
        decision = state.pending
        if decision is not None and (action.verb == "play" or from_hand):
            owner = state.owner[action.card]
            if owner == decision.player:
                self.played[owner].add(state.kit.defs[state.defn[action.card]].printing.id)

    def after(self, state: State) -> None:
        """Note whose turn the first one is."""
        if self.began < 0 and state.turns == 1:
            self.began = state.active


@dataclass(frozen=True)
class LabField:
    """What is played. Game `number` is the same whoever plays it, and whoever plays the others.

    `games` is how many each pair of decks plays.
    """

    name: str
    decks: tuple[Deck, ...]
    games: int
    player: str
    ruleset: str
    size: int
    seed: int = 0

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Every two decks, by their numbers."""
        return tuple(combinations(range(len(self.decks)), 2))

    @property
    def count(self) -> int:
        """All games of the field."""
        return len(self.pairs) * self.games

    def match(self, number: int) -> tuple[SimulatedGame, tuple[int, int]]:
        """One game, and which decks sit at its seats. Two in a row are one deal with the seats exchanged; then the next
        pair plays, so that after any number of games all pairs have played almost equally often.
        """
        lap, rest = divmod(number, SEATS * len(self.pairs))
        pair, exchanged = divmod(rest, SEATS)
        one, other = self.pairs[pair]
        seats = (other, one) if exchanged else (one, other)
        held = [self.decks[at] for at in seats]
        setup = GameSetup(
            self.ruleset,
            self.size,
            tuple(deck.cards for deck in held),
            mix(mix(self.seed, lap + 1), pair + 1) >> (64 - _SEED_BITS),
            tuple(deck.dungeon or "" for deck in held),
        )
        return SimulatedGame(setup, (bot(self.player),) * SEATS, number, most_turns=MOST_TURNS), seats

    def one(self, number: int) -> LabGame:
        """Play one game."""
        match, seats = self.match(number)
        notes = _Notebook()
        outcome = play(match, notes)
        finding = outcome.finding
        fault = f"{finding.name} {finding.detail}" if finding is not None and finding.kind != UNFINISHED else ""
        winner = seats[outcome.side[0]] if len(outcome.side) == 1 else -1
        cards = tuple(sorted(notes.played[0])), tuple(sorted(notes.played[1]))
        return LabGame(number, seats, winner, seats[max(0, notes.began)], outcome.turns, cards, fault)

    def fingerprint(self) -> str:
        """What the games depend on, in short: fields of the same one have the same games, as far as both have them."""
        told = repr(
            ([(deck.cards, deck.dungeon) for deck in self.decks], self.player, self.ruleset, self.size, self.seed)
        )
        return hashlib.sha256(told.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Rest:
    """Some games of a field by their numbers, as what shares games out asks for them: from 0 on."""

    field: LabField
    numbers: tuple[int, ...]

    def one(self, place: int) -> LabGame:
        """Play the game at that place of the list."""
        return self.field.one(self.numbers[place])
