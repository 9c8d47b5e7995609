"""Windows in which the other players may answer.

("window", step, act id, seats to ask, second round) asks for answers to one announced act, clockwise from its player
(open.response-order, pause.clockwise). ("anytime", step, seats) offers events and any-time cards to the seats that
can act (order.response-right, open.uninvolved-in-combat).
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import ACT, PASS, Action, Decision
from sixrealms.engine.ask import answered, ask_act, goto, pop, push
from sixrealms.engine.battle_statics import FoughtBelow
from sixrealms.engine.board import abilities_of, with_copies
from sixrealms.engine.flow.act import announce
from sixrealms.engine.flow.any_time import from_first_holder
from sixrealms.engine.once_a_turn import OTHERS_ASKED
from sixrealms.engine.playable import plays
from sixrealms.engine.power_uses import answers, concerns, uses
from sixrealms.engine.state import Act, Frame, State
from sixrealms.engine.traits import card_type

#: The step of an offer that only seems to be one (uniform_windows.py): nobody can take it.
TAKEN_BY_NOBODY: Final = "nobody"


def step_answers(s: State, frame: Frame) -> None:
    """Procedure "window". A stopped attempt does not use up the one action (pause.failed-attempts-free)."""
    _, pc, act_id, seats, second = frame
    act = s.act(act_id)
    if act is None or act.cancelled or s.result is not None:
        if s.marks:
            s.marks.pop(marks.ANSWERED.of(act_id), None)
            s.marks.pop(marks.HAS_PASSED.of(act_id), None)
        pop(s)
        return
    if pc == 1:
        action = answered(s)
        if action.verb == "pass":
            if card_type(s, act.card) == "event":
                s.marks[marks.HAS_PASSED.of(act_id)] = s.marks.get(marks.HAS_PASSED.of(act_id), 0) | 1 << seats[0]
            goto(s, 0, act_id, seats[1:], second)
            return
        goto(s, 2, act_id, seats, second)
        s.marks[marks.ANSWER_STOPPED.alone] = 0
        announce(s, seats[0], action, "answer", act_id)
        return
    if pc == 2:  # their answer is over: it counts as their one action unless it was stopped (pause.single-action)
        stopped = s.marks.pop(marks.ANSWER_STOPPED.alone, 0)
        if not stopped and s.kit.ruleset.calm_after_passing:
            s.marks[marks.ANSWERED.of(act_id)] = s.marks.get(marks.ANSWERED.of(act_id), 0) | 1 << seats[0]
        if s.marks.pop(marks.ANSWER_TURNED.alone, 0):  # it has another caster now and may be answered anew
            goto(s, 0, act_id, tuple(s.seats_after(act.player)), False)  # dispel.chain
            return
        if stopped and act.ability and "wall" in s.kit.nodes[act.ability].all_tags():
            s.marks[marks.WALL_ANSWERED.of(act_id)] = s.marks.get(marks.WALL_ANSWERED.of(act_id), 0) | 1 << seats[0]
            stopped = 0  # open.wall-order: there is no second one
        goto(s, 0, act_id, seats if stopped else seats[1:], second)
        deflected = s.marks.pop(marks.ANSWER_DEFLECTED.alone, 0) and not s.kit.ruleset.calm_after_passing
        if struck := newly_struck(s, act, seats) if deflected else ():
            push(s, "window", 0, act_id, struck, True)
        return
    seats = _from_first_able(s, seats)
    while seats:
        options = answer_options(s, seats[0], act_id, second)
        if options:
            goto(s, 1, act_id, seats, second)
            ask_act(s, seats[0], "ask-answer", [*options, PASS])
            return
        seats = _from_first_able(s, seats[1:])
    answers = marks.ANSWERED.of(act_id)
    acted = s.marks.pop(answers) if answers in s.marks else 0
    if not second and s.kit.ruleset.calm_after_passing and card_type(s, act.card) == "event":
        passed = tuple(seat for seat in s.seats_after(act.player) if not acted >> seat & 1)  # pause.single-action
        goto(s, 0, act_id, passed, True)
        return
    if not second or s.kit.ruleset.calm_after_passing:
        passes = marks.HAS_PASSED.of(act_id)
        if passes in s.marks:
            del s.marks[passes]
    pop(s)


def _from_first_able(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these seats that come after all who can have no answer: nothing that answers lies in their hands, nor
    anywhere in play.
    """
    kit = s.kit
    if kit.keeps_beneath or FoughtBelow.kind in kit.questions or with_copies(s).answering:
        return seats
    answering, lists = kit.answering, s.lists
    for at, seat in enumerate(seats):
        if not answering.isdisjoint(lists[seat * z.LISTED + z.HAND]):
            return seats[at:]
    return ()


