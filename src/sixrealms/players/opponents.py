"""What computer players are called at a table: people with names, so that nobody loses against "greedy 2".

Every level has its own people; whoever meets one again knows how they play. Names are the same in every language.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from sixrealms.players.roster import OLDER_NAMES

#: As many as can sit beside one person, for each computer player (`roster.bot_names`).
NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "random": ("Pip Fenn", "Wenna Rook", "Odo Marl", "Tilda Brae", "Bram Osk", "Nessa Quill", "Jory Pell"),
        "novice": ("Lira Swann", "Hob Tarrow", "Fenna Dell", "Milo Crane", "Posy Harrow", "Ned Birkin", "Alba Reeve"),
        "casual": ("Hilda Voss", "Corvin Ash", "Maura Lind", "Tobin Harl", "Edda Krane", "Silas Mott", "Brida Holm"),
        "club": ("Marek Varr", "Isolde Brann", "Ruan Tesk", "Sabela Dorn", "Aldric Kest", "Yara Sund", "Otmar Zell"),
        "strong": ("Katrin Holt", "Osric Vane", "Livia Corr", "Dorrin Hask", "Selma Frey", "Ulric Stane", "Noor Talvi"),
        "expert": (
            "Amara Quist",
            "Leander Voll",
            "Ysolde Marr",
            "Cassian Roe",
            "Thyra Lund",
            "Emeric Dask",
            "Runa Ald",
        ),
    }
)
#: The computer players that had no names once: they were called by what they are and a number.
_CALLED_BY_KIND: Final = frozenset({"random", "casual", "greedy"})
_BOT_OF: Final[dict[str, str]] = {name: bot for bot, names in NAMES.items() for name in names}


def free_name(bot: str, taken: Collection[str]) -> str:
    """What the next computer player of that kind is called where these names are taken already."""
    named = NAMES.get(OLDER_NAMES.get(bot, bot), (bot,))
    numbered = (f"{named[0]} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (*named, *numbered) if name not in taken)


def bot_called(name: str) -> str | None:
    """The computer player that is called so at a table, if one is: by name, or as it was called in older games, by
    what it is and a number from the second on.
    """
    if name in _BOT_OF:
        return _BOT_OF[name]
    first, _, rest = name.partition(" ")
    if first in _CALLED_BY_KIND:
        return first if not rest or rest.isdecimal() else None
    person, _, number = name.rpartition(" ")
    return _BOT_OF.get(person) if number.isdecimal() else None


def shown_name(name: str) -> str:
    """A name as it is shown: the computer players of older games have names now."""
    bot = bot_called(name)
    if bot is None or name in _BOT_OF:
        return name
    first, _, rest = name.partition(" ")
    number = int(rest) if first == bot and rest.isdecimal() else 1
    people = NAMES[OLDER_NAMES.get(bot, bot)]
    return people[number - 1] if first == bot and 1 <= number <= len(people) else name
