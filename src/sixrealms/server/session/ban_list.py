"""Who may not play on this server for a time, as it is known while it runs."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping

from sixrealms.errors import InEveryLanguage
from sixrealms.server.refusal import Refused
from sixrealms.server.store.bans import Ban, address, person


class Banned:
    """The bans of the database as they were when it was last looked at."""

    def __init__(self) -> None:
        self._bans: Mapping[str, Ban] = {}

    def __bool__(self) -> bool:
        return bool(self._bans)

    def know(self, bans: Iterable[Ban]) -> None:
        """These are the bans now."""
        self._bans = {ban.whom: ban for ban in bans}

    def why(self, where: str, persons: Iterable[str] = ()) -> Refused | None:
        """What whoever comes from this address, or is one of these persons by their ids, is told; None if they are
        welcome.
        """
        if not self._bans:
            return None
        whom = (address(where), *(person(one) for one in persons if one))
        found = [ban for ban in map(self._bans.get, whom) if ban is not None and ban.until > time.time()]
        if not found:
            return None
        last = max(found, key=lambda ban: ban.until)
        until = time.strftime("%Y-%m-%d %H:%M", time.gmtime(last.until))
        because = InEveryLanguage("banned-until", until=until, why=last.why or "-")
        return Refused("banned", str(because), because=because, until=last.until)

    def check(self, where: str, *persons: str) -> None:
        """Refused for whoever comes from a banned address or is banned."""
        refused = self.why(where, persons)
        if refused is not None:
            raise refused
