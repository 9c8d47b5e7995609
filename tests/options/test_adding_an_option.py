"""The guide is true: an option is one file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms import new_game, options
from sixrealms.errors import OptionError
from sixrealms.formats import asked_for, parse
from sixrealms.formats.called import called
from sixrealms.options import book, optional_rules, tournament_types, victories
from sixrealms.server.playable import playable
from sixrealms.table import rules_in_force
from tests.table_talk import Table, table_test

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "adding-an-option.md").read_text(encoding="utf-8")


def forget() -> None:
    """What was found on the shelves, and what was told of it, is looked for anew."""
    book.all_options.cache_clear()
    playable.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def lean_winter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The file of the guide lies on the shelf of the optional rules."""
    shelf = tmp_path_factory.mktemp("shelf")
    code = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(code) == 1
    (shelf / "lean_winter.py").write_text(code[0], encoding="utf-8")
    optional_rules.__path__.append(str(shelf))
    forget()
    yield
    optional_rules.__path__.remove(str(shelf))
    forget()


def written(folder: Path, module: str, key: str, name: str, kind: str, rest: str) -> None:
    """An option in a file of its own, below `folder`."""
    code = "from sixrealms.options.option import Option\nfrom sixrealms.engine.ability import Always\n"
    code += "from sixrealms.powers.allowances import DrawsPerTurn\nfrom sixrealms.powers.players import YOU\n"
    code += f"OPTION = Option({key!r}, {name!r}, {kind!r}, rules=('tournament.types.custom',), {rest})\n"
    (folder / f"{module}.py").write_text(code, encoding="utf-8")


@pytest.fixture
def stew_and_sprint(tmp_path: Path) -> Iterator[None]:
    """A type of tournament and a condition of victory that no document knows."""
    shelves = ((tournament_types, tmp_path / "types"), (victories, tmp_path / "victories"))
    for package, folder in shelves:
        folder.mkdir()
        package.__path__.append(str(folder))
    written(
        tmp_path / "types", "goblins_stew", "goblins-stew", "Goblin's Stew", "tournament type",
        "abilities=(Always(DrawsPerTurn(YOU, add=-1)),), sizes=(55, 75)",
    )  # fmt: skip
    written(tmp_path / "victories", "sprint", "sprint-victory", "Sprint", "victory", "answers=(('goal', 3),)")
    forget()
    yield
    for package, folder in shelves:
        package.__path__.remove(str(folder))
    forget()


@pytest.mark.usefixtures("stew_and_sprint")
@pytest.mark.rule("notation.grammar", "tournament.types.custom")
def test_types_and_conditions_of_victory_are_one_file_too_and_can_be_named() -> None:
    state = new_game(["A-1", "B-1"], game="goblins stew (Questing) - sprint [55]")
    assert {"goblins-stew", "sprint-victory"} <= set(rules_in_force(state.kit.setup.options, 55))
    assert state.kit.size.goal == 3
    assert str(called(state.kit.setup).name) == "Spellfire®: Goblin’s Stew (Questing)—Sprint [55]"
    by_options = new_game(["A-1", "B-1"], options={"goblins-stew": "on", "sprint-victory": "on"})
    assert called(by_options.kit.setup).sentence == "Spellfire®: Goblin’s Stew—Sprint [55]"
    assert parse("Spellfire: Goblin's Stew (Questing)-Sprint [55]") == called(state.kit.setup).name
    for wrong, said in (
        ("Goblins Stuw [55]", "did you mean Goblin’s Stew"),
        ("Championship - Sprnt [55]", "Standard, Enhanced, Barbaric, Sprint .*did you mean Sprint"),
        ("Goblin's Stew [110]", r"Goblin’s Stew is played with 55 or 75 cards only.*did you mean \[55\]"),
    ):
        with pytest.raises(OptionError, match=said):
            asked_for(wrong)
    assert playable("pt-BR").games[-1].game == "Goblin’s Stew [55]"


@pytest.mark.usefixtures("stew_and_sprint")
def test_of_an_added_type_and_another_a_game_has_one() -> None:
    with pytest.raises(OptionError, match="both tournament types"):
        new_game(["A-1", "B-1"], options={"goblins-stew": "on", "the-grind": "on"})
    with pytest.raises(OptionError, match="cannot be for some players only"):
        new_game(["A-1", "B-1"], options={"goblins-stew": "1"})


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
