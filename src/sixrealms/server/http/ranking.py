"""The requests for the ranking across the events of this server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from sixrealms.server.http.authentication import who_asks
from sixrealms.server.http.context import Asking, Shared
from sixrealms.server.http.tournaments import USUAL, NumberAsked, SearchAsked, SizeAsked
from sixrealms.server.tournaments.ranking_pages import RankingPage, RankingPages, WantedRanking

#: Where the application keeps the ranking.
RANKING: Final = Shared[RankingPages]("ranking")
#: How a list for spreadsheets is described.
CSV: Final = {200: ResponseSpec(str, media_type="text/csv", description="the list")}


@get("/api/ranking")
async def show_ranking(
    request: Asking,
    search: SearchAsked = "",
    page: NumberAsked = 1,
    ratings_page: NumberAsked = 1,
    size: SizeAsked = USUAL,
    beside: SearchAsked = "",
) -> RankingPage:
    """A page of everybody's points in all scored events that are wrapped up, sent in and eligible, one of the ratings
    by the games of events, and the events left out.

    `search` finds people by name in both lists; `beside` is a name or a `line` whose pages are told. Whoever asks from
    an account is told its own lines, or where it has none those of its name.
    """
    person = await who_asks(request)
    mine, account = (person.name, person.id) if person is not None and person.login is not None else ("", "")
    wanted = WantedRanking(search, page, ratings_page, size, beside, mine, account)
    return await asyncio.to_thread(RANKING.of(request).page, wanted)


@get("/api/ranking/points.csv", media_type="text/csv", responses=CSV)
async def ranking_as_csv(request: Asking) -> Response[str]:
    """The whole ranking: place, player, points, and how many of them may still be lost."""
    return await _csv("ranking", RANKING.of(request).points_csv)


@get("/api/ranking/ratings.csv", media_type="text/csv", responses=CSV)
async def ratings_as_csv(request: Asking) -> Response[str]:
    """All ratings by the games of events."""
    return await _csv("ratings", RANKING.of(request).ratings_csv)


async def _csv(name: str, written: Callable[[], str]) -> Response[str]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.csv"'}
    return Response(await asyncio.to_thread(written), media_type="text/csv", headers=headers)


HANDLERS: Final = [show_ranking, ranking_as_csv, ratings_as_csv]
