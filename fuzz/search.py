"""Looking for games that break an invariant: `python -m fuzz --games 2000`.

Two to eight seats, every ruleset and deck size, random legal decks full of cards whose powers are played; with
`--named`, tournament types, variants and optional rules by chance, with decks that are legal for them. Every invariant
is checked at every position; `--every N` checks the costly ones at every N-th only. A game that does not end is a
finding like any other, unless too few realms are left for anybody to win it: those are stopped and counted. What is
found is made smaller and written to `build/findings/`; the exit code is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from fuzz import findings
from fuzz.drawn_names import drawn_beside, drawn_name
from fuzz.eager_player import EagerPlayer
from fuzz.settling_player import SettlingPlayer
from fuzz.shrinking import record, shrink
from sixrealms import rulesets
from sixrealms.catalogue import all_printings
from sixrealms.decks import realm_decks
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.options import all_options
from sixrealms.options.values import left_in
from sixrealms.players.roster import Player, bot
from sixrealms.powers import registry
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck
from sixrealms.setup.random_format_decks import decks_for
from sixrealms.simulation.batch import Progress, over
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.inspection import Inspector
from sixrealms.simulation.invariants import INVARIANTS
from sixrealms.simulation.outcome import GameOutcome
from sixrealms.simulation.summary import Summary, summarise
from sixrealms.table import rules_in_force

EVERY: Final = 1
FOLDER: Final = Path("build/findings")
OPTION: Final = "option/"
"""Stands before the key of an option among what took part in a game."""
LATE: Final = 300
"""The turn in which others play on for the players of chance; a game of chance has some 40."""
_SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
_SEED_BITS: Final = 53
_MOST_SHRUNK: Final = 10


@dataclass(frozen=True, slots=True)
class Fuzzing:
    """Which games are looked at: the same numbers are the same games."""

    seed: int = 0
    every: int = EVERY
    named: bool = False  # types, variants and optional rules by chance

    def match(self, number: int) -> SimulatedGame:
        """Game `number`: seats and rulesets in rotation, all else by chance."""
        seed = mix(self.seed, number + 1) >> (64 - _SEED_BITS)
        rng = Random(f"{seed}/setup")
        seats = _SEATS[number % len(_SEATS)]
        names = list(rulesets.RULESETS)
        ruleset = names[number // len(_SEATS) % len(names)]
        if self.named:
            return _match(_named_setup(ruleset, seats, seed, rng), rng, number)
        size = rng.choice(list(rulesets.named(ruleset).sizes))
        held = [random_deck(limits(ruleset, size), rng) for _ in range(seats)]
        setup = GameSetup(ruleset, size, tuple(cards for cards, _ in held), seed, tuple(dungeon for _, dungeon in held))
        return _match(setup, rng, number)

    def one(self, number: int) -> GameOutcome:
        """Play game `number` with every position checked."""
        match = self.match(number)
        inspector = Inspector(match.setup.seed, every=self.every)
        outcome = play(match, inspector)
        in_force = {f"{OPTION}{key}" for key in left_in(rules_in_force(match.setup.options, match.setup.size))}
        return replace(outcome, played=frozenset(inspector.played) | in_force)


def _match(setup: GameSetup, rng: Random, number: int) -> SimulatedGame:
    """Chance plays first. What chance builds chance razes: players who want an end take over where it finds none."""
    player: Player = bot("random") if rng.random() < 1 / 3 else EagerPlayer()
    seats = len(setup.decks)
    return SimulatedGame(setup, (player,) * seats, number, later=(SettlingPlayer(),) * seats, later_from=LATE)


def _named_setup(ruleset: str, seats: int, seed: int, rng: Random) -> GameSetup:
    name, melons = drawn_name(rulesets.named(ruleset), seats, rng)
    beside = drawn_beside(name, melons, rulesets.named(ruleset), seats, Random(f"{seed}/beside"))
    held = decks_for(name, ruleset, seats, seed)
    return GameSetup(
        ruleset,
        name.size,
        tuple(deck.cards for deck in held),
        seed,
        tuple(deck.dungeon or "" for deck in held),
        options=tuple(sorted(beside.items())),
        realm_decks=realm_decks(held),
    )


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many of the wordings whose power is played took part, and in how many games each option was in force."""

    enforced: int
    played: int
    never_played: tuple[str, ...]
    options: dict[str, int]


