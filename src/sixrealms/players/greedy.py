"""The player that tries out every option in its head and takes the one that leaves it best off."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.goal import goal_of
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import View
from sixrealms.players.lookahead import outlook
from sixrealms.players.parameters import CLUB, Parameters
from sixrealms.players.playout_policy import IDLE, choice_of_card, prospects
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.valuation import Asks, value, wanted_realms
from sixrealms.players.weighed import Weighed

#: Decisions about cards nobody has shown yet: they are thought through with several deals of the unseen cards.
_WORLDS: Final = {"ask-combat": 3, "ask-defend": 3, "ask-phase-4": 2, "ask-next-attacker": 3, "ask-aid": 3}
#: What nobody thinks about long.
BY_HABIT: Final = frozenset({"ask-discard-down", "ask-rebuild-payment"})
_MOST_ATTACKS: Final = 6


class GreedyPlayer:
    """Builds, keeps what defends, attacks when that should succeed, answers what would hurt it. Before it gives a round
    up it asks for help, and it helps whoever's success would leave it better off.

    What it builds and attacks for is whatever wins the game at hand. It looks at most to the end of the running turn
    and takes the others to act by habit.
    """

    name = "greedy"
    looks = True

    parameters: Parameters = CLUB

    def __init__(self, asks: Asks = goal_of, parameters: Parameters | None = None) -> None:
        """`asks` says what each side needs to win: the engine, unless a player is to believe something else.
        `parameters` are those of the level unless others are on trial.
        """
        self._asks = asks
        if parameters is not None:
            self.parameters = parameters
        self._believes = self.parameters if self.parameters.reads_hands else None

    def _judge(self, s: State, me: int) -> float:
        return value(s, me, self._asks, self.parameters)

    def _outlook(self, s: State, me: int, action: Action, *, unopposed: bool = False) -> float:
        t = s.copy()
        advance(t, action)
        return outlook(t, me, s.turns, self._judge, unopposed=unopposed)

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """The option with the best outlook. A bare view cannot be played on: then it goes by first impressions."""
        if len(options) == 1:
            return options[0]
        if not isinstance(view, PlayerSeat):
            return first_of_all(options)
        if view.about in BY_HABIT:
            s = view.imagine(rng)
            me, decision = view.player, s.pending
            assert decision is not None
            return choice_of_card(s, decision, wanted_realms(s, me, self._asks(s, me)))
        best = max(self.weigh(view, options, rng), key=lambda one: one.points).action
        appeals = [action for action in options if action.verb == "request"]
        return appeals[0] if appeals and best.verb in IDLE else best

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        """What each option is worth to the player; no appeals for help, and of many attacks the most promising."""
        by, me = self.parameters, view.player
        s = view.imagine(rng, self._believes)
        tried = shortlist(s, me, tuple(action for action in options if action.verb != "request"))
        points = [by.effort if action.verb in IDLE else 0.0 for action in tried]
        worlds = _WORLDS.get(view.about, 1) * by.worlds
        for world in range(worlds):
            if world:
                s = view.imagine(rng, self._believes)
            for i, action in enumerate(tried):
                points[i] += self._outlook(s, me, action)
        if by.luck:
            for i, action in enumerate(tried):
                if action.verb == "attack":
                    lucky = self._outlook(s, me, action, unopposed=True)
                    points[i] += by.luck * (worlds * lucky - points[i])
        if by.slips:
            points = [one + worlds * rng.gauss(0.0, by.slips) for one in points]
        return [Weighed(action, one / worlds) for action, one in zip(tried, points, strict=True)]


def shortlist(s: State, me: int, options: tuple[Action, ...]) -> Sequence[Action]:
    """All options, but of many attacks only the most promising."""
    attacks = [action for action in options if action.verb == "attack"]
    if len(attacks) <= _MOST_ATTACKS:
        return options
    hopes = {action: prospects(s, me, action.card, action.other) for action in attacks}
    attacks.sort(key=lambda action: -hopes[action])
    return [*attacks[:_MOST_ATTACKS], *(action for action in options if action.verb != "attack")]


def first_of_all(options: tuple[Action, ...]) -> Action:
    """Something rather than nothing, in the order of the options."""
    return next((action for action in options if action.verb not in IDLE), options[0])
