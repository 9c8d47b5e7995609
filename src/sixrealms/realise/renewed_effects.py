"""Effects that a card brings about anew each turn: told with their end, not with a trigger that ends them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from sixrealms.engine.ability import Play, Use, When
from sixrealms.engine.power import Ability, Effect
from sixrealms.powers.card_questions import Is
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.durations import UNTIL_CANCELLED, WHILE_IN_PLAY, Duration
from sixrealms.powers.end_effects import End
from sixrealms.powers.lasting_effects import Lasting, Waits
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import CASTER
from sixrealms.powers.whenever import Whenever

#: Only told: a copy that may be made in phase 3 lasts until another can be made.
UNTIL_YOUR_NEXT_PHASE_3: Final = Duration("your-next-phase-3", WHILE_IN_PLAY.ends)
#: Only told: until the caster has fought.
UNTIL_FOUGHT: Final = Duration("fought", WHILE_IN_PLAY.ends)
_ENDS_FOUGHT: Final = Lasting(Whenever(When("fought", End(kept=True), to=Is(CASTER))), UNTIL_CANCELLED)
_ENDS: Final = When("phase-3", End(kept=True), whose=YOU)


def renewed(abilities: Sequence[Ability]) -> list[Ability]:
    """The abilities, with what ends in your next phase 3 told so (ledger: copy.duration)."""
    found = list(abilities)
    lasting = [node for one in found for node in one.walk() if isinstance(node, Lasting)]
    if lasting and all(isinstance(node.what, Waits) for node in lasting):
        return [replaced(one, End(kept=True), LeavesTheTable()) for one in found]
    uses = [one for one in found if isinstance(one, Use) and one.at == ("3",) and _lasts(one.effect)]
    found = [_until_fought(one) if isinstance(one, Play) else one for one in found]
    if _ENDS in found and uses:
        return [_until_then(one) if one in uses else one for one in found if one != _ENDS]
    anew = {one.effect for one in found if isinstance(one, When) and _at_phase_3(one) and _ends_first(one.effect)}
    return [_without_end(one) if isinstance(one, When) and one.effect in anew else one for one in found]


def _until_fought(one: Play) -> Play:
    """What ends when the caster has fought a round, told with that end."""
    if not isinstance(one.effect, Seq) or one.effect.effects[-1] != _ENDS_FOUGHT:
        return one
    rest = one.effect.effects[:-1]
    lasting: Effect = rest[0] if len(rest) == 1 else Seq(rest)
    return replace(one, effect=replaced(lasting, UNTIL_CANCELLED, UNTIL_FOUGHT))


@dataclass(frozen=True)
class LeavesTheTable(Effect):
    """A card that only lies on the table, waiting, does so no longer."""


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
    return replaced(part, WHILE_IN_PLAY, UNTIL_YOUR_NEXT_PHASE_3)


def until_other(part: Any, old: Duration, new: Duration) -> Any:
    """The same with another end."""
    return replaced(part, old, new)


def replaced(part: Any, old: object, new: object) -> Any:
    """The same, with one part of it in place of another wherever that stands."""
    if part == old and type(part) is type(old):
        return new
    if isinstance(part, tuple):
        changed = tuple(replaced(one, old, new) for one in part)
        return part if changed == part else changed
    if not is_dataclass(part) or isinstance(part, type | Duration):
        return part
    told = {f.name: replaced(getattr(part, f.name), old, new) for f in fields(part) if f.init}
    changes = {name: one for name, one in told.items() if one is not getattr(part, name)}
    return replace(part, **changes) if changes else part
