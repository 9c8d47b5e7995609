"""What a sentence is about: mentioned again, a pronoun stands for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from sixrealms.engine.power import Cards, Condition, Effect, Node
from sixrealms.powers.conditions import All, Claim, Exists, RefIs
from sixrealms.powers.noted import Noted
from sixrealms.powers.questions import Is
from sixrealms.powers.refs import Ref, The
from sixrealms.powers.sets import Pile
from sixrealms.realise.words import Words


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


def one_meant(node: Node) -> Node:
    """The card or set itself that a set or test of it alone means."""
    if isinstance(node, The | Is):
        return node.ref
    return node


def topic_of(words: Words, condition: Condition) -> Node | None:
    """The one card a condition says something about; None if it says something else, or mentions other cards too."""
    if not isinstance(condition, Claim) or isinstance(condition, Exists):
        return None
    if isinstance(condition, RefIs) and isinstance(condition.test, Noted):
        return None
    if words.has(condition.saying().message, "adverb") and not isinstance(condition, All):
        return None  # "when attacking" does not say who
    if isinstance(condition, All):
        found = [topic_of(words, part) for part in condition.parts_]
        return found[0] if found and found[0] is not None and all(one == found[0] for one in found) else None
    cards = [part for part in condition.saying().values.values() if isinstance(part, Ref | Cards)]
    return cards[0] if len(cards) == 1 and isinstance(cards[0], Ref) else None


def top_of_pile(effect: Effect) -> Node | None:
    """The top cards of a pile an effect mentions, if those are all it mentions."""
    found = [node for node in effect.walk() if isinstance(node, Pile)]
    return found[0] if found and found[0].top is not None and all(one == found[0] for one in found) else None
