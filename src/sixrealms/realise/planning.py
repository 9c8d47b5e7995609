"""How a power is put together anew before it is told: the same things said, in fewer and plainer statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import cast

from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.engine.causes import DEFEAT
from sixrealms.engine.marks import FORETOLD, SCHOOL, SPENT
from sixrealms.engine.power import Ability, Cards, Condition, Effect, Node, Saying, Static, Test, Who
from sixrealms.powers.allies_beside import Beside
from sixrealms.powers.battle_steps import BattleAt
from sixrealms.powers.card_questions import CHAMPION, RAZED, REALM, Is, Level, Type
from sixrealms.powers.carried_allies import TakesAlliesAlong
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.conditions import HERE, All, Claim, EitherHolds, Exists, RefIs, Unless, lying
from sixrealms.powers.control_flow import Choose, If, OneOf, Seq
from sixrealms.powers.destruction import Perishes
from sixrealms.powers.memory import Note, marked
from sixrealms.powers.moves import Send
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.players import OTHERS
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.question import Both, Either, Question
from sixrealms.powers.realm_effects import Raze
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
    Ref,
    The,
)
from sixrealms.powers.round_outcomes import RoundWon
from sixrealms.powers.sets import AnyOf, InPlay, Pile
from sixrealms.powers.whereabouts import DEFENDING, IN_COMBAT, HangsOn, In, Of
from sixrealms.realise.joined_places import several_places
from sixrealms.realise.renewed_effects import renewed
from sixrealms.realise.said_anyway import said_once

#: Events with which a realm is lost.
_FALLS = ("razed", "discarded")
#: Events with which a card begins to work in a fight.
_COMES = ("joins", "activate", "combat-begins")
#: Champions of the round: there is one of each, so that a condition can say of what kind it has to be.
_FIGHTERS = (ATTACKER, DEFENDER, FIGHTER, OPPONENT)


@dataclass(frozen=True)
class Drained(Static):
    """A loss of levels, and what becomes of whom it leaves with too few."""

    who: Test
    loss: Static
    left: Level
    discards: bool

    def saying(self) -> Saying:
        loss = replace(self.loss, who=self.who)  # type: ignore[call-arg]
        values = {"which": self.left.which, "most": self.left.most, "discards": self.discards}
        return Saying("drained", {"loss": loss.saying(), "who": self.who, **values})


def planned(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The abilities as they are told."""
    abilities = [part for one in said_once(renewed(abilities)) for part in _in_and_out_of_battle(one)]
    found: list[Ability] = []
    chosen = {node.mark for one in abilities if isinstance(one, When) for node in one.walk() if isinstance(node, Note)}
    for one in abilities:
        before = found[-1] if found else None
        if isinstance(one, Always) and SCHOOL in chosen and _asks_for_note(one.when):
            continue  # "use only wizard spells in this round" says it
        if isinstance(one, Always) and isinstance(before, Always) and _says_no_more(before.what, one.what):
            continue
        if isinstance(one, When) and isinstance(before, When) and (later := _with_those_later(before, one)) is not None:
            found[-1] = replace(before, effect=later)
            continue
        if isinstance(one, Play) and isinstance(before, Play) and _at_other_moments(before, one):
            found[-1] = replace(before, at=(*before.at, *one.at))
            continue
        if isinstance(one, Use) and one.once == "game":
            one = replace(one, only=_not_spent(one.only))
        if isinstance(one, Use) and isinstance(one.cost, Raze) and one.cost.cards == The(SELF):
            one = replace(one, only=_without(one.only, RefIs(SELF, ~RAZED)))  # no razed realm can be razed
        if isinstance(one, Use) and one == before and one.once == "round":
            found[-1] = replace(one, once="round-twice")  # type: ignore[arg-type]
            continue
        if isinstance(one, Answer) and isinstance(before, Answer) and _another_way(before, one):
            ways = before.effect.ways if isinstance(before.effect, OneOf) else (before.effect,)
            found[-1] = replace(before, effect=OneOf((*ways, one.effect)))
            continue
        if isinstance(one, Answer) and isinstance(before, Answer) and _from_hand_or_play(before, one):
            found[-1] = replace(before, zone="hand-or-play")  # type: ignore[arg-type]
            continue
        if isinstance(one, Always) and isinstance(before, Always) and isinstance(one.what, TakesAlliesAlong):
            along = coming_along((before.what, one.what))
            if len(along) == 1:
                found[-1] = replace(before, what=cast("Static", along[0]))
                continue
        if isinstance(one, Always) and isinstance(before, Always) and _alike(before, one):
            together = drained((before.what, one.what))
            if len(together) == 1:
                found[-1] = replace(before, what=cast("Static", together[0]))
                continue
        found.append(one)
    return tuple(_of_one(_defender(_by_opponent(one))) if isinstance(one, Always) else one for one in found)


