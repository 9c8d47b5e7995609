"""Playing a scenario file: its steps one after the other, its facts compared, what is not so told."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.errors import NotationError, ScenarioError, ScenarioRefused
from sixrealms.scenarios import attempts, expecting, facts, refusals
from sixrealms.scenarios.mistake import Mistake, Path, spelled
from sixrealms.scenarios.reading import Scenario, position
from sixrealms.scenarios.sitting import Sitting


@dataclass(frozen=True)
class Outcome:
    """How a scenario went; it passed if nothing failed."""

    file: str
    title: str
    failures: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether everything was as the scenario says."""
        return not self.failures


def play(scenario: Scenario) -> Outcome:
    """Play a scenario, and again with the seats moved on unless it says why not.

    The second time counts only if the first went well. ScenarioError for a scenario that cannot be played at all:
    unknown names, an impossible position.
    """
    failures = _Play(scenario, 0).failures()
    if not failures and "seats_stay" not in scenario.data:
        failures = [f"with the seats moved on: {failure}" for failure in _Play(scenario, 1).failures()]
    return Outcome(scenario.source, scenario.title, tuple(failures))


class _Play:
    """One run."""

    def __init__(self, scenario: Scenario, rotation: int) -> None:
        self._scenario = scenario
        self._rotation = rotation

    def failures(self) -> list[str]:
        """What is not as the scenario says; nothing after a step that is not possible."""
        path: Path = ()
        try:
            data = self._scenario.data
            t = Sitting(position(self._scenario, rotation=self._rotation), quiet=data.get("windows") == "pass")
            found: list[str] = []
            for i, step in enumerate(data.get("steps", ())):
                path = ("steps", i)
                found += self._step(t, step, path)
            path = ("expect",)
            found += self._compare(t, data["expect"], path)
            if data["expect"].get("elsewhere", "unchanged") == "unchanged":
                found += self._told(path, facts.bystanders(t))
        except AssertionError as failed:  # a step that is not possible, or an engine that contradicts itself
            return self._told(path, str(failed) or repr(failed))
        except Mistake as wrong:
            where = (*path, *wrong.path)
            place = f"{self._scenario.where(*where)}"
            raise ScenarioRefused("at-place", where=place.removesuffix(":"), what=wrong.what) from None
        except (ScenarioError, NotationError) as wrong:
            place = self._scenario.where(*path).removesuffix(":")
            raise ScenarioRefused("at-place", where=place, what=wrong) from None
        return found

    def _step(self, t: Sitting, step: object, path: Path) -> list[str]:
        if isinstance(step, str):
            t.read(step)
            return []
        assert isinstance(step, dict)
        if "expect" in step:
            return self._compare(t, step["expect"], (*path, "expect"))
        because = step["because"]
        tried = attempts.read(t, step["refused"])
        t.settle()
        return self._told(path, refusals.cannot(t, *tried, (because,) if isinstance(because, str) else tuple(because)))

    def _compare(self, t: Sitting, expect: dict[str, object], path: Path) -> list[str]:
        found: list[str] = []
        for below, wrong in expecting.compare(t, expect):
            found += self._told((*path, *below), wrong)
        return found

    def _told(self, path: Path, wrong: str | None) -> list[str]:
        if wrong is None:
            return []
        return [f"line {self._scenario.document.line(path)}: {spelled(path)}: {wrong}"]
