"""Stopping for a decision and going on: the only way anything waits for a player."""

from __future__ import annotations

from sixrealms.engine import marks
from sixrealms.engine.action import ACT, CARD, DONE, NO, YES, YES_NO, Action, Decision, made
from sixrealms.engine.power import Context, Value
from sixrealms.engine.state import Frame, State


def patient(s: State) -> bool:
    return marks.PATIENT.alone in s.marks


def ask(
    s: State,
    player: int,
    kind: str,
    about: str,
    options: list[Action],
    card: int = -1,
    *,
    forced: bool = True,
) -> None:
    """Open a decision; the top frame is called again with the answer in `State.answer`.

    With a single option and `forced` the answer is given at once: nobody is asked what cannot be answered otherwise.
    A patient game still asks what somebody does.
    """
    if len(options) == 1 and forced and not (kind == ACT and patient(s)):
        s.answer = options[0]
        return
    s.pending = made(Decision, (player, kind, about, tuple(options), card))


def ask_card(
    s: State,
    player: int,
    about: str,
    cards: list[int],
    card: int = -1,
    *,
    optional: bool = False,
    forced: bool = True,
) -> None:
    choices = s.kit.choices
    options = [choices[card] for card in cards]
    if optional:
        options.append(DONE)
    ask(s, player, CARD, about, options, card, forced=forced)


def ask_yes(s: State, player: int, about: str, card: int = -1) -> None:
    ask(s, player, YES_NO, about, [YES, NO], card)


def ask_act(s: State, player: int, about: str, options: list[Action], *, forced: bool = True) -> None:
    ask(s, player, ACT, about, options, forced=forced)


def answered(s: State) -> Action:
    """The answer the top frame waits for; taken once."""
    action = s.answer
    assert action is not None
    s.answer = None
    return action


# -- frames ---------------------------------------------------------------------------------------------------


def push(s: State, *frame: object) -> None:
    s.frames.append(tuple(frame))


def goto(s: State, *rest: object) -> None:
    """Set step and registers of the top frame, keeping its procedure."""
    frames = s.frames
    frames[-1] = frames[-1][:1] + rest


def pop(s: State) -> Frame:
    return s.frames.pop()


def run_effect(s: State, key: str, x: Context) -> None:
    """Put an effect node on top; it works when the current step returns."""
    s.frames.append(("effect", key, 0, x))


def stay(s: State, pc: int, x: Context) -> None:
    """An effect goes on at step `pc` with context `x`."""
    s.frames[-1] = ("effect", s.frames[-1][1], pc, x)


def finish(s: State, x: Context) -> None:
    """An effect is done; what it chose becomes known to the effect it is part of."""
    s.frames.pop()
    if s.frames and s.frames[-1][0] == "effect":
        _, key, pc, outer = s.frames[-1]
        if outer.bound != x.bound and outer.act == x.act:
            s.frames[-1] = ("effect", key, pc, outer._replace(bound=x.bound))
    elif s.frames and s.frames[-1][0] == "act":  # what was chosen while paying the cost
        act = s.act(s.frames[-1][2])
        if act is not None and act.id == x.act and act.context.bound != x.bound:
            known = act._replace(context=act.context._replace(bound=x.bound))
            s.acts = tuple(known if a.id == act.id else a for a in s.acts)


def bind(s: State, pc: int, x: Context, name: str, value: Value) -> None:
    stay(s, pc, x.bind(name, value))
