"""The documents about notation, saves and records say what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixrealms.records import parser, save

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "guides" / "saves-and-records.md").read_text(encoding="utf-8")


def _blocks(text: str, language: str = "") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)


def test_the_program_of_the_guide_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (program,) = _blocks(GUIDE, "python")

    exec(compile(program, "guide", "exec"), {})

    assert len(capsys.readouterr().out.splitlines()) == 20
    assert len(parser.read("game.txt").moves) == 20
    assert len(save.open_save("game.save").actions) == 20


def test_the_record_in_the_document_is_a_record() -> None:
    (text,) = [block for block in _blocks(NOTATION) if block.startswith("Sixrealms record")]

    record = parser.parse(text, force=True)

    assert record.setup.names == ("Ana", "Bruno")
    assert record.setup.decks[0][4:10] == ("1st/12", "1st/13", "1st/14", "1st/15", "1st/44", "1st/44")
    assert record.setup.dungeons == ("", "DU/2")
    assert [line.kind for line in record.lines] == ["check", "turn", "move", "turn", "move", "move", "result", "end"]


def test_every_option_of_the_command_is_described() -> None:
    from sixrealms.terminal.replay_command import replay

    options = [name for option in replay.params for name in option.opts if name.startswith("--")]

    assert {"--step", "--force", "--json"} <= set(options)
    assert [name for name in options if f"`{name}`" not in GUIDE and name not in ("--lang", "--help")] == []