def _in_and_out_of_battle(one: Ability) -> list[Ability]:
    """What is done when this realm falls in the battle for it, and what when it falls otherwise, as two powers."""
    effect = one.effect if isinstance(one, When) and one.only is None and one.event in _FALLS else None
    if not isinstance(effect, If) or not isinstance(one, When):
        return [one]
    asked = effect.condition
    if asked not in (HERE, Unless(HERE)):
        return [one]
    found: list[Ability] = [replace(one, effect=effect.then, only=asked)]
    if effect.otherwise is not None:
        other = Unless(HERE) if asked == HERE else HERE
        found.append(replace(one, effect=effect.otherwise, only=other))
    return found


def _at_other_moments(before: Play, one: Play) -> bool:
    """Whether it is the same way to play a card, at other moments."""
    return bool(before.at and one.at) and _aimed(before) == replace(_aimed(one), at=before.at)


def _aimed(one: Play) -> Play:
    """A card chosen at once as it is played, told as one it is played on."""
    choice = one.effect
    if one.targets or not isinstance(choice, Choose) or choice.players is not None or choice.then is None:
        return one
    plain = choice == Choose(choice.among, choice.name, then=choice.then)
    return replace(one, effect=choice.then, targets=(Target(choice.name, choice.among),)) if plain else one


def _not_spent(only: Condition | None) -> Condition | None:
    """A condition without the one that a power has not been used, which "once a game" says."""
    if not isinstance(only, All):
        return only
    spent = Unless(marked(SPENT))
    rest = tuple(part for part in only.parts_ if part != spent)
    return All(rest) if len(rest) > 1 else rest[0] if rest else None


def _without(only: Condition | None, part: Condition) -> Condition | None:
    """A condition without one part that goes without saying."""
    if not isinstance(only, All):
        return None if only == part else only
    rest = tuple(one for one in only.parts_ if one != part)
    return All(rest) if len(rest) > 1 else rest[0] if rest else None


@dataclass(frozen=True)
class EachLater(Effect):
    """The same done with each such card that comes later."""

    cards: Cards
    event: str

    def saying(self) -> Saying:
        return Saying(f"each-later-{self.event}", {"cards": self.cards})


def _with_those_later(before: When, one: When) -> Effect | None:
    """What is done when a card comes, with what is then done with those that come later."""
    steps = before.effect.effects if isinstance(before.effect, Seq) else (before.effect,)
    for place, step in enumerate(steps):
        if (later := _those_later(replace(before, effect=step), one)) is not None:
            return Seq((*steps[: place + 1], later, *steps[place + 1 :]))
    return None


def _those_later(before: When, one: When) -> EachLater | None:
    """Done with every such card when this one comes, and with each that comes later: one rule."""
    effect, later = before.effect, one.effect
    if before.to is not None or before.event not in _COMES or one.event not in ("joins", "played"):
        return None
    if one.only != before.only or one.may or before.may or one.once != before.once or one.to is None:
        return None
    if not hasattr(effect, "cards") or effect.cards != InPlay(cast("Question", one.to), all=True):
        return None
    return EachLater(effect.cards, one.event) if replace(effect, cards=The(IT)) == later else None  # type: ignore[call-arg]


def _from_hand_or_play(one: Answer, other: Answer) -> bool:
    """Whether the same answer is given from the hand, or by discarding the card from play."""
    cost = other.cost
    given_up = isinstance(cost, Send) and cost.cards == The(SELF) and cost.saying().message == "send-discard"
    return (one.zone, other.zone) == ("hand", "play") and given_up and replace(other, zone="hand", cost=None) == one


