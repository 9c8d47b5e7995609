"""`sixrealms tournament`: an event is run on the command line, every command a step; wrong words are one clear line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sixrealms.terminal.main import main
from sixrealms.terminal.tournament_command import COMMANDS
from sixrealms.wording import LANGUAGES, message_ids

NINE = ["Ana", "Bruno", "Caio", "Dora", "Eva", "Fabio", "Gil", "Hugo", "Iris"]


class Desk:
    """Somebody at the organiser's desk."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self._capsys = capsys

    def says(self, command: str, *words: str) -> str:
        """What a command that succeeds writes."""
        code = main(["tournament", command, *words, "--database", self.database])
        out, err = self._capsys.readouterr()
        assert code == 0, err
        return out

    def told(self, command: str, *words: str) -> Any:
        return json.loads(self.says(command, *words, "--json"))

    def refused(self, command: str, *words: str) -> str:
        """The one line of a command that is refused with exit code 2."""
        code = main(["tournament", command, *words, "--database", self.database])
        err = self._capsys.readouterr().err
        assert code == 2
        assert "Traceback" not in err
        said, *picture = err.splitlines()
        assert all(line.startswith("  ") for line in picture)  # the place in a shorthand
        return said

    def table(self, number: int, round_: int = -1) -> list[str]:
        """The names at a table of the last round, or of another."""
        told = self.told("show", "spring")
        names = {player["id"]: player["name"] for player in told["players"]}
        return [names[player] for player in told["rounds"][round_]["tables"][number - 1]["players"]]

    def wins(self, number: int, winner: int = 0) -> str:
        """A game at a table of the last round, won by the player on a seat."""
        marked = [f"{name}={'6*' if seat == winner else 2}" for seat, name in enumerate(self.table(number))]
        return self.says("result", "spring", str(number), *marked)


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Desk:
    """An event of nine whose first round is seated."""
    found = Desk(f"sqlite:///{tmp_path / 'tables.db'}", capsys)
    found.says("create", "Spring Cup", "--unscored", "--coordinator", "Carla", "--seed", "7")
    found.says("register", "spring", *NINE)
    return found


def test_an_event_is_run_from_sign_up_to_wrap_up(desk: Desk) -> None:
    assert "Table 3:" in desk.says("seat", "spring")
    for table in (1, 2, 3):
        desk.wins(table)
        assert "won by" in desk.wins(table)
    assert "the final (8/6/4)" in desk.says("advance", "spring")
    champion = desk.table(1)[0]
    desk.wins(1)
    assert f"{champion} has won the event" in desk.wins(1)
    assert "wrapped up" in desk.says("wrap-up", "spring")
    standings = desk.told("standings", "spring")["standings"]
    assert standings[0]["points"] == 14
    assert desk.says("standings", "spring").startswith(f"Final standings\n1: {champion}, Points 14, ")
    desk.says("send", "spring", "2026-11-30")
    assert "No scored event that counts" in desk.says("rank")
    steps = desk.told("log", "spring")
    assert steps[-1]["said"] == "The scoring forms were sent in on 2026-11-30."
    assert steps[0]["by"] == "organiser"


def test_the_steps_are_there_in_another_run_and_can_be_undone(desk: Desk) -> None:
    desk.says("seat", "spring")
    desk.wins(1)
    number = desk.told("log", "spring")[-1]["number"]
    assert "has no result any more" in desk.says("undo", "spring")
    assert "The game" not in desk.says("undo", "spring", str(number + 1))
    assert desk.told("show", "spring")["rounds"][0]["tables"][0]["results"]
    log = desk.says("log", "spring").splitlines()
    assert f"Step {number} is undone. [does not count]" in log[number]


def test_a_correction_shows_the_difference_and_asks_what_becomes_of_later_rounds(desk: Desk) -> None:
    desk.says("seat", "spring")
    for table in (1, 2, 3):
        desk.wins(table)
        desk.wins(table)
    first = desk.table(1)
    desk.says("advance", "spring")
    marked = [f"{name}={'6*' if seat == 1 else 2}" for seat, name in enumerate(first)]
    code = main(["tournament", "correct", "spring", "1", "1", "1", *marked, "--database", desk.database])
    out, err = desk._capsys.readouterr()
    assert code == 2
    assert "instead of" in out
    assert "--later keep" in err
    desk.says("correct", "spring", "1", "1", "1", *marked, "--later", "again", "--why", "misread")
    desk.says("correct", "spring", "1", "1", "2", *marked, "--later", "again")
    assert first[1] in desk.table(1)


