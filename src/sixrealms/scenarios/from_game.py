"""A scenario file written from a game: the last position that a scenario can begin with, and the moves since.

Whatever is written passes as it is: what does not is left out, and a remark says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import Phrase, ScenarioRefused
from sixrealms.records import notation
from sixrealms.scenarios import playing, reading
from sixrealms.scenarios.objects import SEATS
from sixrealms.scenarios.sitting import Sitting
from sixrealms.scenarios.skeleton import Knows, Skeleton, skeleton, stands


def of_saved(s: State, actions: Sequence[Action], language: str) -> str:
    """The scenario of a saved game, with every card; ScenarioRefused if none begins there or earlier in it."""
    if stands(s):
        return _written(_begun(s, language), s, language)
    last, since = _last_standing(s.kit.setup, actions)
    if last is None:
        raise ScenarioRefused("skeleton-not-here")
    found = _begun(last, language)
    steps, end = _steps(found, last, since, language)
    return _written(found, last if end is None else end, language, steps)


def of_view(s: State, actions: Sequence[Action], language: str, sight: Callable[[State], Knows]) -> str:
    """The scenario of a position as somebody may know it: without the moves since, which tell what others hold.

    `sight` says of a position which of its cards are known.
    """
    last: State | None = s
    if not stands(s):
        last, _ = _last_standing(s.kit.setup, actions)
    if last is None:
        raise ScenarioRefused("skeleton-not-here")
    found = _begun(last, language, sight(last))
    if last is not s:
        found.lost.append(Phrase("skeleton-steps"))
    return _written(found, last, language)


def _begun(s: State, language: str, knows: Knows = lambda _: True) -> Skeleton:
    title = Phrase("skeleton-title", turn=str(s.turns), phase=str(s.phase), seat=SEATS[s.active])
    return skeleton(s, title.said(language), knows)


def _last_standing(setup: GameSetup, actions: Sequence[Action]) -> tuple[State | None, list[Action]]:
    """The last position of a game that a scenario can begin with, and what was done since."""
    s = table.start(setup)
    last: State | None = None
    since: list[Action] = []
    for action in actions:
        if stands(s):
            last, since = s.copy(), []
        if s.pending is None or action not in s.pending.options:
            break
        advance(s, action)
        since.append(action)
    if last is None and stands(s):  # the first question of all
        return s, []
    return last, since


def _sitting(found: Skeleton, language: str) -> Sitting:
    (scenario,) = reading.parse(found.text(language, (), {"phase": 0}).encode(), "new")
    return Sitting(reading.position(scenario), single=True)


def _steps(found: Skeleton, s: State, actions: Sequence[Action], language: str) -> tuple[list[str], State | None]:
    """The moves as lines of the scenario, and the position of its game they lead to; None if they cannot be said."""
    t = _sitting(found, language)
    numbers = {card: one.number for card, one in zip(found.cards, t.objects.placed, strict=False) if card >= 0}
    numbers |= dict(zip(s.kit.opening, t.state.kit.opening, strict=True))
    numbers |= dict(zip(s.kit.rulebook, t.state.kit.rulebook, strict=True))
    s = s.copy()
    lines: list[str] = []
    for action in actions:
        meant = action._replace(card=numbers.get(action.card, -1))
        if action.other in numbers and not _is_place(s, action):
            meant = meant._replace(other=numbers[action.other])
        while True:
            asked = t.state.pending
            if asked is None or s.pending is None:
                return _given_up(found)
            if asked.player == s.pending.player and asked.about == s.pending.about and meant in asked.options:
                break
            if len(asked.options) != 1:  # only a patient game asks where there is one answer
                return _given_up(found)
            _give(t, lines, asked.options[0])
        _give(t, lines, meant)
        advance(s, action)
    return lines, t.state


def _given_up(found: Skeleton) -> tuple[list[str], None]:
    found.lost.append(Phrase("skeleton-steps"))
    return [], None


def _give(t: Sitting, lines: list[str], action: Action) -> None:
    lines.append(notation.write(t.state, action))
    t.perform(action)


def _is_place(s: State, action: Action) -> bool:
    return action.verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm"


def _written(found: Skeleton, s: State, language: str, steps: Sequence[str] = ()) -> str:
    """The file, at first also for seats that move on."""
    text = found.text(language, steps, _expected(s))
    if _passes(text):
        return text
    found.data = {"title": found.data["title"], "seats_stay": Phrase("skeleton-stay").said(language), **found.data}
    text = found.text(language, steps, _expected(s))
    if _passes(text):
        return text
    t = _sitting(found, language)
    found.lost.append(Phrase("skeleton-steps" if steps else "skeleton-options"))
    return found.text(language, (), _expected(t.state))


def _expected(s: State) -> dict[str, Any]:
    if s.pending is None:
        winners = "".join(SEATS[seat] for seat in s.result.winners) if s.result is not None else ""
        return {"winner": winners or "none", "elsewhere": "ignored"}
    expected: dict[str, Any] = {"turn_of": SEATS[s.active], "phase": s.phase, "decides": SEATS[s.pending.player]}
    return expected | {"asked": s.pending.about, "elsewhere": "ignored"}


def _passes(text: str) -> bool:
    (scenario,) = reading.survey_text(text.encode(), "new")
    return playing.judge(scenario).passed
