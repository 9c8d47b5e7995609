"""A team is one entrant of the grid, and each of its members is credited (conflict.tournament.team-spirit-brackets)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import Entrant

MEMBERS: Final = 2
"""format.team-spirit.teams"""


def teams(entrants: Sequence[Entrant], members: int = MEMBERS) -> dict[str, tuple[Entrant, ...]]:
    """The members of each team by its name, in the order in which teams were named.

    TournamentError for a person without a team and for a team of another size.
    """
    found: dict[str, list[Entrant]] = {}
    for one in entrants:
        if not one.team:
            raise TournamentRefused("event-no-team", name=one.name)
        found.setdefault(one.team, []).append(one)
    for name, persons in found.items():
        if len(persons) != members:
            named = ", ".join(person.name for person in persons)
            size = {"count": str(len(persons)), "needed": str(members)}
            raise TournamentRefused("event-team-size", name=repr(name), members=named, **size)
    return {name: tuple(persons) for name, persons in found.items()}


def credited(points: Mapping[str, int], members: Mapping[str, Sequence[Entrant]]) -> dict[str, int]:
    """Every member's points: all that their team earned."""
    return {person.id: earned for team, earned in points.items() for person in members[team]}
