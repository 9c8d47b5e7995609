"""Which cards the computer player `greedy` never chooses to play, use or answer with, and why.

Games of two with decks drawn from all enforced cards. For every card it could have used and never did: how often it
could, and by how many points of its own valuation the card fell behind what it did instead, at its nearest.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections import Counter
from functools import partial
from random import Random
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.weighed import Weighed
from sixrealms.powers import registry
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck
from sixrealms.simulation.game import SimulatedGame, play

_VERBS: Final = ("play", "use", "answer")
_SIZE: Final = 55
_RULESET: Final = "tournament"


class Chosen(NamedTuple):
    """What `greedy` did with the cards of one game, by wording."""

    in_decks: Counter[str]
    offered: Counter[str]
    taken: Counter[str]
    behind: dict[str, float]  # points behind the best, at its nearest


class WatchedGreedy(GreedyPlayer):
    """The same player; what it weighed is written down."""

    def __init__(self, found: Chosen) -> None:
        super().__init__()
        self._found = found

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        weighed = super().weigh(view, options, rng)
        best = max(points for _, points, _ in weighed)
        known = view.imagine(Random(0))
        nearest: dict[str, float] = {}
        for action, points, _ in weighed:
            if action.verb in _VERBS:
                wording = _wording(known, action.card)
                nearest[wording] = min(best - points, nearest.get(wording, best - points))
        for wording, behind in nearest.items():
            self._found.offered[wording] += 1
            self._found.behind[wording] = min(behind, self._found.behind.get(wording, behind))
        return weighed


def _wording(s: State, card: int) -> str:
    return s.kit.defs[s.defn[card]].printing.wording


class _Taken:
    """Counts what was really done."""

    def __init__(self, found: Chosen) -> None:
        self._found = found

    def before(self, state: State, action: Action) -> None:
        if action.verb in _VERBS:
            self._found.taken[_wording(state, action.card)] += 1

    def after(self, state: State) -> None:
        pass


def one(seed: int, number: int) -> Chosen:
    """Game `number`: both seats are `greedy`."""
    of_game = mix(seed, number + 1) >> 11
    rng = Random(f"{of_game}/decks")
    held = [random_deck(limits(_RULESET, _SIZE), rng) for _ in range(2)]
    setup = GameSetup(_RULESET, _SIZE, tuple(cards for cards, _ in held), of_game, tuple(d for _, d in held))
    found = Chosen(Counter(), Counter(), Counter(), {})
    for cards, _ in held:
        found.in_decks.update({catalogue.printing(card).wording for card in cards})
    play(SimulatedGame(setup, (WatchedGreedy(found),) * 2, number), _Taken(found))
    return found


def main(games: int, seed: int, workers: int) -> int:
    """Play the games and list the cards never chosen; 0 always, for it is a report."""
    began = said = time.perf_counter()
    whole = Chosen(Counter(), Counter(), Counter(), {})
    with multiprocessing.Pool(workers) as pool:
        for done, found in enumerate(pool.imap_unordered(partial(one, seed), range(games)), 1):
            for mine, theirs in zip(whole[:3], found[:3], strict=True):
                mine.update(theirs)
            for wording, behind in found.behind.items():
                whole.behind[wording] = min(behind, whole.behind.get(wording, behind))
            if time.perf_counter() - said > 20:
                said = time.perf_counter()
                print(f"{done} of {games} games", file=sys.stderr, flush=True)
    names = {p.wording: p for p in catalogue.all_printings()}
    enforced = [w for w in registry.all_powers() if whole.in_decks[w]]
    never = [w for w in enforced if not whole.taken[w]]
    for wording in sorted(never, key=lambda w: -whole.offered[w]):
        printing = names[wording]
        if whole.offered[wording]:
            why = f"offered {whole.offered[wording]} times, at best {whole.behind[wording]:.1f} points behind"
        else:
            why = f"in {whole.in_decks[wording]} decks, never to be used when it was held"
        print(f"{printing.id:8} {printing.name} ({printing.type}): {why}")
    refused = sum(bool(whole.offered[w]) for w in never)
    print(
        f"{games} games, {time.perf_counter() - began:.0f} s: of {len(enforced)} wordings in the decks "
        f"{len(never)} were never chosen, {refused} of them although they could have been"
    )
    return 0
