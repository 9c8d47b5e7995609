"""The part of the Tcl language that CrossFire writes into its files: `set name value`, and lists.

Nothing is ever run. A value that would need Tcl to compute it (`$name`, `[command]`) is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sixrealms.errors import DeckError, DeckRefused, Phrase, Sayable

_SPACE = " \t\r"
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}
_NEEDS_QUOTING = re.compile(r"[\s{}\[\]$\"\\;]")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of the file and where it starts."""

    text: str
    start: int  # offset of the text in the file
    braced: bool


class TclReader:
    """Reads words one after another and knows the line it stands on."""

    def __init__(self, text: str, source: str, *, start: int = 0, end: int | None = None) -> None:
        self.text = text
        self.source = source
        self.at = start
        self.end = len(text) if end is None else end

    def refuse(self, why: Sayable, at: int) -> DeckError:
        """The error for something wrong at that offset."""
        line = str(self.text.count("\n", 0, at) + 1)
        return DeckRefused("deck-line", source=self.source, line=line, why=why)

    def commands(self) -> list[list[Word]]:
        """The commands of the whole text, each a list of words; comments and empty lines are left out."""
        found: list[list[Word]] = []
        words: list[Word] = []
        while True:
            self._skip(_SPACE)
            if self.at >= self.end:
                return [*found, words] if words else found
            char = self.text[self.at]
            if char in "\n;":
                self.at += 1
                if words:
                    found.append(words)
                    words = []
            elif char == "#" and not words:
                newline = self.text.find("\n", self.at)
                self.at = self.end if newline < 0 else newline
            else:
                words.append(self._word(f"{_SPACE}\n;", program=True))

    def settings(self) -> dict[str, Word]:
        """What a text sets that holds nothing but `set name value`; refuses any other command."""
        values: dict[str, Word] = {}
        for words in self.commands():
            if words[0].text != "set" or len(words) != 3:
                begin = " ".join(w.text for w in words[:2])[:40]
                raise self.refuse(Phrase("tcl-no-setting", found=repr(begin)), words[0].start)
            values[words[1].text] = words[2]
        return values

    def within(self, word: Word) -> list[Word]:
        """The elements of a word that is a list; each knows its place in the whole text."""
        return TclReader(self.text, self.source, start=word.start, end=word.start + len(word.text)).items()

    def items(self) -> list[Word]:
        """The elements of a list."""
        found: list[Word] = []
        while True:
            self._skip(f"{_SPACE}\n")
            if self.at >= self.end:
                return found
            found.append(self._word(f"{_SPACE}\n", program=False))

    def _skip(self, chars: str) -> None:
        while self.at < self.end and self.text[self.at] in chars:
            self.at += 1

    def _word(self, stops: str, *, program: bool) -> Word:
        if self.text[self.at] == "{":
            return self._braced(stops)
        quoted = self.text[self.at] == '"'
        opened = self.at
        self.at += quoted
        start = self.at
        out: list[str] = []
        while self.at < self.end:
            char = self.text[self.at]
            if quoted and char == '"':
                self.at += 1
                return Word("".join(out), start, braced=False)
            if not quoted and char in stops:
                return Word("".join(out), start, braced=False)
            if program and char in "$[":
                raise self.refuse(Phrase("tcl-program", found=repr(char)), self.at)
            if char == "\\" and self.at + 1 < self.end:
                self.at += 1
                char = _ESCAPES.get(self.text[self.at], self.text[self.at])
            out.append(char)
            self.at += 1
        if quoted:
            raise self.refuse(Phrase("tcl-open", what='"'), opened)
        return Word("".join(out), start, braced=False)

    def _braced(self, stops: str) -> Word:
        opened = self.at
        depth = 0
        while self.at < self.end:
            char = self.text[self.at]
            if char == "\\":
                self.at += 1
            elif char == "{":
                depth += 1
            elif char == "}":
                depth -= 1
                if depth == 0:
                    self.at += 1
                    if self.at < self.end and self.text[self.at] not in stops:
                        raise self.refuse(Phrase("tcl-after-brace", found=repr(self.text[self.at])), self.at)
                    return Word(self.text[opened + 1 : self.at - 1], opened + 1, braced=True)
            self.at += 1
        raise self.refuse(Phrase("tcl-open", what="{"), opened)


def quoted(text: str) -> str:
    """The text as one Tcl word."""
    if text and not _NEEDS_QUOTING.search(text) and not text.startswith("#"):
        return text
    if "\\" not in text and _balanced(text):
        return "{" + text + "}"
    return re.sub(r"([\s{}\[\]$\"\\;#])", _escaped, text)


def _balanced(text: str) -> bool:
    depth = 0
    for char in text:
        depth += (char == "{") - (char == "}")
        if depth < 0:
            return False
    return depth == 0


def _escaped(match: re.Match[str]) -> str:
    names = {"\n": "n", "\t": "t", "\r": "r"}
    return "\\" + names.get(match[1], match[1])
