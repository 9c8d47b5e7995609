"""A scenario file written from a game: the last position that a scenario can begin with, and the moves since.

Whatever is written passes as it is: what does not is left out, and a remark says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sixrealms.engine.action import Action
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import State
from sixrealms.errors import Phrase, ScenarioRefused
from sixrealms.records import notation
from sixrealms.scenarios import scenario_file, scenario_run
from sixrealms.scenarios.beginnings import last_beginning, phase_of
from sixrealms.scenarios.objects import SEATS
from sixrealms.scenarios.position import DEAL, START
from sixrealms.scenarios.position_as_scenario import Knows, Skeleton, skeleton
from sixrealms.scenarios.session import ScenarioSession


def of_saved(s: State, actions: Sequence[Action], language: str) -> str:
    """The scenario of a saved game, with every card; ScenarioRefused if none begins there or earlier in it."""
    if s.kit.as_listed and phase_of(s) is None:  # it was laid: no game led there
        raise ScenarioRefused("skeleton-not-here")
    last, since = (s, list[Action]()) if phase_of(s) is not None else last_beginning(s.kit.setup, actions)
    found = _begun(last, language)
    return _written(found, language, _steps(found, last, since, language))


def of_view(s: State, actions: Sequence[Action], language: str, sight: Callable[[State], Knows]) -> str:
    """The scenario of a position as somebody may know it: without the moves since, which tell what others hold.

    `sight` says of a position which of its cards are known.
    """
    last = s if phase_of(s) is not None else last_beginning(s.kit.setup, actions)[0]
    found = _begun(last, language, sight(last))
    if last is not s:
        found.lost.append(Phrase("skeleton-steps"))
    return _written(found, language)


def _begun(s: State, language: str, knows: Knows = lambda _: True) -> Skeleton:
    phase = phase_of(s)
    values = {"turn": str(s.turns), "phase": str(s.phase), "seat": SEATS[s.active]}
    named: dict[int | str | None, str] = {DEAL: "skeleton-title-deal", START: "skeleton-title-start"}
    found = skeleton(s, Phrase(named.get(phase, "skeleton-title"), **values).said(language), knows)
    if not _can_do_the_same(found, s, language):
        found.lost.append(Phrase("skeleton-options"))
    return found


def _can_do_the_same(found: Skeleton, s: State, language: str) -> bool:
    """Whether the scenario begins with the question of the game, and the same can be done if every card is known."""
    asked, own = s.pending, _sitting(found, language).state
    if asked is None or own.pending is None:
        return asked is None
    if (asked.player, asked.about) != (own.pending.player, own.pending.about):
        return False
    if -1 in found.cards:
        return True
    return _lines(s, asked.options) == _lines(own, own.pending.options)


def _lines(s: State, options: Sequence[Action]) -> list[str]:
    return sorted(notation.write(s, action) for action in options)


def _sitting(found: Skeleton, language: str) -> ScenarioSession:
    (scenario,) = scenario_file.parse(found.text(language, (), {"phase": 0}).encode(), "new")
    return ScenarioSession(scenario_file.position(scenario), single=True)


def _steps(found: Skeleton, s: State, actions: Sequence[Action], language: str) -> list[str]:
    """The moves as lines of the scenario; none, with a remark, if they cannot be said."""
    t = _sitting(found, language)
    numbers = {card: one.number for card, one in zip(found.cards, t.objects.placed, strict=False) if card >= 0}
    numbers |= dict(zip(s.kit.opening, t.state.kit.opening, strict=True))
    numbers |= dict(zip(s.kit.rulebook, t.state.kit.rulebook, strict=True))
    numbers |= _tokens(s, t.state)
    s = s.copy()
    if s.pending is None:
        run(s)
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
    return lines


def _tokens(s: State, other: State) -> dict[int, int]:
    """The rows of what is no card, by the power that makes it and whose it is: one game may have more of them."""
    found: dict[int, int] = {}
    for row, key in s.kit.tokens.items():
        same = [r for r, k in other.kit.tokens.items() if k == key and other.owner[r] == s.owner[row]]
        found |= dict.fromkeys([row], next((r for r in same if r not in found.values()), -1))
    return found


def _given_up(found: Skeleton) -> list[str]:
    found.lost.append(Phrase("skeleton-steps"))
    return []


def _give(t: ScenarioSession, lines: list[str], action: Action) -> None:
    lines.append(notation.write(t.state, action))
    t.perform(action)


def _is_place(s: State, action: Action) -> bool:
    return action.verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm"


def _written(found: Skeleton, language: str, steps: Sequence[str] = ()) -> str:
    """The file as the first of these ways passes: also with seats that move on, with seats that stay, without steps.

    ScenarioRefused if none does.
    """
    staying = {"seats_stay": Phrase("skeleton-stay").said(language)}
    moving, stay = found.data, {"title": found.data["title"], **staying, **found.data}
    wrong = ""
    for done in (steps, ()) if steps else ((),):
        for found.data in (moving, stay):
            text = found.text(language, done, _expected(found, done, language))
            wrong = _what_fails(text, language)
            if not wrong:
                return text
        found.lost.append(Phrase("skeleton-steps"))
    raise ScenarioRefused("skeleton-fails", why=wrong)


def _expected(found: Skeleton, steps: Sequence[str], language: str) -> dict[str, Any]:
    """What is the case after the steps: who is asked what, or who has won."""
    t = _sitting(found, language)
    for line in steps:
        t.read(line)
    s = t.state
    if s.pending is None:
        winners = "".join(SEATS[seat] for seat in s.result.winners) if s.result is not None else ""
        return {"winner": winners or "none", "elsewhere": "ignored"}
    expected: dict[str, Any] = {"turn_of": SEATS[s.active], "phase": s.phase, "decides": SEATS[s.pending.player]}
    return expected | {"asked": s.pending.about, "elsewhere": "ignored"}


def _what_fails(text: str, language: str) -> str:
    (scenario,) = scenario_file.survey_text(text.encode(), "new")
    outcome = scenario_run.judge(scenario, language=language)
    return "" if outcome.passed else (outcome.unplayable or outcome.failures[0])
