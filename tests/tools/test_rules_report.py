from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixrealms import rulebook
from tools import rules_report
from tools.source_digest import source_digest

CORE = [rule.id for rule in rulebook.rules() if rule.file == "core.yaml"]
EVERY = [rule.id for rule in rulebook.rules()]
EXCUSED = {*rulebook.excused(), *rulebook.later()}
DUE = [rule_id for rule_id in EVERY if rule_id not in EXCUSED]
"""What must be proven."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one source file and a folder for results."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "game.py").write_text("pass\n")
    (tmp_path / "build").mkdir()
    return tmp_path


def _write_marks(project: Path, tests: dict[str, dict[str, Any]]) -> None:
    marks = {"digest": source_digest(project), "tests": tests}
    (project / "build" / "rule-marks.json").write_text(json.dumps(marks))


def _lines(project: Path) -> dict[str, dict[str, Any]]:
    lines = json.loads((project / "build" / "rules-report.json").read_text())
    return {line["id"]: line for line in lines}


def test_only_a_passed_test_proves_a_statement(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write_marks(
        project,
        {
            "test_a": {"rules": ["combat.e.tie"], "outcome": "passed"},
            "test_b": {"rules": ["combat.e.tie", "combat.e.totals"], "outcome": "failed"},
            "test_c": {"rules": ["raze.no-world"], "outcome": "skipped"},
        },
    )

    assert rules_report.main([], project) == 1

    lines = _lines(project)
    assert list(lines) == EVERY
    assert lines["combat.e.tie"] == {
        "id": "combat.e.tie",
        "file": "core.yaml",
        "section": "combat",
        "status": "enforced",
        "reason": "",
        "tests": ["test_a"],
    }
    assert lines["combat.e.totals"]["status"] == "missing"
    assert lines["raze.no-world"]["status"] == "missing"
    printed = capsys.readouterr().out.splitlines()
    assert "  combat.e.totals" in printed
    assert "  combat.e.tie" not in printed
    assert (
        f"= core.yaml          1 of {len(CORE)} enforced,   0 not enforceable,   0 later, {len(CORE) - 1} missing"
        in printed
    )


def test_everything_proven_is_a_success(project: Path) -> None:
    _write_marks(project, {"test_all": {"rules": DUE, "outcome": "passed"}})

    assert rules_report.main([], project) == 0


def test_counting_does_not_fail_while_statements_are_missing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write_marks(project, {"test_a": {"rules": ["combat.e.tie"], "outcome": "passed"}})

    assert rules_report.main(["--count"], project) == 0

    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("rules")
    assert f"{len(EVERY) - len(EXCUSED) - 1} missing" in line


@pytest.mark.parametrize("arguments", [[], ["--count"]])
def test_an_unknown_id_fails_and_names_the_test(
    project: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    _write_marks(project, {"test_all": {"rules": [*CORE, "combat.e.tye"], "outcome": "passed"}})

    assert rules_report.main(arguments, project) == 1
    assert "unknown rule 'combat.e.tye' in test_all" in capsys.readouterr().err


def test_statements_of_every_ledger_are_reported(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "later", lambda: {"grid.9.structure": "somebody else's work"})
    proven = [rule_id for rule_id in DUE if rule_id != "grid.9.structure"]
    _write_marks(project, {"test_all": {"rules": proven, "outcome": "passed"}})

    assert rules_report.main([], project) == 0

    lines = _lines(project)
    assert (lines["protocol.no-ante"]["file"], lines["protocol.no-ante"]["status"]) == ("tournaments.yaml", "enforced")
    assert lines["tyrant.decks.two"]["status"] == "enforced"
    assert lines["outreach.copying"]["status"] == "not-enforceable"
    assert (lines["grid.9.structure"]["status"], lines["grid.9.structure"]["reason"]) == (
        "later",
        "somebody else's work",
    )


def test_a_missing_statement_of_any_ledger_fails_the_report(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proven = [rule_id for rule_id in DUE if rule_id != "tyrant.decks.two"]
    _write_marks(project, {"test_all": {"rules": proven, "outcome": "passed"}})

    assert rules_report.main([], project) == 1
    told = capsys.readouterr().out
    assert "  tyrant.decks.two" in told[told.index("missing:") :].splitlines()


def test_without_results_it_says_what_to_do(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_report.main([], project) == 1
    assert "run `make test` first" in capsys.readouterr().err


def test_results_older_than_the_sources_are_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _write_marks(project, {"test_all": {"rules": CORE, "outcome": "passed"}})
    (project / "src" / "game.py").write_text("raise SystemExit\n")

    assert rules_report.main([], project) == 1
    assert "changed since the last whole run" in capsys.readouterr().err


def test_an_excused_statement_is_not_missing_but_a_proven_one_is_enforced() -> None:
    marks = rules_report.SuiteMarks(
        digest="", tests={"test_a": rules_report.MarkedTest(rules=("setup.cut",), outcome="passed")}
    )
    rules = [rulebook.rule("setup.cut"), rulebook.rule("setup.shuffle")]

    lines = rules_report.report(rules, marks, {"setup.cut": "by hand", "setup.shuffle": "by hand"}, {})

    assert [(line.status, line.reason) for line in lines] == [
        ("enforced", ""),
        ("not-enforceable", "by hand"),
    ]
