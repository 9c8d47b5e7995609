"""Requests whose answers cost computing, and whose they are: they wait for each other and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from sixrealms.server.fair_share import ASKING, Asker, Pieces
from sixrealms.server.http.authentication import who_asks
from sixrealms.server.http.context import LOBBY, Asking

T = TypeVar("T")


def knows_who_asks(app: ASGIApp) -> ASGIApp:
    """The application, in which whatever is done for somebody is theirs."""

    async def asked(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            client = scope.get("client")
            ASKING.set(Asker(client[0] if client else ""))
        await app(scope, receive, send)

    return asked


async def costly(request: Asking, work: Callable[..., T], *arguments: object) -> T:
    """Do something that takes a while for whoever asks; Refused if they have used up what is theirs."""
    await _note_account(request)
    return await LOBBY.of(request).workers.costly.do(work, *arguments)


async def in_pieces(request: Asking, pieces: Pieces[T]) -> T:
    """The same piece by piece."""
    await _note_account(request)
    return await LOBBY.of(request).workers.costly.go_on(pieces)


async def must_have_some_left(request: Asking) -> None:
    """Refused if whoever asks has used up what is theirs."""
    await _note_account(request)
    LOBBY.of(request).workers.costly.budget.check(ASKING.get())


async def _note_account(request: Asking) -> None:
    person = await who_asks(request)
    if person is not None and person.login is not None:
        ASKING.set(ASKING.get()._replace(account=person.id))
