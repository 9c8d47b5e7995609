"""A game that is over is looked at again, decision by decision, and played on from anywhere."""

from __future__ import annotations

import itertools
import json
from typing import Any

import msgspec
import pytest

from sixrealms.records.parser import parse
from sixrealms.records.replay import Replay
from sixrealms.server.fair_share import finished
from sixrealms.server.refusal import Refused
from sixrealms.server.views.replay import EVERYTHING, PAGE, Played, Replays
from tests.server.live import Client, LiveServer
from tests.server.watching import taken_in


@pytest.fixture(scope="module")
def played(record_of_today: str) -> Played:
    record = parse(record_of_today, "today")
    replay = Replay(record)
    actions = tuple(step.action for step in replay)
    return Played("t", record.setup, actions, ("Ana", "Bruno"), b"s" * 16, replay.state.result)


def _first(played: Played) -> int:
    """The seat of the first turn."""
    (begun, *_) = _pages(played, EVERYTHING)[0]["frames"]
    return int(begun["table"]["active"])


def _pages(played: Played, seat: int) -> list[dict[str, Any]]:
    replays = Replays()
    firsts = range(0, len(played.actions) + 1, PAGE)
    return [json.loads(finished(replays.page(played, seat, "en", first))) for first in firsts]


def _tables(page: dict[str, Any]) -> list[dict[str, Any]]:
    table: dict[str, Any] = {}
    found = []
    for frame in page["frames"]:
        table = json.loads(json.dumps(taken_in(table, frame)))
        found.append(table)
    return found


@pytest.mark.parametrize("seat", [EVERYTHING, -1, 0, 1])
def test_a_page_goes_on_where_the_one_before_it_ends(played: Played, seat: int) -> None:
    pages = _pages(played, seat)

    assert [page["first"] for page in pages] == list(range(0, len(played.actions) + 1, PAGE))
    for one, other in itertools.pairwise(pages):
        assert _tables(one)[-1] == _tables(other)[0]
    assert played.result is not None
    told = {"winners": list(played.result.winners), "reason": "goal", "unrazed": list(played.result.unrazed)}
    assert _tables(pages[-1])[-1]["result"] == told
    assert sum(len(page["decided"]) for page in pages) == len(played.actions)


def test_everything_shows_both_hands_and_names_every_decision(played: Played) -> None:
    (page, *_) = _pages(played, EVERYTHING)

    table = _tables(page)[0]
    hands = [card for card in table["cards"].values() if card["zone"] == "hand"]
    assert {card["controller"] for card in hands} == {0, 1}
    assert all(card["printing"] for card in table["cards"].values())
    assert all(decision["label"] for decision in page["decided"])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_what_it_saw(played: Played, seat: int) -> None:
    for page in _pages(played, seat):
        for table in _tables(page):
            hands = [card for card in table["cards"].values() if card["zone"] == "hand" and card["printing"]]
            assert all(card["controller"] == seat for card in hands)
        assert all(bool(decision["label"]) == (decision["seat"] == seat) for decision in page["decided"])


def test_turns_and_battles_are_marked(played: Played) -> None:
    marks = _pages(played, -1)[0]["marks"]

    turns = [mark for mark in marks if not mark["battle"]]
    assert marks[0] == {"at": 0, "turn": 1, "seat": _first(played), "battle": False}
    assert [mark["turn"] for mark in turns] == list(range(1, turns[-1]["turn"] + 1))
    assert any(mark["battle"] for mark in marks)
    assert [mark["at"] for mark in marks] == sorted(mark["at"] for mark in marks)


def test_a_decision_beyond_the_end_is_the_last_one(played: Played) -> None:
    replays = Replays()

    assert finished(replays.page(played, -1, "en", 10**9)) == finished(
        replays.page(played, -1, "en", len(played.actions))
    )
    assert finished(replays.page(played, -1, "en", -5)) == finished(replays.page(played, -1, "en", 0))


