"""What people do around the tables: signing up by themselves, checking in, calling a judge, decks drawn and shown."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.tournament.fields import By, Role
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Absent,
    AnswerCall,
    AskCheckIn,
    CallJudge,
    CheckDeck,
    CheckIn,
    ComeBack,
    DrawChecks,
    HandIn,
    Leave,
    LockDecks,
    OpenSignUp,
    PublishDecks,
    Seat,
    SignUp,
    Undo,
    WrapUp,
)
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.views.event_cuts import only_table
from sixrealms.tournament.views.told_event import for_player, told_event
from sixrealms.wording import LANGUAGES
from tests.tournament.events import JUDGE, Telling

STRANGER = By("player")
THREE = "Ana Bruno Caio"


def player(told: Telling, name: str) -> By:
    return By("player", next(one.id for one in told.event.players.values() if one.name == name))


def refused(told: Telling, *commands: Command, by: By = JUDGE) -> str:
    """The code of the refusal, which leaves the event as it was and is one line in every language."""
    before = told.log
    with pytest.raises(EventRefused) as wrong:
        told.says(*commands, by=by)
    assert told.log == before
    for language in LANGUAGES:
        assert "\n" not in wrong.value.said(language)
    return wrong.value.because.key.removeprefix("event-refused-")


# -- sign-up -----------------------------------------------------------------------------------------------------------


def test_people_sign_up_by_themselves_while_that_is_open() -> None:
    told = Telling("Ana")
    assert refused(told, SignUp("Bruno"), by=STRANGER) == "sign-up-closed"
    told.says(OpenSignUp(), by=JUDGE)
    assert told.event.signs_up
    told.says(SignUp("  Bruno  Lima ", "Dragons"), by=STRANGER)
    assert [(one.name, one.team) for one in told.event.players.values()] == [("Ana", ""), ("Bruno Lima", "Dragons")]
    assert refused(told, SignUp("bruno lima"), by=STRANGER) == "entered"
    assert refused(told, SignUp(""), by=STRANGER) == "name"
    told.says(OpenSignUp(open=False))
    assert refused(told, SignUp("Caio"), by=STRANGER) == "sign-up-closed"


def test_nobody_signs_others_up_and_nobody_after_the_start() -> None:
    told = Telling(THREE)
    told.says(OpenSignUp())
    assert refused(told, SignUp("Dora"), by=player(told, "Ana")) == "sign-up-yourself"
    assert refused(told, SignUp("Dora"), by=By("organiser")) == "sign-up-yourself"
    assert refused(told, OpenSignUp()) == "sign-up-so"
    told.says(Seat(1))
    assert not told.event.signs_up
    assert refused(told, SignUp("Dora"), by=STRANGER) == "sign-up-over"
    assert refused(told, OpenSignUp(open=False)) == "sign-up-over"


def test_a_team_signs_up_with_its_members() -> None:
    told = Telling("", team_event=True, game="Team Spirit [55]")
    told.says(OpenSignUp())
    assert refused(told, SignUp("Reds"), by=STRANGER) == "team-members"
    told.says(SignUp("Reds", members=("Ana", "Bia")), by=STRANGER)
    assert told.event.players["p1"].members == ("Ana", "Bia")


# -- check-in ----------------------------------------------------------------------------------------------------------


def test_round_one_waits_for_everybody_who_has_not_checked_in() -> None:
    told = Telling("Ana Bruno Caio Dora")
    assert refused(told, CheckIn("Ana")) == "check-in-not-asked"
    told.says(AskCheckIn(), by=JUDGE)
    assert refused(told, AskCheckIn()) == "check-in-so"
    told.says(CheckIn(player(told, "Ana").name), by=player(told, "Ana"))
    told.says(CheckIn("Bruno"), CheckIn("Caio"), by=JUDGE)
    with pytest.raises(EventRefused, match="One player has not checked in yet: Dora"):
        told.says(Seat(1))
    told.says(CheckIn("Dora"))
    told.says(Seat(1))
    assert {one for table in told.tables(1) for one in table} == {"Ana", "Bruno", "Caio", "Dora"}
    assert refused(told, CheckIn("Dora", here=False)) == "check-in-over"
    assert refused(told, AskCheckIn(open=False)) == "check-in-over"


def test_check_in_that_ends_leaves_out_whoever_has_not_come() -> None:
    told = Telling("Ana Bruno Caio Dora Eva")
    told.says(AskCheckIn(), *(CheckIn(name) for name in ("Ana", "Bruno", "Caio")))
    told.says(Leave("Eva"))
    outcome = told.says(AskCheckIn(open=False))
    assert [one.because.key for one in outcome.changes] == ["event-change-check-in", "event-change-is-absent"]
    assert [one.name for one in told.event.active] == ["Ana", "Bruno", "Caio"]
    assert told.event.players["p5"].status == "out"
    assert refused(told, CheckIn("Dora")) == "check-in-not-asked"
    told.says(ComeBack("Dora"))  # comes running
    told.says(Seat(1))
    assert len(told.tables(1)[0]) == 4


def test_players_check_in_themselves_only_and_do_not_take_it_back() -> None:
    told = Telling(THREE)
    told.says(AskCheckIn(), Leave("Caio"))
    ana = player(told, "Ana")
    assert refused(told, CheckIn(player(told, "Bruno").name), by=ana) == "not-for-player"
    assert refused(told, CheckIn("Caio")) == "left-already"
    told.says(CheckIn(ana.name), by=ana)
    assert refused(told, CheckIn(ana.name), by=ana) == "checked-in-so"
    assert refused(told, CheckIn(ana.name, here=False), by=ana) == "not-for-player"
    told.says(CheckIn("Ana", here=False), by=JUDGE)
    assert refused(told, CheckIn("Ana", here=False)) == "checked-in-so"
    assert [one.name for one in told.event.awaited] == ["Ana", "Bruno"]


# -- calling a judge ---------------------------------------------------------------------------------------------------


def test_a_call_waits_until_it_is_answered_and_is_told_to_its_table_and_the_desk() -> None:
    told = Telling()
    assert refused(told, CallJudge("Ana")) == "not-started"
    told.says(Seat(1))
    ana = player(told, "Ana")
    table = told.table_of("Ana")
    assert refused(told, AnswerCall("Ana")) == "no-call"
    told.says(CallJudge(ana.name, "  may   this card? "), by=ana)
    assert refused(told, CallJudge(ana.name), by=ana) == "called-already"
    desk = told_event("x", told.event, "en", "judge")
    assert [(call.player, call.table, call.why) for call in desk.calls] == [(ana.name, table.number, "may this card?")]
    watched = told_event("x", told.event, "en")
    assert watched.calls == ()
    for one in told.event.players:
        mine = only_table(for_player(watched, told.event, one), 0, one)
        assert len(mine.calls) == (1 if one in table.players else 0)
    other = next(one for one in table.players if one != ana.name)
    assert refused(told, AnswerCall(ana.name), by=By("player", other)) == "not-for-player"
    told.says(AnswerCall("Ana"), by=JUDGE)
    assert told_event("x", told.event, "en", "judge").calls == ()
    told.says(CallJudge(ana.name), by=ana)  # and once more
    told.says(AnswerCall(ana.name), by=ana)  # needs none any more
    assert told.event.open_calls == ()


def test_a_call_nobody_answered_ends_with_its_round_and_a_stranger_calls_nobody() -> None:
    told = Telling("Ana Bruno Caio Dora")
    told.says(Absent("Dora"), Seat(1))
    assert refused(told, CallJudge("Dora")) == "sits-nowhere"
    assert refused(told, CallJudge("Ana"), by=STRANGER) == "not-for-player"
    told.says(CallJudge("Ana"))
    told.says(Undo())
    assert told.event.calls == []
    nine = Telling()
    nine.says(Seat(1), CallJudge("Ana"))
    nine.finish_round()
    nine.says(Seat(2))
    assert nine.event.open_calls == ()


# -- decks -------------------------------------------------------------------------------------------------------------


def with_decks(names: str = THREE, **plan: Any) -> Telling:
    told = Telling(names, **plan)
    for name in names.split():
        told.says(HandIn(name, "A-1", judge_agrees=True))
    return told


def shown(told: Telling) -> bool:
    return told.event.shows_decks


@pytest.mark.rule("protocol.deck-locked")
def test_decks_are_shown_to_all_only_when_nobody_can_change_theirs() -> None:
    told = with_decks()
    assert refused(told, PublishDecks()) == "not-for-judge"
    assert refused(told, PublishDecks(), by=By("organiser")) == "decks-open"
    told.says(LockDecks(), PublishDecks())
    assert refused(told, PublishDecks(), by=By("organiser")) == "decks-published-so"
    assert {one.deck for one in told_event("x", told.event, "en").players} == {told.event.players["p1"].decks[0].name}
    told.says(LockDecks(locked=False))
    assert not shown(told)
    assert {one.deck for one in told_event("x", told.event, "en").players} == {""}
    told.says(Seat(1))
    assert shown(told)
    told.play_on()
    told.says(WrapUp(), PublishDecks(published=False))
    assert not shown(told)
    assert refused(Telling(THREE, decks="none"), PublishDecks(), by=By("organiser")) == "no-decks"


def test_a_draw_can_be_followed_and_takes_nobody_twice_before_everybody_once() -> None:
    names = "Ana Bruno Caio Dora Eva Fabio"
    told = with_decks(names)
    told.says(HandIn("Fabio", "A-1", judge_agrees=True), Leave("Fabio"))
    told.says(DrawChecks(2, 77), DrawChecks(2, 77), by=JUDGE)
    again = with_decks(names)
    again.says(HandIn("Fabio", "A-1", judge_agrees=True), Leave("Fabio"), DrawChecks(2, 77), DrawChecks(2, 77))
    first, second = (one.players for one in told.event.drawn)
    assert [one.players for one in again.event.drawn] == [first, second]
    assert len({*first, *second}) == 4
    told.says(DrawChecks(2, 78))
    third = told.event.drawn[2].players
    assert len({*first, *second, *third}) == 5, "who is left, and one of the others once more"
    assert "p6" not in third
    others = {with_seed(names, seed).event.drawn[0].players for seed in range(1, 12)}
    assert len(others) > 4, "it is a draw"


def with_seed(names: str, seed: int) -> Telling:
    told = with_decks(names)
    told.says(DrawChecks(2, seed))
    return told


def waiting(told: Telling) -> set[str]:
    return {one.name for one in told_event("x", told.event, "en", "judge").players if one.to_check}


def test_whoever_is_drawn_is_to_be_checked_until_somebody_has_looked() -> None:
    told = with_decks()
    told.says(CheckDeck("Ana"), CheckDeck("Bruno"), by=JUDGE)  # before anybody was drawn
    told.says(DrawChecks(3, 5), by=JUDGE)
    assert waiting(told) == {"Ana", "Bruno", "Caio"}
    told.says(CheckDeck("Ana"), by=JUDGE)
    assert waiting(told) == {"Bruno", "Caio"}
    hidden = told_event("x", told.event, "en")
    assert not any(one.to_check for one in hidden.players)
    assert hidden.drawn == ()
    assert refused(Telling(THREE), DrawChecks(1, 1)) == "nobody-to-draw"


@pytest.mark.parametrize("role", ["player", "table"])
@pytest.mark.parametrize("command", [OpenSignUp(), AskCheckIn(), DrawChecks(1, 1), PublishDecks()])
def test_players_run_nothing(role: Role, command: Command) -> None:
    assert refused(with_decks(), command, by=By(role, "p1")) == f"not-for-{role}"
