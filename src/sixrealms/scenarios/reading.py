"""Scenario files: from a path to the scenarios in it, checked, and every mistake with its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sixrealms import rulebook
from sixrealms.errors import ScenarioRefused
from sixrealms.records.files import path_text, read_bytes
from sixrealms.scenarios import mistakes, yaml_text
from sixrealms.scenarios.description import Position, SeatPosition
from sixrealms.scenarios.mistake import spelled
from sixrealms.scenarios.yaml_text import Document

#: What is taken over as it is written.
_CLOCK = ("active", "phase", "ruleset", "size", "options", "edition", "seed", "turn", "taken", "done", "effects")


class Scenario(NamedTuple):
    """One scenario as it is written. `data` fits the schema."""

    source: str
    document: Document

    @property
    def data(self) -> dict[str, Any]:
        """The written parts."""
        data: dict[str, Any] = self.document.data
        return data

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules it says it proves."""
        return tuple(self.data.get("rules", ()))

    def where(self, *path: str | int) -> str:
        """A part of the scenario for a message: file, line and path."""
        return f"{self.source}:{self.document.line(path)}:{' ' if path else ''}{spelled(path)}"


def read(path: str | Path) -> list[Scenario]:
    """The scenarios of a file; ScenarioError or RecordError says in one line what is wrong."""
    return parse(read_bytes(path), path_text(path))


def parse(content: bytes, source: str) -> list[Scenario]:
    """The scenarios in a text that comes from `source`."""
    found = []
    for document in yaml_text.documents(content, source):
        mistakes.check(document, source)
        scenario = Scenario(source, document)
        _check_rules(scenario)
        found.append(scenario)
    return found


def _check_rules(scenario: Scenario) -> None:
    for i, rule_id in enumerate(scenario.rules):
        try:
            rulebook.rule(rule_id)
        except rulebook.UnknownRule as unknown:
            where = scenario.where("rules", i)
            raise ScenarioRefused("at-place", where=where, what=unknown) from None


def position(scenario: Scenario, *, rotation: int = 0) -> Position:
    """The position a scenario begins with, not yet built."""
    data = scenario.data
    clock = {key: data[key] for key in _CLOCK if key in data}
    return Position(
        {seat: SeatPosition(**lies) for seat, lies in sorted(data["seats"].items())},
        unenforced=True if data.get("unenforced") == "allow" else data.get("unenforced", ()),
        rotation=rotation,
        **clock,
    )
