"""Noun phrases: what a sentence is about, before a language gives it articles, endings and cases."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from sixrealms.realise.grammar import Grammar

#: Gender and number of what a word agrees with: "m", "f", "n" in the singular, "mp", "fp", "np" in the plural.
Form = str
#: A modifier gives its words for the form it has to agree with.
Modifier = Callable[[Form], str]
Determiner = Literal["", "a", "the", "this", "that", "each", "every", "all", "any", "no", "another", "some", "own"]


@dataclass(frozen=True)
class Head:
    """A noun in both numbers, with its gender; `proper` for names, which take no article and have no plural."""

    one: str
    many: str
    gender: str = "n"
    proper: bool = False
    whose: str = ""  # the possessive of a pronoun: "their"


@dataclass(frozen=True)
class Yours:
    """The modifier that says a card is yours, which a phrase may say otherwise: "a realm of yours", "your realms"."""

    words: Modifier

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class Belongs:
    """The modifier that says whose a card is, which a phrase may say before its noun: "any opponent's realm"."""

    words: Modifier
    owner: Any

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class Theirs:
    """The modifier that says a card belongs to the player who does it: "one of their own realms"."""

    words: Modifier

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class Other:
    """The adjective that spares the card itself: "another champion", "every other card"."""

    words: Modifier

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class Denied:
    """The adjective that says what a card is not, which a phrase may say in a clause: "non-avatar", "that is not from
    Dark Sun". `plain`: what it is not, as it follows "is".
    """

    words: Modifier
    plain: Modifier

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class Trailing:
    """A modifier that stands after where the card is: what it is not, or what has become of it. `brief`: the same said
    so that it can stand before a place: "an ally played in the round from your discard pile". `spared`: of a denial,
    what is spared, as it follows "except". `heavy`: nothing reads well after it: "an ally ... that was played".
    """

    words: Modifier
    brief: Modifier | None = None
    spared: Modifier | None = None
    heavy: bool = False

    def __call__(self, form: Form) -> str:
        return self.words(form)


@dataclass(frozen=True)
class NounPhrase(FluentType):
    """One or more nouns that share determiner and modifiers: "each defending champion or ally of level 5 at most"."""

    grammar: Grammar
    heads: tuple[Head, ...]
    determiner: Determiner = "a"
    fixed: bool = False  # the determiner belongs to the phrase; EACH, NO and the like leave it alone
    plural: bool = False
    person: int = 3
    count: int | None = None
    adjectives: tuple[Modifier, ...] = ()
    clauses: tuple[Modifier, ...] = ()
    case: str = ""
    owner: NounPhrase | None = None
    implied: bool = False  # the noun says nothing: any card
    joint: str = "or"  # between its nouns: "and" where all of them are meant
    again: bool = False  # what the sentence is about, mentioned again: a pronoun may stand for it
    back: bool = False  # the player the sentence says does it: "their hand"
    limit: str = ""  # how many, in words that stand before the noun: "up to 2"
    yours: bool = False  # from a pile of yours: its owner is you

    @property
    def form(self) -> Form:
        """What agrees with the whole phrase, where nouns of two genders may share it."""
        genders = {head.gender for head in self.heads}
        gender = self.heads[0].gender if len(genders) == 1 else self.grammar.mixed_gender
        return gender + ("p" if self.many else "")

    @property
    def lead(self) -> Form:
        """What a determiner agrees with: the noun beside it."""
        return self.heads[0].gender + ("p" if self.many else "")

    @property
    def many(self) -> bool:
        """Whether it stands in the plural."""
        every = self.determiner == "every" and self.grammar.every_is_many
        return self.plural or every or (self.count is not None and self.count != 1)

    def having(self, **changes: Any) -> NounPhrase:
        """The same phrase with some of its fields changed."""
        return replace(self, **changes)

    def determined(self, determiner: Determiner) -> NounPhrase:
        """With this determiner; names, pronouns and phrases with an own one stay as they are."""
        if any(head.proper for head in self.heads) and determiner == "each" and len(self.heads) > 1:
            return replace(self, joint="and", plural=True)
        if self.fixed or any(head.proper for head in self.heads):
            return self
        return replace(self, determiner=determiner, plural=self.plural or determiner == "all")

    def format(self, locale: object) -> str:
        return self.grammar.noun_phrase(self)


@dataclass(frozen=True)
class Series(FluentType):
    """Several values of one kind, joined by "and" unless the message says otherwise."""

    grammar: Grammar
    items: tuple[Any, ...]
    joint: str = "and"

    def mapped(self, change: Callable[[Any], Any]) -> Series:
        return replace(self, items=tuple(change(item) for item in self.items))

    def format(self, locale: object) -> str:
        said = [item if isinstance(item, str) else item.format(locale) for item in self.items]
        return self.grammar.joined(said, self.joint)


class Statement(str):
    """A clause that says what happens; told after a deed it needs no "then"."""

    __slots__ = ()


#: What can stand where a noun phrase is wanted: one, or several with a joint ("a hero or every ally of yours").
Phrase = NounPhrase | Series
