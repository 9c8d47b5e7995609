"""What a sentence is about: mentioned again, a pronoun stands for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Any, Final

from sixrealms.engine.power import Cards, Condition, Effect, Node
from sixrealms.powers.card_questions import ANY, Is
from sixrealms.powers.conditions import All, Claim, Exists, RefIs
from sixrealms.powers.hands import Look
from sixrealms.powers.moves import Send
from sixrealms.powers.note_questions import Noted
from sixrealms.powers.refs import BEARER, SELF, AllChosen, Chosen, Ref, The
from sixrealms.powers.sets import InPlay, Pile
from sixrealms.realise.words import Words

#: So many or more are any number.
_ANY_NUMBER: Final = 99


@dataclass
class Topic:
    """What a sentence is about: mentioned again, a pronoun stands for it, as long as no other card came between.

    `told_by`: the condition that introduces it; there it is told in full, or as what was the topic before.
    """

    node: Node
    told_by: Condition | None = None
    before: Topic | None = None
    alive: bool = True


#: What the sentence that is being told is about, if it is one card or one set.
TOPIC: ContextVar[Topic | None] = ContextVar("topic", default=None)


@contextmanager
def about(node: Node | None, told_by: Condition | None = None) -> Iterator[None]:
    """Tell a part of a sentence of which this has been the topic; None: of nothing in particular."""
    token = TOPIC.set(None if node is None else Topic(node, told_by, TOPIC.get()))
    try:
        yield
    finally:
        TOPIC.reset(token)


@contextmanager
def with_topic(topic: Topic | None) -> Iterator[None]:
    """Tell a part of a sentence with this topic, whatever the topic is around it."""
    token = TOPIC.set(topic)
    try:
        yield
    finally:
        TOPIC.reset(token)


def each_way_told(ways: Iterable[Any], mood: str) -> Iterator[str]:
    """Ways to go on, each of which may go back to what the sentence has been about; a condition says of what it is."""
    topic = TOPIC.get()
    alive = topic is not None and topic.alive
    for way in ways:
        effect = getattr(way, "effect", None)
        if topic is not None and not (isinstance(effect, Effect) and effect.saying().message == "if"):
            topic.alive = alive
        if told := way.said(mood):
            yield told


def one_meant(node: Node) -> Node:
    """The card or set itself that a set or test of it alone means."""
    if isinstance(node, AllChosen):
        return Chosen(node.name)
    if isinstance(node, Is) and isinstance(node.ref, AllChosen):
        return Chosen(node.ref.name)
    if isinstance(node, The | Is):
        return node.ref
    return node


def topic_of(words: Words, condition: Condition) -> Node | None:
    """The one card a condition says something about; None if it says something else, or mentions other cards too."""
    if isinstance(condition, Exists):
        return _one_that_is_there(condition)
    if not isinstance(condition, Claim):
        return None
    if isinstance(condition, RefIs) and isinstance(condition.test, Noted):
        return None
    unless = condition.saying().message == "unless"
    if words.has(condition.saying().message, "adverb") and not isinstance(condition, All) and not unless:
        return None  # "when attacking" does not say who
    if isinstance(condition, All):
        found = [topic_of(words, part) for part in condition.parts_ if _mentions_cards(part)]
        return found[0] if found and found[0] is not None and all(one == found[0] for one in found) else None
    if condition.saying().message == "unless":
        denied = condition.saying().values["claim"]
        return topic_of(words, denied) if isinstance(denied, Condition) else None
    cards = [part for part in condition.saying().values.values() if isinstance(part, Ref | Cards)]
    return cards[0] if len(cards) == 1 and isinstance(cards[0], Ref) else None


def _one_that_is_there(condition: Exists) -> Node | None:
    """ "If there is a spell in your hand, discard it"."""
    cards = condition.cards
    some = condition.least == 1 and condition.most >= _ANY_NUMBER
    if some and isinstance(cards, Pile) and cards.top == 1:
        return replace(cards, test=ANY, all=True)  # "if the top card of your draw pile is a spell, discard it"
    return cards if some and isinstance(cards, InPlay | Pile) and not cards.all else None


def _mentions_cards(condition: Condition) -> bool:
    """Whether a pronoun after it could mean a card it mentions; "when this realm is attacked" sets the scene only."""
    values = condition.saying().values.values()
    return any(isinstance(part, Ref | Cards | Condition | tuple) for part in values)


def sent_away(effect: Effect) -> Node | None:
    """The one card that has just been sent somewhere: "discard the opposing champion, then if it ..."."""
    cards = effect.cards if isinstance(effect, Send) else None
    ref = cards.ref if isinstance(cards, The) else None
    return ref if ref is not None and ref not in (SELF, BEARER) else None


def top_of_pile(effect: Effect) -> Node | None:
    """The cards of a pile that are looked at or sent away, or its top cards, if those are all an effect mentions."""
    if isinstance(effect, Send) and isinstance(effect.cards, Pile) and effect.cards.all:
        return effect.cards
    if isinstance(effect, Look) and isinstance(effect.cards, Pile) and effect.cards.all:
        return effect.cards
    found = [node for node in effect.walk() if isinstance(node, Pile)]
    return found[0] if found and not found[0].whole and all(one == found[0] for one in found) else None
