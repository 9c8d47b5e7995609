"""Which powers activate in a round; what comes into one whose powers have activated already works as it comes.

A champion's power works in full on being moved into combat (ledger: activation.full-on-entry), and cards played during
the battle take effect as they are laid down (activation.played-in-battle).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, When
from sixrealms.engine.battle_flags import CLASH, DUEL
from sixrealms.engine.board import abilities_of, waiting_for
from sixrealms.engine.combatants import opponent_of, stands_aside, top_of
from sixrealms.engine.power import Context, home
from sixrealms.engine.state import State
from sixrealms.engine.traits import definition
from sixrealms.engine.triggers import emit

#: Combat events that are part of the activation, in the order they are looked for.
ACTIVATION: Final = ("before-combat", "activate", "attacking", "defending")
#: The tag of an effect that lays its own card somewhere else.
LAYS_ITSELF: Final = "lays-itself"


def to_activate(s: State) -> Iterator[tuple[str, When | Play, Context]]:
    """The powers that work in the activation of the round, each with the event it works at (combat.d.activation)."""
    b = s.battle
    assert b is not None
    # nobody is presented for a duel: there they work with all others (option.questing.judging)
    presented = s.kit.ruleset.attacking_powers_at == "presented" and DUEL not in b.flags and CLASH not in b.flags
    for event in ACTIVATION:
        if event in ("attacking", "defending") and presented:
            continue
        for when, x in waiting_for(s, event):
            if not takes_part(s, x.source):
                continue
            if when.once and s.marks.get(marks.used(when.once, when.key, x)):
                continue
            if event == "attacking" and s.ctrl[home(x)] != b.attacker:
                continue
            if event == "defending" and s.ctrl[home(x)] != b.defender:
                continue
            yield event, when, x
    for fighter in (b.champion, b.opponent):
        for power, x in _as_it_joins(s, fighter):
            yield "activate", power, x


def _as_it_joins(s: State, fighter: int) -> Iterator[tuple[When | Play, Context]]:
    """What an ally does as it joins a champion; where it fights as one itself that is its power as a champion, and
    works on being moved into combat (activation.full-on-entry); but it does not leave the fight to lie elsewhere.
    """
    if fighter < 0 or s.zone[fighter] != z.BATTLE or definition(s, fighter).type != "ally":
        return
    x = Context(fighter, s.ctrl[fighter])
    for power in abilities_of(s, fighter):
        if isinstance(power, When):
            if power.event == "joins" and power.to is None:
                yield power, x
        elif isinstance(power, Play) and power.effect is not None and not power.way and power.cost is None:
            fits = power.only is None or power.only.met(s, x)
            yield from [(power, x)] if fits and LAYS_ITSELF not in power.all_tags() else ()


def activates(s: State) -> bool:
    """Whether any power has still to work in the activation of the round."""
    return next(to_activate(s), None) is not None


def takes_part(s: State, card: int) -> bool:
    """Combat powers work only for cards taking part in the round (power.combat-only-when-involved)."""
    b = s.battle
    assert b is not None
    top = top_of(s, card)
    return top in (b.champion, b.opponent, b.target) or s.zone[card] == z.TABLE


def activated(s: State) -> bool:
    """Whether a round is on that has begun to activate and is not decided."""
    b = s.battle
    return b is not None and b.stage < 3 and any(frame[0] == "round" and frame[1] != "activate" for frame in s.frames)


def activate_late(s: State, card: int, by: int) -> None:
    """Let the power work that a card has for the activation of a round, if it has missed it."""
    if activated(s) and not stands_aside(s, card):
        emit(s, "activate", card, by=by)
        for power, x in _as_it_joins(s, card):
            s.triggers = (*s.triggers, (power.key, x._replace(bound=(("it", card),))))


def activating(s: State) -> frozenset[tuple[str, int]]:
    """The powers of cards in the round that are for its activation: the key of the ability and whose it is."""
    return frozenset((when.key, x.source) for when, x in waiting_for(s, "activate") if not stands_aside(s, x.source))


def activate_gained(s: State, before: frozenset[tuple[str, int]]) -> None:
    """Let those work that somebody in the round has come to copy since (copy.on-entry): they have missed it."""
    for when, x in waiting_for(s, "activate"):
        if (when.key, x.source) not in before and not stands_aside(s, x.source):
            s.triggers = (*s.triggers, (when.key, x._replace(bound=(("it", x.source),))))


def met_anew(s: State, newcomer: int) -> None:
    """Let what defeats at once work on a champion that has come into the round late (instant.*): the champion it faces
    and what hangs on that one have activated against another.
    """
    facing = opponent_of(s, newcomer)
    if not activated(s) or facing < 0:
        return
    for when, x in waiting_for(s, "activate"):
        if facing in (x.source, s.host[x.source]) and "instant-kill" in when.all_tags():
            s.triggers = (*s.triggers, (when.key, x._replace(bound=(("it", x.source),))))
