"""What the rest of the program refuses in English, told in the reader's language: what a set-up page can bring about.

The program's own errors are one English sentence each. Those known here are said with their particulars; of others the
reader is told in his language that it is impossible, with the English sentence behind it.
"""

from __future__ import annotations

import re
from typing import Final

from sixrealms.wording import LANGUAGES, say

_ONE: Final = r"(?P<one>[\w-]+) \((?P<rule>[\w.-]+)\)"
_OTHER: Final = r"(?P<other>[\w-]+) \((?P<other_rule>[\w.-]+)\)"
_KNOWN: Final = tuple(
    (re.compile(pattern), f"impossible-{name}")
    for name, pattern in (
        ("clash", rf"{_ONE} cannot be played together with {_OTHER}; leave one of them out"),
        ("clash", rf"{_ONE} and {_OTHER} contradict each other about .+; leave one of them out"),
        ("types", rf"{_ONE} and {_OTHER} are both tournament types; a game has one \(notation\.order\)"),
        ("victories", rf"{_ONE} and {_OTHER} are both victory conditions; a game has one \(notation\.order\)"),
        (
            "players",
            r"(?P<one>[\w-]+) is for (?P<wanted>[\d ortomen-]+) players, not (?P<players>\d+) \((?P<rule>[\w.-]+)\)",
        ),
        ("size", r"(?P<one>[\w-]+) is played with (?P<wanted>[\d or]+) cards, not (?P<size>\d+) \((?P<rule>[\w.-]+)\)"),
        ("for-all", r"(?P<one>[\w-]+) cannot be for some players only \(not .+\): .+; write on \((?P<rule>[\w.-]+)\)"),
        ("seats", r"(?P<one>[\w-]+) needs the seats it is about, as in 1,3 \((?P<rule>[\w.-]+)\)"),
        (
            "ruleset-size",
            r"size is (?P<size>\d+); ruleset (?P<one>[\w-]+) offers (?P<wanted>[\d, ]+) \((?P<rule>[\w.-]+)\)",
        ),
        (
            "named-size",
            r"(?P<one>.+) is played with (?P<wanted>\d+) cards, but the size is (?P<size>\d+) \((?P<rule>[\w.-]+)\)",
        ),
    )
)
_OR: Final = " or "


def impossible(message: str, language: str) -> str:
    """Why something is impossible, in the reader's language."""
    if language == LANGUAGES[0]:
        return message
    for pattern, name in _KNOWN:
        if found := pattern.fullmatch(message):
            values = {
                key: value.replace(_OR, say("impossible-or", language)) for key, value in found.groupdict().items()
            }
            return say(name, language, **values)
    return say("impossible-otherwise", language, why=message)
