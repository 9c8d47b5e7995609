"""Days and times as the readers of a language write them: `{ WHEN($until) }` in a sentence."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from babel import Locale
from babel.dates import format_date, format_time
from fluent.runtime.types import FluentType

_A_DAY: Final = len("2026-11-23")


class DayAndTime(FluentType):
    """A value of a sentence that is written out as a day."""

    def __init__(self, said: object) -> None:
        self._said = str(said)

    def format(self, locale: Locale) -> str:
        """As readers of this language write it."""
        return written_out(self._said, str(locale).replace("_", "-"))


def written_out(said: object, language: str) -> str:
    """A day, or a day with a time, as in 2026-11-23 09:00; whatever is neither stays as it is. It is the time of the
    hall: nobody's clock is asked.
    """
    text = str(said)
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return text
    locale = Locale.parse(language, sep="-")
    day = format_date(found, "medium", locale)
    if len(text) <= _A_DAY:
        return day
    # between a time and its half of the day stands a space that terminals do not know
    return f"{day}, {format_time(found, 'short', locale=locale)}".replace("\u202f", " ")
