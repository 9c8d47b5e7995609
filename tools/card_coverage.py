"""Which parts of which cards were ever executed: in games by chance, and in prepared positions: the card tests and the
examples to try.

    python -m tools.card_coverage --games 5000           games, then the card tests; the table of what is wanting
    python -m tools.card_coverage --games 0              the prepared positions alone
    python -m tools.card_coverage --games 0 --copies 10  the same ten times over, with other seeds
    python -m tools.card_coverage --games 500 4th/473    every part of these cards with its figures
    python -m tools.card_coverage --greedy 1000          cards the computer player never chose, and why

Every ability of every enforced card is to be executed `--times` times (10), and every branch of it once: both answers
where its player may, each way, each part of a sequence, chosen and not chosen where fewer may be chosen. A wording that
repeats another counts with it. Games are those of `python -m fuzz`, with every invariant checked. Writes
build/card-coverage.json; ends with 1 if anything is wanting or a game was stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from fuzz.executions import SAID, Executions, counting
from fuzz.search import Fuzzing
from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.power import Ability, Effect, Node, Static
from sixrealms.errors import SixRealmsError
from sixrealms.powers import registry
from sixrealms.powers.control_flow import Choose, May
from sixrealms.scenarios import examples
from sixrealms.scenarios.scenario_run import judge
from sixrealms.simulation.game import play
from sixrealms.simulation.inspection import Inspector
from tests.knockout import tests_of
from tests.talk.table import Table
from tools.greedy_choices import main as greedy_main

REPORT: Final = Path("build/card-coverage.json")
TIMES: Final = 10
_SHOWN: Final = 40


class Part(NamedTuple):
    """One thing that has to happen: the ability itself `TIMES` times, or a branch of it once."""

    key: str
    what: str
    least: int


class Row(NamedTuple):
    """One ability of one wording: how often it was executed, and which branches never."""

    printing: str
    name: str
    ability: int
    kind: str
    executed: int
    wanting: tuple[str, ...]


@cache
def first_printings() -> dict[str, Printing]:
    """The oldest printing of every wording."""
    found: dict[str, Printing] = {}
    for printing in catalogue.all_printings():
        found.setdefault(printing.wording, printing)
    return found


def _power_of(printing_id: str) -> str:
    """The wording whose power a printing plays."""
    wording = catalogue.printing(printing_id).wording
    return registry.model_of(wording) or wording


def parts_of(ability: Ability, times: int = TIMES) -> Iterator[Part]:
    """What has to happen for an ability to count as covered."""
    root = _root(ability)
    yield Part(root.key, "executed", times)
    if isinstance(ability, When) and ability.may:
        yield Part(f"{ability.key}{SAID}yes", "may: yes", 1)
        yield Part(f"{ability.key}{SAID}no", "may: no", 1)
    if isinstance(ability, Play | Use | Answer) and any(t.up_to for t in ability.targets):
        yield Part(f"{ability.key}{SAID}choose", "targets chosen", 1)
        yield Part(f"{ability.key}{SAID}done", "fewer targets chosen", 1)
    for node in ability.walk():
        if node.key and node not in (root, ability) and isinstance(node, Effect | Static):
            yield Part(node.key, type(node).__name__, 1)
        if isinstance(node, May):
            yield Part(f"{node.key}{SAID}yes", "May: yes", 1)
            yield Part(f"{node.key}{SAID}no", "May: no", 1)
        if isinstance(node, Choose) and node.up_to:
            yield Part(f"{node.key}{SAID}choose", "Choose: chosen", 1)
            yield Part(f"{node.key}{SAID}done", "Choose: fewer", 1)


def _root(ability: Ability) -> Node:
    if isinstance(ability, Always):
        return ability.what
    return ability.effect if isinstance(ability, When) else ability


def rows(counts: Counter[str], times: int = TIMES) -> list[Row]:
    """Every ability of every wording with a power of its own."""
    found = []
    for wording, power in registry.all_powers().items():
        if registry.model_of(wording) is not None:
            continue
        printing = first_printings()[wording]
        for number, ability in enumerate(power.abilities):
            parts = list(parts_of(ability, times))
            wanting = tuple(part.what for part in parts[1:] if counts[part.key] < part.least)
            found.append(Row(printing.id, printing.name, number, type(ability).__name__, counts[parts[0].key], wanting))
    return found


def merged(counts: Counter[str]) -> Counter[str]:
    """The same figures with repeats counted as what they repeat."""
    found: Counter[str] = Counter()
    for key, number in counts.items():
        wording, colon, rest = key.partition(":")
        found[f"{registry.model_of(wording) or wording}{colon}{rest}"] += number
    return found


class Played(NamedTuple):
    """What one game of chance executed, and why it was stopped ("" if it was not)."""

    number: int
    counts: Counter[str]
    fault: str


def game(fuzzing: Fuzzing, number: int) -> Played:
    """Play game `number` of the fuzz, with its invariants, and count."""
    match = fuzzing.match(number)
    executions = Executions()
    with counting(executions):
        outcome = play(match, Inspector(match.setup.seed, every=fuzzing.every))
    finding = outcome.finding
    return Played(number, executions.counts, f"{finding.kind} {finding.name}: {finding.detail}" if finding else "")


def prepared(wording: str, copies: int = 1) -> Counter[str]:
    """What the tests of a wording and its example to try execute: each in every way it can be played, and so many
    `copies` of all that, each with another seed. What hangs on chance may come otherwise in a copy and is not judged.
    """
    executions = Executions()
    example = examples.example(first_printings()[wording].id)
    with counting(executions):
        for copy in range(copies):
            for test in tests_of(first_printings()[wording].id):
                for values in test.variants():
                    for rotation in (0, 1) if test.rotates else (0,):
                        if not copy:
                            test._run(rotation, False, values)
                            continue
                        with suppress(SixRealmsError, AssertionError), _seeded(copy):
                            test._run(rotation, True, values)
            if example is not None:
                judge(example.scenario)
    own = f"{wording}:"
    return Counter({key: number for key, number in executions.counts.items() if key.startswith(own)})


@contextmanager
def _seeded(seed: int) -> Iterator[None]:
    """Every position is laid with this seed, whatever else is said of it."""
    begin = Table.begin

    def begun(table: Table, *said: Any, **more: Any) -> None:
        begin(table, *said, **({"seed": seed} | more))

    with patch.object(Table, "begin", begun):
        yield


def _counted(options: argparse.Namespace) -> tuple[Counter[str], list[str]]:
    counts: Counter[str] = Counter()
    faults: list[str] = []
    fuzzings = [Fuzzing(options.seed, options.every), Fuzzing(options.seed, options.every, named=True)]
    wordings = [w for w in registry.all_powers() if registry.model_of(w) is None]
    tests_of(first_printings()[wordings[0]].id)  # collected before the processes part
    with multiprocessing.Pool(options.workers) as pool:
        for half, fuzzing in enumerate(fuzzings):
            games = (options.games + 1 - half) // 2
            said = time.monotonic()
            for done, played in enumerate(pool.imap_unordered(partial(game, fuzzing), range(games)), 1):
                counts.update(played.counts)
                if played.fault:
                    faults.append(f"game {played.number}{' --named' if half else ''}: {played.fault}")
                if time.monotonic() - said > 20:
                    said = time.monotonic()
                    print(f"{done} of {games} games{' with options' if half else ''}", file=sys.stderr, flush=True)
        if options.tests:
            for found in pool.imap_unordered(partial(prepared, copies=options.copies), wordings, chunksize=8):
                counts.update(found)
    return merged(counts), faults


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, write the report and say what is wanting."""
    options = _options(arguments)
    if options.greedy:
        return greedy_main(options.greedy, options.seed, options.workers)
    try:
        shown = {first_printings()[_power_of(card)].id for card in options.cards}
    except SixRealmsError as error:
        print(f"card_coverage: {error}", file=sys.stderr)
        return 2
    began = time.perf_counter()
    counts, faults = _counted(options)
    table = rows(counts, options.times)
    wanting = [row for row in table if row.executed < options.times or row.wanting]
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps([row._asdict() for row in table], ensure_ascii=False, indent=0) + "\n", "utf-8")
    for row in table:
        if row.printing in shown:
            print(_line(row))
            power = registry.all_powers()[catalogue.printing(row.printing).wording]
            for part in parts_of(power.abilities[row.ability], options.times):
                print(f"    {counts[part.key]:6}  {part.what}")
    if not shown:
        for row in wanting if options.all else wanting[:_SHOWN]:
            print(_line(row))
        if len(wanting) > _SHOWN and not options.all:
            print(f"... and {len(wanting) - _SHOWN} more (--all)")
    few = sum(row.executed < options.times for row in table)
    print(
        f"{options.games} games, {len(faults)} stopped, {time.perf_counter() - began:.0f} s; "
        f"{len({row.printing for row in table})} powers with {len(table)} abilities: {few} executed fewer than "
        f"{options.times} times, {sum(bool(row.wanting) for row in table)} with a branch never taken"
    )
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(wanting or faults))


def _line(row: Row) -> str:
    never = f"; never: {', '.join(row.wanting)}" if row.wanting else ""
    return f"{row.printing:8} {row.name}, {row.kind} {row.ability + 1}: {row.executed} times{never}"


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.card_coverage", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="ID", help="show every part of these cards")
    parser.add_argument("--games", type=int, default=500, help="games by chance, half of them with options (500)")
    parser.add_argument("--no-tests", dest="tests", action="store_false", help="games only, no prepared positions")
    parser.add_argument("--copies", type=int, default=1, help="how often to play each prepared position (1)")
    parser.add_argument("--times", type=int, default=TIMES, help=f"how often an ability is to be executed ({TIMES})")
    parser.add_argument("--seed", type=int, default=0, help="another number, other games (0)")
    parser.add_argument("--every", type=int, default=10, help="costly checks at every N-th decision (10)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--all", action="store_true", help="list everything that is wanting")
    parser.add_argument("--greedy", type=int, default=0, metavar="GAMES", help="cards `greedy` never chose, and why")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
