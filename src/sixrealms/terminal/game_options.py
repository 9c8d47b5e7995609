"""The options of a command line that say what game is played: one place for every command that sets up games."""

from __future__ import annotations

from typing import Any

import click

from sixrealms.engine.chance import Seed, is_key
from sixrealms.setup.wanted_game import MOST_SEED, within


def _seed(_: click.Context, __: click.Parameter, seed: int | None) -> int | None:
    """Refuse a seed the files of games could not hold. A range type would write its bounds into the spoken help."""
    return None if seed is None else within("--seed", seed, 0, MOST_SEED)


class _SealedSeed(click.types.IntParamType):
    """A number, or a key the program has drawn and told."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return value if isinstance(value, str) and is_key(value) else super().convert(value, param, ctx)


def _sealed_seed(context: click.Context, option: click.Parameter, seed: Seed | None) -> Seed | None:
    return seed if isinstance(seed, str) else _seed(context, option, seed)


ruleset_option = click.option("--ruleset", default=None, metavar="NAME", help="help-play-ruleset")
size_option = click.option("--size", type=int, default=0, metavar="NUMBER", help="help-play-size")
play_seed_option = click.option(
    "--seed", type=int, default=None, callback=_seed, metavar="NUMBER", help="help-play-seed"
)
sealed_seed_option = click.option(
    "--seed", type=_SealedSeed(), default=None, callback=_sealed_seed, metavar="NUMBER", help="help-deck-sealed-seed"
)
simulate_seed_option = click.option(
    "--seed", type=int, default=0, callback=_seed, metavar="NUMBER", help="help-simulate-seed"
)
as_option = click.option("--as", "as_name", default=None, metavar="NAME", help="help-play-as")
option_option = click.option("--option", "given", multiple=True, metavar="KEY[=VALUE]", help="help-play-option")
melons_option = click.option("--melons", default="", metavar="SEATS", help="help-play-melons")
any_deck_option = click.option("--any-deck", is_flag=True, help="help-play-any-deck")
