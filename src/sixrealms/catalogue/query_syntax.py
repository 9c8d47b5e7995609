"""The query language for cards, as a text: what is a word, a condition, "or", "not" or a pair of parentheses.

    t:wizard lvl>=8 (w:FR or w:GH) -is:avatar "red dragon"

`parse` makes a tree of it without asking what any of it means; `catalogue.search` gives the tree its meaning, and
whoever shows queries (the command line, a server, a page) finds in `QueryMistake` where something is wrong. In full:

    query      = part { ["or"] part }        parts beside each other must all hold; "or" binds them loosest
    part       = ["-"] ( "(" query ")" | condition | word )
    condition  = field sign value { "," value }          sign is one of  :  =  !=  <  <=  >  >=
    word       = letters without a space, or anything between quotation marks; "!" before the marks: the whole name
    value      = the same

"and" may be written and changes nothing. Fields and the small words are known in any case. A name with the word "or"
in it is written in quotation marks.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import UnionType
from typing import Final, NoReturn

from sixrealms.errors import CardRefused, Sayable

MOST_LETTERS: Final = 2_000
MOST_DEEP: Final = 40
"""Parentheses within parentheses; deeper ones are a mistake or an attack."""

_MARKS: Final = '"“”„'
"""Quotation marks as keyboards and telephones write them; any of them opens, any closes."""
_FIELD: Final = re.compile(r"([^\W\d_]+)(<=|>=|!=|=|<|>|:)")
_ALONE: Final = re.compile(r"\w+(?=[\s()]|$)")
_SMALL_WORDS: Final = ("or", "and")


class QueryMistake(CardRefused):
    """A query that is not understood: `at` and `length` are the wrong part of `query`, `nearest` the word that was
    probably meant.
    """

    def __init__(self, query: str, at: int, length: int, why: Sayable, nearest: str = "") -> None:
        self.query = query
        self.at = min(at, len(query))
        self.length = max(1, min(length, len(query) - self.at))
        self.why = why
        self.nearest = nearest
        super().__init__("search-mistake", column=str(self.at + 1), query=repr(_part(query, self.at)), why=why)


def _part(query: str, at: int) -> str:
    """What is shown of a query: all of a short one, of a long one what stands around the place."""
    return query if len(query) <= 80 else query[max(0, at - 30) : at + 50]


@dataclass(frozen=True, slots=True)
class NameWord:
    """A word of a name, or all of a name."""

    text: str
    whole: bool = False
    at: int = dataclasses.field(default=0, compare=False)
    length: int = dataclasses.field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Term:
    """A condition: one of the values must fit. `field` is as it was written, in small letters."""

    field: str
    sign: str
    values: tuple[str, ...]
    at: int = dataclasses.field(default=0, compare=False)
    length: int = dataclasses.field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Without:
    """What must not hold."""

    part: Query


@dataclass(frozen=True, slots=True)
class Every:
    """Parts that must all hold; of none, everything does."""

    parts: tuple[Query, ...]


@dataclass(frozen=True, slots=True)
class AtLeastOne:
    """Parts of which one must hold."""

    parts: tuple[Query, ...]


Query = NameWord | Term | Without | Every | AtLeastOne


def parse(query: str) -> Query:
    """The tree of a query; QueryMistake marks what cannot be read and says what would be right."""
    reader = _Reader(query)
    if len(query) > MOST_LETTERS:
        reader.refuse(MOST_LETTERS, 1, "search-too-long", most=MOST_LETTERS)
    found = reader.query(0)
    if reader.at < len(query):
        reader.refuse(reader.at, 1, "search-not-opened")
    return found


def written(query: Query) -> str:
    """The query as a text that `parse` reads back to the same tree."""
    match query:
        case NameWord():
            return f'{"!" if query.whole else ""}"{query.text}"'
        case Term():
            return f"{query.field}{query.sign}" + ",".join(f'"{value}"' for value in query.values)
        case Without():
            inside = written(query.part)
            return f"-{inside}" if isinstance(query.part, NameWord | Term) else f"-({inside})"
        case Every():
            return " ".join(_within(one, Every | AtLeastOne) for one in query.parts)
        case AtLeastOne():
            return " or ".join(_within(one, AtLeastOne) for one in query.parts)


def _within(part: Query, looser: type | UnionType) -> str:
    """A part of a query, in parentheses where it would be read apart otherwise."""
    return f"({written(part)})" if isinstance(part, looser) else written(part)


def terms(query: Query) -> Iterator[NameWord | Term]:
    """Every word and condition of a query, in the order they are written in."""
    match query:
        case NameWord() | Term():
            yield query
        case Without():
            yield from terms(query.part)
        case Every() | AtLeastOne():
            for one in query.parts:
                yield from terms(one)


class _Reader:
    """One query, read from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def refuse(self, at: int, length: int, why: str, /, **values: str | int) -> NoReturn:
        raise QueryMistake(self.text, at, length, CardRefused(why, **values))

    def query(self, depth: int) -> Query:
        """Everything up to the end or a closing parenthesis."""
        alternatives: list[Query] = []
        while True:
            begin = self.at
            parts = self._parts(depth)
            word = self._small_word()
            if not parts and (word is not None or alternatives):
                at = self.at if word is not None else begin - 2  # that "or", or the one before the nothing
                self.refuse(at, 2, "search-or-alone")
            alternatives.append(parts[0] if len(parts) == 1 else Every(tuple(parts)))
            if word is None:
                return alternatives[0] if len(alternatives) == 1 else AtLeastOne(tuple(alternatives))
            self.at += len(word)

    def _parts(self, depth: int) -> list[Query]:
        """What stands beside each other up to "or", the end or a closing parenthesis."""
        found: list[Query] = []
        while True:
            self._skip()
            if self.at >= len(self.text) or self.text[self.at] == ")":
                return found
            word = self._small_word()
            if word is not None and word.casefold() == "or":
                return found
            if word is not None:
                self.at += len(word)
                continue
            found.append(self._part(depth))

    def _small_word(self) -> str | None:
        """The word "or" or "and", if it is what comes next and stands alone."""
        match = _ALONE.match(self.text, self.at)
        return match[0] if match is not None and match[0].casefold() in _SMALL_WORDS else None

    def _skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def _part(self, depth: int) -> Query:
        begin = self.at
        if self.text[begin] == "-":
            self.at += 1
            if self.at >= len(self.text) or self.text[self.at].isspace() or self.text[self.at] == ")":
                self.refuse(begin, 1, "search-not-alone")
            if depth >= MOST_DEEP:
                self.refuse(begin, 1, "search-too-deep", most=MOST_DEEP)
            return Without(self._part(depth + 1))
        if self.text[begin] == "(":
            if depth >= MOST_DEEP:
                self.refuse(begin, 1, "search-too-deep", most=MOST_DEEP)
            self.at += 1
            inside = self.query(depth + 1)
            if self.at >= len(self.text):
                self.refuse(begin, 1, "search-not-closed")
            self.at += 1
            if inside == Every(()):
                self.refuse(begin, self.at - begin, "search-nothing-inside")
            return inside
        return self._condition() or self._word()

    def _condition(self) -> Term | None:
        match = _FIELD.match(self.text, self.at)
        if match is None:
            return None
        begin, self.at = self.at, match.end()
        values: list[str] = []
        while True:
            values.append(self._value(",)"))
            if self.at >= len(self.text) or self.text[self.at] != ",":
                break
            self.at += 1
        return Term(match[1].casefold(), match[2], tuple(values), begin, self.at - begin)

    def _word(self) -> NameWord:
        begin = self.at
        whole = self.text[begin] == "!" and self.text[begin + 1 : begin + 2] in tuple(_MARKS)
        self.at += whole
        text = self._value(")")
        return NameWord(text, whole, begin, self.at - begin)

    def _value(self, ends: str) -> str:
        """Letters up to a space or one of these; what stands between quotation marks is kept together."""
        found: list[str] = []
        opened = 0
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter in _MARKS:
                found.append(self._quoted())
                continue
            if letter.isspace() or (letter in ends and not (letter == ")" and opened)):
                break
            opened += (letter == "(") - (letter == ")")  # a parenthesis opened within a word is closed within it
            found.append(letter)
            self.at += 1
        return "".join(found)

    def _quoted(self) -> str:
        begin = self.at
        end = begin + 1
        while end < len(self.text) and self.text[end] not in _MARKS:
            end += 1
        if end >= len(self.text):
            self.refuse(begin, 1, "search-no-close", query=repr(_part(self.text, begin)))
        self.at = end + 1
        return self.text[begin + 1 : end]
