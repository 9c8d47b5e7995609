"""How strong a policy is, by the protocol results are compared by: each deal is played with every seat and every deck.

How far a share can be trusted is reckoned from deal to deal, as the games of one deal are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.envs.numbered_game import NumberedGame
from sixrealms.envs.observation import Observation
from sixrealms.envs.tracks import Track, arranged
from sixrealms.errors import OptionRefused
from sixrealms.players.roster import bot
from sixrealms.simulation.game import answer, chances

#: Chooses an action that the mask allows; all its chance comes from the generator. One that remembers what it has seen
#: has a method `begin(seat)` as well: it is called before each game with the seat it plays, counted from 0.
Policy = Callable[[Observation, Random], int]
_NORMAL: Final = 1.96


class Measured(NamedTuple):
    """What came out. `share` is that of the games somebody has won, between `lower` and `upper` 95 times of 100."""

    games: int
    won: int
    undecided: int  # cut off, or shared by all
    share: float
    lower: float
    upper: float


def evaluate(policy: Policy, opponent: str, track: Track, games: int, seed: int = 0) -> Measured:
    """Let the policy play against computer players of that name, who hold all other seats.

    The number of games is made a multiple of those of one deal: seats times decks. OptionRefused for none.
    """
    if games < 1:
        raise OptionRefused("research-games", games=str(games))
    dealing = track.dealing()
    in_a_deal = track.players**2
    deals = [
        _deal(policy, opponent, track, dealing.setup(track.ruleset, track.players, seed, number), seed, number)
        for number in range(max(1, games // in_a_deal))
    ]
    won = sum(deal[0] for deal in deals)
    decided = won + sum(deal[1] for deal in deals)
    share = won / decided if decided else 1 / track.players
    margin = _margin(deals, share)
    undecided = len(deals) * in_a_deal - decided
    lower, upper = max(0.0, share - margin), min(1.0, share + margin)
    return Measured(len(deals) * in_a_deal, won, undecided, share, lower, upper)


def uniform(shown: Observation, chance: Random) -> int:
    """The policy that takes any legal action."""
    return chance.choice([at for at, legal in enumerate(shown["action_mask"]) if legal])


def _deal(policy: Policy, opponent: str, track: Track, setup: GameSetup, seed: int, number: int) -> tuple[int, int]:
    """Games of one deal the policy has won and lost."""
    won = lost = 0
    for rotation in range(track.players):
        for seat in range(track.players):
            ended = play_one(policy, opponent, track, setup, seat, rotation, mix(seed, number + 1))
            won += ended > 0
            lost += ended < 0
    return won, lost


def play_one(
    policy: Policy, opponent: str, track: Track, setup: GameSetup, seat: int, rotation: int, seed: int
) -> float:
    """What the policy gets in one game of a deal, at that seat, with the decks moved on by so many seats."""
    order = [(at + rotation) % track.players for at in range(track.players)]
    game = NumberedGame(arranged(setup, order), track.most_turns)
    bots = [bot(opponent)] * track.players
    streams = chances(seed, track.players)
    begin = getattr(policy, "begin", None)
    if begin is not None:
        begin(seat)
    while not game.over and not game.cut_off:
        if game.seat == seat:
            game.act(policy(game.observe(seat), streams[seat]))
        else:
            for slot in game.slot_of(answer(game.state, bots, streams)):
                game.act(slot)
    return game.returns()[seat]


def _margin(deals: Sequence[tuple[int, int]], share: float) -> float:
    """Half the width of the interval of 95 %, from what was won and lost with each deal."""
    decided = sum(won + lost for won, lost in deals)
    if len(deals) < 2 or not decided:
        return 1.0
    off = sum((won - (won + lost) * share) ** 2 for won, lost in deals)
    return _NORMAL * math.sqrt(off * len(deals) / (len(deals) - 1)) / decided
