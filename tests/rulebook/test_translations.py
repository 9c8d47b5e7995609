"""The rulebook in other languages: all of it, with the numbers and the ids of the English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest
import yaml

from sixrealms import rulebook
from sixrealms.rulebook.ledger_files import ENGLISH, core_conflicts, statements, tournament_conflicts, unenforceable
from sixrealms.wording import LANGUAGES

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
NUMBER = re.compile(r"\d+")
ID = re.compile(r"\b[a-z0-9-]+(?:\.[a-z0-9-]{2,})+\b")
SHORT = 20
"""Texts up to this length may be the same words in two languages, such as "T"."""


def _texts(language: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the ledger with its place."""
    for rule in statements(language).values():
        yield f"{rule.id} rule", rule.statement
        yield f"{rule.id} test", rule.test
        for document, text in rule.differs.items():
            yield f"{rule.id} differs {document}", text
    for point in core_conflicts(language).values():
        yield f"{point.id} question", point.question
        for key, text in point.readings.items():
            yield f"{point.id} reading {key}", text
        yield f"{point.id} note", point.note
    for advised in tournament_conflicts(language).values():
        yield f"{advised.id} question", advised.question
        yield f"{advised.id} recommended", advised.recommended
    for excuse in unenforceable(language).values():
        yield f"{excuse.id} reason", excuse.reason


@pytest.mark.parametrize("language", OTHERS)
def test_the_whole_rulebook_is_told_in_every_language(language: str) -> None:
    assert rulebook.language_for(language) == language
    english, told = dict(_texts(ENGLISH)), dict(_texts(language))
    assert list(told) == list(english)
    assert [place for place, text in told.items() if bool(text.strip()) != bool(english[place].strip())] == []
    assert [place for place, text in told.items() if len(text) > SHORT and text == english[place]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_says_the_same_numbers_and_ids(language: str) -> None:
    english, told = dict(_texts(ENGLISH)), dict(_texts(language))
    for what in (NUMBER, ID):
        other = {
            place: (what.findall(english[place]), what.findall(text))
            for place, text in told.items()
            if Counter(what.findall(text)) != Counter(what.findall(english[place]))
        }
        assert other == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", [*rulebook.STATEMENT_FILES, "conflicts", "tournament_conflicts", "not_enforceable"])
def test_a_translation_speaks_of_nothing_the_ledger_lacks(name: str, language: str) -> None:
    data = files("sixrealms.rulebook").joinpath("data")
    ledger = yaml.load(data.joinpath(f"{name}.yaml").read_bytes(), Loader=LOADER)
    words = yaml.load(data.joinpath(language, f"{name}.yaml").read_bytes(), Loader=LOADER)
    assert list(words) == [entry["id"] for entry in ledger]


def test_readers_of_a_language_without_a_rulebook_find_it_in_english() -> None:
    assert rulebook.language_for("eo") == ENGLISH
    assert rulebook.rule("combat.e.tie", "eo") == rulebook.rule("combat.e.tie")


def test_a_refusal_and_what_is_disputed_are_read_in_portuguese() -> None:
    tie = rulebook.rule("combat.e.tie", "pt-BR")
    assert "defensor" in tie.statement
    assert tie.sources == rulebook.rule("combat.e.tie").sources
    assert tie in rulebook.rules("combat.e", "pt-BR")
    assert tie in rulebook.sections("pt-BR")["combat"]
    (first, *_) = rulebook.conflicts_of("general.optional-rules.who", "tournament", "pt-BR")
    assert "coordenador" in first.text
