"""Conditions of a power that something else in it says anyway: its price, where it is used from, how long it has been
there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.engine.marks import RESTED
from sixrealms.engine.power import Ability, Condition, Effect, Saying, Static, Test, Who
from sixrealms.engine.zones import DISCARD
from sixrealms.powers.adventurers import POOLED
from sixrealms.powers.card_questions import RAZED
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.conditions import All, Claim, Exists, RefIs, Unless
from sixrealms.powers.control_flow import If, Seq
from sixrealms.powers.durations import FOR_THE_ROUND
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import Levels
from sixrealms.powers.memory import marked
from sixrealms.powers.players import ATTACKING_PLAYER, DEFENDING_PLAYER
from sixrealms.powers.question import Both, Not
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF, The
from sixrealms.powers.sets import InPlay
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, In

#: Players of a battle and the side their cards are on.
_SIDES: Final[Mapping[Who, Test]] = {ATTACKING_PLAYER: ATTACKING, DEFENDING_PLAYER: DEFENDING}
_UNRAZED = RefIs(SELF, Not(RAZED))
_READY = RefIs(SELF, POOLED)
_DISCARDED = RefIs(SELF, In(frozenset({DISCARD})))
#: A card that has been in the pool since the turn began is used from there.
_RESTED = marked(RESTED)


def said_once(abilities: Sequence[Ability]) -> list[Ability]:
    """The abilities without what they would say twice."""
    return [_discarded_along(_once(one) if isinstance(one, Use | Answer) else one) for one in abilities]


@dataclass(frozen=True)
class OtherCase(Claim):
    """What has just been told to hold under a condition does not, because that is not met."""


def otherwise(abilities: Sequence[Ability]) -> list[Ability]:
    """What holds under a condition, and then what holds unless it is met, with the condition told once."""
    found: list[Ability] = []
    asked: Condition | None = None
    for one in abilities:
        when = one.when if isinstance(one, Always) else None
        if isinstance(one, Always) and asked is not None and when == Unless(cast("Claim", asked)):
            found.append(replace(one, when=OtherCase()))
            continue
        asked = when
        found.append(one)
    return found


@dataclass(frozen=True)
class OnlyOne(Static):
    """A player can play a card of a kind only while they have none in combat."""

    whose: Who
    what: Test

    def saying(self) -> Saying:
        return Saying("only-one-in-combat", {"whose": self.whose, "what": self.what})


def one_at_a_time(abilities: Sequence[Ability]) -> list[Ability]:
    """A ban on further cards of a kind as long as there is one on that side, told as how many there can be."""
    return [_only_one(one) if isinstance(one, Always) else one for one in abilities]


def _only_one(one: Always) -> Always:
    ban, asked = one.what, one.when
    there = asked.cards if isinstance(asked, Exists) and asked == Exists(asked.cards) else None
    if not isinstance(ban, CannotPlay) or ban != CannotPlay(ban.whose, ban.what) or not isinstance(there, InPlay):
        return one
    side = _SIDES.get(ban.whose)
    if side is None or set(tests_of(there.test)) != {*tests_of(ban.what), side}:
        return one
    return replace(one, what=OnlyOne(ban.whose, ban.what), when=None)


def tests_of(test: Test) -> tuple[Test, ...]:
    """What a test asks, one by one: all of it has to hold."""
    return test.tests if isinstance(test, Both) else (test,)


def _discarded_along(one: Ability) -> Ability:
    """When a card is discarded, and this card as well: that is when it is discarded along with this card."""
    if not isinstance(one, When) or one.event != "discarded" or one.only is not None or not isinstance(one.effect, If):
        return one
    asked = one.effect.condition == _DISCARDED and one.effect.otherwise is None
    return replace(one, only=_DISCARDED, effect=one.effect.then) if asked else one


def _once(one: Use | Answer) -> Use | Answer:
    parts = _parts(one.only)
    if _razes_itself(one.cost):  # what is razed already cannot be razed
        parts = tuple(part for part in parts if part != _UNRAZED)
    if one.zone == "pool":
        parts = tuple(part for part in parts if part != _READY)
    zone = "play" if one.zone == "pool" and _RESTED in parts else one.zone
    if isinstance(one, Use) and one.once == "round" and not (one.targets or one.cost) and _same_if_again(one.effect):
        one = replace(one, once="")
    only = parts[0] if len(parts) == 1 else All(parts) if parts else None
    return replace(one, only=only, zone=zone) if parts != _parts(one.only) or zone != one.zone else one


def _same_if_again(effect: Effect) -> bool:
    """Whether doing it a second time in the same round would change nothing."""
    steps = effect.effects if isinstance(effect, Seq) else (effect,)
    return all(isinstance(step, Lasting) and step.until == FOR_THE_ROUND and _settles(step.what) for step in steps)


def _settles(what: Static) -> bool:
    return isinstance(what, Has | CannotPlay) or (isinstance(what, Levels) and what.to is not None)


def _razes_itself(cost: Effect | None) -> bool:
    return isinstance(cost, Raze) and cost.cards == The(SELF)


def _parts(only: Condition | None) -> tuple[Claim, ...]:
    """Everything that has to hold, one by one."""
    if only is None:
        return ()
    if isinstance(only, All):
        return tuple(part for one in only.parts_ for part in _parts(one))
    return (cast("Claim", only),)