def test_pages_are_in_the_language_that_is_asked_for(played: Played) -> None:
    replays = Replays()
    one, other = (json.loads(finished(replays.page(played, EVERYTHING, language, 0))) for language in ("en", "pt-BR"))

    assert one["frames"][0]["log"][0]["text"] != other["frames"][0]["log"][0]["text"]
    assert one["decided"][0]["seat"] == other["decided"][0]["seat"] == _first(played)
    passing = [at for at, action in enumerate(played.actions[:PAGE]) if action.verb == "pass"]
    assert passing
    for at in passing:
        assert (one["decided"][at]["label"], other["decided"][at]["label"]) == ("Pass", "Passar")


# -- over the network --------------------------------------------------------------------------------------------------


def _opened(server: LiveServer, record: str) -> str:
    status, told = server.asked("/api/records", {"record": record})
    assert status == 201, told
    assert told["decisions"] > PAGE
    return str(told["table"])


def test_a_record_is_opened_and_looked_at(server: LiveServer, record_of_today: str) -> None:
    table = _opened(server, record_of_today)

    status, page = server.asked(f"/api/tables/{table}/replay?at=100&seat=0&language=pt-BR")
    assert (status, page["first"], page["seat"]) == (200, PAGE, 0)
    _, told = server.asked(f"/api/tables/{table}")
    assert told["over"]
    assert not any(seat["free"] for seat in told["seats"])
    assert server.asked(f"/api/tables/{table}/seats", {})[0] == 409
    assert server.asked(f"/api/tables/{table}/replay?seat=2")[0] == 400


def test_what_is_no_record_is_refused(server: LiveServer, record_of_today: str) -> None:
    text = record_of_today
    for wrong in ("", "nonsense", text.replace(" plays ", " razes "), "x" * 600_000, "x" * 6_000_000):
        status, told = server.asked("/api/records", {"record": wrong})
        assert status in (400, 413)
        assert told["error"]["message"]


