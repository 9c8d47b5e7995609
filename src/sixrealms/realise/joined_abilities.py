"""Powers one after the other that are one rule to a reader, told in one sentence: whichever side wins, what stays in
play without its power, what is at work until a realm falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from sixrealms.engine.ability import Always, When
from sixrealms.engine.marks import PLAYED
from sixrealms.engine.power import Ability, Cards, Condition, Effect, Saying, Static, Test, Who
from sixrealms.powers.allies_beside import AddedBy, AddsCard
from sixrealms.powers.belated_powers import WorkNow
from sixrealms.powers.card_questions import Is
from sixrealms.powers.changed_traits import PowerLost
from sixrealms.powers.conditions import Exists, Unless
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.lasting_effects import Afterwards, Lasting, Remember
from sixrealms.powers.moves import discard
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.possession import stays_after_round
from sixrealms.powers.protection import Protected
from sixrealms.powers.question import Both, Not, Question
from sixrealms.powers.refs import BEARER, IT, OPPONENT, OTHER, AllChosen
from sixrealms.powers.sets import PlayedInRound
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.realise.neighbours import joined_neighbours
from sixrealms.realise.renewed_effects import replaced
from sixrealms.realise.words import Words

#: Events that are only told: a round is over, whoever has won it; what was asked about comes to pass; an attack on
#: the realm that speaks is over.
WHOEVER_WINS: Final = cast("Any", "whoever-wins")
ONCE_SO: Final = cast("Any", "once-so")
ATTACK_OVER: Final = cast("Any", "attack-over")


def joined_abilities(words: Words, abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The abilities, each pair that comes to one rule as one, where a language has words for that."""
    found = joined_neighbours(abilities, lambda before, one: _joined(words, before, one))
    told = [_what_is_left(words, one) if isinstance(one, When) else one for one in found]
    return tuple(_at_most(words, one) for one in _once_so(words, told))


def _joined(words: Words, before: Ability, one: Ability) -> Ability | None:
    if isinstance(before, When) and isinstance(one, When):
        return _whoever_wins(before, one) if words.has("event-whoever-wins") else None
    if not isinstance(before, Always) or not isinstance(one, Always) or replace(one, what=before.what) != before:
        return None
    if words.has("stays-powerless") and _powerless_later(before.what, one.what):
        return replace(before, what=StaysPowerless(cast("PowerLost", one.what), cast("Any", before.what).who))
    if words.has("adds-item-for-good") and _never_taken(before.what, one.what):
        return replace(before, what=AddedForGood(cast("AddsCard", before.what)))
    return None


def _whoever_wins(before: When, one: When) -> When | None:
    """What is done when the bearer wins a round, and just so when its opponent does."""
    if before.event != "victorious" or one.event != "victorious" or before.to != _is(BEARER) or one.to != _is(OPPONENT):
        return None
    mine, theirs = replaced(before.effect, OTHER, OPPONENT), replaced(one.effect, IT, OPPONENT)
    alike = replace(one, to=before.to, effect=before.effect) == before and mine == theirs
    return replace(before, event=WHOEVER_WINS, to=None, effect=mine) if alike else None


def _is(ref: Any) -> Test:
    return Is(ref)


@dataclass(frozen=True)
class StaysPowerless(Static):
    """Cards that stay in play after the round they were played in, without their powers from then on."""

    loss: PowerLost
    who: Test

    def saying(self) -> Saying:
        return Saying("stays-powerless", {"who": self.who})


def _powerless_later(before: Static, one: Static) -> bool:
    if not isinstance(one, PowerLost) or not isinstance(one.who, Both):
        return False
    rest = tuple(test for test in one.who.tests if test != Not(Noted(PLAYED)))
    who: Any = rest[0] if len(rest) == 1 else Both(rest)
    return len(rest) < len(one.who.tests) and _flat(before, who)


def _flat(before: Static, who: Question) -> bool:
    """Whether these very cards stay in play after the round."""
    kept = getattr(before, "who", None)
    return isinstance(kept, Test) and before == stays_after_round(cast("Any", kept)) and _parts(kept) == _parts(who)


def _parts(test: Test) -> frozenset[Test]:
    return frozenset(test.tests) if isinstance(test, Both) else frozenset((test,))


@dataclass(frozen=True)
class AddedForGood(Static):
    """An item that no card stands for and that nothing takes out of play."""

    adds: AddsCard

    def saying(self) -> Saying:
        return Saying("adds-item-for-good", self.adds.saying().values)


def _never_taken(before: Static, one: Static) -> bool:
    if not isinstance(before, AddsCard) or before.type == "ally" or not isinstance(one, Protected):
        return False
    return one.ways == ("removal",) and one.by is None and any(isinstance(node, AddedBy) for node in one.walk())


@dataclass(frozen=True)
class LeftBehind(Effect):
    """Cards that were there when the attack began are discarded when it is over."""

    cards: Cards

    def saying(self) -> Saying:
        return Saying("discard-those-of-start", {"cards": self.cards})


def _what_is_left(words: Words, one: When) -> When:
    """Cards that are noted as an attack begins, to be discarded when it is over."""
    steps = one.effect.effects if isinstance(one.effect, Seq) else ()
    if len(steps) != 2 or one.only is not None or one.may or not words.has("discard-those-of-start"):
        return one
    noted, later = steps
    if not isinstance(noted, Remember) or not isinstance(later, Lasting) or not isinstance(noted.what, Cards):
        return one
    if later.what != Afterwards(discard(AllChosen(noted.name))):
        return one
    return replace(one, event=ATTACK_OVER, to=None, effect=LeftBehind(noted.what))


@dataclass(frozen=True)
class OnceSo(Question):
    """What comes to pass, where it is told as an event."""

    claim: Condition

    def saying(self) -> Saying:
        said = self.claim.saying()
        return Saying(f"event-once-{said.message}", said.values)


def _once_so(words: Words, abilities: Sequence[Ability]) -> list[Ability]:
    """What cards then do whose power has slept until something came to pass: "as soon as the opponent has, ..."."""
    found: list[Ability] = []
    for one in abilities:
        before = found[-1] if found else None
        asked = before.when.claim if isinstance(before, Always) and isinstance(before.when, Unless) else None
        wakes = isinstance(one, When) and isinstance(one.effect, WorkNow) and one.only == asked
        if isinstance(one, When) and wakes and asked is not None and words.has(OnceSo(asked).saying().message):
            one = replace(one, event=ONCE_SO, to=OnceSo(asked), only=None, once="")
        found.append(one)
    return found


@dataclass(frozen=True)
class PlaysAtMost(Static):
    """Some players can play only so many of these cards in a round."""

    whose: Who
    what: Test
    most: int

    def saying(self) -> Saying:
        return Saying("plays-at-most", {"who": self.whose, "what": self.what, "most": self.most})


def _at_most(words: Words, one: Ability) -> Ability:
    """A ban on more cards of a kind once so many of them have been played in the round."""
    ban, there = (one.what, one.when) if isinstance(one, Always) else (None, None)
    if not isinstance(ban, CannotPlay) or ban.user is not None or not isinstance(there, Exists):
        return one
    cards = there.cards
    if not isinstance(one, Always) or cards != PlayedInRound(ban.what, ban.whose) or not words.has("plays-at-most"):  # type: ignore[arg-type]
        return one
    return replace(one, what=PlaysAtMost(ban.whose, ban.what, there.least), when=None)
