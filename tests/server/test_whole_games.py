"""Whole games over real sockets, as programs and people play them."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest

from examples import network_player
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.records.parser import parse
from sixrealms.records.replay import Replay
from tests.server.live import Client, LiveServer


def at_once(*works: Callable[[], None]) -> None:
    """Do all of it at the same time; the first error comes back."""
    errors: list[BaseException] = []

    def careful(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001 - raised again below
            errors.append(error)

    threads = [threading.Thread(target=careful, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(90)
        assert not thread.is_alive(), "nobody plays on"
    if errors:
        raise errors[0]


def clients(server: LiveServer, *cut_after: int, **more: Any) -> tuple[str, list[Client]]:
    """A table with a client for every seat."""
    first = server.table(*({} for _ in cut_after), **more)
    tokens = [first["token"], *(server.seat(first["table"])["token"] for _ in cut_after[1:])]
    return first["table"], [
        Client(server, first["table"], token, cut_after=cut) for token, cut in zip(tokens, cut_after, strict=True)
    ]


def _known(s: State, seat: int) -> set[str]:
    mask = 255 if seat < 0 else 1 << seat
    return {s.kit.defs[s.defn[c]].printing.id for c in range(len(s.zone)) if s.seen[c] & mask == mask}


@pytest.mark.rule("gloss.hand")
def test_every_message_of_a_whole_game_keeps_what_is_hidden_from_its_reader(server: LiveServer) -> None:
    table, (one, two) = clients(server, 0, 0)
    watcher = Client(server, table, "")
    at_once(one.play, two.play, watcher.play)

    status, record = server.asked(f"/api/tables/{table}/record")
    assert status == 200
    replay = Replay(parse(record, "record"))
    known: list[list[set[str]]] = [[_known(replay.state, seat)] for seat in (0, 1, -1)]
    for step in replay:
        after = replay.state.copy()
        advance(after, step.action)
        for seat, sets in zip((0, 1, -1), known, strict=True):
            sets.append(_known(after, seat))
    versions = len(known[0])
    checked = 0
    for client, sets in zip((one, two, watcher), known, strict=True):
        assert client.version == versions
        for text in client.heard:
            message = json.loads(text)
            if message["type"] in ("state", "event"):
                told = set(re.findall(r'"printing":"([^"]+)"', text))
                assert told <= sets[message["v"] - 1]
                checked += len(told)
    assert checked > 100
    assert one.table["result"] == two.table["result"] == watcher.table["result"]
    assert not any(message["prompt"] for message in map(json.loads, watcher.heard) if "prompt" in message)


def test_connections_cut_at_every_nth_message_lose_and_double_nothing(server: LiveServer) -> None:
    table, found = clients(server, 5, 6, ruleset="fourth-edition")
    at_once(*(client.play for client in found))

    assert [client.refused for client in found] == [[], []]
    assert all(client.cuts > 3 for client in found)
    record = server.asked(f"/api/tables/{table}/record")[1]
    moves = parse(record, "record").moves
    versions = [version for client in found for version in client.done.values()]
    assert len(set(versions)) == len(versions)
    by_orders = [moves[version - 2] for version in range(2, len(moves) + 2) if version not in versions]
    assert len(moves) == len(versions) + len(by_orders)
    assert all(move.endswith(" passes") for move in by_orders)


@pytest.mark.rule("option.general.agreement")
def test_network_players_of_the_example_play_a_game(server: LiveServer, capsys: pytest.CaptureFixture[str]) -> None:
    owner = server.table({}, {}, {}, {"bot": "greedy"}, public=True, options={"destroyed-worlds": "on"})
    table = owner["table"]
    me = Client(server, table, owner["token"])
    at_once(
        me.play,
        lambda: network_player.main(server.address, table, "Ana"),
        lambda: network_player.main(server.address, table, "Bruno"),
    )

    winners = me.table["result"]["winners"]
    said = capsys.readouterr().out.splitlines()
    assert sorted(said) == sorted(f"won by seats {winners} as seat {seat}" for seat in (1, 2))
    assert server.asked(f"/api/tables/{table}")[1]["over"] is True


def test_a_table_of_eight_with_computer_players_goes_on_by_itself(server: LiveServer) -> None:
    bots = [{"bot": name} for name in ("random", "greedy", "random", "random", "random", "random", "random")]
    owner = server.table({}, *bots, game="Spellfire: Championship-Standard [55]")
    me = Client(server, owner["table"], owner["token"])
    for _ in range(3):
        me.until_asked()
        me.act()
    assert len(me.table["hands"]) == 8
    me.close()
