"""The sentences people read, in every language, from the Fluent files under `locales/`.

A message is found by its id alone: the files are split by area for translators, and only the file that holds
a wanted message is parsed, because parsing is the slow part.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sixrealms.wording.days import DayAndTime
from sixrealms.wording.languages import LANGUAGES

_MESSAGE_START = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


#: Letters of a value that is put into a sentence.
_LONGEST: Final = 2_000


class MissingMessage(LookupError):
    """A message id, or a value its sentence needs, does not exist: a mistake in the program."""


def say(message_id: str, language: str, /, **values: str | int | float) -> str:
    """The sentence `message_id` in `language`, with `values` filled in.

    Refuses an id without an English sentence and a sentence whose values are not all given. A sentence that
    another language lacks is said in English, and so is everything in a language nobody knows.
    """
    for candidate in dict.fromkeys((_spoken(language), LANGUAGES[0])):
        area = _areas(candidate).get(message_id)
        if area is None:
            continue
        bundle = _bundle(candidate, area)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise MissingMessage(f"message {message_id!r} has no sentence in {candidate}/{area}")
        sentence, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in values.items()})
        if errors:
            raise MissingMessage(f"message {message_id!r} ({candidate}): {errors[0]}")
        return str(sentence)
    raise MissingMessage(f"no message {message_id!r} in the locales")


def _short(value: str | int | float) -> str | int | float:
    """A value as it fits into a sentence: Fluent refuses texts of more than 2,500 letters, and nobody reads them."""
    return f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value


def message_ids(language: str) -> frozenset[str]:
    """Every message id that has a sentence in `language`."""
    return frozenset(_areas(_spoken(language)))


def _spoken(language: str) -> str:
    """The language itself, or the first one if there are no sentences in it."""
    return language if language in LANGUAGES else LANGUAGES[0]


@cache
def _areas(language: str) -> dict[str, str]:
    """The file that holds each message of one language."""
    return {
        message_id: area.name
        for area in _folder(language).iterdir()
        if area.name.endswith(".ftl")
        for message_id in _MESSAGE_START.findall(area.read_text(encoding="utf-8"))
    }


@cache
def _bundle(language: str, area: str) -> FluentBundle:
    # isolation marks are meant for mixed writing directions and would show up in plain terminals
    bundle = FluentBundle([language], {"WHEN": DayAndTime}, use_isolating=False)
    bundle.add_resource(FluentResource(_folder(language).joinpath(area).read_text(encoding="utf-8")))
    return bundle


def _folder(language: str) -> Traversable:
    return files("sixrealms.wording").joinpath("locales", language)
