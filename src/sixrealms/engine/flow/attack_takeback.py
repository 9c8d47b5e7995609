"""Taking back an attack that was sent unknowingly into an instant defeat (ledger: general.touch.takeback-instant,
protocol.take-back-attack).

Nobody has to agree to it. It is offered as the defeat is about to strike, once for each card that threatens it in a
turn: whoever has gone on, or attacks again, knows of that card (open.touch-policy).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import ask_yes, goto, pop, push
from sixrealms.engine.battle_flags import CLASH, DUEL, OVER, TAKEN_BACK
from sixrealms.engine.board import board
from sixrealms.engine.causes import BEARER
from sixrealms.engine.combatants import top_of
from sixrealms.engine.expiry import end_of_battle, end_of_round
from sixrealms.engine.flow.after_round import to_pool
from sixrealms.engine.flow.aid import call_in
from sixrealms.engine.leave import leave
from sixrealms.engine.once_a_turn import DID_ATTACK
from sixrealms.engine.power import Context
from sixrealms.engine.state import Frame, State

ASKED: Final = "ask-take-back"
#: The note that a card was played in this round to avert an instant defeat: what follows from it nobody could know.
_INSTANT: Final = "instant-kill"
_OF_HAND, _FACE_DOWN = 1, 2


def remember_where(s: State, champion: int) -> None:
    """Note of a champion that comes forward what nobody could see of it before, where an instant defeat is about."""
    hidden = _OF_HAND if s.zone[champion] == z.HAND else _FACE_DOWN if s.flags[champion] & z.FACE_DOWN else 0
    if not hidden:
        return
    power = s.kit.defs[s.defn[champion]].power
    own = power is not None and _INSTANT in power.all_tags()
    if own or any(_INSTANT in when.all_tags() for whens in board(s).whens.values() for when, _ in whens):
        atoms.mark(s, marks.HIDDEN.of(champion), hidden)


def offer_takeback(s: State, victim: int, x: Context) -> bool:
    """Ask the attacker whether they take their attack back, if the instant defeat that is about to strike is one they
    may have overlooked: a power that lay open when they attacked, against the champion they sent.

    What was played since, or came out of a hand with the defender, could not be known and is no such power.
    """
    b = s.battle
    if b is None or victim != b.champion or b.stage >= 2 or DUEL in b.flags or CLASH in b.flags or s.acts:
        return False
    if not s.marks.get(marks.ATTACKED.of(victim)) or s.ctrl[x.source] == b.attacker or s.marks.get(marks.AVERTED.alone):
        return False
    top = top_of(s, x.source)
    if s.zone[top] not in z.IN_PLAY or s.marks.get(marks.HIDDEN.of(top)) or s.marks.get(marks.WARNED.of(x.source)):
        return False
    atoms.mark(s, marks.WARNED.of(x.source))
    ask_yes(s, b.attacker, ASKED, x.source)
    return True


def take_back(s: State) -> None:
    """The attacker takes the attack of this round back; the round is over without anything having happened."""
    b = s.battle
    assert b is not None
    atoms.set_battle(s, b._replace(stage=3, flags=(*b.flags, OVER, TAKEN_BACK)))


def undo_attack(s: State, frame: Frame) -> None:
    """Step of a battle: both champions are back where they came from and unused, and so is the attack of the turn; in a
    later round the attacker chooses anew (combat.i.*). What was played in between stays played.
    """
    b = s.battle
    assert b is not None
    atoms.note(s, TAKEN_BACK, b.attacker, b.champion)
    call_in(s)
    end_of_round(s, fought=False)
    paid = s.marks.get(marks.PAID.of(b.champion), 0)
    if s.marks.get(marks.HIDDEN.of(b.champion)) == _OF_HAND and s.zone[b.champion] == z.BATTLE:
        for hung in s.on(b.champion):
            leave(s, hung, z.DISCARD, BEARER)
        atoms.move(s, b.champion, z.HAND, b.attacker)
    to_pool(s, b.champion)
    to_pool(s, b.opponent)
    atoms.mark(s, marks.ATTACKED.of(b.champion), 0)
    if b.round > 1:
        atoms.set_battle(s, b._replace(champion=-1, opponent=-1, round=b.round - 1, stage=0, loser=-1, flags=()))
        goto(s, "next-attacker")
        return
    end_of_battle(s)
    atoms.mark(s, marks.PAID_IN_VAIN.of(b.champion), paid)
    atoms.set_battle(s, None)
    _give_back(s)
    pop(s)
    push(s, "anytime", 0, tuple(s.seats_after(b.attacker)))


def _give_back(s: State) -> None:
    """The turn has its attack again (turn.phase4.one-realm)."""
    if s.done & DID_ATTACK:
        s.done &= ~DID_ATTACK
    else:
        atoms.mark(s, marks.ATTACKS.alone, s.marks.get(marks.ATTACKS.alone, 1) - 1)
