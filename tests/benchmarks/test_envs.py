from __future__ import annotations

import json

import pytest

from benchmarks import envs


def test_what_is_not_installed_is_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> object:
        raise ModuleNotFoundError("no module named 'rlcard'")

    one, *_ = envs.CONTENDERS
    monkeypatch.setattr(envs, "CONTENDERS", (one, envs.Contender("Another", missing, "rlcard")))
    monkeypatch.setattr(envs, "_SAMPLES", 1)
    assert envs.main(["--steps", "20", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["left_out"] == {"Another": "rlcard"}
    (row,) = told["steps"]
    assert row["name"] == one.name
    assert row["ratio"] == pytest.approx(1000 / 5.8 / row["us_eq"], abs=0.01)
    assert envs.main(["--steps", "20"]) == 0
    assert "left out: Another (pip install rlcard)" in capsys.readouterr().out
