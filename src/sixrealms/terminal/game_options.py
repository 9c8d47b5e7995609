"""The options that say what game is played: one place for every command that sets up games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import click

from sixrealms import formats, rulesets
from sixrealms.decks import Deck
from sixrealms.decks.check import DeckProblem, legal_limits, problems
from sixrealms.errors import OptionError
from sixrealms.formats import GameName, deck_rules
from sixrealms.rulesets import Ruleset

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
as_option = click.option("--as", "as_name", default=None, metavar="NAME", help="help-play-as")
melons_option = click.option("--melons", default="", metavar="SEATS", help="help-play-melons")
any_deck_option = click.option("--any-deck", is_flag=True, help="help-play-any-deck")


@dataclass(frozen=True, slots=True)
class WantedGame:
    """What the options of a command say about the game: its rules, and its name if it was named."""

    rules: Ruleset
    size: int  # 0: that of the decks
    name: GameName | None = None
    options: tuple[tuple[str, str], ...] = ()

    def faults(self, deck: Deck, size: int, players: int) -> list[DeckProblem]:
        """What keeps a deck out of this game."""
        if self.name is not None:
            return deck_rules.problems(deck, self.name, ruleset=self.rules.name, players=players)
        return problems(deck, legal_limits(deck, self.rules.name, size))


def wanted_game(ruleset: str | None, size: int, as_name: str | None = None, melons: str = "") -> WantedGame:
    """The game of --ruleset, --size, --as and --melons; OptionError where they do not fit together."""
    rules = rulesets.named(ruleset or DEFAULT_RULESET)
    if as_name is None:
        if melons:
            raise OptionError('--melons needs --as with the Melon Rule, as in --as "Championship (Melon Rule) [55]"')
        return WantedGame(rules, size)
    name = formats.asked_for(as_name)
    if size not in (0, name.size):
        raise OptionError(f"--size is {size}, but {name} is played with {name.size} cards; leave --size out")
    if melons and "melon" not in name.variants:
        raise OptionError(
            f"--melons: {name} has no Melon Rule; write it in the parentheses (variant.melon.draw-one-less)"
        )
    from sixrealms.formats.options_of import options_of_setup  # loads every option and the powers they are made of

    seats = melons.split(",") if melons else []
    if not all(seat.strip().isdecimal() and len(seat) < 4 for seat in seats):
        raise OptionError(f"--melons is {melons[:40]!r}; write seats with commas between, as in 1,3")
    if name.size not in rules.sizes:
        offered = ", ".join(map(str, rules.sizes))
        raise OptionError(
            f"ruleset {rules.name} has no {name.size}-card game; it offers {offered} (deck.sizes.offered)"
        )
    return WantedGame(rules, name.size, name, options_of_setup(name, [int(seat) for seat in seats]))
