"""Numbers are read off the beginnings of turns: what each holds, who won, and what tells the one by the other."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.run import advance
from sixrealms.players.parameters import CLUB
from sixrealms.players.roster import bot
from sixrealms.players.valuation import standing
from sixrealms.training import __main__ as program
from sixrealms.training.outcomes import TERMS, Positions, fit, gather, measured

_NAMES = [term.name for term in TERMS]


def test_a_standing_is_the_sum_of_its_terms_whatever_they_are_worth() -> None:
    state, rng = table.new_game(["B-1", "C-2"], seed=3), Random(3)
    other = replace(CLUB, per_level=7.0, realms_held=(50.0, 30.0, 20.0, 10.0), unknown_card=31.0)
    compared = 0
    while state.pending is not None and compared < 20:
        advance(state, rng.choice(state.pending.options))
        if state.result is None:
            compared += 1
            for by in (CLUB, other):
                amounts = measured(state, 1)
                total = sum(term.of(by) * amount for term, amount in zip(TERMS, amounts, strict=True))
                assert total == pytest.approx(standing(state, 1, by=by))
    assert compared == 20


def test_what_decides_games_becomes_dearer_and_the_rest_stays() -> None:
    """In these positions a card in an unseen hand decides as much as a realm does."""
    rng = Random(1)
    found = Positions()
    realm, card = _NAMES.index("step"), _NAMES.index("unknown_card")
    for _ in range(3000):
        row = [0.0] * len(TERMS)
        row[realm], row[card] = rng.gauss(0.0, 1.0), rng.gauss(0.0, 1.0)
        found.rows.append(row)
        found.to_move.append(rng.choice((-1.0, 1.0)))
        found.won.append(float(rng.random() < 1 / (1 + math.exp(-row[realm] - row[card]))))

    free, drawn = fit(found, CLUB, 0.1), fit(found, CLUB, 1e9)

    assert free.numbers["unknown_card"] == pytest.approx(free.numbers["step"], rel=0.2)
    assert free.after < free.before - 0.02
    assert drawn.numbers["unknown_card"] == pytest.approx(CLUB.unknown_card, rel=0.01)
    assert drawn.after == pytest.approx(drawn.before, abs=1e-4)


def test_every_turn_of_a_won_game_is_one_position_for_each_seat() -> None:
    found = gather(bot("novice"), bot("random"), range(1), 2)

    assert len(found.rows) == len(found.to_move) == len(found.won) > 20
    assert sum(found.won) == len(found.won) / 2
    assert sum(found.to_move) == 0.0


def test_the_command_prints_or_records_the_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["outcomes", "--players", "novice,random", "--deals", "1", "--seed", "4"]
    record = tmp_path / "outcomes.jsonl"
    assert program.main(asked) == 0
    assert program.main([*asked, "--record", str(record)]) == 0

    printed = json.loads(capsys.readouterr().out)
    assert json.loads(record.read_text(encoding="utf-8")) == printed
    assert printed["positions"] > 20
    assert {"in_pool", "near_goal.0", "realms_held.3"} < set(printed["numbers"])
    assert "worlds" not in printed["numbers"]


def test_numbers_of_no_games_are_refused_before_any_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        program.main(["outcomes", "--deals", "0"])

    assert stop.value.code == 2
    assert "--deals: at least one, not 0" in capsys.readouterr().err
