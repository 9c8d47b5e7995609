"""Where a name leads: its words are looked up among the options of the program by what they are called.

There is no table between the two, so an option that is added to `sixrealms.options` can be named at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixrealms.errors import OptionRefused
from sixrealms.formats.game_name import GameName
from sixrealms.formats.shorthand_words import Variant, tournament_type, variant, victory_name, without_article
from sixrealms.options import Option, all_options
from sixrealms.options.option import Kind
from sixrealms.options.values import BESIDE_A_NAME, ON

MELON: Final = "melon"
OF_DECKS_ONLY: Final = frozenset({"sideboard"})
"""Variants about what lies beside the deck and changes between games; nothing in a game asks for them."""


def chosen_by(name: GameName, *, melons: Sequence[int] = ()) -> dict[str, str]:
    """The options that put the game of that name in force, as `options.compose` and `GameSetup` take them.

    `melons` are the seats, from 1, whose players brought a melon; without one the Melon Rule has nothing to do. The
    seats of any other variant that is for some only, and numbers of turns, are not part of a name (`without_value`). A
    type of its own plays the tournament game with the variants it names: what else its text asks is the players'
    business.
    OptionError for a word that this version does not play.
    """
    found: dict[str, str] = {}
    played = tournament_type(name.type)
    if played is not None:
        option = _option(played.name, "tournament type", "game")
        found[option.key] = ON if name.digit is None else str(name.digit)
    for key in name.variants:
        word = variant(key)
        if key in OF_DECKS_ONLY or word is None:
            continue
        option = option_of(word)
        if option.takes not in BESIDE_A_NAME:
            found[option.key] = ON
        elif melons and key == MELON:
            found[option.key] = ",".join(map(str, sorted(melons)))
    found[_option(victory_name(name.victory), "victory").key] = ON
    return found


def options_of_setup(name: GameName, melons: Sequence[int] = ()) -> tuple[tuple[str, str], ...]:
    """The options of a `GameSetup` for the game of that name: the name itself, and what it cannot say."""
    said = chosen_by(name)
    besides = {key: value for key, value in chosen_by(name, melons=melons).items() if key not in said}
    return tuple(sorted({"game": name.listing, **besides}.items()))


def without_value(name: GameName, given: Mapping[str, str]) -> Option | None:
    """A variant of the name that needs seats or a number of turns, where nothing given says which; the Melon Rule does
    without: nobody need bring a melon.
    """
    for key in name.variants:
        word = variant(key)
        option = option_of(word) if word is not None and key not in (*OF_DECKS_ONLY, MELON) else None
        if option is not None and option.takes in BESIDE_A_NAME and option.key not in given:
            return option
    return None


def option_of(word: Variant) -> Option:
    """The option a word in the parentheses speaks of; OptionError for one that this version does not play."""
    if word.standard:  # where both documents have one, the tournament's stands in a tournament's name
        return _option(word.name, "variant", "optional rule")
    return _option(word.also or word.name, "optional rule", "game", "variant")


def _option(name: str, *kinds: Kind) -> Option:
    for kind in kinds:
        for option in all_options().values():
            if option.kind == kind and without_article(option.name) == without_article(name):
                return option
    raise OptionRefused("naming-not-played", name=name)
