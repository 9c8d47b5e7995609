"""Which parts of which cards were ever executed: in their tests, in what a curious player makes of those positions, and
in games by chance.

    python -m tools.card_coverage                 tests, examples and curious games of every card; what is wanting
    python -m tools.card_coverage --games 500     and so many games by chance
    python -m tools.card_coverage 4th/473 1st     these cards and sets only, the cards with every part's figures
    python -m tools.card_coverage --anew          forget what was counted before
    python -m tools.card_coverage --greedy 1000   cards the computer player never chose, and why

Every ability of every enforced card is to be executed `--times` times (10), and every branch of it once
(`tools.card_parts`). A card test counts once for each way its seats can sit, an example once. What is wanting then, the
curious player looks for (`tools.curious_play`). What the rules keep from ever happening is named with its reason in
tools/impossible_parts.jsonl, and must not happen. A wording that repeats another counts with it.

What was counted is kept in build/card-coverage.json: who is stopped goes on there, and only cards whose power or tests
have changed since are counted again. Ends with 1 if anything is wanting or a game was stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from fuzz.executions import Executions, counting
from fuzz.search import Fuzzing
from sixrealms import catalogue
from sixrealms.errors import SixRealmsError
from sixrealms.powers import registry
from sixrealms.records.fingerprint import spelled_out
from sixrealms.simulation.game import play
from sixrealms.simulation.inspection import Inspector
from tests.knockout import tests_of
from tools.card_parts import TIMES, Row, all_parts, first_printings, merged, model, own_powers, parts_of, rows_of
from tools.curious_play import CuriousPlayer, play_on, scripts_of
from tools.greedy_choices import main as greedy_main
from tools.impossible_parts import impossible

REPORT: Final = Path("build/card-coverage.json")
#: How many games the curious player plays for one card before it gives up.
TRIES: Final = 300
#: How many of them in a row may bring nothing new.
PATIENCE: Final = 80
_SHOWN: Final = 40
_KEEP_EVERY: Final = 20  # seconds


class Counted(NamedTuple):
    """What was executed of one wording, with what it was counted, and what stopped a curious game."""

    wording: str
    pinned: str  # changes with its power and with its tests
    counts: Counter[str]
    curious: int  # games of the curious player
    faults: tuple[str, ...]


def pinned(wording: str) -> str:
    """Changes when the power of a wording changes, or the names of its tests."""
    names = [test.name for test in tests_of(first_printings()[wording].id)]
    said = "\n".join([spelled_out(registry.all_powers()[wording]), *names])
    return blake2b(said.encode(), digest_size=8).hexdigest()


def count(wording: str, times: int = TIMES, tries: int = TRIES) -> Counted:
    """Run the tests of a wording and its example, and play curious games until nothing is wanting."""
    own = all_parts(wording)  # loads all words before they are watched
    executions = Executions()
    faults = []
    fruitful: list[int] = []
    games = idle = 0
    with counting(executions):
        scripts = scripts_of(wording)
        player = CuriousPlayer(wording, executions.counts, times, {one.key for one in impossible()})
        missed = player.missed()
        while scripts and missed and games < tries and idle < PATIENCE:
            played = play_on(player, scripts, games, fruitful)
            games += 1
            before, missed = missed, player.missed()
            idle = 0 if missed < before else idle + 1
            if missed < before and played.which not in fruitful:
                fruitful.append(played.which)
            if played.fault:
                faults.append(f"curious game {played.number} from {played.script}: {played.fault}")
    counts = Counter({key: number for key, number in executions.counts.items() if key in own})
    return Counted(wording, pinned(wording), counts, games, tuple(faults))


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


@dataclass
class Tally:
    """Everything counted so far, as it lies in the report."""

    wordings: dict[str, Counted] = field(default_factory=dict)
    games: dict[str, int] = field(default_factory=dict)  # how many, by kind and seed
    by_chance: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)  # of games by chance

    @classmethod
    def kept(cls, path: Path) -> Tally:
        """What an earlier run has counted and still holds; nothing if it has left nothing."""
        try:
            data = json.loads(path.read_text("utf-8"))
            found = [Counted(w, r["pinned"], Counter(r["counts"]), r["curious"], tuple(r["faults"]))
                     for w, r in data["wordings"].items()]  # fmt: skip
            games, by_chance, faults = data["games"], Counter(data["by_chance"]), data["faults"]
        except (OSError, ValueError, KeyError, TypeError):
            return cls()
        own = set(own_powers())
        return cls({one.wording: one for one in found if one.wording in own and one.pinned == pinned(one.wording)},
                   games, by_chance, faults)  # fmt: skip

    def write(self, path: Path, table: Sequence[Row]) -> None:
        """Keep it, with the table for readers."""
        data: dict[str, Any] = {
            "table": [row._asdict() for row in table],
            "wordings": {
                w: {"pinned": one.pinned, "counts": one.counts, "curious": one.curious, "faults": one.faults}
                for w, one in sorted(self.wordings.items())
            },
            "games": self.games,
            "by_chance": self.by_chance,
            "faults": self.faults,
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps(data, ensure_ascii=False, indent=0) + "\n", "utf-8")
        beside.replace(path)

    def counts(self) -> Counter[str]:
        """How often each part was executed in all."""
        found = Counter(merged(self.by_chance))
        for one in self.wordings.values():
            found.update(one.counts)
        return found


def table_of(tally: Tally, wanted: Sequence[str], times: int) -> list[Row]:
    """The rows of these wordings; branches that are known to be impossible are not missed."""
    counts = tally.counts()
    hopeless = {one.key for one in impossible()}
    found = (row for wording in wanted for row in rows_of(wording, counts, times))
    return [row._replace(wanting=tuple(key for key in row.wanting if key not in hopeless)) for row in found]


def happened_all_the_same(tally: Tally) -> list[str]:
    """The parts that are said to be impossible and were executed."""
    counts = tally.counts()
    return [f"{one.card} {one.key}: said to be impossible ({one.why})" for one in impossible() if counts[one.key]]


def _count_all(tally: Tally, wanted: Sequence[str], options: argparse.Namespace) -> None:
    left = [wording for wording in wanted if wording not in tally.wordings]
    if left:
        tests_of(first_printings()[left[0]].id)  # collected before the processes part
    kept = time.monotonic()
    with multiprocessing.Pool(options.workers) as pool:
        one_by_one = partial(count, times=options.times, tries=options.tries)
        for done, found in enumerate(pool.imap_unordered(one_by_one, left), 1):
            tally.wordings[found.wording] = found
            if time.monotonic() - kept > _KEEP_EVERY:
                kept = time.monotonic()
                tally.write(options.report, ())
                print(f"{done} of {len(left)} cards", file=sys.stderr, flush=True)
        tally.write(options.report, ())
        for named in (False, True):
            _play_games(tally, Fuzzing(options.seed, options.every, named), options, pool)


def _play_games(tally: Tally, fuzzing: Fuzzing, options: argparse.Namespace, pool: Any) -> None:
    kind = f"{'options' if fuzzing.named else 'rulesets'} {fuzzing.seed}"
    wanted = (options.games + (not fuzzing.named)) // 2
    before = tally.games.get(kind, 0)
    kept = time.monotonic()
    for played in pool.imap(partial(game, fuzzing), range(before, wanted)):
        tally.games[kind] = played.number + 1
        tally.by_chance.update(played.counts)
        if played.fault:
            tally.faults.append(f"game {played.number}{' --named' if fuzzing.named else ''}: {played.fault}")
        if time.monotonic() - kept > _KEEP_EVERY:
            kept = time.monotonic()
            tally.write(options.report, ())
            print(f"{played.number + 1} of {wanted} games with {kind}", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, write the report and say what is wanting."""
    options = _options(arguments)
    if options.greedy:
        return greedy_main(options.greedy, options.seed, options.workers)
    try:
        wanted, shown = _wanted(options.cards)
    except SixRealmsError as error:
        print(f"card_coverage: {error}", file=sys.stderr)
        return 2
    tally = Tally.kept(options.report)
    if options.anew:
        tally = Tally({w: one for w, one in tally.wordings.items() if options.cards and w not in wanted})
    _count_all(tally, wanted, options)
    table = table_of(tally, wanted, options.times)
    tally.write(options.report, table_of(tally, [w for w in own_powers() if w in tally.wordings], options.times))
    for line in _told(tally, table, shown, options):
        print(line)
    faults = [*_faults(tally, wanted), *happened_all_the_same(tally)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return int(bool(faults) or any(row.few(options.times) or row.wanting for row in table))


def _wanted(named: Sequence[str]) -> tuple[list[str], set[str]]:
    """The wordings meant by cards and sets, all if none is named; and those of them that were named as cards."""
    own = own_powers()
    sets = {one for one in named if "/" not in one}
    cards = {model(catalogue.printing(one).wording) for one in named if "/" in one}
    if not named:
        return own, cards
    return [w for w in own if w in cards or first_printings()[w].id.partition("/")[0] in sets], cards


def _faults(tally: Tally, wanted: Sequence[str]) -> list[str]:
    found = [tally.wordings[w] for w in wanted]
    return [f"{first_printings()[one.wording].id}: {fault}" for one in found for fault in one.faults] + tally.faults


def _told(tally: Tally, table: Sequence[Row], shown: set[str], options: argparse.Namespace) -> Iterator[str]:
    counts = tally.counts()
    for row in table:
        wording = catalogue.printing(row.printing).wording
        if wording in shown:
            yield _line(row)
            for part in parts_of(registry.all_powers()[wording].abilities[row.ability], options.times):
                yield f"    {counts[part.key]:6}  {part.what}"
    wanting = [row for row in table if row.few(options.times) or row.wanting]
    if not shown:
        yield from map(_line, wanting if options.all else wanting[:_SHOWN])
        if len(wanting) > _SHOWN and not options.all:
            yield f"... and {len(wanting) - _SHOWN} more (--all)"
    few = sum(row.few(options.times) for row in table)
    cards = {row.printing for row in table}
    curious = sum(tally.wordings[catalogue.printing(card).wording].curious for card in cards)
    faults = len(_faults(tally, [catalogue.printing(card).wording for card in cards]))
    hopeless = len(impossible())
    yield (
        f"{len(cards)} powers with {len(table)} abilities: {few} executed fewer than {options.times} times, "
        f"{sum(bool(row.wanting) for row in table)} with a branch never taken ({hopeless} branches impossible); "
        f"{curious} curious games and {sum(tally.games.values())} games by chance, {faults} stopped"
    )


def _line(row: Row) -> str:
    parts = all_parts(catalogue.printing(row.printing).wording)
    never = f"; never: {', '.join(f'{parts[key].what} ({key})' for key in row.wanting)}" if row.wanting else ""
    return f"{row.printing:8} {row.name}, {row.kind} {row.ability + 1}: {row.executed} times{never}"


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.card_coverage", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="ID", help="these cards with every part of them, and these sets")
    parser.add_argument("--games", type=int, default=0, help="games by chance as well, half of them with options (0)")
    parser.add_argument("--tries", type=int, default=TRIES, help=f"curious games for one card at most ({TRIES})")
    parser.add_argument("--times", type=int, default=TIMES, help=f"how often an ability is to be executed ({TIMES})")
    parser.add_argument("--anew", action="store_true", help="count again what was counted before")
    parser.add_argument("--seed", type=int, default=0, help="another number, other games by chance (0)")
    parser.add_argument("--every", type=int, default=10, help="costly checks of those at every N-th decision (10)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--all", action="store_true", help="list everything that is wanting")
    parser.add_argument("--report", type=Path, default=REPORT, help=f"where figures are kept ({REPORT})")
    parser.add_argument("--greedy", type=int, default=0, metavar="GAMES", help="cards `greedy` never chose, and why")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
