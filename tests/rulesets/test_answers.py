"""Every question a ruleset answers is asked by the rules, and every answer names the ledger."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import sixrealms
from sixrealms import rulebook
from sixrealms.rulesets import RULESETS, DeckSize, Ruleset
from sixrealms.rulesets.sources import ASKED, ASKED_OF_SIZES

SOURCE = Path(sixrealms.__file__).parent
RULES = [path for layer in ("engine", "powers") for path in sorted((SOURCE / layer).rglob("*.py"))]

NOT_OF_THE_GAME = {"name", "sizes"}
"""What players call it, and the numbers of which `Ruleset.size` picks those of one game."""


def asked(paths: list[Path]) -> Iterator[str]:
    """Names read from a ruleset or a deck size: `s.kit.ruleset.cut`, `rules.cut` after `rules = s.kit.ruleset`."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                owner = node.value
                if isinstance(owner, ast.Call):
                    owner = owner.func
                name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                if name in ("ruleset", "rules", "rules_for", "size", "self"):
                    yield node.attr


def test_every_question_is_asked() -> None:
    questions = {field.name for kind in (Ruleset, DeckSize) for field in fields(kind)}

    assert questions >= NOT_OF_THE_GAME
    assert questions - set(asked(RULES)) - NOT_OF_THE_GAME == set()


def test_questions_are_found_however_they_are_asked(tmp_path: Path) -> None:
    path = tmp_path / "asks.py"
    path.write_text(
        "rules = s.kit.ruleset\nif rules.cut or s.kit.ruleset.mulligan:\n    s.kit.size.goal\n    s.cosmos_limit\n"
    )

    assert set(asked([path])) == {"cut", "mulligan", "goal"}


def sources() -> Iterator[tuple[str, str]]:
    """Every line of a ruleset with an answer, and the id of the ledger it names."""
    for path in sorted((SOURCE / "rulesets").glob("*.py")):
        for line in path.read_text(encoding="utf-8").splitlines():
            source = re.search(r"^    \w+[:=].*  # ([a-z][a-z0-9.-]+\.[a-z0-9.-]+)(?![a-z0-9.*-])", line)
            if source:
                yield f"{path.name}: {line.strip()}", source[1]


def test_answers_name_statements_and_disputes_of_the_ledger() -> None:
    named = list(sources())
    disputes = {conflict.id for rule in rulebook.rules() for conflict in rulebook.conflicts(rule.id)}

    assert len(named) > 60
    assert [line for line, source in named if not rulebook.is_rule(source) and source not in disputes] == []


def test_every_question_is_tied_to_statements_of_the_ledger() -> None:
    assert set(ASKED) == {field.name for field in fields(Ruleset)} - NOT_OF_THE_GAME
    assert set(ASKED_OF_SIZES) == {field.name for field in fields(DeckSize)}
    sizes = {cards for ruleset in RULESETS.values() for cards in ruleset.sizes}
    named = [rule for rules in ASKED.values() for rule in rules]
    named += [rule.format(cards) for rules in ASKED_OF_SIZES.values() for rule in rules for cards in sizes]
    assert [rule for rule in named if not rulebook.is_rule(rule)] == []


def test_a_question_speaks_of_the_statement_its_line_names() -> None:
    disputes = {c.id: c.rules for rule in rulebook.rules() for c in rulebook.conflicts(rule.id)}
    for line, source in sources():
        question = line.partition(": ")[2].partition(":")[0].partition("=")[0]
        if question in ASKED and line.startswith("ruleset.py"):
            assert set(disputes.get(source, (source,))) & set(ASKED[question]), line
