"""The player that thinks as the strong one does, until it is sure."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.players.greedy import shortlist
from sixrealms.players.parameters import Parameters
from sixrealms.players.playout_policy import IDLE
from sixrealms.players.racing import race
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.strong import STRONG, StrongPlayer
from sixrealms.players.weighed import Weighed

#: Half the way from what the others hold things to be worth to what tells winners from losers when a turn begins
#: (decision 32): cards, champions above all, in the pool and in hand, are dearer against realms.
EXPERT: Final = replace(
    STRONG,
    razed=6.0,
    foothold=60.0,
    holding=20.0,
    in_pool=20.0,
    per_level=4.5,
    best_level=8.0,
    unknown_card=20.0,
    realms_held=(44.0, 17.0, 8.0, 6.0),
    champion=18.0,
    champion_level=6.0,
    ally=11.0,
    ally_bonus=8.0,
    event=11.0,
    spell=16.0,
    spell_bonus=2.6,
    equipment=19.0,
    equipment_bonus=3.5,
    counter=6.0,
    iterations=80,
)


class ExpertPlayer(StrongPlayer):
    """Tries a choice that is close in many deals and a plain one in few, where the strong player takes two to six for
    each. The trials are counted, so it repeats itself on every machine and nobody waits for a clock.
    """

    name = "expert"
    parameters: Parameters = EXPERT

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        """What each option is worth to the player; no appeals for help, and of many attacks the most promising."""
        by, me = self.parameters, view.player

        def deal() -> State:
            return view.imagine(rng, self._believes)

        def trial(s: State, action: Action) -> float:
            return self._outlook(s, me, action) + (by.effort if action.verb in IDLE else 0.0)

        tried = shortlist(deal(), me, tuple(action for action in options if action.verb != "request"))
        return race(tried, deal, trial, by.iterations)
