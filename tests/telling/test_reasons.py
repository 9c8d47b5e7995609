"""Every reason the program can give: its rule can be looked up, and its sentence exists in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sixrealms
from sixrealms import rulebook
from sixrealms.engine import playable
from sixrealms.server.views.rule_pages import rule_page
from sixrealms.terminal.main import main
from sixrealms.wording import LANGUAGES, message_ids

SOURCE = Path(sixrealms.__file__).parent

COMPOSED = {"may-not-": ("may-not-attack", "may-not-defend", "may-not-join")}
"""Messages put together while running, by how they begin."""

FOUND_ELSEWHERE = {
    "_timing_rule": ("spell.phase-listed", "event.any-time", "pool.entry-times", "gloss.allies.when"),
    "_line_drawn": ("dispel.turning-offensive-only", "dispel.timing", "calm.only-harmful", "event.harmful.calm"),
}
"""Functions that name the rule of a reason: every text they return is an id."""


@cache
def _nodes(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a file of the source, read once."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def _functions() -> dict[str, list[ast.FunctionDef]]:
    """Every function of the source by its name."""
    found: dict[str, list[ast.FunctionDef]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in _nodes(path):
            if isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, []).append(node)
    return found


def _reasons() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every `Reason(...)` and `made(Reason, (...))` in the source, with where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in _nodes(path):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            where = f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}"
            if node.func.id == "Reason":
                yield where, node.args
            elif node.func.id == "made" and isinstance(node.args[0], ast.Name) and node.args[0].id == "Reason":
                assert isinstance(node.args[1], ast.Tuple)
                yield where, node.args[1].elts


def _texts(node: ast.AST) -> list[str]:
    """Every text in an expression, the test of an `if` left out."""
    if isinstance(node, ast.IfExp):
        return [*_texts(node.body), *_texts(node.orelse)]
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        fixed = "".join(_texts(node.values[0]))
        return [f"{fixed}{end}" for part in node.values[1:] for end in _texts(getattr(part, "value", part))]
    return []


def _returned(name: str) -> set[str]:
    """Every text a function of this name in the engine may return."""
    found: set[str] = set()
    for node in _functions().get(name, ()):
        kept = [one for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
        found.update(text for one in kept if one.value is not None for text in _texts(one.value))
    return found


def cited() -> set[str]:
    """Every ledger id a reason in the source can cite."""
    found: set[str] = set(playable._PHASE_RULE.values())
    for name, some in FOUND_ELSEWHERE.items():
        found |= (returned := _returned(name))
        assert returned >= set(some)
    for where, arguments in _reasons():
        rule = arguments[0]
        texts = _texts(rule)
        if not texts and isinstance(rule, ast.Name):
            texts = _assigned(where, rule.id)
        if not texts and isinstance(rule, ast.Call):
            name = rule.func.id if isinstance(rule.func, ast.Name) else ""
            texts = [*_returned(name), *(text for one in rule.args for text in _texts(one))]
        assert texts, f"{where}: where does the rule come from?"
        found.update(texts)
    return found


def _assigned(where: str, name: str) -> list[str]:
    path = SOURCE / where.partition(":")[0]
    return [
        text
        for node in _nodes(path)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name
        for text in _texts(node.value)
    ]


def told() -> set[str]:
    """Every message a reason in the source can have."""
    found: set[str] = set()
    for where, arguments in _reasons():
        message: Any = arguments[1]
        if isinstance(message, ast.BinOp):
            found.update(COMPOSED[_texts(message.left)[0]])
            continue
        texts = _texts(message)
        assert texts, f"{where}: where does the message come from?"
        found.update(texts)
    return found


@pytest.mark.daily_share
def test_every_rule_a_reason_cites_can_be_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    ids = cited()

    assert len(ids) > 60
    assert [one for one in sorted(ids) if not rulebook.is_rule(rulebook.leads_to(one))] == []
    for one in sorted(ids):
        assert rule_page(one, "pt-BR").id == rulebook.leads_to(one)
    for one in ("open.attack-razed", "card.power.definition"):
        assert main(["rules", one]) == 0
        assert one in capsys.readouterr().out


def test_every_reason_has_its_sentence_and_no_sentence_is_left_over() -> None:
    messages = {f"reason-{one}" for one in told()}

    assert len(messages) > 100
    for language in LANGUAGES:
        assert {one for one in message_ids(language) if one.startswith("reason-")} == messages
