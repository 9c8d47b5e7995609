"""What costs computing waits for itself: others are served meanwhile, and nobody has more of it than their budget."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from sixrealms.server import fair_share, limits
from sixrealms.server.fair_share import ASKING, Asker, FairShare, Pieces, Turnstile
from sixrealms.server.http.context import ASKED
from sixrealms.server.refusal import Refused
from sixrealms.server.views.replay import Replays
from tests.attacks.attackers import Attackers, first_told, new_address
from tests.server.browser import Browser, application
from tests.server.live import PATIENCE, LiveServer, on
from tools import record_playthrough

MANY = (1_000.0, 0.0)


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a game of two."""
    (playthrough,) = (one for one in record_playthrough.PLAYTHROUGHS if one.name == "fourth-edition-two")
    return record_playthrough.recorded(playthrough)


async def asked_by(asker: Asker, share: FairShare, pieces: Pieces[Any]) -> Any:
    ASKING.set(asker)
    return await share.go_on(pieces)


def test_whoever_asks_for_much_waits_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_share, "_PIECE", 0.0)
    done: list[str] = []

    def work(name: str, pieces: int) -> Iterator[None]:
        for _ in range(pieces):
            done.append(name)
            yield

    async def all_at_once() -> None:
        share = FairShare("test", MANY)
        flood = [asked_by(Asker("192.0.2.1"), share, work("flood", 20)) for _ in range(10)]  # type: ignore[arg-type]
        one = asked_by(Asker("192.0.2.2"), share, work("one", 3))  # type: ignore[arg-type]
        await asyncio.gather(*flood, one)
        share.end()

    asyncio.run(all_at_once())
    assert len(done) == 203
    assert done.index("one") <= 3
    assert len(done) - 1 - done[::-1].index("one") <= 8


def test_a_budget_is_that_of_an_address_and_of_an_account() -> None:
    def burns() -> None:
        sum(range(300_000))

    async def told(share: FairShare, asker: Asker) -> str:
        ASKING.set(asker)
        try:
            await share.do(burns)
        except Refused as refused:
            return refused.code if refused.more["retry"] >= 1 else "without a time"
        return "done"

    async def asked() -> list[str]:
        share = FairShare("test", (0.001, 0.0))
        found = [
            await told(share, Asker(address, account))
            for address, account in (
                ("192.0.2.1", "ana"),
                ("192.0.2.1", ""),  # the same address
                ("192.0.2.2", "ana"),  # the same account
                ("192.0.2.3", "eva"),
                ("", ""),  # the server itself
                ("", ""),
            )
        ]
        ASKING.set(Asker("192.0.2.1"))
        await share.do(burns, always=True)
        share.end()
        return found

    assert asyncio.run(asked()) == ["done", "too-often", "too-often", "done", "done", "done"]


def test_turns_go_round_the_addresses() -> None:
    order: list[str] = []

    async def ask(turns: Turnstile, address: str) -> None:
        async with turns.turn(Asker(address)):
            order.append(address)

    async def all_at_once() -> None:
        turns = Turnstile(MANY, 0.5)
        flood = [ask(turns, "192.0.2.1") for _ in range(20)]
        gone = asyncio.create_task(ask(turns, "192.0.2.3"))
        await asyncio.gather(*flood, _cancelled(gone), ask(turns, "192.0.2.2"))

    asyncio.run(all_at_once())
    assert order.index("192.0.2.2") <= 3
    assert len(order) in (21, 22)  # the one who left may have had their turn before


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_looks_into_replays_keep_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    """They had filled the threads that events, passwords and new tables need."""
    go_on = Event()

    def stands_still(*_: Any) -> Iterator[None]:
        yield
        go_on.wait(PATIENCE)
        raise Refused("hidden", "nothing to see")

    with application(on(tmp_path)) as app, ThreadPoolExecutor(12) as crowd:
        opened = app.post("/api/records", json={"record": record})
        assert opened.status_code == 201, opened.text
        monkeypatch.setattr(Replays, "look", stands_still)
        path = f"/api/tables/{opened.json()['table']}/replay/look?card=1"
        looks = [crowd.submit(app.get, path) for _ in range(12)]
        try:
            ana = Browser(app)
            ana.done("POST", "/api/me", {})
            ana.done("POST", "/api/me/claim", {"name": "Ana", "password": "a horse of hers"})
            assert ana.done("GET", "/api/events") == []
            assert ana.done("GET", "/api/setup")["decks"]
        finally:
            go_on.set()
        assert {look.result().status_code for look in looks} == {400}


def test_who_has_used_up_their_computing_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    monkeypatch.setattr(limits, "COMPUTING", (0.01, 0.001))
    with application(on(tmp_path)) as app:
        opened = app.post("/api/records", json={"record": record})
        assert opened.status_code == 201, opened.text
        look = app.get(f"/api/tables/{opened.json()['table']}/replay/look?card=1")
        assert look.status_code == 429
        told = look.json()["error"]
        assert told["code"] == "too-often"
        assert look.headers["retry-after"] == str(told["retry"])
        assert app.get("/api/setup").status_code == 200


def test_a_flood_of_resyncs_is_cut_off_and_nobody_elses_question(server: LiveServer, attackers: Attackers) -> None:
    first = server.table({"deck": "A-1"}, {"deck": "B-1"})
    server.seat(first["table"])
    warm, crowd = attackers.connect(first["table"], new_address(), {"token": ""}), new_address()
    assert first_told(warm) == "state"  # the first of all pays for what is loaded
    flood, quiet = (attackers.connect(first["table"], address, {"token": ""}) for address in (crowd, new_address()))
    assert flood is not None
    assert quiet is not None
    assert [first_told(socket) for socket in (flood, quiet)] == ["state"] * 2

    def resyncs() -> dict[str, Any]:
        flood.send('{"type":"resync"}')
        while (told := json.loads(flood.recv(PATIENCE)))["type"] not in ("state", "refused"):
            pass
        return dict(told)

    answers = [resyncs()]
    while answers[-1]["type"] == "state" and len(answers) < 190:  # fewer than are too many messages
        answers.append(resyncs())
    assert answers[0]["type"] == "state"
    assert answers[-1]["type"] == "refused"
    assert answers[-1]["code"] == "too-often"
    assert answers[-1]["retry"] >= 1
    flood.send('{"type":"ping"}')
    assert json.loads(flood.recv(PATIENCE))["type"] == "pong"
    quiet.send('{"type":"look","id":"1","card":1000000}')
    while (answer := json.loads(quiet.recv(PATIENCE))).get("id") != "1":
        pass
    assert answer.get("code", "") != "too-often"


def test_requests_of_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ASKED, "_each", lambda: (5, 0.0))
    with application(on(tmp_path)) as app:
        told = [app.get("/api/setup").status_code for _ in range(7)]
        assert told == [200] * 5 + [429] * 2
        assert app.get("/health").status_code == 200