def test_a_game_that_goes_on_has_no_replay(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"})["table"]

    assert server.asked(f"/api/tables/{table}/replay")[1]["error"]["code"] == "not-over"
    assert server.asked(f"/api/tables/{table}/branch", {"at": 0, "seat": 0})[1]["error"]["code"] == "not-over"


def test_somebody_plays_on_from_a_replay(server: LiveServer, record_of_today: str) -> None:
    table = _opened(server, record_of_today)
    _, page = server.asked(f"/api/tables/{table}/replay?at=60&seat=1")
    status, new = server.asked(f"/api/tables/{table}/branch", {"at": 60, "seat": 1, "name": "Zoe", "bot": "random"})
    assert status == 201, new
    assert (new["seat"], new["seats"][1]["name"], new["seats"][0]["bot"]) == (1, "Zoe", "random")

    person = Client(server, new["table"], new["token"])
    person.until_asked()
    mine = {card["printing"] for card in person.table["cards"].values() if card["zone"] == "hand"} - {""}
    then = {card["printing"] for card in page["frames"][0]["table"]["cards"].values() if card["zone"] == "hand"} - {""}
    assert mine & then
    person.play()
    assert server.asked(f"/api/tables/{new['table']}/replay")[0] == 200

    for wrong, code in (
        ({"at": 10**6, "seat": 0}, 409),
        ({"at": 1, "seat": 5}, 400),
        ({"at": 1, "seat": 0, "bot": "x"}, 400),
    ):
        assert server.asked(f"/api/tables/{table}/branch", wrong)[0] == code


def test_a_card_is_looked_at_as_it_was_after_a_decision(played: Played) -> None:
    replays, last = Replays(), len(played.actions) - 1
    summed = 0
    for at in (0, 40, last):
        page = json.loads(finished(replays.page(played, EVERYTHING, "en", at)))
        table = _tables(page)[at - page["first"]]
        for number, card in table["cards"].items():
            found = finished(replays.look(played, EVERYTHING, "en", at, int(number)))
            assert found.printing == card["printing"]
            if "level" in card:
                assert found.level is not None
                assert found.level.now == card["level"]
                summed += len(found.level.sum) > 0
    assert summed > 5


def test_a_seat_looks_only_at_cards_it_knew(played: Played) -> None:
    replays = Replays()
    table = _tables(json.loads(finished(replays.page(played, EVERYTHING, "en", 0))))[0]
    hands = {int(number): card["controller"] for number, card in table["cards"].items() if card["zone"] == "hand"}
    for card, holder in hands.items():
        for seat in (-1, 0, 1):
            if seat == holder:
                assert finished(replays.look(played, seat, "pt-BR", 0, card)).card == card
            else:
                with pytest.raises(Refused, match="you do not know"):
                    finished(replays.look(played, seat, "en", 0, card))
    assert len(set(hands.values())) == 2


def test_cards_of_a_game_that_goes_on_are_not_looked_at(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"}, guest={"name": "Ana"})["table"]

    status, told = server.asked(f"/api/tables/{table}/replay/look?card=0")
    assert (status, told["error"]["code"]) == (409, "not-over")
    status, told = server.asked(f"/api/tables/{table}/replay/look")
    assert status == 400


def test_a_game_that_is_over_is_told_in_five_sentences(played: Played) -> None:
    replays = Replays()
    english = finished(replays.story(played, "en"))
    portuguese = finished(replays.story(played, "pt-BR"))

    for told in (english, portuguese):
        assert len(set(told.sentences)) == 5
        assert "Ana, Bruno" in told.sentences[0]
        winner = played.names[played.result.winners[0]] if played.result else ""
        assert winner in told.sentences[-1]
    assert english.sentences != portuguese.sentences


def test_the_turning_point_is_better_for_whoever_won_than_what_was_before(played: Played) -> None:
    turned = finished(Replays().story(played, "en")).turned
    assert played.result is not None
    (winner,) = played.result.winners
    ahead = {}
    for page in _pages(played, EVERYTHING):
        for at, table in enumerate(_tables(page), page["first"]):
            ahead[at] = table["unrazed"][winner] - table["unrazed"][1 - winner]
    assert ahead[turned - 1] < ahead[turned]


def test_a_review_has_a_share_for_every_decision_and_points_that_can_be_shown(played: Played) -> None:
    told = finished(Replays().review(played, "en"))
    assert len(told.shares) == len(played.actions) + 1
    assert all(99 <= sum(shares) <= 101 for shares in told.shares)
    assert played.result is not None
    assert [seat for seat, share in enumerate(told.shares[-1]) if share] == list(played.result.winners)
    assert len(told.points) <= 3
    pages = _pages(played, EVERYTHING)
    decided = [one for page in pages for one in page["decided"]]
    for point in told.points:
        assert (decided[point.at]["seat"], decided[point.at]["label"]) == (point.seat, point.played)
        assert point.better != point.played
        assert point.before >= point.after


def test_review_and_story_say_the_same_of_where_the_game_turned(played: Played) -> None:
    replays = Replays()
    story = finished(replays.story(played, "en"))
    review = finished(replays.review(played, "en"))

    assert (review.turned, review.turn) == (story.turned, story.turn)
    assert review.turned >= 0


def test_the_review_of_a_game_that_goes_on_is_not_told(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"}, guest={"name": "Ana"})["table"]

    status, told = server.asked(f"/api/tables/{table}/review")
    assert (status, told["error"]["code"]) == (409, "not-over")


def test_the_story_of_a_game_that_goes_on_is_not_told(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"}, guest={"name": "Ana"})["table"]

    status, told = server.asked(f"/api/tables/{table}/story")
    assert (status, told["error"]["code"]) == (409, "not-over")


def test_a_decision_is_asked_why(played: Played) -> None:
    told = finished(Replays().why(played, "pt-BR", 12, "club"))

    assert (told.at, told.level) == (12, "club")
    assert told.lines[1].startswith("Clube pesou ") or told.lines[1].startswith("Clube responde ")


def test_a_computer_player_is_asked_as_what_it_is(played: Played) -> None:
    bots = msgspec.structs.replace(played, bots=("novice", "novice"))

    assert finished(Replays().why(bots, "en", 3, "")).level == "novice"
    assert finished(Replays().why(played, "en", 3, "strong")).level == "strong"


def test_a_game_that_goes_on_is_not_asked_why(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"}, guest={"name": "Ana"})["table"]

    status, told = server.asked(f"/api/tables/{table}/replay/why?at=0")
    assert (status, told["error"]["code"]) == (409, "not-over")
