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


#: A page in the list of routes: its file and the areas of words it says it needs.
_ROUTE = re.compile(r'\["(/[^"]*)", "[^"]+", \(\) => import\("(\./[^"]+)"\), \[([^\]]*)\]')
_IMPORTED = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+\.(?:svelte|ts))["']""")


def _needed(page: Path) -> dict[str, set[str]]:
    """The areas whose words a page can say, in itself or in what it imports, with the files that say them."""
    areas = {key: path.stem for path in _files("en") for key in _keys(path)}
    found: dict[str, set[str]] = {}
    waiting, seen = [page.resolve()], set[Path]()
    while waiting:
        module = waiting.pop()
        if module in seen or module.name == "routes.ts":
            continue
        seen.add(module)
        text = module.read_text(encoding="utf-8")
        waiting += [(module.parent / name).resolve() for name in _IMPORTED.findall(text)]
        begun = tuple(re.findall(r"\b(?:t|spoken)\(\s*`((?:[a-z0-9]+-)+)\$\{", text))
        said = set(_QUOTED.findall(text)) | {key for key in areas if begun and key.startswith(begun)}
        for key in said & areas.keys():
            found.setdefault(areas[key], set()).add(module.name)
    return found


def _keys(path: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "page", [SOURCE / "App.svelte", SOURCE / "pages" / "Nowhere.svelte"], ids=lambda page: page.stem
)
def test_what_stands_around_every_page_needs_no_words_but_its_own(page: Path) -> None:
    assert _needed(page).keys() <= {"app"}


def test_a_page_has_the_words_it_says_and_no_others() -> None:
    routes = _ROUTE.findall((SOURCE / "routes.ts").read_text(encoding="utf-8"))
    assert len(routes) > 20
    wrong = {}
    for path, file, listed in routes:
        needed = _needed(SOURCE / file)
        words = {"app", *re.findall(r"[a-z]+", listed)}
        lacking = {area: modules for area, modules in needed.items() if area not in words}
        if lacking or words - needed.keys() - {"app"}:
            wrong[path] = (lacking, words - needed.keys() - {"app"})
    assert wrong == {}


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
