"""A refusal is told in the reader's language; every code the server can answer with has its sentence in all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixrealms import server as package
from sixrealms.server.refusal import in_words, preferred
from sixrealms.wording import LANGUAGES, message_ids
from tests.server.browser import Browser, application
from tests.server.live import on

CODES = {
    code
    for path in Path(package.__file__).parent.glob("*.py")
    for code in re.findall(r'(?:Refused\(\s*|_said\(request, \d+, )"([a-z-]+)"', path.read_text(encoding="utf-8"))
} - {"impossible"}  # it stands for whatever the rest of the program refuses, and is told as that says it


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    assert len(CODES) > 35
    assert {code for code in CODES if f"refused-{code}" not in message_ids(language)} == set()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pt-BR", "pt-BR"),
        ("pt-PT,pt;q=0.9", "pt-BR"),
        ("de, en;q=0.5, pt-BR;q=0.8", "pt-BR"),
        ("en-GB,pt;q=0.9", "en"),
        ("pt;q=0, de", "en"),
        ("pt;q=nonsense, en", "en"),
    ],
)
def test_a_reader_gets_the_language_he_likes_most(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_requests_are_refused_in_the_language_of_the_reader(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        told = {}
        for language in LANGUAGES:
            status, answer = Browser(app).ask("GET", "/api/tables/none", headers={"Accept-Language": language})
            assert (status, answer["error"]["code"]) == (404, "no-table")
            told[language] = answer["error"]["message"]
    assert told["en"].startswith("there is no such table")
    assert told["pt-BR"].startswith("essa mesa não existe")


def test_a_code_without_a_sentence_is_told_as_it_is() -> None:
    assert in_words("impossible", "the deck has no cards", "pt-BR") == "the deck has no cards"
