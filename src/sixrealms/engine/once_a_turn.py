"""Bits of `State.done`: what has been done in this turn, most of which may be done but once."""

from __future__ import annotations

from typing import Final

DID_REALM: Final = 1
DID_HOLDING: Final = 2
DID_RULE: Final = 4
DID_ATTACK: Final = 8
OTHERS_ASKED: Final = 16  # in this phase the others could already play what may be played at any time

#: What playing a card of these types does; the rule and the message against another one.
ONCE: Final = {
    "realm": (DID_REALM, "turn.phase2.realm-choice", "one-realm"),
    "holding": (DID_HOLDING, "turn.phase2.one-each", "one-holding"),
    "rule": (DID_RULE, "turn.phase0.one-card", "one-rule-card"),
}
