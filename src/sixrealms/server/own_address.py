"""Where people on the same network find a server that listens at every address of its machine."""

from __future__ import annotations

import contextlib
import socket
from typing import Final

#: Addresses of documents, which nobody has: nothing is sent, it is only asked which way it would go.
_ELSEWHERE: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
#: What a door is opened at that is open at every address of its machine.
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})


def own_address(door: socket.socket, host: str) -> str:
    """The page people open in their browsers, as `http://HOST:PORT`, if `door` was opened at `host`.

    A machine without a network only has itself.
    """
    at, port = door.getsockname()[:2]
    if at in EVERYWHERE:
        host = _on_the_network(door.family) or ("::1" if door.family == socket.AF_INET6 else "127.0.0.1")
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _on_the_network(family: int) -> str:
    """The address of this machine on the network it reaches others by; "" without one."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_ELSEWHERE[socket.AddressFamily(family)], 9))
        found: str = probe.getsockname()[0]
        return found
    return ""
