"""Whose line of the ranking a result goes to: that of an account, or of a name somebody has confirmed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from sixrealms.tournament.player_lookup import folded

_SHOWN: Final = 10
"""Letters by which a line is told apart from another one of the same name."""


def account_line(account: str) -> str:
    """The line of an account, whatever its name is."""
    return f"account:{account}"


def entry_line(event: str, name: str) -> str:
    """The line of a name at one event, of which nobody has said yet whose it is."""
    return f"entry:{event}:{folded(name)}"


def name_line(name: str) -> str:
    """The line of everybody of a name, whatever the case and accents: of events that were held before it was asked."""
    return f"name:{folded(name)}"


def public_id(line: str) -> str:
    """A line as it is told: accounts cannot be read from it."""
    return hashlib.sha256(line.encode()).hexdigest()[:_SHOWN]


class RankedLines:
    """What was said about lines: which one goes on in which other one. A line that goes on in itself is settled: it is
    somebody else than those of the same name.
    """

    def __init__(self, answers: Mapping[str, str] | None = None) -> None:
        self.answers: Mapping[str, str] = answers or {}

    def of(self, line: str) -> str:
        """The line in which this one goes on in the end."""
        seen = {line}
        while (other := self.answers.get(line, line)) not in seen:
            seen.add(other)
            line = other
        return line

    def of_entry(self, event: str, name: str, account: str, *, by_name: bool) -> str:
        """The line of a name at an event. What was said about that one name there goes before its account."""
        entry = entry_line(event, name)
        return self.of(entry if entry in self.answers else usual_line(event, name, account, by_name=by_name))

    def settled(self, event: str, name: str, account: str, *, by_name: bool) -> bool:
        """Whether somebody has said whose the name is at this event."""
        usual = usual_line(event, name, account, by_name=by_name)
        return usual in self.answers or entry_line(event, name) in self.answers


def usual_line(event: str, name: str, account: str, *, by_name: bool) -> str:
    """Where a name at an event goes as long as nobody says anything; `by_name`: an event from before it was asked."""
    if account:
        return account_line(account)
    return name_line(name) if by_name else entry_line(event, name)


def split(lines: RankedLines, entry: str, now: str, others: Mapping[str, str]) -> dict[str, str]:
    """What is to be kept so that a name at one event has a line by itself; it shares the line `now` with `others`: the
    usual lines of names at other events by their entry lines.
    """
    kept = {entry: entry}
    if now != entry or not others:
        return kept
    # the others went on in this one: they go on in the first of them
    first = next(iter(others.values()))
    members = {known for known in lines.answers if lines.of(known) == entry} | set(others.values())
    return dict.fromkeys(members, first) | kept
