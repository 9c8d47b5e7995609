"""`python -m benchmarks [--json] [--quick]`: take all figures and say which targets are met."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Sequence

from benchmarks import figures, history
from benchmarks.calibration import ITERATIONS_PER_US_EQ, calibrate
from benchmarks.measuring import SAMPLES, Figure
from benchmarks.peers import beside
from sixrealms.compiled_engine import is_compiled

_BY_PLAYERS: tuple[Callable[[int, int], Figure], ...] = (
    figures.copy,
    figures.options,
    figures.looking,
    figures.fingerprint,
    figures.save,
    figures.load,
    figures.game,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; 1 if a target is missed."""
    parser = argparse.ArgumentParser("python -m benchmarks", description="Measure the speed of the engine.")
    parser.add_argument("--json", action="store_true", help="write one object for other programs")
    parser.add_argument("--quick", action="store_true", help="one sample instead of five, two and eight players")
    parser.add_argument("--keep", action="store_true", help="write what is measured into benchmarks/history.jsonl")
    chosen = parser.parse_args(arguments)
    samples = 1 if chosen.quick else SAMPLES
    players = (2, 8) if chosen.quick else figures.PLAYERS

    taken = [figures.decision(seats, samples) for seats in players]
    drawn, ratio = figures.drawn_beside_starters(2, max(samples, 2))
    taken += [drawn, figures.new_game(2, samples)]
    taken.append(figures.costliest_copy(samples))
    taken += [figure(seats, samples) for figure in _BY_PLAYERS for seats in (2, 8)]
    growth = {str(seats): figures.growth(seats) for seats in (2, 8)}
    memory = {str(seats): figures.memory(seats) for seats in (2, 8)}
    start = figures.import_seconds(samples)
    speed = calibrate(0.5)

    write = _write_json if chosen.json else _write_text
    write(taken, growth, memory, start, speed, ratio)
    if chosen.keep:
        history.keep(history.entry(taken, compiled=is_compiled(), python=platform.python_version()))
    return 0 if all(figure.met for figure in taken) else 1


def _per_second(figure: Figure) -> float:
    return 1e6 / figure.microseconds


def _write_json(
    taken: list[Figure],
    growth: dict[str, dict[str, float]],
    memory: dict[str, dict[str, int]],
    start: float,
    speed: float,
    ratio: float,
) -> None:
    rows = {
        figure.name: {
            "us_eq": figure.us_eq,
            "microseconds": figure.microseconds,
            "per_second": round(_per_second(figure), 1),
            "per_1000_iterations": round(1000 / (figure.us_eq * ITERATIONS_PER_US_EQ), 3),
            "target_us_eq": figure.target,
            "met": figure.met,
        }
        for figure in taken
    }
    found = {
        "calibration_iterations_per_second": round(speed),
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "figures": rows,
        "us_eq_per_decision_by_cards_in_play": growth,
        "bytes": memory,
        "import_seconds": round(start, 3),
        "drawn_to_starters": round(ratio, 3),
    }
    sys.stdout.write(json.dumps(found, indent=1) + "\n")


def _write_text(
    taken: list[Figure],
    growth: dict[str, dict[str, float]],
    memory: dict[str, dict[str, int]],
    start: float,
    speed: float,
    ratio: float,
) -> None:
    say = sys.stdout.write
    built = "compiled" if is_compiled() else "pure Python"
    say(f"calibration loop: {speed:,.0f} iterations/s, Python {platform.python_version()}, {built}\n\n")
    say(f"{'':28} {'µs-eq':>10} {'µs':>10} {'per s':>10} {'ratio':>8}\n")
    for figure in taken:
        target = "" if figure.target is None else f"  target {figure.target:g}: {'met' if figure.met else 'MISSED'}"
        beside_loop = 1000 / (figure.us_eq * ITERATIONS_PER_US_EQ)
        say(
            f"{figure.name:28} {figure.us_eq:10.1f} {figure.microseconds:10.1f} {_per_second(figure):10,.0f}"
            f" {beside_loop:8.2f}{target}\n"
        )
    say("\nµs-eq per decision by cards in play\n")
    for seats, rows in growth.items():
        say(f"{seats} players: " + ", ".join(f"{lying} cards {spent:g}" for lying, spent in rows.items()) + "\n")
    say("\n")
    for seats, used in memory.items():
        say(f"memory, {seats} players: {used['game'] / 1024:.0f} KiB a game, {used['copy'] / 1024:.1f} KiB a copy\n")
    say(f"import: {start * 1000:.0f} ms\n")
    say(f"a decision with decks drawn from all enforced cards costs {ratio:.2f} of one with starters\n")
    say("\ndecisions in the time of 1,000 iterations of the loop, beside other engines\n")
    decision = taken[0]
    for line in beside("Spellfire, starters, two players", 1000 / (decision.us_eq * ITERATIONS_PER_US_EQ)):
        say(line + "\n")
    before = history.last(is_compiled())
    if before is not None:
        steps = history.steps_back({figure.name: figure.us_eq for figure in taken}, before["us_eq"])
        say(f"\na tenth worse than on {before['date']} ({before['revision']}): {'; '.join(steps) or 'nothing'}\n")


if __name__ == "__main__":
    sys.exit(main())
