"""Days and times as the readers of a language write them: `{ WHEN($until) }` in a sentence."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from babel import Locale
from babel.dates import format_date, format_time

_A_DAY: Final = len("2026-11-23")


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
