"""The requests of a person about themselves: who they are, their tables, their account, their data
(docs/protocol.md).
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from sixrealms.server.accounts.accounts import LONGEST_PASSWORD
from sixrealms.server.accounts.forgetting import forget
from sixrealms.server.accounts.spectators import Voices
from sixrealms.server.http.authentication import ACCOUNTS, COOKIE, PASSKEYS, known, session_of, who_asks
from sixrealms.server.http.context import LOBBY, Asking, address_of
from sixrealms.server.http.my_decks import decks_of
from sixrealms.server.http.my_games import MyGame, all_games
from sixrealms.server.http.ratings import MyRatings, all_ratings
from sixrealms.server.messages.decks import Collection, KeptDeck
from sixrealms.server.refusal import Refused
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.room import Room
from sixrealms.server.store.people import SESSION, Person

#: Tables told at once, and how many of them are looked into.
_TOLD: Final = 200
_LOOKED_INTO: Final = 40

Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD * 4)]


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class AccountChange(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be different: the name, or the password, for which the old one or a passkey is needed;
    and whether others may see when they are here (`visible`), accounts alone.
    """

    name: Name = ""
    password: Password = ""
    old_password: Password = ""
    visible: bool | None = None


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """A name, its recovery code, and the password to be."""

    name: Name
    code: Annotated[str, Meta(max_length=64)]
    password: Password


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """The password, where an account has one and no passkey was shown just now."""

    password: Password = ""


class MyTable(msgspec.Struct, frozen=True):
    """A table somebody sits at. `waits` says whether it waits for them."""

    table: str
    seat: int
    players: tuple[str, ...]
    size: int
    game: str
    ruleset: str
    begun: bool
    over: bool
    waits: bool


class MyPasskey(msgspec.Struct, frozen=True):
    """A passkey of an account: what it is called, the `host` it works at, when it was made and used last (0: never)."""

    id: str
    name: str
    host: str
    created: int
    used: int


class Me(msgspec.Struct, frozen=True):
    """Who somebody is here. `known`: there is a session; `account`: it is that of an account. `code` is told once.

    `password`: the account has one; `proved`: a passkey was shown here just now and stands for it. `visible`: others
    may see when they are here.
    """

    known: bool
    account: bool = False
    name: str = ""
    tables: tuple[MyTable, ...] = ()
    code: str = ""
    password: bool = False
    proved: bool = False
    passkeys: tuple[MyPasskey, ...] = ()
    visible: bool = False


class KeptSession(msgspec.Struct, frozen=True):
    """A session as it is kept: seconds since 1970."""

    began: int
    used: int


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept about somebody. `watched` are the tables they have spoken at without a seat, `address`
    is the network they came from last.
    """

    id: str
    name: str
    account: bool
    created: int
    seen: int
    sessions: tuple[KeptSession, ...]
    seats: tuple[MyTable, ...]
    passkeys: tuple[MyPasskey, ...] = ()
    watched: tuple[str, ...] = ()
    address: str = ""
    decks: tuple[KeptDeck, ...] = ()
    collection: Collection = msgspec.field(default_factory=Collection)
    games: tuple[MyGame, ...] = ()
    ratings: MyRatings = msgspec.field(default_factory=lambda: MyRatings((), ()))


def with_session(request: Asking, me: Me, session: str) -> Response[Me]:
    """The answer with a cookie no script can read and no other site can send."""
    cookie = Cookie(
        COOKIE,
        path="/",
        value=session,
        max_age=SESSION if session else 0,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
    return Response(me, cookies=[cookie])


async def told(request: Asking, person: Person | None, session: str, code: str = "") -> Me:
    """What somebody is told of themselves."""
    if person is None:
        return Me(False)
    if person.login is None:
        return Me(True, False, person.name, await _tables(request, person), code)
    keys = await _keys(request, person)
    proved = await ACCOUNTS.of(request).proved(session)
    tables = await _tables(request, person)
    return Me(True, True, person.name, tables, code, bool(person.password), proved, keys, person.visible)


async def _keys(request: Asking, person: Person) -> tuple[MyPasskey, ...]:
    found = await PASSKEYS.of(request).of(person)
    return tuple(MyPasskey(key.id, key.name, key.host, key.created, key.used) for key in found)


async def _tables(request: Asking, person: Person) -> tuple[MyTable, ...]:
    lobby, found = LOBBY.of(request), []
    seats = await lobby.workers.store(ACCOUNTS.of(request).people.seats_of, person)
    for number, (table, seat) in enumerate(seats[:_TOLD]):
        stored = await lobby.stored(table)
        if stored is None:
            continue
        waits = False
        if number < _LOOKED_INTO and stored.setup is not None and not stored.over:
            waits = await _waits(lobby, table, seat)
        names = tuple(chair.name for chair in stored.chairs)
        plan = stored.plan
        begun = stored.setup is not None
        found.append(MyTable(table, seat, names, plan.size, plan.game, plan.ruleset, begun, stored.over, waits))
    return tuple(found)


async def _waits(lobby: Lobby, table: str, seat: int) -> bool:
    try:
        room: Room = await lobby.visit(table)
    except Refused:
        return False  # a game of another version waits for nobody
    return room.waits_for(seat)


@get("/api/me")
async def show_me(request: Asking) -> Me:
    """Who I am here, and my tables, those first whose game is not over."""
    return await told(request, await who_asks(request), session_of(request))


@post("/api/me")
async def be_known(request: Asking) -> Response[Me]:
    """Be remembered as a guest, if nobody is known yet. Pages ask it before every table: no tables are told."""
    person = await who_asks(request)
    if person is not None:
        return Response(Me(True, person.login is not None, person.name))
    person, session = await ACCOUNTS.of(request).guest(address_of(request))
    return with_session(request, await told(request, person, session), session)


@post("/api/me/claim")
async def claim(request: Asking, data: JSONBody[Login]) -> Response[Me]:
    """Make an account of a guest; `code` of the answer lets back in whoever loses the password, and is told once."""
    person = await known(request)
    account, session, code = await ACCOUNTS.of(request).claim(person, data.name, data.password, session_of(request))
    return with_session(request, await told(request, account, session, code), session)


@post("/api/me/login")
async def log_in(request: Asking, data: JSONBody[Login]) -> Response[Me]:
    """Be the person of an account; the seats of the guest one was before are the account's from now on."""
    accounts = ACCOUNTS.of(request)
    account, session = await accounts.log_in(data.name, data.password, address_of(request), session_of(request))
    return with_session(request, await told(request, account, session), session)


