"""The guide is true: an option is one file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms import new_game, options
from sixrealms.errors import OptionError
from sixrealms.formats import asked_for, parse
from sixrealms.formats.name_of_setup import called
from sixrealms.options import known_options, optional_rules, tournament_types, victories
from sixrealms.server.views.setup_choices import playable
from sixrealms.table import rules_in_force
from tests.table_talk import Table, table_test

PROJECT = Path(__file__).parents[2]
GUIDE = (PROJECT / "docs" / "guides" / "adding-an-option.md").read_text(encoding="utf-8")

#: Tests that go through all options and are about none of them.
OF_ALL_OPTIONS = (
    "options/test_composition.py",
    "options/test_every_pair.py",
    "formats/test_name_of_setup.py",
    "terminal/test_options_command.py",
    "players/test_goals.py::test_the_other_goals_are_these_and_no_more",
    "server/test_setup.py::test_everything_that_can_be_played_is_told",
    "server/test_setup.py::test_a_clash_names_the_statements_of_both_sides",
    "fuzz/test_fuzz.py::test_coverage_counts_the_games_each_option_was_in_force_in",
)


def forget() -> None:
    """What was found on the shelves, and what was told of it, is looked for anew."""
    known_options.all_options.cache_clear()
    playable.cache_clear()


def lay_lean_winter(shelf: Path) -> None:
    """The file of the guide."""
    code = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(code) == 1
    (shelf / "lean_winter.py").write_text(code[0], encoding="utf-8")


@pytest.fixture(autouse=True, scope="module")
def lean_winter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The file of the guide lies on the shelf of the optional rules."""
    shelf = tmp_path_factory.mktemp("shelf")
    lay_lean_winter(shelf)
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


@pytest.mark.daily_share
def test_options_that_somebody_adds_break_no_test_that_is_not_about_them(tmp_path: Path) -> None:
    """One of every shelf, for all tables and for few, is there from the start of another run of those tests."""
    for shelf in ("optional_rules", "tournament_types", "variants", "victories"):
        (tmp_path / shelf).mkdir()
    lay_lean_winter(tmp_path / "optional_rules")
    fewer = "abilities=(Always(DrawsPerTurn(YOU, add=-1)),), "
    for shelf, key, name, kind, rest in (
        ("optional_rules", "quartet", "Quartet", "optional rule", "answers=(('goal', 4),), players=(5,)"),
        ("tournament_types", "goblins-stew", "Goblin's Stew", "tournament type", fewer + "sizes=(55, 75)"),
        ("variants", "bold-rule", "Bold", "variant", fewer + "takes='seats', sizes=(75,), recommended=True"),
        ("victories", "sprint-victory", "Sprint", "victory", "answers=(('goal', 3),)"),
    ):
        written(tmp_path / shelf, key.replace("-", "_"), key, name, kind, rest)
    plugin = "from pathlib import Path\n"
    plugin += "from sixrealms.options import optional_rules, tournament_types, variants, victories\n"
    plugin += "for package in (optional_rules, tournament_types, variants, victories):\n"
    plugin += "    package.__path__.append(str(Path(__file__).parent / package.__name__.rpartition('.')[2]))\n"
    (tmp_path / "options_of_mine.py").write_text(plugin, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-n", "0", "-p", "options_of_mine", "-p", "no:cacheprovider"]
        + [str(PROJECT / "tests" / test) for test in OF_ALL_OPTIONS],
        cwd=PROJECT,
        env={**environment, "PYTHONPATH": os.pathsep.join((str(tmp_path), environment.get("PYTHONPATH", "")))},
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )

    assert run.returncode == 0, run.stdout[-3000:] + run.stderr
    for key in ("lean-winter", "quartet", "goblins-stew", "bold-rule", "sprint-victory"):
        assert f"test_every_option_is_told_in_every_language[en-{key}] PASSED" in run.stdout
