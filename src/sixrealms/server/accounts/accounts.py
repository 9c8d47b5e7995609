"""Who somebody is: a guest their browser remembers, or an account with a name, and a password (Argon2id) or passkeys.

Nobody needs an account to play. A guest keeps their seats on this browser; an account keeps them on every device.
"""

from __future__ import annotations

import base64
import secrets
import unicodedata
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sixrealms.server import randomness
from sixrealms.server.accounts import spectators
from sixrealms.server.fair_share import ASKING
from sixrealms.server.limits import ByAddress, network, take
from sixrealms.server.refusal import Refused
from sixrealms.server.session.ban_list import Banned
from sixrealms.server.session.new_table import LONGEST_NAME, hashed
from sixrealms.server.store.people import People, Person
from sixrealms.server.store.tables import Overtaken
from sixrealms.server.store.workers import Workers

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 128
_TOKEN_BYTES: Final = 24
_ID_BYTES: Final = 12
_CODE_BYTES: Final = 15  # 24 letters in six groups of four
_GROUP: Final = 4
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _nobody() -> str:
    """The hash of a password nobody has, so that a name nobody has takes as long to refuse."""
    return _HASHER.hash(secrets.token_hex(8))


class Accounts:
    """Lets people in and out. Every refusal is a `Refused` with one sentence."""

    def __init__(self, workers: Workers, banned: Banned | None = None) -> None:
        """`banned` are those who are not let in."""
        self._banned = banned if banned is not None else Banned()
        self._workers = workers
        self._people = People(workers.storage)
        self._nobody = _nobody()
        # Wrong tries count for the address alone: were they counted for the name, anybody could keep its owner out.
        self._wrong = ByAddress(at_once=20, a_second=0.1)
        self._new_guests = ByAddress(at_once=60, a_second=0.1)

    @property
    def people(self) -> People:
        """Where they are kept."""
        return self._people

    async def who(self, session: str) -> Person | None:
        """Whose session this is; None if there is none."""
        if not session:
            return None
        home = network(ASKING.get().address)[:64]
        return await self._workers.store(self._people.of_session, hashed(session), home)

    async def guest(self, address: str) -> tuple[Person, str]:
        """A new guest and their session."""
        take((self._new_guests.of(address),), "too many guests from this address; wait a minute")
        person = Person(randomness.new_id(_ID_BYTES), "", address=network(address)[:64])
        session = secrets.token_urlsafe(_TOKEN_BYTES)
        await self._workers.store(self._people.add_guest, person, hashed(session))
        return person, session

    async def show(self, person: Person, *, visible: bool) -> Person:
        """Let others see when somebody is here, or not."""
        return await self._changed(person._replace(visible=visible))

    async def call(self, person: Person, name: str) -> Person:
        """Give somebody another name. An account logs in with the new one."""
        name = checked_name(name)
        return await self._changed(person._replace(name=name, login=folded(name) if person.login else None))

    async def claim(self, person: Person, name: str, password: str, session: str) -> tuple[Person, str, str]:
        """Make an account of a guest; returns it, a new session and the recovery code, which is told once."""
        account, code = self.account_of(person, name)
        kept = await self._hash(password, account.name)
        account = await self._changed(account._replace(password=kept))
        return account, await self._session(account, session), code

    def account_of(self, guest: Person, name: str) -> tuple[Person, str]:
        """The account a guest is to be, without a password and not kept yet, and its recovery code."""
        if guest.login is not None:
            raise Refused("claimed", "this account has a name already, and a password or a passkey")
        name, code = checked_name(name), recovery_code()
        return guest._replace(name=name, login=folded(name), recovery=hashed(_plain(code))), code

    async def is_free(self, name: str) -> None:
        """Refused if an account could not be given this name."""
        name = checked_name(name)
        if await self._workers.store(self._people.is_taken, name, folded(name)):
            raise taken(name)

    async def log_in(self, name: str, password: str, address: str, session: str) -> tuple[Person, str]:
        """The account of that name and a new session; what the guest of the old one had is the account's now."""
        self._count(address)
        account = await self._workers.store(self._people.named, folded(name))
        if not await self._right(account, password) or account is None:
            raise Refused(
                "wrong-password",
                "there is no account with this name and this password; check both, capital letters count in the "
                "password; a recovery code or a passkey lets you in without it",
            )
        self._was_right(address)
        return account, await self.enter(account, session)

    async def enter(self, account: Person, session: str, *, by_passkey: bool = False) -> str:
        """A new session of somebody who has shown who they are; what the guest of the old one had is their now."""
        self._banned.check("", account.id)
        guest = await self.who(session)
        begun = await self._session(account, session, by_passkey=by_passkey)
        if guest is not None and guest.login is None:
            await self._workers.store(self._people.join, guest, account, spectators.joined(guest, account))
        return begun

    async def log_out(self, session: str) -> None:
        """End a session. A guest who logs out is forgotten; their seats stay with their tokens."""
        await self._workers.store(self._people.end_session, hashed(session))

    async def change_password(self, person: Person, old: str, new: str, address: str, session: str) -> Person:
        """Another password, or the first of an account with passkeys; every other device is logged out."""
        await self.is_really(person, old, address, session)
        kept = await self._hash(new, person.name)
        return await self._changed(person._replace(password=kept), keeps=hashed(session))

    async def new_code(self, person: Person, password: str, address: str, session: str) -> str:
        """Another recovery code; the one before it opens nothing any more."""
        await self.is_really(person, password, address, session)
        code = recovery_code()
        await self._changed(person._replace(recovery=hashed(_plain(code))))
        return code

    async def recover(self, name: str, code: str, password: str, address: str) -> tuple[Person, str, str]:
        """Let in, with another password, somebody who has lost their; all devices are logged out, the code is void."""
        self._count(address)
        account = await self._workers.store(self._people.named, folded(name))
        wanted = account.recovery if account is not None else ""
        if account is None or not secrets.compare_digest(wanted, hashed(_plain(code))):
            raise Refused("wrong-code", "there is no account with this name and this recovery code; check both")
        self._was_right(address)
        self._banned.check("", account.id)
        kept, fresh = await self._hash(password, account.name), recovery_code()
        account = await self._changed(account._replace(password=kept, recovery=hashed(_plain(fresh))), keeps="")
        return account, await self._session(account, ""), fresh

    async def is_really(self, person: Person, password: str, address: str, session: str) -> None:
        """Refused unless the password is that of the account, or a passkey was shown here a few minutes ago.

        A guest has nothing to show.
        """
        if person.login is None or await self.proved(session):
            return
        if not person.password:
            raise Refused("show-passkey", "this needs your passkey; show it and do it again")
        self._count(address)
        if not await self._right(person, password):
            raise Refused("not-your-password", "this is not the password of this account; check it, capitals count")
        self._was_right(address)

    async def proved(self, session: str) -> bool:
        """Whether a passkey was shown here a few minutes ago."""
        return bool(session) and await self._workers.store(self._people.proved, hashed(session))

    async def _changed(self, person: Person, keeps: str | None = None) -> Person:
        try:
            await self._workers.store(self._people.change, person, keeps)
        except Overtaken:
            raise taken(person.name) from None
        return person

    async def _session(self, account: Person, ends: str, *, by_passkey: bool = False) -> str:
        session = secrets.token_urlsafe(_TOKEN_BYTES)
        begin = self._people.begin_session
        await self._workers.store(begin, account, hashed(session), hashed(ends), proved=by_passkey)
        return session

    def _count(self, address: str) -> None:
        take((self._wrong.of(address),), "too many wrong tries from this address; wait a minute")

    def _was_right(self, address: str) -> None:
        """What was counted was no wrong try."""
        self._wrong.of(address).give_back()

    async def _right(self, account: Person | None, password: str) -> bool:
        kept = account.password if account is not None and account.password else self._nobody

        def look() -> bool:
            try:
                return _HASHER.verify(kept, password)
            except (VerificationError, InvalidHashError):
                return False

        return await self._workers.passwords.do(look) and kept is not self._nobody

    async def _hash(self, password: str, name: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("password", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        if folded(password) == folded(name):
            raise Refused("password", "the password must not be the name")
        return await self._workers.passwords.do(_HASHER.hash, password)


def folded(name: str) -> str:
    """A name as it is compared: what looks the same is the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def checked_name(name: str) -> str:
    """A name as it is kept. Refused if it is empty, too long or cannot be printed."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters, all of them printable")
    return name


def taken(name: str) -> Refused:
    """What is said where somebody else has the name."""
    return Refused("name-taken", f"somebody else is called {name!r}, or so that it looks the same; choose another name")


def recovery_code() -> str:
    """A code somebody can write down."""
    letters = base64.b32encode(secrets.token_bytes(_CODE_BYTES)).decode()
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def _plain(code: str) -> str:
    """A code however it was typed."""
    return "".join(code.upper().split()).replace("-", "")
