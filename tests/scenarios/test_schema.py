"""The schema in docs, the guide and the program say the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sixrealms.scenarios import scenario_file, scenario_run, schema

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "scenario-files.md").read_text(encoding="utf-8")


def test_the_file_for_editors_is_the_schema_of_the_program() -> None:
    written = (ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8")

    assert written == schema.written(), (
        "write it anew: python -m sixrealms.scenarios.schema > docs/scenario.schema.json"
    )
    Draft202012Validator.check_schema(json.loads(written))


def _parts(node: Any) -> set[str]:
    if isinstance(node, list):
        return set().union(*map(_parts, node)) if node else set()
    if not isinstance(node, dict):
        return set()
    own = set(node.get("properties", {}))
    return own.union(*(_parts(value) for value in node.values()))


def test_the_guide_names_every_part() -> None:
    named = set(re.findall(r"`([a-z_]+)`", GUIDE)) | set(re.findall(r"\b([a-z_]+):", GUIDE))
    letters = set("ABCDEFGHIJ")

    assert sorted(_parts(schema.SCHEMA) - letters - named) == []


@pytest.mark.parametrize("example", [t for t in re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL) if "title:" in t])
def test_the_examples_of_the_guide_pass(example: str) -> None:
    for scenario in scenario_file.parse(example.encode(), "guide"):
        assert list(scenario_run.play(scenario).failures) == []
