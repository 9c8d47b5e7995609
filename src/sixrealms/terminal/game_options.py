"""The options that say what game is played: one place for every command that sets up games."""

from __future__ import annotations

from typing import Final

import click

from sixrealms.errors import OptionError

MOST_PLAYERS: Final = 8
MOST_SEED: Final = 2**53 - 1
"""Seeds stay exact in every JSON reader, and saves and records hold them."""

DEFAULT_RULESET: Final = "tournament"


def within(option: str, value: int, least: int, most: int) -> int:
    """The value of an option; OptionError when it lies outside."""
    if not least <= value <= most:
        raise OptionError(f"{option} is {value}; it must be {least} to {most}")
    return value


def _seed(_: click.Context, __: click.Parameter, seed: int | None) -> int | None:
    """Refuse a seed the files of games could not hold. A range type would write its bounds into the spoken help."""
    return None if seed is None else within("--seed", seed, 0, MOST_SEED)


ruleset_option = click.option("--ruleset", default=None, metavar="NAME", help="help-play-ruleset")
size_option = click.option("--size", type=int, default=0, metavar="NUMBER", help="help-play-size")
play_seed_option = click.option(
    "--seed", type=int, default=None, callback=_seed, metavar="NUMBER", help="help-play-seed"
)
simulate_seed_option = click.option(
    "--seed", type=int, default=0, callback=_seed, metavar="NUMBER", help="help-simulate-seed"
)
any_deck_option = click.option("--any-deck", is_flag=True, help="help-play-any-deck")
