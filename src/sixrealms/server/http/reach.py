"""Where others reach this server: whoever opened it as `localhost` has an address that leads nobody else here."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import get

from sixrealms.server.http.context import Asking, Shared

_ALONE: Final = ("127.", "localhost", "[::1]")


class ReachTold(msgspec.Struct, frozen=True):
    """`address` is the page others on this network open; "" where this machine alone is let in, or has no network."""

    address: str


#: Where the application keeps that address.
REACH: Final = Shared[ReachTold]("reach")


def reach_of(address: str) -> ReachTold:
    """What others are told of a server that listens at this address (`own_address`)."""
    host = urlsplit(address).netloc
    return ReachTold("" if not host or host.startswith(_ALONE) else address)


def network_host(request: Asking) -> str:
    """Host and port others on this network reach this server at; "" where none do."""
    return urlsplit(REACH.of(request).address).netloc


@get("/api/reach")
async def show_reach(request: Asking) -> ReachTold:
    """Where others on this network reach this server."""
    return REACH.of(request)
