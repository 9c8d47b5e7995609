"""Pytest plugin: which ledger statements each test proves, and with what outcome.

A test names statements with `@pytest.mark.rule("deck.limits.55.realms", ...)`. An id that the ledger does not
hold fails the test. A run of the whole suite writes `build/rule-marks.json` for `tools/rules_report.py`; a
run of a part leaves that file alone. Under pytest-xdist the ids travel with each report, and only the
controlling process writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixrealms import rulebook
from tools.source_digest import source_digest

PROPERTY = "rules"
"""The name under which the ids travel in a report's user properties."""

_NARROWING_OPTIONS = ("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "collectonly")


class RuleMarks:
    """Collects outcomes while tests run and writes them when the session ends."""

    def __init__(self, root: Path) -> None:
        self._target = root / "build" / "rule-marks.json"
        self._digest = source_digest(root)
        self._tests: dict[str, dict[str, Any]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the worst outcome of a test's three phases."""
        ids = dict(report.user_properties).get(PROPERTY)
        if not isinstance(ids, list):
            return
        entry = self._tests.setdefault(report.nodeid, {"rules": ids, "outcome": "passed"})
        if report.failed or entry["outcome"] == "failed":
            entry["outcome"] = "failed"
        elif report.skipped:  # includes an expected failure: it proves nothing
            entry["outcome"] = "skipped"

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the marks, unless the run was cut short."""
        if session.shouldstop or session.shouldfail:
            return
        self._target.parent.mkdir(exist_ok=True)
        marks = {"digest": self._digest, "tests": self._tests}
        self._target.write_text(json.dumps(marks, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Register the collector in the process that sees every report of a whole run."""
    if not hasattr(config, "workerinput") and _runs_everything(config):
        config.pluginmanager.register(RuleMarks(config.rootpath), "rule-marks-file")


def _runs_everything(config: pytest.Config) -> bool:
    if any(config.getoption(option, None) for option in _NARROWING_OPTIONS):
        return False
    here = config.invocation_params.dir
    asked = {(here / argument).resolve() for argument in config.args}
    return asked == {(config.rootpath / folder).resolve() for folder in config.getini("testpaths")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attach the ids of every mark to its test, so that they travel with its reports."""
    for item in items:
        ids = sorted({rule_id for mark in item.iter_markers("rule") for rule_id in mark.args})
        if ids:
            item.user_properties.append((PROPERTY, ids))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a mark that names no statement of the ledger."""
    for mark in item.iter_markers("rule"):
        if not mark.args:
            pytest.fail("@pytest.mark.rule needs at least one rule id", pytrace=False)
        for rule_id in mark.args:
            try:
                rulebook.rule(rule_id)
            except rulebook.UnknownRule as error:
                pytest.fail(str(error), pytrace=False)
