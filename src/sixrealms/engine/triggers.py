"""Detecting that a power waits for what just happened. Detected at once, worked off at the next boundary."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import ask, atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.engine.battle_statics import Unavenged
from sixrealms.engine.board import abilities_of, holding_true, waiting_for
from sixrealms.engine.flow.belated import works_now
from sixrealms.engine.power import Context, Effect, home
from sixrealms.engine.state import Frame, State
from sixrealms.engine.terms import Happening

#: What happens to a champion that is defeated, and to all on its side.
UPON_DEFEAT: Final = ("defeated", "on-losing-side")


def emit(s: State, event: Happening, card: int, *, by: int = -1, why: str = "", other: int = -1) -> None:
    """Say that `event` happens to `card`, while everything is still where it was (last-known information).

    Powers see it bound as "it" (the card), "by" (player), "why" and "other" (a second card).
    """
    if event not in s.kit.events:
        return
    whens = waiting_for(s, event)
    if not whens:
        return
    about = (("it", card), ("by", by), ("why", why), ("other", other))
    unavenged = event in UPON_DEFEAT and _unavenged(s, card)
    for when, x in whens:
        if unavenged and card == home(x):
            continue
        bound = Context(x.source, x.player, x.user, x.act, (*about, *x.bound) if x.bound else about)
        if _waits_for(s, when, card, by, bound):
            s.triggers = (*s.triggers, (when.key, bound))


def _waits_for(s: State, when: When, card: int, by: int, x: Context) -> bool:
    """Whether a power waits for its event to happen to this card."""
    if when.to is None and card >= 0 and card != (home(x) if x.bound else x.source):
        return False
    if when.to is not None and not when.to.holds(s, card, x):
        return False
    if when.whose is not None and not when.whose.includes(s, by, x):
        return False
    if when.once and s.marks.get(marks.used(when.once, when.key, x)):
        return False
    return when.only is None or when.only.met(s, x)


def tell_itself(s: State, event: Happening, card: int) -> None:
    """Say to a card alone, as `emit` does to all, that `event` has happened to it."""
    player = s.ctrl[card]
    x = Context(card, player, s.host[card], -1, (("it", card), ("by", player), ("why", ""), ("other", -1)))
    for when in abilities_of(s, card):
        if isinstance(when, When) and when.event == event and _waits_for(s, when, card, player, x):
            s.triggers = (*s.triggers, (when.key, x))


def _unavenged(s: State, card: int) -> bool:
    return any(static.who.holds(s, card, x) for static, x, _ in holding_true(s, Unavenged))


def take_up(s: State) -> None:
    """Move what was detected onto the frames: active player first, then clockwise (open.simultaneous-order)."""
    waiting = s.triggers
    s.triggers = ()
    if len(waiting) > 1:
        order = {seat: i for i, seat in enumerate([s.active, *s.seats_after(s.active)])}
        waiting = tuple(sorted(waiting, key=lambda t: order[t[1].player]))
    ask.push(s, "triggers", 0, waiting)


def step(s: State, frame: Frame) -> None:
    """Procedure "triggers": work off the waiting powers one by one, asking for those that are optional."""
    _, pc, waiting = frame
    if not waiting:
        ask.pop(s)
        return
    key, x = waiting[0]
    when = s.kit.nodes[key]
    if isinstance(when, Effect):  # what was put off until now (powers.lasting_effects.Afterwards)
        ask.goto(s, 0, waiting[1:])
        ask.run_effect(s, key, x)
        return
    if isinstance(when, Play):  # what an ally does that has come forward as a champion
        ask.goto(s, 0, waiting[1:])
        works_now(s, x.source, when, x.player)
        return
    assert isinstance(when, When)
    if pc == 0 and when.may and s.result is None:
        if not when.effect.possible(s, x):
            ask.goto(s, 0, waiting[1:])
            return
        ask.goto(s, 1, waiting)
        ask.ask_yes(s, x.player, "ask-use-power", x.source)
        return
    ask.goto(s, 0, waiting[1:])
    if pc == 1 and ask.answered(s).verb == "no":
        return
    if when.once:
        atoms.mark(s, marks.used(when.once, key, x))
    ask.run_effect(s, when.effect.key, x)


def look_at(s: State, card: int, by: int, because: int) -> None:
    """Say that a player looks at a card in another player's hand; its own power may wait for just that there."""
    if "looked-at" not in s.kit.events or s.zone[card] != z.HAND or card in s.hand(by):
        return
    seat = next(p for p in range(s.n) if card in s.hand(p))
    about = (("it", card), ("by", by), ("other", because))
    for when in s.kit.defs[s.defn[card]].whens:
        if when.event == "looked-at":
            s.triggers = (*s.triggers, (when.key, Context(card, seat, card, -1, about)))
