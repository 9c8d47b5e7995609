"""Passkeys: made and shown in a browser, by which somebody is let in without a password (WebAuthn).

What is asked for is good once and for a few minutes. A passkey works at the host it was made at and nowhere else, and
browsers make none for a bare number: an address with a name is needed, by https or `localhost`.
"""

from __future__ import annotations

import base64
import binascii
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
from typing import Annotated, Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from sixrealms.server.accounts.accounts import Accounts, taken
from sixrealms.server.limits import ByAddress, take
from sixrealms.server.refusal import Refused
from sixrealms.server.store.passkeys import Keyring, Passkey
from sixrealms.server.store.people import Person
from sixrealms.server.store.tables import Overtaken
from sixrealms.server.store.workers import Workers

LOG: Final = logging.getLogger("sixrealms.server")
T = TypeVar("T")
#: Passkeys one account may have, and the letters of what one is called.
MOST: Final = 10
LONGEST_LABEL: Final = 40
_OPEN: Final = 300.0  # seconds a challenge waits for its answer
_CHALLENGES: Final = 4_096
#: Ways of signing we understand, the best first: Ed25519, ECDSA on P-256, RSA (COSE numbers).
ALGORITHMS: Final = (-8, -7, -257)

Bytes64 = Annotated[str, Meta(max_length=1_400)]


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser tells of a passkey it has made; bytes as base64url."""

    id: Bytes64
    client_data: Annotated[str, Meta(max_length=4_096)]
    attestation: Annotated[str, Meta(max_length=16_384)]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser tells when a passkey is shown; bytes as base64url."""

    id: Bytes64
    client_data: Annotated[str, Meta(max_length=4_096)]
    authenticator_data: Annotated[str, Meta(max_length=4_096)]
    signature: Annotated[str, Meta(max_length=2_048)]


class PasskeyAsked(msgspec.Struct, frozen=True):
    """What a browser needs to make or show a passkey: sign this `challenge` for this `host`.

    `user` is whose a new one is to be. `known` are the passkeys there are: no second one is made beside them, and of
    whoever is logged in one of them is to be shown. `algorithms` are the ways of signing understood here.
    """

    challenge: str
    host: str
    user: str = ""
    known: tuple[str, ...] = ()
    algorithms: tuple[int, ...] = ALGORITHMS


class Where(NamedTuple):
    """The page somebody is at, as their browser tells it."""

    origin: str
    host: str
    address: str


class _Challenge(NamedTuple):
    """What was asked of whom: `person` is "" where anybody may answer."""

    person: str
    makes: bool
    until: float


