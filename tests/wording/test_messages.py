from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import sixrealms
from sixrealms.wording import LANGUAGES, MissingMessage, message_ids, say

SOURCE = Path(sixrealms.__file__).parent
LOCALES = SOURCE / "wording" / "locales"
REALISE = SOURCE / "realise"
CLIENT = Path(__file__).parents[2] / "client" / "src" / "wording"

SAYING = {"say", "_say"}
"""Functions and methods whose first argument is a message id."""

REFUSING = {
    *("Phrase", "InEveryLanguage", "OptionRefused", "DeckRefused", "RecordRefused", "CardRefused", "ScenarioRefused"),
    *("NotationRefused", "TournamentRefused", "StorageRefused", "Misused", "NoSuchMove", "Mistake", "Unexpected"),
}
"""Parts of sentences and errors: a message id, behind the place of the mistake where there is one, and its values."""

ENGLISH_ONLY = {
    *("SixRealmsError", "CatalogueError", "DeckError", "RecordError", "ScenarioError", "NotationError"),
    *("OptionError", "TournamentError"),
}
"""Errors that say what they are given, whoever reads them."""

RAISED_BY_OTHERS = {"WaysDiffer", "_unknown"}
"""A fault of the program, which scenarios tell within a sentence of every language; and a maker of a refusal."""

FOR_AUTHORS = {"options/known_options.py", "powers/registry.py"}
"""What they refuse is a mistake in a file of the program."""


class _Values(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def _said_once(path: Path) -> list[Message]:
    """The messages of a file that is whole: nothing in it is not understood, and nothing is said twice."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert not junk, f"{path.name}: not Fluent: {junk}"
    entries = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [name for entry in entries for name in (entry.id.name, *_attributes(entry))]
    doubled = [name for name, times in Counter(names).items() if times > 1]
    assert not doubled, f"{path.name}: said twice: {doubled}"
    return entries


def _attributes(entry: Message) -> list[str]:
    return [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]


@pytest.mark.parametrize("path", sorted(REALISE.glob("*/*.ftl")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_texts_of_cards_are_made_of_is_whole_and_said_once(path: Path) -> None:
    assert _said_once(path)


def _messages(language: str) -> dict[str, dict[str, set[str]]]:
    """Every file of a language: its message ids with the values their sentences use."""
    areas: dict[str, dict[str, set[str]]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        entries = _said_once(path)
        areas[path.stem] = {}
        for entry in entries:
            values = _Values()
            values.visit(entry)
            areas[path.stem][entry.id.name] = values.names
    return areas


def test_every_language_has_the_same_messages_with_the_same_values() -> None:
    first, *others = LANGUAGES
    expected = _messages(first)

    assert sum(len(area) for area in expected.values()) > 50
    for language in others:
        assert _messages(language) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_id_stands_in_one_file_only(language: str) -> None:
    times = Counter(name for area in _messages(language).values() for name in area)

    assert {name for name, count in times.items() if count > 1} == set()
    assert set(times) == message_ids(language)


def _said_literally() -> Iterator[tuple[Path, int, str]]:
    """Every call `say("...")` in the source, as function or method."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", None)
            first = node.args[0]
            if name in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield path.relative_to(SOURCE), first.lineno, first.value


def _calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    """Every call of one of these, and where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}", node


def test_every_refusal_has_its_message_and_all_its_values() -> None:
    needed = {name: values for area in _messages("en").values() for name, values in area.items()}
    checked, wrong = 0, []
    for where, call in _calls(REFUSING):
        ids = [one.value for one in call.args[:2] if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if not ids:
            continue  # put together while running
        checked += 1
        given = {keyword.arg for keyword in call.keywords}
        if ids[0] not in needed or not (None in given or needed[ids[0]] <= given):
            wrong.append(f"{where}: {ids[0]}")
    assert checked > 200
    assert wrong == []


def test_nothing_people_get_wrong_is_told_in_english_alone() -> None:
    said = (ast.Constant, ast.JoinedStr)
    english = [where for where, call in _calls(ENGLISH_ONLY) if call.args and isinstance(call.args[0], said)]
    assert [where for where in english if where.partition(":")[0] not in FOR_AUTHORS] == []


def test_whatever_a_scenario_raises_has_a_message_of_every_language() -> None:
    english = []
    for path in sorted((SOURCE / "scenarios").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.name}:{node.lineno}" if isinstance(node, ast.Raise | ast.Assert) else ""
            if isinstance(node, ast.Assert) and node.msg is not None:
                english.append(where)
            if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                continue  # raises again what was made elsewhere
            made = node.exc.func.id if isinstance(node.exc.func, ast.Name) else ""
            own = made in REFUSING and not any(isinstance(one, ast.JoinedStr | ast.BinOp) for one in node.exc.args[:2])
            if not own and made not in RAISED_BY_OTHERS:
                english.append(where + " " + made)
    assert english == []


def test_every_message_said_in_the_source_exists() -> None:
    said = list(_said_literally())

    assert len(said) > 10
    unknown = [f"{path}:{line}: {name}" for path, line, name in said if name not in message_ids("en")]
    assert unknown == []


def test_plural_forms_follow_the_language() -> None:
    assert say("rules-count", "en", count=1) == "1 rule"
    assert say("rules-count", "en", count=12) == "12 rules"
    assert say("rules-count", "pt-BR", count=1) == "1 regra"
    assert say("rules-count", "pt-BR", count=12) == "12 regras"
    assert say("rules-count", "pt-BR", count=0) == "0 regras"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [LOCALES, CLIENT], ids=["program", "client"])
def test_nothing_is_no_singular(texts: Path, language: str) -> None:
    """Where a language counts 0 with its singular, [1] keeps "a card in hand" from being said of an empty hand."""
    told = "".join(path.read_text(encoding="utf-8") for path in (texts / language).glob("*.ftl"))
    assert "[1]" in told or "[one]" in told
    if Locale.parse(language, sep="-").plural_form(0) == "one":
        assert "[one]" not in told


def test_values_are_inserted_without_isolation_marks() -> None:
    assert say("rules-sources", "en", documents="T, 4E") == "Stated in: T, 4E"


@pytest.mark.parametrize("language", ["xx", "../en", "", "."])
def test_a_language_nobody_knows_is_english(language: str) -> None:
    assert say("card-hidden", language) == say("card-hidden", "en")
    assert message_ids(language) == message_ids("en")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(MissingMessage, match="no-such-message"):
        say("no-such-message", "pt-BR")


def test_a_sentence_without_its_value_is_refused() -> None:
    with pytest.raises(MissingMessage, match=r"rules-sources.*documents"):
        say("rules-sources", "en")


def test_every_section_of_the_ledger_has_a_title() -> None:
    from sixrealms import rulebook

    titles = {f"section-{name}" for name in rulebook.sections()}
    named = {name for name in message_ids("en") if name.startswith("section-")}

    assert titles == named
