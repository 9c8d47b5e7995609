"""The requests about passkeys: one is made, shown, forgotten, or makes an account of a guest (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.server.accounts.passkeys import Made, PasskeyAsked, Shown, Where, where
from sixrealms.server.http import authentication, me
from sixrealms.server.http.context import Asking, address_of
from sixrealms.server.http.me import Me, Name, Password

Label = Annotated[str, Meta(max_length=80)]


class AskedPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to make a passkey, or to show one.

    Who `makes` one says as a guest the `name` of the account to be; as an account its password, if no passkey was shown
    just now: what would be refused is not made first.
    """

    makes: bool = False
    name: Name = ""
    password: Password = ""


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey for the account that asks, and what it is called."""

    made: Made
    label: Label = ""


class PasskeyClaim(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey for the account a guest wants to have under this `name`."""

    made: Made
    name: Name
    label: Label = ""


def _where(request: Asking) -> Where:
    return where(request.headers.get("origin", ""), address_of(request))


@post("/api/me/passkeys/asked", status_code=200)
async def ask_passkey(request: Asking, data: JSONBody[AskedPasskey]) -> PasskeyAsked:
    """What a browser needs to make a passkey, or to show one: of whoever is logged in here, or of anybody."""
    person = await (authentication.known(request) if data.makes else authentication.who_asks(request))
    if data.makes and person is not None:
        here = (address_of(request), authentication.session_of(request))
        await authentication.ACCOUNTS.of(request).is_really(person, data.password, *here)
    return await authentication.PASSKEYS.of(request).ask(person, _where(request), makes=data.makes, name=data.name)


@post("/api/me/passkeys")
async def add_passkey(request: Asking, data: JSONBody[NewPasskey]) -> Me:
    """Another passkey of my account."""
    account = await me.account(request)
    await authentication.PASSKEYS.of(request).add(account, data.made, data.label, _where(request))
    return await me.told(request, account, authentication.session_of(request))


@post("/api/me/passkeys/claim")
async def claim_by_passkey(request: Asking, data: JSONBody[PasskeyClaim]) -> Response[Me]:
    """Make an account of a guest with a passkey and no password; `code` is the recovery code, told once."""
    guest, old = await authentication.known(request), authentication.session_of(request)
    account, code = await authentication.PASSKEYS.of(request).claim(
        guest, data.name, data.made, data.label, _where(request)
    )
    session = await authentication.ACCOUNTS.of(request).enter(account, old, by_passkey=True)
    return me.with_session(request, await me.told(request, account, session, code), session)


@post("/api/me/passkeys/login")
async def log_in_by_passkey(request: Asking, data: JSONBody[Shown]) -> Response[Me]:
    """Be the person of the account whose passkey is shown; for some minutes it stands for the password."""
    account = await authentication.PASSKEYS.of(request).shown(data, _where(request))
    old = authentication.session_of(request)
    session = await authentication.ACCOUNTS.of(request).enter(account, old, by_passkey=True)
    return me.with_session(request, await me.told(request, account, session), session)


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(request: Asking, passkey: FromPath[str]) -> Me:
    """Forget one of my passkeys; nobody is let in by it any more."""
    account = await me.account(request)
    await authentication.PASSKEYS.of(request).remove(account, passkey)
    return await me.told(request, account, authentication.session_of(request))


HANDLERS: Final = [ask_passkey, add_passkey, claim_by_passkey, log_in_by_passkey, remove_passkey]
