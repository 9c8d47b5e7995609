"""A card file has one import, names its cards, and finds every word in one part of speech."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections import Counter
from pathlib import Path

import pytest

import sixrealms.cards
import sixrealms.language
from sixrealms import catalogue
from sixrealms.errors import CatalogueError
from sixrealms.language import rare_words
from sixrealms.language.abilities import Always, card, same_as
from sixrealms.language.levels import gains
from sixrealms.language.rare_words import _CARD_OF
from sixrealms.language.tests_on_cards import MONSTER
from sixrealms.terminal.new_card import file_of
from tools.vocabulary import vocabulary

CARDS = Path(sixrealms.cards.__file__).parent
#: Tests and conditions without parameters are written as names.
CONSTANTS = {
    "_TurnMissed": "TURN_MISSED",
    "_Turned": "WAS_TURNED",
    "_Unique": "UNIQUE",
    "_Unlawful": "UNLAWFULLY_WORN",
}
PARTS = [part.name for part in pkgutil.iter_modules(sixrealms.language.__path__)]


@pytest.mark.parametrize("path", sorted(CARDS.rglob("[a-z]*.py")), ids=lambda path: path.relative_to(CARDS).as_posix())
def test_a_card_file_imports_the_language_and_nothing_else(path: Path) -> None:
    imports = [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    assert {ast.unparse(one) for one in imports} - {
        "from __future__ import annotations",
        "from typing import Final",
    } == {"from sixrealms.language import *"}


@pytest.mark.parametrize("path", sorted(CARDS.glob("*/[a-z]*.py")), ids=lambda path: path.relative_to(CARDS).as_posix())
def test_a_card_stands_in_the_file_of_its_type(path: Path) -> None:
    entries = [node.value for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Expr)]
    ids = [one.args[0].value for one in entries if isinstance(one, ast.Call) and isinstance(one.args[0], ast.Constant)]
    assert ids
    assert {file_of(catalogue.printing(str(one)).type) for one in ids} == {path.stem}


def test_a_card_is_called_by_its_name() -> None:
    with pytest.raises(CatalogueError, match=r"1st/21 is 'The High Moor', not 'High Moor'"):
        card("1st/21", "High Moor", Always(gains(MONSTER, 4)))
    with pytest.raises(CatalogueError, match=r"4th/1 is 'Menzoberranzan'"):
        same_as("4th/1", "The Underdark", "1st/2")


def test_every_word_belongs_to_one_part_of_speech() -> None:
    listed = {part: importlib.import_module(f"sixrealms.language.{part}").__all__ for part in PARTS}
    times = Counter(word for words in listed.values() for word in words)
    assert [word for word, count in times.items() if count > 1] == []
    assert set(times) <= set(vars(sixrealms.language))
    assert len(PARTS) < 20


def test_a_word_of_one_card_names_it_and_moves_out_with_its_second_user() -> None:
    found = vocabulary()
    alone = {CONSTANTS.get(word, word): user for word, user in found.rare.items() if user in found.sets}
    assert {word: catalogue.printing(_CARD_OF[word]).wording for word in rare_words.__all__} == alone


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_speech_lists_what_it_imports(part: str) -> None:
    module = importlib.import_module(f"sixrealms.language.{part}")
    assert set(module.__all__) == {name for name in vars(module) if not name.startswith("_")} - {"annotations"}
