"""Playing a scenario file: its steps one after the other, its facts compared, what is not so told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixrealms.errors import InEveryLanguage, NotationError, Phrase, ScenarioError, ScenarioRefused, SixRealmsError
from sixrealms.scenarios import attempts, earlier_chances, expected_facts, fact_check, refusals
from sixrealms.scenarios.fact_check import Wrong
from sixrealms.scenarios.failure import Unexpected
from sixrealms.scenarios.mistake import Mistake, Path, spelled
from sixrealms.scenarios.refusals import Tried
from sixrealms.scenarios.refused_line import Explanation, explained
from sixrealms.scenarios.scenario_file import Scenario, Unread, because, position
from sixrealms.scenarios.session import ScenarioSession


@dataclass(frozen=True)
class ScenarioOutcome:
    """How a scenario went; it passed if it could be played and nothing failed.

    `unplayable` says why it cannot be played, or not to the end; `failures` is then what was found before.
    """

    file: str
    title: str
    failures: tuple[str, ...]
    unplayable: str = ""
    explanations: tuple[Explanation, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario says."""
        return not self.failures and not self.unplayable


def judge(scenario: Scenario | Unread, *, language: str = "en", explain: bool = False) -> ScenarioOutcome:
    """Play a scenario, and again with the seats moved on unless it says why not.

    The second time counts only if the first went well. What cannot be read or played at all (unknown names, an
    impossible position) is told in the outcome. With `explain` it holds the reasons of everything refused.
    """
    if isinstance(scenario, Unread):
        return ScenarioOutcome(scenario.source, scenario.title, (), scenario.why.said(language))
    outcome, _ = _played(scenario, language, explain)
    return outcome


def play(scenario: Scenario) -> ScenarioOutcome:
    """The same, but ScenarioError for a scenario that cannot be played."""
    outcome, why = _played(scenario, "en", False)
    if why is not None:
        raise why
    return outcome


def _played(scenario: Scenario, language: str, explain: bool) -> tuple[ScenarioOutcome, SixRealmsError | None]:
    run = _Play(scenario, 0, language, explain)
    why = run.play()
    found = run.found
    if not found and why is None and "seats_stay" not in scenario.data:
        moved = _Play(scenario, 1, language, False)
        why = moved.play()
        found = [Phrase("scenario-seats-moved", failure=failure).said(language) for failure in moved.found]
    said = "" if why is None else why.said(language)
    return ScenarioOutcome(scenario.source, scenario.title, tuple(found), said, tuple(run.explanations)), why


class _Play:
    """One run. `found` is what is not as the scenario says, in its order."""

    def __init__(self, scenario: Scenario, rotation: int, language: str, explain: bool) -> None:
        self._scenario = scenario
        self._rotation = rotation
        self._language = language
        self._explaining = explain
        self.found: list[str] = []
        self.explanations: list[Explanation] = []

    def play(self) -> InEveryLanguage | None:
        """Play to the end or to a step that is not possible; what is wrong with the file, if that ended it."""
        path: Path = ()
        try:
            data = self._scenario.data
            t = ScenarioSession(position(self._scenario, rotation=self._rotation), quiet=data.get("windows") == "pass")
            for i, step in enumerate(data.get("steps", ())):
                path = ("steps", i)
                self._step(t, step, path)
            path = ("expect",)
            self._compare(t, data["expect"], path)
            if data["expect"].get("elsewhere", "unchanged") == "unchanged":
                self._tell(path, expected_facts.bystanders(t))
        except Unexpected as failed:  # a step that is not possible
            self._tell(path, failed)
        except AssertionError as failed:  # the engine contradicts itself
            self._tell(path, Phrase("scenario-fault", what=str(failed) or repr(failed)))
        except Mistake as wrong:
            return self._refused((*path, *wrong.path), wrong.what)
        except (ScenarioError, NotationError) as wrong:
            return self._refused(path, wrong)
        return None

    def _refused(self, path: Path, what: Phrase | SixRealmsError) -> ScenarioRefused:
        return ScenarioRefused("at-place", where=self._scenario.where(*path).removesuffix(":"), what=what)

    def _step(self, t: ScenarioSession, step: object, path: Path) -> None:
        if isinstance(step, str):
            t.read(step)
            return
        assert isinstance(step, dict)
        if "expect" in step:
            self._compare(t, step["expect"], (*path, "expect"))
            return
        attempt = attempts.read(t.objects, step["refused"])
        tried = earlier_chances.tried_since(t, attempt)
        self._explain(t, path, step["refused"], tried)
        self._tell(path, refusals.refused(t, attempt.seat, tried, because(step)))

    def _compare(self, t: ScenarioSession, expect: dict[str, object], path: Path) -> None:
        def heard(below: Path, line: str, tried: Sequence[Tried]) -> None:
            self._explain(t, (*path, *below), line, tried)

        for below, wrong in fact_check.compare(t, expect, heard):
            self._tell((*path, *below), wrong)

    def _tell(self, path: Path, wrong: Wrong) -> None:
        if wrong is not None:
            line = str(self._scenario.document.line(path))
            told = Phrase("scenario-at-line", line=line, place=spelled(path), told=wrong)
            self.found.append(told.said(self._language))

    def _explain(self, t: ScenarioSession, path: Path, line: str, tried: Sequence[Tried]) -> None:
        if self._explaining:
            place = self._scenario.document.line(path)
            self.explanations.append(explained(t, self._language, place, spelled(path), line, tried))
