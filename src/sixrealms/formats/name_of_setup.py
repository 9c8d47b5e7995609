"""From a setup back to what its game is called (ledger: notation.order, conflict.victory.default-for-110)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from sixrealms import rulesets
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import OptionError
from sixrealms.formats.game_name import GameName
from sixrealms.formats.options_of import OF_DECKS_ONLY, chosen_by, option_of
from sixrealms.formats.shorthand import asked_for
from sixrealms.formats.shorthand_words import VARIANTS, Variant, folded, type_called, variant_called, victories
from sixrealms.options import Option, named
from sixrealms.options.values import OFF, ON, agreed

_ENHANCED_GOAL: Final = 10  # victory.enhanced
_OTHER_SETTINGS: Final = frozenset({"cut", "example", "game", "hour", "oldest"})


@dataclass(frozen=True, slots=True)
class CalledGame:
    """A game by its name, and the options in force that the name does not tell, with their values: some seats only,
    seats with melons, the world of a war, a second game.
    """

    name: GameName
    besides: tuple[tuple[str, str], ...] = ()

    @property
    def sentence(self) -> str:
        """Both in one line. The condition of victory is always said, also where nobody named one."""
        more = "".join(f" + {key}" if value == ON else f" + {key}={value}" for key, value in self.besides)
        return f"{self.name.shorthand}{more}"


def types_beside(game: CalledGame) -> tuple[GameName, ...]:
    """The other types of game among what the name does not say: their deck rules hold as well as those of the name."""
    found = []
    for key, value in game.besides:
        option = named(key)
        known = type_called(option.name) if option.kind in ("tournament type", "game") else None
        if known is not None and known.key != game.name.type:
            digit = int(value) if option.takes == "digit" and value.isdecimal() else None
            found.append(replace(game.name, type=known.key, digit=digit, variants=()))
    return tuple(found)


def called(setup: GameSetup) -> CalledGame:
    """What the game of a setup is called, whichever way it was asked for.

    A name it was set up with stands as it is. OptionError for an option nobody knows.
    """
    given = dict(setup.options)
    return called_by(given, setup.ruleset, setup.size)


def called_by(given: Mapping[str, str], ruleset: str, size: int) -> CalledGame:
    """As `called`, from options, ruleset and size alone."""
    options = {key: value for key, value in given.items() if key not in _OTHER_SETTINGS}
    name = asked_for(given["game"]) if "game" in given else _name_of(options, ruleset, size)
    said = chosen_by(name)
    besides = [(key, value) for key, value in sorted(options.items()) if not _is_said(key, value, said)]
    return CalledGame(name, tuple(besides))


def _is_said(key: str, value: str, said: Mapping[str, str]) -> bool:
    if key in said and agreed(named(key), said[key], value) == said[key]:
        return True
    return any(other_value == value and _alike(named(key), named(other)) for other, other_value in said.items())


def _name_of(options: Mapping[str, str], ruleset: str, size: int) -> GameName:
    """The name that says most of the options."""
    name = GameName(victory=_victory(options, ruleset, size), size=size)
    for option, value in ((named(key), value) for key, value in options.items()):
        changed = _said(name, option, value)
        if changed is not None:
            name = changed
    return name


def _said(name: GameName, option: Option, value: str) -> GameName | None:
    """The name with one more option in it, or nothing if a name cannot say it."""
    try:
        if option.kind in ("tournament type", "game"):
            known = type_called(option.name)
            if known is None or name.type != "championship":
                return None
            return replace(
                name, type=known.key, digit=int(value) if option.takes == "digit" and value.isdecimal() else None
            )
        word = _word_for(option) if option.takes != "turns" else None
        if word is None or value == OFF or (value != ON and not option.takes):
            return None
        return replace(name, variants=(*name.variants, word.key))
    except OptionError:  # a size the type or the variant is not played with
        return None


def _word_for(option: Option) -> Variant | None:
    """The word in the parentheses that leads to this option, or to the same rule in another document."""
    if option.kind not in ("variant", "optional rule"):
        return None
    own = [word for word in VARIANTS.values() if folded(word.also or word.name) == folded(option.name)]
    for word in (*own, variant_called(option.name)):
        if word is not None and word.key not in OF_DECKS_ONLY and _alike(option_of(word), option):
            return word
    return None


def _alike(one: Option, other: Option) -> bool:
    """Whether two options are one rule that two documents describe (variant.destroyed-worlds.see-option)."""
    return one == other or (
        folded(one.name) == folded(other.name) and (one.answers, one.abilities) == (other.answers, other.abilities)
    )


def _victory(options: Mapping[str, str], ruleset: str, size: int) -> str:
    """The condition that is played for: the one that was chosen, or else what the ruleset plays with such decks."""
    for key in options:
        option = named(key)
        if option.kind == "victory":
            return next(word for word, name in victories().items() if name == option.name)
    return "enhanced" if rulesets.named(ruleset).size(size).goal == _ENHANCED_GOAL else "standard"
