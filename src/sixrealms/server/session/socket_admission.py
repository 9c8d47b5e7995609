"""How sockets come in: nobody known yet, then somebody who watches or has a seat. None of the three takes the room of
another.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from weakref import WeakSet

from sixrealms.server import limits
from sixrealms.server.admission import Doorway, Visit
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.messages.outgoing import Wrong
from sixrealms.server.messages.socket_frames import REFUSED, TOO_MUCH, HangUp
from sixrealms.server.messages.socket_frames import refused as told_so
from sixrealms.server.refusal import Refused
from sixrealms.server.session.ban_list import Banned


class Stay:
    """One socket from its first moment to its last: where it comes from, and how it is asked to leave."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.persons: tuple[str, ...] = ()  # whoever this is, and whose the seats are
        self.sent_out: HangUp | None = None
        self._task = asyncio.current_task()
        self._in: list[tuple[Doorway, Visit]] = []

    def enter(self, doorway: Doorway, home: str = "", *, code: int = REFUSED) -> None:
        """Go through a doorway as one of those at `home`, which is the address if nothing is said."""
        self._in.append((doorway, doorway.enter(home or self.address, self._sent_out(code))))

    def leave(self, doorway: Doorway) -> None:
        """Be no longer one of those who came through a doorway."""
        for one, visit in self._in:
            if one is doorway:
                one.leave(visit)
        self._in = [way for way in self._in if way[0] is not doorway]

    def end(self) -> None:
        """Be gone."""
        for doorway, visit in self._in:
            doorway.leave(visit)
        self._in.clear()

    def send_out(self, end: HangUp) -> None:
        """Ask this socket to leave, with these last words."""
        if self.sent_out is None and self._task is not None:
            self.sent_out = end
            self._task.cancel()

    def _sent_out(self, code: int) -> Callable[[], None]:
        gave_way = Wrong("gave-way", "another window is connected in the place of this one")
        return lambda: self.send_out(HangUp(code, gave_way))


class Entrance:
    """The three doorways of a server, which lets in so many sockets of seats."""

    def __init__(self, seated: int) -> None:
        self.unsaid = Doorway(limits.UNSAID, limits.UNSAID_EACH, oldest_leaves=True)
        self.watching = Doorway(limits.WATCHING, limits.WATCHING_EACH, oldest_leaves=False)
        self.seated = Doorway(seated, limits.SEATED_EACH, oldest_leaves=True)
        self._shut_out = Doorway(limits.SHUT_OUT, limits.SHUT_OUT_EACH, oldest_leaves=False)
        self._stays: WeakSet[Stay] = WeakSet()
        self._coming = limits.ByAddress(*limits.COMING)
        self._talking = limits.ByAddress(*limits.TALKING)
        self._talking_unknown = limits.ByAddress(*limits.TALKING_UNKNOWN)

    def __len__(self) -> int:
        return len(self.unsaid) + len(self.watching) + len(self.seated)

    def comes_too_often(self, address: str) -> bool:
        """Whether an address opens more sockets than it may; this one is counted."""
        return not self._coming.takes(address)

    def is_shut_to(self, address: str) -> bool:
        """Whether `comes_too_often` would be true now; nothing is counted."""
        return self._coming.of(address).wait() > 0

    async def keep_waiting(self, address: str) -> None:
        """Let somebody who will be refused wait, so that they try less often; not where very many wait."""
        with contextlib.suppress(Refused):
            visit = self._shut_out.enter(address, lambda: None)
            try:
                await asyncio.sleep(limits.ANSWERED_LATE)
            finally:
                self._shut_out.leave(visit)

    def come(self, stay: Stay) -> None:
        """Somebody who has not said who they are."""
        stay.enter(self.unsaid, code=TOO_MUCH)
        self._stays.add(stay)

    def send_out(self, banned: Banned) -> None:
        """Hang up on everybody who has been banned since they came."""
        for stay in list(self._stays) if banned else ():
            refused = banned.why(stay.address, stay.persons)
            if refused is not None:
                stay.send_out(HangUp(REFUSED, told_so(refused), refused.because))

    def sit(self, stay: Stay, seat: int) -> None:
        """They have said it: they watch, or have a seat, whose sockets an address may open as often as it likes."""
        stay.leave(self.unsaid)
        if seat != SPECTATOR:
            self._coming.of(stay.address).give_back()
        try:
            stay.enter(self.watching if seat == SPECTATOR else self.seated)
        except Refused as refused:
            raise HangUp(TOO_MUCH, told_so(refused)) from None

    def here(self) -> set[str]:
        """Whoever has a socket open: persons by their ids, unknown ones by where they come from."""
        return {one for stay in self._stays for one in stay.persons or (f"@{limits.network(stay.address)}",)}

    def talking(self, table: str, seat: int, account: str, address: str) -> tuple[limits.Allowance, ...]:
        """How much somebody may say: a seat, whose `account` it is that watches, or from which address, on however many
        sockets.
        """
        if seat != SPECTATOR:
            return (self._talking.of(f"{table} {seat}"),)
        if account:
            return (self._talking.of(f"account {account}"),)
        here = f"{table} {limits.network(address)}"
        return (self._talking.of(address), self._talking_unknown.of(here))
