"""Which modules are compiled, and that the compiled engine plays the same games (where it has been built)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools import compiled, compiled_games


def test_the_rules_and_the_words_of_cards_are_compiled() -> None:
    names = {path.stem for path in compiled.modules()}
    assert {"board", "state", "run", "kit", "power", "ability", "statics", "question", "conditions"} <= names
    assert names.isdisjoint({"view", "digest", "game_setup", "card_files", "registry"})


def _classes(path: Path) -> list[ast.ClassDef]:
    return [one for one in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(one, ast.ClassDef)]


def _words(one: ast.ClassDef) -> set[str]:
    """What its decorators are."""
    return {ast.unparse(decorator) for decorator in one.decorator_list}


_COMPILED = {one.name: one for path in compiled.modules() for one in _classes(path)}
_OTHERS = [
    path
    for path in sorted((compiled.ROOT / "src").rglob("*.py"))
    if path not in compiled.modules() and "powers" not in path.parts
]


def test_what_is_not_compiled_extends_only_classes_that_let_it() -> None:
    for one in [one for path in _OTHERS for one in _classes(path)]:
        for base in [_COMPILED[name] for name in map(ast.unparse, one.bases) if name in _COMPILED]:
            assert "mypyc_attr(allow_interpreted_subclasses=True)" in _words(base), (one.name, base.name)


def test_further_bases_of_a_compiled_class_are_traits() -> None:
    for one in _COMPILED.values():
        for base in [_COMPILED[name] for name in map(ast.unparse, one.bases[1:]) if name in _COMPILED]:
            assert "trait" in _words(base), (one.name, base.name)


def test_a_compiled_dataclass_holds_nothing_but_fields_and_methods() -> None:
    """The compiler takes what belongs to the class for a field (mypyc issue 1207)."""
    for one in [one for one in _COMPILED.values() if "dataclass(frozen=True)" in _words(one)]:
        for held in one.body:
            assert not isinstance(held, ast.Assign), (one.name, ast.unparse(held))
            assert not isinstance(held, ast.AnnAssign) or "ClassVar" not in ast.unparse(held.annotation), one.name


def test_every_module_that_stays_is_one_of_them() -> None:
    known = {path.stem for path in compiled.sources()}
    assert known >= compiled.INTERPRETED


def test_what_is_built_is_known_by_its_sources(tmp_path: Path) -> None:
    engine = tmp_path / "src" / compiled.COMPILED[0]
    engine.mkdir(parents=True)
    (engine / "board.py").write_text("a = 1\n")
    before = compiled.source_stamp(tmp_path)
    assert compiled.source_stamp(tmp_path) == before

    (engine / "board.py").write_text("a = 2\n")
    assert compiled.source_stamp(tmp_path) != before


def test_what_is_trained_will_do_for_who_asks_for_less_and_not_the_other_way_round(tmp_path: Path) -> None:
    (tmp_path / "src" / "sixrealms").mkdir(parents=True)
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / compiled.STAMP).write_text(compiled.source_stamp(tmp_path) + compiled.WITH_GAMES)
    assert compiled.build(folder, tmp_path) == []

    (folder / compiled.STAMP).write_text(compiled.source_stamp(tmp_path))
    assert compiled.build(folder, tmp_path) == []
    with pytest.raises(compiled.NotCompiled):  # there is nothing to be compiled
        compiled.build(folder, tmp_path, trained=True)


@pytest.mark.skipif(not (compiled.FOLDER / compiled.STAMP).is_file(), reason="make compiled has not been run")
def test_the_compiled_engine_plays_the_same_games() -> None:
    here = compiled_games.played(compiled.ROOT / "src", 2)
    there = compiled_games.played(compiled.FOLDER, 2)
    assert there["compiled"]
    assert there["digest"] == here["digest"]


def test_a_folder_that_holds_something_else_is_refused_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear reader", encoding="utf-8")
    assert compiled.main([str(tmp_path)]) == 1
    assert "holds something else" in capsys.readouterr().err
    assert letter.read_text(encoding="utf-8") == "dear reader"


def test_a_wrong_order_builds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        compiled.main(["--faster"])
    assert ended.value.code == 2
    assert "unrecognized arguments" in capsys.readouterr().err