def test_players_leave_and_come_back_and_judges_note_what_they_do(desk: Desk) -> None:
    assert "Gil has left" in desk.says("drop", "spring", "gil", "--why", "train")
    assert "Gil plays on" in desk.says("return", "spring", "Gil")
    assert "Done. No seat" in desk.says(
        "ruling", "spring", "May I?", "No.", "--rule", "scoring.measure", "--judge", "Rita"
    )
    assert "Iris is ejected" in desk.says("penalty", "spring", "Iris", "ejection", "two decks", "--judge", "Rita")
    assert desk.told("log", "spring")[-1]["by"] == "judge Rita"
    assert "deck of Ana is registered" in desk.says("deck", "spring", "Ana", "E-1")
    desk.says("check", "spring", "Ana", "E-1", "--judge", "Rita")
    desk.says("check", "spring", "Ana", "55-gencon", "--judge", "Rita")
    ana = desk.told("show", "spring")["players"][0]
    assert [check["passed"] for check in ana["checks"]] == [True, False]


@pytest.mark.parametrize(
    ("command", "words", "why"),
    [
        ("create", ["Cup"], "say --scored"),
        ("create", ["Cup", "--scored", "--as", "Spellfire: Championchip [55]"], "did you mean Championship?"),
        ("register", ["spring", "Ana"], "Ana is entered already"),
        ("register", ["sprong", "Zeca"], "no event sprong; did you mean Spring Cup?"),
        ("drop", ["spring", "Brumo"], "did you mean Bruno?"),
        ("result", ["spring", "1", "Ana=6*"], "No round is seated yet"),
        ("result", ["spring", "1", "Ana=6*", "Bruno=6*"], "cannot both win a game"),
        ("result", ["spring", "1", "Ana:6"], '"Ana:6" is no result; write NAME=REALMS'),
        ("result", ["spring", "one", "Ana=6"], "'one' is not a whole number"),
        ("correct", ["spring", "-1", "1", "1", "Ana=6"], "No such option"),
        ("undo", ["spring", "99"], "There is no step 99"),
        ("undo", ["spring", "0"], "numbers begin at 1"),
        ("advance", ["spring"], "seat round 1 first"),
        ("deck", ["spring", "Ana", "A-1"], "not legal for this event"),
        ("wrap-up", ["spring"], "seat round 1"),
        ("send", ["spring", "2026-11-30"], "Wrap the event up before"),
        ("shwo", ["spring"], "did you mean 'show'?"),
    ],
)
def test_wrong_words_are_refused_in_one_line(desk: Desk, command: str, words: list[str], why: str) -> None:
    before = desk.told("log", "spring")
    assert why in desk.refused(command, *words)
    assert desk.told("log", "spring") == before


@pytest.mark.rule("scoring.measure", "tracking.even-pace")
def test_impossible_results_are_refused_at_the_table(desk: Desk) -> None:
    desk.says("seat", "spring")
    a, b, c = desk.table(1)
    for realms, why in (((7, 1, 1), "cannot have 7"), ((6, 6, 1), "say who won")):
        marked = [f"{name}={count}" for name, count in zip((a, b, c), realms, strict=True)]
        assert why in desk.refused("result", "spring", "1", *marked)
    assert "Nobody called" in desk.refused("result", "spring", "2", f"{a}=6", f"{b}=1", f"{c}=1")
    assert "There is no round 2" in desk.refused("result", "spring", "1", f"{a}=6", "--round", "2")
    assert "the tables 1, 2, 3 are still being played" in desk.refused("advance", "spring")


def test_refusals_are_in_the_language_of_the_command_line(desk: Desk) -> None:
    assert "você quis dizer Bruno?" in desk.refused("drop", "spring", "Brumo", "--lang", "pt-BR")
    assert "jogadores" in desk.says("show", "spring", "--lang", "pt-BR")


