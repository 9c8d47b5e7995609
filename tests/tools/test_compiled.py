"""Which modules are compiled, and that the compiled engine plays the same games (where it has been built)."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from sixrealms.engine.power import Node
from tools import compiled, compiled_games


def test_parts_of_powers_stay_as_they_are() -> None:
    names = {path.stem for path in compiled.modules()}
    assert {"board", "state", "run", "turn", "playable"} <= names
    assert names.isdisjoint({"power", "ability", "statics", "kit"})


@pytest.mark.parametrize("path", compiled.modules(), ids=lambda path: path.stem)
def test_no_compiled_module_has_a_word_of_cards(path: Path) -> None:
    """A compiled class takes no subclass that is not, and cards may bring words of their own."""
    name = ".".join(path.relative_to(compiled.ROOT / "src").with_suffix("").parts)
    found = vars(importlib.import_module(name)).values()
    assert [one for one in found if isinstance(one, type) and issubclass(one, Node) and one.__module__ == name] == []


def test_every_module_that_stays_is_one_of_the_engine() -> None:
    known = {path.stem for path in (compiled.ROOT / "src" / compiled.ENGINE).rglob("*.py")}
    assert known >= compiled.INTERPRETED


def test_what_is_built_is_known_by_its_sources(tmp_path: Path) -> None:
    engine = tmp_path / "src" / compiled.ENGINE
    engine.mkdir(parents=True)
    (engine / "board.py").write_text("a = 1\n")
    before = compiled.source_stamp(tmp_path)
    assert compiled.source_stamp(tmp_path) == before

    (engine / "board.py").write_text("a = 2\n")
    assert compiled.source_stamp(tmp_path) != before


@pytest.mark.skipif(not (compiled.FOLDER / compiled.STAMP).is_file(), reason="make compiled has not been run")
def test_the_compiled_engine_plays_the_same_games() -> None:
    here = compiled_games.played(compiled.ROOT / "src", 2)
    there = compiled_games.played(compiled.FOLDER, 2)
    assert there["compiled"]
    assert there["digest"] == here["digest"]
