"""`sixrealms tournament print`, `export`, `import`: sheets as files, events and lists from one place to another."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms.terminal.main import main
from tests.terminal.test_tournament_command import Desk
from tests.tournament.printed_pdf import PrintedPdf

NINE = ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Desk:
    """An event nobody has entered; files are written where the test is."""
    monkeypatch.chdir(tmp_path)
    found = Desk(f"sqlite:///{tmp_path / 'tables.db'}", capsys)
    found.says("create", "Spring Cup", "--unscored", "--coordinator", "Carla", "--seed", "7")
    return found


def enters(desk: Desk, names: list[str], file: str = "players.csv") -> str:
    Path(file).write_text("\n".join(["Nome;Equipe", *(f"{name};" for name in names)]), encoding="utf-8")
    return desk.says("import", file, "--players", "spring")


def test_bytes_that_are_no_letters_are_refused_and_nothing_is_noted(desk: Desk) -> None:
    said = desk.refused("change", "spring", "--place", "Caf\udce9 Central")

    assert "Caf? Central holds bytes that are no letters" in said
    assert "Caf" not in str(desk.told("show", "spring"))


def test_a_list_is_registered_and_a_wrong_one_is_refused_by_its_lines(desk: Desk) -> None:
    assert "9 players are registered at Spring Cup" in enters(desk, NINE)
    Path("wrong.txt").write_text("Zoe\nana\nZoe\n", encoding="utf-8")

    said = desk.refused("import", "wrong.txt", "--players", "spring")

    assert "wrong.txt: line 2: ana is registered already; line 3: Zoe stands in line 1 already" in said
    assert len(desk.told("show", "spring")["players"]) == 9


def test_a_file_of_another_kind_is_refused_by_its_name(desk: Desk) -> None:
    desk.says("export", "spring", "-o", "spring.json")
    Path("letter.txt").write_text("Dear friend,\n", encoding="utf-8")

    assert "letter.txt: This file is no event that can be read" in desk.refused("import", "letter.txt")
    said = desk.refused("import", "spring.json", "--players", "spring")
    assert "spring.json: line 1: this is an event, not a list of players" in said


@pytest.mark.rule("grid.9.overall")
def test_sheets_are_written_as_pdf_or_page_and_nothing_is_overwritten_unasked(desk: Desk) -> None:
    enters(desk, NINE)
    desk.says("seat", "spring")

    assert "grid.pdf is written" in desk.says("print", "spring", "grid", "-o", "grid.pdf")
    printed = PrintedPdf(Path("grid.pdf").read_bytes())
    assert {name for name in NINE if name in printed.text()} == set(NINE)
    assert "already" in desk.refused("print", "spring", "grid", "-o", "grid.pdf")
    desk.says("print", "spring", "grid", "-o", "grid.pdf", "--paper", "letter", "--force", "--lang", "pt-BR")
    assert "Pontuação geral" in PrintedPdf(Path("grid.pdf").read_bytes()).text()
    desk.says("print", "spring", "slips", "-o", "slips.html", "--address", "http://192.168.0.10:8194")
    assert Path("slips.html").read_text(encoding="utf-8").count("<svg") == 3
    (own,) = (desk.told("print", "spring", "sign-up")["file"],)
    assert Path(own).read_bytes().startswith(b"%PDF")


def test_what_cannot_be_printed_is_said_in_one_line(desk: Desk) -> None:
    assert "there is no gird to print" in desk.refused("print", "spring", "gird")
    assert "No round is seated yet" in desk.refused("print", "spring", "slips")
    assert "cannot be written" in desk.refused("print", "spring", "grid", "-o", "nowhere/grid.pdf")
    assert list(Path().glob("*.pdf")) == []


def test_an_event_goes_on_from_its_file_and_lists_go_to_the_output(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    enters(desk, NINE)
    desk.says("seat", "spring")
    desk.says("export", "spring", "-o", "event.json")
    assert desk.says("export", "spring", "players").splitlines()[:2] == ["name,team,members", "Ana,,"]

    other = Desk(f"sqlite:///{tmp_path / 'other.db'}", capsys)
    made = other.told("import", "event.json")
    before, after = desk.told("show", "spring"), other.told("show", made["event"])

    assert {**before, "id": ""} == {**after, "id": ""}
    assert json.loads(Path("event.json").read_text(encoding="utf-8"))["kind"] == "sixrealms-event"


@pytest.mark.parametrize("content", ["", "{}", '{"kind": "sixrealms-event"', "name,team\n"])
def test_a_file_that_is_no_event_is_refused(desk: Desk, content: str) -> None:
    Path("event.json").write_text(content, encoding="utf-8")

    assert "no event that can be read" in desk.refused("import", "event.json")
    assert main(["tournament", "import", "missing.json", "--database", desk.database]) == 2
