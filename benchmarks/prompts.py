"""`python -m benchmarks.prompts`: how often people at a table on the network are asked something.

Every seat is played by the greedy computer player as if it were a person, with the orders a table begins with. A prompt
is a question the table puts to the seat and does not pass for it; choosing several cards for one purpose is one prompt,
because they are said in one message.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from sixrealms import decks
from sixrealms.engine.action import CARD, PASS
from sixrealms.engine.kit import GameSetup
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.server.game.entries import Acted
from sixrealms.server.game.table_game import TableGame

DECKS: Final = ("A-1", "B-1", "C-1", "D-1", "E-1", "F-1", "A-2", "B-2")
PLAYERS: Final = (2, 3, 4, 8)
#: Most prompts a person should have on average in an own turn and in that of another.
OWN: Final = 6.0
OTHERS: Final = 2.0
_LONGEST: Final = 3000


class Prompts(NamedTuple):
    """What was asked in some games. `offers` counts questions one can pass, `passed` those the tables passed."""

    players: int
    games: int
    own: float  # prompts in a turn of one's own
    others: float  # prompts of one seat in a turn of another
    offers: int
    passed: int
    about: dict[str, float]  # prompts by their question, in a turn of one's own and in one of another

    @property
    def within(self) -> bool:
        """Whether nobody is asked too often."""
        return self.own <= OWN and self.others <= OTHERS


def measured(players: int, games: int) -> Prompts:
    """Play so many games and count."""
    asked: Counter[tuple[bool, str]] = Counter()
    turns = offers = passed = 0
    for seed in range(games):
        game = _begun(players, seed)
        player, chance = bot("greedy"), Random(seed)
        before = (-1, "")
        while (decision := game.state.pending) is not None and game.version < _LONGEST:
            offers += PASS in decision.options
            entry = game.asked.automatic()
            if entry is None:
                together = decision.kind == CARD and before == (decision.player, decision.about)
                asked[decision.player == game.state.active, decision.about] += not together
                before = (decision.player, decision.about)
                action = player.choose(take_seat(game.state, decision.player), decision.options, chance)
                entry = Acted(decision.player, action)
            else:
                passed += 1
            game.fold(entry)
        turns += game.state.turns
    own = sum(count for (mine, _), count in asked.items() if mine) / turns
    others = sum(count for (mine, _), count in asked.items() if not mine) / turns / (players - 1)
    about = {
        f"{'own' if mine else 'other'}: {question}": round(count / turns / (1 if mine else players - 1), 2)
        for (mine, question), count in asked.most_common()
    }
    return Prompts(players, games, round(own, 2), round(others, 2), offers, passed, about)


def _begun(players: int, seed: int) -> TableGame:
    held = [decks.named(name).cards for name in DECKS[:players]]
    names = tuple("ABCDEFGH"[:players])
    return TableGame(GameSetup("tournament", 55, tuple(held), seed, ("",) * players, names), range(players))


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; 1 if somebody is asked too often."""
    parser = argparse.ArgumentParser("python -m benchmarks.prompts", description="Count what people are asked.")
    parser.add_argument("--json", action="store_true", help="write one list for other programs")
    parser.add_argument("--games", type=int, default=12, help="games for each number of players")
    chosen = parser.parse_args(arguments)
    found = [measured(players, chosen.games) for players in PLAYERS]
    if chosen.json:
        sys.stdout.write(json.dumps([one._asdict() for one in found]) + "\n")
    else:
        for one in found:
            share = f"{one.passed} of {one.offers} offers passed for a seat"
            sys.stdout.write(
                f"{one.players} players: {one.own} prompts in an own turn, {one.others} in another's; {share}\n"
            )
    return 0 if all(one.within for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
