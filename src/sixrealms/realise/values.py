"""What a message is given for each part of a power: noun phrases, clauses, deeds, numbers, plain keys."""

from __future__ import annotations

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
        return Claimed(words, node)
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
        from sixrealms.realise.mentions import introduced  # it imports this module

        found = introduced(self.words, self.effect)
        if found is not None:
            return found.steps(mood)
        saying = self.effect.saying()
        if saying.message == "seq":
            said: list[str] = []
            for effect in saying.values["effects"]:  # type: ignore[attr-defined]
                said.extend(Deed(self.words, effect).steps("bare" if mood == "may" and said else mood))
            return said
        token = MOOD.set(mood)
        try:
            words = spoken(self.words, saying)
        finally:
            MOOD.reset(token)
        return [words] if words.strip() else []  # what is only noted says nothing

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
class Claimed(FluentType):
    """A condition: by itself the clause ("you attack"), as an adverb ("when attacking", "if you attack"), or denied.

    A message may say the adverb itself (`.adverb`); otherwise the language's `condition-if` introduces the clause.
    """

    words: Words
    condition: Condition

    def format(self, locale: object) -> str:
        return spoken(self.words, self.condition.saying())

    def adverb(self) -> str:
        saying = self.condition.saying()
        if self.words.has(saying.message, "adverb"):
            return spoken(self.words, saying, "adverb")
        return self.words.tell("condition-if", {"claim": self})

    def unless(self) -> str:
        saying = self.condition.saying()
        if self.words.has(saying.message, "unless"):
            return spoken(self.words, saying, "unless")
        return self.words.tell("condition-unless", {"claim": self})
