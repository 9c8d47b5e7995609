"""The position of a table as a scenario file: whoever asks is told what they may know, in a file that passes."""

from __future__ import annotations

from random import Random

import pytest
import yaml

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.records import game as records
from sixrealms.scenarios import scenario_file, scenario_run
from sixrealms.terminal.main import main
from tests.server.live import LiveServer


def passes(text: str) -> bool:
    (scenario,) = scenario_file.survey_text(text.encode(), "new")
    return scenario_run.judge(scenario).passed


def test_a_seat_sees_its_own_hand_and_nobody_else_does(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    made = server.table({}, {})
    other = server.seat(made["table"])
    link = f"{server.address}/table/{made['table']}"
    hands = {}
    for name, token in (("everybody", ""), ("A", made["token"]), ("B", other["token"])):
        code = main(["scenario", "--new", f"{link}#token={token}" if token else link])
        text, wrong = capsys.readouterr()
        assert (code, wrong) == (0, "")
        assert passes(text)
        hands[name] = {seat: lies.get("hand", []) for seat, lies in yaml.safe_load(text)["seats"].items()}

    def known(hand: list[object]) -> bool:
        return all(isinstance(card, str) for card in hand)

    seats = "AB" if made["seat"] == 0 else "BA"
    assert [known(hands["everybody"][seat]) for seat in "AB"] == [False, False]
    assert [known(hands["A"][seat]) for seat in seats] == [True, False]
    assert [known(hands["B"][seat]) for seat in seats] == [False, True]


def played(decisions: int) -> str:
    """The record of the beginning of a game."""
    s, chance = table.new_game(["A-2", "B-2", "A-1"], seed=4), Random(4)
    actions: list[Action] = []
    for _ in range(decisions):
        assert s.pending is not None
        actions.append(chance.choice(s.pending.options))
        s = table.apply(s, actions[-1])
    return records.write(s.kit.setup, actions)


def test_a_game_that_is_over_is_written_at_any_decision(server: LiveServer) -> None:
    _, told = server.asked("/api/records", {"record": played(60)})
    assert "table" in told, told
    where = f"/api/tables/{told['table']}/scenario"

    status, text = server.asked(f"{where}?at=50")
    assert status == 200
    assert passes(text)
    assert "Fase" not in text
    assert server.asked(f"{where}?seat=7")[0] == 400


def test_a_link_that_leads_nowhere_is_one_line(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    free = server.table({}, {})["table"]
    wrong = {
        "http://": "no link to a table",
        f"{server.address}/cards": "no link to a table",
        "http://127.0.0.1:9/table/x": "the server does not answer",
        f"{server.address}/table/nothing": "the server says",
        f"{server.address}/table/{free}": "the game has not begun",
    }
    for link, says in wrong.items():
        assert main(["scenario", "--new", link]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert says in said.err
    server.seat(free)
    assert main(["scenario", "--new", f"{server.address}/table/{free}#token=wrong"]) == 2
    assert "opens no seat" in capsys.readouterr().err
