"""What keeps a card in play where it lies, on its side or with its player."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import EFFECT, RAZE
from sixrealms.engine.destination import destination
from sixrealms.engine.immunity import regardless
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.statics import Protection, Redirection
from sixrealms.engine.terms import Why


def is_protected(s: State, card: int, why: Why, to: int, x: Context) -> bool:
    """Whether something keeps a card where it is against what `x` does."""
    overridden = regardless(s, x)
    return any(
        static.forbids(s, card, why, to, x, sx)
        for static, sx, _ in holding_true(s, Protection)
        if static.unconditional or not overridden
    )


def keeps_side(s: State, ally: int, x: Context) -> bool:
    """Whether something holds an ally on its side against what `x` does, unless that works whatever powers say."""
    return not regardless(s, x) and any(
        static.keeps_side(s, ally, x, sx) for static, sx, _ in holding_true(s, Protection)
    )


def keeps_control(s: State, card: int, x: Context) -> bool:
    """Whether something holds a champion with its player against what `x` does for another one."""
    return holder_of(s, card, x) >= 0


def holder_of(s: State, card: int, x: Context) -> int:
    """The card whose power does; -1 if none does."""
    found = (sx.source for static, sx, _ in holding_true(s, Protection) if static.keeps_control(s, card, x, sx))
    return next(found, -1) if s.ctrl[card] != x.player else -1


def keeper_of(s: State, card: int, x: Context) -> int:
    """The card whose power keeps this one where it lies, or on its side, against what `x` does; -1 if none does."""
    ways: tuple[tuple[Why, int], ...] = ((EFFECT, z.DISCARD), (RAZE, z.FORMATION))
    for static, sx, _ in holding_true(s, Protection):
        if static.keeps_side(s, card, x, sx) or any(static.forbids(s, card, why, to, x, sx) for why, to in ways):
            return sx.source
    for redirection, sx, _ in holding_true(s, Redirection):
        if redirection.instead(s, card, z.DISCARD, EFFECT, x, sx) in (-1, s.zone[card]):
            return sx.source
    return -1


def would_leave(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Whether sending the card there would take it from where it lies; nothing is told about it."""
    log, s.log = s.log, None
    try:
        return not is_protected(s, card, why, to, x) and destination(s, card, to, why, x) not in (-1, s.zone[card])
    finally:
        s.log = log


def stays_put(s: State, card: int, to: int, why: Why, x: Context) -> bool:
    """Whether something that everybody sees keeps a card in play where it lies; of one that fights only what nothing
    about the round can change.
    """
    if s.zone[card] == z.BATTLE:
        return is_protected(s, card, why, to, x)
    return s.zone[card] in z.IN_PLAY and not would_leave(s, card, to, why, x)
