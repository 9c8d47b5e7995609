"""Of a crowd that comes at once a few are parsed in each round, and whoever comes last does not wait for all."""

from __future__ import annotations

import asyncio
from functools import partial

from sixrealms.server.first_requests import FirstRequests


async def _next_round() -> None:
    """Let the waiting be called, and what they are called for be done."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_somebody_alone_is_parsed_at_once() -> None:
    async def alone() -> list[str]:
        first, parsed = FirstRequests(4), list[str]()
        first.add(partial(parsed.append, "Ana"))
        assert parsed == []
        await _next_round()
        return parsed

    assert asyncio.run(alone()) == ["Ana"]


def test_in_one_round_so_many_are_parsed_newest_and_oldest_in_turn() -> None:
    async def crowd() -> None:
        first, parsed = FirstRequests(4), list[int]()
        for number in range(10):
            first.add(partial(parsed.append, number))
        await asyncio.sleep(0)  # four are called
        first.add(partial(parsed.append, 99))  # they come while the crowd waits
        assert parsed == []
        await asyncio.sleep(0)
        assert parsed == [9, 0, 8, 1]
        await asyncio.sleep(0)
        assert parsed[4:] == [99, 2, 7, 3]
        await asyncio.sleep(0)
        assert sorted(parsed) == [*range(10), 99]

    asyncio.run(crowd())


def test_what_one_of_them_brings_about_is_done_before_the_next_ones_are_parsed() -> None:
    async def crowd() -> list[str]:
        done: list[str] = []
        first, loop = FirstRequests(1), asyncio.get_running_loop()

        def understand(name: str) -> None:
            done.append(name)
            loop.call_soon(done.append, f"{name}'s click")

        for name in ("Ana", "Bruno", "Caio"):
            first.add(partial(understand, name))
        while len(done) < 6:
            await asyncio.sleep(0)
        return done

    assert asyncio.run(crowd()) == ["Caio", "Caio's click", "Ana", "Ana's click", "Bruno", "Bruno's click"]
