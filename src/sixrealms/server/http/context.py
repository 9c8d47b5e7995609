"""What an application keeps for all its requests, each thing under a name of its own, and who asks for too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState

from sixrealms.server import limits
from sixrealms.server.http.application import Application, application
from sixrealms.server.limits import ByAddress, take
from sixrealms.server.session.lobby import Lobby

Asking = Request[Any, Any, AppState]
Kept = TypeVar("Kept")


class Shared(Generic[Kept]):
    """One thing an application keeps: put there when it starts, found by every request and socket of it."""

    def __init__(self, name: str) -> None:
        self._name = name

    def put(self, app: Application, kept: Kept) -> Kept:
        """Keep it in this application; the same is returned."""
        app.kept[self._name] = kept
        return kept

    def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Kept:
        """What the application that is asked keeps."""
        return self.within(application(connection.scope))

    def within(self, app: Application) -> Kept:
        """What this application keeps."""
        found: Kept = app.kept[self._name]
        return found


class Counted:
    """Something one address may ask for only so often."""

    def __init__(self, name: str, what: str, each: Callable[[], tuple[float, float]]) -> None:
        """`what` is asked for, as a refusal names it, by `each` so often at once and a second."""
        self.known = Shared[ByAddress](name)
        self._what = what
        self._each = each

    def begin(self, app: Application) -> None:
        """Nobody has asked this application yet."""
        self.known.put(app, ByAddress(*self._each()))

    def count(self, request: Asking) -> None:
        """Count this request; Refused where its address has asked too often."""
        take(
            (self.known.of(request).of(address_of(request)),),
            f"too many {self._what} from this address; wait a minute",
        )


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from."""
    return request.client.host if request.client is not None else ""


#: All tables, and how many tables and seats one address may ask for.
LOBBY: Final = Shared[Lobby]("lobby")
JOINING: Final = Counted("joining", "tables and seats", lambda: (120, 1.0))
#: New tables, records that are opened, games that go on; and events.
FOUNDING: Final = Counted("founding", "tables", lambda: limits.FOUNDING)
FOUNDING_EVENTS: Final = Counted("founding-events", "events", lambda: limits.FOUNDING_EVENTS)
REPORTING: Final = Counted("reporting", "reports", lambda: limits.REPORTING)
#: Everything that is asked but cards, pictures and pages.
ASKED: Final = Counted("asked", "requests", lambda: limits.REQUESTS)
