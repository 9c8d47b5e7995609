"""Cards that a continuous effect discards as soon as they are such a card, and champions it defeats so.

Looked at between two steps, never in the middle of an effect: what several effects change together is seen together.
Frame ("perishing", step) waits for an attacker who may take their attack back (general.touch.takeback-instant).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.ask import answered, pop, push
from sixrealms.engine.atoms import note, set_battle
from sixrealms.engine.board import holding_true, in_play
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.combatants import top_of
from sixrealms.engine.immunity import shielded, shut_out
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context
from sixrealms.engine.protected import would_leave
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import Perishing

#: What is still being done: nobody perishes before it is over.
_BUSY = frozenset({"effect", "act"})
#: Remembered while nothing is to be discarded as things stand.
CHECKED: Final = "perishing"

Entry = tuple[Perishing, Context, Always | None]


def perish(s: State) -> bool:
    """Take away everything that perishes now; whether anything has happened."""
    if s.frames[-1][0] in _BUSY:
        return False
    doomed = _doomed(s)
    s.cache[CHECKED] = True
    if not doomed:
        return False
    if any(s.battle is not None and card == s.battle.champion and _warn(s, card, x) for card, (_, x, _) in doomed):
        push(s, "perishing", 0)
        return True
    lay = {card: s.zone[card] for card, _ in doomed}  # all are found before any of them leaves
    changed = False
    for card, (static, x, _) in doomed:
        if s.zone[card] == lay[card]:
            changed = strike(s, card, static, x) or changed
    return changed


def _warn(s: State, attacker: int, x: Context) -> bool:
    from sixrealms.engine.flow.attack_takeback import offer_takeback  # what it needs imports this module

    return offer_takeback(s, attacker, x)


def step(s: State, frame: Frame) -> None:
    """Procedure "perishing": the attacker has said whether they take their attack back."""
    from sixrealms.engine.flow.attack_takeback import take_back  # what it needs imports this module

    pop(s)
    if answered(s).verb == "yes":
        take_back(s)
    s.cache.pop(CHECKED, None)


def perishes_at_once(s: State, card: int) -> bool:
    """Whether a card that has just been played is gone again: before its power works."""
    if Perishing.kind not in s.kit.questions:
        return False
    for doomed, (static, x, _) in _doomed(s):
        if doomed == card:
            return strike(s, card, static, x)
    return False


def _doomed(s: State) -> list[tuple[int, Entry]]:
    entries: list[Entry] = holding_true(s, Perishing)
    if not entries:
        return []
    cards, found = in_play(s), []
    marked = [(entry, entry[0].who.passing(s, cards, entry[1])) for entry in entries]
    if not any(some for _, some in marked):
        return []
    for card in cards:
        for entry, some in marked:
            static, x, _ = entry
            if card in some and _within_reach(s, card, static) and not _spared(s, card, x):
                found.append((card, entry))
                break
    return found


def _within_reach(s: State, card: int, static: Perishing) -> bool:
    """In a decided round nobody perishes; who is defeated must be fighting."""
    b = s.battle
    top = top_of(s, card)
    fights = b is not None and top in (b.champion, b.opponent, b.target)
    if static.defeats:
        return b is not None and b.stage == 2 and card in (b.champion, b.opponent)
    return not fights or (b is not None and b.stage < 3)


def _spared(s: State, card: int, x: Context) -> bool:
    return shielded(s, card, x) if x.player != s.ctrl[card] else shut_out(s, card, x.source)


def strike(s: State, card: int, static: Perishing, x: Context) -> bool:
    """Let a card perish by this effect; whether anything has happened."""
    b = s.battle
    fighting = b is not None and b.stage < 3 and b.opponent == card and s.zone[card] == z.FORMATION
    if static.defeats or fighting:  # a realm that defends itself is defeated instead (open.realm-defends-itself)
        assert b is not None
        note(s, "instant-defeat", card, x.source)
        set_battle(s, b._replace(stage=3, loser=s.ctrl[card]))
        return True
    return would_leave(s, card, z.DISCARD, EFFECT, x) and leave(s, card, z.DISCARD, EFFECT, x)
