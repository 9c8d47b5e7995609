"""What the server tells is what its types say: nothing is missing and nothing is more."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.messages import outgoing
from sixrealms.server.views.reader import Reader
from tests.server.live import Client, LiveServer
from tests.server.watching import SECRET, a_game, any_answer, on_the_wire

TOLD = msgspec.json.Decoder(outgoing.Told)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 8)])
def test_every_message_of_a_game_has_the_form_its_type_says(players: int, seed: int) -> None:
    game, chance = a_game(players, seed), Random(seed)
    readers = [
        Reader(game, seat, "pt-BR" if seat else "en", [*"ABCDEFGH"[:players]], SECRET)
        for seat in (SPECTATOR, *range(players))
    ]
    fought = 0
    while game.state.result is None:
        for reader in readers:
            message = reader.news()
            read = msgspec.convert(on_the_wire(message), outgoing.Told)
            if isinstance(read, outgoing.EventTold):
                fought += isinstance(read.changed.battle, outgoing.BattleTold)
        game.fold(any_answer(game, chance))
    assert fought > 10


def test_every_message_of_the_server_can_be_read(server: LiveServer) -> None:
    made = server.table({}, {"bot": "random"})
    client = Client(server, made["table"], made["token"])
    client.until_asked()
    client.say({"type": "ping"})
    client.say({"type": "why", "id": "w", "action": {"verb": "play", "card": 1}})
    client.until_answered("w")
    client.say({"type": "act", "id": "x", "v": client.version, "action": {"verb": "nonsense"}})
    client.until_answered("x")
    for number in list(client.table["cards"])[:9]:
        client.say({"type": "look", "id": f"l{number}", "card": int(number)})
        client.until_answered(f"l{number}")
    client.act()
    client.until_told("done")
    client.say({"type": "nonsense"})
    client.until_told("error")
    client.close()

    read = [TOLD.decode(text) for text in client.heard]
    assert {type(one).__name__ for one in read} >= {
        "StateTold",
        "PeopleTold",
        "Pong",
        "Reasons",
        "RefusedTold",
        "Done",
        "Wrong",
    }


def test_a_change_can_be_told_of_every_field_of_the_table() -> None:
    whole = {field.name for field in msgspec.structs.fields(outgoing.TableTold)}

    assert {field.name for field in msgspec.structs.fields(outgoing.TableChanged)} == whole - {"cards"}
