from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from typing import Any

import pytest

from sixrealms import rulebook
from sixrealms.terminal.main import main


def _lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_without_a_name_every_section_is_listed_on_one_plain_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    *lines, _hint = _lines(capsys)

    assert len(lines) == len(rulebook.sections())
    assert "combat: Combat, step by step, 27 rules" in lines


def test_a_section_lists_all_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "raze")

    assert lines[0] == "raze: Razing a realm (6 rules)"
    for entry in rulebook.rules("raze"):
        assert lines[lines.index(entry.id) + 1] == f"  {entry.statement}"


def test_part_of_a_section_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "combat.f")

    assert lines[0] == "combat.f: Combat, step by step (4 rules)"
    assert "combat.f.no-last-word" in lines
    assert "combat.g.decision" not in lines


def test_a_rule_tells_where_the_rulesets_part(capsys: pytest.CaptureFixture[str]) -> None:
    entry = rulebook.rule("card.blueline.in-force")
    lines = _lines(capsys, entry.id)

    assert lines[:2] == [entry.id, entry.statement]
    assert "  fourth-edition: not mentioned; printed text only" in lines
    assert "  tournament: yes, always; the online version decides" in lines


def test_the_rulebook_is_read_in_portuguese(capsys: pytest.CaptureFixture[str]) -> None:
    entry = rulebook.rule("general.optional-rules.who", "pt-BR")
    lines = _lines(capsys, entry.id, "--lang", "pt-BR")

    assert lines[:2] == [entry.id, entry.statement]
    assert f"Como se comprova: {entry.test}" in lines
    for reading in rulebook.conflicts_of(entry.id, "tournament", "pt-BR"):
        assert f"  tournament: {reading.text}" in lines


def test_a_rule_read_alike_everywhere_says_so_once(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "deck.unique")

    assert "  every ruleset: yes if the card says so" in lines


def test_one_ruleset_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "card.blueline.in-force", "--ruleset", "fourth-edition")

    assert "  fourth-edition: not mentioned; printed text only" in lines
    assert not [line for line in lines if line.startswith("  tournament")]


def test_a_tournament_rule_shows_the_advice_on_its_open_question(capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "scoring.tournament-winner")
    (point,) = rulebook.advice("scoring.tournament-winner")

    assert f"{point.id}: {point.question}" in lines
    assert f"  {point.recommended}" in lines


def _objects(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["rules", "--json", *arguments]) == 0
    objects = json.loads(capsys.readouterr().out)
    assert isinstance(objects, list)
    return objects


def test_json_holds_every_statement(capsys: pytest.CaptureFixture[str]) -> None:
    objects = _objects(capsys)

    assert [entry["id"] for entry in objects] == [entry.id for entry in rulebook.rules()]


def test_what_is_not_enforced_yet_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "later", lambda: {"grid.9.structure": "belongs to organised play (issue 5)"})
    assert "Not enforced yet: belongs to organised play (issue 5)" in _lines(capsys, "grid.9.structure")
    assert not [line for line in _lines(capsys, "option.aiding.scope") if line.startswith("Not enforced yet")]
    (entry,) = _objects(capsys, "grid.9.structure")
    assert entry["later"] == "belongs to organised play (issue 5)"


def test_the_other_ledgers_are_listed_with_the_core(capsys: pytest.CaptureFixture[str]) -> None:
    files = {entry["file"] for entry in _objects(capsys)}
    assert files == {"core.yaml", "options.yaml", "tournaments.yaml"}
    assert main(["--lang", "pt-BR", "rules"]) == 0
    assert "tyrant: The Tyrant's Game, 24 regras" in capsys.readouterr().out.splitlines()


def test_json_of_one_rule_names_the_readings(capsys: pytest.CaptureFixture[str]) -> None:
    (entry,) = _objects(capsys, "card.blueline.in-force", "--ruleset", "tournament")

    assert entry["section"] == "card"
    assert entry["file"] == "core.yaml"
    assert [reading["key"] for reading in entry["readings"]["tournament"]] == ["T"]
    assert set(entry["readings"]) == {"tournament"}


def _on_a_terminal(**environment: str) -> str:
    """What `sixrealms rules` writes when its output is a terminal."""
    controller, terminal = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", "from sixrealms.terminal.main import main; main(['rules', 'raze'])"],
        stdout=terminal,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **environment},
    )
    os.close(terminal)
    written = b""
    while True:
        try:
            part = os.read(controller, 4096)
        except OSError:  # Linux reports a closed terminal this way
            break
        if not part:
            break
        written += part
    process.wait()
    os.close(controller)
    return written.decode()


def test_a_terminal_gets_headings_and_folded_lines() -> None:
    written = _on_a_terminal()

    assert "\x1b[1;36m" in written
    assert max(len(line) for line in written.splitlines()) < 100


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_when_asked_for_none(environment: dict[str, str]) -> None:
    written = _on_a_terminal(**environment)

    assert re.search(r"\x1b\[[0-9;]*3[0-9]m", written) is None
    assert "raze.face-down" in written
