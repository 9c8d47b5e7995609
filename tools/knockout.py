"""Breaks every card on purpose and asks its tests whether they notice.

    python -m tools.knockout 1st               every enforced wording of a set
    python -m tools.knockout 1st/21 1st/400    these cards
    python -m tools.knockout --kinds power,ability 1st -j 2 --json

Lists what survives: cards nobody tests and changes no test notices (see tools/knockout_changes.py for the kinds).
Ends with 1 if anything survives. A change nobody could see survives rightly; tools/silent_changes.jsonl has those and
says why (tools/knockout_silent.py); for what else survives, tools/tell_apart.py looks for a position that shows it. A
wording that repeats the power of another is broken there.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.errors import SixRealmsError
from sixrealms.powers import registry
from tests.knockout import collect, first_to_notice, run_card_tests, runs_of, tests_of
from tools.knockout_changes import KINDS, changes
from tools.knockout_silent import reason

WRONG = 2
_FEW: Final = 20


class Verdict(NamedTuple):
    """What the tests of one wording noticed."""

    printing: str
    name: str
    tests: int
    changes: int
    survivors: tuple[str, ...]
    silent: int = 0  # changes that nobody could see
    broken: tuple[str, ...] = ()  # tests that fail although nothing was changed
    reasons: tuple[str, ...] = ()  # why nobody could see those


def judge(printing_id: str, kinds: frozenset[str]) -> Verdict:
    """Break one wording in every way of these kinds.

    Whoever noticed the last change is asked first about the next: most changes of a card are near to each other.
    """
    printing = catalogue.printing(printing_id)
    whole = registry.all_powers()[printing.wording]
    runs = runs_of(printing_id)
    count = len(tests_of(printing_id))
    if not count:
        return Verdict(printing_id, printing.name, 0, 0, ())
    broken = run_card_tests(printing_id, whole)
    if broken:
        return Verdict(printing_id, printing.name, count, 0, (), broken=tuple(broken))
    survivors: list[str] = []
    reasons: list[str] = []
    tried = 0
    for change in changes(whole):
        if change.kind not in kinds:
            continue
        tried += 1
        noticed = first_to_notice(printing_id, change.power, runs)
        what = f"{change.kind}: {change.what}"
        if noticed >= 0:
            runs.insert(0, runs.pop(noticed))
        elif why := reason(printing_id, what):
            reasons.append(why)
        else:
            survivors.append(what)
    return Verdict(printing_id, printing.name, count, tried, tuple(survivors), len(reasons), reasons=tuple(reasons))


def wanted(names: Sequence[str]) -> list[str]:
    """One printing of every wording with a power of its own that is meant by sets and printing ids, in their order."""
    known = {s.id for s in catalogue.sets()}
    ids: list[str] = []
    for name in names or sorted(known):
        if name in known:
            ids += [p.id for p in catalogue.all_printings() if p.set == name]
        else:
            ids.append(catalogue.printing(name).id)
    enforced = registry.all_powers()
    first: dict[str, str] = {}
    for printing_id in ids:
        wording = catalogue.printing(printing_id).wording
        if wording in enforced and registry.model_of(wording) is None:
            first.setdefault(wording, printing_id)
    return list(first.values())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the check and say what survived."""
    parser = argparse.ArgumentParser(prog="python -m tools.knockout", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="SET|ID", help="sets and printing ids; none: every set")
    parser.add_argument("--kinds", default=",".join(KINDS), help=f"which changes: {','.join(KINDS)}")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="worker processes")
    parser.add_argument("--json", action="store_true", help="write a list of objects instead of lines")
    given = parser.parse_args(arguments)
    kinds = frozenset(given.kinds.split(","))
    if kinds - set(KINDS):
        parser.error(f"--kinds: unknown {', '.join(sorted(kinds - set(KINDS)))}; there are {', '.join(KINDS)}")
    try:
        ids = wanted(given.cards)
    except SixRealmsError as error:
        print(f"knockout: {error}", file=sys.stderr)
        return WRONG
    verdicts = _judge_all(ids, kinds, max(given.jobs, 1))
    if given.json:
        print(json.dumps([v._asdict() for v in verdicts], ensure_ascii=False, indent=1))
    else:
        _report(verdicts)
    return int(any(v.survivors or v.broken or not v.tests for v in verdicts))


def _judge_all(ids: list[str], kinds: frozenset[str], jobs: int) -> list[Verdict]:
    found: list[Verdict] = []
    shown = time.monotonic()
    if len(ids) > _FEW:
        collect()  # once, before the processes part; a few cards need only the files that name them
    work = partial(judge, kinds=kinds)
    with multiprocessing.get_context("fork").Pool(jobs) if jobs > 1 else nullcontext() as pool:
        for verdict in pool.imap(work, ids, chunksize=4) if pool else map(work, ids):
            found.append(verdict)
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(f"knockout: {len(found)} of {len(ids)} cards", file=sys.stderr)
    return found


def _report(verdicts: list[Verdict]) -> None:
    for v in verdicts:
        for line in v.broken:
            print(f"{v.printing} {v.name}: fails unchanged: {line}")
        for line in v.survivors:
            print(f"{v.printing} {v.name}: survives {line}")
    untested = [f"{v.printing} {v.name}" for v in verdicts if not v.tests]
    if untested:
        print(f"untested: {', '.join(untested)}")
    tried, survived = sum(v.changes for v in verdicts), sum(len(v.survivors) for v in verdicts)
    silent = sum(v.silent for v in verdicts)
    print(
        f"{len(verdicts)} cards, {len(untested)} untested; {tried} changes, {survived} not noticed, "
        f"{silent} that nobody could notice"
    )


if __name__ == "__main__":
    sys.exit(main())
