"""The request for the ranking across the events of this server."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get

from sixrealms.server.http.context import Asking, Shared
from sixrealms.server.tournaments.season import Results, Season

#: Where the application keeps the results of events.
RESULTS: Final = Shared[Results]("event-results")


@get("/api/ranking")
async def show_ranking(request: Asking) -> Season:
    """Everybody's points in all scored events that are wrapped up, sent in and eligible, and the events left out."""
    return await asyncio.to_thread(RESULTS.of(request).season)
