"""Asking what somebody does even if all they can do is pass: whether one is asked tells others what one holds.

At a table where silence is to tell nothing every phase of one's own turn is a question (`engine.ask.patient`), so are
spoils one could have played at once. What is played is the same as without: such answers stand in no record, and a
phase that is passed so leaves nothing behind that one nobody was asked in would not leave.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks, uniform_windows
from sixrealms.engine.action import ACT, Action, Decision
from sixrealms.engine.ask import patient
from sixrealms.engine.flow import turn
from sixrealms.engine.state import State
from sixrealms.server.game.auto_pass import PHASES

__all__ = ["advance", "begin_patiently", "in_any_game", "nothing_to_hide", "patient"]

#: Questions about a battle. Whoever has a card in their hand is asked them in any game.
_IN_BATTLE: Final = frozenset({"ask-defend", "ask-combat", "ask-combat-covered", "ask-aid", "ask-next-attacker"})


def begin_patiently(s: State) -> None:
    """Make a new game patient."""
    s.marks[marks.PATIENT.alone] = 1


def in_any_game(s: State, asked: Decision) -> bool:
    """Whether this would be asked in a game that is not patient."""
    if not patient(s) or asked.kind != ACT or len(asked.options) > 1:
        return True
    return asked.about in _IN_BATTLE and asked.about != "ask-next-attacker" and bool(s.hand(asked.player))


def nothing_to_hide(s: State, asked: Decision) -> bool:
    """Whether it can be answered at once: there is one answer, and everybody knows that there is no other."""
    return asked.about in _IN_BATTLE and not in_any_game(s, asked)


def advance(s: State, action: Action) -> None:
    """Answer the pending decision in place, as `uniform_windows.advance`; a patient game stays so when begun anew."""
    asked, was_patient = s.pending, patient(s)
    assert asked is not None
    if asked.about in PHASES and not in_any_game(s, asked):
        turn.pass_by(s)
        uniform_windows.run_on(s)
    else:
        uniform_windows.advance(s, action)
    if was_patient and not patient(s):  # mulligan.restart
        begin_patiently(s)
