"""Whatever the rules can say to a player has a sentence in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sixrealms
from sixrealms import catalogue
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.records.verb_phrases import PHRASES
from sixrealms.telling.story import ENTRIES
from sixrealms.terminal.table.typed_input import COMMANDS, TAKING_A_NAME, words
from sixrealms.wording import LANGUAGES, message_ids

SOURCE = Path(sixrealms.__file__).parent
RULES = [path for layer in ("engine", "powers", "cards") for path in sorted((SOURCE / layer).rglob("*.py"))]

#: Answers that are shown by the card, the name or the number alone.
SAID_OTHERWISE = {"choose", "seat", "number", "name"}


def _calls(name: str) -> Iterator[ast.Call]:
    for path in RULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if name == (called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")):
                    yield node


def _texts(node: ast.expr) -> set[str]:
    """What a message argument can be: a constant, a choice of two, or a beginning and a role."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
        return {str(node.left.value) + role for role in ("attack", "defend")}
    return set()


def reasons() -> set[str]:
    """Message ids of all reasons the rules give."""
    found: set[str] = set()
    for call in _calls("Reason"):
        message = call.args[1] if len(call.args) > 1 else next(k.value for k in call.keywords if k.arg == "message")
        texts = _texts(message)
        assert texts, f"a reason whose message cannot be read from the source: {ast.unparse(call)}"
        found |= texts
    for call in _calls("made"):  # the quick way to a named tuple: the fields in one tuple
        kind, fields = call.args
        if isinstance(kind, ast.Name) and kind.id == "Reason":
            assert isinstance(fields, ast.Tuple), ast.unparse(call)
            texts = _texts(fields.elts[1])
            assert texts, f"a reason whose message cannot be read from the source: {ast.unparse(call)}"
            found |= texts
    return found


def questions() -> set[str]:
    """Message ids of all questions the rules ask."""
    return {
        node.value
        for path in RULES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("ask-")
    }


def entries() -> set[str]:
    """Kinds of entries the rules write into the log."""
    found: set[str] = set()
    for call in _calls("note"):
        if isinstance(call.args[1], ast.Name) and call.args[1].id == "way":
            found |= {"play", "use", "answer"}
        elif not isinstance(call.args[1], ast.Starred):
            found |= _texts(call.args[1])
    return found


def test_the_source_is_read_rightly() -> None:
    assert {"shielded", "copy-in-play", "may-not-attack", "may-not-defend", "barred"} <= reasons()
    assert {"ask-combat", "ask-may", "ask-use-power"} <= questions()
    assert {"draw", "attack", "play", "raze", "digit"} <= entries()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    assert {f"reason-{message}" for message in reasons()} - message_ids(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(language: str) -> None:
    assert questions() - message_ids(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    told = set(ENTRIES) - {"result"}

    assert entries() - set(ENTRIES) == set()
    assert {f"log-{kind}" for kind in told} - message_ids(language) == set()
    with_another = {kind for kind in told if "other" in ENTRIES[kind]}
    certain = {"attack", "totals", "switch", "joins", "hangs", "stands-in"}
    assert {f"log-{kind}-alone" for kind in with_another - certain} - message_ids(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_type_zone_and_phase_has_a_word(language: str) -> None:
    wanted = {f"choice-{verb}" for verb in set(PHRASES) - SAID_OTHERWISE}
    wanted |= {f"type-{kind.replace(' ', '-')}" for kind in catalogue.CARD_TYPES}
    wanted |= {f"zone-{name}" for name in z.NAMES}
    wanted |= {f"phase-{n}" for n in range(7)} | {f"phase-short-{n}" for n in range(7)}
    wanted |= {
        f"sum-{step}"
        for step in ("base", "base-changed", "own-base-changed", "world", "bonus", "power", "own-power", "ally")
    }

    assert wanted - message_ids(language) == set()
    assert set(Action._fields) == {"verb", "card", "other", "number", "text"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_command_is_explained_and_means_one_thing(language: str) -> None:
    wanted = {f"play-{part}-{command}" for command in COMMANDS for part in ("words", "help")}
    wanted |= {f"play-names-{command}" for command in TAKING_A_NAME}
    assert wanted - message_ids(language) == set()

    assert set(words(language).values()) == set(COMMANDS)
    verbs = {phrase.split()[0] for phrases in PHRASES.values() for phrase in phrases}
    assert set(words(language)) & verbs == set()
