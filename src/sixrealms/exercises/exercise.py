"""A lesson or a puzzle: a position, what whoever sits on the first seat is to reach in it, and words in every language.

An exercise is one file of `data/lessons` or `data/puzzles`, named by its place and its key, as `2-attack.yaml`, or a
line of `data/found.jsonl`, puzzles found in played games (docs/guides/lessons-and-puzzles.md). It is played as any
game; only its beginning is laid.
"""

from __future__ import annotations

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
from sixrealms.exercises.found import found
from sixrealms.scenarios import scenario_file
from sixrealms.scenarios.scenario_file import Scenario
from sixrealms.scenarios.session import ScenarioSession
from sixrealms.scenarios.yaml_text import Document

KINDS: Final = ("lessons", "puzzles")
#: How hard a puzzle may be.
GRADES: Final = ("easy", "middle", "hard")
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
    not written there is passed. `laid` is the scenario it begins with, as it is written; `grade` how hard a puzzle is.
    """

    kind: str
    key: str
    minutes: int
    bot: str
    goals: tuple[Milestone, ...]
    way: tuple[str, ...]
    words: Mapping[str, Mapping[str, Any]]
    laid: Mapping[str, Any]
    grade: str = ""

    @property
    def id(self) -> str:
        """Kind and key, as `lessons/attack`."""
        return f"{self.kind}/{self.key}"

    def in_words(self, language: str) -> Mapping[str, Any]:
        """Title, lead, what is said of every goal, and the end."""
        return self.words.get(language) or self.words["en"]


@cache
def exercises(kind: str) -> tuple[Exercise, ...]:
    """All exercises of a kind, in their order: those that were written, then the puzzles that were found."""
    folder = files("sixrealms.exercises").joinpath("data", kind)
    names = sorted((one.name for one in folder.iterdir() if one.name.endswith(".yaml")), key=_place)
    written = [
        made(kind, _key(name), yaml.safe_load(folder.joinpath(name).read_text(encoding="utf-8"))) for name in names
    ]
    return (*written, *(made(kind, key, data) for key, data in (found() if kind == "puzzles" else ())))


def exercise(id_: str) -> Exercise:
    """The exercise of that kind and key; OptionRefused if there is none."""
    kind, _, key = id_.partition("/")
    found = next((one for one in exercises(kind) if one.key == key), None) if kind in KINDS else None
    if found is None:
        raise OptionRefused("exercise-none", name=repr(id_[:60]))
    return found


def _place(name: str) -> int:
    return int(name.partition("-")[0])


def _key(name: str) -> str:
    return name.partition("-")[2].removesuffix(".yaml")


def made(kind: str, key: str, data: Mapping[str, Any]) -> Exercise:
    """The exercise of what is written in a file or line."""
    return Exercise(
        kind,
        key,
        data.get("minutes", 3),
        data.get("bot", "greedy"),
        tuple(Milestone(key, facts) for key, facts in data["goals"].items()),
        tuple(data.get("way", ())),
        data["words"],
        data["scenario"],
        data.get("grade", ""),
    )


def scenario_of(one: Exercise) -> Scenario:
    """The scenario it begins with. What is shipped fits the schema (tests/exercises), so it is not asked again."""
    return Scenario(one.id, Document({"title": one.id, **_USUAL, **one.laid}, {}))


def opened(one: Exercise) -> ScenarioSession:
    """The position it begins in, after its steps, as people play it: nobody is asked who can only pass."""
    t = ScenarioSession(scenario_file.position(scenario_of(one)), single=True)
    for step in one.laid.get("steps", ()):
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
