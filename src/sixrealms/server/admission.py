"""Admission control: how many may be in at once, and how many of one address, so that it keeps nobody else out."""

from __future__ import annotations

from collections.abc import Callable

from sixrealms.server.limits import network
from sixrealms.server.refusal import Refused


class Visit:
    """Somebody who is in, as long as nobody has asked them to `give_way`."""

    def __init__(self, home: str, give_way: Callable[[], None]) -> None:
        self.home = home
        self.give_way = give_way


class Doorway:
    """Lets in `most`, and `each` of one address.

    Where an address has as many as it may, its next one is refused, or with `oldest_leaves` takes the place of its
    oldest. Where everything is full, the oldest of the address that has most makes room for others who have fewer.
    """

    def __init__(self, most: int, each: int, *, oldest_leaves: bool) -> None:
        self._most = most
        self._each = each
        self._oldest_leaves = oldest_leaves
        self._inside: dict[str, dict[Visit, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def enter(self, address: str, give_way: Callable[[], None]) -> Visit:
        """Let somebody in; Refused where there is no room for them. `give_way` is called where others need theirs."""
        home = network(address)
        own = self._inside.get(home, {})
        if len(own) >= self._each:
            if not self._oldest_leaves:
                raise Refused("full", "too many are connected from this address; close another window")
            self._send_out(own)
        elif self._count >= self._most:
            most = max(self._inside.values(), key=len)
            if len(most) < len(own) + 2:  # else the two would send each other out for ever
                raise Refused("full", "too many are connected; try again later")
            self._send_out(most)
        visit = Visit(home, give_way)
        self._inside.setdefault(home, {})[visit] = None
        self._count += 1
        return visit

    def leave(self, visit: Visit) -> None:
        """Somebody is gone; nothing happens for who was sent out before."""
        inside = self._inside.get(visit.home, {})
        if visit in inside:
            del inside[visit]
            self._count -= 1
            if not inside:
                del self._inside[visit.home]

    def _send_out(self, some: dict[Visit, None]) -> None:
        oldest = next(iter(some))
        self.leave(oldest)
        oldest.give_way()
