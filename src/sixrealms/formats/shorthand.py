"""Reading the shorthand: `Spellfire: King's Decree (Questing)-Enhanced [75]`, however it is spaced and dashed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, NoReturn

from sixrealms.errors import OptionRefused, Sayable
from sixrealms.formats import shorthand_words
from sixrealms.formats.game_name import TITLE_ENDS, GameName, as_issued, digit_of
from sixrealms.formats.nearest_word import Meant, Place, near, nearest, word_elsewhere, word_of
from sixrealms.formats.shorthand_mistake import ShorthandMistake
from sixrealms.formats.shorthand_words import CUSTOM, SIZES, Variant, folded

MOST_CHARACTERS: Final = 300

_GAME = re.compile(r"\s*spellfire(?:\s*(?:[®™Æ]|\(r\))|(?![^\W_]))\s*:?\s*", re.IGNORECASE)
_ALMOST_GAME = re.compile(r"\s*(\w+)[®™Æ]?\s*:")
_SIZE = re.compile(r"\[\s*(\d{1,4})(?:[\s-]*cards?)?\s*\]", re.IGNORECASE)
_DASH = re.compile(r"\s*(?:[—–―]|--+|(?<=[\s)])[-‐‑‒−](?=\s))\s*")
_AFTER_VARIANTS = re.compile(r"\s*(?:[—–―‐‑‒−]|-+)\s*")
_HYPHEN = re.compile(r"[-‐‑‒−]")
_SEPARATOR = re.compile(r"[,;+/]")
_AND = re.compile(r"[,;+/&]|\s(?:and|e)\s", re.IGNORECASE)
_MOST_MENDED = 8
"""Mistakes of one line that are mended together; a line of more is proposed nothing but its first."""


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
    args: dict[str, str | int] = {"size": name.size, "victory": shorthand_words.victory_name(name.victory)}
    return [Doubt("conflict.victory.default-for-110", "format-default-victory", args)]


class _Reader:
    """One listing, read from both ends: the game word in front, the size at the back, and the rest between them."""

    def __init__(self, text: str, *, game_needed: bool, mended: int = 0) -> None:
        first, _, below = text.lstrip("\n").partition("\n")
        self.line = first.rstrip().expandtabs(1)
        self.text = below
        self.game_needed = game_needed
        self.mended = mended  # how many mistakes of the line first given this one is without
        self.victory_said = False
        self.parts: _Parts = (0, 0), None, None
        self.begin = self.end = 0  # what stands before the name and where the size begins

    def name(self) -> GameName:
        if len(self.line) > MOST_CHARACTERS:
            self.line = self.line[:MOST_CHARACTERS]
            self.refuse(MOST_CHARACTERS - 1, 1, "naming-too-long", most=MOST_CHARACTERS)
        begin = self._game()
        size, end = self._size()
        self.begin, self.end = begin, end
        self.parts = name_span, variants_span, victory_span = self._places(begin, end)
        variants = self._variants(*variants_span) if variants_span else ()
        self.victory_said = victory_span is not None
        victory = self._victory(*victory_span) if victory_span else shorthand_words.default_victory(size)
        kind, title, digit = self._type(*name_span)
        size_span = self._trimmed(end, len(self.line))
        played = shorthand_words.tournament_type(kind)
        if played is not None and size not in played.sizes:
            from sixrealms.options.values import Numbers  # as in `words`: most names need no options

            nearest = f"[{played.sizes[0]}]"
            self.refuse(*size_span, "naming-size-of-type", nearest, name=played.name, size=Numbers(played.sizes))
        named = list(filter(None, map(shorthand_words.variant, variants)))
        if played is not None and played.as_issued:  # conflict.sealed-deck.must-use-all
            for one in filter(lambda one: one.beside, named):
                span = self._variant_span(one)
                self.refuse_all(*span, "naming-as-issued", self._without(span), **as_issued(played, one))
        for one in named:
            if size not in one.sizes:
                from sixrealms.options.values import Numbers  # loads every option

                nearest = f"[{one.sizes[0]}]"
                self.refuse(*size_span, "naming-size-of-variant", nearest, name=one.name, size=Numbers(one.sizes))
        if not self.victory_said and victory != "standard":
            self._check_victory_of_size(size, victory, named)
        try:
            name = GameName(kind, title, digit, variants, victory, size, self.text)
        except OptionRefused as error:
            raise ShorthandMistake(self.line, *name_span, error) from None
        return name

    def refuse(self, at: int, length: int, why: str, nearest: str = "", /, **values: str | int | Sayable) -> NoReturn:
        """Refuse a part of the line, and propose what may stand there."""
        mended = f"{self.line[:at]}{nearest}{self.line[at + length :]}" if nearest else ""
        self._refuse(at, length, OptionRefused(why, **values), nearest, mended, (at, len(nearest)))

    def refuse_all(self, at: int, length: int, why: str, mended: str, /, **values: str | int | Sayable) -> NoReturn:
        """Refuse a part of the line, and propose another name as a whole."""
        self._refuse(at, length, OptionRefused(why, **values), mended, mended, (0, len(mended)))

    def _refuse(self, at: int, length: int, why: OptionRefused, nearest: str, mended: str, place: _Span) -> NoReturn:
        """Propose only what can be typed back: where more is wrong with the line, that is mended too. What nothing is
        known for is left, if it stands elsewhere.
        """
        understood = bool(mended) and self.mended < _MOST_MENDED
        if understood:
            try:
                _Reader(f"{mended}\n{self.text}", game_needed=self.game_needed, mended=self.mended + 1).name()
            except ShorthandMistake as further:
                understood = further.understood
                if understood:
                    nearest = mended = further.mended
                elif place[0] - further.length < further.at < sum(place):
                    nearest = mended = ""
        mistake = ShorthandMistake(self.line, at, length, why, nearest, mended)
        mistake.understood = understood
        raise mistake

    def _game(self) -> int:
        if found := _GAME.match(self.line):
            return found.end()
        almost = _ALMOST_GAME.match(self.line)
        if almost and near(almost[1].casefold()[:60], "spellfire"):
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

    def _places(self, begin: int, end: int) -> _Parts:
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
            if shorthand_words.victory_called(self._said(*after)) or _is_whole_name(self._said(*name)):
                return name, None, after
        return self._trimmed(begin, end), None, None

    def _variants(self, at: int, length: int) -> tuple[str, ...]:
        found: list[str] = []
        for part in _split(self.line[at : at + length]):
            span = self._trimmed(at + part[0], at + part[1])
            said = self._said(*span)
            variant = shorthand_words.variant_called(said)
            if variant is None:
                if not said:
                    self.refuse(*span, "naming-no-variant")
                self._unknown("variant", span, "naming-variant", said=repr(said))
            if variant.key in found:
                self.refuse_all(*span, "naming-twice", self._without(span), name=variant.name)
            found.append(variant.key)
        return tuple(found)

    def _variant_spans(self) -> list[_Span]:
        """Where variants are named."""
        if self.parts[1] is None:
            return []
        at, length = self.parts[1]
        return [self._trimmed(at + part[0], at + part[1]) for part in _split(self.line[at : at + length])]

    def _variant_span(self, wanted: Variant) -> _Span:
        """Where this variant is named."""
        return next(
            span for span in self._variant_spans() if shorthand_words.variant_called(self._said(*span)) == wanted
        )

    def _check_victory_of_size(self, size: int, victory: str, named: list[Variant]) -> None:
        """Refuse a variant that the condition nobody said, which comes with the size, does not go with."""
        from sixrealms.formats.options_of import option_of  # as in `words`: most names need no options
        from sixrealms.options.conflicts import clashes_of

        meant = shorthand_words.victory_name(victory)
        for one in (one for one in named if one.key != "sideboard"):
            clashing = {
                shorthand_words.option_victory(clash.option): clash.rule for clash in clashes_of(option_of(one))
            }
            if victory in clashing:
                known = [name for key, name in shorthand_words.victories().items() if key not in clashing]
                mended = self._line(victory=known[0]) if known else ""
                said = ", ".join(f"—{name}" for name in known)
                self.refuse_all(
                    *self._variant_span(one), "naming-victory-of-size", mended,
                    name=one.name, size=size, victory=meant, rule=clashing[victory], known=said,
                )  # fmt: skip

    def _line(self, name: str | None = None, variants: list[str] | None = None, victory: str | None = None) -> str:
        """The line with other words in some of its places, tidily spaced."""
        name_span, _, victory_span = self.parts
        called = self._said(*name_span) if name is None else name
        inside = [self._said(*span) for span in self._variant_spans()] if variants is None else variants
        goal = (self._said(*victory_span) if victory_span else "") if victory is None else victory
        return "".join(
            (
                self.line[: self.begin],
                called,
                (" " if called else "") + f"({', '.join(inside)})" if inside else "",
                f"—{goal}" if goal else "",
                " " if called or inside or goal else "",
                self.line[self.end :],
            )
        )

    def _without(self, span: _Span) -> str:
        """The line without the variant named there."""
        return self._line(variants=[self._said(*one) for one in self._variant_spans() if one != span])

    def _moved(self, place: Place, span: _Span, meant: Meant, *, left: str = "") -> str:
        """The line with the word taken away where it was said and put where it stands; "" where another stands there.

        `left` is what stays of the place where it was said.
        """
        name_span, _, victory_span = self.parts
        name = self._said(*name_span) if place != "type" else left
        inside = [self._said(*one) for one in self._variant_spans() if place != "variant" or one != span]
        victory = self._said(*victory_span) if victory_span and place != "victory" else ""
        if meant.place == "variant":
            inside.append(meant.name)
        elif meant.place == "victory":
            if victory:
                return ""
            victory = meant.name
        else:
            front = shorthand_words.type_called(name)
            if (name and (front is None or front.key != "championship")) or left:
                return ""
            name = meant.name
        return self._line(name or "Championship", inside, victory)

    def _unknown(self, place: Place, span: _Span, why: str, **values: str) -> NoReturn:
        """Refuse a word that does not stand in that place: it belongs elsewhere, or one of those that do was meant."""
        said = self._said(*span)
        meant = word_elsewhere(place, said)
        if meant is not None:
            belongs = "option" if meant.optional else meant.place
            self.refuse_all(*span, f"naming-belongs-{belongs}", self._moved(place, span, meant), name=meant.name)
        if place == "variant":
            several = [word_of("variant", part) for part in _AND.split(said)]
            if len(several) > 1 and all(several):
                self.refuse(*span, why, ", ".join(one.name for one in several if one is not None), **values)
        meant = nearest(place, said)
        if meant is None or meant.place == place:
            self.refuse(*span, why, meant.name if meant is not None else "", **values)
        self.refuse_all(*span, why, self._moved(place, span, meant), **values)

    def _victory(self, at: int, length: int) -> str:
        said = self._said(at, length)
        found = shorthand_words.victory_called(said)
        if found is None:
            names = list(shorthand_words.victories().values())
            known = ", ".join(names)
            if not said:
                self.refuse(at, length, "naming-no-victory", known=known)
            self._unknown("victory", (at, length), "naming-victory", said=repr(said), known=known)
        return found

    def _type(self, at: int, length: int) -> tuple[str, str, int | None]:
        """Type, title and digit of a name (`notation.grammar`: how a name is understood)."""
        said = " ".join(self._said(at, length).split()).translate(_APOSTROPHES)
        if not said:
            return "championship", "", None  # protocol.default-standard
        digit = digit_of(said)
        if digit is not None:
            return "no-xs", "", digit
        known = shorthand_words.type_called(said)
        if known is not None and known.key == "no-xs":
            self.refuse(at, length, "naming-x", "No-9s")
        if known is not None:
            return known.key, "", None
        if said.casefold().endswith(TITLE_ENDS):
            return "championship", said, None  # notation.example.world: an event's own name
        if not self.text.strip():
            self._behind_a_type(at, length)
            title, _, last = said.rpartition(" ")
            if title and near(folded(last)[:60], TITLE_ENDS):
                self.refuse(at, length, "naming-type", f"{title} {TITLE_ENDS.title()}", said=repr(said))
            self._unknown("type", (at, length), "naming-type", said=repr(said))
        return CUSTOM, said, None

    def _behind_a_type(self, at: int, length: int) -> None:
        """Refuse variants and a condition of victory without parentheses and dash, behind a type or alone."""
        said = self._said(at, length)
        for gap in re.finditer(r"^|[\s,;+/&:-]+", said):
            front, behind = said[: gap.start()] or "Championship", said[gap.end() :]
            found = [word_of("variant", part) or word_of("victory", part) for part in _AND.split(behind)]
            if not all(found) or not _is_whole_name(front):
                continue
            first = next(one for one in found if one is not None)
            inside = [one.name for one in found if one is not None and one.place == "variant"]
            inside += [self._said(*span) for span in self._variant_spans()]
            goals = [one.name for one in found if one is not None and one.place == "victory"]
            goals += [self._said(*self.parts[2])] if self.parts[2] else []
            mended = self._line(front, inside, "".join(goals)) if len(goals) < 2 else ""
            belongs = "option" if first.optional else first.place
            self.refuse_all(at + gap.end(), len(behind), f"naming-belongs-{belongs}", mended, name=first.name)

    def _trimmed(self, begin: int, end: int) -> _Span:
        """The part between two places without the spaces around it."""
        part = self.line[begin:end]
        return begin + len(part) - len(part.lstrip()), len(part.strip())

    def _said(self, at: int, length: int) -> str:
        return self.line[at : at + length]


def _is_whole_name(said: str) -> bool:
    return (
        shorthand_words.type_called(said) is not None
        or digit_of(said) is not None
        or said.casefold().endswith(TITLE_ENDS)
    )


_Span = tuple[int, int]  # where a part begins and how long it is
_Parts = tuple[_Span, _Span | None, _Span | None]
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("'‘`´", "’"))


def _split(inside: str) -> list[tuple[int, int]]:
    places = [0]
    for separator in _SEPARATOR.finditer(inside):
        places += [separator.start(), separator.end()]
    places.append(len(inside))
    return list(zip(places[::2], places[1::2], strict=True))
