"""Pictures of a ranking and of leagues in which many people stand, told to whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.async_api import Page, Route

from sixrealms.server.tournaments.league_pages import LeagueName, ToldLeague, ToldLeagues
from sixrealms.server.tournaments.ranking_pages import RankingPages, WantedRanking
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.leagues.table import LeagueEvent, LeagueLine, LeftOut
from sixrealms.tournament.views.list_pages import ListPage
from tests.browser.held import NAMES
from tests.server.test_ranking_pages import Known, one_season
from tools.scene import Scene, telling

_SEASON: Final = League(
    name="Season 2026 of the shops of São Paulo and Campinas",
    begins="2026-01-01",
    ends="2026-12-31",
    scheme="places",
    best=4,
    attendance=2,
)
_LEAGUES: Final = (
    _SEASON,
    League(name="Sealed decks", begins="2026-03-01"),
    League(name="Questing, by invitation", chosen=True),
)
_OUT: Final[tuple[LeftOut, ...]] = ("", "not-official", "not-ranked", "copy")


def _line(at: int) -> LeagueLine:
    """Two share a place, one has not come often enough, one is a name nobody has confirmed."""
    last = at == len(NAMES) - 1
    return LeagueLine(
        rank=0 if last else at + 1 - (at == 3),
        player=NAMES[at],
        points=max(40 - at - (at < 3), 1),
        attended=1 if last else 4,
        won=max(3 - at, 0),
        results=(),
        lacking=int(last),
        behind_by="shared" if at == 3 else "won" if at == 5 else "",
        line=f"line-{at}",
        unconfirmed=at == 7,
    )


def _page(found: Sequence[object]) -> ListPage:
    return ListPage(page=1, pages=1, size=60, found=len(found))


_LINES: Final = tuple(map(_line, range(len(NAMES))))
_EVENTS: Final = tuple(
    LeagueEvent(f"e{at}", f"Cup {at + 1}", f"2026-0{at + 1}-10", 9 + 3 * at, _OUT[at % 4]) for at in range(6)
)
_LEAGUE: Final = ToldLeague("season", _SEASON, _EVENTS, _page(_EVENTS), _LINES, _page(_LINES), len(_LINES), (), False)
_NAMED: Final = tuple(LeagueName(f"l{at}", one) for at, one in enumerate(_LEAGUES))


async def _thousands(page: Page) -> None:
    """A ranking of thousands, in which whoever looks has a line."""
    lists = RankingPages(Known(one_season()))

    async def told(route: Route) -> None:
        asked = {name: found[0] for name, found in parse_qs(urlsplit(route.request.url).query).items()}
        wanted = WantedRanking(asked.get("search", ""), mine="Player 4321", account="")
        await route.fulfill(body=msgspec.json.encode(lists.page(wanted)), content_type="application/json")

    await page.route("**/api/ranking?*", told)


RANKING_SCENES: Final = (
    Scene("ranking-of-thousands", "/ranking", before=_thousands),
    Scene(
        "leagues-several",
        "/leagues",
        before=telling("**/api/leagues?*", msgspec.to_builtins(ToldLeagues(_NAMED, True, _page(_NAMED)))),
    ),
    Scene("league", "/leagues/season", before=telling("**/api/leagues/season?*", msgspec.to_builtins(_LEAGUE))),
)