@pytest.mark.rule("rank.lookup", "scoring.coordinator", "scoring.playing-official")
def test_the_ranking_sums_scored_events_that_were_sent_in(desk: Desk) -> None:
    desk.says(*("create", "Open", "--scored", "--advertised", "--coordinator", "Ana", "--judge", "Rita", "--seed", "3"))
    desk.says("register", "Open", *NINE)
    desk.says("seat", "Open")
    for _ in range(2):
        told = desk.told("show", "Open")
        names = {player["id"]: player["name"] for player in told["players"]}
        for table in told["rounds"][-1]["tables"]:
            marked = [f"{names[p]}={'6*' if seat == 0 else 2}" for seat, p in enumerate(table["players"])]
            desk.says("result", "Open", str(table["number"]), *marked)
            desk.says("result", "Open", str(table["number"]), *marked)
        if len(told["rounds"]) == 1:
            desk.says("advance", "Open")
    desk.says("wrap-up", "Open")
    told = desk.told("rank")
    assert (told["ranking"], told["left_out"]) == ([], [desk.told("show", "Open")["id"]])
    assert len(told["ratings"]) > 0  # the games were played, whoever was told of them
    desk.says("send", "Open", "2026-11-30")
    lines = {line["player"]: line["points"] for line in desk.told("rank")["ranking"]}
    assert max(lines.values()) == 14
    assert lines["Rita"] == 4  # one for every two of nine players
    assert lines["Ana"] < 18  # she plays: nothing for coordinating
    assert desk.told("rank", "--player", "rita")["ranking"][0]["points"] == 4


def test_the_plan_is_changed_names_are_corrected_and_keys_are_made(desk: Desk) -> None:
    desk.says("create", "Autumn Cup", "--unscored")
    desk.says("register", "autumn", "Ana", "Bruno", "Cayo")
    assert "needs a coordinator" in desk.refused("seat", "autumn")
    assert "name what is to be changed" in desk.refused("change", "autumn")
    desk.says("change", "autumn", "--coordinator", "Carla", "--judge", "Rita", "--minutes", "50")
    assert "Cayo is now called Caio" in desk.says("rename", "autumn", "Cayo", "Caio")
    desk.says("seat", "autumn")
    assert "stays as it was announced" in desk.refused("change", "autumn", "--as", "Spellfire: The Grind [55]")
    plan = desk.told("show", "autumn")["plan"]
    assert (plan["coordinator"], plan["judges"], plan["minutes"]) == ("Carla", ["Rita"], 50)
    made = desk.told("key", "autumn", "judge", "Rita")
    assert len(made["key"]) > 20
    assert made["key"] not in desk.says("key", "autumn", "judge", "Rita")
    assert desk.told("key", "autumn", "judge", "Rita", "--end")["ended"] == 2


