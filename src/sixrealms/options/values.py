"""What is written behind an option: nothing ("on"), the seats it is for, a digit or a world."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue import WORLDS
from sixrealms.errors import OptionError
from sixrealms.options.option import Option

#: The value of an option that is simply in force.
ON: Final = "on"


def check_value(option: Option, value: str, players: int) -> None:
    """OptionError unless the value is one the option takes."""
    if option.takes == "digit":
        if not (len(value) == 1 and value.isdecimal()):
            raise OptionError(f"{option.key} needs a digit from 0 to 9, not {value!r} ({option.rules[0]})")
    elif option.takes == "world":
        if value not in WORLDS and value != ON:  # format.world-war.worlds
            raise OptionError(f"{option.key} is for one of {', '.join(WORLDS)}, not {value!r} ({option.rules[0]})")
    elif value != ON:
        _seats(option, value, players)
    elif option.takes == "seats":
        raise OptionError(f"{option.key} needs the seats it is about, as in 1,3 ({option.rules[0]})")


def agreed(option: Option, one: str, other: str) -> str | None:
    """What two mentions of an option come to, or None if they contradict one another.

    Where a value is to be written, a mention without one leaves it to the other; elsewhere "on" means everybody and
    is no less than seats.
    """
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
        raise OptionError(
            f"option {option.key} is {value!r}; write on, or the seats it is for, 1 to {players}, as in 1,2 "
            "(option.general.enabled-by-dungeon-card)"
        )
    return tuple(sorted(int(part) - 1 for part in parts))
