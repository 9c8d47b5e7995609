"""A lesson or a puzzle: a position, what whoever sits on the first seat is to reach in it, and words in every language.

An exercise is one file of `data/lessons` or `data/puzzles`, named by its place and its key, as `2-attack.yaml`
(docs/guides/lessons-and-puzzles.md). It is played as any game; only its beginning is laid.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import yaml

from sixrealms.engine import marks
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused
from sixrealms.scenarios import scenario_file
from sixrealms.scenarios.scenario_file import Scenario
from sixrealms.scenarios.session import ScenarioSession

KINDS: Final = ("lessons", "puzzles")
#: The setting of a game that begins in an exercise: its kind and key.
SETTING: Final = "exercise"
#: What a position is unless it says otherwise.
_USUAL: Final = {
    "edition": "1st",
    "ruleset": "fourth-edition",
    "seats_stay": "an exercise",
    "expect": {"elsewhere": "ignored"},
}
#: Whose exercise it is.
LEARNER: Final = 0


class Milestone(NamedTuple):
    """One thing to reach: facts of a scenario (docs/guides/scenario-files.md) that hold at some moment."""

    key: str
    facts: Mapping[str, Any]


class Exercise(NamedTuple):
    """A lesson or a puzzle. `way` are the learner's moves that reach everything, in the notation; everything that is
    not written there is passed.
    """

    kind: str
    key: str
    minutes: int
    bot: str
    goals: tuple[Milestone, ...]
    way: tuple[str, ...]
    words: Mapping[str, Mapping[str, Any]]
    scenario: Scenario

    @property
    def id(self) -> str:
        """Kind and key, as `lessons/attack`."""
        return f"{self.kind}/{self.key}"

    def in_words(self, language: str) -> Mapping[str, Any]:
        """Title, lead, what is said of every goal, and the end."""
        return self.words.get(language) or self.words["en"]


@cache
def exercises(kind: str) -> tuple[Exercise, ...]:
    """All exercises of a kind, in their order."""
    folder = files("sixrealms.exercises").joinpath("data", kind)
    names = sorted((one.name for one in folder.iterdir() if one.name.endswith(".yaml")), key=_place)
    return tuple(_read(kind, name, folder.joinpath(name).read_text(encoding="utf-8")) for name in names)


def exercise(id_: str) -> Exercise:
    """The exercise of that kind and key; OptionRefused if there is none."""
    kind, _, key = id_.partition("/")
    found = next((one for one in exercises(kind) if one.key == key), None) if kind in KINDS else None
    if found is None:
        raise OptionRefused("exercise-none", name=repr(id_[:60]))
    return found


def _place(name: str) -> int:
    return int(name.partition("-")[0])


def _read(kind: str, name: str, text: str) -> Exercise:
    data = yaml.safe_load(text)
    (scenario,) = scenario_file.parse(json.dumps({"title": name, **_USUAL, **data["scenario"]}).encode(), name)
    return Exercise(
        kind,
        name.partition("-")[2].removesuffix(".yaml"),
        data.get("minutes", 3),
        data.get("bot", "greedy"),
        tuple(Milestone(key, facts) for key, facts in data["goals"].items()),
        tuple(data.get("way", ())),
        data["words"],
        scenario,
    )


def opened(one: Exercise) -> ScenarioSession:
    """The position it begins in, after its steps, as people play it: nobody is asked who can only pass."""
    t = ScenarioSession(scenario_file.position(one.scenario), single=True)
    for step in one.scenario.data.get("steps", ()):
        t.read(step)
    t.state.marks.pop(marks.PATIENT.alone, None)
    return t


def setup(one: Exercise) -> GameSetup:
    """The setup of a game that begins in it."""
    made = opened(one).state.kit.setup
    return replace(made, options=(*made.options, (SETTING, one.id)))


def begun_of(wanted: GameSetup) -> State | None:
    """The position a setup begins in, if that is an exercise; None for any other game.

    OptionRefused where the exercise is another one by now.
    """
    id_ = dict(wanted.options).get(SETTING)
    if id_ is None:
        return None
    state = opened(exercise(id_)).state
    if state.kit.setup.decks != wanted.decks:
        raise OptionRefused("exercise-other", name=id_)
    state.kit.setup = wanted  # this kit was made for this game alone
    return state