def _another_way(one: Answer, other: Answer) -> bool:
    """Whether the same price buys another answer to the same cards."""
    return one.cost is not None and not one.targets and replace(other, effect=one.effect) == one


def _asks_for_note(condition: Condition | None) -> bool:
    """Whether it asks for the school of spells that was chosen."""
    test = condition.test if isinstance(condition, RefIs) else None
    return isinstance(test, Noted) and test.mark == SCHOOL


def _says_no_more(before: Static, one: Static) -> bool:
    """Allies that may come along to any realm are taken along wherever their champion attacks."""
    if not isinstance(one, TakesAlliesAlong) or one.alone is None or before.saying().message != "can-reach":
        return False
    said = before.saying().values
    return said["who"] == Is(one.alone) and said["realm"] is None and not said["alone"]


def _alike(one: Always, other: Always) -> bool:
    return (one.when, one.anywhere) == (other.when, other.anywhere)


def drained(statics: Sequence[Node]) -> list[Node]:
    """A loss of levels and the end of those it leaves with too few as one statement."""
    found: list[Node] = []
    for one in statics:
        before = found[-1] if found else None
        if isinstance(one, Perishes) and isinstance(before, Static):
            levels = [test for test in _tests(one.who) if isinstance(test, Level)]
            rest = [test for test in _tests(one.who) if not isinstance(test, Level)]
            who = getattr(before, "who", None)
            loses = before.saying().values.get("loses") is True and isinstance(who, Question)
            if loses and len(levels) == 1 and levels[0].least < -99 and set(_tests(cast("Question", who))) == set(rest):
                found[-1] = Drained(cast("Test", who), before, levels[0], one.discards)
                continue
        found.append(one)
    return found


def _tests(test: Test) -> tuple[Question, ...]:
    return test.tests if isinstance(test, Both) else (cast("Question", test),)


def _by_opponent(one: Always) -> Always:
    """ "When it is defeated by a Dark Sun champion", not "when it is defeated, if the opposing champion is ..."."""
    what, asked = one.what, one.when
    if not isinstance(what, GoesInstead) or what.why != (DEFEAT,) or what.by is not None:
        return one
    if not isinstance(asked, RefIs) or asked.ref != OPPONENT:
        return one
    tests = tuple(test for test in _tests(asked.test) if test != CHAMPION)
    kind = any(isinstance(part, Type) for test in tests for part in test.meant())  # "by a psionicist or regent"
    by = tests[0] if kind and len(tests) == 1 else Both(tests if kind else (CHAMPION, *tests))
    return replace(one, what=replace(what, by=by), when=None)


def _defender(one: Always) -> Always:
    """What mentions the defending champion again is said of it alone: "for each item attached to it"."""
    who = getattr(one.what, "who", None)
    if not isinstance(who, Both) or set(who.tests) != {CHAMPION, DEFENDING} or DEFENDER not in set(one.what.walk()):
        return one
    return replace(one, what=replace(one.what, who=Is(DEFENDER)))  # type: ignore[call-arg]


def _of_one(one: Always) -> Always:
    """ "If the opposing champion is no cleric, it loses ...", not "the non-cleric opposing champion loses ..."."""
    who = getattr(one.what, "who", None)
    if not isinstance(who, Both) or not any(f.name == "who" for f in fields(one.what)):
        return one
    refs = [test for test in who.tests if isinstance(test, Is) and test.ref in _FIGHTERS]
    rest = [test for test in who.tests if not (isinstance(test, Is) and test.ref in _FIGHTERS)]
    if len(refs) != 1 or not rest:
        return one
    asked: Condition = RefIs(cast("Ref", refs[0].ref), rest[0] if len(rest) == 1 else Both(tuple(rest)))
    when = asked if one.when is None else All((one.when, asked))  # type: ignore[arg-type]
    return replace(one, what=replace(one.what, who=refs[0]), when=when)  # type: ignore[call-arg]


