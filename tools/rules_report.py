"""Says which statements of the rule ledgers are proven, and by which tests.

    python -m tools.rules_report            fails while a statement has no passing test and no excuse
    python -m tools.rules_report --count    only counts them; for use right after a run of the tests

Both read `build/rule-marks.json`, which a run of the whole suite writes (see tests/rule_marks.py), and write
`build/rules-report.json`. Both fail when a mark names an unknown statement.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from sixrealms import rulebook
from tools.source_digest import source_digest

ROOT = Path(__file__).resolve().parent.parent


class MarkedTest(msgspec.Struct, frozen=True):
    """What one test claims to prove, and how it ended."""

    rules: tuple[str, ...]
    outcome: str


class SuiteMarks(msgspec.Struct, frozen=True):
    """Every marked test of one run of the whole suite, and the sources it ran against."""

    digest: str
    tests: dict[str, MarkedTest]


class Line(msgspec.Struct, frozen=True):
    """One statement in the report: `enforced`, `not-enforceable`, `later` or `missing`."""

    id: str
    file: str
    section: str
    status: str
    reason: str
    tests: tuple[str, ...]


class Unusable(Exception):
    """The marks cannot be reported on; the message says what to do."""


def read_marks(root: Path, *, check_sources: bool) -> SuiteMarks:
    """The marks of the last whole run; refuses when there are none or the sources changed since."""
    path = root / "build" / "rule-marks.json"
    if not path.is_file():
        raise Unusable("no test results yet: run `make test` first")
    marks = msgspec.json.decode(path.read_bytes(), type=SuiteMarks)
    if check_sources and marks.digest != source_digest(root):
        raise Unusable("src or tests changed since the last whole run: run `make test` first")
    return marks


def unknown_ids(marks: SuiteMarks) -> dict[str, list[str]]:
    """Every marked id that no ledger holds, with the tests that name it."""
    found: dict[str, list[str]] = {}
    for test, entry in sorted(marks.tests.items()):
        for rule_id in entry.rules:
            if not rulebook.is_rule(rule_id):
                found.setdefault(rule_id, []).append(test)
    return found


def report(
    rules: Sequence[rulebook.Rule], marks: SuiteMarks, excused: Mapping[str, str], later: Mapping[str, str]
) -> list[Line]:
    """One line for each statement; `excused` and `later` say why a statement is not or not yet enforced.

    Only passed tests prove anything. A statement that is excused and proven all the same counts as enforced.
    """
    reasons = {"not-enforceable": excused, "later": later}
    passed: dict[str, list[str]] = {}
    for test, entry in sorted(marks.tests.items()):
        if entry.outcome == "passed":
            for rule_id in entry.rules:
                passed.setdefault(rule_id, []).append(test)
    lines = []
    for rule in rules:
        tests = tuple(passed.get(rule.id, ()))
        status = "enforced" if tests else next((name for name, why in reasons.items() if rule.id in why), "missing")
        reason = reasons[status][rule.id] if status in reasons else ""
        lines.append(Line(id=rule.id, file=rule.file, section=rule.section, status=status, reason=reason, tests=tests))
    return lines


def summary(lines: Sequence[Line]) -> list[str]:
    """One printed line per section of each ledger, and the totals."""
    printed = []
    for file in dict.fromkeys(line.file for line in lines):
        inside = [line for line in lines if line.file == file]
        sections = dict.fromkeys(line.section for line in inside)
        printed += [_counts(name, [line for line in inside if line.section == name]) for name in sections]
        printed.append(_counts(f"= {file}", inside))
    return [*printed, _counts("all", lines)]


def _counts(name: str, lines: Sequence[Line]) -> str:
    times = Counter(line.status for line in lines)
    return (
        f"{name:<18}{times['enforced']:>4} of {len(lines):>3} enforced, "
        f"{times['not-enforceable']:>3} not enforceable, {times['later']:>3} later, {times['missing']:>3} missing"
    )


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write and print the report; 0 only when nothing is wrong (with --count: no unknown id)."""
    parser = argparse.ArgumentParser(prog="rules-report", description="Which rule statements are proven by tests")
    parser.add_argument("--count", action="store_true", help="count missing statements without failing")
    count_only = parser.parse_args(arguments).count
    try:
        marks = read_marks(root, check_sources=not count_only)
    except Unusable as refusal:
        print(f"rules-report: {refusal}", file=sys.stderr)
        return 1
    lines = report(rulebook.rules(), marks, rulebook.excused(), rulebook.later())
    target = root / "build" / "rules-report.json"
    target.write_text(json.dumps(msgspec.to_builtins(lines), indent=1) + "\n", encoding="utf-8")

    unknown = unknown_ids(marks)
    for rule_id, tests in unknown.items():
        print(f"rules-report: unknown rule {rule_id!r} in {', '.join(tests)}", file=sys.stderr)
    missing = [line.id for line in lines if line.status == "missing"]
    if count_only:
        print(summary(lines)[-1].replace("all  ", "rules", 1))
        return 1 if unknown else 0
    print("\n".join(summary(lines)))
    if missing:
        print("missing:", *missing, sep="\n  ")
    return 1 if unknown or missing else 0


if __name__ == "__main__":
    sys.exit(main())
