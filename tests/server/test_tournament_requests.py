"""Events over the network: who may do what, what others did meanwhile, and nothing told to whom it is not for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from sixrealms.server.http.application import Application
from sixrealms.server.http.tournament_requests import KEY
from sixrealms.server.tournaments import events_told
from sixrealms.tournament.views.event_cuts import only_table
from sixrealms.tournament.views.event_messages import ToldEvent
from tests.server.browser import HEADERS, application
from tests.server.live import on

NINE = ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]
PLAN = {"name": "Spring Cup", "scored": False, "coordinator": "Carla", "seed": 7}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Application]]:
    with application(on(tmp_path_factory.mktemp("events"))) as client:
        yield client


class Person:
    """Somebody with a key, or a spectator without one."""

    def __init__(self, app: TestClient[Application], event: str, key: str = "", language: str = "en") -> None:
        self.app = app
        self.event = event
        self.headers = {**HEADERS, "Accept-Language": language, **({KEY: key} if key else {})}

    def ask(self, method: str, path: str = "", body: Any = None, **headers: str) -> Any:
        return self.app.request(
            method, f"/api/events/{self.event}{path}", json=body, headers={**self.headers, **headers}
        )

    def sees(self) -> Any:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def does(self, *commands: dict[str, Any], **more: Any) -> Any:
        answer = self.ask("POST", "/changes", {"wishes": list(commands), **more})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, *commands: dict[str, Any], **more: Any) -> tuple[int, dict[str, Any]]:
        answer = self.ask("POST", "/changes", {"wishes": list(commands), **more})
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]


@pytest.fixture
def organiser(app: TestClient[Application]) -> Person:
    """The organiser of an event of nine whose first round is seated."""
    answer = app.post("/api/events", json={"plan": PLAN}, headers=HEADERS)
    assert answer.status_code == 201, answer.text
    found = answer.json()
    person = Person(app, found["id"], found["key"])
    person.does(*({"type": "enter", "name": name} for name in NINE))
    person.does({"type": "seat", "round": 1})
    return person


def with_key(organiser: Person, role: str, name: str) -> Person:
    answer = organiser.ask("POST", "/keys", {"role": role, "name": name})
    assert answer.status_code == 200, answer.text
    return Person(organiser.app, organiser.event, answer.json()["key"])


def players(organiser: Person, table: int) -> list[tuple[str, Person]]:
    """The players of a table of round 1, each with the key of their slip."""
    keys = organiser.ask("GET", "/keys").json()["players"]
    seated = organiser.sees()["rounds"][0]["tables"][table - 1]["players"]
    return [(player, Person(organiser.app, organiser.event, keys[player])) for player in seated]


def report(of: Person, table: int, winner: int = 0, **more: Any) -> dict[str, Any]:
    seated = of.sees()["rounds"][-1]["tables"][table - 1]["players"]
    unrazed = {player: 6 if seat == winner else 2 for seat, player in enumerate(seated)}
    return {"type": "report", "round": len(of.sees()["rounds"]), "table": table, "unrazed": unrazed, **more}


def test_an_event_runs_from_sign_up_to_wrap_up(organiser: Person) -> None:
    assert organiser.sees()["phase"] == "playing"
    for round_ in (1, 2):
        for table in organiser.sees()["rounds"][-1]["tables"]:
            organiser.does(report(organiser, table["number"]))
            organiser.does(report(organiser, table["number"]))
        if round_ == 1:
            organiser.does({"type": "seat", "round": 2})
    told = organiser.does({"type": "wrap-up"}, {"type": "send", "on": "2026-11-30"})["event"]
    assert told["phase"] == "wrapped-up"
    assert told["standings"][0]["player"] == told["winner"]
    assert told["standings"][0]["points"] == 14
    assert told["rounds"][1]["final"]
    assert all(seat["why"] for round_ in told["rounds"] for seat in round_["seats"])
    steps = organiser.ask("GET", "/steps").json()
    assert [step["number"] for step in steps] == list(range(1, len(steps) + 1))
    listed = organiser.app.get("/api/events", headers=HEADERS).json()
    assert {line["id"]: line["phase"] for line in listed}[organiser.event] == "wrapped-up"


def test_whoever_has_no_key_watches_and_sees_no_secrets(organiser: Person) -> None:
    organiser.does({"type": "hand-in", "player": "Ana", "deck": "E-1", "judge_agrees": True})
    organiser.does({"type": "punish", "player": "Ana", "sanction": "warning", "why": "slow"})
    spectator = Person(organiser.app, organiser.event)
    seen = spectator.sees()
    assert seen["role"] == "spectator"
    ana = next(player for player in seen["players"] if player["name"] == "Ana")
    assert ana["has_deck"]
    assert ana.get("deck", "") == ""
    assert seen["penalties"] == []
    assert organiser.sees()["penalties"][0]["why"] == "slow"
    for path in ("/steps", "/keys", f"/decks/{ana['id']}"):
        assert spectator.ask("GET", path).status_code == 403
    assert spectator.refused({"type": "leave", "player": "Ana"})[0] == 403
    assert organiser.ask("GET", f"/decks/{ana['id']}").json()["cards"]


def signing_up(app: TestClient[Application], **plan: Any) -> Person:
    """The organiser of an event people sign up for by themselves."""
    found = app.post("/api/events", json={"plan": {**PLAN, **plan}}, headers=HEADERS).json()
    person = Person(app, found["id"], found["key"])
    person.does({"type": "open-sign-up"})
    return person


def handing_in(player: str) -> dict[str, Any]:
    return {"type": "hand-in", "player": player, "deck": "E-1", "judge_agrees": True}


def test_whoever_signs_up_is_given_the_key_of_their_slip_and_checks_in_with_it(app: TestClient[Application]) -> None:
    organiser = signing_up(app)
    spectator = Person(app, organiser.event)
    answer = spectator.ask("POST", "/sign-up", {"name": "Zoé Prado"})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert organiser.ask("GET", "/keys").json()["players"] == {told["player"]: told["key"]}
    zoe = Person(app, organiser.event, told["key"])
    assert zoe.sees()["you"] == told["player"]
    assert zoe.ask("POST", "/sign-up", {"name": "Somebody else"}).json()["error"]["code"] == "sign-up-yourself"
    again = spectator.ask("POST", "/sign-up", {"name": "zoe prado"})
    assert (again.status_code, again.json()["error"]["code"]) == (409, "entered")
    organiser.does({"type": "ask-check-in"})
    seen = zoe.does({"type": "check-in", "player": told["player"]}, mine=True)["event"]
    assert seen["players"][0]["checked_in"]
    organiser.does({"type": "open-sign-up", "open": False})
    assert spectator.ask("POST", "/sign-up", {"name": "Late"}).json()["error"]["code"] == "sign-up-closed"
    assert spectator.ask("POST", "/changes", {"wishes": [{"type": "sign-up", "name": "X"}]}).status_code == 400


def test_published_decks_are_open_to_all_and_not_before(app: TestClient[Application]) -> None:
    organiser = signing_up(app)
    for name in ("Ana", "Bia"):
        organiser.does(
            {"type": "enter", "name": name}, {"type": "hand-in", "player": name, "deck": "E-1", "judge_agrees": True}
        )
    keys = organiser.ask("GET", "/keys").json()["players"]
    bia = Person(app, organiser.event, keys["p2"])
    spectator = Person(app, organiser.event)
    organiser.does({"type": "lock-decks"})
    for person in (bia, spectator):
        assert person.ask("GET", "/decks/p1/cards").status_code == 403
    organiser.does({"type": "publish-decks"})
    for person in (bia, spectator):
        assert person.ask("GET", "/decks/p1/cards").json()["deck"]
        assert person.ask("GET", "/decks/p1").json()["cards"]


def test_the_number_of_a_draw_is_one_nobody_could_know(app: TestClient[Application]) -> None:
    organiser = signing_up(app)
    organiser.does(
        {"type": "enter", "name": "Ana"}, {"type": "hand-in", "player": "Ana", "deck": "E-1", "judge_agrees": True}
    )
    for _ in range(3):
        organiser.does({"type": "draw-checks", "count": 1})
    seeds = {one["seed"] for one in organiser.sees()["drawn"]}
    assert len(seeds) > 1
    assert 0 not in seeds


def test_a_key_of_another_event_or_none_at_all_is_told_so(organiser: Person) -> None:
    stranger = Person(organiser.app, organiser.event, "nonsense")
    answer = stranger.ask("GET")
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "event-key"
    nowhere = Person(organiser.app, "nowhere1")
    assert nowhere.ask("GET").status_code == 404
    assert nowhere.ask("GET").json()["error"]["code"] == "no-event"


def test_a_judge_judges_and_the_organiser_takes_his_key_away_again(organiser: Person) -> None:
    judge = with_key(organiser, "judge", "Rita")
    told = judge.does({"type": "rule", "question": "May I?", "answer": "No.", "rules": ["scoring.measure"]})
    assert told["event"]["rulings"][0]["by"] == "judge Rita"
    assert judge.refused({"type": "wrap-up"})[0] == 403
    assert judge.ask("GET", "/keys").status_code == 403
    assert [key["role"] for key in organiser.ask("GET", "/keys").json()["keys"]] == ["organiser", "judge"]
    organiser.ask("POST", "/keys", {"role": "judge", "name": "Rita", "ends": True})
    assert judge.ask("GET").status_code == 403


def test_everybody_at_a_table_confirms_a_result_from_his_phone(organiser: Person) -> None:
    at_table = players(organiser, 1)
    result = report(organiser, 1)
    for place, (_, person) in enumerate(at_table):
        assert person.sees()["rounds"][0]["tables"][0]["results"] == []
        told = person.does(result)["event"]["rounds"][0]["tables"][0]
        assert len(told["claims"]) == (place + 1 if place < 2 else 0)
    found = organiser.sees()["rounds"][0]["tables"][0]["results"]
    assert [one["confirmed"] for one in found] == [True]
    (_, stranger), *_ = players(organiser, 2)
    assert stranger.refused(report(organiser, 1))[0] == 409
    assert stranger.sees()["rounds"][0]["tables"][0]["claims"] == []


def test_players_who_disagree_need_a_judge(organiser: Person) -> None:
    (_, first), (_, second), _ = players(organiser, 1)
    first.does(report(organiser, 1))
    second.does(report(organiser, 1, winner=1))
    assert organiser.sees()["rounds"][0]["tables"][0]["disputed"] == [1]
    with_key(organiser, "judge", "Rita").does(report(organiser, 1))
    assert organiser.sees()["rounds"][0]["tables"][0]["disputed"] == []


def test_a_page_asks_again_and_is_told_only_that_nothing_changed(organiser: Person) -> None:
    answer = organiser.ask("GET")
    tag = answer.headers["etag"]
    again = organiser.ask("GET", **{"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
    assert Person(organiser.app, organiser.event).ask("GET", **{"If-None-Match": tag}).status_code == 200
    organiser.does(report(organiser, 1))
    assert organiser.ask("GET", **{"If-None-Match": tag}).status_code == 200


def test_what_changes_is_shown_before_it_is_done(organiser: Person) -> None:
    version = organiser.sees()["version"]
    told = organiser.does(report(organiser, 1), dry=True)
    assert told["dry"]
    assert [change["kind"] for change in told["changes"]] == ["result"]
    assert organiser.sees()["version"] == version


def test_a_correction_that_moves_people_says_so_and_asks(organiser: Person) -> None:
    for table in (1, 2, 3):
        organiser.does(report(organiser, table), report(organiser, table))
    organiser.does({"type": "seat", "round": 2})
    seated = organiser.sees()["rounds"][0]["tables"][0]["players"]
    unrazed = {player: 6 if seat == 1 else 2 for seat, player in enumerate(seated)}
    commands = [
        {"type": "correct", "round": 1, "table": 1, "game": game, "unrazed": unrazed, "winner": seated[1]}
        for game in (1, 2)
    ]
    status, wrong = organiser.refused(*commands)
    assert (status, wrong["code"], wrong["rounds"]) == (409, "changes-seating", [2])
    assert any(change["kind"] == "seating" and change["said"] for change in wrong["changes"])
    told = organiser.does(*commands, later="again")["event"]
    assert seated[1] in told["rounds"][1]["tables"][0]["players"]


def test_who_was_overtaken_is_told_what_happened(organiser: Person) -> None:
    seen = organiser.sees()["version"]
    command = report(organiser, 1)
    organiser.does(command, built_on=seen)
    status, wrong = organiser.refused(command, built_on=seen)
    assert (status, wrong["code"]) == (409, "overtaken")
    assert wrong["since"][0]["number"] == seen + 1
    organiser.does(report(organiser, 2), built_on=seen)


def test_refusals_are_in_the_language_of_whoever_asks(organiser: Person) -> None:
    key = organiser.headers[KEY]
    ana = Person(organiser.app, organiser.event, key, "pt-BR")
    assert "já está na lista" in ana.refused({"type": "enter", "name": "Ana"})[1]["message"]
    assert "Rodada 1" in ana.does(report(organiser, 1), dry=True)["changes"][0]["said"]


@pytest.mark.parametrize(
    "body",
    [
        {"wishes": []},
        {"wishes": [{"type": "fly"}]},
        {"wishes": [{"type": "enter"}]},
        {"wishes": [{"type": "enter", "name": "x", "more": 1}]},
        {"wishes": [{"type": "undo", "number": -1}]},
        {"wishes": [{"type": "undo"}], "later": "perhaps"},
    ],
)
def test_what_is_not_understood_is_refused_and_changes_nothing(organiser: Person, body: Any) -> None:
    version = organiser.sees()["version"]
    answer = organiser.ask("POST", "/changes", body)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "not-understood"
    assert organiser.sees()["version"] == version


def test_a_plan_that_cannot_be_is_refused(app: TestClient[Application]) -> None:
    for changes, why in (({"name": ""}, "needs a name"), ({"game": "Spellfire: Championchip [55]"}, "Championship")):
        answer = app.post("/api/events", json={"plan": {**PLAN, **changes}}, headers=HEADERS)
        assert answer.status_code in (400, 409)
        assert why in answer.json()["error"]["message"]


def test_a_page_of_another_site_changes_nothing(organiser: Person) -> None:
    command = {"wishes": [{"type": "leave", "player": "Ana"}]}
    answer = organiser.ask("POST", "/changes", command, Origin="https://elsewhere.example")
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "origin"


def test_an_event_is_deleted_by_its_organiser_who_repeats_its_name(app: TestClient[Application]) -> None:
    made = app.post("/api/events", json={"plan": {**PLAN, "name": "Wrong One"}}, headers=HEADERS).json()
    organiser = Person(app, made["id"], made["key"])
    organiser.does({"type": "enter", "name": "Ana"})
    judge = with_key(organiser, "judge", "Rita")
    assert judge.ask("DELETE", "", {"name": "Wrong One"}).status_code == 403
    assert Person(app, made["id"]).ask("DELETE", "", {"name": "Wrong One"}).status_code == 403
    answer = organiser.ask("DELETE", "", {"name": "Spring Cup"})
    assert answer.status_code == 409
    assert "repeats its name: Wrong One" in answer.json()["error"]["message"]
    assert organiser.sees()["players"]
    assert organiser.ask("DELETE", "", {"name": "wrong  one"}).status_code == 200
    for person in (organiser, judge, Person(app, made["id"])):
        assert person.ask("GET").status_code in (404, 409)
    assert made["id"] not in {line["id"] for line in app.get("/api/events", headers=HEADERS).json()}


def test_the_ranking_counts_scored_events_that_were_sent_in(app: TestClient[Application]) -> None:
    plan = {**PLAN, "name": "Scored", "scored": True, "advertised": True, "coordinator": "Rita"}
    made = app.post("/api/events", json={"plan": plan}, headers=HEADERS).json()
    organiser = Person(app, made["id"], made["key"])
    organiser.does(*({"type": "enter", "name": name} for name in NINE), {"type": "seat", "round": 1})
    for round_ in (1, 2):
        for table in organiser.sees()["rounds"][-1]["tables"]:
            organiser.does(report(organiser, table["number"]))
            organiser.does(report(organiser, table["number"]))
        if round_ == 1:
            organiser.does({"type": "seat", "round": 2})
    organiser.does({"type": "wrap-up"})

    def season() -> Any:
        return app.get("/api/ranking", headers=HEADERS).json()

    mine = {"id": made["id"], "name": "Scored", "eligible": True, "sent": False, "ranked": True, "same_as": ""}
    assert mine in season()["not_counted"]
    events = season()["events"]
    organiser.does({"type": "send", "on": "2026-11-30"})
    found = season()
    assert mine not in found["not_counted"]
    assert found["events"] == events + 1
    points = {line["player"]: line["points"] for line in found["ranking"]}
    assert points["Rita"] == 9
    organiser.does({"type": "undo"})  # of sending it in
    assert mine in season()["not_counted"]


def test_a_phone_at_a_table_is_told_its_table_and_hears_of_no_other(organiser: Person) -> None:
    (player, phone), (_, second), (_, third) = players(organiser, 1)
    answer = phone.ask("GET", "/mine")
    told = answer.json()
    assert [table["number"] for table in told["rounds"][0]["tables"]] == [1]
    assert told["you"] == player
    assert told["role"] == "player"
    assert told["entered"] == 9
    assert told["standings"] == []  # nothing has been played yet
    assert len(told["standings"]) <= 5
    assert len(told["players"]) <= 8
    assert not told["needs"]
    assert not told["rounds"][0]["seats"]
    tag = answer.headers["etag"]
    (_, elsewhere), *_ = players(organiser, 2)
    elsewhere.does(report(organiser, 2))  # one of three says so: a step, but nothing for this table
    assert phone.ask("GET", "/mine", **{"If-None-Match": tag}).status_code == 304
    result = report(organiser, 1)
    done = phone.does(result, mine=True)["event"]
    assert [table["number"] for table in done["rounds"][0]["tables"]] == [1]
    assert [claim["player"] for claim in done["rounds"][0]["tables"][0]["claims"]] == [player]
    seen = second.ask("GET", "/mine", **{"If-None-Match": tag})
    assert seen.status_code == 200
    assert seen.json()["rounds"][0]["tables"][0]["claims"][0]["unrazed"] == result["unrazed"]
    watched = Person(organiser.app, organiser.event).ask("GET", "/mine?table=2").json()
    assert [table["number"] for table in watched["rounds"][0]["tables"]] == [2]
    assert watched["you"] == ""
    assert Person(organiser.app, organiser.event).ask("GET", "/mine").json()["rounds"][0]["tables"] == []
    assert third.ask("GET", "/mine", **{KEY: "p1-wrong"}).status_code >= 400


def test_a_sideboard_and_a_seat_are_a_players_own(organiser: Person) -> None:
    (_, player), *_ = players(organiser, 1)
    for path in ("/sideboard", "/seat"):
        for nobody in (organiser, with_key(organiser, "judge", "Rita"), Person(organiser.app, organiser.event)):
            assert nobody.ask("GET", path).status_code == 403
        assert player.ask("GET", path).status_code == 200
    assert player.ask("GET", "/sideboard").json() is None


def test_what_a_phone_is_told_is_made_once_until_something_happens(
    organiser: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts: list[str] = []

    def counted(told: ToldEvent, number: int, you: str) -> ToldEvent:
        cuts.append(you)
        return only_table(told, number, you)

    monkeypatch.setattr(events_told, "only_table", counted)
    phones = [phone for _, phone in players(organiser, 1)]
    for phone in phones * 3:
        phone.ask("GET", "/mine")
    assert len(cuts) == 3
    phones[0].does(report(organiser, 1))
    assert [phone.ask("GET", "/mine").json()["version"] for phone in phones] == [organiser.sees()["version"]] * 3
    assert len(cuts) == 6


def test_a_page_of_a_list_is_asked_for_and_told_again_only_when_something_happened(organiser: Person) -> None:
    page = organiser.ask("GET", "?part=players&size=4&page=2")
    told = page.json()
    assert [one["name"] for one in told["players"]] == NINE[4:8]
    assert (told["stretch"]["pages"], told["stretch"]["found"], told["counts"]["active"]) == (3, 9, 9)
    same = organiser.ask("GET", "?part=players&size=4&page=2", **{"If-None-Match": page.headers["etag"]})
    other = organiser.ask("GET", "?part=players&size=4&page=1", **{"If-None-Match": page.headers["etag"]})
    assert (same.status_code, other.status_code) == (304, 200)
    found = organiser.ask("GET", "?part=tables&search=iris").json()["rounds"][0]["tables"]
    assert len(found) == 1
    for wrong in ("part=everything", "part=players&size=0", "part=players&size=5000", "part=players&page=-1"):
        assert organiser.ask("GET", f"?{wrong}").status_code == 400


def test_what_was_done_is_answered_with_the_page_somebody_looks_at(organiser: Person) -> None:
    seen = {"part": "tables", "size": 2}
    tried = organiser.does(report(organiser, 1), stretch=seen, dry=True)["event"]
    assert tried["rounds"][0]["tables"][0]["results"]
    done = organiser.does(report(organiser, 1), stretch=seen)["event"]
    assert [table["number"] for table in done["rounds"][0]["tables"]] == [1, 2]
    assert done["rounds"][0]["tables"][0]["results"]
    assert done == organiser.ask("GET", "?part=tables&size=2").json()


def test_a_player_sees_on_a_page_what_was_said_at_their_own_table(organiser: Person) -> None:
    (_, ana), (_, other) = players(organiser, 1)[:2]
    ana.does(report(organiser, 1))
    stranger = players(organiser, 2)[0][1]
    told = [one.ask("GET", "?part=tables&search=1").json() for one in (ana, other, stranger)]
    assert [len(one["rounds"][0]["tables"][0]["claims"]) for one in told] == [1, 1, 0]
    assert told[0]["role"] == "player"


def test_steps_are_told_from_the_last_one_backwards(organiser: Person) -> None:
    whole = organiser.ask("GET", "/steps").json()
    last = organiser.ask("GET", "/steps?size=4").json()
    earlier = organiser.ask("GET", f"/steps?size=4&before={last[0]['number']}").json()
    assert (last, earlier) == (whole[-4:], whole[-8:-4])
    assert organiser.ask("GET", "/steps?size=4&before=1").json() == []
    organiser.does({"type": "undo"})
    counts = [step["counts"] for step in organiser.ask("GET", "/steps?size=2").json()]
    assert counts == [False, False], "the step that was undone, and the undoing"
