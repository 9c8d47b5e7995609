"""A friend who does not come: whoever made the table lets a computer player sit down instead, and nobody else may."""

from __future__ import annotations

from sixrealms.server.session.new_table import hashed
from tests.server.live import LiveServer


def test_whoever_made_the_table_need_not_sit_on_its_first_seat(server: LiveServer) -> None:
    made = server.table({}, {}, {}, guest={"name": "Ana", "seat": 1})
    friend = server.seat(made["table"], name="Bruno")
    place = f"/api/tables/{made['table']}/computers"

    assert [seat["founder"] for seat in made["seats"]] == [False, True, False]
    assert friend["seat"] == 0
    assert server.asked(place, {"token": friend["token"]})[1]["error"]["code"] == "not-yours"
    assert server.asked(place, {"token": made["token"]})[1]["begun"]


def test_whoever_made_the_table_seats_a_computer_player(server: LiveServer) -> None:
    made = server.table({}, {}, {})
    friend = server.seat(made["table"], name="Bruno")
    place = f"/api/tables/{made['table']}/computers"

    for token in (friend["token"], "", hashed(made["token"])[:60]):
        status, told = server.asked(place, {"token": token})
        assert (status, told["error"]["code"]) == (403, "not-yours")
    assert server.asked(place, {"token": made["token"], "bot": "nobody"})[0] == 400
    assert server.asked(place, {"token": made["token"], "seat": 1})[1]["error"]["code"] == "taken"
    assert not server.asked(f"/api/tables/{made['table']}")[1]["begun"]

    status, told = server.asked(place, {"token": made["token"], "bot": "random", "seat": 2})
    assert status == 201
    assert told["begun"]
    assert [(seat["bot"], seat["free"]) for seat in told["seats"]] == [("", False), ("", False), ("random", False)]
    assert server.asked(place, {"token": made["token"]})[1]["error"]["code"] == "taken"
