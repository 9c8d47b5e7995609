"""Windows that opened and closed without a question: why somebody had no answer to what was announced."""

from __future__ import annotations

from collections.abc import Iterator

from sixrealms.engine import triggers
from sixrealms.engine.ability import Answer
from sixrealms.engine.board import abilities_of
from sixrealms.engine.legal import answer_reasons
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import PROCEDURES
from sixrealms.engine.state import State
from sixrealms.engine.users import casters
from sixrealms.scenarios.refusals import reasons_are, told
from sixrealms.scenarios.sitting import Sitting


def windows(s: State) -> Iterator[State]:
    """Play a copy on to its next decision and stop at every window for answers on the way.

    What is yielded is the state itself, at the moment the window opens: look at it before going on.
    """
    while s.pending is None and s.result is None:
        if s.answer is None and s.triggers:
            triggers.take_up(s)
            continue
        frame = s.frames[-1]
        if frame[0] == "window" and frame[1] == 0:
            yield s
        PROCEDURES[frame[0]](s, frame)


def could_not_answer(t: Sitting, seat: str, card: str, because: tuple[str, ...]) -> str | None:
    """In none of the windows the last step opened could the seat answer with this card, once for these reasons."""
    assert t.last is not None, "nothing has been done yet"
    player = t.objects.seat(seat)
    s = t.before_last.copy()
    s.pending, s.answer = None, t.last
    seen: list[list[Reason]] = []
    for now in windows(s):
        act = now.act(now.frames[-1][2])
        if act is None or act.player == player:
            continue
        own = [c for c in t.objects.all(card) if now.ctrl[c] == player]
        for number in own:
            for i, ability in enumerate(abilities_of(now, number)):
                if isinstance(ability, Answer):
                    for user in (-1, *casters(now, player, "any")):
                        seen.append(list(answer_reasons(now, player, number, user, i, act)))
    if not seen:
        return f"no window for answers of {seat} with {card} opened after the last step"
    if any(not why for why in seen):
        return f"{seat} could have answered with {card}"
    if any(reasons_are(why, because) for why in seen):
        return None
    return f"{seat} could not answer with {card}, but because of " + "; ".join(
        sorted({", ".join(sorted({told(r) for r in why})) for why in seen})
    )