def test_events_are_listed(desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [line] = desk.told("list")
    assert (line["name"], line["players"], line["phase"]) == ("Spring Cup", 9, "registration")
    assert "Spring Cup, -, 9, registration" in desk.says("list")
    empty = Desk(f"sqlite:///{tmp_path / 'other.db'}", capsys)
    assert "There is no event yet" in empty.says("list")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_explained(language: str) -> None:
    assert {f"command-tournament-{name}" for name in COMMANDS} <= message_ids(language)


def test_a_round_is_run_by_hand_where_it_has_to_be(desk: Desk) -> None:
    desk.says("seat", "spring")
    first, second = desk.table(1), desk.table(2)
    assert f"{second[0]}, {first[1]}" in desk.says("swap", "spring", first[0], second[0], "--why", "brothers")
    assert desk.table(2)[0] == first[0]
    assert "brothers" in desk.says("log", "spring")
    assert "fewer than three" in desk.refused("move", "spring", first[1], "3")
    assert "How many minutes?" in desk.refused("clock", "spring", "start")
    desk.says("clock", "spring", "start", "--minutes", "50")
    desk.says("clock", "spring", "pause", "--judge", "Rita")
    assert "stands still" in desk.says("show", "spring")
    desk.says("clock", "spring", "resume")
    desk.says("extend", "spring", "2", "5", "--why", "late start")
    assert "it must be 1 to 600" in desk.refused("extend", "spring", "2", "0")
    for _ in range(2):
        desk.wins(1)
    winner, *others = desk.table(1)
    assert "Tied in everything counted" in desk.says("show", "spring")
    assert "Give the reason" in desk.refused("tie", "spring", *others, "--table", "1")
    assert "name all the players" in desk.refused("tie", "spring", winner, "--table", "1")
    for order in (others, others[::-1]):
        desk.says("tie", "spring", *order, "--table", "1", "--why", "razed more", "--judge", "Rita")
        places = desk.told("show", "spring")["rounds"][0]["tables"][0]["places"]
        names = {player["id"]: player["name"] for player in desk.told("show", "spring")["players"]}
        assert [names[place["player"]] for place in places] == [winner, *order]


def test_a_plan_changes_and_an_event_is_deleted_by_its_name(desk: Desk) -> None:
    assert "another one" in desk.says(
        "change", "spring", "--scheme", "swiss", "--rounds", "2", "--cut", "3", "--wins", "1"
    )
    assert desk.told("show", "spring")["plan"]["cut"] == 3
    assert "it must be 1 to 3" in desk.refused("change", "spring", "--wins", "4")
    desk.says("seat", "spring")
    assert "announced: the way rounds are made" in desk.refused(
        "change", "spring", "--scheme", "grid", "--rounds", "0", "--cut", "0"
    )
    assert "repeats its name: Spring Cup" in desk.refused("delete", "spring")
    assert "is deleted" in desk.says("delete", "spring", "--name", "spring cup")
    assert "There is no event spring" in desk.refused("show", "spring")


@pytest.mark.rule("report.form.fields", "scoring.semifinalist")
def test_every_field_of_the_plan_has_its_option(desk: Desk) -> None:
    codes = {"convention_code": "GC26", "tournament_code": "SF1"}
    said = [word for key, value in codes.items() for word in (f"--{key.replace('_', '-')}", value)]
    said += ["--semifinalist-bonus", "3", "--fours-later", "--redraw"]
    made = desk.told("create", "Codes", "--unscored", "--coordinator", "Carla", *said)
    assert {**codes, "semifinalist_bonus": 3, "fours_later": True, "redraw": True}.items() <= made["plan"].items()
    desk.says(
        "change", "codes", "--convention-code", "GC27", "--semifinalist-bonus", "0", "--back-later", "--no-redraw"
    )
    plan = desk.told("show", "codes")["plan"]
    assert {"convention_code": "GC27", "tournament_code": "SF1"}.items() <= plan.items()
    assert (plan["semifinalist_bonus"], plan["fours_later"], plan["redraw"]) == (0, False, False)
    desk.says("register", "codes", "Ana", "Bia", "Caio")
    desk.says("seat", "codes")
    assert "announced: the semifinalists' points" in desk.refused("change", "codes", "--semifinalist-bonus", "2")


def test_results_are_drawn_for_a_large_event(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "simulate", "--players", "330", "--outcomes", "drawn", "--json", "--seed", "4"]) == 0
    out, err = capsys.readouterr()
    figures = json.loads(out)
    assert set(figures) == {"players", "rounds", "repeats", "slowest_pairing_seconds", "seconds", "peak_mb"}
    assert (figures["players"], figures["rounds"], figures["repeats"]) == (330, 6, 0)
    assert [line.split(",")[0] for line in err.splitlines()] == [f"Round {at}: 110 tables" for at in range(1, 7)]


def test_people_arrive_are_drawn_and_call_a_judge(desk: Desk) -> None:
    assert "Sign-up is open" in desk.says("sign-up", "spring")
    event = desk.told("show", "spring")["id"]
    assert f"/events/{event}/sign-up" in desk.says("show", "spring")
    assert "Sign-up is closed" in desk.says("sign-up", "spring", "--close")
    assert "asked to check in" in desk.says("check-in", "spring")
    assert "Ana has checked in" in desk.says("check-in", "spring", *NINE[:8])
    assert "Bruno has not checked in after all" in desk.says("check-in", "spring", "Bruno", "--away")
    desk.says("check-in", "spring", "Bruno", "--judge", "Rita")
    assert "Not checked in yet: Iris" in desk.says("show", "spring")
    assert "Iris" in desk.refused("seat", "spring")
    assert "Iris is absent" in desk.says("check-in", "spring", "--end")
    desk.says("deck", "spring", "ana", "A-1", "--judge-agrees")
    assert "close their registration" in desk.refused("publish", "spring")
    desk.says("lock", "spring")
    assert "Everybody may look" in desk.says("publish", "spring")
    assert "not shown to everybody" in desk.says("publish", "spring", "--hide")
    assert "Drawn for a deck check: Ana (number 12)" in desk.says("draw", "spring", "2", "--seed", "12")
    assert "Drawn for a deck check: Ana" in desk.says("show", "spring")
    desk.says("seat", "spring")
    assert "Ana calls a judge" in desk.says("call", "spring", "ana", "--why", "a question")
    assert "Ana waits for a judge. a question" in desk.says("show", "spring")
    assert "needs no judge any more" in desk.says("answer", "spring", "ana", "--judge", "Rita")
    assert "waits for a judge" not in desk.says("show", "spring")
