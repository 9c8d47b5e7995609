"""First mentions: "discard a monster" for "choose a monster; then discard that monster"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from fluent.runtime.types import FluentType

from sixrealms.engine.ability import Target
from sixrealms.engine.power import Cards, Effect, Node, Noun, Saying, Who
from sixrealms.powers.access import CannotFight
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import Exists, RefIs, Unless
from sixrealms.powers.control_flow import Choose, ForEach, If, OneOf, Qualified, Seq
from sixrealms.powers.digits import DrawDigit
from sixrealms.powers.goals import Caused
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.players import EVERYONE, OTHERS, YOU, ChosenPlayer, HavingCards
from sixrealms.powers.question import Both
from sixrealms.powers.refs import SELF, Chosen, Ref, The
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.powers.whereabouts import Of
from sixrealms.realise.grammar import ACTOR, MOOD, each_phrase, many
from sixrealms.realise.joined_deeds import ways_of
from sixrealms.realise.message_values import Deed, value
from sixrealms.realise.noun_phrase import Head, NounPhrase, Series, Statement
from sixrealms.realise.nouns import BOUND, FRESH, SUBJECT, noun
from sixrealms.realise.topic import TOPIC, with_topic
from sixrealms.realise.words import Words

#: So many or more are any number.
_ANY_NUMBER: Final = 99


@dataclass(frozen=True)
class Introduced(FluentType):
    """An effect whose first mention of a name gives the whole phrase; `may`: it may be left; `by`: who does it, if not
    who is addressed; `each`: it is done with every card of several;
    `each_time`: what follows is done after each of them has done the first.
    """

    words: Words
    name: str
    among: Any
    effect: Effect
    may: bool = False
    by: NounPhrase | None = None
    each: bool = False
    each_time: bool = False

    def steps(self, mood: str) -> list[str]:
        token = FRESH.set({**FRESH.get(), self.name: [self.among]})
        known = BOUND.get().get(self.name)
        several = {self.name: known._replace(many=True)} if known is not None and self.each else {}
        bound = BOUND.set({**BOUND.get(), **several})
        mood = "may" if self.may and mood in ("do", "bare") else mood
        said: list[str] = []
        try:
            for step in parts_of(self.effect):
                if self.words.silent(step.saying().message):
                    continue  # what is only noted mentions nothing
                actor = ACTOR.set(self.by if not said else None)
                try:
                    new = Deed(self.words, step).steps("bare" if mood == "may" and said else mood)
                    if self.each_time and said and new:
                        new = [Statement(self.words.tell("each-time", {"effect": new[0]})), *new[1:]]
                    said.extend(new)
                finally:
                    ACTOR.reset(actor)
            return said
        finally:
            FRESH.reset(token)
            BOUND.reset(bound)

    def said(self, mood: str) -> str:
        return self.words.grammar.then(self.steps(mood))

    def format(self, locale: object) -> str:
        return self.said(MOOD.get())


def introduced(words: Words, node: Node) -> Introduced | None:
    """How a choice and what is done with it are told in one go; None if that would leave something open."""
    if isinstance(node, Choose):
        if node.then is not None:
            node = replace(node, then=_deed_first(node.then, node.name))
        if node.then is not None and not node.levels and isinstance(node.count, int):
            by = None if node.who is YOU else node.who
            found = chosen(words, Target(node.name, node.among, node.count, node.up_to, by), node.then)
            if not node.by_chance or found is None:
                return found
            return _by_chance(words, found) if words.has("by-chance", "clause") and node.count == 1 else None
    elif isinstance(node, ForEach) and node.players is None:
        if _begins_with(words, node.effect, node.name):
            return Introduced(words, node.name, value(words, node.cards), node.effect, each=True)
    elif isinstance(node, ForEach) and node.players is not None:
        return _for_each(words, node.players, node.effect)
    return None


def _deed_first(effect: Effect, name: str) -> Effect:
    """What is done with what has been chosen, told before another choice that has nothing to do with it."""
    parts = parts_of(effect)
    if len(parts) < 2 or not isinstance(parts[0], Choose):
        return effect
    choice, deed, *rest = parts
    assert isinstance(choice, Choose)
    plain = choice.then is None and choice.players is None and not choice.up_to
    apart = not _mentions(choice.among, name) and _mentions(deed, name) and not _mentions(deed, choice.name)
    return Seq((deed, choice, *rest)) if plain and apart else effect


def _for_each(words: Words, who: Who, effect: Effect) -> Introduced | None:
    """The same for players who do something in turn."""
    if isinstance(effect, If) and effect.otherwise is None and who is EVERYONE and words.grammar.joins_choices:
        denied = effect.condition.claim if isinstance(effect.condition, Unless) else None
        if isinstance(denied, Caused) and denied.by == ChosenPlayer("each"):  # all but the one who did it
            return _for_each(words, OTHERS, effect.then)
    if isinstance(effect, If) and effect.otherwise is None and words.has("except-player", "clause"):
        denied = effect.condition.claim if isinstance(effect.condition, Unless) else None
        if isinstance(denied, RefIs) and denied.test == Of(ChosenPlayer("each")):
            return _but_their_player(words, who, denied.ref, effect.then)
    if isinstance(effect, OneOf) and effect.who == ChosenPlayer("each"):
        each = _in_turn(words, who)
        with _a_look():
            token = FRESH.set({"each": [each]})
            alike = ways_of(words, effect.saying())
            FRESH.reset(token)
        return Introduced(words, "each", each, effect) if alike else None
    having = _having(words, who, effect)
    if having is None and _begins_with(words, effect, "each") and not _by_you(words, effect):
        again = _answered_each_time(words, effect)
        return Introduced(words, "each", _in_turn(words, who), effect, each_time=again)
    return having


def _but_their_player(words: Words, who: Who, card: Ref, effect: Effect) -> Introduced | None:
    """What all of these players do but the one a card belongs to."""
    if not _begins_with(words, effect, "each") or _by_you(words, effect):
        return None
    clause = words.tell("except-player", {"card": value(words, card)}, "clause")
    turn = words.tell("each-player", {}, "clause")
    return Introduced(words, "each", _in_turn(words, who, f"{turn} {clause}"), effect)


def _answered_each_time(words: Words, effect: Effect) -> bool:
    """Whether you do something with what each player has drawn, so that it must be said that this is done each time."""
    parts = parts_of(effect)
    drawn = isinstance(parts[0], DrawDigit) and len(parts) == 2
    return drawn and not _mentions(parts[-1], "each") and words.has("each-time")


def chosen(words: Words, target: Target, effect: Effect) -> Introduced | None:
    """The same for a target and the effect on it, if it is a deed: whoever chooses is said to do it."""
    if target.joins or target.total or not _begins_with(words, effect, target.name):
        return None
    with _a_look():
        if not _by_you(words, effect):
            return None
        told = _among(words, target)
    if told is None:
        return None
    by = value(words, target.by) if target.by is not None else None  # mentioned first, then what is chosen
    may = target.up_to and target.count == 1
    again = _among(words, target)
    return Introduced(words, target.name, again, effect, may, by) if again is not None else None


def lasts_for_chosen(words: Words, target: Target, effect: Effect) -> Introduced | None:
    """What lasts for a card that is chosen: "for this round, an ally on your side counts as a flyer"."""
    if target.by is not None or target.up_to or target.count != 1 or target.total or not isinstance(effect, Lasting):
        return None
    if "owner" in effect.until.key:  # "until its owner's next turn" would come before the card
        return None
    if isinstance(effect.what, CannotFight):  # whom it keeps from fighting must be told first
        return None
    if getattr(effect.what, "who", None) != Is(Chosen(target.name)) or len(list(_named(effect, target.name))) != 1:
        return None
    with _a_look():
        among = _among(words, target)
    if not isinstance(among, NounPhrase) or among.fixed or many(among):
        return None
    return Introduced(words, target.name, among.determined("a").having(fixed=True), effect)


def _named(effect: Effect, name: str) -> Iterator[Node]:
    return (node for node in effect.walk() if node == Chosen(name))


def _by_chance(words: Words, found: Introduced) -> Introduced:
    """What chance has picked: "a card from the opponent's hand, picked at random"."""

    def picked(form: str) -> str:
        return words.tell("by-chance", {"form": form}, "clause")

    return replace(found, among=each_phrase(found.among, lambda p: p.having(clauses=(picked, *p.clauses))))


@contextmanager
def _a_look() -> Iterator[None]:
    """A look that mentions nothing."""
    token = FRESH.set({})
    try:
        with with_topic(None):
            yield
    finally:
        FRESH.reset(token)


def _among(words: Words, target: Target) -> Any:
    """What is chosen, as the first mention tells it; None for what cannot be told so."""
    token = SUBJECT.set(target.by)
    topic = TOPIC.get()
    try:
        whole = replace(target.among, all=True) if isinstance(target.among, Pile) else target.among
        looked_at = topic is not None and topic.alive and whole == topic.node
        some = not isinstance(target.among, Pile) or (target.among.whole and not target.among.all)
        if some and topic is not None and topic.alive and target.among == topic.node and target.count == 1:
            return value(words, target.among)  # "if there is a spell in your hand, discard it"
        among = value(words, whole if looked_at else target.among)
        if looked_at and isinstance(whole, Pile) and whole.whole:
            bare = {"clauses": (), "adjectives": (), "again": False}
            those = {"determiner": "that", "plural": True, "fixed": True, **bare}
            among = each_phrase(among, lambda p: p.having(**those))
    finally:
        SUBJECT.reset(token)
    if isinstance(among, Series) and (target.count != 1 or many(among)):
        return None
    if target.count == 1:
        if isinstance(among, NounPhrase) and many(among):
            return _one_of(words, among)
        if looked_at:
            return among
        return None if isinstance(among, NounPhrase) and among.fixed else among
    if not isinstance(among, NounPhrase) or among.fixed or not words.has("up-to"):
        return None
    several = each_phrase(among, lambda p: p.having(plural=True))
    if target.count >= _ANY_NUMBER:
        return _limited(several, words.tell("any-number", {"x": several}))
    counted = each_phrase(among, lambda p: p.having(count=target.count, fixed=True))
    return _limited(counted, words.tell("up-to", {"count": target.count})) if target.up_to else counted


def _limited(x: Any, limit: str) -> Any:
    return each_phrase(x, lambda p: p.having(limit=limit, fixed=True))


def _one_of(words: Words, among: NounPhrase) -> NounPhrase | None:
    """ "One of them"."""
    if not words.has("one-among"):
        return None
    return among.having(
        heads=(Head(words.tell("one-among", {"among": among}), "", among.heads[0].gender, proper=True),),
        adjectives=(), clauses=(), count=None, plural=False, case="", again=False, owner=None, determiner="",
        fixed=True,
    )  # fmt: skip


def chosen_player(words: Words, target: Target | Choose, effect: Effect) -> Introduced | None:
    """The same for a player whose cards a deed is about: "look at the top card of a player's draw pile"."""
    if isinstance(target, Choose) and target.who is not YOU:
        return None
    first = _first(words, effect)
    of_cards = isinstance(first, ForEach | Choose) and first.players is None
    if of_cards or not _mentions(first.saying(), target.name) or not _by_you(words, effect):
        return None
    among = target.among.who if isinstance(target.among, HavingCards) else target.among  # they have what is dealt with
    player = each_phrase(value(words, among), lambda p: p.determined("a").having(fixed=True))
    return Introduced(words, target.name, player, effect)


def player_first(words: Words, effects: Sequence[Effect]) -> Introduced | None:
    """A player or a card chosen in the first of these steps, told with the second."""
    if len(effects) < 2 or not isinstance(first := effects[0], Choose):
        return None
    if first.players is not None:
        return chosen_player(words, first, effects[1])
    if first.then is None and first.who is YOU and words.grammar.joins_choices:
        return introduced(words, replace(first, then=effects[1]))
    return None


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """What is done one after the other."""
    said = effect.saying()
    if said.message != "seq" or isinstance(effect, Choose):
        return (effect,)
    effects = said.values["effects"]
    assert isinstance(effects, tuple)
    return tuple(part for one in effects for part in parts_of(one))


def _first(words: Words, effect: Effect) -> Effect:
    """The first thing done, but for what is only noted."""
    said = (part for part in parts_of(effect) if not words.silent(part.saying().message))
    first = next(said, effect)
    while isinstance(first, Qualified) and first.saying().message == "psionic":
        first = next(iter(parts_of(first.effect)), first.effect)
    return replace(first, then=None) if isinstance(first, Choose) else first


def _by_you(words: Words, effect: Effect) -> bool:
    """Whether it is a deed of yours, so that the choice is, too; not a statement about something."""
    first = _first(words, effect)
    if first.saying().values.get("who", YOU) not in (YOU, Noun("you")):
        return False
    if isinstance(first, PlayNow) and words.grammar.joins_choices:
        return True  # what may be played is chosen only to be played
    deed = Deed(words, first)
    left = deed.said("may")
    return left != deed.said("do") and not left.startswith(words.grammar.let(""))


def _begins_with(words: Words, effect: Effect, name: str) -> bool:
    """Whether the first thing an effect says of what is called so is the thing itself, not something about it."""
    first = _first(words, effect)
    if isinstance(first, ForEach) and first.players is None:
        return False
    for part in first.saying().values.values():
        if _is(part, name):
            return True
        if _mentions(part, name):
            return False
    parts = parts_of(effect)
    if len(parts) > 1 and isinstance(first, Send) and first.cards == The(SELF):  # "discard this card, then raze ..."
        return _begins_with(words, Seq(parts[1:]), name)
    return False


def _is(part: object, name: str) -> bool:
    if not isinstance(part, Cards | Ref | Who):
        return False
    said = part.saying()
    return said.message == "bound" and said.values.get("name") == name


def _mentions(part: object, name: str) -> bool:
    if isinstance(part, Node):
        return any(_is(node, name) for node in part.walk())
    if isinstance(part, Saying):
        return any(_mentions(one, name) for one in part.values.values())
    if isinstance(part, Mapping):
        return False
    return isinstance(part, tuple) and any(_mentions(one, name) for one in part)


def _having(words: Words, who: Who, effect: Effect) -> Introduced | None:
    """Every player who has certain cards, in turn: "every player in turn who has a rule card discards ..."."""
    if not isinstance(effect, If) or effect.otherwise is not None or not words.has("each-player", "having"):
        return None
    asked = effect.condition
    if not isinstance(asked, Exists) or not isinstance(asked.cards, InPlay) or asked.most < _ANY_NUMBER:
        return None
    test = asked.cards.test
    tests = test.tests if isinstance(test, Both) else (test,)
    rest = tuple(one for one in tests if one != Of(ChosenPlayer("each")))
    if len(rest) == len(tests) or not rest:
        return None
    cards = value(words, InPlay(rest[0] if len(rest) == 1 else Both(rest)))
    count = "least" if asked.least > 1 else "some"
    clause = words.tell("each-player", {"cards": cards, "count": count, "least": asked.least}, "having")
    inner = introduced(words, ForEach(who, effect.then))
    return replace(inner, among=_in_turn(words, who, clause)) if inner is not None else None


def _in_turn(words: Words, who: Who, clause: str = "") -> Any:
    """Every one of the players, in turn; what goes back to them says "their"."""
    back = noun(words, "bound-each", {})
    turn = clause or words.tell("each-player", {}, "clause")

    def changed(p: NounPhrase) -> NounPhrase:
        heads = tuple(type(head)(head.one, head.many, head.gender, whose=back.heads[0].whose) for head in p.heads)
        return p.having(heads=heads, clauses=(*p.clauses, lambda form: turn))

    return each_phrase(value(words, who), changed)
