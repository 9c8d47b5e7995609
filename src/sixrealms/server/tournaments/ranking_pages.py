"""The ranking and the ratings of a server page by page, with the line of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from sixrealms.ratings import Certainty
from sixrealms.server.tournaments.season import NotCounted, Results, Season
from sixrealms.tournament.csv_lists import write
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.scoring.ranked_lines import account_line, public_id
from sixrealms.tournament.scoring.ranking import Rank
from sixrealms.tournament.views.list_pages import ListPage, page_of

#: Events that do not count and are named.
MOST_NAMED: Final = 60


class RatingLine(msgspec.Struct, frozen=True):
    """Somebody's rating with its place among those who have played enough."""

    place: int
    player: str
    points: int
    margin: int
    games: int
    certainty: Certainty
    line: str = ""  # as in the ranking


class RankingPage(msgspec.Struct, frozen=True):
    """A page of the ranking, and one of the ratings by games.

    `ranked` and `rated` say which pages they are, of everybody in whose name was found what is sought. `my_rank` and
    `my_rating` are the lines of the account called `mine`, or where it has none those of its name. Of the `left_out`
    scored events that do not count some are named in `not_counted`. The ratings come from the games of `rated_events`,
    scored or not.
    """

    ranking: tuple[Rank, ...]
    ranked: ListPage
    ratings: tuple[RatingLine, ...]
    rated: ListPage
    events: int
    rated_events: int
    not_counted: tuple[NotCounted, ...]
    left_out: int
    mine: str = ""
    my_rank: Rank | None = None
    my_rating: RatingLine | None = None
    at_risk: bool = False  # somebody's points may still be lost
    unconfirmed: int = 0  # lines of which nobody has said yet whose they are


class WantedRanking(NamedTuple):
    """What is asked for: the names in which `search` is found, pages of so many lines, or those on which somebody of
    the name or with the line `beside` stands. `mine` is the name of whoever asks, `account` their account.
    """

    search: str = ""
    page: int = 1
    ratings_page: int = 1
    size: int = 60
    beside: str = ""
    mine: str = ""
    account: str = ""


_Named = TypeVar("_Named", Rank, RatingLine)


class _Lists(NamedTuple):
    """The lists of a season with the names as people compare them."""

    season: Season
    ranked: Sequence[tuple[str, Rank]]
    rated: Sequence[tuple[str, RatingLine]]
    at_risk: bool
    unconfirmed: int


class RankingPages:
    """Pages of the ranking over all events; its lists are made once for every state of the events."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._lists: _Lists | None = None

    def page(self, wanted: WantedRanking) -> RankingPage:
        """What was asked for; blocks. People are found whatever the case and the accents."""
        lists = self._now()
        sought, mine = folded(wanted.search), folded(wanted.mine)
        own = public_id(lists.season.lines.of(account_line(wanted.account))) if wanted.account else ""
        ranking, ranked = _page(lists.ranked, sought, wanted, wanted.page)
        ratings, rated = _page(lists.rated, sought, wanted, wanted.ratings_page)
        season = lists.season
        return RankingPage(
            ranking,
            ranked,
            ratings,
            rated,
            season.events,
            season.rated_events,
            season.not_counted[:MOST_NAMED],
            len(season.not_counted),
            wanted.mine,
            _line(lists.ranked, own, mine),
            _line(lists.rated, own, mine),
            lists.at_risk,
            lists.unconfirmed,
        )

    def points_csv(self) -> str:
        """The whole ranking for spreadsheets; blocks."""
        ranked = [one for _, one in self._now().ranked]
        rows = ((one.rank, one.player, one.points, one.at_risk, one.line, int(one.unconfirmed)) for one in ranked)
        return write(("place", "player", "points", "at_risk", "line", "unconfirmed"), rows)

    def ratings_csv(self) -> str:
        """All ratings for spreadsheets; blocks."""
        rows = (msgspec.structs.astuple(one) for _, one in self._now().rated)
        return write(RatingLine.__struct_fields__, rows)

    def _now(self) -> _Lists:
        season, lists = self._results.season(), self._lists
        if lists is None or lists.season is not season:
            enough = (one for one in season.ratings if one.certainty != "new")
            rated = [RatingLine(at, *msgspec.structs.astuple(one)) for at, one in enumerate(enough, start=1)]
            lists = _Lists(
                season,
                [(folded(one.player), one) for one in season.ranking],
                [(folded(one.player), one) for one in rated],
                any(one.at_risk for one in season.ranking),
                sum(one.unconfirmed for one in season.ranking),
            )
            self._lists = lists
        return lists


def _page(
    lines: Sequence[tuple[str, _Named]], sought: str, wanted: WantedRanking, page: int
) -> tuple[tuple[_Named, ...], ListPage]:
    found = [line for line in lines if sought in line[0]] if sought else lines
    beside, name = wanted.beside, folded(wanted.beside)
    by_line = any(one.line == beside for _, one in found) if beside else False

    def is_beside(line: tuple[str, _Named]) -> bool:
        return line[1].line == beside if by_line else line[0] == name

    shown, at = page_of(found, page, wanted.size, is_beside if beside else None)
    return tuple(one for _, one in shown), at


def _line(lines: Sequence[tuple[str, _Named]], own: str, name: str) -> _Named | None:
    """The line of an account, or the first of its name."""
    if not name:
        return None
    mine = next((one for _, one in lines if one.line == own), None) if own else None
    return mine or next((one for called, one in lines if called == name), None)
