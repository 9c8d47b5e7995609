"""Reading the shorthand: `Spellfire: King's Decree (Questing)-Enhanced [75]`, however it is spaced and dashed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NoReturn

from sixrealms.errors import OptionError
from sixrealms.formats import words
from sixrealms.formats.game_name import TITLE_ENDS, GameName, digit_of
from sixrealms.formats.words import CUSTOM, SIZES, TYPES, VICTORIES, folded

MOST_CHARACTERS: Final = 300

_GAME = re.compile(r"\s*spellfire(?:\s*(?:[®™Æ]|\(r\))|(?![^\W_]))\s*:?\s*", re.IGNORECASE)
_ALMOST_GAME = re.compile(r"\s*(\w+)[®™Æ]?\s*:")
_SIZE = re.compile(r"\[\s*(\d{1,4})(?:[\s-]*cards?)?\s*\]", re.IGNORECASE)
_DASH = re.compile(r"\s*(?:[—–―]|--+|(?<=[\s)])[-‐‑‒−](?=\s))\s*")
_AFTER_VARIANTS = re.compile(r"\s*(?:[—–―‐‑‒−]|-+)\s*")
_HYPHEN = re.compile(r"[-‐‑‒−]")
_SEPARATOR = re.compile(r"[,;+/]")


class ShorthandMistake(OptionError):
    """A shorthand that is not understood: what is wrong, where, and what was probably meant.

    `line` is what was given and `at`, `length` the wrong part of it; `picture` shows both with carets under the part.
    """

    def __init__(self, line: str, at: int, length: int, why: str, nearest: str = "") -> None:
        self.line = line
        self.at = min(at, len(line))
        self.length = max(1, min(length, len(line) - self.at))
        self.nearest = nearest
        hint = f"; did you mean {nearest}?" if nearest else ""
        super().__init__(f"column {self.at + 1} of {line[:80]!r}: {why}{hint}")
        self.picture = (f"  {line}", f"  {' ' * self.at}{'^' * self.length}")


@dataclass(frozen=True, slots=True)
class Doubt:
    """A point the rules contradict one another on, which the reading of a shorthand had to decide."""

    conflict: str  # the entry of the ledger
    message: str  # the sentence of `wording`
    args: dict[str, str | int]


def parse(text: str) -> GameName:
    """The game a listing names: the shorthand in its first line, free text below it (`notation.grammar`).

    ShorthandMistake marks the place of anything that is not understood and names the nearest word that is. Rules of
    an unknown type are taken from the text below (`tournament.types.custom`).
    """
    return _Reader(text, game_needed=True).name()


def asked_for(text: str) -> GameName:
    """As `parse`, but the word Spellfire may be left out, since this program plays nothing else."""
    return _Reader(text, game_needed=False).name()


def doubts(text: str) -> list[Doubt]:
    """What a shorthand leaves open and the rules answer in two ways, with the answer taken."""
    reader = _Reader(text, game_needed=False)
    name = reader.name()
    if reader.victory_said or name.size != 110:
        return []
    args: dict[str, str | int] = {"size": name.size, "victory": VICTORIES[name.victory]}
    return [Doubt("conflict.victory.default-for-110", "format-default-victory", args)]


class _Reader:
    """One listing, read from both ends: the game word in front, the size at the back, and the rest between them."""

    def __init__(self, text: str, *, game_needed: bool) -> None:
        first, _, below = text.lstrip("\n").partition("\n")
        self.line = first.rstrip().expandtabs(1)
        self.text = below
        self.game_needed = game_needed
        self.victory_said = False

    def name(self) -> GameName:
        if len(self.line) > MOST_CHARACTERS:
            self.line = self.line[:MOST_CHARACTERS]
            self.refuse(MOST_CHARACTERS - 1, 1, f"longer than {MOST_CHARACTERS} characters")
        begin = self._game()
        size, end = self._size()
        name_span, variants_span, victory_span = self._parts(begin, end)
        variants = self._variants(*variants_span) if variants_span else ()
        self.victory_said = victory_span is not None
        victory = self._victory(*victory_span) if victory_span else words.default_victory(size)
        kind, title, digit = self._type(*name_span)
        size_span = self._trimmed(end, len(self.line))
        if kind in TYPES and size not in TYPES[kind].sizes:
            self.refuse(
                *size_span, f"{TYPES[kind].name} is played with 55 cards only (tournament.types.deck-size-free)", "[55]"
            )
        if kind in TYPES and TYPES[kind].as_issued and variants_span and "sideboard" in variants:
            self.refuse(
                *self._variant_span("sideboard", *variants_span),
                f"{TYPES[kind].name} is played with the cards issued ({TYPES[kind].as_issued}), so nobody has a "
                "sideboard (variant.sideboard.deck-exact)",
            )
        for one in filter(None, map(words.variant, variants)):
            if size not in one.sizes:
                self.refuse(
                    *size_span,
                    f"{one.name} goes with {one.sizes[0]} cards only (variant.sideboard.deck-exact)",
                    "[55]",
                )
        try:
            name = GameName(kind, title, digit, variants, victory, size, self.text)
        except OptionError as error:
            raise self.mistake(*name_span, str(error)) from None
        return name

    def mistake(self, at: int, length: int, why: str, nearest: str = "") -> ShorthandMistake:
        return ShorthandMistake(self.line, at, length, why, nearest)

    def refuse(self, at: int, length: int, why: str, nearest: str = "") -> NoReturn:
        raise self.mistake(at, length, why, nearest)

    def _game(self) -> int:
        if found := _GAME.match(self.line):
            return found.end()
        almost = _ALMOST_GAME.match(self.line)
        if almost and difflib.get_close_matches(almost[1].casefold(), ["spellfire"]):
            self.refuse(almost.start(1), len(almost[1]), "the name of the game is misspelt", "Spellfire")
        if self.game_needed:
            word = re.match(r"\s*\S*", self.line)
            length = len(word[0].strip()) if word else 1
            at = len(self.line) - len(self.line.lstrip())
            self.refuse(at, length, "a listing begins with the name of the game, 'Spellfire:' (notation.order)")
        return len(self.line) - len(self.line.lstrip())

    def _size(self) -> tuple[int, int]:
        """The size and the end of what stands before it."""
        at = self.line.rfind("[")
        example = "the deck size stands at the end in square brackets, such as [55]"
        if at < 0:
            self.refuse(len(self.line), 1, f"no deck size: {example} (notation.order)")
        found = _SIZE.match(self.line, at)
        if not found:
            self.refuse(at, len(self.line) - at, f"no deck size: {example} (notation.order)")
        if found.end() < len(self.line):
            self.refuse(found.end(), len(self.line) - found.end(), "nothing may follow the deck size (notation.order)")
        size = int(found[1])
        if size not in SIZES:
            nearest = min(SIZES, key=lambda known: (abs(known - size), known))
            self.refuse(found.start(1), len(found[1]), f"no decks of {size} cards (protocol.deck-sizes)", str(nearest))
        return size, at

    def _parts(self, begin: int, end: int) -> tuple[_Span, _Span | None, _Span | None]:
        """Where name, variants and victory condition stand."""
        opened = self.line.find("(", begin, end)
        for stray in ")[]":
            place = self.line.find(stray, begin, opened if opened >= 0 else end)
            if place >= 0:
                self.refuse(place, 1, f"{stray!r} has no place here (notation.grammar)")
        if opened < 0:
            return self._without_variants(begin, end)
        closed = self.line.find(")", opened, end)
        if closed < 0:
            self.refuse(opened, end - opened, "the parenthesis of the variants is not closed (notation.grammar)")
        dash = _AFTER_VARIANTS.match(self.line, closed + 1, end)
        rest = self._trimmed(closed + 1, end)
        if not dash and rest[1]:
            self.refuse(*rest, "after the variants comes a dash and the victory condition (notation.order)")
        victory = self._trimmed(dash.end(), end) if dash else None
        return self._trimmed(begin, opened), self._trimmed(opened + 1, closed), victory

    def _without_variants(self, begin: int, end: int) -> tuple[_Span, None, _Span | None]:
        dashes = list(_DASH.finditer(self.line, begin, end))
        if len(dashes) > 1:
            self.refuse(*self._trimmed(dashes[1].start(), dashes[1].end()), "a second dash (notation.grammar)")
        if dashes:
            dash = dashes[0]
            return self._trimmed(begin, dash.start()), None, self._trimmed(dash.end(), end)
        # a bare hyphen may belong to the name, as in No-9s; it is a dash when a victory condition follows
        for hyphen in list(_HYPHEN.finditer(self.line, begin, end))[::-1]:
            name, after = self._trimmed(begin, hyphen.start()), self._trimmed(hyphen.end(), end)
            if words.victory_called(self._said(*after)) or _is_whole_name(self._said(*name)):
                return name, None, after
        return self._trimmed(begin, end), None, None

    def _variants(self, at: int, length: int) -> tuple[str, ...]:
        found: list[str] = []
        for part in _split(self.line[at : at + length]):
            span = self._trimmed(at + part[0], at + part[1])
            said = self._said(*span)
            variant = words.variant_called(said)
            if variant is None:
                nearest = _nearest(said, words.variant_names())
                self.refuse(*span, f"no variant is called {said!r} (variant.list)" if said else "no variant", nearest)
            if variant.key in found:
                self.refuse(*span, f"{variant.name} is named twice")
            found.append(variant.key)
        return tuple(found)

    def _variant_span(self, key: str, at: int, length: int) -> _Span:
        """Where this variant is named."""
        spans = [self._trimmed(at + part[0], at + part[1]) for part in _split(self.line[at : at + length])]
        named = ((span, words.variant_called(self._said(*span))) for span in spans)
        return next(span for span, variant in named if variant is not None and variant.key == key)

    def _victory(self, at: int, length: int) -> str:
        said = self._said(at, length)
        found = words.victory_called(said)
        if found is None:
            nearest = _nearest(said, VICTORIES.values())
            known = ", ".join(VICTORIES.values())
            why = f"no victory condition is called {said!r}" if said else "no victory condition after the dash"
            self.refuse(at, length, f"{why}; there are {known} (notation.grammar)", nearest)
        return found

    def _type(self, at: int, length: int) -> tuple[str, str, int | None]:
        """Type, title and digit of a name (`notation.grammar`: how a name is understood)."""
        said = " ".join(self._said(at, length).split()).translate(_APOSTROPHES)
        if not said:
            return "championship", "", None  # protocol.default-standard
        digit = digit_of(said)
        if digit is not None:
            return "no-xs", "", digit
        known = words.type_called(said)
        if known is not None and known.key == "no-xs":
            self.refuse(at, length, "X stands for a digit (format.no-xs.predicate)", "No-9s")
        if known is not None:
            return known.key, "", None
        if said.casefold().endswith(TITLE_ENDS):
            return "championship", said, None  # notation.example.world: an event's own name
        if not self.text.strip():
            names = [t.name.replace("Xs", "9s") for t in TYPES.values()]
            why = (
                f"no tournament type is called {said!r}, and no rules of its own stand below (tournament.types.custom)"
            )
            raise self.mistake(at, length, why, _nearest(said, names))
        return CUSTOM, said, None

    def _trimmed(self, begin: int, end: int) -> _Span:
        """The part between two places without the spaces around it."""
        part = self.line[begin:end]
        return begin + len(part) - len(part.lstrip()), len(part.strip())

    def _said(self, at: int, length: int) -> str:
        return self.line[at : at + length]


def _is_whole_name(said: str) -> bool:
    return words.type_called(said) is not None or digit_of(said) is not None or said.casefold().endswith(TITLE_ENDS)


_Span = tuple[int, int]  # where a part begins and how long it is
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("'‘`´", "’"))


def _split(inside: str) -> list[tuple[int, int]]:
    places = [0]
    for separator in _SEPARATOR.finditer(inside):
        places += [separator.start(), separator.end()]
    places.append(len(inside))
    return list(zip(places[::2], places[1::2], strict=True))


def _nearest(said: str, known: Iterable[str]) -> str:
    """The known name most like what was said, or nothing."""
    names = {folded(name): name for name in known}
    wanted = folded(said)[:60]
    if not wanted:
        return ""
    containing = sorted((name for name in names if wanted in name and len(wanted) > 3), key=len)
    near = difflib.get_close_matches(wanted, names, n=1, cutoff=0.55) or containing[:1]
    return names[near[0]] if near else ""
