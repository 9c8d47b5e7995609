"""What holds for the attacker against the defender and just so the other way round: told once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Ability, Saying, Static
from sixrealms.powers.durations import Duration
from sixrealms.powers.players import ATTACKING_PLAYER, DEFENDING_PLAYER
from sixrealms.powers.refs import ATTACKER, DEFENDER
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING
from sixrealms.realise.words import Words

#: What stands for the other side.
_SIDES: Final[tuple[tuple[object, object], ...]] = (
    (ATTACKER, DEFENDER),
    (ATTACKING, DEFENDING),
    (ATTACKING_PLAYER, DEFENDING_PLAYER),
)
#: So many statements are better told once than twice.
_SEVERAL: Final = 2


@dataclass(frozen=True)
class ViceVersa(Static):
    """What has been said before holds with attacker and defender exchanged as well."""

    def saying(self) -> Saying:
        return Saying("vice-versa")


def mirrored(words: Words, abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The abilities without those that say of the other side what others have said, if there are several."""
    held = [one for one in abilities if isinstance(one, Always) and one.when is not None]
    again = [other for place, one in enumerate(held) for other in held[place + 1 :] if other == _exchanged(one) != one]
    if len(again) < _SEVERAL or 2 * len(again) != len(abilities) or not words.has("vice-versa"):
        return tuple(abilities)
    return (*(one for one in abilities if one not in again), Always(ViceVersa()))


def _exchanged(part: Any) -> Any:
    """The same of the other side."""
    for one, other in _SIDES:
        if type(part) in (type(one), type(other)) and part in (one, other):
            return other if part == one else one
    if isinstance(part, tuple):
        return tuple(_exchanged(one) for one in part)
    if not is_dataclass(part) or isinstance(part, type | Duration):
        return part
    return replace(part, **{f.name: _exchanged(getattr(part, f.name)) for f in fields(part) if f.init})
