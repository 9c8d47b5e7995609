"""Allies that are no cards: the realm that adds one stands for it wherever allies are meant (open.ally-no-card)."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import ActsAsAlly
from sixrealms.engine.board import holding_true
from sixrealms.engine.power import Context
from sixrealms.engine.state import State


def adds_ally(s: State, card: int) -> int:
    """The champion beside which an ally fights that this card adds and is not itself, or -1."""
    if ActsAsAlly.kind not in s.kit.questions or s.zone[card] != z.FORMATION:
        return -1
    for static, x, _ in holding_true(s, ActsAsAlly):
        if x.source == card and static.apart:
            return static.beside(s, x)
    return -1


def level_of_added(s: State, card: int) -> int | None:
    """The level of the ally a card adds and is not itself, before anything changes it; None if it adds none."""
    for static, x, _ in holding_true(s, ActsAsAlly):
        if x.source == card and static.apart:
            return static.strength()
    return None


def struck_as_ally(s: State, card: int, x: Context) -> bool:
    """Whether what is done to the card means the ally it adds and not the card: a power about allies that says nothing
    of realms.
    """
    if x.source < 0 or adds_ally(s, card) < 0:
        return False
    act = s.act(x.act) if x.act >= 0 else None
    announced = s.kit.nodes.get(act.ability) if act is not None else None
    power = announced or s.kit.defs[s.defn[x.source]].power
    meant = {kind for node in power.meant() for kind in node.types_named()} if power is not None else set()
    return "ally" in meant and "realm" not in meant


def lose_ally(s: State, card: int, cause: int) -> None:
    """The ally it adds is gone for the rest of the round; the next champion has one again."""
    atoms.mark(s, marks.ALLY_LOST.of(card))
    atoms.note(s, "ally-lost", card, cause)


def turn_ally(s: State, card: int) -> None:
    """The ally it adds fights on the other side for the rest of the round."""
    atoms.mark(s, marks.ALLY_TURNED.of(card), 0 if s.marks.get(marks.ALLY_TURNED.of(card)) else 1)
