"""Requests that never come to their end: whoever sends half of one is hung up on, and keeps nobody else out.

The web server has no time limit of its own before a request is whole (uvicorn 0.54); this is its protocol with one.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sixrealms.server import limits
from sixrealms.server.admission import Doorway, Visit
from sixrealms.server.first_requests import FirstRequests
from sixrealms.server.refusal import Refused


def timed_requests(trusted: frozenset[str] = frozenset(), inside: int = 0) -> type[H11Protocol]:
    """The protocol for one server. Of the `trusted` addresses, a proxy's, and at the port `inside`, where other servers
    ask, as many are let in as of all others.
    """
    waiting = Doorway(limits.HALF_SENT, limits.HALF_SENT_EACH, oldest_leaves=True)
    of_proxies = Doorway(limits.HALF_SENT, limits.HALF_SENT, oldest_leaves=True)
    first = FirstRequests(limits.TAKEN_AT_ONCE)

    class TimedRequests(H11Protocol):
        """A connection that is among those who wait from its first moment until a request is whole."""

        _visit: Visit | None = None
        _ends: asyncio.TimerHandle | None = None
        _phase: Any = None
        _is_new = True

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            here = transport.get_extra_info("sockname")
            peer = bool(inside) and here is not None and here[1] == inside
            self._doorway = of_proxies if peer or host in trusted else waiting
            self._look()
            self._is_new = not peer

        def data_received(self, data: bytes) -> None:
            if self._is_new:
                self._is_new = False
                self.transport.pause_reading()
                first.add(partial(self._parse, data))
            else:
                super().data_received(data)
                self._look()

        def _parse(self, data: bytes) -> None:
            if not self.transport.is_closing():
                self.transport.resume_reading()  # first: what follows may stop it again
                super().data_received(data)
                self._look()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._look()

        def connection_lost(self, exc: Exception | None) -> None:
            self._over()
            super().connection_lost(exc)

        def _look(self) -> None:
            """See how far the request has come; each part of it has its own time."""
            phase = self.conn.their_state
            if self.transport.get_protocol() not in (self, None) or self.transport.is_closing():
                self._over()  # it is a socket now, or gone
            elif phase not in (h11.IDLE, h11.SEND_BODY):
                self._over()  # whole, and being answered
            elif phase is not self._phase or self._ends is None:
                self._over()
                self._wait(limits.HEAD if phase is h11.IDLE else limits.WHOLE)
            self._phase = phase

        def _wait(self, seconds: float) -> None:
            try:
                self._visit = self._doorway.enter(self.client[0] if self.client else "", self._hang_up)
            except Refused:
                self._hang_up()
                return
            self._ends = self.loop.call_later(seconds, self._hang_up)

        def _over(self) -> None:
            if self._ends is not None:
                self._ends.cancel()
                self._ends = None
            if self._visit is not None:
                self._doorway.leave(self._visit)
                self._visit = None

        def _hang_up(self) -> None:
            self._over()
            self.transport.close()

    return TimedRequests
