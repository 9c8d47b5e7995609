"""Games a compiler learns from which ways through the engine are taken: `python -m tools.compiler.training_games`.

Played by chance with the decks of starters and with decks drawn from all enforced cards, on whatever engine is first on
the path. None of them is one that is measured (`benchmarks/positions.py`).
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms import decks, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck

#: Players, whether their decks are drawn, and how many such games.
GAMES: Final = ((2, False, 20), (8, False, 2), (2, True, 12))
#: The seed of the first; those of games that are measured begin at 0.
FIRST_SEED: Final = 1_000_000
RULESET: Final = "tournament"


def main() -> None:
    """Play them all, each to its end."""
    for players, drawn, games in GAMES:
        for number in range(games):
            play(setup(players, number, drawn=drawn), Random(f"played {number}"), copied=number % 4 == 0)


def setup(players: int, number: int, *, drawn: bool) -> GameSetup:
    """A game of that many players with decks of its own."""
    chance = Random(f"learnt {players} {number}")
    if drawn:
        held = [random_deck(limits(RULESET, 55), chance) for _ in range(players)]
        dungeons = tuple(dungeon for _, dungeon in held)
        return GameSetup(RULESET, 55, tuple(cards for cards, _ in held), FIRST_SEED + number, dungeons)
    held_cards = tuple(deck.cards for deck in chance.sample(decks.starters(), players))
    return GameSetup(RULESET, 55, held_cards, FIRST_SEED + number)


def play(game: GameSetup, chance: Random, *, copied: bool) -> int:
    """Answer by chance until it is over, and before each answer put a copy in its place if wanted; the answers."""
    state, answers = table.start(game), 0
    while state.pending is not None:
        answer = chance.choice(state.pending.options)
        state = state.copy() if copied else state
        advance(state, answer)
        answers += 1
    return answers


if __name__ == "__main__":
    main()
