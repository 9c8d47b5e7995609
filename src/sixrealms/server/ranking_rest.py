"""The request for the ranking across the events of this server."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State as AppState

from sixrealms.server.season import Results, Season

#: Where the application keeps the results of events.
RESULTS: Final = "event-results"


@get("/api/ranking")
async def show_ranking(request: Request[Any, Any, AppState]) -> Season:
    """Everybody's points in all scored events that are wrapped up, sent in and eligible, and the events left out."""
    results: Results = request.app.state[RESULTS]
    return await asyncio.to_thread(results.season)
