"""Counting what a decision takes in instructions."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import instructions

_SAID = "==7== Events : Ir\n==7==\n==7== I   refs:      {:,}\n"


def test_what_valgrind_says_is_read() -> None:
    assert instructions.counted(_SAID.format(1_234_567)) == 1_234_567


def test_where_nothing_was_counted_that_is_said() -> None:
    with pytest.raises(ValueError, match="valgrind counted nothing: no such tool"):
        instructions.counted("no such tool")


def test_a_decision_is_what_further_passes_take(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        passes = int(command[-1])
        return subprocess.CompletedProcess(command, 0, "decisions 10\n", _SAID.format(5_000 + passes * 400))

    monkeypatch.setattr("benchmarks.instructions.subprocess.run", run)
    assert instructions.a_decision(Path("src"), "starters") == 40


def test_a_program_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "no module\n")
    monkeypatch.setattr("benchmarks.instructions.subprocess.run", lambda *_, **__: failed)
    with pytest.raises(ValueError, match="no module"):
        instructions.a_decision(Path("src"), "drawn")


def test_without_valgrind_or_package_it_is_said_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("benchmarks.instructions.shutil.which", lambda _: None)
    assert instructions.main([]) == 1
    assert "apt install valgrind" in capsys.readouterr().err

    monkeypatch.setattr("benchmarks.instructions.shutil.which", lambda _: "/usr/bin/valgrind")
    assert instructions.main([str(tmp_path)]) == 1
    assert "name the folder that holds it" in capsys.readouterr().err


def test_each_package_has_its_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("benchmarks.instructions.shutil.which", lambda _: "/usr/bin/valgrind")
    monkeypatch.setattr(instructions, "a_decision", lambda _, kind, __: {"starters": 1_000, "drawn": 1_500}[kind])
    assert instructions.main([str(instructions.ROOT / "src")]) == 0
    assert "1,000 with starters, 1,500 drawn, 1.50 times" in capsys.readouterr().out