def where(origin: str, address: str) -> Where:
    """The page of a request; Refused where browsers know no passkeys."""
    page = urlsplit(origin)
    host = page.hostname or ""
    named = host == "localhost" or host.endswith(".localhost")
    if not host or _is_number(host) or not (page.scheme == "https" or (page.scheme == "http" and named)):
        raise Refused(
            "no-passkeys-here",
            "passkeys need an address with a name: https://..., or http://localhost on your own machine",
        )
    return Where(origin, host, address)


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Passkeys:
    """Makes, takes and forgets passkeys. Every refusal is a `Refused` with one sentence."""

    def __init__(self, workers: Workers, accounts: Accounts, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._accounts = accounts
        self._ring = Keyring(workers.storage)
        self._clock = clock
        self._open: OrderedDict[bytes, _Challenge] = OrderedDict()
        self._asking = ByAddress(at_once=30, a_second=0.2)

    async def of(self, person: Person) -> list[Passkey]:
        """The passkeys of somebody."""
        return await self._workers.store(self._ring.of, person)

    async def ask(self, person: Person | None, where: Where, *, makes: bool, name: str = "") -> PasskeyAsked:
        """Ask a browser to make a passkey for this person, or to show one; a guest who makes one says their `name`."""
        take((self._asking.of(where.address),), "too many tries; wait a minute")
        known: tuple[str, ...] = ()
        bound = ""
        if person is not None and (makes or person.login is not None):
            bound = person.id
            known = tuple(key.id for key in await self.of(person) if key.host == where.host)
        if makes and bound and person is not None:
            if person.login is None:
                await self._accounts.is_free(name)
            elif len(known) >= MOST:
                raise _too_many()
        challenge = secrets.token_bytes(32)
        self._open[challenge] = _Challenge(bound, makes, self._clock() + _OPEN)
        if len(self._open) > _CHALLENGES:
            self._open.popitem(last=False)
        return PasskeyAsked(_text(challenge), where.host, _text(bound.encode()) if makes else "", known)

    async def add(self, account: Person, made: Made, label: str, where: Where) -> None:
        """Another passkey of an account."""
        if len(await self.of(account)) >= MOST:
            raise _too_many()
        await self._keep(await self._made(account, made, label, where))

    async def claim(self, guest: Person, name: str, made: Made, label: str, where: Where) -> tuple[Person, str]:
        """Make an account of a guest with a passkey and no password; returns it and its recovery code."""
        account, code = self._accounts.account_of(guest, name)
        await self._accounts.is_free(name)
        await self._keep(await self._made(guest, made, label, where), account)
        return account, code

    async def shown(self, shown: Shown, where: Where) -> Person:
        """Whose passkey was shown."""
        challenge, asked = self._answered(shown.client_data, makes=False)
        found = await self._workers.store(self._ring.of_id, shown.id)
        if found is None or found[0].host != where.host:
            raise Refused("unknown-passkey", "nobody here has this passkey any more; choose another way to log in")
        key, person = found
        if asked.person and asked.person != person.id:
            raise Refused("another-passkey", "this is the passkey of another account; show one of this account")
        count = await self._checked(lambda: _count_of(shown, key, challenge, where))
        await self._workers.store(self._ring.used, key, count)
        return person

    async def remove(self, account: Person, wanted: str) -> None:
        """Forget a passkey, unless nobody could log in without it."""
        keys = await self.of(account)
        found = next((key for key in keys if key.id == wanted), None)
        if found is None:
            raise Refused("unknown-passkey", "this account has no such passkey")
        if len(keys) == 1 and not account.password:
            raise Refused("last-passkey", "without this passkey nobody could log in; set a password first")
        await self._workers.store(self._ring.remove, found)

    async def _keep(self, key: Passkey, claimed: Person | None = None) -> None:
        try:
            await self._workers.store(self._ring.add, key, claimed)
        except Overtaken:
            if claimed is not None:
                raise taken(claimed.name) from None
            raise Refused("known-passkey", "this passkey is known here already") from None

    async def _made(self, person: Person, made: Made, label: str, where: Where) -> Passkey:
        challenge, asked = self._answered(made.client_data, makes=True)
        if asked.person != person.id:
            raise _late()
        identifier, public_key, count = await self._checked(lambda: _public_half(made, challenge, where))
        label = "".join(letter for letter in " ".join(label.split()) if letter.isprintable())[:LONGEST_LABEL]
        return Passkey(_text(identifier), person.id, where.host, label, public_key, count)

    def _answered(self, client_data: str, *, makes: bool) -> tuple[bytes, _Challenge]:
        """The challenge that is answered; it is good this once."""
        try:
            challenge = _bytes(msgspec.json.decode(_bytes(client_data), type=_ClientData).challenge)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _wrong() from None
        asked = self._open.pop(challenge, None)
        if asked is None or asked.makes is not makes or asked.until < self._clock():
            raise _late()
        return challenge, asked

    async def _checked(self, look: Callable[[], T]) -> T:
        """What a look at signatures finds, in a thread of its own; Refused if they are wrong."""
        try:
            return await self._workers.passwords.do(look)
        except Refused:
            raise
        except Exception:  # these are bytes of a stranger, and what reads them fails in ways of its own
            LOG.info("a passkey is not accepted", exc_info=True)
            raise _wrong() from None


class _ClientData(msgspec.Struct):
    challenge: str


def _public_half(made: Made, challenge: bytes, where: Where) -> tuple[bytes, bytes, int]:
    from webauthn import verify_registration_response  # takes time to load
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    said = AuthenticatorAttestationResponse(_bytes(made.client_data), _bytes(made.attestation))
    found = verify_registration_response(
        credential=RegistrationCredential(made.id, _bytes(made.id), said), **_expected(challenge, where)
    )
    return found.credential_id, found.credential_public_key, found.sign_count


def _count_of(shown: Shown, key: Passkey, challenge: bytes, where: Where) -> int:
    from webauthn import verify_authentication_response  # takes time to load
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    said = AuthenticatorAssertionResponse(
        _bytes(shown.client_data), _bytes(shown.authenticator_data), _bytes(shown.signature)
    )
    found = verify_authentication_response(
        credential=AuthenticationCredential(shown.id, _bytes(shown.id), said),
        credential_public_key=key.public_key,
        credential_current_sign_count=key.uses,
        **_expected(challenge, where),
    )
    return found.new_sign_count


def _expected(challenge: bytes, where: Where) -> dict[str, Any]:
    return {"expected_challenge": challenge, "expected_rp_id": where.host, "expected_origin": where.origin}


def _bytes(text: str) -> bytes:
    """What base64url stands for; Refused if it stands for nothing."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise _wrong() from None


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _wrong() -> Refused:
    return Refused("wrong-passkey", "this passkey is not accepted; try again, or choose another way to log in")


def _late() -> Refused:
    return Refused("passkey-too-late", "the passkey came too late; try again")


def _too_many() -> Refused:
    return Refused("too-many-passkeys", f"an account has at most {MOST} passkeys; remove one of them first")
