"""Several server processes on one PostgreSQL: people at one table come to different ones, and one of them is lost."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sixrealms.records.parser import parse
from tests.server.faults import Survivor
from tests.server.live import Client, LiveServer
from tests.server.several import holder, holding, number_of, together


@pytest.fixture
def servers(shared: str) -> Iterator[list[LiveServer]]:
    """Two servers that know of each other; a test may end one and take it out."""
    found = [LiveServer(shared, varied=True), LiveServer(shared, varied=True)]
    together(found)
    yield found
    for server in found:
        assert server.stop() == 0


class Anywhere(Survivor):
    """A person's program that comes back to whichever server is there."""

    def __init__(self, servers: list[LiveServer], server: LiveServer, table: str, token: str) -> None:
        self.servers = servers
        super().__init__(server, table, token)

    def come_back(self) -> None:
        if self.server not in self.servers:
            self.server = self.servers[0]
        super().come_back()


def until_hung_up_on(client: Client) -> None:
    """Listen as long as the server speaks."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            client.hear()


def played(clients: list[Client]) -> None:
    """All play to the end of their game."""
    wrong: list[BaseException] = []

    def play(client: Client) -> None:
        try:
            client.play()
        except BaseException as error:  # noqa: BLE001 - raised again below
            wrong.append(error)

    threads = [threading.Thread(target=play, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


def test_people_at_one_table_come_to_different_servers(servers: list[LiveServer]) -> None:
    here, there = servers
    first = here.table({}, {})
    table = first["table"]
    second = there.seat(table, name="Bruno")
    assert [server.asked(f"/api/tables/{table}")[1]["begun"] for server in servers] == [True, True]
    clients = [Client(here, table, first["token"]), Client(there, table, second["token"])]
    watching = Client(here, table, "")
    clients[0].say({"type": "chat", "id": "c", "text": "hello"})
    watching.until(lambda told: "hello" in str(told.get("chat", "")))
    watching.close()
    played(clients)
    records = [server.asked(f"/api/tables/{table}/record") for server in servers]
    assert records[0] == records[1]
    assert records[0][0] == 200
    acted = [name for client in clients for name in client.done if name != "c"]
    assert len(acted) <= len(parse(records[0][1], "record").moves)
    assert [client.refused for client in clients] == [[], []]
    wrong = {"seat": 0, "name": "Caio"}
    refused = [server.asked(f"/api/tables/{table}/seats", wrong) for server in servers]
    assert refused[0] == refused[1]
    assert refused[0][0] == 409
    assert [server.asked("/api/tables/nobodys-table")[0] for server in servers] == [404, 404]


def test_a_socket_refused_elsewhere_is_refused_here_with_the_same_words(servers: list[LiveServer]) -> None:
    table = servers[0].table({}, {})["table"]
    Client(servers[0], table, "").close()  # by which this server holds it
    said: list[object] = []
    for server in servers:
        client = server.socket(table)
        client.send('{"type":"hello","token":"nonsense"}')
        said.append(client.recv())
        with pytest.raises(ConnectionClosed) as closed:
            client.recv()
        said.append((closed.value.rcvd.code, closed.value.rcvd.reason) if closed.value.rcvd else None)
    assert said[:2] == said[2:]
    assert "token" in str(said[0])


def test_nobody_else_is_believed_to_be_a_server(servers: list[LiveServer]) -> None:
    table = servers[0].table({}, {})["table"]
    forged = {"X-Six-Realms-Key": "guessed", "X-Six-Realms-Client": "192.0.2.1"}
    assert servers[0].asked(f"/api/tables/{table}", headers=forged)[0] == 421


def test_a_socket_that_is_sent_elsewhere_is_no_fault(shared: str, capfd: pytest.CaptureFixture[str]) -> None:
    """The web server had written a line for every socket that came to a server that does not hold its table."""
    server = LiveServer(shared)
    table = server.table({}, {})["table"]
    with pytest.raises(InvalidStatus) as refused:
        server.socket(table, additional_headers={"X-Six-Realms-Key": "guessed"})
    assert refused.value.response.status_code == 421
    assert server.stop() == 0
    assert capfd.readouterr().err == ""


def test_a_killed_server_loses_its_tables_to_the_other_and_nothing_else(servers: list[LiveServer]) -> None:
    first = servers[0].table({}, {})
    table = first["table"]
    tokens = [first["token"], servers[1].seat(table)["token"]]
    clients = [Anywhere(servers, server, table, token) for server, token in zip(servers[:], tokens, strict=True)]
    game = threading.Thread(target=played, args=(clients,))
    game.start()
    while sum(len(client.done) for client in clients) < 20:
        time.sleep(0.005)
    lost = holding(servers, table)
    servers.remove(lost)
    lost.kill()
    game.join(60)
    assert not game.is_alive()
    _, record = servers[0].asked(f"/api/tables/{table}/record")
    moves = parse(record, "record").moves
    versions = [version for client in clients for version in client.done.values()]
    assert len(set(versions)) == len(versions)
    assert set(versions) <= set(range(2, len(moves) + 2))
    assert [client.refused for client in clients] == [[], []]
    assert holder(servers[0].database, table) == number_of(servers[0])


@pytest.mark.daily_share
def test_a_server_that_is_stopped_hands_its_tables_over_and_ends(servers: list[LiveServer]) -> None:
    first = servers[0].table({}, {})
    table = first["table"]
    second = servers[0].seat(table)
    client = Client(servers[0], table, first["token"])
    client.until_told("state")
    assert holding(servers, table) is servers[0]
    ended = servers.pop(0)
    ended.process.send_signal(signal.SIGTERM)
    until_hung_up_on(client)
    client.server = servers[0]
    client.come_back()
    client.until_told("state")
    assert holder(servers[0].database, table) == number_of(servers[0])
    other = Client(servers[0], table, second["token"])
    assert ended.wait() in (0, -signal.SIGTERM)
    for one in (client, other):
        one.close()


@pytest.mark.daily_share
def test_a_server_that_slept_through_its_lease_wakes_up_and_writes_nothing(servers: list[LiveServer]) -> None:
    sleeps, other = servers
    first = sleeps.table({}, {})
    table = first["table"]
    second = sleeps.seat(table)
    people = [Client(sleeps, table, seat["token"]) for seat in (first, second)]
    asked = next(client for client in people if client.until_told("state") and client.prompt is not None)
    assert holding(servers, table) is sleeps
    number = number_of(sleeps)
    sleeps.process.send_signal(signal.SIGSTOP)
    said = asked.act()  # nobody hears it yet
    taken = Client(other, table, asked.token)  # waits until the lease is over
    taken.until_told("state")
    assert holder(other.database, table) == number_of(other)
    assert taken.version == said["v"]
    taken.act(said["action"])
    done = taken.until_told("done")
    sleeps.process.send_signal(signal.SIGCONT)
    until_hung_up_on(asked)
    assert asked.done == {}  # what it was told too late has not happened a second time
    together(servers)
    assert number_of(sleeps) > number
    again = Client(sleeps, table, second["token"])  # it is the other's table now, and this one passes it on
    again.until_told("state")
    assert again.version == done["v"]
    assert holder(other.database, table) == number_of(other)
    for client in (taken, again):
        client.close()
