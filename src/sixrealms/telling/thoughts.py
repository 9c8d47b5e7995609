"""What a computer player thought, in words: its answer, and how much worse it held the others to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms.players.thoughts import Thoughts
from sixrealms.players.weighed import Weighed
from sixrealms.telling.choices import label, question
from sixrealms.telling.names import Naming

#: How far behind the best an answer is, in points of which a realm is some hundred, and the message that says so.
_BEHIND: Final = ((4.0, "equal"), (18.0, "little"), (55.0, "clearly"), (160.0, "realm"), (700.0, "far"))
_THROWN_AWAY: Final = "lost"


def thought_lines(naming: Naming, thoughts: Thoughts) -> Iterator[str]:
    """The question, the answer and everything weighed, a line each; `naming` is that of whoever is asked."""
    decision = naming.state.pending
    assert decision is not None
    who = naming.names[decision.player]
    level = naming.say(f"bot-{thoughts.level}")
    yield naming.say("thoughts-asked", who=who, question=question(naming, decision, private=True))
    if not thoughts.weighed:
        yield naming.say("thoughts-none", level=level, what=label(naming, thoughts.answer))
        return
    yield naming.say("thoughts-weighed", level=level, count=len(thoughts.weighed))
    best = thoughts.weighed[0]
    for number, one in enumerate(thoughts.weighed, 1):
        said = naming.say(f"thoughts-{_verdict(best, one)}")
        line = naming.say("thoughts-line", number=number, what=label(naming, one.action), verdict=said)
        yield f"{line} {naming.say('thoughts-games', count=one.games)}" if one.games else line


def _verdict(best: Weighed, one: Weighed) -> str:
    if one is best:
        return "best"
    behind = best.points - one.points
    return next((word for most, word in _BEHIND if behind < most), _THROWN_AWAY)
