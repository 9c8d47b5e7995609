"""`sixrealms cards new ID` begins a card: its entry and its test, in the files of its set and type."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import sixrealms
from sixrealms import catalogue
from sixrealms.errors import CardRefused, CatalogueError
from sixrealms.powers import registry
from sixrealms.terminal import cards_command, new_card
from sixrealms.terminal.main import main

CARDS = Path(new_card.__file__).parents[1] / "cards"


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without any card."""
    for folder in ("tests", "src/sixrealms"):
        (tmp_path / folder / "cards").mkdir(parents=True)
    monkeypatch.setattr(cards_command, "source", lambda: tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def unwritten() -> Iterator[None]:
    """Two cards of one file that have no power for the time being."""
    with ExitStack() as stack:
        for printing in ("4th/395", "4th/388"):
            stack.enter_context(registry.replaced(catalogue.printing(printing).wording, None))
        yield


def begun(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(["--plain", "cards", "new", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_card_is_begun_with_its_name_and_a_test_that_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, _ = begun("4th/395", capsys=capsys)

    entry, test = "src/sixrealms/cards/fourth/wizard_spells.py", "tests/cards/fourth/test_wizard_spells.py"
    assert (code, said) == (0, f"Begun: {entry}\nBegun: {test}\n")
    assert (root / entry).read_text() == (
        '"""Wizard spells of 4th Edition."""\n\nfrom sixrealms.language import *\n\n'
        'card("4th/395", "Sepia Snake Sigil", ...)\n'
    )
    assert "def test_sepia_snake_sigil(t: Table)" in (root / test).read_text()
    assert "raise NotImplementedError" in (root / test).read_text()
    ast.parse((root / test).read_text())
    assert (root / "src/sixrealms/cards/fourth/__init__.py").exists()


def test_the_next_card_of_a_set_goes_into_the_same_files(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for one in ("4th/395", "4th/388"):
        assert begun(one, capsys=capsys)[0] == 0
    lines = (root / "src/sixrealms/cards/fourth/wizard_spells.py").read_text().splitlines()
    assert [line[:14] for line in lines if line.startswith("card(")] == ['card("4th/395"', 'card("4th/388"']
    assert sum(line.startswith('"""') for line in lines) == 1


@pytest.mark.parametrize(
    ("printing", "said"),
    [
        ("1st/331", "Fireball (1st/331) has its power already; sixrealms cards shows it"),
        ("1st/61000", "no printing '1st/61000'; did you mean"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_nothing_is_written(
    root: Path, capsys: pytest.CaptureFixture[str], printing: str, said: str
) -> None:
    code, _, wrong = begun(printing, capsys=capsys)
    assert code == 2
    assert said in wrong
    assert list(root.rglob("*.py")) == []


def test_a_card_without_a_power_or_begun_before_is_refused(root: Path) -> None:
    blank = next(one for one in catalogue.all_printings() if one.blank)
    with pytest.raises(CardRefused, match="has no special power"):
        new_card.write(blank.id, root)
    new_card.write("4th/395", root)
    with pytest.raises(CardRefused, match=r"is begun already, in .*wizard_spells\.py"):
        new_card.write("4th/395", root)


def test_a_program_without_its_sources_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sixrealms, "__file__", str(tmp_path / "lib" / "sixrealms" / "__init__.py"))
    with pytest.raises(CardRefused, match="run it in a checkout"):
        new_card.source()


def test_new_alone_is_a_word_to_look_for(capsys: pytest.CaptureFixture[str]) -> None:
    _, said, _ = begun(capsys=capsys)
    assert "Begun" not in said


def test_every_set_and_type_has_a_file() -> None:
    assert set(new_card.FOLDERS) == {one.id for one in catalogue.sets()}
    assert len(set(new_card.FOLDERS.values())) == len(new_card.FOLDERS)
    names = {new_card.file_of(one.type) for one in catalogue.all_printings()}
    assert {"wizard_spells", "allies", "heroes", "thieves", "blood_abilities", "rule_cards", "unarmed_combat"} <= names
    assert {path.name for path in CARDS.iterdir() if path.is_dir()} - {"__pycache__"} <= set(new_card.FOLDERS.values())


def test_a_card_begun_is_shown_as_missing_until_its_power_is_said() -> None:
    registry.card("4th/395", "Sepia Snake Sigil", ...)
    assert registry.status(catalogue.printing("4th/395")) == "missing"
    with pytest.raises(CatalogueError, match="say its power"):
        registry.card("4th/395", "Sepia Snake Sigil")


@pytest.mark.parametrize("path", sorted(CARDS.rglob("[a-z]*.py")), ids=lambda path: path.relative_to(CARDS).as_posix())
def test_no_card_is_left_begun(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [n.lineno for n in ast.walk(tree) if isinstance(n, ast.Constant) and n.value is ...] == []
