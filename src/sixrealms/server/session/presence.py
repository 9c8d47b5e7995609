"""Who is here: everybody who has a socket open or looked at the open tables a moment ago.

How many they are is told to all; a name only of those who let others see it.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

import msgspec

from sixrealms.server.session.peers import Peers
from sixrealms.server.session.socket_admission import Entrance
from sixrealms.server.store.people import People
from sixrealms.server.store.workers import Workers

#: Seconds somebody is here after they have looked last; seconds what was found is told again.
_HERE: Final = 40.0
_FOUND_FOR: Final = 3.0
#: People of one server that are told of, and names told at once.
_MOST: Final = 2_000
NAMED: Final = 30


class Here(NamedTuple):
    """How many are here, and the names of some of those who wish to be seen."""

    people: int
    names: tuple[str, ...]


class _Told(msgspec.Struct):
    """Who is at one server, as it tells the others: persons by ids that say nothing elsewhere."""

    keys: list[str] = []
    names: list[str] = []


class Presence:
    """Who is here, as was found a moment ago."""

    def __init__(self, workers: Workers, entrance: Entrance, peers: Peers | None) -> None:
        self._workers = workers
        self._entrance = entrance
        self._peers = peers
        self._looked: dict[str, float] = {}
        self._found: tuple[float, Here] | None = None

    def looks(self, who: str) -> None:
        """Somebody looks who is here: a person's id, or where somebody unknown comes from."""
        self._looked.pop(who, None)
        self._looked[who] = time.monotonic()
        if len(self._looked) > _MOST:
            del self._looked[next(iter(self._looked))]

    def begin_anew(self) -> None:
        """Somebody wants to be seen, or not to be: look again at once."""
        self._found = None

    async def here(self) -> Here:
        """Who is here."""
        now = time.monotonic()
        if self._found is None or now - self._found[0] > _FOUND_FOR:
            self._looked = {who: at for who, at in self._looked.items() if at > now - _HERE}
            keys = list(self._looked.keys() | self._entrance.here())[:_MOST]
            names = await self._workers.store(People(self._workers.storage).names_of_visible, keys)
            all_keys, all_names = set(keys), set(names)
            for told in await self._at_others(keys, names):
                all_keys.update(told.keys)
                all_names.update(told.names)
            self._found = now, Here(len(all_keys), tuple(sorted(all_names, key=str.casefold)[:NAMED]))
        return self._found[1]

    async def _at_others(self, keys: list[str], names: list[str]) -> list[_Told]:
        if self._peers is None or not self._peers.others:
            return []
        mine = msgspec.json.encode(_Told(keys, names)).decode()
        told = await self._peers.say_who_is_here(mine)
        return [msgspec.json.decode(one, type=_Told) for one in told if one]
