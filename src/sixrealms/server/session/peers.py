"""The other servers that share the tables: who lives, who holds a table, and whose turn it is to do what one does for
all.

A thread of its own gives the signs of life of this server, so that nothing it does otherwise makes others believe it
is gone; another one hears when something has changed at the others that everybody may know of.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

from sixrealms.server.limits import network
from sixrealms.server.store.bell import Bell
from sixrealms.server.store.leases import LEASE, Leases, Peer
from sixrealms.server.store.notices import Notices
from sixrealms.server.store.tables import Storage, StorageError, TableHold

LOG: Final = logging.getLogger("sixrealms.server")
T = TypeVar("T")
#: Seconds between two signs of life.
OFTEN: Final = 0.5
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class Peers:
    """This server among those that share its tables."""

    def __init__(self, storage: Storage, address: str) -> None:
        """`address` is where the others reach this server."""
        self.key = secrets.token_urlsafe(24)
        self.number = 0
        self._leases = Leases(storage)
        self._notices = Notices(storage)
        self._address = address
        self._machine = this_machine()
        self._living: Mapping[int, Peer] = {}
        self._left: dict[str, float] = {}  # when the server was gone that held a table claimed since
        self._gone: dict[int, asyncio.Event] = {}
        self._lost: Callable[[], None] = lambda: None
        self._bell = Bell()
        self._to_tell = False
        self._telling: asyncio.Task[None] | None = None
        self._asks = ThreadPoolExecutor(1, "leases")
        self._ended = threading.Event()
        self._threads: list[threading.Thread] = []

    async def join(self, lost: Callable[[], None], bell: Bell | None = None) -> None:
        """Be one of them from now on. `lost` is called when others have found this server gone and it begins anew. They
        hear when the `bell` rings here, and it rings when it does at one of them.
        """
        self._lost = lost
        self._bell = bell or self._bell
        self._bell.is_heard_by(self._tell)
        loop = asyncio.get_running_loop()
        self.number = await loop.run_in_executor(self._asks, self._register)
        self._know(await loop.run_in_executor(self._asks, self._leases.living))
        for name, work in (("signs-of-life", self._live), ("notices", self._hear)):
            self._threads.append(threading.Thread(target=work, args=(loop,), name=name, daemon=True))
            self._threads[-1].start()

    async def leave(self) -> None:
        """Let go of everything at once: another takes it."""
        self._ended.set()
        await self._give_notice()  # which ends the thread that waits for one
        loop = asyncio.get_running_loop()
        for thread in self._threads:
            await loop.run_in_executor(self._asks, thread.join)
        try:
            await loop.run_in_executor(self._asks, self._leases.is_gone, self.number)
        except StorageError as error:
            LOG.error("the tables of this server are free when its lease has ended: %s", error)
        self._asks.shutdown()

    # -- who they are -----------------------------------------------------------------------------------------------

    @property
    def others(self) -> bool:
        """Whether another server lives."""
        return any(number != self.number for number in self._living)

    @property
    def count(self) -> int:
        """How many live, this one among them."""
        return max(1, len(self._living))

    def desk(self) -> Peer | None:
        """The server that looks after events for all, the eldest; None if it is this one."""
        eldest = min(self._living, default=self.number)
        return None if eldest == self.number else self._living[eldest]

    def home(self, address: str) -> Peer | None:
        """The server at which it is counted what an address asks for that goes into the database; None if it is this
        one. It stays the same as long as that server lives.
        """
        lot = network(address)
        drawn = max(self._living, key=lambda one: sha256(f"{one} {lot}".encode()).digest(), default=self.number)
        return None if drawn == self.number else self._living[drawn]

    def lives(self, number: int) -> bool:
        """Whether a server lives, as far as is known."""
        return number in self._living

    def gone(self, number: int) -> asyncio.Event:
        """What is set when this server is gone."""
        event = self._gone.setdefault(number, asyncio.Event())
        if number not in self._living:
            event.set()
        return event

    # -- tables -----------------------------------------------------------------------------------------------------

    async def holder(self, table: str) -> Peer | None:
        """The server that holds a table, which is this one if no other does; None if it is this one, or there is no
        such table.
        """
        claimed = await self._ask(self._leases.claim, table, self.number)
        if claimed is None or claimed.holder == self.number:
            if claimed is not None and claimed.since:
                self._left[table] = claimed.since
            return None
        return self._living.get(claimed.holder) or Peer(claimed.holder, "", "", "")

    def hold(self, table: str) -> TableHold:
        """How this server holds a table it has found to be its own."""
        return TableHold(self.number, self._left.pop(table, 0.0))

    async def let_go(self, table: str) -> None:
        """Hold a table no longer."""
        await self._ask(self._leases.let_go, table, self.number)

    async def say_who_is_here(self, here: str) -> list[str]:
        """Tell the others who is at this server; returns what they have told of theirs."""
        return await self._ask(self._leases.say_who_is_here, self.number, here)

    def _tell(self) -> None:
        """Let the others know that the bell has rung; where that fails, they find out by themselves."""
        self._to_tell = self.others and not self._ended.is_set()
        if self._to_tell and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_them())

    async def _tell_them(self) -> None:
        while self._to_tell:
            self._to_tell = False  # it may ring again while they are told
            await self._give_notice()

    async def _give_notice(self) -> None:
        try:
            await self._ask(self._notices.give, self.number)
        except StorageError as error:
            LOG.error("the other servers are not told of a change: %s", error)

    async def unreachable(self, peer: Peer) -> None:
        """Nobody listens where a server should: on this machine that means that it has ended; elsewhere, nothing."""
        if peer.machine == self._machine and peer.address.startswith("127."):
            await self._ask(self._leases.is_gone, peer.number)
            self._know(await self._ask(self._leases.living))

    async def _ask(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._asks, lambda: work(*arguments))

    # -- signs of life ----------------------------------------------------------------------------------------------

    def _register(self) -> int:
        return self._leases.register(self._address, self._machine, self.key)

    def _live(self, loop: asyncio.AbstractEventLoop) -> None:
        heard = LEASE  # for how long the database has answered: while it did not, nobody could give a sign
        while not self._ended.wait(OFTEN):
            try:
                if not self._leases.renew(self.number):
                    self.number = self._register()
                    loop.call_soon_threadsafe(self._begin_anew)
                elif heard >= LEASE and self._leases.notice_gone():
                    LOG.warning("another server is gone; its tables are free")
                living = self._leases.living()
                loop.call_soon_threadsafe(self._know, living)
                heard += OFTEN
            except StorageError as error:
                heard = 0.0
                LOG.error("no sign of life can be given: %s", error)

    def _hear(self, loop: asyncio.AbstractEventLoop) -> None:
        while not self._ended.is_set():
            try:
                for number in self._notices.heard(self._ended.is_set):
                    if number != self.number:
                        loop.call_soon_threadsafe(self._bell.ring_here)
            except StorageError as error:
                LOG.error("what other servers tell is not heard: %s", error)
                self._ended.wait(LEASE)

    def _begin_anew(self) -> None:
        LOG.warning("others have found this server gone; it goes on under another number, %d", self.number)
        self._lost()

    def _know(self, living: Iterable[Peer]) -> None:
        self._living = {peer.number: peer for peer in living}
        for number in [number for number in self._gone if number not in self._living]:
            self._gone.pop(number).set()


def this_machine() -> str:
    """What tells this machine from others, also after a start and in a container of its own."""
    boot = _BOOT.read_text(encoding="ascii").strip() if _BOOT.exists() else ""
    return f"{socket.gethostname()[:64]} {boot}"
