"""Effects that a card brings about anew each turn: told with their end, not with a trigger that ends them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from sixrealms.engine.ability import Use, When
from sixrealms.engine.power import Ability, Effect
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.durations import WHILE_IN_PLAY, Duration
from sixrealms.powers.ending import End
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.players import YOU

#: Only told: a copy that may be made in phase 3 lasts until another can be made.
UNTIL_YOUR_NEXT_PHASE_3: Final = Duration("your-next-phase-3", WHILE_IN_PLAY.ends)
_ENDS: Final = When("phase-3", End(kept=True), whose=YOU)


def renewed(abilities: Sequence[Ability]) -> list[Ability]:
    """The abilities, with what ends in your next phase 3 told so (ledger: copy.duration)."""
    found = list(abilities)
    uses = [one for one in found if isinstance(one, Use) and one.at == ("3",) and _lasts(one.effect)]
    if _ENDS in found and uses:
        return [_until_then(one) if one in uses else one for one in found if one != _ENDS]
    anew = {one.effect for one in found if isinstance(one, When) and _at_phase_3(one) and _ends_first(one.effect)}
    return [_without_end(one) if isinstance(one, When) and one.effect in anew else one for one in found]


def _at_phase_3(one: When) -> bool:
    return one.event == "phase-3" and one.whose is YOU


def _ends_first(effect: Effect) -> bool:
    return isinstance(effect, Seq) and len(effect.effects) > 1 and effect.effects[0] == End(kept=True)


def _without_end(one: When) -> When:
    assert isinstance(one.effect, Seq)
    rest = one.effect.effects[1:]
    later: Effect = _until_then(rest[0] if len(rest) == 1 else Seq(rest))
    return replace(one, effect=later)


def _lasts(node: Any) -> bool:
    """Whether something in it holds while the card is in play."""
    return isinstance(node, Effect) and any(
        isinstance(one, Lasting) and one.until == WHILE_IN_PLAY for one in node.walk()
    )


def _until_then(part: Any) -> Any:
    """The same, with what holds while the card is in play held until your next phase 3."""
    if isinstance(part, tuple):
        changed = tuple(_until_then(one) for one in part)
        return part if changed == part else changed
    if not is_dataclass(part) or isinstance(part, type | Duration):
        return part
    if isinstance(part, Lasting) and part.until == WHILE_IN_PLAY:
        return replace(part, until=UNTIL_YOUR_NEXT_PHASE_3)
    new = {f.name: _until_then(getattr(part, f.name)) for f in fields(part) if f.init}
    changes = {name: one for name, one in new.items() if one is not getattr(part, name)}
    return replace(part, **changes) if changes else part
