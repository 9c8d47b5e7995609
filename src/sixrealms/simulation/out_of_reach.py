"""Whether a game can still be won: realms in the Void never come back, and some victories ask for more than are left.

No rule ends such a game, so nobody could play it to its end; a simulation stops it and says why. What is asked here
is certain, not likely: wherever cards could still change the answer, the game can still be won.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.goal import OF_REALMS, Aim, ways_to_win
from sixrealms.engine.state import State
from sixrealms.engine.victory_statics import GoalCount


def out_of_reach(s: State) -> bool:
    """Whether every way to win asks every side for more realms than lie outside the Void in all (void.permanent).

    False where something counts as a realm that is none: then more may be reached than there are realms.
    """
    if GoalCount.kind in s.kit.questions and not s.kit.ruleset.only_formation_wins:
        return False
    left = sum(1 for card in range(len(s.defn)) if s.zone[card] != z.VOID and _is_realm(s, card))
    ways = [aims for seat in range(s.n) for aims in ways_to_win(s, seat)]
    return all(_beyond(aims, left) for aims in ways)


def _is_realm(s: State, card: int) -> bool:
    return s.kit.defs[s.defn[card]].type == "realm"


def _beyond(aims: Sequence[Aim], left: int) -> bool:
    return any(aim.what in OF_REALMS and aim.need > left for aim in aims)
