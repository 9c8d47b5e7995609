"""House texts in other languages: the powers make English sentences, and each sentence is looked up here.

`house/<language>.txt` holds pairs of lines, a sentence and its translation, with an empty line between pairs. A number
stands as `#`; where the translation names the numbers in another order it says `#2`, `#1`. What stands before a colon
at the head of a sentence ("Under attack: ") is a sentence of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

_SENTENCE = re.compile(r"(?<=\.) ")
_NUMBER = re.compile(r"\d+")
_PLACE = re.compile(r"#(\d?)")
_HEADS = re.compile(r"(?:(?:Under attack|When played|Or, played by itself|Either|Or): )+")


def translated(text: str, language: str) -> str | None:
    """The whole text in that language, None where one of its sentences has no translation yet."""
    said = []
    for sentence in _SENTENCE.split(text):
        found = _sentence(sentence, language)
        if found is None:
            return None
        said.append(found)
    return " ".join(said)


def in_language(text: str, language: str) -> str:
    """The text in that language, as it is in English where one of its sentences has no translation yet."""
    found = translated(text, language)
    return text if found is None else found


def untranslated(text: str, language: str) -> list[str]:
    """The sentences of a text that have no translation, as they are looked up."""
    keys = [_NUMBER.sub("#", _HEADS.sub("", sentence, count=1)) for sentence in _SENTENCE.split(text) if sentence]
    return [key for key in keys if key not in _pairs(language)]


def _sentence(sentence: str, language: str) -> str | None:
    """One sentence; what stands before it is translated by itself."""
    pairs = _pairs(language)
    heads = _HEADS.match(sentence)
    head = heads[0] if heads else ""
    rest = sentence[len(head) :]
    numbers = _NUMBER.findall(rest)
    found = pairs.get(_NUMBER.sub("#", rest))
    if found is None:
        return None
    places = iter(range(len(numbers)))
    whole = _PLACE.sub(lambda place: numbers[int(place[1]) - 1 if place[1] else next(places)], found)
    before = [f"{pairs[part]} " for part in re.findall(r"[^:]+:", head.replace(": ", ":"))]
    return "".join(before) + whole


def sentences(language: str) -> Mapping[str, str]:
    """Every sentence that is looked up, with its translation."""
    return _pairs(language)


@cache
def _pairs(language: str) -> Mapping[str, str]:
    """Every sentence with its translation; empty for a language without a file."""
    path = files("sixrealms.wording").joinpath("house", f"{language}.txt")
    if not path.is_file():
        return {}
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("//")]
    return dict(zip(lines[::2], lines[1::2], strict=True))
