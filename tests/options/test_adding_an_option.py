"""The guide is true: an option is one file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms import options
from sixrealms.options import book, optional_rules
from tests.table_talk import Table, table_test

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "adding-an-option.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True, scope="module")
def lean_winter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The file of the guide lies on the shelf of the optional rules."""
    shelf = tmp_path_factory.mktemp("shelf")
    code = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(code) == 1
    (shelf / "lean_winter.py").write_text(code[0], encoding="utf-8")
    optional_rules.__path__.append(str(shelf))
    book.all_options.cache_clear()
    yield
    optional_rules.__path__.remove(str(shelf))
    book.all_options.cache_clear()


def test_the_option_is_found_by_its_file_alone() -> None:
    assert options.named("lean-winter").name == "Lean Winter"


@table_test(rules=["option.general.agreement"])
def test_it_is_in_force(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], draw=["Miles", "Marauder", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"])
    t.begin(active="A", phase=0, windows="pass", options={"lean-winter": "on"})
    t.A.passes()
    t.count("A", hand=2)
    t.A.passes(2)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "void")
    t.changed("Neeva", "Miles", "Marauder")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.general.enabled-by-dungeon-card"])
def test_it_may_be_for_one_seat(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, draw=["Miles", "Marauder", "Griffin"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=0, windows="pass", options={"lean-winter": "2"})
    t.A.passes()
    t.count("A", hand=3)
    t.changed("Miles", "Marauder", "Griffin")
    t.settled("A", "ask-phase-2")