def united(tests: Sequence[Test]) -> Question:
    """What passes any of these tests, with what they share said once: flying, swimming or earthwalking allies."""
    each = [_tests(test) for test in tests]
    shared = [test for test in each[0] if all(test in others for others in each[1:])]
    own = [[test for test in one if test not in shared] for one in each]
    if all(len(one) == 1 for one in own):
        rest: list[Question] = [_either([one[0] for one in own])]
    elif any(not one for one in own):
        rest = []
    else:
        rest = [Either(tuple(one[0] if len(one) == 1 else Both(tuple(one)) for one in own))]
    parts = [*shared, *rest]
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def _either(tests: Sequence[Question]) -> Question:
    if all(isinstance(test, Type) for test in tests):
        types = [cast("Type", test).types for test in tests]
        return Type(frozenset().union(*types)) if all(len(one) == 1 for one in types) else Either(tuple(tests))
    flat = (one for test in tests for one in (test.tests if isinstance(test, Either) else (test,)))
    return Either(tuple(dict.fromkeys(flat)))


def one_set(sets: Sequence[Node]) -> InPlay | Pile | None:
    """Several sets of cards from the same place as one, None if there is no telling them together."""
    first = sets[0]
    if isinstance(first, InPlay) and all(isinstance(one, InPlay) and one.all == first.all for one in sets):
        tests = [cast("InPlay", one).test for one in sets]
        return InPlay(united(tests), first.all) if _few_differences(tests) else None
    if isinstance(first, Pile) and first.whole and not first.first:
        alike = [replace(one, test=first.test) for one in sets if isinstance(one, Pile)]
        if len(alike) == len(sets) and all(one == first for one in alike):
            tests = [cast("Pile", one).test for one in sets]
            return replace(first, test=united(tests)) if _few_differences(tests) else None
    return None


def _few_differences(tests: Sequence[Test]) -> bool:
    """Whether they differ in one test each, by which they are told apart: champions and allies."""
    each = [set(_tests(test)) for test in tests]
    shared = set.intersection(*each)
    plain = all(isinstance(test, Type) for one in each for test in one)
    return (plain or bool(shared)) and all(len(one - shared) == 1 for one in each)


@dataclass(frozen=True)
class OthersFight(Claim):
    """The battle is one between other players."""


#: So many or more are any number.
_ANY_NUMBER = 99
_OF_OTHERS = Of(OTHERS)


@dataclass(frozen=True)
class OutsideCombat(Claim):
    """This card does not fight."""

    ref: Ref


@dataclass(frozen=True)
class Unattached(Claim):
    """The card that speaks hangs on nothing."""


@dataclass(frozen=True)
class ForetoldWrongly(Claim):
    """The side whose victory has been foretold has not won."""


def _says_two_victors(condition: Condition) -> bool:
    """Whether the one victor has been foretold and the other side has won, whichever way round."""
    ways = condition.parts_ if isinstance(condition, EitherHolds) else ()
    foretold = [part for way in ways if isinstance(way, All) for part in way.parts_ if isinstance(part, RefIs)]
    won = [part for way in ways if isinstance(way, All) for part in way.parts_ if isinstance(part, RoundWon)]
    noted = [part for part in foretold if isinstance(part.test, Noted) and part.test.mark == FORETOLD]
    return len(ways) == len(noted) == len(won) == 2


def in_short(condition: Condition) -> Condition:
    """A condition as it is told: what has words of its own, and what is lacking in several places, as one."""
    if condition == Unless(RefIs(SELF, HangsOn(BEARER))):
        return Unattached()
    if _says_two_victors(condition):
        return ForetoldWrongly()
    asked = condition.claim if isinstance(condition, Unless) else None
    if isinstance(asked, RefIs) and asked.test == IN_COMBAT:
        return OutsideCombat(asked.ref)
    if not isinstance(condition, All):
        return condition
    parts: list[Claim] = []
    every = _flat(condition)
    for part in every:
        before = parts[-1] if parts else None
        part = cast("Claim", in_short(part)) if isinstance(part, Unless) else part
        if part == RefIs(ATTACKED_REALM, REALM) and BattleAt("announced") in every:
            continue  # whoever attacks attacks one
        if part == RefIs(ATTACKER, _OF_OTHERS) and before == RefIs(ATTACKED_REALM, _OF_OTHERS):
            parts[-1] = OthersFight()
        elif (joined := _lacking_both(before, part) or _together_ready(before, part)) is not None:
            parts[-1] = joined
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 else All(tuple(parts))


