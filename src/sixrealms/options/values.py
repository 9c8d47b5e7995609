"""What is written behind an option: nothing ("on"), the seats it is for, a digit or a world."""

from __future__ import annotations

from typing import Final

from sixrealms.errors import OptionError
from sixrealms.options.option import Option

#: The value of an option that is simply in force.
ON: Final = "on"

#: Worlds a deck of World War! may be from (format.world-war.worlds), by the code of the catalogue.
WAR_WORLDS: Final = {
    "RL": "Ravenloft", "GH": "Greyhawk", "FR": "Forgotten Realms", "DL": "Dragonlance", "DS": "Dark Sun",
    "BR": "Birthright", "AD": "AD&D",
}  # fmt: skip


def check_value(option: Option, value: str, players: int) -> None:
    """OptionError unless the value is one the option takes."""
    if option.takes == "digit":
        if not (len(value) == 1 and value.isdecimal()):
            raise OptionError(f"{option.key} needs a digit from 0 to 9, not {value!r} ({option.rules[0]})")
    elif option.takes == "world":
        if value not in WAR_WORLDS and value != ON:
            raise OptionError(f"{option.key} is for one of {', '.join(WAR_WORLDS)}, not {value!r} ({option.rules[0]})")
    elif value != ON:
        _seats(option, value, players)
    elif option.takes == "seats":
        raise OptionError(f"{option.key} needs the seats it is about, as in 1,3 ({option.rules[0]})")


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
