"""Scenario files: from a path to the scenarios in it, checked, and every mistake with its line."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from sixrealms import rulebook
from sixrealms.errors import Alternatives, Phrase, Sayable, ScenarioRefused, SixRealmsError
from sixrealms.records.files import path_text, read_bytes
from sixrealms.scenarios import schema_mistakes, yaml_text
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.mistake import spelled
from sixrealms.scenarios.schema import LONG
from sixrealms.scenarios.yaml_text import Document
from sixrealms.wording import message_ids

#: How the messages of reasons begin.
_REASON: Final = "reason-"
#: What is taken over as it is written.
_CLOCK = ("active", "phase", "ruleset", "size", "options", "edition", "seed", "turn", "taken", "done", "effects",
          "granted_by", "owed")  # fmt: skip


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


class Unread(NamedTuple):
    """What stands in a file and is no scenario. The title is empty where none can be read."""

    source: str
    title: str
    why: SixRealmsError


def read(path: str | Path) -> list[Scenario]:
    """The scenarios of a file; ScenarioError or RecordError says in one line what is wrong."""
    return parse(read_bytes(path), path_text(path))


def survey(path: str | Path) -> list[Scenario | Unread]:
    """The scenarios of a file and, in their places, what is wrong with those that are none."""
    try:
        return survey_text(read_bytes(path), path_text(path))
    except SixRealmsError as why:  # no file
        return [Unread(path_text(path), "", why)]


def survey_text(content: bytes, source: str) -> list[Scenario | Unread]:
    """The same of a text that comes from `source`."""
    try:
        return list(_parts(content, source))
    except SixRealmsError as why:  # no YAML
        return [Unread(source, "", why)]


def parse(content: bytes, source: str) -> list[Scenario]:
    """The scenarios in a text that comes from `source`; ScenarioError for the first that is none."""
    found = []
    for one in _parts(content, source):
        if isinstance(one, Unread):
            raise one.why
        found.append(one)
    return found


def _parts(content: bytes, source: str) -> Iterator[Scenario | Unread]:
    for document in yaml_text.documents(content, source):
        try:
            if isinstance(document, ScenarioRefused):
                raise document
            schema_mistakes.check(document, source)
            scenario = Scenario(source, document)
            _check_ids(scenario)
            yield scenario
        except ScenarioRefused as why:
            yield Unread(source, _title(document), why)


def _title(document: Document | ScenarioRefused) -> str:
    data = document.data if isinstance(document, Document) else None
    title = data.get("title") if isinstance(data, dict) else None
    return title[:LONG] if isinstance(title, str) else ""


def because(step: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The ids a refusal rests on, if it names any."""
    ids = step.get("because")
    return (ids,) if isinstance(ids, str) else None if ids is None else tuple(ids)


def _check_ids(scenario: Scenario) -> None:
    """Every rule named is in the ledger, every reason of a refusal a rule or a message."""
    for i, rule_id in enumerate(scenario.rules):
        if not rulebook.is_rule(rule_id):
            raise _unknown(scenario, ("rules", i), rulebook.UnknownRule(rule_id, rulebook.nearest(rule_id)))
    for i, step in enumerate(scenario.data.get("steps", ())):
        for n, reason in enumerate(because(step) or () if isinstance(step, dict) else ()):
            if not rulebook.is_rule(reason) and f"{_REASON}{reason}" not in message_ids("en"):
                below = () if isinstance(step["because"], str) else (n,)
                raise _unknown(scenario, ("steps", i, "because", *below), _nearest_reason(reason))


def _unknown(scenario: Scenario, path: tuple[str | int, ...], what: Sayable) -> ScenarioRefused:
    return ScenarioRefused("at-place", where=scenario.where(*path), what=what)


def _nearest_reason(reason: str) -> Phrase:
    messages = sorted(one.removeprefix(_REASON) for one in message_ids("en") if one.startswith(_REASON))
    known = [*(rule.id for rule in rulebook.rules()), *messages]
    near = difflib.get_close_matches(reason[:60].lower(), known, n=3, cutoff=0.5)
    if near:
        return Phrase("scenario-no-reason-near", reason=repr(reason[:60]), near=Alternatives(near))
    return Phrase("scenario-no-reason", reason=repr(reason[:60]))


def position(scenario: Scenario, *, rotation: int = 0) -> LaidPosition:
    """The position a scenario begins with, not yet built."""
    data = scenario.data
    clock = {key: data[key] for key in _CLOCK if key in data}
    return LaidPosition(
        {seat: SeatPosition(**lies) for seat, lies in sorted(data["seats"].items())},
        unenforced=True if data.get("unenforced") == "allow" else data.get("unenforced", ()),
        rotation=rotation,
        **clock,
    )
