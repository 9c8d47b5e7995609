"""What could have been done since the last step: at windows that were passed by themselves, or closed unasked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sixrealms.engine.ability import Answer
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.flow.window import calms
from sixrealms.engine.placement import casters
from sixrealms.engine.power_uses import answer_reasons
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import PROCEDURES, run
from sixrealms.engine.state import Act, State
from sixrealms.errors import Phrase
from sixrealms.scenarios.attempts import Attempt
from sixrealms.scenarios.objects import Objects
from sixrealms.scenarios.refusals import Tried, actions, reasons_are, told, tried
from sixrealms.scenarios.session import QUIET, ScenarioSession


def windows(s: State) -> Iterator[State]:
    """Play a copy on to its next decision and stop at every window for answers on the way, as it opens and as a
    negation closes it.

    What is yielded is the state itself, at the moment the window opens: look at it before going on.
    """
    while True:
        run(s, _opens)
        if not unasked(s):
            return
        yield s
        PROCEDURES["window"](s, s.frames[-1])


def _opens(s: State) -> bool:
    frame = s.frames[-1]
    if frame[:2] == ("window", 2):  # an answer has been given: the window closes at once if it has negated
        act = s.act(frame[2])
        return act is not None and act.cancelled
    return frame[:2] == ("window", 0)


def moments(t: ScenarioSession) -> Iterator[State]:
    """Every moment since the last step at which something could have been done, each before the game goes on: windows
    for answers as they open, whether or not anybody is asked; questions that a quiet scenario passes by itself; and the
    question that is put in the end. Only those of the first kind have no decision pending.
    """
    if t.last is None:
        s = t.begun.copy()
    else:
        s = t.before_last.copy()
        s.pending, s.answer = None, t.last
    while True:
        yield from windows(s)
        if not passed_by(t, s):
            break
        yield s
        s.pending, s.answer = None, PASS
    yield s


def tried_since(t: ScenarioSession, attempt: Attempt) -> list[Tried]:
    """What was meant, at every moment since the last step at which the seat could have done it.

    An answer belongs to a window: where one has opened that did not ask the seat, what stood against it there is told
    as well. Everything else belongs to a question of the seat, or else to the one that is put in the end.
    """
    player = t.objects.seat(attempt.seat)
    found: dict[Tried, None] = {}
    for s in moments(t):
        if unasked(s):
            if attempt.verb == "answer":
                found.update(dict.fromkeys(_tried_at_window(s, t.objects, player, attempt)))
        elif passed_by(t, s):
            if s.pending is not None and s.pending.player == player:
                found.update(dict.fromkeys(tried(s, t.objects, attempt)))
        elif not found or attempt.verb != "answer" or s.frames[-1][0] == "window":
            found.update(dict.fromkeys(tried(s, t.objects, attempt)))
    return list(found)


def unasked(s: State) -> bool:
    """Whether this moment is a window that opens, with nobody asked yet."""
    return s.pending is None and s.result is None


def passed_by(t: ScenarioSession, s: State) -> bool:
    """Whether this moment is a question that the scenario passes by itself."""
    return t.quiet and s.pending is not None and s.pending.about in QUIET


def _tried_at_window(s: State, objects: Objects, player: int, attempt: Attempt) -> list[Tried]:
    _, _, act_id, seats, _ = s.frames[-1]
    act = s.act(act_id)
    if act is None or player not in seats:
        return []
    found = [Tried(a, tuple(_against(s, player, a, act))) for a in actions(s, objects, attempt)]
    return [one for one in found if not act.cancelled or _negated(one.why)]


def _negated(why: Sequence[Reason]) -> bool:
    """Whether it is told that what was announced has been negated; a closed window tells nothing else."""
    return any(reason.rule == "pause.negated-not-duplicable" for reason in why)


def possible_at_window(s: State, objects: Objects, attempt: Attempt) -> bool:
    """Whether the answer that is meant would be possible in the window that opens."""
    return any(not why for _, why in _tried_at_window(s, objects, objects.seat(attempt.seat), attempt))


def _against(s: State, player: int, action: Action, act: Act) -> list[Reason]:
    found = list(answer_reasons(s, player, action.card, action.other, action.number, act))
    if not found and s.frames[-1][4] and not calms(s, action):
        found.append(Reason("pause.clockwise", "passed-already", action.card))
    return found


def could_not_answer(t: ScenarioSession, seat: str, card: str, because: tuple[str, ...]) -> Phrase | None:
    """In none of the windows the last step opened could the seat answer with this card, once for these reasons."""
    player = t.objects.seat(seat)
    seen: list[list[Reason]] = []
    for now in moments(t):
        if now.pending is not None or now.result is not None:
            continue
        act = now.act(now.frames[-1][2])
        if act is None or act.player == player:
            continue
        own = [c for c in t.objects.all(card) if now.ctrl[c] == player]
        for number in own:
            for i, ability in enumerate(abilities_of(now, number)):
                if isinstance(ability, Answer):
                    for user in (-1, *casters(now, player, "any")):
                        why = list(answer_reasons(now, player, number, user, i, act))
                        if not act.cancelled or _negated(why):
                            seen.append(why)
    if not seen:
        return Phrase("judged-no-window", seat=seat, card=card)
    if any(not why for why in seen):
        return Phrase("judged-answer-possible", seat=seat, card=card)
    if any(reasons_are(why, because) for why in seen):
        return None
    return Phrase("judged-answer-else", seat=seat, card=card, reasons="; ".join(sorted({told(why) for why in seen})))
