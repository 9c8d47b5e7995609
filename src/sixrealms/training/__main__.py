"""`python -m sixrealms.training tune`: better numbers for a level, found by playing, and a record of how;
`python -m sixrealms.training outcomes`: numbers to try, read off who won (outcomes.py); and
`python -m sixrealms.training puzzles`: puzzles found in games (puzzles/command.py).

The same arguments give the same run. Tuning needs the library `cma`, which `sixrealms[training]` brings.
"""

from __future__ import annotations

import argparse
import json
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

from sixrealms.errors import SixRealmsError
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB, Parameters
from sixrealms.players.roster import LEVELS, Player, bot
from sixrealms.training.paired_games import share_won
from sixrealms.training.puzzles import command as puzzles
from sixrealms.training.tuning import TUNABLE, TUNED, Optimiser, tune

_DEALS_BETWEEN_SEEDS: Final = 1_000_003
_EXTRA: Final = "pip install 'sixrealms[training]' brings it"


class Evolution:
    """CMA-ES of the library `cma`, seeded."""

    def __init__(self, dimensions: int, spread: float, population: int, seed: int) -> None:
        with warnings.catch_warnings():  # it says that it could not draw pictures, which nobody asks of it
            warnings.filterwarnings("ignore", "Could not import matplotlib")
            import cma  # of the extra `training`

        options = {"seed": seed + 1, "popsize": population, "verbose": -9}
        self._strategy = cma.CMAEvolutionStrategy([0.0] * dimensions, spread, options)

    def ask(self) -> Sequence[Sequence[float]]:
        """Some points to try."""
        return cast("Sequence[Sequence[float]]", self._strategy.ask())

    def tell(self, points: Sequence[Sequence[float]], costs: Sequence[float]) -> None:
        """What they were found to cost."""
        self._strategy.tell(list(points), list(costs))

    @property
    def mean(self) -> Sequence[float]:
        """Where it thinks the best lies."""
        return [float(number) for number in self._strategy.mean]


def with_parameters(level: str, parameters: Parameters | None = None) -> Player:
    """The level, judging by other parameters if any are given."""
    found = bot(level)
    return type(found)(parameters=parameters) if parameters and isinstance(found, GreedyPlayer) else found


def main(arguments: Sequence[str] | None = None, optimiser: Optimiser | None = None) -> int:
    """Tune, and write a line for each generation; or hunt for puzzles. `optimiser` takes the place of the library's."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["puzzles"]:
        return puzzles.main(given[1:])
    if given[:1] == ["outcomes"]:
        return _outcomes(given[1:])
    parser = argparse.ArgumentParser("python -m sixrealms.training", description="Tune a computer player by playing.")
    parser.add_argument("what", choices=("tune", "outcomes", "puzzles"))
    parser.add_argument("--level", default="strong", choices=LEVELS[1:], help="the player that is tuned")
    parser.add_argument("--against", default="strong", choices=LEVELS, help="whom it plays against")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=10, help="parameters tried in a generation")
    parser.add_argument("--deals", type=int, default=10, help="deals of a generation, four games each")
    parser.add_argument("--spread", type=float, default=0.25, help="how far the first tries lie from what is")
    parser.add_argument("--names", default=",".join(TUNED), help="what is tuned, with commas between")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--record", type=Path, help="a file for the lines; otherwise they are printed")
    chosen = parser.parse_args(given)
    names = tuple(chosen.names.split(","))
    if unknown := [name for name in names if name not in TUNABLE]:
        parser.error(
            f"--names: no number that can be multiplied is called {unknown[0]!r}; there are {', '.join(TUNABLE)}"
        )
    begin = cast("GreedyPlayer", bot(chosen.level)).parameters
    against = bot(chosen.against)
    try:
        optimiser = optimiser or Evolution(len(names), chosen.spread, chosen.population, chosen.seed)
    except ModuleNotFoundError as missing:
        parser.error(f"{missing.name} is missing: {_EXTRA}")

    def trial(tried: Parameters, generation: int) -> float:
        first = generation * chosen.deals
        deals = range(first, first + chosen.deals)
        seed = chosen.seed * _DEALS_BETWEEN_SEEDS
        return share_won(with_parameters(chosen.level, tried), against, deals, seed)

    asked = {name: value for name, value in vars(chosen).items() if name not in ("what", "record")}
    lines: list[dict[str, Any]] = [{"asked": asked}]
    _say(chosen.record, lines[0])
    for row in tune(begin, names, optimiser, trial, chosen.generations):
        lines.append(dict(row))
        _say(chosen.record, lines[-1])
    return 0


def _outcomes(given: Sequence[str]) -> int:
    """Play games, fit the numbers to who won, and print both."""
    parser = argparse.ArgumentParser("python -m sixrealms.training outcomes", description="Numbers that tell winners.")
    parser.add_argument("--players", default="strong,club", help="who plays, with a comma between")
    parser.add_argument("--deals", type=int, default=100, help="four games are played with each")
    parser.add_argument("--drawn", type=float, default=300.0, help="how much the numbers are drawn to those of before")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--record", type=Path, help="a file for the line; otherwise it is printed")
    chosen = parser.parse_args(given)
    try:
        from sixrealms.training.outcomes import fit, gather  # numpy is of the extra `training`

        first, second = map(bot, chosen.players.split(","))
    except ModuleNotFoundError as missing:
        parser.error(f"{missing.name} is missing: {_EXTRA}")
    except ValueError:
        parser.error(f"--players: two players with a comma between, not {chosen.players!r}")
    except SixRealmsError as unknown:
        parser.error(f"--players: {unknown}")
    if chosen.deals < 1:
        parser.error(f"--deals: at least one, not {chosen.deals}")
    found = gather(first, second, range(chosen.deals), chosen.seed * _DEALS_BETWEEN_SEEDS)
    asked = {name: value for name, value in vars(chosen).items() if name != "record"}
    row = {"asked": asked, "positions": len(found.rows), **fit(found, CLUB, chosen.drawn)._asdict()}
    _say(chosen.record, row)
    return 0


def _say(record: Path | None, row: dict[str, Any]) -> None:
    line = json.dumps(row) + "\n"
    if record is None:
        sys.stdout.write(line)
        sys.stdout.flush()
    else:
        with record.open("a", encoding="utf-8") as file:
            file.write(line)


if __name__ == "__main__":
    sys.exit(main())
