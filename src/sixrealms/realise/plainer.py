"""What powers do step by step told as what it comes to, where a language has a message for that.

A power may watch every card that is played; its text says "every swimming ally in combat is destroyed at once".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.card_def import CHAMPIONS
from sixrealms.engine.marks import HAS_CANCELLED, IGNORED
from sixrealms.engine.power import Ability, Cards, Condition, Effect, Node, Saying, Static, Test
from sixrealms.powers.card_questions import ANY, CHAMPION, Is, Kind, Named, Type
from sixrealms.powers.conditions import HERE, IN_A_ROUND, All, Claim, RefIs, Unless
from sixrealms.powers.control_flow import AtOnce, If, May, OneOf, Qualified, Seq
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.durations import FOR_THE_BATTLE, FOR_THIS_TURN, UNTIL_CANCELLED
from sixrealms.powers.duties import HasShirked
from sixrealms.powers.face_down import TurnDown
from sixrealms.powers.goals import Caused
from sixrealms.powers.lasting_effects import Lasting, Waits
from sixrealms.powers.levels import NoEffect
from sixrealms.powers.memory import marked
from sixrealms.powers.numbers import Count, NumberOf, Stored
from sixrealms.powers.owed_choices import Redeem
from sixrealms.powers.players import EVERYONE, YOU
from sixrealms.powers.question import Both, Either, Not
from sixrealms.powers.refs import ATTACKED_REALM, DEFENDER, OPPONENT, OTHER, SELF, THIS_REALM, AllChosen, Ref
from sixrealms.powers.round_outcomes import RoundWon
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whenever import Whenever
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, OPPOSING, HangsOn
from sixrealms.realise import nouns
from sixrealms.realise.joined_abilities import joined_abilities
from sixrealms.realise.joined_deeds import AllTogether
from sixrealms.realise.mirror_rules import mirrored
from sixrealms.realise.plainer_pairs import side_by_side
from sixrealms.realise.plainer_statics import immune_but, lost_realm, plainer_static
from sixrealms.realise.planning import of_champion
from sixrealms.realise.words import Words

#: Conditions that let only one of several powers work, by how often.
_SHARED: Final = {marked(IGNORED, 0): "round", Unless(marked(HAS_CANCELLED)): "battle"}
#: The attack on the realm that speaks, as an event and as it is told under a heading.
_ATTACKED: Final = ("attacked", "attacked-under-attack")
#: Bans on all but some, and how these are told.
_BANS: Final = {"cannot-fight": "only-can-fight", "cannot-attack": "only-attacked-by"}
_SIDES: Final = (ATTACKING, DEFENDING, OPPOSING)


def plainer(words: Words, abilities: Sequence[Ability], *, place: bool) -> tuple[tuple[Ability, ...], str]:
    """The abilities as they are told, and how often one of those that share a limit works ("" if none do)."""
    found = tuple(_used_so_often(words, joined_abilities(words, abilities)))
    if words.has("kept-face-down") and (masked := _kept_face_down(found)) is not None:
        found = (masked,)
    if words.grammar.denials_last:
        found = immune_but(found)
    found = tuple(side_by_side(words, mirrored(words, found)))
    if words.has("cannot-play-adds-none"):
        found = tuple(_kept_out_of_combat(words, found))
    if words.has("destroyed-at-once"):
        found = tuple(_at_once(found))
    if place and words.has("while-attacked"):
        found = tuple(side_by_side(words, [later for one in found for later in _while_attacked(one)]))
    if words.has("only-one-of-these"):
        return _one_limit(found)
    return found, ""


@dataclass(frozen=True)
class Doomed(Static):
    """Whatever passes is destroyed whenever it comes to pass."""

    who: Test

    def saying(self) -> Saying:
        return Saying("destroyed-at-once", {"who": self.who})


def _at_once(abilities: Sequence[Ability]) -> list[Ability]:
    """Destruction whenever a card has been played, or a champion has come, as one that never ceases."""
    found: list[Ability] = []
    for one in abilities:
        cards = one.effect.cards if isinstance(one, When) and isinstance(one.effect, Destroy) else None
        if not isinstance(one, When) or one.event != "resolved" or one.to != ANY or not isinstance(cards, InPlay):
            found.append(one)
            continue
        before = found[-1] if found else None
        if isinstance(before, When) and before.event == "presented" and isinstance(before.effect, Destroy):
            found.pop()
        found.append(Always(Doomed(cards.test), anywhere=one.anywhere))
    return found


@dataclass(frozen=True)
class KeptFaceDown(Static):
    """Cards that nobody but their player sees, but for battle."""

    cards: Cards

    def saying(self) -> Saying:
        return Saying("kept-face-down", {"cards": self.cards})


def _kept_face_down(abilities: Sequence[Ability]) -> Ability | None:
    """A card that is turned face down whenever it comes and after each battle, with what hangs on it."""
    found: list[Cards] = []
    for one in abilities:
        steps = one.effect.effects if isinstance(one, When) and isinstance(one.effect, Seq) else ()
        steps = steps or ((one.effect,) if isinstance(one, When) else ())
        if not steps or not all(isinstance(step, TurnDown) and not step.up for step in steps):
            return None
        found = max(found, [step.cards for step in steps if isinstance(step, TurnDown)], key=len)
    return Always(KeptFaceDown(AllTogether(tuple(found)))) if len(found) > 1 else None


def _while_attacked(one: Ability) -> list[Ability]:
    """What begins with the attack and lasts as long as the battle, as what holds under attack."""
    if not isinstance(one, When) or one.event not in _ATTACKED or one.may or one.only is not None or one.anywhere:
        return [one]
    steps = one.effect.effects if isinstance(one.effect, Seq) else (one.effect,)
    if one.to not in (None, Is(SELF), Is(THIS_REALM)) or len(steps) < 2:
        return [one]
    if not all(isinstance(step, Lasting) and step.until in (FOR_THE_BATTLE, FOR_THIS_TURN) for step in steps):
        return [one]
    held = [step.what for step in steps if isinstance(step, Lasting)]
    return [what.power if isinstance(what, Whenever) else Always(what) for what in held]


def _one_limit(abilities: Sequence[Ability]) -> tuple[tuple[Ability, ...], str]:
    """Powers one of which can be used, without the condition that says so; the limit is told after them."""
    often = ""
    found: list[Ability] = []
    for one in abilities:
        only = one.only if isinstance(one, Use | Answer) else None
        parts = all_parts(only)
        limits = [_SHARED[part] for part in parts if part in _SHARED]
        if limits and isinstance(one, Use | Answer):
            often = limits[0]
            one = replace(one, only=whole(tuple(part for part in parts if part not in _SHARED)))
        found.append(one)
    return tuple(found), often


def _used_so_often(words: Words, abilities: Sequence[Ability]) -> list[Ability]:
    """A card that may be used so many times, now or later, in one sentence."""
    found = list(abilities)
    if len(found) != 2 or not words.has("use-so-often"):
        return found
    play, use = found
    if not isinstance(play, Play) or not isinstance(use, Use) or not isinstance(use.effect, Redeem):
        return found
    steps = play.effect.effects if isinstance(play.effect, Seq) else ()
    times = steps.count(Lasting(Waits(), UNTIL_CANCELLED))
    if times < 2 or steps[times:] != (May(use.effect),) * times or use.at != ("any",):
        return found
    return [replace(play, effect=UsedSoOften(use.effect.effect, times))]


@dataclass(frozen=True)
class UsedSoOften(Effect):
    """A card that waits on the table until it has done something so many times."""

    effect: Effect
    count: int

    def saying(self) -> Saying:
        return Saying("use-so-often", {"effect": self.effect, "count": self.count})


def all_parts(condition: Condition | None) -> tuple[Claim, ...]:
    """Everything that has to hold, one by one."""
    if condition is None:
        return ()
    if not isinstance(condition, All):
        return (cast("Claim", condition),)
    return tuple(part for one in condition.parts_ for part in all_parts(one))


def whole(parts: tuple[Claim, ...]) -> Condition | None:
    """All of these conditions as one."""
    return None if not parts else parts[0] if len(parts) == 1 else All(parts)


def under_attack(one: Ability) -> Ability | None:
    """A power used only while its realm is attacked, without that condition; None for any other."""
    if not isinstance(one, Use) or HERE not in all_parts(one.only):
        return None
    return replace(one, only=whole(tuple(part for part in all_parts(one.only) if part != HERE)))


@dataclass(frozen=True)
class KeptOut(Static):
    """Allies that cannot be played, and do not count if they are there."""

    ban: CannotPlay

    def saying(self) -> Saying:
        return Saying("cannot-play-adds-none", self.ban.saying().values)


def kept_out(words: Words, statics: Sequence[Node]) -> list[Node]:
    """A ban on allies with what makes those that are there count nothing, as one statement."""
    found: list[Node] = []
    for one in statics:
        before = found[-1] if found else None
        if isinstance(one, NoEffect) and isinstance(before, CannotPlay) and words.has("cannot-play-adds-none"):
            tests = set(one.who.tests) if isinstance(one.who, Both) else {one.who}
            banned = set(before.what.tests) if isinstance(before.what, Both) else {before.what}
            if tests - set(_SIDES) == banned and len(tests) == len(banned) + 1:
                found[-1] = KeptOut(before)
                continue
        found.append(one)
    return found


def _kept_out_of_combat(words: Words, abilities: Sequence[Ability]) -> list[Ability]:
    """A ban that holds in combat with what makes allies count nothing, which nobody asks about elsewhere."""
    found: list[Ability] = []
    for one in abilities:
        before = found[-1] if found else None
        if isinstance(one, Always) and isinstance(before, Always) and before.when == IN_A_ROUND and one.when is None:
            together = kept_out(words, (before.what, one.what))
            if len(together) == 1 and before.anywhere == one.anywhere:
                found[-1] = replace(before, what=cast("Static", together[0]))
                continue
        found.append(one)
    return found


def plainer_saying(words: Words, saying: Saying, *, uncast: bool, ally: bool) -> Saying:
    """The same said by a message of its own, where a language has one for it; `uncast`: no spell is answered; `ally`:
    an ally speaks.
    """
    saying = plainer_static(words, saying, ally=ally)
    if saying.message == "defends-itself" and words.has("defends-itself-like"):
        model = _whose_level(saying.values["level"])
        saying = saying if model is None else Saying("defends-itself-like", {**saying.values, "model": model})
    told = saying.values
    if saying.message == "choose" and isinstance(told["among"], Pile) and told["among"].first:
        return Saying("take-first", told) if words.has("take-first") else saying  # there is nothing to choose
    if saying.message == "immune" and isinstance(told["to"], Test) and _work_by_powers(told["to"]):
        return Saying("immune-to-work", told) if words.has("immune-to-work") else saying
    if saying.message == "when-head":
        return _plainer_head(words, saying)
    if (
        saying.message in _BANS
        and (who := _all_but(words, told["who"])) is not None
        and words.has(_BANS[saying.message])
    ):
        return Saying(_BANS[saying.message], {**told, "who": who})
    if saying.message == "power-lost" and HangsOn(SELF) in _all_tests(told["who"]) and words.has("power-asleep"):
        return Saying("power-asleep", told)
    if saying.message == "draws-per-turn" and isinstance(told["to"], Count) and words.has("draws-per-turn-each"):
        return Saying("draws-per-turn-each", {**told, "each": told["to"].of, "plus": told["to"].plus})
    if saying.message == "turn" and uncast and words.has("turn-used"):
        return Saying("turn-used", told)
    if (
        saying.message == "cannot-play"
        and isinstance(told["user"], Not)
        and told["whose"] is EVERYONE
        and words.has("only-can-use")
    ):
        return Saying("only-can-use", {"user": told["user"].test, "what": told["what"]})
    if saying.message == "levels-add" and words.has("level-doubled-now") and _own_level_of(told["amount"], told["who"]):
        return Saying("level-doubled-now", {"who": told["who"]})
    if saying.message == "may" and words.has("may-agree") and _agreed(told["effect"], told["who"], told["otherwise"]):
        return Saying("may-agree", told)
    if saying.message == "cannot-play" and words.has("must-play-first") and told["user"] is None:
        what, meanwhile = told["what"], told["meanwhile"]
        shown = what.test if isinstance(what, Not) else None
        if isinstance(shown, Is) and isinstance(shown.ref, AllChosen) and getattr(meanwhile, "test", None) == shown:
            return Saying("must-play-first", {"whose": told["whose"], "what": shown})
    return saying


def _agreed(effect: object, who: object, otherwise: object) -> bool:
    """Whether another player may agree to several things that last: "if that player agrees, ... and ..."."""
    steps = effect.effects if isinstance(effect, Seq) else effect.what if isinstance(effect, AtOnce) else ()
    lasting = isinstance(effect, AtOnce) or all(isinstance(step, Lasting) for step in steps)
    return otherwise is None and who is not YOU and len(steps) > 1 and lasting


def _own_level_of(amount: object, who: object) -> bool:
    """Whether a number of levels to gain is the own level of the card that gains them, as it has been found."""
    known = nouns.BOUND.get().get(amount.name) if isinstance(amount, Stored) and isinstance(amount.name, str) else None
    number = known.among if known is not None else None
    ref = number.ref if isinstance(number, NumberOf) and number.which == "own" else None
    return isinstance(ref, Ref) and who == Is(ref)


def _whose_level(level: object) -> Ref | None:
    """The card whose level it is, if that has been found before."""
    known = nouns.BOUND.get().get(level.name) if isinstance(level, Stored) and isinstance(level.name, str) else None
    number = known.among if known is not None else None
    if not isinstance(number, NumberOf) or number.which != "adjusted" or not isinstance(number.ref, Ref):
        return None
    return number.ref


def _all_but(words: Words, who: object) -> Test | None:
    """Who is spared by a ban on all others: cards that are no allies, champions that are no monsters."""
    if isinstance(who, Not):
        return who.test
    tests = who.tests if isinstance(who, Both) else ()
    denied = [one.test for one in tests if isinstance(one, Not)]
    if len(denied) != 1 or set(tests) != {CHAMPION, Not(denied[0])}:
        return None
    kind = isinstance(denied[0], Type | Kind) or words.has(denied[0].saying().message)
    return denied[0] if kind else None


def _plainer_head(words: Words, saying: Saying) -> Saying:
    """An event told with what is asked about it: a champion beats another, has fought against a kind of champion."""
    event, only = saying.values["event"], saying.values["only"]
    if not isinstance(event, Saying):
        return saying
    it = event.values.get("it")
    if isinstance(it, Both) and Is(DEFENDER) in it.tests:  # "a defending Forgotten Realms champion"
        rest = tuple(test for test in it.tests if test != Is(DEFENDER))
        it = Both((CHAMPION, DEFENDING, *rest))
        event = Saying(event.message, {**event.values, "it": it})
        return Saying(saying.message, {**saying.values, "event": event})
    if event.message in ("event-round-ends", "event-battle-ends") and it == Is(ATTACKED_REALM):
        return Saying(saying.message, {**saying.values, "event": Saying(event.message, {**event.values, "it": ANY})})
    anybody = event.message == "event-phase-5" and event.values.get("whose") is None
    if anybody and isinstance(only, HasShirked) and words.has("event-phase-5-alone"):
        return Saying(saying.message, {**saying.values, "event": Saying("event-phase-5-alone")})
    left = event.message == "event-battle-ends" and nouns.LATER.get() and not isinstance(it, Ref | Is)
    if left and it != ANY and words.has("event-this-battle-ends"):
        plain = Saying("event-this-battle-ends", {"it": lost_realm(words, it)})
        return Saying(saying.message, {**saying.values, "event": plain})
    if event.message == "event-victorious" and isinstance(only, RoundWon) and only.against is not None:
        plain = Saying("event-beats", {"it": it, "against": only.against})
    elif event.message == "event-extra-cards" and isinstance(only, Caused) and only.how == "alone":
        plain = Saying("event-extra-cards-alone", event.values)
    elif event.message == "event-fought" and isinstance(only, RefIs) and only.ref in (OPPONENT, OTHER):
        plain = Saying("event-fought-against", {"it": it, "against": of_champion(only).test})
    else:
        return saying
    return (
        Saying(saying.message, {**saying.values, "event": plain, "only": None}) if words.has(plain.message) else saying
    )


def _all_tests(who: object) -> tuple[object, ...]:
    return who.tests if isinstance(who, Both) else (who,)


def _work_by_powers(test: Test) -> bool:
    """Whether it asks for cards that do nothing to others but by a power of theirs: realms, champions."""
    types = _types(test)
    return bool(types) and types <= {*CHAMPIONS, "champion", "ally", "realm", "holding"}


def _types(test: Test) -> frozenset[str]:
    """The types of the cards that pass; none if it could be others too."""
    if isinstance(test, Type):
        return test.types
    if isinstance(test, Both):
        named = any(isinstance(one, Named) for one in test.tests)
        return frozenset() if named else frozenset().union(*map(_types, test.tests))
    if isinstance(test, Either):
        each = [_types(one) for one in test.tests]
        return frozenset().union(*each) if all(each) else frozenset()
    return frozenset()


def ways_by_condition(effect: If) -> Effect:
    """One way in any case, and another only if a condition does not hold, as ways one of which has a condition."""
    other = effect.otherwise
    if not isinstance(other, OneOf) or other.ways[0] != effect.then or not isinstance(effect.condition, RefIs):
        return effect
    denied = replace(effect.condition, test=Not(effect.condition.test))
    return replace(other, ways=(effect.then, *(If(denied, way) for way in other.ways[1:])))


def is_psionic(effect: Effect) -> Effect | None:
    """What a psionic attack does, as a whole; None for anything else."""
    psionic = isinstance(effect, Qualified) and effect.saying().message == "psionic"
    return effect.effect if psionic and isinstance(effect, Qualified) else None
