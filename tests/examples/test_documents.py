"""The list of the documents' worked examples is true: what it names exists, and nothing lies there unlisted."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from sixrealms import rulebook
from sixrealms.scenarios import scenario_file

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("documents.yaml")
SCENARIOS = ROOT / "tests" / "scenarios" / "documents"
PAGE = ROOT / "docs" / "examples.md"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DOCUMENTS: dict[str, list[dict[str, Any]]] = yaml.load(LIST.read_bytes(), Loader=LOADER)
EXAMPLES = [
    pytest.param(document, example, id=example["id"]) for document, rows in DOCUMENTS.items() for example in rows
]
FIELDS = {"id", "line", "place", "shows", "rules", "file", "tests", "instead", "open"}


@cache
def functions(path: Path) -> frozenset[str]:
    """The test functions of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_no_example_is_listed_twice_and_all_stand_in_the_order_of_their_document() -> None:
    rows = [example for examples in DOCUMENTS.values() for example in examples]
    for key in ("id", "file"):
        assert [name for name, times in Counter(e[key] for e in rows if key in e).items() if times > 1] == []
    for examples in DOCUMENTS.values():
        lines = [example["line"] for example in examples]
        assert lines == sorted(lines)


@pytest.mark.parametrize(("document", "example"), EXAMPLES)
def test_an_example_has_its_proof(document: str, example: dict[str, Any]) -> None:
    """A scenario file that cites the rules it shows, a test, or the reason why there is neither."""
    assert set(example) <= FIELDS
    assert example["id"].startswith(f"{document.lower()}-{example['line']}-")
    assert [rule for rule in example["rules"] if not rulebook.is_rule(rule)] == []
    assert {"file", "tests", "open"} & set(example)
    if "file" in example:
        scenarios = scenario_file.read(SCENARIOS / example["file"])
        cited = {rule for scenario in scenarios for rule in scenario.rules}
        assert set(example["rules"]) <= cited
    for node in example.get("tests", ()):
        path, _, function = node.partition("::")
        assert (ROOT / path).is_file()
        assert not function or function in functions(ROOT / path)


def test_every_scenario_of_the_documents_is_listed() -> None:
    listed = {example["file"] for examples in DOCUMENTS.values() for example in examples if "file" in example}

    assert {path.relative_to(SCENARIOS).as_posix() for path in SCENARIOS.rglob("*.yaml")} == listed


def test_the_page_counts_as_the_list_does() -> None:
    """docs/examples.md: examples, those with a scenario file, with another test only, and without proof."""
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    counted = {
        document: (
            len(examples),
            sum("file" in e for e in examples),
            sum("file" not in e and "tests" in e for e in examples),
            sum("file" not in e and "tests" not in e for e in examples),
        )
        for document, examples in DOCUMENTS.items()
    }

    assert {row[0]: tuple(map(int, row[1:])) for row in rows} == counted
