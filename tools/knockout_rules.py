"""Breaks every rule on purpose and asks the tests that name it whether they notice.

    python -m tools.knockout_rules                            everything
    python -m tools.knockout_rules combat.e.tie deck.limits   these statements and sections
    python -m tools.knockout_rules --kinds answer,option --json

Lists what survives: changes that no test notices which names the statement (`pytest.mark.rule`). The kinds are told in
tools/knockout_answers.py and tools/knockout_code.py. Ends with 1 if anything survives. A change nobody could see
survives rightly; tools/knockout_rules_silent.py knows those and says why.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from sixrealms import rulebook
from tools import knockout_answers, knockout_code
from tools.knockout_answers import Break
from tools.knockout_rules_silent import reason
from tools.knockout_session import LEFT_OUT, TESTS, Session, judge

WRONG = 2
KINDS: Final[Mapping[str, Callable[[], Iterator[Break]]]] = {
    "answer": knockout_answers.answers,
    "option": knockout_answers.options,
    "limit": knockout_answers.limits,
    "reason": knockout_code.reasons,
    "function": knockout_code.functions,
    "line": knockout_code.lines,
    "branch": knockout_code.branches,
}


def changes(names: Sequence[str], kinds: Sequence[str]) -> list[Break]:
    """Every change of these kinds that concerns these statements and sections (none: all)."""
    found = [change for kind in kinds for change in KINDS[kind]() if not reason(change.what)]
    return [change for change in found if not names or any(_meant(rule, names) for rule in change.rules)]


def _meant(rule: str, names: Sequence[str]) -> bool:
    return any(rule == name or rule.startswith(f"{name}.") for name in names)


def files_naming(rules: Sequence[str]) -> list[Path]:
    """The test files that may hold a proof of these statements: those that name one, and those that read them."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        if path.relative_to(TESTS).parts[0] not in LEFT_OUT:
            text = path.read_text(encoding="utf-8")
            if "marks=" in text or "mark.rule(*" in text or 'rule(f"' in text or any(rule in text for rule in rules):
                found.append(path)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the check and say what survived."""
    parser = argparse.ArgumentParser(prog="python -m tools.knockout_rules", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", metavar="ID|SECTION", help="statements and sections; none: all")
    usual = ",".join(kind for kind in KINDS if kind != "branch")
    parser.add_argument("--kinds", default=usual, help=f"which changes: {usual}, or finer ones: branch")
    parser.add_argument("--tests", nargs="+", type=Path, metavar="PATH", help="only the tests below these paths")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--json", action="store_true", help="write a list of objects instead of lines")
    given = parser.parse_args(arguments)
    kinds = given.kinds.split(",")
    if set(kinds) - set(KINDS):
        parser.error(f"--kinds: unknown {', '.join(sorted(set(kinds) - set(KINDS)))}; there are {', '.join(KINDS)}")
    for name in given.rules:
        try:
            rulebook.rules(name) if not rulebook.is_rule(name) else None
        except rulebook.UnknownRule as error:
            print(f"knockout-rules: {error}", file=sys.stderr)
            return WRONG
    wanted = changes(given.rules, kinds)
    rules = list(dict.fromkeys(rule for change in wanted for rule in change.rules))
    began = time.monotonic()
    places = given.tests or (files_naming(rules) if given.rules else ())
    session = judge(wanted, places, max(given.jobs, 1), _told)
    survivors = [verdict for verdict in session.verdicts if not verdict.noticed]
    for test in session.failing:
        _told(f"fails unchanged: {test}")
    if given.json:
        print(json.dumps([verdict._asdict() for verdict in session.verdicts], ensure_ascii=False, indent=1))
    else:
        _report(session, time.monotonic() - began)
    return int(bool(survivors or session.failing))


def _told(line: str) -> None:
    print(f"knockout-rules: {line}", file=sys.stderr)


def _report(session: Session, seconds: float) -> None:
    survivors = [verdict for verdict in session.verdicts if not verdict.noticed]
    for verdict in survivors:
        tests = f"{verdict.tests} tests of" if verdict.tests else "no test names"
        print(f"survives {verdict.kind}: {verdict.what}; {tests} {', '.join(verdict.rules)}")
    print(f"{len(session.verdicts)} changes, {len(survivors)} not noticed; {seconds:.0f} seconds")


if __name__ == "__main__":
    sys.exit(main())
