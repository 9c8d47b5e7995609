"""First mentions: "discard a monster" for "choose a monster; then discard that monster"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from fluent.runtime.types import FluentType

from sixrealms.engine.ability import Target, TargetPlayer
from sixrealms.engine.power import Cards, Effect, Node, Noun, Saying, Who
from sixrealms.powers.control_flow import Choose, ChoosePlayer, EachPlayer, ForEach
from sixrealms.powers.players import YOU, HavingCards
from sixrealms.powers.refs import Ref
from sixrealms.realise.grammar import ACTOR, MOOD, each_phrase, many
from sixrealms.realise.nouns import FRESH, noun
from sixrealms.realise.phrases import NounPhrase
from sixrealms.realise.topic import with_topic
from sixrealms.realise.values import Deed, value
from sixrealms.realise.words import Words


@dataclass(frozen=True)
class Introduced(FluentType):
    """An effect whose first mention of a name gives the whole phrase; `may`: it may be left; `by`: who does it, if not
    who is addressed.
    """

    words: Words
    name: str
    among: Any
    effect: Effect
    may: bool = False
    by: NounPhrase | None = None

    def steps(self, mood: str) -> list[str]:
        token = FRESH.set({**FRESH.get(), self.name: [self.among]})
        mood = "may" if self.may and mood == "do" else mood
        said: list[str] = []
        try:
            for step in parts_of(self.effect):
                actor = ACTOR.set(self.by if not said else None)
                try:
                    said.extend(Deed(self.words, step).steps("bare" if mood == "may" and said else mood))
                finally:
                    ACTOR.reset(actor)
            return said
        finally:
            FRESH.reset(token)

    def said(self, mood: str) -> str:
        return self.words.grammar.then(self.steps(mood))

    def format(self, locale: object) -> str:
        return self.said(MOOD.get())


def introduced(words: Words, node: Node) -> Introduced | None:
    """How a choice and what is done with it are told in one go; None if that would leave something open."""
    if isinstance(node, Choose):
        if node.then is not None and not node.by_chance and isinstance(node.count, int):
            by = None if node.who is YOU else node.who
            return chosen(words, Target(node.name, node.among, node.count, node.up_to, by), node.then)
    elif isinstance(node, ForEach):
        if _begins_with(node.effect, node.name):
            return Introduced(words, node.name, value(words, node.cards), node.effect)
    elif isinstance(node, EachPlayer) and _begins_with(node.effect, "each") and not _by_you(words, node.effect):
        return Introduced(words, "each", _in_turn(words, node.who), node.effect)
    return None


def chosen(words: Words, target: Target, effect: Effect) -> Introduced | None:
    """The same for a target and the effect on it, if it is a deed: whoever chooses is said to do it."""
    if target.count != 1 or target.joins:
        return None
    if not _begins_with(effect, target.name):
        return None
    token = FRESH.set({})  # a look that mentions nothing
    try:
        with with_topic(None):
            if not _by_you(words, effect):
                return None
            among = value(words, target.among)
        if many(among) or (isinstance(among, NounPhrase) and among.fixed):
            return None
    finally:
        FRESH.reset(token)
    by = value(words, target.by) if target.by is not None else None  # mentioned first, then what is chosen
    return Introduced(words, target.name, value(words, target.among), effect, target.up_to, by)


def chosen_player(words: Words, target: TargetPlayer | ChoosePlayer, effect: Effect) -> Introduced | None:
    """The same for a player whose cards a deed is about: "look at the top card of a player's draw pile"."""
    if isinstance(target, ChoosePlayer) and target.who is not YOU:
        return None
    first = _first(effect)
    if isinstance(first, ForEach | Choose) or not _mentions(first.saying(), target.name) or not _by_you(words, effect):
        return None
    among = target.among.who if isinstance(target.among, HavingCards) else target.among  # they have what is dealt with
    player = each_phrase(value(words, among), lambda p: p.determined("a").having(fixed=True))
    return Introduced(words, target.name, player, effect)


def player_first(words: Words, effects: Sequence[Effect]) -> Introduced | None:
    """A player chosen in the first of these steps, told with the second."""
    if len(effects) < 2 or not isinstance(effects[0], ChoosePlayer):
        return None
    return chosen_player(words, effects[0], effects[1])


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """What is done one after the other."""
    said = effect.saying()
    if said.message != "seq" or isinstance(effect, Choose):
        return (effect,)
    effects = said.values["effects"]
    assert isinstance(effects, tuple)
    return tuple(part for one in effects for part in parts_of(one))


def _first(effect: Effect) -> Effect:
    """The first thing done."""
    first = next(iter(parts_of(effect)), effect)
    return replace(first, then=None) if isinstance(first, Choose) else first


def _by_you(words: Words, effect: Effect) -> bool:
    """Whether it is a deed of yours, so that the choice is, too; not a statement about something."""
    first = _first(effect)
    if first.saying().values.get("who", YOU) not in (YOU, Noun("you")):
        return False
    deed = Deed(words, first)
    left = deed.said("may")
    return left != deed.said("do") and not left.startswith(words.grammar.let(""))


def _begins_with(effect: Effect, name: str) -> bool:
    """Whether the first thing an effect says of what is called so is the thing itself, not something about it."""
    first = _first(effect)
    if isinstance(first, ForEach):
        return False
    for part in first.saying().values.values():
        if _is(part, name):
            return True
        if _mentions(part, name):
            return False
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


def _in_turn(words: Words, who: Who) -> Any:
    """Every one of the players, in turn; what goes back to them says "their"."""
    back = noun(words, "bound-each", {})
    turn = words.tell("each-player", {}, "clause")

    def changed(p: NounPhrase) -> NounPhrase:
        heads = tuple(type(head)(head.one, head.many, head.gender, whose=back.heads[0].whose) for head in p.heads)
        return p.having(heads=heads, clauses=(*p.clauses, lambda form: turn))

    return each_phrase(value(words, who), changed)
