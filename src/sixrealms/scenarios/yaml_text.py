"""YAML read with care: plain data and the line of every part of it, nothing that grows or repeats.

Aliases, repeated keys, deep nesting and other tags are refused; keys stay the words that are written (`on` is "on").
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import yaml

from sixrealms.errors import ScenarioRefused
from sixrealms.scenarios.mistake import Path

MOST_BYTES: Final = 1 << 20
_DEEPEST: Final = 12
_MOST_DOCUMENTS: Final = 500
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Document(NamedTuple):
    """One YAML document."""

    data: Any
    lines: dict[Path, int]

    def line(self, path: Path) -> int:
        """The line of a part, or of the nearest part around it."""
        while path not in self.lines and path:
            path = path[:-1]
        return self.lines.get(path, 1)


def _tab_before(text: str, number: int) -> bool:
    """Whether that line (from 0) is indented with a tab."""
    lines = text.split("\n")
    line = lines[number] if number < len(lines) else ""
    return "\t" in line[: len(line) - len(line.lstrip())]


def documents(content: bytes, source: str) -> list[Document | ScenarioRefused]:
    """Every document of a file, or what is wrong with it; ScenarioError for a text that is no YAML to be read. Both
    name the line, what is wrong and what would be right.
    """
    if len(content) > MOST_BYTES:
        raise ScenarioRefused("scenario-too-long", source=source, most=str(MOST_BYTES >> 20))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = content.count(10, 0, wrong.start) + 1
        raise ScenarioRefused("scenario-no-utf8", source=source, line=str(line)) from None
    try:
        _look_over(text, source)
        loader = _LOADER(text)
        found: list[Document | ScenarioRefused] = []
        while loader.check_node():
            lines: dict[Path, int] = {}
            try:
                found.append(Document(_plain(loader, loader.get_node(), (), lines, source), lines))
            except ScenarioRefused as wrong:
                found.append(wrong)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"{source}:{mark.line + 1}" if mark is not None else source
        what = " ".join(f"{error.context or ''} {error.problem or ''}".split())
        if mark is not None and _tab_before(text, mark.line):
            raise ScenarioRefused("scenario-tab", where=where) from None
        raise ScenarioRefused("scenario-no-yaml", where=where, what=repr(what)) from None
    except yaml.YAMLError as error:
        what = " ".join(str(error).split())[:200]
        raise ScenarioRefused("scenario-no-yaml", where=source, what=repr(what)) from None
    if not found:
        raise ScenarioRefused("scenario-empty", source=source)
    return found


def _look_over(text: str, source: str) -> None:
    """Refuse, before anything is built, what could grow beyond its size."""
    depth = documents_begun = 0
    event: Any
    for event in yaml.parse(text, Loader=_LOADER):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise ScenarioRefused("scenario-alias", where=f"{source}:{line}")
        if isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            depth += 1
            if depth > _DEEPEST:
                raise ScenarioRefused("scenario-deep", where=f"{source}:{line}", most=str(_DEEPEST))
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            depth -= 1
        elif isinstance(event, yaml.DocumentStartEvent):
            documents_begun += 1
            if documents_begun > _MOST_DOCUMENTS:
                raise ScenarioRefused("scenario-many", where=f"{source}:{line}", most=str(_MOST_DOCUMENTS))


def _plain(loader: Any, node: Any, path: Path, lines: dict[Path, int], source: str) -> Any:
    line = node.start_mark.line + 1
    lines[path] = line
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise ScenarioRefused("scenario-key", where=f"{source}:{key_node.start_mark.line + 1}")
            key = str(key_node.value)
            if key in found:
                where = f"{source}:{key_node.start_mark.line + 1}"
                raise ScenarioRefused("scenario-twice", where=where, key=repr(key[:60]))
            found[key] = _plain(loader, value_node, (*path, key), lines, source)
            lines[*path, key] = key_node.start_mark.line + 1
        return found
    if isinstance(node, yaml.SequenceNode):
        return [_plain(loader, item, (*path, i), lines, source) for i, item in enumerate(node.value)]
    try:
        return loader.construct_object(node)
    except ValueError:
        what = repr(str(node.value)[:40])
        raise ScenarioRefused("scenario-no-value", where=f"{source}:{line}", value=what) from None
