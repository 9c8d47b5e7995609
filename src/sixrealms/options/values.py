"""What is written behind an option: nothing ("on"), the seats it is for, a digit, a world or a number of turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sixrealms.catalogue import WORLDS
from sixrealms.errors import OptionRefused
from sixrealms.options.option import Option

#: The value of an option that is simply in force.
ON: Final = "on"

#: The value of an option that is left out, also where the ruleset has it built in (option.general.agreement).
OFF: Final = "off"

#: What the name of a game has no place for: it is given beside the name.
BESIDE_A_NAME: Final = frozenset({"seats", "turns"})

MOST_TURNS: Final = 9_999


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers one of which is wanted, in words: 3 to 8, or 2 or 4."""

    of: tuple[int, ...]

    def said(self, language: str) -> str:
        """The words."""
        from sixrealms.wording import say  # the sentences are read when somebody is told one

        if len(self.of) > 2 and self.of == tuple(range(self.of[0], self.of[-1] + 1)):
            return say("numbers-to", language, least=self.of[0], most=self.of[-1])
        *first, last = self.of
        return say("numbers-or", language, first=", ".join(map(str, first)), last=last) if first else str(last)


@dataclass(frozen=True, slots=True)
class OptionQuestion:
    """A question of the ruleset that options answer, in words; one nobody has words for by its own name."""

    name: str

    def said(self, language: str) -> str:
        """The words."""
        from sixrealms.wording import message_ids, say  # the sentences are read when somebody is told one

        message = f"question-{self.name.replace('_', '-')}"
        return say(message, language) if message in message_ids(language) else self.name.replace("_", " ")


def check_value(option: Option, value: object, players: int) -> None:
    """OptionError unless the value is one the option takes; one that may be left out takes "off"."""
    if not isinstance(value, str):
        text = {True: ON, False: OFF}.get(value, str(value)) if isinstance(value, bool) else str(value)
        raise OptionRefused("unfit-no-text", one=option.key, value=repr(value)[:60], text=repr(text)[:60])
    if value == OFF:
        if not may_be_left_out(option):
            raise OptionRefused("unfit-off", one=option.key, rule=option.rules[0])
        return
    if option.takes == "digit":
        if not (len(value) == 1 and value.isdecimal()):
            raise OptionRefused("unfit-digit", one=option.key, value=repr(value), rule=option.rules[0])
    elif option.takes == "world":
        if value not in WORLDS and value != ON:  # format.world-war.worlds
            worlds = ", ".join(WORLDS)
            raise OptionRefused("unfit-world", one=option.key, worlds=worlds, value=repr(value), rule=option.rules[0])
    elif option.takes == "turns":
        if not (value.isascii() and value.isdecimal() and len(value) <= len(str(MOST_TURNS)) and int(value)):
            raise OptionRefused(
                "unfit-turns", one=option.key, value=repr(value), most=str(MOST_TURNS), rule=option.rules[0]
            )
    elif value != ON:
        _seats(option, value, players)
    elif option.takes == "seats":
        raise OptionRefused("unfit-needs-seats", one=option.key, rule=option.rules[0])


def may_be_left_out(option: Option) -> bool:
    """Whether the option may be named only to leave it out: a rule can, what is played for or as cannot."""
    return option.kind in ("optional rule", "variant")


def left_in(chosen: Mapping[str, str]) -> dict[str, str]:
    """The options that are in force, without those that are named to be left out."""
    return {key: value for key, value in chosen.items() if value != OFF}


def agreed(option: Option, one: str, other: str) -> str | None:
    """What two mentions of an option come to, or None if they contradict one another.

    Where a value is to be written, a mention without one leaves it to the other; elsewhere "on" means everybody and
    is no less than seats.
    """
    if OFF in (one, other):
        return one if one == other else None
    if option.takes:
        if ON in (one, other):
            return other if one == ON else one
        if option.takes == "seats" and sorted(one.split(",")) == sorted(other.split(",")):
            return one
    return one if one == other else None


def seats_of(option: Option, value: str, players: int) -> tuple[int, ...]:
    """The seats an option binds, counted from 0; one that takes a value of its own binds everybody."""
    if option.takes or value == ON:
        return tuple(range(players))
    return _seats(option, value, players)


def _seats(option: Option, value: str, players: int) -> tuple[int, ...]:
    parts = value.split(",")
    if not all(part.isdecimal() and 1 <= int(part) <= players for part in parts) or len(set(parts)) != len(parts):
        raise OptionRefused("unfit-seats", one=option.key, value=repr(value), players=players)
    return tuple(sorted(int(part) - 1 for part in parts))
