"""The measure of a server under attack: what is within the limits, and that every flood does what it says."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from benchmarks import attackers
from benchmarks.attackers import FLOODS, Target, flood
from benchmarks.floods import CLICK, LOGIN, Waited
from sixrealms.server.messages import incoming

TARGET = Target("http://127.0.0.1:1", "table", "http://127.0.0.1:1/look", "token")


def test_both_waits_must_be_within_their_limits() -> None:
    assert Waited("resync", 1, 1, CLICK - 1, 1, LOGIN - 1, 0.5).met
    assert not Waited("resync", 1, 1, CLICK, 1, LOGIN - 1, 0.5).met
    assert not Waited("resync", 1, 1, CLICK - 1, 1, LOGIN, 0.5).met


@pytest.mark.parametrize("name", sorted(FLOODS))
def test_three_times_as_many_attackers_come_from_three_addresses(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    async def noted(number: int) -> None:
        seen.append(number)

    each, _ = FLOODS[name]
    monkeypatch.setattr(attackers, "FLOODS", {name: (each, lambda _, number: noted(number))})
    flood(name, 3, TARGET)
    assert sorted(seen) == sorted([0, 1, 2] * each)


def test_what_attackers_say_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, str]] = []

    async def held(target: Target, number: int, hello: str, say: str = "", a_second: float = 0.0) -> None:
        said.append((hello, say.replace("NUMBER", "1")))

    monkeypatch.setattr(attackers, "_held", held)
    for name in ("spectators", "resync", "orders"):
        attack: Any = FLOODS[name][1]
        asyncio.run(attack(TARGET, 0))
    for hello, say in said:
        incoming.HELLO.decode(hello)
        if say:
            incoming.SAID.decode(say)
    assert [json.loads(hello).get("token") for hello, _ in said] == [None, None, "token"]
