"""What goes over the wire, as types (docs/protocol.md): `incoming` is decoded, `outgoing` is sent."""

from __future__ import annotations