def newly_struck(s: State, act: Act, still_asked: tuple[int, ...]) -> tuple[int, ...]:
    """Whom an event strikes now that it has been deflected, and who would not be asked any more: they had nothing to do
    when they would have been (pause.offered). Who was asked and passed has passed (pause.clockwise).
    """
    passed = s.marks.get(marks.HAS_PASSED.of(act.id), 0)
    return tuple(
        p for p in s.seats_after(act.player) if p not in still_asked and not passed >> p & 1 and concerns(s, act, p)
    )


def answer_options(s: State, seat: int, act_id: int, second: bool) -> list[Action]:
    act = s.act(act_id)
    assert act is not None
    found = answers(s, seat, act)
    if second:  # 4E: only calming stays possible after having passed (pause.clockwise)
        found = [a for a in found if calms(s, a)]
    return found


def calms(s: State, action: Action) -> bool:
    """Whether an answer calms what it answers."""
    return "calm" in abilities_of(s, action.card)[action.number].all_tags()


def step_anytime(s: State, frame: Frame) -> None:
    """Procedure "anytime": each seat in turn until it passes."""
    _, pc, seats = frame
    if s.result is not None or pc == TAKEN_BY_NOBODY:
        pop(s)
        return
    if pc == 1:
        action = answered(s)
        if action.verb == "pass":
            goto(s, 0, seats[1:])
            return
        goto(s, 0, seats)
        announce(s, seats[0], action, "any")
        return
    s.done |= OTHERS_ASKED
    seats = from_first_holder(s, seats)
    while seats:
        options = anytime_options(s, seats[0])
        if options:
            goto(s, 1, seats)
            ask_act(s, seats[0], "ask-anytime", [*options, PASS])
            return
        seats = from_first_holder(s, seats[1:])
    pop(s)


def anytime_options(s: State, seat: int) -> list[Action]:
    """The events and any-time cards this seat could use now."""
    options = plays(s, seat, "any") + uses(s, seat, "any")
    return [a for a in options if not must_wait(s, a)] if options and _in_mid_draw(s) else options


def must_wait(s: State, action: Action) -> bool:
    """Whether extra cards that are being drawn come first: meanwhile only what takes them away can be played or used
    (counter.sequence-default).
    """
    return _in_mid_draw(s) and not _robs_draws(s, action)


def asked_next(s: State) -> list[Decision]:
    """The questions the open window has for the seats after the one it asks now, as things stand: what they will be
    asked if all before them pass. Empty if what is pending is no window.
    """
    frame = s.frames[-1] if s.frames and s.pending is not None else ("",)
    found = []
    if frame[0] == "window":
        _, _, act_id, seats, second = frame
        for seat in seats[1:]:
            if options := answer_options(s, seat, act_id, second):
                found.append(Decision(seat, ACT, "ask-answer", (*options, PASS)))
    elif frame[0] == "anytime":
        for seat in frame[2][1:]:
            if options := anytime_options(s, seat):
                found.append(Decision(seat, ACT, "ask-anytime", (*options, PASS)))
    return found


def open_to_responses(s: State) -> bool:
    """Whether others may still respond to what was done, or share in it: the goal waits for them (open.victory-timing,
    option.aiding.shared-victory).
    """
    for frame in s.frames:
        if frame[0] == "anytime" or frame[0] == "sharing":
            return True
    return False


def _in_mid_draw(s: State) -> bool:
    """Extra cards lie drawn while the card that gave them is still being dealt with (counter.sequence-default)."""
    return any(key.startswith(marks.DRAWN.prefix) for key in s.marks)


def _robs_draws(s: State, action: Action) -> bool:
    abilities = abilities_of(s, action.card)
    return 0 <= action.number < len(abilities) and "robs-draws" in abilities[action.number].all_tags()
