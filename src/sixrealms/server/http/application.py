"""An application as a web server runs it: one table of requests for the whole process, and what is kept for them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

_KEY: Final = "application"


class Application:
    """Answers requests from when it begins until it ends, with what it keeps meanwhile (`kept`).

    The table of requests keeps nothing: several applications of a process answer with the same one.
    """

    def __init__(self, requests: ASGIApp, open_: Callable[[Application], AbstractAsyncContextManager[None]]) -> None:
        """`open_` puts into the application what requests need, and puts it away in the end."""
        self.kept: dict[str, Any] = {}
        self._requests = requests
        self._open = open_

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the whole life of the application, as ASGI has it."""
        asked: Any = scope
        if asked["type"] == "lifespan":
            await self._live(receive, send)
            return
        asked["state"] = {**asked.get("state", {}), _KEY: self}
        await self._requests(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """From the word to begin to the word to end; whoever runs the application is told if one of them fails."""
        await receive()
        doing = "startup"
        try:
            async with self._open(self):
                await send({"type": "lifespan.startup.complete"})
                await receive()
                doing = "shutdown"
        except BaseException as wrong:
            await send({"type": f"lifespan.{doing}.failed", "message": f"{type(wrong).__name__}: {wrong}"})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def application(scope: Any) -> Application:
    """The application a request or a socket with this scope was asked of."""
    found: Application = scope["state"][_KEY]
    return found
