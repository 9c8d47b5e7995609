"""Games between two players that neither decks nor seats decide: every deal is played four times, with both swapped."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sixrealms.engine.kit import GameSetup
from sixrealms.players.roster import Player
from sixrealms.simulation.balanced_decks import balanced
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import UNFINISHED

_RULESET: Final = "tournament"
_SIZE: Final = 55
_MOST_TURNS: Final = 400
#: Games of one deal: both decks for both players, in both seats.
GAMES: Final = 4


class PlayerFailed(Exception):
    """A game stopped with a fault instead of an end."""


def paired(first: Player, second: Player, deals: range, seed: int) -> Iterator[tuple[int, SimulatedGame]]:
    """The seat of `first` and the game, four with each deal; the same deals and seed are the same games."""
    for deal in deals:
        chance = Random(f"{seed}/{deal}")
        held = [deck.cards for deck in balanced(2, chance)]
        shuffle = chance.getrandbits(48)
        for lists in (tuple(held), tuple(held[::-1])):
            for mine in (0, 1):
                seated = (first, second) if mine == 0 else (second, first)
                setup = GameSetup(_RULESET, _SIZE, lists, shuffle, ("", ""), ("", ""))
                yield mine, SimulatedGame(setup, seated, deal, most_turns=_MOST_TURNS)


def share_won(first: Player, second: Player, deals: range, seed: int) -> float:
    """The share of decided games that `first` won. PlayerFailed if one of them ended with a fault."""
    won = decided = 0
    for mine, match in paired(first, second, deals, seed):
        outcome = play(match)
        if outcome.finding is not None and outcome.finding.kind != UNFINISHED:
            raise PlayerFailed(f"deal {match.number}: {outcome.finding}")
        won += outcome.side == (mine,)
        decided += len(outcome.side) == 1
    return won / decided if decided else 0.5
