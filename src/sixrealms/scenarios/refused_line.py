"""What stands against a line that is refused, told with its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from sixrealms.scenarios.refusals import Tried
from sixrealms.scenarios.session import ScenarioSession
from sixrealms.telling.explanations import reason_line
from sixrealms.telling.names import Naming


class Obstacle(NamedTuple):
    """One reason: the ids that may stand in `because`, and its sentence."""

    rule: str
    message: str
    sentence: str


class Explanation(NamedTuple):
    """A line at its place in the file, and every way in which it was tried with the reasons against it."""

    line: int
    place: str
    said: str
    tried: tuple[tuple[str, tuple[Obstacle, ...]], ...]


def explained(
    t: ScenarioSession, language: str, line: int, place: str, said: str, tried: Sequence[Tried]
) -> Explanation:
    """The reasons in a language, those that stand against several actions once."""
    against: dict[tuple[Reason, ...], Action] = {}
    for action, why in tried:
        against.setdefault(tuple(dict.fromkeys(why)), action)
    letters = [t.letter(seat) for seat in range(t.state.n)]
    naming = Naming(t.state, t.objects.seat(said[0]), language, letters)
    told = tuple(
        (t.told(action), tuple(_obstacle(naming, reason, action) for reason in why)) for why, action in against.items()
    )
    return Explanation(line, place, said, told)


def _obstacle(naming: Naming, reason: Reason, action: Action) -> Obstacle:
    sentence = reason_line(naming, reason, action).removesuffix(f" ({reason.rule})")
    return Obstacle(reason.rule, reason.message, sentence)
