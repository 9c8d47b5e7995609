"""An example for every card: a position in which it can be used at once, what is done, and what comes of it.

They are made from the tests of the cards (`python -m tools.record_examples`), a scenario each; `lead` steps of it come
before the reader's move.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from sixrealms import catalogue
from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.level import base_level, level, total
from sixrealms.engine.state import State
from sixrealms.errors import NotationError, OptionRefused, Phrase
from sixrealms.powers import registry
from sixrealms.records import notation
from sixrealms.scenarios import expected_facts, scenario_file
from sixrealms.scenarios.scenario_file import Scenario
from sixrealms.scenarios.session import ScenarioSession
from sixrealms.telling.choices import label
from sixrealms.telling.names import Naming

#: The setting of a game that begins in an example, by the printing it is an example of.
SETTING: Final = "example"
#: Facts of cards that are one number each.
_NUMBERS: Final = {"bases": ("example-base", base_level), "levels": ("example-level", level),
                   "totals": ("example-total", total)}  # fmt: skip


class Example(NamedTuple):
    """The example of a card: whose seat is the reader's, and how many steps come before their move."""

    printing: str
    seat: str
    lead: int
    scenario: Scenario


class ExampleSteps(NamedTuple):
    """What to do in an example, line by line, and what comes of it."""

    todo: tuple[str, ...]
    outcome: tuple[str, ...]


@cache
def _rows() -> Mapping[str, dict[str, Any]]:
    text = files("sixrealms.scenarios").joinpath("data", "examples.jsonl").read_text(encoding="utf-8")
    rows = [json.loads(line) for line in text.splitlines()]
    return {catalogue.printing(row["id"]).wording: row for row in rows}


def example(printing_id: str) -> Example | None:
    """The example of a printing: that of its wording, or of the wording whose power it repeats; None without one.

    CatalogueError for a printing there is none of.
    """
    wording = catalogue.printing(printing_id).wording
    row = _rows().get(wording) or _rows().get(registry.model_of(wording) or "")
    if row is None:
        return None
    (scenario,) = scenario_file.parse(json.dumps(row["scenario"]).encode(), f"example {row['id']}")
    return Example(row["id"], row["seat"], row["lead"], scenario)


def opened(one: Example) -> ScenarioSession:
    """The position in which it is the reader's move."""
    t = ScenarioSession(scenario_file.position(one.scenario), single=True, quiet=_quiet(one))
    for step in _lines(one)[: one.lead]:
        t.read(step)
    if _lines(one)[one.lead :]:
        _up_to(t, _lines(one)[one.lead])
    return t


def begun(printing_id: str) -> State:
    """The position of an example as a game to be played on; OptionRefused for a card without one."""
    state = opened(_needed(printing_id)).state
    state.marks.pop(marks.PATIENT.alone, None)
    return state


def setup(printing_id: str) -> GameSetup:
    """The setup of a game that begins in the example of this printing; OptionRefused for a card without one."""
    made = begun(printing_id).kit.setup
    return replace(made, options=(*made.options, (SETTING, printing_id)))


def begun_of(wanted: GameSetup) -> State | None:
    """The position a setup begins in, if that is an example, with the names of the setup; None for any other game.

    OptionRefused where the example is another one by now.
    """
    printing_id = dict(wanted.options).get(SETTING)
    if printing_id is None:
        return None
    state = begun(printing_id)
    if state.kit.setup.decks != wanted.decks:
        raise OptionRefused("example-other", card=printing_id)
    state.kit.setup = wanted  # this kit was made for this game alone
    return state


def _needed(printing_id: str) -> Example:
    one = example(printing_id)
    if one is None:
        raise OptionRefused("example-none", card=printing_id)
    return one


def _lines(one: Example) -> list[str]:
    """The steps that are done; what is expected in between stands apart."""
    return [step for step in one.scenario.data.get("steps", ()) if isinstance(step, str)]


def _up_to(t: ScenarioSession, step: str) -> None:
    """Pass the windows that nobody has anything scripted for, until the step can be done."""
    while t.quiet and t.window_open():
        try:
            notation.read(t.state, t.objects.as_seated(step))
        except NotationError:
            t.perform(PASS)
        else:
            return


def _quiet(one: Example) -> bool:
    return bool(one.scenario.data.get("windows") == "pass")


def told(one: Example, language: str, names: Sequence[str]) -> ExampleSteps:
    """What to do and what comes of it, in words; `names` are those of the seats."""
    t = opened(one)
    todo = []
    for step in _lines(one)[one.lead :]:
        seat, action, naming = _next(t, step, language, names)
        message = "example-choice" if action.verb == "choose" else "example-step"
        todo.append(Phrase(message, who=names[seat], what=label(naming, action)).said(language))
    return ExampleSteps(tuple(todo), tuple(_outcome(t, one.scenario.data, language, names)))


def _next(t: ScenarioSession, step: str, language: str, names: Sequence[str]) -> tuple[int, Action, Naming]:
    """Do one step; who did what, and the names of the cards in the position before it."""
    before = t.state.copy()
    t.read(step)
    assert t.last is not None
    seat = t.before_last.pending.player if t.before_last.pending is not None else before.active
    return seat, t.last, Naming(t.before_last, seat, language, names)


def _outcome(t: ScenarioSession, data: dict[str, Any], language: str, names: Sequence[str]) -> Iterator[str]:
    """Everything the scenario expects in the end, as it is now."""
    t.settle()
    expected = data["expect"]
    s = t.state
    for reference in expected.get("zones", ()):
        yield _lies(t, t.objects.one(reference), language, names)
    for reference in (*expected.get("razed", ()), *expected.get("standing", ())):
        yield _lies(t, t.objects.one(reference), language, names)
    for kind, (message, measure) in _NUMBERS.items():
        for reference in expected.get(kind, ()):
            card = t.objects.one(reference)
            yield Phrase(message, card=s.name(card), number=str(measure(s, card))).said(language)
    for place in (*expected.get("counts", ()), *expected.get("contents", ())):
        letter, zone = place.split()
        seat = t.objects.seat(letter)
        cards = [card for card in s.listed(seat, z.NAMES.index(zone)) if card >= 0]
        where = Phrase(f"zone-{zone}")
        yield Phrase("example-count", who=names[seat], zone=where, count=len(cards)).said(language)


def _lies(t: ScenarioSession, card: int, language: str, names: Sequence[str]) -> str:
    s = t.state
    owner = names[expected_facts.holder(s, card)]
    if s.zone[card] == z.ATTACHED:
        return Phrase("example-on", card=s.name(card), host=s.name(s.host[card])).said(language)
    if s.zone[card] == z.FORMATION:
        razed = "example-razed" if s.flags[card] & z.RAZED else "example-stands"
        return Phrase(razed, card=s.name(card), who=owner).said(language)
    zone = Phrase(f"zone-{z.NAMES[s.zone[card]]}")
    return Phrase("example-in", card=s.name(card), who=owner, zone=zone).said(language)
