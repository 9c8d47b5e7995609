"""One card: the card itself, its bearer, the champion that fights, what was chosen."""

from __future__ import annotations

from sixrealms.powers.refs import (
    ATTACKED_REALM,
    ATTACKER,
    BEARER,
    CASTER,
    DEFENDER,
    FIGHTER,
    IT,
    OPPONENT,
    OTHER,
    SELF,
    TARGET,
    THIS_REALM,
    AllChosen,
    Chosen,
    RealmOf,
    Ref,
    The,
)

__all__ = [
    "ATTACKED_REALM",
    "ATTACKER",
    "BEARER",
    "CASTER",
    "DEFENDER",
    "FIGHTER",
    "IT",
    "OPPONENT",
    "OTHER",
    "SELF",
    "TARGET",
    "THIS_REALM",
    "AllChosen",
    "Chosen",
    "RealmOf",
    "Ref",
    "The",
]
