from __future__ import annotations

import pytest

from sixrealms.wording import say
from sixrealms.wording.days import written_out


@pytest.mark.parametrize(
    ("said", "language", "written"),
    [
        ("2026-11-28 09:00", "en", "Nov 28, 2026, 9:00 AM"),
        ("2026-11-28 21:30", "pt-BR", "28 de nov. de 2026, 21:30"),
        ("2026-11-28", "en", "Nov 28, 2026"),
        ("2026-11-28", "pt-BR", "28 de nov. de 2026"),
    ],
)
def test_a_day_is_written_as_readers_of_the_language_write_it(said: str, language: str, written: str) -> None:
    assert written_out(said, language) == written


@pytest.mark.parametrize("said", ["-", "", "soon", "2026-13-40"])
def test_what_is_no_day_stays_as_it_is(said: str) -> None:
    assert written_out(said, "en") == said


@pytest.mark.parametrize("message", ["event-change-resting", "event-step-day-ended", "tournament-resting"])
def test_every_sentence_about_a_rest_has_the_day_written_out(message: str) -> None:
    assert say(message, "en", until="2026-11-28 09:00", known=1) == "The event rests until Nov 28, 2026, 9:00 AM."
    assert "28 de nov. de 2026, 09:00" in say(message, "pt-BR", until="2026-11-28 09:00", known=1)
    assert say(message, "en", until="-", known=0) == "The event rests until another day."