@post("/api/me/logout")
async def log_out(request: Asking) -> Response[Me]:
    """Be nobody here any more."""
    await ACCOUNTS.of(request).log_out(session_of(request))
    return with_session(request, Me(False), "")


@post("/api/me/recover")
async def recover(request: Asking, data: JSONBody[Recovery]) -> Response[Me]:
    """Another password by the recovery code; `code` is the next one. Every device is logged out."""
    found = await ACCOUNTS.of(request).recover(data.name, data.code, data.password, address_of(request))
    account, session, code = found
    return with_session(request, await told(request, account, session, code), session)


@post("/api/me/code")
async def new_code(request: Asking, data: JSONBody[Proof]) -> Me:
    """Another recovery code; the old one is void."""
    person = await account(request)
    session = session_of(request)
    code = await ACCOUNTS.of(request).new_code(person, data.password, address_of(request), session)
    return await told(request, person, session, code)


@put("/api/me")
async def change(request: Asking, data: JSONBody[AccountChange]) -> Me:
    """Another name, another password, or both. With another password every other device is logged out."""
    accounts, person = ACCOUNTS.of(request), await known(request)
    if data.password:
        person = await account(request)
        where = (address_of(request), session_of(request))
        person = await accounts.change_password(person, data.old_password, data.password, *where)
    if data.name:
        person = await accounts.call(person, data.name)
    if data.visible is not None:
        person = await accounts.show(await account(request), visible=data.visible)
    return await told(request, person, session_of(request))


@get("/api/me/data")
async def my_data(request: Asking) -> MyData:
    """Everything that is kept about me. What opens an account is kept as a hash and not told."""
    person, lobby = await known(request), LOBBY.of(request)
    sessions = await lobby.workers.store(ACCOUNTS.of(request).people.sessions_of, person)
    kept = tuple(KeptSession(began, used) for began, used in sessions)
    tables = await _tables(request, person)
    keys = await _keys(request, person)
    spoken = await lobby.workers.store(Voices(lobby.workers.storage).of, person)
    watched = tuple(dict.fromkeys(table for table, _ in spoken))
    mine = await decks_of(request, person)
    return MyData(
        person.id,
        person.name,
        person.login is not None,
        person.created,
        person.seen,
        kept,
        tables,
        keys,
        watched,
        person.address,
        mine.decks,
        mine.collection,
        await all_games(request, person),
        await all_ratings(request, person),
    )


@delete("/api/me", status_code=200)
async def forget_me(request: Asking, data: JSONBody[Proof]) -> Response[Me]:
    """Delete me: name, sessions, account, what I said. At tables a computer player goes on for somebody who left."""
    person, lobby, accounts = await known(request), LOBBY.of(request), ACCOUNTS.of(request)
    await accounts.is_really(person, data.password, address_of(request), session_of(request))
    await forget(lobby, person)
    return with_session(request, Me(False), "")


async def account(request: Asking) -> Person:
    person = await known(request)
    if person.login is None:
        raise Refused("no-account", "a guest has neither password nor passkey; make an account first")
    return person


HANDLERS: Final = [
    *(show_me, be_known, claim, log_in, log_out, recover, new_code, change, my_data, forget_me),
]
