"""What the layers may import, how large a file may grow, and that no printed card text slipped in."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.file_sizes import HARD_LIMIT, longer_than

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "sixrealms"
SHARED = Path(os.environ.get("SIXREALMS_SHARED", ROOT.parent / "shared"))
PRINTED = SHARED / "reference" / "printings.jsonl"
DOCUMENTS = SHARED / "seeds"
"""Printed card texts and rule documents, present only where the project is developed, never part of it: in a folder
`shared` beside the checkout, or where SIXREALMS_SHARED says."""

PURE = ("engine", "powers", "language", "cards")
"""The layers that hold rules only: no input, no output, no clock, no chance but the state's own."""

OWN_IN_PURE = {
    *("sixrealms.engine", "sixrealms.powers", "sixrealms.language", "sixrealms.cards"),
    *("sixrealms.catalogue", "sixrealms.rulesets", "sixrealms.errors"),
}

FOREIGN_NOT_IN_PURE = {
    *("click", "rich", "yaml", "fluent", "jsonschema"),
    *("random", "secrets", "uuid", "time", "datetime", "os", "sys", "io", "pathlib", "tempfile", "shutil"),
    *("socket", "subprocess", "threading", "asyncio", "multiprocessing", "logging", "locale"),
}

VAGUE = {"utils", "util", "helper", "helpers", "manager", "managers", "misc", "common"}

CARD_WORDS = 8
MADE = ("tests/powers/house_texts.txt", "docs/vocabulary.md")
"""Written by the program from the powers: a short run such as "until the end of your next turn" meets a print."""
MADE_WORDS = 12
DOCUMENT_WORDS = 13
"""This many words in a row count as copied; lists of card names in a document reach twelve."""


def _modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, with `from package import module` spelt out as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.lineno, node.module or ""
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def _is_within(module: str, packages: set[str]) -> bool:
    parts = module.split(".")
    return any(".".join(parts[:length]) in packages for length in range(1, len(parts) + 1))


def _acts_on_the_world(module: str) -> bool:
    if module == "sixrealms":  # `from sixrealms import engine` is judged by the name that follows
        return False
    if module.startswith("sixrealms."):
        return not _is_within(module, OWN_IN_PURE)
    return _is_within(module, FOREIGN_NOT_IN_PURE)


def test_the_forbidden_modules_exist() -> None:
    """A name misspelt in the list would forbid nothing."""
    installed = {"click", "rich", "yaml", "fluent", "jsonschema"}

    assert FOREIGN_NOT_IN_PURE - sys.stdlib_module_names == installed


@pytest.mark.parametrize("layer", PURE)
def test_a_pure_layer_imports_nothing_that_acts_on_the_world(layer: str) -> None:
    offences = [
        f"{path.relative_to(ROOT)}:{line}: {module}"
        for path in _modules(SOURCE / layer)
        for line, module in _imports(path)
        if _acts_on_the_world(module)
    ]

    assert offences == []


def test_the_import_scan_sees_every_form(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        "def f():\n    import os.path\n"
        "from sixrealms import engine, wording\n"
        "from random import Random\n"
        "from typing import NamedTuple\n"
    )

    found = {module for _, module in _imports(path) if _acts_on_the_world(module)}

    assert found == {"os.path", "sixrealms.wording", "random", "random.Random"}


def test_no_module_has_a_name_that_says_nothing() -> None:
    vague = [
        str(path.relative_to(ROOT))
        for path in [*_modules(SOURCE), *_modules(ROOT / "tests"), *_modules(ROOT / "tools")]
        if VAGUE.intersection([path.stem, *path.relative_to(ROOT).parts])
    ]

    assert vague == []


def test_no_source_file_is_over_the_hard_limit() -> None:
    assert longer_than(HARD_LIMIT) == {}


def test_the_longest_files_are_found() -> None:
    longest = longer_than(0)

    assert longest["rulebook/rule_lookup.py"] > 50
    assert "rulebook/rule_lookup.py" not in longer_than(longest["rulebook/rule_lookup.py"])


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.lower())


def _runs(words: list[str], length: int) -> Iterator[tuple[str, ...]]:
    """Every run of `length` words in a row."""
    return zip(*(words[start:] for start in range(length)), strict=False)


def _texts() -> Iterator[Path]:
    for folder in ("src", "tests", "tools", "docs"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path
    yield from sorted(ROOT.glob("*.md"))


def _copied_from(originals: list[str], length: int) -> list[str]:
    """Every run of words in the project that stands in one of the originals too."""
    known = {run for text in originals for run in _runs(_words(text), length)}
    assert len(known) > 10_000
    return [
        f"{path.relative_to(ROOT)}: {' '.join(run)}"
        for path in _texts()
        for run in _runs(_words(path.read_bytes().decode("utf-8", errors="ignore")), length)
        if run in known and str(path.relative_to(ROOT)) not in MADE
    ]


def test_runs_of_words_cross_lines_and_punctuation() -> None:
    text = _words("One, two three;\n    four -- five\nSIX")

    assert list(_runs(text, 5)) == [
        ("one", "two", "three", "four", "five"),
        ("two", "three", "four", "five", "six"),
    ]
    assert list(_runs(text, 7)) == []


@pytest.mark.skipif(not PRINTED.exists(), reason="the printed card texts are not part of the project")
def test_no_printed_card_text_is_copied() -> None:
    cards = [json.loads(line) for line in PRINTED.read_text(encoding="utf-8").splitlines()]

    assert _copied_from([card[field] or "" for card in cards for field in ("text", "blueline")], CARD_WORDS) == []


@pytest.mark.skipif(not PRINTED.exists(), reason="the printed card texts are not part of the project")
def test_what_powers_say_is_no_copy_of_a_print() -> None:
    cards = [json.loads(line) for line in PRINTED.read_text(encoding="utf-8").splitlines()]
    known = {run for card in cards for run in _runs(_words(card["text"] or ""), MADE_WORDS)}
    said = [run for path in MADE for run in _runs(_words((ROOT / path).read_text(encoding="utf-8")), MADE_WORDS)]

    assert len(said) > 1_000
    assert [" ".join(run) for run in said if run in known] == []


@pytest.mark.skipif(not DOCUMENTS.exists(), reason="the rule documents are not part of the project")
def test_no_rule_document_is_copied() -> None:
    documents = [path.read_text(encoding="utf-8", errors="ignore") for path in DOCUMENTS.glob("*.txt")]

    assert _copied_from(documents, DOCUMENT_WORDS) == []


def test_every_class_has_a_name_of_its_own() -> None:
    named: dict[str, list[str]] = {}
    for path in _modules(SOURCE):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                named.setdefault(node.name, []).append(path.relative_to(SOURCE).as_posix())

    assert {name: files for name, files in named.items() if len(files) > 1} == {}
