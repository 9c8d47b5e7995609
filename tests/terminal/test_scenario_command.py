"""`sixrealms scenario`: what it says and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms.terminal.main import main

GOOD = "title: Two seats\nseats: {A: {}, B: {}}\nphase: 4\nexpect: {decides: A, phase: 4}\n"
WRONG = "title: Not so\nseats: {A: {}, B: {}}\nphase: 4\nexpect: {decides: B, phase: 3}\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["--plain", "scenario", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_all_passed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(f"{GOOD}---\n{GOOD}")

    code, out, err = run(capsys, str(tmp_path / "good.yaml"))

    assert (code, err) == (0, "")
    assert out.splitlines() == [f"passed: Two seats ({tmp_path}/good.yaml)"] * 2 + ["2 of 2 scenarios passed."]


def test_some_failed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "wrong.yaml").write_text(WRONG)

    code, out, err = run(capsys, str(tmp_path / "wrong.yaml"), str(tmp_path / "good.yaml"))

    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"FAILED: Not so ({tmp_path}/wrong.yaml)",
        "  line 4: expect.decides: not B: A is asked ask-phase-4: pass",
        "  line 4: expect.phase: it is phase 4, not 3",
        f"passed: Two seats ({tmp_path}/good.yaml)",
        "1 of 2 scenarios passed.",
    ]


def test_json_has_one_object_per_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "both.yaml").write_text(f"{GOOD}---\n{WRONG}")

    code, out, err = run(capsys, str(tmp_path / "both.yaml"), "--json")

    assert (code, err) == (1, "")
    assert json.loads(out) == [
        {"file": f"{tmp_path}/both.yaml", "title": "Two seats", "passed": True, "failures": []},
        {
            "file": f"{tmp_path}/both.yaml",
            "title": "Not so",
            "passed": False,
            "failures": [
                "line 9: expect.decides: not B: A is asked ask-phase-4: pass",
                "line 9: expect.phase: it is phase 4, not 3",
            ],
        },
    ]


def test_one_that_cannot_be_played_does_not_stop_the_others(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    (tmp_path / "bad.yaml").write_text(f"{GOOD.replace('phase: 4', 'phase: four', 1)}---\n{GOOD}")
    why = f"{tmp_path}/bad.yaml:3: phase: 'four' is not possible; there are 0, 1, 2, 3, 4, 5, 6, start, setup, deal"

    code, out, err = run(capsys, str(tmp_path / "bad.yaml"), str(tmp_path / "good.yaml"))

    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"CANNOT BE PLAYED: Two seats: {why}",
        f"passed: Two seats ({tmp_path}/bad.yaml)",
        f"passed: Two seats ({tmp_path}/good.yaml)",
        "2 of 3 scenarios passed.",
        "1 cannot be played.",
    ]
    code, out, err = run(capsys, str(tmp_path / "bad.yaml"), str(tmp_path / "none.yaml"), "--json")
    assert (code, err) == (1, "")
    first, second, absent = json.loads(out)
    assert first == {
        "file": f"{tmp_path}/bad.yaml", "title": "Two seats", "passed": False, "failures": [], "unplayable": why,
    }  # fmt: skip
    assert (second["passed"], "unplayable" in second) == (True, False)
    assert (absent["passed"], absent["title"]) == (False, "")
    assert "there is no such file" in absent["unplayable"]


def test_the_code_is_2_only_when_none_can_be_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(GOOD.replace("phase: 4\ne", "phase: four\ne"))
    bad = str(tmp_path / "bad.yaml")

    code, out, err = run(capsys, bad)
    assert (code, out) == (2, "")
    phases = "0, 1, 2, 3, 4, 5, 6, start, setup, deal"
    assert err == f"sixrealms: {bad}:3: phase: 'four' is not possible; there are {phases}\n"

    code, out, err = run(capsys, bad, bad)
    assert (code, out.count("CANNOT BE PLAYED")) == (2, 2)
    assert err.startswith(f"sixrealms: none of the 2 scenarios can be played; the first because of {bad}:3")
    assert err.count("\n") == 1

    code, out, err = run(capsys, bad, "--json")
    assert (code, [one["passed"] for one in json.loads(out)]) == (2, [False])
    assert err.count("\n") == 1


def test_explain_tells_the_reasons_with_their_ids(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "why.yaml").write_text(f"{GOOD}steps: [refused: A calls a mulligan]\n")

    code, out, _ = run(capsys, "--explain", str(tmp_path / "why.yaml"))

    assert code == 0
    assert out.splitlines()[1:-1] == [
        "  line 5: steps[0]: A calls a mulligan",
        "    mulligan",
        "      mulligan.condition (mulligan-time): A mulligan can be called only in phase 5, End, of your second turn.",
    ]
    _, out, _ = run(capsys, "--explain", "--json", str(tmp_path / "why.yaml"))
    (told,) = json.loads(out)[0]["refused"]
    assert (told["line"], told["place"], told["said"]) == (5, "steps[0]", "A calls a mulligan")
    assert [reason["message"] for reason in told["tried"][0]["reasons"]] == ["mulligan-time"]


def test_no_file_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)

    assert (code, out) == (2, "")
    assert "FILE..." in err


def test_it_speaks_portuguese(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SIXREALMS_LANG", "pt-BR")
    (tmp_path / "good.yaml").write_text(GOOD)

    _, out, _ = run(capsys, str(tmp_path / "good.yaml"))

    assert out.splitlines()[-1] == "1 de 1 cenário passou."
