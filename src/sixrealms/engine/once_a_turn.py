"""Bits of `State.done`: what has been done in this turn, most of which may be done but once."""

from __future__ import annotations

from typing import Final

DID_REALM: Final = 1
DID_HOLDING: Final = 2
DID_RULE: Final = 4
DID_ATTACK: Final = 8
OTHERS_ASKED: Final = 16  # in this phase the others could already play what may be played at any time

#: What playing a card of these types does: there is no other in this turn.
ONCE: Final = {"realm": DID_REALM, "holding": DID_HOLDING, "rule": DID_RULE}
