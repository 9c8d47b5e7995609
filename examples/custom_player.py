"""A computer player of your own: it tries every option in its head and counts realms and champions.

Run it with `python examples/custom_player.py [GAMES]`: it plays against the random player.
"""

from __future__ import annotations

import argparse
from random import Random

from sixrealms import rulesets
from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import View
from sixrealms.players.roster import bot
from sixrealms.players.seat import PlayerSeat
from sixrealms.simulation.deals import deal
from sixrealms.simulation.game import SimulatedGame, play


class Steward:
    """Does whatever leaves it with the most standing realms, then with the most champions in its pool."""

    name = "steward"
    looks = True  # so that `view` is a Seat, which can be thought ahead from

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """Try each option on a position as it may be; of equal ones the first that is not passing."""
        assert isinstance(view, PlayerSeat)
        imagined = view.imagine(rng)  # the cards it cannot know are dealt by rng, never as they truly lie
        tried = []
        for number, action in enumerate(options):
            then = imagined.copy()
            advance(then, action)
            tried.append((self.worth(then, view.player), action.verb != "pass", -number, action))
        return max(tried)[-1]

    def worth(self, position: State, me: int) -> tuple[int, int, int]:
        """Realms of its own, fewer realms of the others, champions."""
        others = sum(position.unrazed(seat) for seat in range(position.n) if seat != me)
        return position.unrazed(me), -others, len(position.pool(me))


def main(games: int) -> None:
    """Play the games with different starter decks, changing seats, and say who won how many."""
    dealing = deal("starters", rulesets.named("tournament"), players=2)
    wins = 0
    for number in range(games):
        players = (Steward(), bot("random")) if number % 2 == 0 else (bot("random"), Steward())
        outcome = play(SimulatedGame(dealing.setup("tournament", 2, seed=1, number=number), players, number))
        wins += [players[seat].name for seat in outcome.winners] == [Steward.name]
    print(f"{Steward.name} won {wins} of {games} games")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="A player that counts realms plays against the random one.")
    asked.add_argument("games", type=int, nargs="?", default=40, help="how many games (40)")
    main(asked.parse_args().games)
