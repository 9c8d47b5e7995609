from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Play
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Fixed
from tools import record_house_texts

#: The texts of all cards are compared in tests/powers; here a few stand for them, with those that are looked for.
FEW = 20
LOOKED_FOR = {"Good Fortune", "Elminster's Intuition"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    every = record_house_texts.with_power()
    some = [*every[:FEW], *(one for one in every[FEW:] if one.name in LOOKED_FOR)]
    monkeypatch.setattr(record_house_texts, "with_power", lambda: some)
    monkeypatch.setattr(record_house_texts, "FILE", tmp_path / "powers" / "texts.txt")
    return tmp_path / "powers" / "texts.txt"


def test_texts_are_written_once_and_then_compared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good_fortune = catalogue.printing("1st/100")

    assert record_house_texts.main(["--check"]) == 1
    assert not file.exists()
    assert record_house_texts.main([]) == 0
    written = file.read_text(encoding="utf-8")
    assert f"{record_house_texts.with_power()[0].id} " == written[: written.index(" ") + 1]
    assert "Good Fortune (event)\n    Draw 5 cards.\n" in written
    assert record_house_texts.main(["--check"]) == 0
    with registry.replaced(good_fortune.wording, Power((Play(Draw(Fixed(6))),), good_fortune.wording)):
        assert record_house_texts.main(["--check"]) == 1
    assert record_house_texts.main([]) == 0

    assert file.read_text(encoding="utf-8") == written
    lines = capsys.readouterr().out.splitlines()
    said = [line.partition(": ")[2] for line in lines if line.startswith(f"{file.name}: ")]
    assert said == ["differs", "written", "unchanged", "differs", "unchanged"]


def test_a_language_that_is_begun_has_a_file_of_the_cards_it_can_tell(file: Path) -> None:
    assert record_house_texts.main([]) == 0
    french = file.with_suffix(".fr.txt").read_text(encoding="utf-8")
    assert f"\n{_first('Good Fortune')}\n    Piochez 5 cartes.\n" in french
    assert _first("Elminster's Intuition") not in french.splitlines()


def _first(name: str) -> str:
    return next(printing.id for printing in record_house_texts.with_power() if printing.name == name)


def test_other_arguments_are_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert record_house_texts.main(["--help"]) == 2

    assert capsys.readouterr().err.startswith("usage: ")
    assert not file.exists()
