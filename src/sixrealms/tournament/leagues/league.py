"""What a league is: its name, its days, which events it holds, what they are worth, and how ties are told apart."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sixrealms.tournament.plan import LONGEST_NAME, Words
from sixrealms.tournament.refusals import refused

LeagueScheme = Literal["official", "places"]
TieBreak = Literal["best", "won", "attended", "latest"]
MOST_EVENTS: Final = 500
USUAL_PLACES: Final = (10, 8, 6, 5, 4, 3, 2)


class League(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of a league, announced beforehand.

    `scheme` official: the points of the ranking, of events that count there (`running.scored.requirements`); places:
    `place_points` by the place in each event, `others` for everybody after those. Of somebody's results the `best` so
    many count (0: all), and of all events of the league the worst `drop` are left out, one that was missed counting as
    0. Fewer events than `attendance` give no rank. `ties` are asked in their order; who is equal in all shares a rank.
    With `chosen` it holds only the events that were added; otherwise also every event of its days, the first and the
    last included.
    """

    name: Words
    begins: Words = ""  # as in 2026-01-31; "": no first day
    ends: Words = ""
    scheme: LeagueScheme = "official"
    place_points: Annotated[tuple[Annotated[int, Meta(ge=0, le=1000)], ...], Meta(max_length=64)] = USUAL_PLACES
    others: Annotated[int, Meta(ge=0, le=1000)] = 1
    best: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0
    drop: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0
    attendance: Annotated[int, Meta(ge=0, le=MOST_EVENTS)] = 0
    ties: Annotated[tuple[TieBreak, ...], Meta(max_length=4)] = ("best", "won", "attended")
    chosen: bool = False

    def has_day(self, day: date) -> bool:
        """Whether an event of this day is within its days."""
        written = day.isoformat()
        return (not self.begins or self.begins <= written) and (not self.ends or written <= self.ends)


def checked_league(league: League) -> League:
    """The league with a tidy name. EventRefused for one without a name, days that are none or end before they begin,
    points that rise with the place, and a tie-break that is named twice.
    """
    name = " ".join(league.name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refused("event-name", most=LONGEST_NAME)
    for day in filter(None, (league.begins, league.ends)):
        if not _is_a_day(day):
            raise refused("date", date=day)
    if league.begins and league.ends and league.ends < league.begins:
        raise refused("league-days", begins=league.begins, ends=league.ends)
    worths = (*league.place_points, league.others)
    if any(later > earlier for earlier, later in pairwise(worths)):
        raise refused("league-points", points=", ".join(map(str, worths)))
    if len(set(league.ties)) < len(league.ties):
        raise refused("league-ties", ties=", ".join(league.ties))
    return msgspec.structs.replace(league, name=name)


def _is_a_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
