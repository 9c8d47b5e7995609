"""Deeds told together: the same done with several sets of cards, ways one of which somebody takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, cast

from sixrealms.engine.marks import FORETOLD, SCHOOL
from sixrealms.engine.power import Cards, Effect, Node, Noun, Saying, Static, Who
from sixrealms.engine.zones import DRAW, HAND
from sixrealms.powers.access import FightsAgain
from sixrealms.powers.battle_effects import AutoDefeat, LoseRound
from sixrealms.powers.card_questions import ANY, Is, Kind
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.conditions import Exists, RefIs
from sixrealms.powers.control_flow import AtOnce, Choose, ForEach, If, OneOf, Seq
from sixrealms.powers.durations import Duration
from sixrealms.powers.end_effects import End
from sixrealms.powers.formation import FillsFront
from sixrealms.powers.hands import Look
from sixrealms.powers.lasting_effects import Lasting, Remember, Waits
from sixrealms.powers.memory import Note
from sixrealms.powers.moves import Send
from sixrealms.powers.players import YOU, ChosenPlayer
from sixrealms.powers.possession import GoesAfterRound, MustDefend
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.question import Both, Not, Question
from sixrealms.powers.refs import BEARER, SELF, AllChosen, Chosen, Ref, The
from sixrealms.powers.round_outcomes import RoundWon
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.powers.whenever import Whenever
from sixrealms.realise.plainer_deeds import card_of_somebody
from sixrealms.realise.planning import one_set
from sixrealms.realise.topic import TOPIC
from sixrealms.realise.words import Words

#: How a choice of what is noted is told as a whole.
_NOTED: Final[Mapping[object, str]] = {FORETOLD: "foretell", SCHOOL: "choose-school"}


@dataclass(frozen=True)
class AllTogether(Cards):
    """The cards of several sets, all of which are meant."""

    sets: tuple[Cards, ...]

    def saying(self) -> Saying:
        return Saying("all-of-sets", {"sets": self.sets})


@dataclass(frozen=True)
class WholeHand(Cards):
    """Every card of a hand, told as the hand itself."""

    who: Who

    def saying(self) -> Saying:
        return Saying("hand-whole", {"who": self.who, "zone": Noun("zone-hand")})


def whole_hands(words: Words, sets: tuple[Cards, ...]) -> tuple[Cards, ...]:
    """Several sets of cards, a hand as a whole among them told as such."""
    if not words.has("hand-whole"):
        return sets
    return tuple(
        WholeHand(one.who) if isinstance(one, Pile) and one == Pile(HAND, one.who, all=True) else one for one in sets
    )


def looked_at_first(choice: Choose) -> Look | None:
    """What somebody looks at to choose one card of it: several on top of a pile, unless these were looked at before."""
    pile = choice.among
    if not isinstance(pile, Pile) or pile.zone != DRAW or (pile.top or 0) <= 1 or choice.count != 1 or choice.by_chance:
        return None
    topic = TOPIC.get()
    return None if topic is not None and topic.alive and topic.node == pile else Look(pile, choice.who)


@dataclass(frozen=True)
class Spared(Effect):
    """A champion is defeated, but goes to its pool."""

    who: Ref
    if_: Question = ANY

    def saying(self) -> Saying:
        return Saying("spared", {"who": self.who, "if": None if self.if_ == ANY else self.if_})


def _spared(before: Effect, one: Effect) -> Spared | None:
    """A defeat after which its champion goes to the pool, told as one thing that happens."""
    if isinstance(before, AutoDefeat) and isinstance(one, If) and one.condition == RoundWon(YOU):
        before, one = one.then, before  # it has won the round by that
    if not isinstance(before, Lasting) or not isinstance(before.what, GoesInstead):
        return None
    defeated = one.who if (isinstance(one, LoseRound) and not one.kept) or isinstance(one, AutoDefeat) else None
    told = before.what.saying().values
    if defeated is None or before.what.who != Is(defeated) or told["to"] != "pool" or told["may"]:
        return None
    return Spared(defeated, one.if_ if isinstance(one, AutoDefeat) else ANY)


@dataclass(frozen=True)
class Those(Question):
    """Cards as they are now, each of them: whom something lasts for."""

    cards: Cards

    def saying(self) -> Saying:
        if isinstance(self.cards, AllChosen):
            return self.cards.saying()
        return Saying("as-of-now", {"cards": self.cards})


def for_all_at_once(effect: ForEach) -> Effect | None:
    """What lasts for each of several cards, told of all of them together."""
    lasting = _swapped(effect.effect)
    if not isinstance(lasting, Lasting) or not hasattr(lasting.what, "who"):
        return None
    if lasting.what.who != Is(Chosen(effect.name)) or not isinstance(effect.cards, InPlay | AllChosen):
        return None
    what = replace(lasting.what, who=Those(effect.cards))  # type: ignore[call-arg]
    rest = [node for node in lasting.what.walk() if node == Chosen(effect.name)]
    return replace(lasting, what=what) if len(rest) == 1 else None


def _swapped(effect: Effect) -> Effect:
    """What loses a kind if it has it, and gets it if it has not, told as one change."""
    if not isinstance(effect, If) or not isinstance(effect.condition, RefIs) or effect.otherwise is None:
        return effect
    loss, gain = effect.then, effect.otherwise
    if not isinstance(loss, Lasting) or not isinstance(gain, Lasting) or not isinstance(loss.what, Has):
        return effect
    kinds, who = loss.what.loses, effect.condition.ref
    if len(kinds) != 1 or effect.condition.test != Kind(kinds[0]) or loss.what != Has(Is(who), loses=kinds):
        return effect
    return replace(loss, what=Has(Is(who), swaps=kinds)) if gain == replace(loss, what=Has(Is(who), kinds)) else effect


def asked_once(effect: If) -> If:
    """The same, where it asks of who is defeated what it has asked before."""
    then, asked = effect.then, effect.condition
    parts = then.effects if isinstance(then, Seq) else (then,)
    if not isinstance(asked, RefIs):
        return effect
    again = AutoDefeat(asked.ref, asked.test)
    plain = tuple(
        replace(one, if_=ANY) if isinstance(one, AutoDefeat) and replace(one, discards=False) == again else one
        for one in parts
    )
    if plain == parts:
        return effect
    return replace(effect, then=replace(then, effects=plain) if isinstance(then, Seq) else plain[0])


def brought_together(effects: Sequence[Effect]) -> list[Effect]:
    """What is done with several sets in a row as one deed: "discard every holding and rule card in play"."""
    found: list[Effect] = []
    joined: Effect | None
    for one in effects:
        before = found[-1] if found else None
        one = _lost_already(found, one)
        joined = None if before is None else _spared(before, one) or _each_in_turn(before, one)
        joined = joined or (card_of_somebody(before, one) if before is not None else None)
        if joined is None and before is not None and type(before) is type(one):
            joined = _with_both(before, one)
        if joined is None:
            found.append(one)
        else:
            found[-1] = joined
    return found


def _lost_already(before: Sequence[Effect], one: Effect) -> Effect:
    """Who has just lost the round may fight again, which needs no "even after losing a round"."""
    lost = {Is(step.who) for step in before if isinstance(step, LoseRound)}
    if not lost or not isinstance(one, Lasting | AtOnce):
        return one

    def plain(part: Static) -> Static:
        return replace(part, after_loss=False) if isinstance(part, FightsAgain) and part.who in lost else part

    return (
        replace(one, what=plain(one.what))
        if isinstance(one, Lasting)
        else replace(one, what=tuple(map(plain, one.what)))
    )


def _each_in_turn(before: Effect, one: Effect) -> ForEach | None:
    """What every player does, and then does again, told of each of them at once."""
    if not isinstance(before, ForEach) or before.players is None or one != replace(before, effect=_effect_of(one)):
        return None
    return replace(before, effect=Seq((before.effect, _effect_of(one))))


def _effect_of(one: Effect) -> Effect:
    return one.effect if isinstance(one, ForEach) else one


def _with_both(before: Effect, one: Effect) -> Effect | None:
    """The same deed with the cards of both, if that is all they differ in."""
    if not any(f.name == "cards" for f in fields(before)):
        return None
    first, second = getattr(before, "cards"), getattr(one, "cards")  # noqa: B009 - not every effect has them
    if replace(before, cards=second) != one or before == one:  # type: ignore[call-arg]
        return None
    sets = (*(first.sets if isinstance(first, AllTogether) else (first,)), second)
    if not all(_meant_whole(each) for each in sets):
        return None
    whole = one_set(sets) or AllTogether(sets)
    return replace(before, cards=whole)  # type: ignore[call-arg]


def _meant_whole(cards: Cards) -> bool:
    return isinstance(cards, The | AllChosen) or (isinstance(cards, InPlay | Pile) and cards.all)


def ways_of(words: Words, saying: Saying) -> str:
    """Ways somebody else may take: "the opponent discards a card or razes a realm"; "" if they do not begin alike."""
    from sixrealms.realise import message_values as told
    from sixrealms.realise import nouns  # these import this module

    who, ways = saying.values["who"], saying.values["ways"]
    assert isinstance(who, Who)
    assert isinstance(ways, tuple)
    if who is YOU:
        return ""
    name = who.name if isinstance(who, ChosenPlayer) else ""
    fresh = nouns.FRESH.get().get(name) or [told.value(words, who)]
    subject = f"{fresh[0].format(None)} "
    parts = []
    for way in ways:
        token = nouns.FRESH.set({**nouns.FRESH.get(), name: [fresh[0]]} if name else nouns.FRESH.get())
        try:
            parts.append(told.Deed(words, _unguarded(way)).said("do"))
        finally:
            nouns.FRESH.reset(token)
    if not all(part.startswith(subject) for part in parts):
        return ""
    rest = [part.removeprefix(subject) for part in parts]
    if any(mark in part for part in rest for mark in (", ", "; ", ": ")):
        return ""
    if name in nouns.FRESH.get():
        nouns.FRESH.get()[name].clear()
    return subject + words.grammar.joined(_same_verb_once(rest), "or")


def _same_verb_once(ways: Sequence[str]) -> list[str]:
    """Ways to do the same, the verb said once: "discards a realm or 2 cards from their hand"."""
    verbs = {way.split(" ", 1)[0] for way in ways}
    if len(verbs) > 1 or not all(" " in way for way in ways):
        return list(ways)
    first, *rest = ways
    return [first, *(way.split(" ", 1)[1] for way in rest)]


def foretelling(words: Words, saying: Saying) -> Saying | None:
    """Ways to note one thing or another as one choice: "foretell whether the attacker or the defender will win"."""
    ways = saying.values["ways"]
    assert isinstance(ways, tuple)
    marks = {way.mark if isinstance(way, Note) else None for way in ways}
    message = _NOTED.get(marks.pop()) if len(marks) == 1 else None
    return Saying(message, {"who": saying.values["who"], "on": SELF}) if message and words.has(message) else None


def kinds_of(words: Words, saying: Saying) -> Saying | None:
    """Ways to count as something for as long, told as one choice: "counts as an elf or a dwarf"."""
    from sixrealms.realise import message_values as told  # it imports this module

    ways = saying.values["ways"]
    assert isinstance(ways, tuple)
    if saying.values["who"] is not YOU or not all(
        isinstance(way, Lasting) and isinstance(way.what, Has) and way.what.gains for way in ways
    ):
        return None
    first = ways[0]
    plain = all(way.until == first.until and replace(way.what, gains=first.what.gains) == first.what for way in ways)
    if not plain or first.what.loses or first.what.swaps or not words.has("choose-kind"):
        return None
    kinds = [told.value(words, way.what.saying().values["gains"]).format(None) for way in ways]
    if words.has("both-kinds"):
        several = [len(way.what.gains) > 1 for way in ways]
        kinds = [
            words.tell("both-kinds", {"kinds": one}) if more else one for one, more in zip(kinds, several, strict=True)
        ]
    return Saying("choose-kind", {"who": first.what.who, "until": first.until, "kinds": tuple(kinds)})


@dataclass(frozen=True)
class Holds(Effect):
    """What lasts, told after how long it does."""

    what: Static | tuple[Static, ...]

    def saying(self) -> Saying:
        return Saying("holds", {"what": self.what})


def ways_that_last(words: Words, saying: Saying) -> Saying | None:
    """Ways all of which last as long, one at least only if something holds: how long they last is told once."""
    ways = saying.values["ways"]
    assert isinstance(ways, tuple)
    ends = {_until(way) for way in ways}
    if (
        len(ends) != 1
        or None in ends
        or not any(isinstance(way, If) for way in ways)
        or not words.has("one-of-lasting")
    ):
        return None
    return Saying("one-of-lasting", {"who": saying.values["who"], "until": ends.pop(), "ways": tuple(map(_held, ways))})


def lasting_whatever(words: Words, effect: If) -> Effect:
    """What lasts as long whichever way a condition decides it, with how long it lasts told once."""
    until = _until(effect)
    if effect.otherwise is None or not isinstance(effect.otherwise, If) or until is None or not words.has("lasting-if"):
        return effect
    return LastingIf(until, _held(effect))


@dataclass(frozen=True)
class LastingIf(Effect):
    """Effects that last as long, one of which there is under each of several conditions."""

    until: Duration
    effect: Effect

    def saying(self) -> Saying:
        return Saying("lasting-if", {"until": self.until, "effect": self.effect})


def _until(effect: Effect | None) -> Duration | None:
    """How long it lasts, whatever is decided."""
    if isinstance(effect, If):
        ends = {_until(one) for one in (effect.then, effect.otherwise) if one is not None}
        return ends.pop() if len(ends) == 1 else None
    if isinstance(effect, Seq):
        lasting = [one for one in effect.effects if not isinstance(one, Remember)]
        ends = {_until(one) if isinstance(one, Lasting | AtOnce) else None for one in lasting}
        return ends.pop() if len(ends) == 1 else None
    return effect.until if isinstance(effect, Lasting | AtOnce) else None


def _held(effect: Effect) -> Effect:
    """The same without how long it lasts."""
    if isinstance(effect, If):
        other = None if effect.otherwise is None else _held(effect.otherwise)
        return replace(effect, then=_held(effect.then), otherwise=other)
    if isinstance(effect, Seq):
        noted = tuple(one for one in effect.effects if isinstance(one, Remember))
        held = [one for one in effect.effects if isinstance(one, Lasting | AtOnce)]
        what = tuple(part for one in held for part in (one.what if isinstance(one.what, tuple) else (one.what,)))
        return Seq((*noted, Holds(what)))
    assert isinstance(effect, Lasting | AtOnce)
    return Holds(effect.what)


def chosen_first(effect: Node) -> Node:
    """Ways to give a card of the same set one of several kinds, told as a choice of the card and one of the kind."""
    if not isinstance(effect, OneOf) or not all(isinstance(way, Choose) for way in effect.ways):
        return effect
    ways = cast("tuple[Choose, ...]", effect.ways)
    among = {_without_kind(way) for way in ways}
    if len(among) != 1 or None in among:
        return effect
    lasting = tuple(cast("Effect", way.then) for way in ways)
    return replace(ways[0], among=cast("InPlay", among.pop()), then=OneOf(lasting, effect.who))


def _without_kind(way: Choose) -> InPlay | None:
    """What is chosen from, but for what the card is to become; None if it becomes nothing, or could be that already."""
    what = way.then.what if isinstance(way.then, Lasting) else None
    if not isinstance(what, Has) or len(what.gains) != 1 or not isinstance(way.among, InPlay):
        return None
    tests = way.among.test.tests if isinstance(way.among.test, Both) else ()
    rest = tuple(test for test in tests if test != Not(Kind(what.gains[0])))
    return InPlay(Both(rest), way.among.all) if len(rest) == len(tests) - 1 else None


def _unguarded(way: Effect) -> Effect:
    """A way without the condition that there are cards enough for it: no other way is offered anyway."""
    if isinstance(way, If) and way.otherwise is None and isinstance(way.then, Choose):
        asked = way.condition
        if isinstance(asked, Exists) and asked == Exists(way.then.among, cast("int", way.then.count)):
            return way.then
    return way


def ends_by_itself(effect: Node) -> bool:
    """Whether it only waits for what ends it: nobody asks until when it waits."""
    what = getattr(effect, "what", None)
    return isinstance(effect, Lasting) and isinstance(what, Whenever) and what.power.effect == End(kept=True)


def told_whole(words: Words, effect: Node) -> str:
    """What lasts, without how long."""
    from sixrealms.realise.joined_statements import told_together  # it imports this module

    what = effect.what if isinstance(effect, AtOnce) else (cast("Lasting", effect).what,)
    return words.grammar.joined(told_together(words, what), "and")


def says_until_when(effect: Node) -> bool:
    """Whether what lasts says itself until when: "the next realm they play must go ..."."""
    if isinstance(effect, AtOnce):
        return all(says_until_when(Lasting(one, effect.until)) for one in effect.what)
    if not isinstance(effect, Lasting):
        return False
    if isinstance(effect.what, Waits) and effect.until.key == "cancelled":
        return True
    if effect.until.key == "battle" and isinstance(effect.what, FightsAgain):
        return True
    if effect.until.key == "battle" and isinstance(effect.what, MustDefend):
        return effect.what.saying().message == "must-defend"
    if effect.until.key in ("round", "battle") and isinstance(effect.what, GoesAfterRound):
        return effect.what.to is not None
    return effect.until.key == "realm-played" and isinstance(effect.what, FillsFront)


def rounds_of_battle(words: Words, effect: Node) -> Saying | None:
    """What happens after each round as long as a battle lasts, told without how long: "after each round of it"."""
    what = effect.what if isinstance(effect, Lasting) and effect.until.key == "battle" else None
    if (
        not isinstance(what, Whenever)
        or what.power.event != "round-ends"
        or not words.has("event-round-of-battle-ends")
    ):
        return None
    if what.power.to not in (None, ANY) or what.power.only is not None:
        return None
    head = what.saying().values["head"]
    assert isinstance(head, Saying)
    gone = isinstance(what.power.effect, Send) and isinstance(what.power.effect.cards, AllChosen)  # after the first
    once = gone and words.has("event-this-round-ends")
    event = {**head.values, "event": Saying("event-this-round-ends" if once else "event-round-of-battle-ends")}
    return Saying("whenever", {"head": Saying("when-head", event), "effect": what.power.effect})


@dataclass(frozen=True)
class TurnsInto(Static):
    """A card is another kind of card from now on."""

    what: Static

    @property
    def who(self) -> object:
        return getattr(self.what, "who", None)

    def saying(self) -> Saying:
        return Saying("turns-into", self.what.saying().values)


def _one_card(one: Static) -> bool:
    """Whether it is about the card itself or its bearer, or says that a chosen card stays where it is."""
    who = getattr(one, "who", None)
    stays = isinstance(one, GoesAfterRound) and one.to is None
    return isinstance(who, Is) and (who.ref in (SELF, BEARER) or (stays and isinstance(who.ref, Chosen)))


def held_while_in_play(words: Words, effect: Node) -> str:
    """What holds of the card itself or its bearer while it is in play: nobody expects it to hold afterwards."""
    if not isinstance(effect, Lasting | AtOnce) or effect.until.key != "in-play":
        return ""
    what: tuple[Static, ...] = effect.what if isinstance(effect.what, tuple) else (effect.what,)
    if words.has("turns-into"):
        what = tuple(TurnsInto(one) if one.saying().message == "becomes" else one for one in what)
    if not all(_one_card(one) for one in what):
        return ""
    from sixrealms.realise.joined_statements import told_together  # it imports this module

    told = words.grammar.joined(told_together(words, what), "and")
    changed = any(isinstance(one, Has) and one.type for one in what)  # "from then on it is a holding"
    return words.tell("from-then-on", {"told": told}) if changed and words.has("from-then-on") else told
