"""What comes into a round whose powers have activated already works as it comes.

A champion's power works in full on being moved into combat (ledger: activation.full-on-entry), and cards played during
the battle take effect as they are laid down (activation.played-in-battle).
"""

from __future__ import annotations

from sixrealms.engine.board import board
from sixrealms.engine.state import State
from sixrealms.engine.traits import opponent_of, stands_aside
from sixrealms.engine.triggers import emit


def activated(s: State) -> bool:
    """Whether a round is on that has begun to activate and is not decided."""
    b = s.battle
    return b is not None and b.stage < 3 and any(frame[0] == "round" and frame[1] != "activate" for frame in s.frames)


def activate_late(s: State, card: int, by: int) -> None:
    """Let the power work that a card has for the activation of a round, if it has missed it."""
    if activated(s) and not stands_aside(s, card):
        emit(s, "activate", card, by=by)


def activating(s: State) -> frozenset[tuple[str, int]]:
    """The powers of cards in the round that are for its activation: the key of the ability and whose it is."""
    return frozenset(
        (when.key, x.source) for when, x in board(s).whens.get("activate", ()) if not stands_aside(s, x.source)
    )


def activate_gained(s: State, before: frozenset[tuple[str, int]]) -> None:
    """Let those work that somebody in the round has come to copy since (copy.on-entry): they have missed it."""
    for when, x in board(s).whens.get("activate", ()):
        if (when.key, x.source) not in before and not stands_aside(s, x.source):
            s.triggers = (*s.triggers, (when.key, x._replace(bound=(("it", x.source),))))


def met_anew(s: State, newcomer: int) -> None:
    """Let what defeats at once work on a champion that has come into the round late (instant.*): the champion it faces
    and what hangs on that one have activated against another.
    """
    facing = opponent_of(s, newcomer)
    if not activated(s) or facing < 0:
        return
    for when, x in board(s).whens.get("activate", ()):
        if facing in (x.source, s.host[x.source]) and "instant-kill" in when.all_tags():
            s.triggers = (*s.triggers, (when.key, x._replace(bound=(("it", x.source),))))
