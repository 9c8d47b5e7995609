"""The plugin that collects rule marks, run on small suites of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

SUITE = """
    import pytest

    @pytest.mark.rule("combat.e.tie", "combat.g.decision")
    def test_passing(): pass

    @pytest.mark.rule("combat.e.totals")
    def test_failing(): assert False

    @pytest.mark.rule("raze.power-off")
    @pytest.mark.skip(reason="later")
    def test_skipped(): pass

    @pytest.mark.rule("raze.no-world")
    @pytest.mark.xfail(strict=True)
    def test_expected_to_fail(): assert False

    @pytest.fixture
    def broken_afterwards():
        yield
        raise RuntimeError

    @pytest.mark.rule("raze.face-down")
    def test_failing_afterwards(broken_afterwards): pass

    def test_unmarked(): pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with one test file, far from this one's settings."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # loading what these suites do not use takes seconds
    pytester.makeini("[pytest]\ntestpaths = tests\nmarkers = rule(*ids): statements\n")
    tests = pytester.mkdir("tests")
    pytester.makepyfile(test_marked=SUITE)
    pytester.path.joinpath("test_marked.py").rename(tests / "test_marked.py")
    return pytester


def _run(suite: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return suite.runpytest_subprocess("-p", "xdist", "-p", "tests.rule_marks", "-p", "no:cacheprovider", *arguments)


def _marks(suite: pytest.Pytester) -> dict[str, Any]:
    marks = json.loads(suite.path.joinpath("build", "rule-marks.json").read_text())
    assert isinstance(marks, dict)
    return marks


@pytest.mark.parametrize("arguments", [(), ("-n", "2"), ("tests",)])
def test_a_whole_run_writes_every_marked_test_with_its_outcome(
    suite: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    _run(suite, *arguments).assert_outcomes(passed=3, failed=1, skipped=1, xfailed=1, errors=1)

    here = "tests/test_marked.py::test"
    assert _marks(suite)["tests"] == {
        f"{here}_passing": {"rules": ["combat.e.tie", "combat.g.decision"], "outcome": "passed"},
        f"{here}_failing": {"rules": ["combat.e.totals"], "outcome": "failed"},
        f"{here}_skipped": {"rules": ["raze.power-off"], "outcome": "skipped"},
        f"{here}_expected_to_fail": {"rules": ["raze.no-world"], "outcome": "skipped"},
        f"{here}_failing_afterwards": {"rules": ["raze.face-down"], "outcome": "failed"},
    }


@pytest.mark.parametrize("arguments", [("-k", "passing"), ("tests/test_marked.py",), ("--collect-only",), ("-x",)])
def test_a_run_of_a_part_writes_nothing(suite: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    _run(suite, *arguments)

    assert not suite.path.joinpath("build").exists()


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
@pytest.mark.parametrize(
    ("mark", "words"),
    [
        ('rule("combat.e.tye")', "*unknown rule 'combat.e.tye'; nearest: combat.e.tie*"),
        ("rule()", "*needs at least one rule id*"),
    ],
)
def test_a_mark_the_ledger_does_not_know_fails_its_test(
    suite: pytest.Pytester, mark: str, words: str, workers: tuple[str, ...]
) -> None:
    suite.path.joinpath("tests", "test_marked.py").write_text(
        f"import pytest\n@pytest.mark.{mark}\ndef test_it(): pass\n"
    )

    result = _run(suite, *workers)

    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([words])
