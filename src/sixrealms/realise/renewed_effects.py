"""Effects that a card brings about anew each turn: told with their end, not with a trigger that ends them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, cast

from sixrealms.engine.ability import Play, Use, When
from sixrealms.engine.power import Ability, Effect, Number, Saying
from sixrealms.powers.card_questions import Is
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.durations import UNTIL_CANCELLED, WHILE_IN_PLAY, Duration
from sixrealms.powers.end_effects import COPY_ENDS, End
from sixrealms.powers.lasting_effects import Lasting, Waits
from sixrealms.powers.memory import Note
from sixrealms.powers.numbers import Stored
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import CASTER, SELF
from sixrealms.powers.whenever import Whenever

#: Only told: a copy that may be made in phase 3 lasts until another can be made.
UNTIL_YOUR_NEXT_PHASE_3: Final = Duration("your-next-phase-3", WHILE_IN_PLAY.ends)
#: Only told: until the caster has fought.
UNTIL_FOUGHT: Final = Duration("fought", WHILE_IN_PLAY.ends)
#: Only told: while the card is in play and has not been razed.
UNTIL_RAZED: Final = Duration("razed", WHILE_IN_PLAY.ends)
_ENDS_FOUGHT: Final = Lasting(Whenever(When("fought", End(kept=True), to=Is(CASTER))), UNTIL_CANCELLED)
_ENDS_RAZED: Final = When("razed", End(kept=True), anywhere=True)


def renewed(abilities: Sequence[Ability]) -> list[Ability]:
    """The abilities, with what ends in your next phase 3 told so (ledger: copy.duration)."""
    found = until_razed(as_played(without_waiting(abilities)))
    lasting = [node for one in found for node in one.walk() if isinstance(node, Lasting)]
    if lasting and all(isinstance(node.what, Waits) for node in lasting):
        return [replaced(one, End(kept=True), LeavesTheTable()) for one in found]
    uses = [one for one in found if isinstance(one, Use) and one.at == ("3",) and _lasts(one.effect)]
    found = [_until_fought(one) if isinstance(one, Play) else one for one in found]
    if COPY_ENDS in found and uses:
        return [_until_then(one) if one in uses else one for one in found if one != COPY_ENDS]
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
    """A card that only lies on the table, waiting, does so no longer; `unsaid`: nobody has said that it does."""

    unsaid: bool = False

    def saying(self) -> Saying:
        return Saying("leaves-the-table-unsaid" if self.unsaid else "leaves-the-table")


def without_waiting(abilities: Sequence[Ability]) -> list[Ability]:
    """What a card does while it only lies on the table, without saying that it lies there: until when it does it, or
    when it has done it.
    """
    play, later = (abilities[0], abilities[1:]) if abilities else (None, ())
    if not isinstance(play, Play) or play.effect is None:
        return list(abilities)
    steps = _steps(play.effect)
    last = steps[-1]
    if not isinstance(last, Lasting) or last.what != Waits() or not later or not all(map(_happens, later)):
        return list(abilities)
    whens = [one for one in later if isinstance(one, When)]
    if all(_ends_first(one.effect) for one in whens) and len(steps) > 1 and last.until != UNTIL_CANCELLED:
        told = [replace(one, effect=replaced(one.effect, End(kept=True), LeavesTheTable(unsaid=True))) for one in whens]
        return [replace(play, effect=_in_turn(steps[:-1])), *told]
    if last.until == UNTIL_CANCELLED or len(whens) > 1 or any(isinstance(node, End) for node in whens[0].walk()):
        return list(abilities)  # several could be told as one, which what lasts is not
    return [replace(play, effect=_in_turn((*steps[:-1], Lasting(Whenever(whens[0]), last.until))))]


def _happens(one: Ability) -> bool:
    return isinstance(one, When) and not one.anywhere and not one.may and not one.once


def _steps(effect: Effect) -> tuple[Effect, ...]:
    return effect.effects if isinstance(effect, Seq) else (effect,)


def _in_turn(steps: tuple[Effect, ...]) -> Effect:
    return steps[0] if len(steps) == 1 else Seq(steps)


def until_razed(abilities: Sequence[Ability]) -> list[Ability]:
    """What holds while the card is in play, and ends when it is razed as well, told with both ends."""
    if _ENDS_RAZED not in abilities or not any(_lasts(node) for one in abilities for node in one.walk()):
        return list(abilities)
    return [replaced(one, WHILE_IN_PLAY, UNTIL_RAZED) for one in abilities if one != _ENDS_RAZED]


@dataclass(frozen=True)
class WhenPlayed(Number):
    """A number as it has been found when the card was played."""

    of: Number

    def saying(self) -> Saying:
        return Saying("when-played", {"of": self.of})


def as_played(abilities: Sequence[Ability]) -> list[Ability]:
    """A number that is noted when the card is played and asked for later, told where it is asked for."""
    found = list(abilities)
    for place, one in enumerate(found):
        steps = _steps(one.effect) if isinstance(one, Play) and one.effect is not None else ()
        for step in steps:
            if not isinstance(step, Note) or not isinstance(step.value, Number) or step.on != SELF or len(steps) < 2:
                continue
            rest = tuple(other for other in steps if other is not step)
            later = [replaced(other, Stored(step.mark), WhenPlayed(step.value)) for other in found]
            if later != found:
                later[place] = replace(cast("Play", one), effect=_in_turn(rest))
                found = later
    return found


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
