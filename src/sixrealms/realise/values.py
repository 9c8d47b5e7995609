"""What a message is given for each part of a power: noun phrases, clauses, deeds, numbers, plain keys."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime.types import FluentInt, FluentType

from sixrealms.engine.ability import Target, TargetPlayer
from sixrealms.engine.power import Cards, Condition, Effect, Node, Noun, Number, Saying, Static, Test, Who
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.refs import Ref
from sixrealms.realise import nouns
from sixrealms.realise.grammar import MOOD
from sixrealms.realise.phrases import Series
from sixrealms.realise.topic import TOPIC, about, top_of_pile, topic_of, with_topic
from sixrealms.realise.words import Words

_NONE: Final = "none"


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
            from sixrealms.realise.statements import told_together  # it imports this module

            return Series(words.grammar, tuple(told_together(words, part)))
        return Series(words.grammar, tuple(value(words, one) for one in part))
    if hasattr(part, "saying"):
        return spoken(words, part.saying())
    raise TypeError(f"a power cannot say {part!r}")


def _of_node(words: Words, node: Node) -> Any:
    if isinstance(node, Test | Cards | Ref | Who | Number):
        return nouns.phrase(words, node)
    if isinstance(node, Condition):
        return ClaimPhrase(words, node)
    if isinstance(node, Effect | Target | TargetPlayer):
        return Deed(words, node)
    return spoken(words, node.saying())


def spoken(words: Words, saying: Saying, part: str = "") -> str:
    """A saying in full."""
    return words.tell(saying.message, values(words, saying), part)


def values(words: Words, saying: Saying) -> dict[str, Any]:
    """The values of a saying by name; `you` is always there, for what nobody else is told to do."""
    found = {name: value(words, part) for name, part in saying.values.items()}
    if "you" not in found and saying.message != "you":
        found["you"] = nouns.noun(words, "you", {})
    return found


@dataclass(frozen=True)
class Deed(FluentType):
    """An effect, told when it is known in which mood."""

    words: Words
    effect: Node

    def steps(self, mood: str) -> list[str]:
        """What is done one after the other; what follows a "you may" needs no second one."""
        from sixrealms.realise.mentions import introduced, player_first  # it imports this module

        found = introduced(self.words, self.effect)
        if found is not None:
            return found.steps(mood)
        saying = self.effect.saying()
        if saying.message == "seq":
            said: list[str] = []
            told: Node | None = None  # cards of a pile that the step before has mentioned
            effects: list[Effect] = list(saying.values["effects"])  # type: ignore[call-overload]
            while effects:
                with about(told) if told is not None else nullcontext():
                    step = player_first(self.words, effects)
                    taken = 1 if step is None else 2
                    one = step or Deed(self.words, effects[0])
                    said.extend(one.steps("bare" if mood == "may" and said else mood))
                told = top_of_pile(effects[taken - 1]) or told
                effects = effects[taken:]
            return said
        token = MOOD.set(mood)
        try:
            with self._about(saying):
                words = spoken(self.words, saying)
        finally:
            MOOD.reset(token)
        return [words] if words.strip() else []  # what is only noted says nothing

    def _about(self, saying: Saying) -> AbstractContextManager[None]:
        """What the rest of the sentence is about: what its condition is about; the card itself while it is in play."""
        condition = saying.values.get("condition")
        if (
            saying.message == "if"
            and isinstance(condition, Condition)
            and (topic := topic_of(self.words, condition)) is not None
        ):
            return about(topic, condition)
        return nullcontext()

    def said(self, mood: str) -> str:
        told = self.words.grammar.then(self.steps(mood))
        return "" if told.rstrip().endswith(",") else told  # "if ...," of something that is only noted

    def format(self, locale: object) -> str:
        return self.said(MOOD.get())


@dataclass(frozen=True)
class Trait(FluentType):
    """An adjective that waits for what it agrees with."""

    words: Words
    saying: Saying

    def said(self, form: str) -> str:
        return nouns.adjective_of(self.words, self.saying)(form)

    def format(self, locale: object) -> str:
        return self.said("m")


@dataclass(frozen=True)
class ClaimPhrase(FluentType):
    """A condition: by itself the clause ("you attack"), as an adverb ("when attacking", "if you attack"), or denied.

    A message may say the adverb itself (`.adverb`); otherwise the language's `condition-if` introduces the clause.
    """

    words: Words
    condition: Condition
    of_others: bool = False  # what follows is about something else, so that "when attacking" would be said of that

    def format(self, locale: object) -> str:
        with self._as_before():
            return spoken(self.words, self.condition.saying())

    def _as_before(self) -> AbstractContextManager[None]:
        """What this claim introduces is no topic yet while it is told."""
        topic = TOPIC.get()
        while topic is not None and topic.told_by is self.condition:
            topic = topic.before
        return with_topic(topic)

    def adverb(self) -> str:
        with self._as_before():
            return self._adverb()

    def _adverb(self) -> str:
        saying = self.condition.saying()
        if self.of_others and self.words.has(saying.message, "elsewhere"):
            return spoken(self.words, saying, "elsewhere")
        if self.words.has(saying.message, "adverb"):
            return spoken(self.words, saying, "adverb")
        return self.words.tell("condition-if", {"claim": self})

    def inside(self) -> str:
        """Within a clause that says when: `.inside`, if the message has one."""
        saying = self.condition.saying()
        return spoken(self.words, saying, "inside") if self.words.has(saying.message, "inside") else self.adverb()

    def unless(self) -> str:
        with self._as_before():
            return self._unless()

    def _unless(self) -> str:
        saying = self.condition.saying()
        if self.words.has(saying.message, "unless"):
            return spoken(self.words, saying, "unless")
        return self.words.tell("condition-unless", {"claim": self})
