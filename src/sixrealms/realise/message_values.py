"""What a message is given for each part of a power: noun phrases, clauses, deeds, numbers, plain keys."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from fluent.runtime.types import FluentInt, FluentType

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Target
from sixrealms.engine.power import Cards, Condition, Effect, Node, Noun, Number, Saying, Static, Test, Who
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.conditions import Exists
from sixrealms.powers.control_flow import Choose, ForEach, If, OneOf, Qualified
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Both
from sixrealms.powers.redirection import Redirect
from sixrealms.powers.refs import (
    ATTACKER,
    DEFENDER,
    SELF,
    AllChosen,
    Chosen,
    Ref,
    The,
)
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.powers.spell_turning import Turn
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING
from sixrealms.realise import claims, modifiers, nouns
from sixrealms.realise.grammar import MOOD
from sixrealms.realise.joined_deeds import (
    asked_once,
    brought_together,
    chosen_first,
    ends_by_itself,
    for_all_at_once,
    foretelling,
    held_while_in_play,
    kinds_of,
    lasting_whatever,
    looked_at_first,
    rounds_of_battle,
    says_until_when,
    told_whole,
    ways_of,
    ways_that_last,
)
from sixrealms.realise.kept_cards import kept_one, with_kept
from sixrealms.realise.levels_by_case import levels_by_case
from sixrealms.realise.noun_phrase import Series, Statement
from sixrealms.realise.plainer import plainer_saying, ways_by_condition
from sixrealms.realise.plainer_deeds import must_attack, of_whoever_faces
from sixrealms.realise.planning import in_short
from sixrealms.realise.topic import TOPIC, Topic, about, one_meant, sent_away, top_of_pile, topic_of, with_topic
from sixrealms.realise.words import Words

_NONE: Final = "none"
#: Whoever loses more than so many races loses them all.
_FEW_RACES: Final = 6
#: Values that what tells a message may add, by message.
_LEFT_OPEN: Final = {"goes-instead": ("only", "named")}
#: Whether what is told follows a clause that says when or if.
INNER: ContextVar[bool] = ContextVar("inner", default=False)
#: Whether it is told what a card does that is turned up: "it" would be that card.
EXPOSED: ContextVar[bool] = ContextVar("exposed", default=False)
#: What happens, rather than what somebody does.
_STATEMENTS: Final = frozenset((
    "switch-side", "duel", "join-as-ally", "stand-in", "new-champion", "lose-round", "end-battle", "hands-exchanged",
    "swap-places", "swap-pair", "combat-again", "attack-instead", "give-up-spoils", "note-king", "note-may-attack",
    "must-defend",
    "goes-after-round", "each-later-joins", "each-later-played", "reflect", "bring-in", "avert", "spend", "waits",
    "beaten-after-all", "holds", "lasting-if", "levels-by-case", "must-attack-next",
))  # fmt: skip
#: What begins with a condition or a time: after "you may draw" it is told, not left.
_TOLD_ANEW: Final = ("if", "later", "lasting", "for-each")
#: Deeds whose messages themselves mention a card.
_OF_OTHER_CARDS: Final = ("lowest-digit", "draw-digit")
#: Values that mention cards without bringing them between what a sentence is about and its pronoun.
_APART: Final = (("defends-itself", "level"), ("for-each", "cards"), ("becomes", "type"))
#: Ways to have a spell strike whatever somebody wants.
_ANYWHERE: Final = (Redirect(), Turn(elsewhere=True))
#: Values of a statement about one card that go back to it.
_ABOUT_IT: Final = ("amount", "each")


def value(words: Words, part: object) -> Any:
    """The value a message gets for one part of a saying."""
    if part is None:
        return _NONE
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, int):
        return FluentInt(part)
    if isinstance(part, str | FluentType):
        return part
    if isinstance(part, Noun):
        return nouns.noun(words, part.message, {})
    if isinstance(part, Saying):
        return Trait(words, part) if words.has(part.message, "adjective") else spoken(words, part)
    if isinstance(part, Fixed):
        return FluentInt(part.n)
    if isinstance(part, Node):
        return _of_node(words, part)
    if isinstance(part, frozenset):
        return value(words, tuple(sorted(part)))
    if isinstance(part, tuple):
        if len(part) > 1 and all(isinstance(one, Static) for one in part):
            from sixrealms.realise.joined_statements import told_together  # it imports this module

            return Series(words.grammar, tuple(told_together(words, part)))
        return Series(words.grammar, tuple(value(words, one) for one in part))
    if hasattr(part, "saying"):
        return spoken(words, part.saying())
    raise TypeError(f"a power cannot say {part!r}")


def _of_node(words: Words, node: Node) -> Any:
    if isinstance(node, Test | Cards | Ref | Who | Number):
        return nouns.phrase(words, node)
    if isinstance(node, Condition):
        return claims.ClaimPhrase(words, in_short(node))
    if isinstance(node, Effect | Target):
        return Deed(words, node)
    return spoken(words, node.saying())


def spoken(words: Words, saying: Saying, part: str = "") -> str:
    """A saying in full."""
    loses = saying.values["loses"] if saying.message == "has-no-longer" else ()
    if (
        isinstance(loses, tuple) and len(loses) > _FEW_RACES and words.has("has-no-race")
    ):  # nobody wants to read the list
        saying = Saying("has-no-race", {"who": saying.values["who"]})
    saying = plainer_saying(words, saying, uncast=nouns.ANSWERED_UNCAST.get(), ally=nouns.ALLY_SPEAKS.get())
    if saying.message == "goes-instead" and "only" in saying.values and words.has(saying.message, "last"):
        only = saying.values["only"]
        inside = isinstance(only, Condition) and claims.ClaimPhrase(words, only).stands_inside()
        part = part or ("" if inside else "last")
    later = nouns.LATER.set(nouns.LATER.get() or saying.message == "whenever")
    try:
        return words.tell(saying.message, values(words, saying), part)
    finally:
        nouns.LATER.reset(later)


def values(words: Words, saying: Saying) -> dict[str, Any]:
    """The values of a saying by name; `you` is always there, for what nobody else is told to do."""
    who = saying.values.get("who")
    found: dict[str, Any] = {}
    if isinstance(who, Who) and who is not YOU:  # whose cards come after it are "theirs"
        found["who"] = value(words, who)
        token = nouns.SUBJECT.set(who)
    else:
        token = nouns.SUBJECT.set(nouns.SUBJECT.get())
    single = one_there(one_meant(who)) if isinstance(who, Test) and TOPIC.get() is None else None
    try:
        for name, part in saying.values.items():
            if name not in found:  # "the attacking champion loses 1 level for each card attached to it"
                back = isinstance(single, Ref) and name in _ABOUT_IT
                apart = (saying.message, name) in _APART
                with about(single) if back else with_topic(None) if apart else nullcontext():
                    found[name] = value(words, part)
    finally:
        nouns.SUBJECT.reset(token)
    for name in _LEFT_OPEN.get(saying.message, ()):
        found.setdefault(name, _NONE)
    if "you" not in found and saying.message != "you":
        found["you"] = nouns.noun(words, "you", {})
    return found


def one_there(who: Node) -> Node:
    """The champion of the round that a side has: "each defending champion gains 1 level for each item it bears"."""
    tests = frozenset(who.tests) if isinstance(who, Both) else frozenset()
    return ATTACKER if tests == {CHAMPION, ATTACKING} else DEFENDER if tests == {CHAMPION, DEFENDING} else who


@dataclass(frozen=True)
class Deed(FluentType):
    """An effect, told when it is known in which mood; `last`: nothing follows it in its sentence."""

    words: Words
    effect: Node
    last: bool = False

    def steps(self, mood: str) -> list[str]:
        """What is done one after the other; what follows a "you may" needs no second one."""
        together = for_all_at_once(self.effect) if isinstance(self.effect, ForEach) else None
        if together is not None and self.words.has("as-of-now", "of"):
            return Deed(self.words, together).steps(mood)
        if isinstance(self.effect, ForEach) and self._looked_at(self.effect):
            with about(Chosen(self.effect.name)):
                return Deed(self.words, self.effect.effect).steps(mood)
        token = nouns.BOUND.set({**nouns.BOUND.get(), **self.effect.binds()})  # a name may stand for others elsewhere
        try:
            return self._steps(mood)
        finally:
            nouns.BOUND.reset(token)

    def _looked_at(self, effect: ForEach) -> bool:
        """Whether it is done with the one card that has just been looked at."""
        topic = TOPIC.get()
        one = isinstance(effect.cards, Pile) and effect.cards.top == 1
        return one and topic is not None and topic.alive and topic.node == effect.cards

    def _steps(self, mood: str) -> list[str]:
        from sixrealms.realise.mentions import introduced  # it imports this module

        first = kept_one(self.words, chosen_first(must_attack(self.words, of_whoever_faces(self.words, self.effect))))
        if isinstance(first, If) and self.words.grammar.joins_choices:
            first = ways_by_condition(first)
        if isinstance(first, If):
            first = levels_by_case(self.words, first) or lasting_whatever(self.words, first)
        if first is not self.effect:
            return replace(self, effect=first).steps(mood)
        look = looked_at_first(self.effect) if isinstance(self.effect, Choose) else None
        if look is not None:
            return self._in_turn([look, cast("Effect", self.effect)], mood)
        found = introduced(self.words, self.effect)
        if found is not None:
            return found.steps(mood)
        saying = (asked_once(self.effect) if isinstance(self.effect, If) else self.effect).saying()
        if saying.message in ("seq", "together"):
            effects = with_kept(self.words, brought_together(saying.values["effects"]))  # type: ignore[arg-type]
            if saying.message == "seq" or len(effects) == 1 or any(isinstance(one, If) for one in effects):
                return self._in_turn(effects, mood)
            saying = Saying(saying.message, {"effects": tuple(effects)})
        if saying.message == "one-of" and saying.values["ways"] == _ANYWHERE and self.words.has("redirect-anywhere"):
            saying = Saying("redirect-anywhere", Redirect().saying().values)
        if saying.message == "one-of" and (foretold := foretelling(self.words, saying)) is not None:
            saying = foretold
        if saying.message == "one-of" and mood == "do" and (ways := ways_of(self.words, saying)):
            return [ways]
        if saying.message == "one-of" and isinstance(self.effect, OneOf) and self.words.grammar.joins_choices:
            saying = Saying("one-of", {**saying.values, "ways": tuple(self._way(way) for way in self.effect.ways)})
        if saying.message == "one-of" and (kinds := kinds_of(self.words, saying)) is not None:
            saying = kinds
        if saying.message == "one-of" and (lasting := ways_that_last(self.words, saying)) is not None:
            saying = lasting
        if saying.message == "hand-over" and self.words.has("move-over") and _in_play_already(saying.values["cards"]):
            saying = Saying("move-over", saying.values)
        if _out_of_the_abyss(saying) and self.words.has(f"{saying.message}-from-abyss"):
            saying = Saying(f"{saying.message}-from-abyss", saying.values)
        if saying.message == "lasting" and (ends_by_itself(self.effect) or says_until_when(self.effect)):
            return [Statement(told_whole(self.words, self.effect))]
        if saying.message == "lasting" and (rounds := rounds_of_battle(self.words, self.effect)) is not None:
            return [Statement(spoken(self.words, rounds))]
        if saying.message == "lasting" and (held := held_while_in_play(self.words, self.effect)):
            return [Statement(held)]
        if mood == "bare" and saying.message in _TOLD_ANEW:
            mood = "do"
        if saying.message == "if" and saying.values["otherwise"] is not None and self.words.has("otherwise"):
            return self._if_or_else(saying, mood)
        exposed = EXPOSED.set(EXPOSED.get() or saying.message == "expose")
        inner = INNER.get()
        mood_before, inner_before = MOOD.set(mood), INNER.set(inner or saying.message in ("if", "whenever"))
        hangs = claims.WITH_IF.set(saying.message == "if" and self.words.grammar.deeds_with_if)
        try:
            with self._about(saying):
                words = self._lasting(saying, inner) if saying.message == "lasting" else spoken(self.words, saying)
        finally:
            EXPOSED.reset(exposed)
            MOOD.reset(mood_before)
            INNER.reset(inner_before)
            claims.WITH_IF.reset(hangs)
        if not words.strip():  # what is only noted says nothing
            return []
        return [Statement(words) if _states(self.effect) else words]

    def _if_or_else(self, saying: Saying, mood: str) -> list[str]:
        """What is done under a condition, and what is done otherwise, which may be a sentence of its own."""
        assert isinstance(self.effect, If)
        with self._about(saying):
            then = Deed(self.words, replace(self.effect, otherwise=None)).steps(mood)
            other = Deed(self.words, cast("Effect", self.effect.otherwise))
            token, inner = MOOD.set(mood), INNER.set(True)
            try:
                told = self.words.tell("otherwise", {"effect": other})
            finally:
                MOOD.reset(token)
                INNER.reset(inner)
        asked = saying.values["condition"]
        fewer = isinstance(asked, Exists) and asked.saying().message == "players" and self.words.has("otherwise-fewer")
        if fewer and isinstance(asked, Exists):
            given = {"effect": other.said(mood), "most": value(self.words, asked.least - 1)}
            told = self.words.tell("otherwise-fewer", given)
        return [*then, Statement(told)]

    def _lasting(self, saying: Saying, inner: bool) -> str:
        """How long it lasts stands last within another clause, where that is short enough to be sure of."""
        topic = TOPIC.get()
        alive = topic is not None and topic.alive
        if inner and self.words.has("lasting", "inner"):
            told = spoken(self.words, saying, "inner")
            joint = f" {self.words.grammar.joints['and']} "
            if not any(mark in told for mark in (", ", "; ", ": ", joint, *self.words.grammar.keeps_time_first)):
                return told
        if topic is not None:
            topic.alive = alive  # told anew
        plain = spoken(self.words, saying)
        when = plain.partition(", ")[2].startswith(self.words.grammar.when_clauses)
        left = MOOD.get() == "may" or (inner and not when)  # "when it is defeated, for this battle its player ..."
        if not left or not self.words.has("lasting", "left"):
            return plain
        if topic is not None:
            topic.alive = alive
        return spoken(self.words, saying, "left")

    def _in_turn(self, effects: Sequence[Effect], mood: str) -> list[str]:
        """One after the other; what was chosen or looked at before is "it"."""
        said: list[str] = []
        told: Node | None = None
        rest = list(effects)
        while rest:
            topic = Topic(told, before=TOPIC.get()) if told is not None else None
            inner = INNER.set(INNER.get() and not said)
            try:
                with with_topic(topic) if topic is not None else nullcontext():
                    step = player_first_of(self.words, rest)
                    taken = 1 if step is None else 2
                    mood_now = "bare" if mood == "may" and said else mood
                    steps = (step or Deed(self.words, rest[0])).steps(mood_now)
                    if step is None and (later := self._with_later(rest)) is not None:
                        given = {**values(self.words, rest[1].saying()), "effect": steps[-1]}
                        taken, steps = 2, [*steps[:-1], self.words.tell(later, given)]
                    said.extend(steps)
            finally:
                INNER.reset(inner)
            if rest[taken - 1].saying().message in _OF_OTHER_CARDS and (around := TOPIC.get()) is not None:
                around.alive = False
            if topic is not None and not topic.alive and isinstance(told, Ref):
                told = None
            told = (
                (one_chosen(rest[0]) if taken > 1 else None)
                or one_chosen(rest[taken - 1])
                or top_of_pile(rest[taken - 1])
                or (sent_away(rest[taken - 1]) if self.words.grammar.subject_pronouns else None)
                or told
            )
            rest = rest[taken:]
        return said

    def _way(self, way: Effect) -> object:
        """A way to choose; what lasts for a card that is chosen is told without "choose"."""
        from sixrealms.realise.mentions import lasts_for_chosen  # it imports this module

        if not isinstance(way, Choose) or way.players is not None or way.who is not YOU:
            return way
        if way.then is not None and isinstance(way.count, int):
            aim = Target(way.name, way.among, way.count, way.up_to)
            return lasts_for_chosen(self.words, aim, way.then) or way
        return way

    def _with_later(self, effects: Sequence[Effect]) -> str | None:
        """The message that adds those that come later to what is done with cards now, where it can follow them."""
        if len(effects) < 2 or effects[0].saying().message not in ("send-discard", "destroy"):
            return None
        message = effects[1].saying().message.replace("each-later-", "and-later-")
        return message if message.startswith("and-later-") and self.words.has(message) else None

    def _about(self, saying: Saying) -> AbstractContextManager[None]:
        """What the rest of the sentence is about: what its condition is about; the card itself while it is in play."""
        condition = saying.values.get("condition")
        if saying.message == "if" and EXPOSED.get() and self.words.grammar.subject_pronouns:
            return with_topic(None)  # "turn this card up and play it: if the attacking champion is ..., discard it"
        if (
            saying.message == "if"
            and isinstance(condition, Condition)
            and (topic := topic_of(self.words, condition)) is not None
        ):
            around = TOPIC.get()
            if topic == SELF and around is not None and around.alive and around.node != SELF:
                return with_topic(None)  # "it" could be the card the sentence is about
            return about(topic, condition)
        if isinstance(self.effect, ForEach) and self.effect.players is None and self.words.grammar.deeds_with_if:
            return about(Chosen(self.effect.name))
        return nullcontext()

    def said(self, mood: str) -> str:
        grammar = self.words.grammar
        told = grammar.in_sentences(self.steps(mood)) if self.last else grammar.then(self.steps(mood))
        return "" if told.rstrip().endswith(",") else told  # "if ...," of something that is only noted

    def format(self, locale: object) -> str:
        return self.said(MOOD.get())


@dataclass(frozen=True)
class InTurn(FluentType):
    """Choices and deeds one after the other: what was chosen last is "it"."""

    items: tuple[Any, ...]

    def steps(self, mood: str) -> list[str]:
        said: list[str] = []
        told: Node | None = None
        for item in self.items:
            with about(told) if told is not None else nullcontext():
                said.extend(item.steps("bare" if mood == "may" and said else mood))
            told = one_chosen(item.effect)
        return said

    def format(self, locale: object) -> str:
        raise TypeError("steps are told by THEN")


def _in_play_already(cards: object) -> bool:
    """Whether cards are in play, so that they are moved from one champion to another."""
    if isinstance(cards, AllChosen):
        known = nouns.BOUND.get().get(cards.name)
        cards = known.among if known is not None else None
    return isinstance(cards, InPlay)


def _out_of_the_abyss(saying: Saying) -> bool:
    """Whether cards come from the Abyss to the discard pile: nobody calls that discarding."""
    cards = saying.values.get("cards")
    while isinstance(cards, The) and isinstance(cards.ref, Chosen):
        known = nouns.BOUND.get().get(cards.ref.name)
        cards = known.among if known is not None else None
    return saying.message == "send-discard" and isinstance(cards, Pile) and cards.zone == z.ABYSS


def one_chosen(effect: Node) -> Ref | None:
    """The card that has just been chosen, if it is one."""
    if isinstance(effect, Target | Choose) and effect.players is None and effect.count == 1:
        one = not isinstance(effect, Choose) or (effect.then is None and not effect.levels)
        return Chosen(effect.name) if one else None
    return None


def _states(effect: Node) -> bool:
    """Whether it says what happens, not what somebody does."""
    while isinstance(effect, Qualified):
        effect = effect.effect
    return effect.saying().message in _STATEMENTS


def player_first_of(words: Words, effects: Sequence[Effect]) -> Any:
    from sixrealms.realise.mentions import player_first  # it imports this module

    return player_first(words, effects)


@dataclass(frozen=True)
class Trait(FluentType):
    """An adjective that waits for what it agrees with."""

    words: Words
    saying: Saying

    def said(self, form: str) -> str:
        return modifiers.adjective_of(self.words, self.saying)(form)

    def format(self, locale: object) -> str:
        return self.said("m")


@dataclass(frozen=True)
class ToldSaying(FluentType):
    """A saying, told when it is known within what it stands."""

    words: Words
    saying: Saying

    def format(self, locale: object) -> str:
        return spoken(self.words, self.saying)
