"""Both languages of the client say the same, the pages use only what is there, and nothing is left over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).resolve().parents[2] / "client" / "src"
LANGUAGES = ("en", "pt-BR")
_KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
#: t("key"), and keys that stand alone in a text, as in a list of titles.
_SAID = re.compile(rf"\bt\(\s*[\"'`]({_KEY})[\"'`]")
_QUOTED = re.compile(rf"[\"'`]({_KEY})[\"'`]")
#: `t(`key-${part}`)`: every key that begins so.
_BEGUN = re.compile(r"[`]((?:[a-z0-9]+-)+)\$\{")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _files(language: str) -> list[Path]:
    return sorted((SOURCE / "wording" / language).glob("*.ftl"))


def _messages(language: str) -> Iterator[tuple[str, set[str]]]:
    for path in _files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name} of {language}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.value is not None, entry.id.name
                variables = _Variables()
                variables.visit(entry)
                yield entry.id.name, variables.found


@cache
def _sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for ending in ("*.svelte", "*.ts") for path in sorted(SOURCE.rglob(ending))
    )


def test_both_languages_have_the_same_files() -> None:
    one, other = ([path.name for path in _files(language)] for language in LANGUAGES)

    assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice(language: str) -> None:
    assert [key for key, count in Counter(key for key, _ in _messages(language)).items() if count > 1] == []


def test_both_languages_say_the_same_with_the_same_variables() -> None:
    assert dict(_messages("en")) == dict(_messages("pt-BR"))


def test_everything_said_has_words() -> None:
    assert sorted(set(_SAID.findall(_sources())) - dict(_messages("en")).keys()) == []


def test_no_words_are_left_over() -> None:
    used = set(_QUOTED.findall(_sources()))
    begun = tuple(set(_BEGUN.findall(_sources())))

    assert [key for key, _ in _messages("en") if key not in used and not key.startswith(begun)] == []
