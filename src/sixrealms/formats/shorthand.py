"""Reading the shorthand: `Spellfire: King's Decree (Questing)-Enhanced [75]`, however it is spaced and dashed."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NoReturn

from sixrealms.errors import OptionRefused, Sayable
from sixrealms.formats import words
from sixrealms.formats.game_name import TITLE_ENDS, GameName, digit_of
from sixrealms.formats.words import CUSTOM, SIZES, TYPES, folded

MOST_CHARACTERS: Final = 300

_GAME = re.compile(r"\s*spellfire(?:\s*(?:[®™Æ]|\(r\))|(?![^\W_]))\s*:?\s*", re.IGNORECASE)
_ALMOST_GAME = re.compile(r"\s*(\w+)[®™Æ]?\s*:")
_SIZE = re.compile(r"\[\s*(\d{1,4})(?:[\s-]*cards?)?\s*\]", re.IGNORECASE)
_DASH = re.compile(r"\s*(?:[—–―]|--+|(?<=[\s)])[-‐‑‒−](?=\s))\s*")
_AFTER_VARIANTS = re.compile(r"\s*(?:[—–―‐‑‒−]|-+)\s*")
_HYPHEN = re.compile(r"[-‐‑‒−]")
_SEPARATOR = re.compile(r"[,;+/]")


class ShorthandMistake(OptionRefused):
    """A shorthand that is not understood: what is wrong, where, and what was probably meant.

    `line` is what was given and `at`, `length` the wrong part of it; `picture` shows both with carets under the part.
    """

    def __init__(self, line: str, at: int, length: int, why: OptionRefused, nearest: str = "") -> None:
        self.line = line
        self.at = min(at, len(line))
        self.length = max(1, min(length, len(line) - self.at))
        self.nearest = nearest
        where = {"column": str(self.at + 1), "line": repr(line[:80])}
        if nearest:
            super().__init__("naming-mistake-nearest", why=why, nearest=nearest, **where)
        else:
            super().__init__("naming-mistake", why=why, **where)
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
    args: dict[str, str | int] = {"size": name.size, "victory": words.victory_name(name.victory)}
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
            self.refuse(MOST_CHARACTERS - 1, 1, "naming-too-long", most=MOST_CHARACTERS)
        begin = self._game()
        size, end = self._size()
        name_span, variants_span, victory_span = self._parts(begin, end)
        variants = self._variants(*variants_span) if variants_span else ()
        self.victory_said = victory_span is not None
        victory = self._victory(*victory_span) if victory_span else words.default_victory(size)
        kind, title, digit = self._type(*name_span)
        size_span = self._trimmed(end, len(self.line))
        played = words.tournament_type(kind)
        if played is not None and size not in played.sizes:
            from sixrealms.options.values import Numbers  # as in `words`: most names need no options

            nearest = f"[{played.sizes[0]}]"
            self.refuse(*size_span, "naming-size-of-type", nearest, name=played.name, size=Numbers(played.sizes))
        if played is not None and played.as_issued and variants_span and "sideboard" in variants:
            span = self._variant_span("sideboard", *variants_span)
            self.refuse(*span, "naming-as-issued", name=played.name, rule=played.as_issued)
        for one in filter(None, map(words.variant, variants)):
            if size not in one.sizes:
                from sixrealms.options.values import Numbers

                nearest = f"[{one.sizes[0]}]"
                self.refuse(*size_span, "naming-size-of-variant", nearest, name=one.name, size=Numbers(one.sizes))
        try:
            name = GameName(kind, title, digit, variants, victory, size, self.text)
        except OptionRefused as error:
            raise ShorthandMistake(self.line, *name_span, error) from None
        return name

    def refuse(self, at: int, length: int, why: str, nearest: str = "", **values: str | int | Sayable) -> NoReturn:
        raise ShorthandMistake(self.line, at, length, OptionRefused(why, **values), nearest)

    def _game(self) -> int:
        if found := _GAME.match(self.line):
            return found.end()
        almost = _ALMOST_GAME.match(self.line)
        if almost and difflib.get_close_matches(almost[1].casefold(), ["spellfire"]):
            self.refuse(almost.start(1), len(almost[1]), "naming-misspelt", "Spellfire")
        if self.game_needed:
            word = re.match(r"\s*\S*", self.line)
            length = len(word[0].strip()) if word else 1
            at = len(self.line) - len(self.line.lstrip())
            self.refuse(at, length, "naming-no-game")
        return len(self.line) - len(self.line.lstrip())

    def _size(self) -> tuple[int, int]:
        """The size and the end of what stands before it."""
        at = self.line.rfind("[")
        if at < 0:
            self.refuse(len(self.line), 1, "naming-no-size")
        found = _SIZE.match(self.line, at)
        if not found:
            self.refuse(at, len(self.line) - at, "naming-no-size")
        if found.end() < len(self.line):
            self.refuse(found.end(), len(self.line) - found.end(), "naming-after-size")
        size = int(found[1])
        if size not in SIZES:
            nearest = min(SIZES, key=lambda known: (abs(known - size), known))
            self.refuse(found.start(1), len(found[1]), "naming-no-such-size", str(nearest), size=str(size))
        return size, at

    def _parts(self, begin: int, end: int) -> tuple[_Span, _Span | None, _Span | None]:
        """Where name, variants and victory condition stand."""
        opened = self.line.find("(", begin, end)
        for stray in ")[]":
            place = self.line.find(stray, begin, opened if opened >= 0 else end)
            if place >= 0:
                self.refuse(place, 1, "naming-stray", stray=repr(stray))
        if opened < 0:
            return self._without_variants(begin, end)
        closed = self.line.find(")", opened, end)
        if closed < 0:
            self.refuse(opened, end - opened, "naming-not-closed")
        dash = _AFTER_VARIANTS.match(self.line, closed + 1, end)
        rest = self._trimmed(closed + 1, end)
        if not dash and rest[1]:
            self.refuse(*rest, "naming-after-variants")
        victory = self._trimmed(dash.end(), end) if dash else None
        return self._trimmed(begin, opened), self._trimmed(opened + 1, closed), victory

    def _without_variants(self, begin: int, end: int) -> tuple[_Span, None, _Span | None]:
        dashes = list(_DASH.finditer(self.line, begin, end))
        if len(dashes) > 1:
            self.refuse(*self._trimmed(dashes[1].start(), dashes[1].end()), "naming-second-dash")
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
                if not said:
                    self.refuse(*span, "naming-no-variant")
                self.refuse(*span, "naming-variant", _nearest(said, words.variant_names()), said=repr(said))
            if variant.key in found:
                self.refuse(*span, "naming-twice", name=variant.name)
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
            names = list(words.victories().values())
            known = ", ".join(names)
            if not said:
                self.refuse(at, length, "naming-no-victory", known=known)
            self.refuse(at, length, "naming-victory", _nearest(said, names), said=repr(said), known=known)
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
            self.refuse(at, length, "naming-x", "No-9s")
        if known is not None:
            return known.key, "", None
        if said.casefold().endswith(TITLE_ENDS):
            return "championship", said, None  # notation.example.world: an event's own name
        if not self.text.strip():
            names = [t.name.replace("Xs", "9s") for t in (*TYPES.values(), *words.added_types())]
            self.refuse(at, length, "naming-type", _nearest(said, names), said=repr(said))
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
