"""Search over what may be: games played on in the head from the options worth it, many deals of the unseen cards.

Every deal is one that the player believes possible, and all options that are still in the running are tried with the
same deals, so that luck falls on all alike. After each of some rounds the worse half of the options is left out. Within
a game the player's own later decisions of the turn form a tree: what has turned out well is tried more often. It is a
tree over what the player knows, not over deals: a node stands for what they have done, whatever the others hold.
Everything else is played by good sense (`good_sense.py`), until the next turn of everybody has been played.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered
from sixrealms.players.good_sense import by_good_sense
from sixrealms.players.greedy import BY_HABIT
from sixrealms.players.lookahead import Judge
from sixrealms.players.parameters import Parameters
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.weighed import Weighed

_WIDTH: Final = 6  # options that games are played on from
_HOPELESS: Final = 80.0  # an option that seems so much worse than the best is not played on from
_LONGEST: Final = 160  # decisions after which a game counts as it stands
_DEEPEST: Final = 8  # own decisions that are thought about in one game
_FEWEST: Final = 12  # games for one decision, however many sit at the table


@dataclass(slots=True)
class _Tried:
    """How an answer has turned out."""

    games: int = 0
    points: float = 0.0


@dataclass(slots=True)
class _Node:
    """What the player has done so far, and how each answer from there has turned out."""

    tried: dict[Action, _Tried] = field(default_factory=dict)
    below: dict[Action, _Node] = field(default_factory=dict)
    games: int = 0
    points: float = 0.0

    @property
    def mean(self) -> float:
        """What the games from here were worth on average."""
        return self.points / max(1, self.games)


def games_for(by: Parameters, players: int) -> int:
    """How many games are played on for a decision: a round of more players takes longer, so there are fewer."""
    return max(_FEWEST, by.iterations * 2 // players)


def search(view: PlayerSeat, first: list[Weighed], rng: Random, by: Parameters, judge: Judge) -> list[Weighed]:
    """The options with what they are worth after `by.iterations` games. `first` is what they seemed to be worth, and
    counts for as many games as `by.trust` says. Those left out keep a worth below all that were played on from.
    """
    ranked = sorted(first, key=lambda one: -one.points)
    running = [one for one in ranked[:_WIDTH] if one.points > ranked[0].points - _HOPELESS]
    if len(running) < 2:
        return first
    middle = sum(one.points for one in running) / len(running)
    impression = {one.action: one.points - middle for one in running}
    nodes = {one.action: _Node() for one in running}
    left = games_for(by, len(view.hand_sizes))
    rounds = math.ceil(math.log2(len(running)))
    alive = [one.action for one in running]
    left_out: list[Action] = []
    worth: dict[Action, float] = {}
    for number in range(rounds):
        deals = max(1, left // (rounds - number) // len(alive))
        for _ in range(deals):
            s = view.imagine(rng, by)
            for action in alive:
                _play_on(s.copy(), view.player, action, nodes[action], by, judge)
        left = max(0, left - deals * len(alive))
        average = sum(nodes[action].mean for action in alive) / len(alive)
        for action in alive:
            node = nodes[action]
            seemed = average + impression[action]
            worth[action] = (node.points + by.trust * seemed) / (node.games + by.trust)
        alive.sort(key=lambda action: -worth[action])
        keep = (len(alive) + 1) // 2
        left_out = alive[keep:] + left_out
        alive = alive[:keep]
    return _in_order([*alive, *left_out], worth, nodes, first)


def _in_order(
    ranked: list[Action], worth: dict[Action, float], nodes: dict[Action, _Node], first: list[Weighed]
) -> list[Weighed]:
    """Everything weighed, the best first; who was left out earlier is not worth more than who was left out later."""
    found: list[Weighed] = []
    highest = math.inf
    for action in ranked:
        highest = min(highest, worth[action])
        found.append(Weighed(action, highest, nodes[action].games))
    seemed = {one.action: one.points for one in first}
    drop = highest - min(seemed[action] for action in ranked)
    rest = [one for one in first if one.action not in nodes]
    found += [Weighed(one.action, min(highest, one.points + drop)) for one in rest]
    return found


def _play_on(s: State, me: int, action: Action, root: _Node, by: Parameters, judge: Judge) -> None:
    """Play one game on from an answer to the pending decision, and note in the tree how it turned out."""
    turn, end = s.turns, s.turns + s.n
    path: list[tuple[_Node, Action]] = []
    node: _Node | None = root
    advance(s, action)
    for _ in range(_LONGEST):
        decision = s.pending
        if decision is None or (s.turns >= end and s.battle is None):
            break
        if (
            node is None
            or decision.player != me
            or s.turns != turn
            or len(options := considered(s)) == 1
            or decision.about in BY_HABIT
        ):
            advance(s, by_good_sense(s))
            continue
        chosen = _promising(node, s, options, by)
        path.append((node, chosen))
        fresh = chosen not in node.tried
        node = None if fresh or len(path) >= _DEEPEST else node.below.setdefault(chosen, _Node())
        advance(s, chosen)
    points = judge(s, me)
    root.games += 1
    root.points += points
    for visited, chosen in path:
        tried = visited.tried.setdefault(chosen, _Tried())
        tried.games += 1
        tried.points += points


def _promising(node: _Node, s: State, options: tuple[Action, ...], by: Parameters) -> Action:
    """The answer to look into next: at first that of good sense, later what has turned out best or might."""
    tried = node.tried
    sensible = by_good_sense(s)
    if sensible not in tried:
        return sensible
    games = sum(one.games for one in tried.values())
    hope = math.log(games + 1)
    usual = tried[sensible].points / tried[sensible].games
    best, choice = -math.inf, sensible
    for action in options:
        one = tried.get(action)
        if one is None:
            points, seen = usual - by.exploration, 0
        else:
            points, seen = one.points / one.games, one.games
        points += by.exploration * math.sqrt(hope / (seen + 1))
        if points > best:
            best, choice = points, action
    return choice
