"""What a lost round does not end: a loser that may go home, an attack that goes on."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_yes, goto
from sixrealms.engine.battle_flags import KEPT, OVER
from sixrealms.engine.battle_statics import MayFightAgain
from sixrealms.engine.board import holding_true
from sixrealms.engine.causes import DEFEAT
from sixrealms.engine.defeat import merely_kept
from sixrealms.engine.power import Context
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import Redirection


def attack_goes_on(s: State) -> tuple[int, ...] | None:
    """Whether the attack goes on although its champion has lost the round (statics.MayFightAgain): None if it does not;
    with that champion alone if it was defeated, with anybody, (), if it was not.
    """
    b = s.battle
    assert b is not None
    champion = b.champion
    if s.zone[champion] != z.POOL or s.ctrl[champion] != b.attacker:
        return None
    for static, x, _ in holding_true(s, MayFightAgain):
        if static.after_loss and static.allows(s, champion, "attack", x):
            return () if merely_kept(s, champion) else (champion,)
    return None


def retreat(s: State, frame: Frame) -> None:
    """Step of a round: whoever has lost it by totals decides about each power that may spare their champion."""
    goto(s, "settle")
    b = s.battle
    assert b is not None
    loser = b.champion if b.loser == b.attacker else b.opponent
    if s.answer is not None:
        if answered(s).verb == "yes":
            return
        atoms.mark(s, marks.STAYS.of_two(frame[2], loser))
    if b.loser < 0 or OVER in b.flags or KEPT in b.flags or s.zone[loser] != z.BATTLE:
        return
    if s.kit.ruleset.losers_are_discarded:
        return
    for static, x, _ in holding_true(s, Redirection):
        if static.may and not s.marks.get(marks.STAYS.of_two(x.source, loser)) and _spares(s, loser, static, x):
            goto(s, "retreat", x.source)
            ask_yes(s, s.ctrl[loser], "ask-use-power", x.source)
            return


def _spares(s: State, loser: int, static: Redirection, x: Context) -> bool:
    b = s.battle
    assert b is not None
    winner = b.opponent if loser == b.champion else b.champion
    return static.instead(s, loser, z.DISCARD, DEFEAT, Context(winner, s.ctrl[winner]), x) != z.DISCARD