def _flat(condition: Claim) -> tuple[Claim, ...]:
    """Everything that has to hold, one by one."""
    if not isinstance(condition, All):
        return (condition,)
    return tuple(part for one in condition.parts_ for part in _flat(one))


@dataclass(frozen=True)
class ReadyTogether(Claim):
    """A card and so many others of yours are in the pool or in battle."""

    ref: Ref
    cards: InPlay
    least: int


def _together_ready(before: Claim | None, one: Claim) -> ReadyTogether | None:
    """ "This card and 3 other adventurers of yours are in the pool or in battle"."""
    if not isinstance(before, RefIs) or not isinstance(one, Exists) or not isinstance(one.cards, InPlay):
        return None
    tests = _tests(one.cards.test)
    rest = tuple(test for test in tests if test != before.test)
    if not isinstance(before.test, Either) or len(rest) == len(tests) or one.most < _ANY_NUMBER:
        return None
    return ReadyTogether(before.ref, InPlay(Both(rest)), one.least)


def _lacking_both(before: Claim | None, one: Claim) -> Claim | None:
    """ "No spell in the hand or discard pile"."""
    if not isinstance(before, Unless) or not isinstance(one, Unless):
        return None
    first, second = before.claim, one.claim
    if not isinstance(first, Exists) or not isinstance(second, Exists) or replace(second, cards=first.cards) != first:
        return None
    if not isinstance(first.cards, Pile) or not isinstance(second.cards, Pile):
        return None
    sets = (lying(first.cards), lying(second.cards))
    return Unless(Exists(AnyOf(sets), first.least, first.most)) if several_places(sets) else None


def cards_of_somebody(cards: Cards) -> tuple[Who, InPlay] | None:
    """Whose cards in play these are, and what they are; None if they are nobody's, or if it is said where they are."""
    if not isinstance(cards, InPlay):
        return None
    tests = _tests(cards.test)
    owners = [test for test in tests if isinstance(test, Of) and not test.owned]
    rest = tuple(test for test in tests if test not in owners)
    if len(owners) != 1 or not rest or any(isinstance(test, In) and test.place is None for test in rest):
        return None
    return owners[0].who, InPlay(rest[0] if len(rest) == 1 else Both(rest), cards.all)


@dataclass(frozen=True)
class CountsAlong(Static):
    """Allies that count as something from the start, so that they can come along to a realm that asks for it."""

    who: Test
    has: Static

    def saying(self) -> Saying:
        return Saying("has-along", {"has": replace(self.has, who=self.who).saying(), "who": self.who})  # type: ignore[call-arg]


def _of_those(one: TakesAlliesAlong, before: Has) -> bool:
    """Whether the allies that can come along are those that count as something."""
    return not before.swaps and (one.alone is None or Beside(one.alone) in _tests(before.who))


def coming_along(statics: Sequence[Node]) -> list[Node]:
    """What allies count as, and that they can come along, as one statement."""
    found: list[Node] = []
    for one in statics:
        before = found[-1] if found else None
        alike = isinstance(one, TakesAlliesAlong) and isinstance(before, Has) and _of_those(one, before)
        if alike and isinstance(before, Has):
            found[-1] = CountsAlong(before.who, before)
        else:
            found.append(one)
    return found


def of_champion(asked: RefIs) -> RefIs:
    """What is asked of a champion of the round or of who uses a card, without asking whether it is a champion."""
    if asked.ref not in (*_FIGHTERS, CASTER, OTHER) or not isinstance(asked.test, Both):
        return asked
    rest = tuple(test for test in asked.test.tests if test != CHAMPION)
    if not rest or len(rest) == len(asked.test.tests):
        return asked
    return RefIs(asked.ref, rest[0] if len(rest) == 1 else Both(rest))
