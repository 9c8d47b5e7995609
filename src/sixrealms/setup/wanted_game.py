"""What game is asked for: its rules, size, name and optional rules, found to fit together or refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from sixrealms import formats, rulesets
from sixrealms.decks import Deck
from sixrealms.decks.limits_check import DeckProblem, legal_limits, problems
from sixrealms.errors import OptionRefused
from sixrealms.formats import GameName, deck_legality
from sixrealms.rulesets import Ruleset

if TYPE_CHECKING:
    from sixrealms.formats.name_of_setup import CalledGame

ON: Final = "on"
"""The value of an option that is named without one (`options.values.ON`, which takes time to load)."""

MOST_PLAYERS: Final = 8
MOST_SEED: Final = 2**53 - 1
"""Seeds stay exact in every JSON reader, and saves and records hold them."""

DEFAULT_RULESET: Final = "tournament"

_SETTINGS: Final = ("cut", "hour", "ante", "oldest")
"""What --option may set beside optional rules; `table.rules_in_force` judges the values."""


def within(option: str, value: int, least: int, most: int) -> int:
    """The value of an option; OptionError when it lies outside."""
    if not least <= value <= most:
        raise OptionRefused("asked-within", option=option, value=str(value), least=str(least), most=str(most))
    return value


@dataclass(frozen=True, slots=True)
class WantedGame:
    """What the options of a command say about the game: its rules, its name if it was named, and what is laid over."""

    rules: Ruleset
    size: int  # 0: that of the decks
    name: GameName | None = None
    options: tuple[tuple[str, str], ...] = ()

    def check(self, size: int, players: int) -> None:
        """OptionError for options that contradict each other or are not for this table (option.general.agreement)."""
        from sixrealms import options, table  # takes time to load

        composed = options.compose(self.rules, size, players, table.rules_in_force(self.options, size))
        table.check_oldest(self.options, players, composed.realm_decks)

    def called(self, size: int) -> CalledGame:
        """What the game is called with decks of this size."""
        from sixrealms.formats.name_of_setup import called_by  # takes time to load

        return called_by(dict(self.options), self.rules.name, size)

    def deck_rules_of(self, size: int) -> tuple[GameName, ...]:
        """The names whose types say what decks must be like, that of the game first; none for decks by the ruleset."""
        if not self.options:
            return (self.name,) if self.name is not None else ()
        from sixrealms.formats.name_of_setup import types_beside  # takes time to load

        game = self.called(size)
        found = (self.name or game.name, *types_beside(game))
        return found if self.name is not None or found[0].type != "championship" or found[1:] else ()

    @property
    def world(self) -> str:
        """The world all decks of World War! are from; "" where players choose (format.world-war.one-world)."""
        chosen = dict(self.options).get("world-war", ON)
        return "" if chosen == ON else chosen

    def faults(self, deck: Deck, size: int, players: int) -> list[DeckProblem]:
        """What keeps a deck out of this game."""
        if names := self.deck_rules_of(size):
            name, *others = names
            return deck_legality.problems(
                deck, name, ruleset=self.rules.name, players=players, world=self.world, others=others
            )
        limits = legal_limits(deck, self.rules.name, size)
        if (dungeons := dict(self.options).get("dungeon-cards")) is not None:
            limits = replace(limits, dungeon_cards=int(dungeons == ON))  # dungeon.optional-or-default
        return problems(deck, limits)


def wanted_game(
    ruleset: str | None, size: int, as_name: str | None = None, melons: str = "", given: Sequence[str] = ()
) -> WantedGame:
    """The game of --ruleset, --size, --as, --melons and --option; OptionError where they do not fit together."""
    rules = rulesets.named(ruleset or DEFAULT_RULESET)
    if as_name is None:
        if melons:
            raise OptionRefused("asked-melons-alone")
        return WantedGame(rules, size, options=tuple(sorted(_given(given).items())))
    name = formats.asked_for(as_name)
    if size not in (0, name.size):
        raise OptionRefused("asked-size", size=size, game=name.shorthand, wanted=name.size)
    if melons and "melon" not in name.variants:
        raise OptionRefused("asked-no-melons", game=name.shorthand)
    # loads every option and the powers they are made of
    from sixrealms.formats.options_of import options_of_setup, without_value

    seats = melons.split(",") if melons else []
    if not all(seat.strip().isdecimal() and len(seat) < 4 for seat in seats):
        raise OptionRefused("asked-melons", value=repr(melons[:40]))
    if name.size not in rules.sizes:
        offered = ", ".join(map(str, rules.sizes))
        raise OptionRefused("start-ruleset-size", ruleset=rules.name, size=name.size, known=offered)
    found = dict(options_of_setup(name, [int(seat) for seat in seats]))
    for key, value in _given(given).items():
        both = _merged(key, found.get(key, value), value)
        if both is None:
            raise OptionRefused("asked-besides-melons", one=key, value=value, melons=found[key])
        found[key] = both
    if (option := without_value(name, found)) is not None:
        raise OptionRefused(f"asked-{option.takes}", name=option.name, one=option.key, rule=option.rules[0])
    return WantedGame(rules, name.size, name, tuple(sorted(found.items())))


def _given(given: Sequence[str]) -> dict[str, str]:
    """What --option says, as key and value; OptionError for a key nobody knows, with the nearest that is one."""
    found: dict[str, str] = {}
    for text in given:
        key, equals, value = text.partition("=")
        key = key.strip()
        if key == "game":
            raise OptionRefused("asked-game")
        if key not in _SETTINGS:
            from sixrealms.options import named  # takes time to load

            named(key[:60])
        value = value.strip()
        if equals and not value:
            raise OptionRefused("asked-no-value", one=key)
        value = value or ON
        both = _merged(key, found.get(key, value), value)
        if both is None:
            raise OptionRefused("asked-twice", one=key, value=found[key], other=value)
        found[key] = both
    return found


def _merged(key: str, one: str, other: str) -> str | None:
    """What two mentions of an option come to; None if they contradict one another."""
    if one == other:
        return one
    if key in _SETTINGS:
        return None
    from sixrealms.options import named  # takes time to load
    from sixrealms.options.values import agreed

    return agreed(named(key), one, other)
