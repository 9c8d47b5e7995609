"""The chance to avert that a realm or holding is razed or discarded.

A hand card has it by an `Answer` whose `ways` say "loss"; its `to` tests the realm or holding that is threatened. Who
does it asks first: `threaten` opens the question, `atoms.mark(s, marks.SPARED.of(card))` averts it, `over` forgets it.
Frame ("threat", step, threatened cards, seats to ask).
"""

from __future__ import annotations

from collections.abc import Iterable

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.ask import answered, ask_act, goto, pop, push
from sixrealms.engine.board import holding_true
from sixrealms.engine.flow.act import announce
from sixrealms.engine.playable import ability_reasons, refused
from sixrealms.engine.power import Context
from sixrealms.engine.prohibitions import forbidden
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import Prohibition


def threaten(s: State, cards: Iterable[int], x: Context) -> bool:
    """Ask everybody who can avert the loss of one of these realms and holdings, clockwise after the player who causes
    it and them last (open.response-order); False if there is nobody to ask.
    """
    threatened = tuple(c for c in cards if _can_be_lost(s, c))
    if not threatened:
        return False
    seats = (*s.seats_after(x.player), x.player)
    if not s.halting and not any(averting(s, seat, threatened) for seat in seats):
        return False
    push(s, "threat", 0, threatened, seats)
    return True


def over(s: State, cards: Iterable[int]) -> None:
    """What has been averted from these cards may happen to them another time."""
    for card in cards:
        if _can_be_lost(s, card):
            s.marks.pop(marks.SPARED.of(card), None)


def _can_be_lost(s: State, card: int) -> bool:
    return s.kit.defs[s.defn[card]].type in ("realm", "holding") and s.zone[card] in (z.FORMATION, z.ATTACHED)


def averting(s: State, seat: int, threatened: tuple[int, ...]) -> list[Action]:
    """Every way of this seat to avert the loss of one of these cards; `other` of the action is the card saved."""
    found = []
    for card in s.hand(seat):
        for number, ability in enumerate(s.kit.defs[s.defn[card]].abilities):
            if isinstance(ability, Answer) and "loss" in ability.ways:
                for lost in threatened:
                    if not s.marks.get(marks.SPARED.of(lost)) and _averts(s, seat, card, ability, lost):
                        found.append(Action("answer", card, lost, number))
    return found


def _averts(s: State, seat: int, card: int, ability: Answer, lost: int) -> bool:
    x = Context(card, seat, -1, -1, (("threatened", lost),))
    if not ability.to.holds(s, lost, x):
        return False
    if refused(s, card) or forbidden(s, holding_true(s, Prohibition), seat, card, -1):
        return False
    return not ability_reasons(s, ability, x, card, first=True)


def step(s: State, frame: Frame) -> None:
    """Procedure "threat": each seat in turn until it passes or nothing is threatened any more."""
    _, pc, threatened, seats = frame
    if pc == 1:
        action = answered(s)
        if action.verb == "pass":
            goto(s, 0, threatened, seats[1:])
            return
        goto(s, 0, threatened, seats)
        announce(s, seats[0], action, "loss")
        return
    while seats:
        options = averting(s, seats[0], threatened)
        if options:
            goto(s, 1, threatened, seats)
            ask_act(s, seats[0], "ask-loss", [*options, PASS])
            return
        seats = seats[1:]
    pop(s)


def avert(s: State, card: int) -> None:
    """This time the card is neither razed nor discarded."""
    atoms.mark(s, marks.SPARED.of(card))
