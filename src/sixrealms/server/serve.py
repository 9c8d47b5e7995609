"""Running the application: one process, one address, until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn

from sixrealms.errors import OptionError, OptionRefused, Phrase
from sixrealms.server import limits, logs, warm_up
from sixrealms.server.app import create_app
from sixrealms.server.housekeeping import Care
from sixrealms.server.http.scans import scans_in
from sixrealms.server.own_address import own_address
from sixrealms.server.slow_requests import timed_requests
from sixrealms.server.store.tables import Storage

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
) -> None:
    """Serve until interrupted; `listening` is told the address once it can be reached.

    With `behind_proxy` a proxy on this machine says whom it asks for; nobody else is believed.

    `scans` is a folder of pictures this machine's owner has; only this machine is shown them.

    The ports of `otherwise` are tried one after the other where the first cannot be had.

    StorageError and OptionError say in one line why the server cannot start.
    """
    own_scans = scans_in(scans) if scans else None
    door = _first_open(host, (port, *otherwise))
    try:
        storage = Storage(database)
        storage.prepare()
        config = uvicorn.Config(
            create_app(storage, kept=care, own_scans=own_scans),
            proxy_headers=behind_proxy,
            forwarded_allow_ips=list(_HERE),
            http=timed_requests(frozenset(_HERE if behind_proxy else ())),
            ws="websockets-sansio",
            ws_max_size=limits.MESSAGE * 4,  # bytes; a letter has up to four
            log_config=None,  # as `logs` says
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_PARTING,
        )
        logs.begin()
        listening(own_address(door, host))
        warm_up.begin()
        uvicorn.Server(config).run(sockets=[door])
    finally:
        door.close()


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


def _open(host: str, port: int) -> socket.socket:
    """The socket people connect to; it takes connections from here on, which wait until the server is ready."""
    if not 0 <= port <= 65535:
        raise OptionRefused("serve-port", port=str(port))
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address[:2], family=family, backlog=128)
    except (OSError, UnicodeError) as error:
        raise OptionRefused("serve-address", host=host, port=str(port), why=_why_not(error)) from None


def _why_not(error: OSError | UnicodeError) -> Phrase:
    if isinstance(error, OSError) and error.errno in _KNOWN:
        return Phrase(_KNOWN[error.errno])
    if isinstance(error, OSError) and error.strerror and not isinstance(error, socket.gaierror):
        return Phrase("said-by-another", what=error.strerror)
    return Phrase("serve-why-not-here")
