"""Lessons and puzzles at the server: what there is, a table that begins in one, and how far somebody has come."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest

from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import LEARNER, Exercise, exercises
from sixrealms.players.opponents import NAMES
from tests.server.live import Client, LiveServer

_VERBS = {"plays": "play", "attacks": "attack", "defends": "defend", "answers": "answer"}
_IDLE = ("pass", "done", "decline", "stop")


def _begun(server: LiveServer, id_: str) -> tuple[Client, str]:
    status, made = server.asked(f"/api/exercises/{id_}", {"name": "Ana", "language": "en"})
    assert status == 201, made
    return Client(server, made["table"], made["token"]), made["table"]


def _attained(server: LiveServer, table: str, language: str = "en") -> dict[str, Any]:
    status, told = server.asked(f"/api/tables/{table}/exercise?language={language}")
    assert status == 200, told
    return dict(told)


def _fits(option: dict[str, Any], line: str) -> bool:
    """Whether an answer is what a line of the notation speaks of."""
    words = line.split()
    names = re.split(r" (?:with|on|by|beside|at) ", " ".join(words[2:]).removeprefix("with "))
    return bool(option["verb"] == _VERBS[words[1]] and all(name in option["label"] for name in names if len(name) > 1))


def _answer(client: Client, way: list[str]) -> None:
    options = client.until_asked()["options"]
    found = next((option for option in options if way and _fits(option, way[0])), None)
    if found is not None:
        way.pop(0)
    else:
        found = next((option for option in options if option["verb"] in _IDLE), options[0])
    client.act({part: value for part, value in found.items() if part != "label"})


@pytest.mark.parametrize("one", [one for one in exercises("lessons") if one.way], ids=lambda one: one.key)
def test_a_lesson_is_played_to_its_end(server: LiveServer, one: Exercise) -> None:
    client, table = _begun(server, one.id)
    aims = [aim.key for aim in one.goals]
    way = list(one.way)
    for _ in range(60):
        if (now := _attained(server, table))["reached"] == aims:
            break
        assert not now["missed"], (now, way)
        _answer(client, way)
    client.close()

    assert (now["key"], now["reached"], now["slipped"]) == (one.key, aims, "")


def test_both_kinds_are_listed_in_the_readers_language(server: LiveServer) -> None:
    for kind in ("lessons", "puzzles"):
        status, told = server.asked(f"/api/exercises/{kind}?language=pt-BR")
        assert status == 200
        assert [one["key"] for one in told] == [one.key for one in exercises(kind)]
        assert [one["title"] for one in told] == [one.words["pt-BR"]["title"] for one in exercises(kind)]
    assert [aim["key"] for aim in told[0]["aims"]] == ["goal"]


def test_the_move_that_loses_a_puzzle_is_told_and_can_be_taken_back(server: LiveServer) -> None:
    client, table = _begun(server, "puzzles/who-goes-first")
    client.until_asked()
    assert _attained(server, table) == {"key": "who-goes-first", "reached": [], "missed": False, "slipped": ""}

    _answer(client, ["A attacks Nyrond with Tergoz Tenhammer"])
    client.until_told("event")
    wrong = _attained(server, table, "pt-BR")
    client.close()

    assert wrong["reached"] == []
    assert "Tergoz Tenhammer" in wrong["slipped"]
    assert "Nyrond" in wrong["slipped"]


def test_the_puzzle_of_a_day_is_that_of_the_date_asked_for(server: LiveServer) -> None:
    for day in (date(2026, 11, 27), date(2026, 11, 28)):
        status, told = server.asked(f"/api/puzzle-of-the-day?day={day}&language=pt-BR")
        assert status == 200
        assert (told["key"], told["title"]) == (puzzle_of(day).key, puzzle_of(day).words["pt-BR"]["title"])
    for wrong in ("?day=soon", "?day=2026-13-01", ""):
        assert server.asked(f"/api/puzzle-of-the-day{wrong}")[0] == 400


def test_others_at_the_table_have_names(server: LiveServer) -> None:
    status, made = server.asked("/api/exercises/lessons/three-at-the-table", {"name": "Ana"})
    assert status == 201
    names = [seat["name"] for seat in made["seats"]]
    assert names == ["Ana", *NAMES["casual"][:2]]
    assert made["seat"] == LEARNER


def test_what_there_is_not_is_refused(server: LiveServer) -> None:
    status, made = server.asked("/api/tables", {"seats": [{}, {"bot": "random"}]})
    assert status == 201
    for address, said in (
        ("/api/exercises/nothing", None),
        ("/api/exercises/lessons/nothing", {"name": "Ana"}),
        (f"/api/tables/{made['table']}/exercise", None),
    ):
        status, told = server.asked(address, said) if said is not None else server.asked(address)
        assert (status, told["error"]["code"]) == (404, "no-exercise"), address
