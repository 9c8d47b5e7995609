"""Who sends a request: the session behind its cookie, the person behind the session, and their seats."""

from __future__ import annotations

from typing import Final

from sixrealms.server.accounts.accounts import Accounts
from sixrealms.server.accounts.passkeys import Passkeys
from sixrealms.server.http.context import LOBBY, Asking, Shared, address_of
from sixrealms.server.refusal import Refused
from sixrealms.server.store.people import Person

#: Where the application keeps accounts and passkeys, the cookie of a session, and the header only our own pages send.
ACCOUNTS: Final = Shared[Accounts]("accounts")
PASSKEYS: Final = Shared[Passkeys]("passkeys")
COOKIE: Final = "sixrealms"
HEADER: Final = "x-six-realms"


def session_of(request: Asking) -> str:
    return request.cookies.get(COOKIE, "")[:64]


async def who_asks(request: Asking) -> Person | None:
    """The person whose browser this is, None if nobody is known there."""
    return await ACCOUNTS.of(request).who(session_of(request))


async def note_whose(request: Asking, table: str, seat: int) -> None:
    """Note whose a seat is, if somebody is known."""
    person = await who_asks(request)
    if person is not None:
        await LOBBY.of(request).workers.store(ACCOUNTS.of(request).people.sits, person, table, seat)


async def seats_here(request: Asking, table: str) -> list[int]:
    """The seats of whoever asks at a table."""
    person = await who_asks(request)
    if person is None:
        return []
    return await LOBBY.of(request).workers.store(ACCOUNTS.of(request).people.seats_at, person, table)


async def must_be_welcome(request: Asking) -> None:
    """Refused for whoever is banned, or comes from a banned address, and asks for more than to look."""
    banned = LOBBY.of(request).banned
    if banned:
        person = await who_asks(request)
        banned.check(address_of(request), person.id if person is not None else "")


async def known(request: Asking) -> Person:
    person = await who_asks(request)
    if person is None:
        raise Refused("unknown", "nobody is known here; begin as a guest or log in")
    return person
