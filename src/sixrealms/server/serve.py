"""Running the application at one address, in one process or several, until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import uvicorn

from sixrealms.errors import OptionError, OptionRefused, Phrase
from sixrealms.server import limits, logs, supervise, warm_up
from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.relay import relaying
from sixrealms.server.http.scans import scans_in
from sixrealms.server.own_address import EVERYWHERE, own_address
from sixrealms.server.refused_sockets import AnsweredSockets
from sixrealms.server.slow_requests import timed_requests
from sixrealms.server.store.tables import Storage

#: Where other servers ask, if nothing else is said: they are on the same machine.
INSIDE: Final = "127.0.0.1"
#: Where a proxy may stand that is believed.
_HERE: Final = ("127.0.0.1", "::1")
#: Seconds connections have to end when the server is stopped; every action is stored already.
_PARTING: Final = 2


def serve(
    host: str,
    port: int,
    database: str,
    listening: Callable[[str], None],
    *,
    otherwise: Sequence[int] = (),
    care: Care | None = None,
    behind_proxy: bool = False,
    scans: str = "",
    workers: int = 1,
    inside: str = INSIDE,
) -> None:
    """Serve until interrupted; `listening` is told the address once it can be reached.

    With `behind_proxy` a proxy on this machine says whom it asks for; nobody else is believed.

    `scans` is a folder of pictures this machine's owner has; only this machine is shown them.

    `workers` is how many processes serve at this port, which needs PostgreSQL. `inside` is where they, and servers on
    other machines with the same PostgreSQL, ask this one: HOST or HOST:PORT, an address of this machine the others
    reach; each further process takes the next port.

    The ports of `otherwise` are tried one after the other where the first cannot be had.

    StorageError and OptionError say in one line why the server cannot start.
    """
    own_scans = scans_in(scans) if scans else None
    storage = Storage(database)
    if workers > 1 and not (storage.shared and supervise.POSSIBLE):
        raise OptionRefused("serve-workers-database" if supervise.POSSIBLE else "serve-workers-system", count=workers)
    doors = [_first_open(host, (port, *otherwise))]
    try:
        logs.begin()
        storage.prepare()
        address = own_address(doors[0], host)
        if storage.shared:
            doors += _inner_doors(inside, workers)

        def run(one: int) -> None:
            inner = doors[1 + one] if storage.shared else None
            _run(storage, doors[0], inner, address, care=care, behind_proxy=behind_proxy, own_scans=own_scans)

        listening(address)
        if workers == 1:
            warm_up.begin()
            run(0)
            return
        storage.close()  # each process has its own connections
        warm_up.at_once()
        if supervise.keep_running(workers, run):
            raise OptionRefused("serve-workers-die", count=workers)
    finally:
        for door in doors:
            door.close()


def _run(
    storage: Storage,
    door: socket.socket,
    inner: socket.socket | None,
    address: str,
    *,
    care: Care | None,
    behind_proxy: bool,
    own_scans: Mapping[str, Path] | None,
) -> None:
    """Serve at a door, which others find at this address, and where other servers ask at an inner one."""
    at = inner.getsockname() if inner is not None else ("", 0)
    config = uvicorn.Config(
        relaying(create_app(storage, kept=care, own_scans=own_scans, inside=_address(at), address=address)),
        proxy_headers=behind_proxy,
        forwarded_allow_ips=list(_HERE),
        http=timed_requests(frozenset(_HERE if behind_proxy else ()), at[1]),
        ws=AnsweredSockets,
        ws_max_size=limits.MESSAGE * 4,  # bytes; a letter has up to four
        log_config=None,  # as `logs` says
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_PARTING,
        backlog=limits.TAKEN_AT_ONCE,
    )
    Unhurried(config).run(sockets=[door] if inner is None else [door, inner])


class Unhurried(uvicorn.Server):
    """A server that takes few connections in one go, so that a crowd at the door does not keep those inside waiting.

    asyncio takes as many in one go as may wait outside (`backlog`), and every connection costs. So it is told a small
    number, and the operating system a large one afterwards.
    """

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(limits.WAITING_OUTSIDE)


def _address(at: Sequence[Any]) -> str:
    host, port = at[:2]
    if not port:
        return ""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _inner_doors(inside: str, workers: int) -> list[socket.socket]:
    """Where other servers ask these."""
    host, colon, port = inside.rpartition(":")
    if not colon or inside.endswith("]"):
        host, port = inside, "0"
    first = int(port) if port.isdecimal() else -1
    found: list[socket.socket] = []
    for one in range(workers):
        found.append(_open(host.strip("[]"), first + one if first > 0 else first, "--inside"))
        if found[-1].getsockname()[0] in EVERYWHERE:
            raise OptionRefused("serve-inside", host=host)
    return found


def _first_open(host: str, ports: Sequence[int]) -> socket.socket:
    for port in ports[:-1]:
        with contextlib.suppress(OptionError):
            return _open(host, port)
    return _open(host, ports[-1])


_KNOWN: Final = {
    errno.EADDRINUSE: "serve-why-in-use",
    errno.EACCES: "serve-why-forbidden",
    errno.EADDRNOTAVAIL: "serve-why-not-here",
}


def _open(host: str, port: int, option: str = "--host") -> socket.socket:
    """The socket people connect to; it takes connections from here on, which wait until the server is ready."""
    if not 0 <= port <= 65535:
        raise OptionRefused("serve-port", port=str(port))
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=limits.WAITING_OUTSIDE)
    except (OSError, UnicodeError) as error:
        message = "serve-address" if option == "--host" else "serve-inside-address"
        raise OptionRefused(message, host=host, port=str(port), why=_why_not(error)) from None


def _why_not(error: OSError | UnicodeError) -> Phrase:
    if isinstance(error, OSError) and error.errno in _KNOWN:
        return Phrase(_KNOWN[error.errno])
    if isinstance(error, OSError) and error.strerror and not isinstance(error, socket.gaierror):
        return Phrase("said-by-another", what=error.strerror)
    return Phrase("serve-why-not-here")
