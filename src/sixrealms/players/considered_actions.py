"""What a computer player thinks about at all: everything it may answer, but for a tie while the game can still be won.

A player that chooses by chance would propose and accept a tie in its first turns (tyrant.stalemate), and no game of
the Tyrant's Game among computers would be played.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.state import State
from sixrealms.powers.tyrants_game import ASKED, TIE

#: Own turns after which a game that has not been won may be given up. Piles that are made anew never run out.
LONG: Final = 30


def considered(s: State) -> tuple[Action, ...]:
    """The options of the pending decision among which a computer player chooses; at least one.

    It proposes a tie only as its turn ends, and proposes or accepts one only once nobody can draw any more or it has
    had 30 turns.
    """
    decision = s.pending
    assert decision is not None
    options = decision.options
    if not s.kit.rulebook or len(options) == 1:  # only optional rules know a tie that all agree on
        return options
    if decision.about == ASKED:
        return options if _given_up(s, decision.player) else tuple(a for a in options if a.verb == "no")
    if not decision.about.startswith("ask-phase"):
        return options
    ties = [a for a in options if a.verb == "use" and s.zone[a.card] == z.RULEBOOK and _proposes_a_tie(s, a)]
    if not ties or (decision.about == "ask-phase-5" and _given_up(s, decision.player)):
        return options
    return tuple(a for a in options if a not in ties)


def _proposes_a_tie(s: State, action: Action) -> bool:
    return TIE in abilities_of(s, action.card)[action.number].all_tags()


def _given_up(s: State, player: int) -> bool:
    return s.turns_taken[player] >= LONG or not any(s.listed(seat, z.DRAW) for seat in range(s.n))