def coverage(outcomes: Sequence[GameOutcome]) -> Coverage:
    """Which enforced wordings were played, used or given as an answer at least once."""
    played = frozenset().union(*(outcome.played for outcome in outcomes))
    enforced = {p.wording for p in all_printings() if registry.status(p) == "enforced"}
    options = {key: sum(f"{OPTION}{key}" in outcome.played for outcome in outcomes) for key in all_options()}
    return Coverage(len(enforced), len(enforced & played), tuple(sorted(enforced - played)), options)


def fuzz(fuzzing: Fuzzing, games: int, workers: int) -> tuple[Summary, Coverage, list[GameOutcome]]:
    """Play the games and sum them up."""
    progress = Progress(games)
    began = time.perf_counter()
    outcomes = over(partial(_one, fuzzing), games, workers, progress)
    progress.end()
    summary = summarise(outcomes, ("random",) * max(_SEATS), time.perf_counter() - began)
    return summary, coverage(outcomes), [outcome for outcome in outcomes if outcome.finding is not None]


def _one(fuzzing: Fuzzing, number: int) -> GameOutcome:
    return fuzzing.one(number)


def keep(fuzzing: Fuzzing, outcome: GameOutcome, seconds: float, folder: Path = FOLDER) -> list[Path]:
    """Make one finding smaller and write it down."""
    case = record(fuzzing.match(outcome.number), INVARIANTS, every=fuzzing.every)
    if case is None:  # a fault that does not repeat is the worst: keep at least its number
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"unrepeatable-{outcome.seed}.json"
        path.write_text(json.dumps(asdict(outcome), default=sorted) + "\n", encoding="utf-8")
        return [path]
    return findings.write(shrink(case, seconds), folder)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 if no game was stopped."""
    options = _options(arguments)
    fuzzing = Fuzzing(options.seed, options.every, options.named)
    summary, covered, faulty = fuzz(fuzzing, options.games, options.workers)
    report = {**summary.as_object(), "every": options.every, "enforced": covered.enforced, "played": covered.played}
    report["never_played"] = covered.never_played
    report["options"] = covered.options
    if options.json:
        sys.stdout.write(json.dumps(report) + "\n")
    else:
        sys.stdout.write(_told(summary, covered))
    for name in dict.fromkeys(_name(outcome) for outcome in faulty):
        same = [outcome for outcome in faulty if _name(outcome) == name]
        shortest = min(same, key=lambda outcome: outcome.decisions)
        paths = keep(fuzzing, shortest, options.shrink)
        sys.stderr.write(f"{name}, {len(same)} games: {', '.join(map(str, paths))}\n")
    return 1 if faulty else 0


def _name(outcome: GameOutcome) -> str:
    assert outcome.finding is not None
    return f"{outcome.finding.kind} {outcome.finding.name}".strip()


def _told(summary: Summary, covered: Coverage) -> str:
    in_force = sum(map(bool, covered.options.values()))
    lines = [
        f"{summary.finished} of {summary.games} games finished, {summary.decisions} decisions, {summary.seconds:.0f} s",
        f"{summary.errors} errors, {summary.invariant_violations} invariant violations",
        f"{covered.played} of {covered.enforced} wordings with a power were played or used",
        f"{in_force} of {len(covered.options)} options were in force in at least one game",
    ]
    lines.insert(1, "endings: " + ", ".join(f"{reason} {count}" for reason, count in summary.endings.items()))
    for finding in summary.findings[:_MOST_SHRUNK]:
        lines.append(f"game {finding['game']}: {finding['kind']} {finding['name']}: {finding['detail']}")
    return "\n".join(lines) + "\n"


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m fuzz", description="Look for broken invariants.")
    parser.add_argument("--games", type=int, default=2000, help="how many games (2000)")
    parser.add_argument("--seed", type=int, default=0, help="another number, other games (0)")
    parser.add_argument("--workers", type=int, default=2, help="how many processes (2)")
    parser.add_argument("--every", type=int, default=EVERY, help=f"costly checks at every N-th decision ({EVERY})")
    parser.add_argument("--shrink", type=float, default=60.0, help="seconds to make a finding smaller (60)")
    parser.add_argument("--named", action="store_true", help="types, variants and optional rules by chance")
    parser.add_argument("--json", action="store_true", help="write one object for other programs")
    options = parser.parse_args(arguments)
    for name in ("games", "workers", "every"):
        if getattr(options, name) < 1:
            parser.error(f"--{name} must be at least 1")
    return options
