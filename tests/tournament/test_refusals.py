"""What cannot be at an event is refused in one line that says what, where, and what would be right."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from sixrealms import decks
from sixrealms.errors import SixRealmsError
from sixrealms.tournament.decks.deck_lists import list_of
from sixrealms.tournament.fields import By, DeckList
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import (
    Amend,
    Award,
    CheckDeck,
    ComeBack,
    Correct,
    Enter,
    Exchange,
    Extend,
    HandIn,
    Leave,
    LockDecks,
    NoteRuling,
    Punish,
    Rename,
    Repair,
    Replace,
    Report,
    Seat,
    SeatByHand,
    SendForms,
    SettleTie,
    StartClock,
    Strike,
    TableWish,
    WrapUp,
)
from sixrealms.tournament.operations.amend import FIXED
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.refusals import EventRefused
from sixrealms.wording import LANGUAGES, say
from tests.tournament.events import JUDGE, Telling, a_plan

THREE = "Ana Bruno Caio"


def seated(players: str = THREE, **plan: Any) -> Telling:
    told = Telling(players, **plan)
    told.says(Seat(1))
    return told


def refusal(told: Telling, *commands: Command, by: By | None = None) -> EventRefused:
    """The refusal of these wishes, which leaves the event as it was; it is one line in every language."""
    before = told.log
    with pytest.raises(EventRefused) as wrong:
        told.says(*commands, by=by or By("organiser"))
    assert told.log == before
    for language in LANGUAGES:
        assert "\n" not in wrong.value.said(language)
    return wrong.value


# -- who takes part ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "Ana\x07"])
def test_a_name_is_one_line_that_can_be_printed(name: str) -> None:
    assert "cannot be a name" in str(refusal(Telling(""), Enter(name)))


@pytest.mark.parametrize("name", ["Ana", "ANA", " ána "])
def test_nobody_enters_twice_however_he_is_written(name: str) -> None:
    told = Telling(THREE)
    assert "Ana is entered already" in str(refusal(told, Enter(name)))
    assert "Ana is entered already" in str(refusal(told, Rename("Bruno", name)))
    told.says(Rename("Ana", "Ana Maria"))


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Brumo", "did you mean Bruno?"),
        ("Zacarias", "there are Ana, Bruno, Caio"),
    ],
)
def test_an_unknown_name_is_answered_with_the_nearest(said: str, why: str) -> None:
    assert why in str(refusal(Telling(THREE), Leave(said)))


def test_a_name_may_be_shortened_while_it_is_clear_who_is_meant() -> None:
    told = Telling("")
    told.says(Enter("Ana Souza"), Enter("Ana Silva"), Enter("Bruno Lima"))
    assert "Ana Souza, Ana Silva. Write more" in str(refusal(told, Leave("ana")))
    told.says(Leave("ana si"), Leave("bru"))
    assert [player.name for player in told.event.active] == ["Ana Souza"]
    assert "has left the event" in str(refusal(told, Leave("Bruno Lima")))
    assert "has not left" in str(refusal(told, ComeBack("Ana Souza")))


@pytest.mark.rule("format.team-spirit.teams")
def test_a_team_event_needs_members_who_are_in_one_team_only() -> None:
    told = Telling("", team_event=True, game="Spellfire: Team Spirit [55]")
    told.says(Enter("Reds", members=("Ana", "Bruno")))
    assert "needs the names of its 2 members" in str(refusal(told, Enter("Blues", members=("Caio",))))
    assert "needs the names of its 2 members" in str(refusal(told, Enter("Blues", members=("Caio", "caio"))))
    assert "already in the team Reds" in str(refusal(told, Enter("Blues", members=("ana", "Caio"))))
    assert told.event.players["p1"].persons == 2
    with pytest.raises(EventRefused, match="make it a team event"):
        a_plan(game="Spellfire: Team Spirit [55]")
    assert "team events only" in str(refusal(Telling(""), Enter("Reds", members=("Ana", "Bruno"))))


# -- beginning ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("tournament.requirements.coordinator")
def test_an_event_without_a_coordinator_does_not_begin() -> None:
    told = Telling(coordinator="")
    assert "needs a coordinator" in str(refusal(told, Seat(1)))
    told.says(Amend(a_plan(coordinator="Carla")), Seat(1))


@pytest.mark.rule("tournament.requirements.players-scored", "running.unscored")
def test_a_scored_event_needs_nine_people_and_an_unscored_one_a_table() -> None:
    eight = "Ana Bruno Caio Dora Eva Fabio Gil Hugo"
    told = Telling(eight, scored=True)
    assert "a scored event needs 9" in str(refusal(told, Seat(1)))
    told.says(Enter("Iris"), Seat(1))
    seated(THREE)
    assert "at least 3 are needed" in str(refusal(Telling("Ana Bruno"), Seat(1)))


@pytest.mark.rule("running.kinds")
def test_whether_an_event_is_scored_has_to_be_said() -> None:
    with pytest.raises(msgspec.ValidationError, match="scored"):
        msgspec.json.decode(b'{"name": "Spring Cup"}', type=Plan)
    assert msgspec.json.decode(b'{"name": "Spring Cup", "scored": true}', type=Plan).scored is True


def test_people_count_for_a_scored_event_not_teams() -> None:
    told = Telling("", scored=True, team_event=True, game="Spellfire: Team Spirit [55]")
    for number in range(1, 5):
        told.says(Enter(f"Team {number}", members=(f"a{number}", f"b{number}")))
    assert "8 people entered" in str(refusal(told, Seat(1)))
    told.says(Enter("Team 5", members=("a5", "b5")), Seat(1))


@pytest.mark.rule("protocol.post-options")
def test_what_was_announced_stays_once_people_sit() -> None:
    told = seated()
    plan = a_plan(game="Spellfire: The Grind [55]")
    assert "this stays as it was announced: the game" in str(refusal(told, Amend(plan)))
    told.says(Amend(a_plan(place="Hall 2", judges=("Rita",))))
    assert told.event.plan.place == "Hall 2"


@pytest.mark.rule("tracking.even-pace")
def test_a_round_is_seated_when_the_one_before_is_over_and_only_once() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio Gil Hugo Iris")
    assert "Round 2 is the next one to be seated, not round 1" in str(refusal(told, Seat(1)))
    first = told.tables(1)[0]
    told.wins(f"{first[0]} {first[0]}")
    assert "Round 1: the tables 2, 3 are still being played" in str(refusal(told, Seat(2)))
    told.finish_round()
    told.says(Seat(2))
    told.finish_round()
    assert "has won the event" in str(refusal(told, Seat(3)))


@pytest.mark.rule("tracking.complete-forms", "official.report.deadline")
def test_an_event_is_wrapped_up_when_it_is_decided() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio")
    assert "the tables 1, 2 are still being played" in str(refusal(told, WrapUp()))
    told.finish_round()
    assert "seat round 2" in str(refusal(told, WrapUp()))
    assert "Wrap the event up before" in str(refusal(told, SendForms("2026-11-30")))
    told.play_on()
    told.says(WrapUp())
    assert "is wrapped up" in str(refusal(told, WrapUp()))
    assert "no date" in str(refusal(told, SendForms("30.11.2026")))


# -- results -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("scoring.measure")
@pytest.mark.parametrize(
    ("unrazed", "winner", "why"),
    [
        ({"Ana": 7, "Bruno": 1, "Caio": 1}, "Ana", "Ana cannot have 7 unrazed realms"),
        ({"Ana": -1, "Bruno": 6, "Caio": 1}, "Bruno", "Ana cannot have -1 unrazed realms"),
        ({"Ana": 6, "Bruno": 1}, "Ana", "how many unrazed realms Caio had is missing"),
        ({"Ana": 6, "Bruno": 1, "Dora": 1}, "Ana", "Nobody called Dora sits at this table; there are"),
        ({"Ana": 6, "Bruno": 1, "Cai": 1, "Caio": 2}, "Ana", "Caio is named twice"),
        ({"Ana": 6, "Bruno": 1, "Caio": 1}, "Dora", "Nobody called Dora sits at this table"),
        ({"Ana": 6, "Bruno": 6, "Caio": 1}, "", "say who won"),
        ({"Ana": 5, "Bruno": 3, "Caio": 1}, "", "say who won"),
        ({"Ana": 1, "Bruno": 3, "Caio": 6}, "Ana", "6 unrazed realms win, Ana had 1 and Caio 6; Caio has won, or"),
    ],
)
def test_a_result_that_cannot_be_is_refused(unrazed: dict[str, int], winner: str, why: str) -> None:
    assert why in str(refusal(seated(), Report(1, 1, unrazed, winner)))


@pytest.mark.rule("scoring.measure", "victory.standard", "victory.enhanced")
@pytest.mark.parametrize("shape", ["Spellfire: Championship [55]", "Spellfire: Championship (True Victory) [55]"])
def test_who_has_the_realms_that_win_has_won(shape: str) -> None:
    told = seated(game=shape)
    told.says(Report(1, 1, {"Ana": 4, "Bruno": 5, "Caio": 1}, "Ana"))  # time was called, or a power decided
    refusal(told, Correct(1, 1, 1, {"Ana": 4, "Bruno": 6, "Caio": 1}, "Ana"))
    refusal(told, Report(1, 1, {"Ana": 5, "Bruno": 6, "Caio": 6}, "Ana"), by=By("player", "p1"))
    told.says(Report(1, 1, {"Ana": 6, "Bruno": 6, "Caio": 1}, "Bruno"))  # by one effect: whoever acts has won
    ten = seated(game="Spellfire: Championship-Enhanced [55]")
    ten.says(Report(1, 1, {"Ana": 3, "Bruno": 9, "Caio": 1}, "Ana"))
    refusal(ten, Report(1, 1, {"Ana": 9, "Bruno": 10, "Caio": 1}, "Ana"))


@pytest.mark.rule("victory.barbaric", "format.conquerors-game.victory", "option.barbarian.victory")
@pytest.mark.parametrize(
    "changes",
    [
        {"game": "Spellfire: Championship-Barbaric [55]"},
        {"game": "Spellfire: Conqueror's Game [55]"},
        {"game": "Spellfire: Championship (Barbarian's Game) [55]"},
        {"game": "Spellfire: Championship (Conqueror's Game) [55]"},
        {"rules_text": "Whoever razes first wins."},
    ],
)
def test_where_something_else_wins_realms_decide_nothing(changes: dict[str, str]) -> None:
    told = seated(**changes)
    told.says(Report(1, 1, {"Ana": 3, "Bruno": 6, "Caio": 1}, "Ana"))
    assert told.event.names[told.table_of("Ana").results[1].winner] == "Ana"
    told.says(Report(1, 1, {"Ana": 0, "Bruno": 1, "Caio": 1}, "Bruno"))
    told.says(Report(1, 1, {"Ana": 0, "Bruno": 1, "Caio": 6}, "Ana"))
    assert told.event.names[told.event.winner] == "Ana"


@pytest.mark.rule("format.team-spirit.victory")
def test_the_realms_of_one_team_do_not_decide_against_another() -> None:
    told = Telling("", team_event=True, game="Spellfire: Team Spirit [55]")
    for name in ("Reds", "Blues", "Greens"):
        told.says(Enter(name, members=(f"{name} one", f"{name} two")))
    told.says(Seat(1), Report(1, 1, {"Reds": 0, "Blues": 8, "Greens": 1}, "Reds"))
    assert told.event.names[told.table_of("Reds").results[1].winner] == "Reds"


def test_a_ten_realm_game_has_room_for_ten() -> None:
    told = seated(game="Spellfire: Championship-Enhanced [55]")
    assert "cannot have 11" in str(refusal(told, Report(1, 1, {"Ana": 11, "Bruno": 9, "Caio": 0}, "Ana")))
    told.says(Report(1, 1, {"Ana": 10, "Bruno": 9, "Caio": 0}))
    assert told.event.names[told.table_of("Ana").results[1].winner] == "Ana"


def test_the_winner_need_not_be_named_where_one_alone_reached_the_goal() -> None:
    told = seated()
    told.says(Report(1, 1, {"Bruno": 6, "Ana": 5, "Caio": 0}))
    assert told.event.names[told.table_of("Ana").results[1].winner] == "Bruno"


@pytest.mark.rule("tournament.match.first-to-two")
def test_results_come_in_their_order_for_the_round_that_is_played() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio Gil Hugo Iris")
    a, b, c = told.tables(1)[0]
    result = {a: 6, b: 1, c: 1}
    assert "There is no round 2; only round 1 is seated" in str(refusal(told, Report(2, 1, result)))
    assert "Round 1 has no table 4; its tables are 1-3" in str(refusal(told, Report(1, 4, result)))
    assert "the next one is game 1" in str(refusal(told, Report(1, 1, result, game=2)))
    told.says(Report(1, 1, result, game=1))
    assert "game 1 has a result already; correct it" in str(refusal(told, Report(1, 1, result, game=1)))
    told.says(Report(1, 1, result))
    assert f"{a} has won it already" in str(refusal(told, Report(1, 1, result)))
    told.finish_round()
    told.says(Seat(2))
    assert "Round 2 is being played, not round 1" in str(refusal(told, Report(1, 2, result)))
    assert "No round is seated yet" in str(refusal(Telling(THREE), Report(1, 1, {"Ana": 6})))


def test_who_has_left_the_table_wins_no_game_there() -> None:
    told = seated()
    told.says(Leave("Ana"))
    assert "Ana has left the table" in str(refusal(told, Report(1, 1, {"Bruno": 1, "Caio": 1}, "Ana")))
    told.says(Report(1, 1, {"Bruno": 6, "Caio": 1}))


def test_corrections_need_a_result_that_is_another_one() -> None:
    told = seated()
    same = {"Ana": 6, "Bruno": 1, "Caio": 1}
    assert "game 1 has no result" in str(refusal(told, Correct(1, 1, 1, same)))
    assert "game 1 has no result" in str(refusal(told, Strike(1, 1, 1)))
    told.says(Report(1, 1, same))
    assert "already" in str(refusal(told, Correct(1, 1, 1, same)))
    assert "cannot have 7" in str(refusal(told, Correct(1, 1, 1, {"Ana": 7, "Bruno": 1, "Caio": 1}, "Ana")))


def test_a_table_is_given_to_somebody_only_while_it_is_open() -> None:
    told = seated()
    assert "Nobody called Dora" in str(refusal(told, Award(1, 1, "Dora")))
    assert "named twice" in str(refusal(told, SettleTie(1, 1, ("Ana", "Ana"))))
    told.wins("Ana Ana")
    assert "decided by its games" in str(refusal(told, Award(1, 1, "Bruno")))


# -- claims of players -------------------------------------------------------------------------------------------------


def test_a_result_counts_when_everybody_at_the_table_says_the_same() -> None:
    told = seated()
    ids = {name: told.event.players[player].id for player, name in told.event.names.items()}
    for name in ("Ana", "Bruno"):
        told.plays("Ana 6, Bruno 2, Caio 3", by=By("player", ids[name]))
        assert told.table_of("Ana").results == {}
    told.plays("Ana 6, Bruno 2, Caio 3", by=By("player", ids["Caio"]))
    found = told.table_of("Ana").results[1]
    assert found.confirmed
    assert found.winner == ids["Ana"]


def test_players_who_say_different_things_leave_it_to_the_judge() -> None:
    told = seated()
    changes = []
    for player, realms in (("p1", 2), ("p2", 3), ("p3", 2)):
        outcome = told.plays(f"Ana 6, Bruno {realms}, Caio 3", by=By("player", player))
        changes.append([change.because.key.removeprefix("event-change-") for change in outcome.changes])
    assert changes == [["claimed"], ["disputed", "claimed"], ["claimed"]]
    assert told.table_of("Ana").results == {}
    assert told.table_of("Ana").disputed == (1,)
    told.plays("Ana 6, Bruno 2, Caio 3", by=JUDGE)
    assert told.table_of("Ana").disputed == ()
    assert not told.table_of("Ana").results[1].confirmed


def test_who_was_mistaken_may_agree_with_the_others_after_all() -> None:
    told = seated()
    for player, realms in (("p1", 2), ("p2", 3), ("p3", 2), ("p2", 2)):
        told.plays(f"Ana 6, Bruno {realms}, Caio 3", by=By("player", player))
    assert told.table_of("Ana").results[1].unrazed["p2"] == 2


def test_who_has_left_need_not_say_anything() -> None:
    told = seated()
    told.says(Leave("Caio"))
    for player in ("p1", "p2"):
        told.plays("Ana 6, Bruno 2", by=By("player", player))
    assert told.table_of("Ana").results[1].confirmed


# -- roles -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [Enter("Zeca"), Seat(2), WrapUp(), Amend(a_plan())])
def test_a_judge_does_not_run_the_event(command: Command) -> None:
    assert "for the organiser" in str(refusal(seated(), command, by=JUDGE))


@pytest.mark.parametrize("command", [NoteRuling("?", "!"), Leave("Bruno"), Strike(1, 1, 1), Enter("Zeca")])
def test_a_player_acts_for_himself_only(command: Command) -> None:
    assert "for the organiser or a judge" in str(refusal(seated(), command, by=By("player", "p1")))


def test_a_player_says_how_games_of_his_own_table_ended() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio")
    first, second = told.event.rounds[0].tables
    result = dict(zip(first.players, (6, 1, 1), strict=True))
    stranger = By("player", second.players[0])
    assert "only who plays there" in str(refusal(told, Report(1, 1, result), by=stranger))


def test_a_table_on_the_network_reports_games_and_nothing_else() -> None:
    table = By("table", "abc")
    assert "nothing else" in str(refusal(seated(), Leave("Ana"), by=table))
    told = seated()
    told.says(Report(1, 1, {"Ana": 6, "Bruno": 1, "Caio": 0}, replay="abc"), by=table)
    assert told.table_of("Ana").results[1].replay == "abc"


# -- judging -----------------------------------------------------------------------------------------------------------


def test_rulings_penalties_and_repairs_say_what_and_why() -> None:
    told = seated()
    assert "needs the question and the answer" in str(refusal(told, NoteRuling("Why?", " "), by=JUDGE))
    assert "needs its reason" in str(refusal(told, Punish("Ana", "warning", " "), by=JUDGE))
    assert "what was put right" in str(refusal(told, Repair(1, 1, " "), by=JUDGE))
    assert "There is no round 3" in str(refusal(told, Repair(3, 1, "x"), by=JUDGE))
    with pytest.raises(SixRealmsError, match=r"scoring\.measur"):
        told.says(NoteRuling("?", "!", ("scoring.measur",)), by=JUDGE)


@pytest.mark.rule("variant.sideboard.sanction")
def test_who_is_ejected_plays_no_more_and_has_no_points_of_that_table() -> None:
    told = seated()
    told.wins("Ana")
    told.says(Punish("Ana", "ejection", "another deck", ("variant.sideboard.restore",)), by=JUDGE)
    assert told.event.players["p1"].status == "ejected"
    assert "ejected already" in str(refusal(told, Punish("Ana", "warning", "again"), by=JUDGE))
    assert "variant.sideboard.sanction" in str(refusal(told, ComeBack("Ana")))
    told.wins("Bruno Bruno")
    assert told.points()["Ana"] == 0


@pytest.mark.rule("protocol.enter-darkness-replacement")
def test_a_destroyed_card_is_replaced_when_the_round_is_over_not_earlier() -> None:
    told = Telling()
    assert "when the round is over" in str(refusal(told, Replace("Ana", "1st/1"), by=JUDGE))
    told.says(Seat(1))
    assert "when the round is over" in str(refusal(told, Replace("Ana", "1st/1"), by=JUDGE))
    told.finish_round()
    told.says(Replace("Ana", "1st/1"), by=JUDGE)
    assert [one.card for one in told.event.replaced] == ["1st/1"]
    told.says(HandIn("Bruno", "E-1", judge_agrees=True), by=JUDGE)
    assert "protocol.enter-darkness-replacement" in str(refusal(told, Replace("Bruno", "4th/520"), by=JUDGE))
    told.says(Replace("Bruno", list_of(decks.named("E-1")).cards[0]), by=JUDGE)


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("variant.sideboard.registration", "protocol.deck-locked")
def test_a_deck_is_registered_before_the_start_and_changed_later_only_if_a_judge_agrees() -> None:
    told = Telling(THREE)
    told.says(HandIn("Ana", "E-1"))
    told.says(HandIn("Ana", "55-gencon"))
    told.says(Seat(1))
    locked = str(refusal(told, HandIn("Ana", "E-1")))
    assert "only if a judge agrees" in locked
    assert "variant.sideboard.registration" in locked
    assert "protocol.deck-locked" in str(refusal(told, HandIn("Bruno", "E-1")))
    assert "only if a judge" in str(refusal(told, HandIn("p1", "E-1", judge_agrees=True), by=By("player", "p1")))
    told.says(HandIn("Ana", "E-1", judge_agrees=True), by=JUDGE)
    deck = told.event.players["p1"].deck
    assert deck is not None
    assert deck.name


@pytest.mark.rule("protocol.deck-locked")
def test_the_organiser_closes_the_registration_of_decks_before_the_start() -> None:
    told = Telling(THREE)
    told.says(HandIn("p1", "55-thieves"), by=By("player", "p1"))
    open_ = [told.event.registers_decks]
    told.says(LockDecks(), by=JUDGE)
    open_.append(told.event.registers_decks)
    assert "Decks are locked" in str(refusal(told, HandIn("p1", "A-1"), by=By("player", "p1")))
    assert "closed already" in str(refusal(told, LockDecks()))
    assert "for the organiser" in str(refusal(told, LockDecks(locked=False), by=By("player", "p1")))
    told.says(HandIn("p2", "A-1", judge_agrees=True), by=JUDGE)
    told.says(LockDecks(locked=False))
    open_.append(told.event.registers_decks)
    told.says(HandIn("p1", "55-thieves"), by=By("player", "p1"))
    told.says(Seat(1))
    assert [*open_, told.event.registers_decks] == [True, False, True, False]
    assert "Decks are locked" in str(refusal(told, HandIn("p1", "B-1"), by=By("player", "p1")))
    assert "since round 1 was seated" in str(refusal(told, LockDecks()))
    assert "No decks are registered" in str(refusal(Telling(THREE, decks="none"), LockDecks()))


def test_a_dungeon_card_written_among_the_others_is_kept_as_one() -> None:
    told = Telling(THREE)
    known = list_of(decks.named("55-thieves"))
    assert known.dungeon
    told.says(HandIn("Ana", DeckList("mine", (*known.cards, known.dungeon))))
    kept = told.event.players["p1"].deck
    assert kept is not None
    assert (kept.dungeon, sorted(kept.cards)) == (known.dungeon, sorted(known.cards))


@pytest.mark.rule("protocol.no-sideboard-by-default")
def test_a_deck_that_is_not_legal_for_the_game_is_refused_with_every_rule_it_breaks() -> None:
    from sixrealms import decks
    from sixrealms.tournament.decks.deck_lists import list_of

    told = Telling(THREE)
    whole = list_of(decks.named("E-1"))
    short = DeckList("short", whole.cards[:50])
    wrong = str(refusal(told, HandIn("Ana", short)))
    assert "deck short of Ana is not legal" in wrong
    assert "deck." in wrong
    besides = DeckList("more", whole.cards, whole.dungeon, sideboard=whole.cards[:7])
    assert "protocol.no-sideboard-by-default" in str(refusal(told, HandIn("Ana", besides)))
    told.says(HandIn("Ana", short, judge_agrees=True), by=JUDGE)
    assert told.event.players["p1"].broken
    assert "cannot be read" in str(refusal(told, HandIn("Ana", DeckList("x", ("9th/999",)))))


@pytest.mark.rule("option.sideboard.one-for-one", "dungeon.one-per-player")
def test_a_dungeon_card_is_exchanged_for_one_other_and_not_for_two() -> None:
    from sixrealms import decks
    from sixrealms.tournament.decks.deck_lists import list_of

    told = Telling(THREE, game="Championship (Sideboard) [55]")
    whole, dungeons = list_of(decks.named("E-1")), ("DU/1", "DU/2", "DU/3")
    board = (*dungeons[1:], *whole.cards[:5])
    for name in THREE.split():
        told.says(HandIn(name, DeckList("E", whole.cards, dungeons[0], board), judge_agrees=True), by=JUDGE)
    told.says(Seat(1))
    told.plays(", ".join(f"{name} {realms}" for name, realms in zip(THREE.split(), (6, 1, 1), strict=True)))
    twice = Exchange("Ana", (dungeons[0],) * 2, dungeons[1:])
    assert "option.sideboard.one-for-one" in str(refusal(told, twice))
    told.says(Exchange("Ana", dungeons[:1], dungeons[1:2]))


def test_where_decks_are_required_everybody_hands_one_in() -> None:
    told = Telling(THREE, decks="required")
    told.says(HandIn("Ana", "E-1"))
    assert "2 decks are missing: Bruno, Caio" in str(refusal(told, Seat(1)))
    assert "No decks are registered" in str(refusal(Telling(THREE, decks="none"), HandIn("Ana", "E-1")))


@pytest.mark.rule("variant.sideboard.restore")
def test_a_deck_check_compares_what_lies_there_with_the_list() -> None:
    told = Telling(THREE)
    assert "has registered no deck" in str(refusal(told, CheckDeck("Ana"), by=JUDGE))
    told.says(HandIn("Ana", "E-1"))
    deck = told.event.players["p1"].deck
    assert deck is not None
    told.says(CheckDeck("Ana", cards=tuple(reversed(deck.cards))), by=JUDGE)
    told.says(CheckDeck("Ana", cards=(*deck.cards[:-1], deck.cards[0])), by=JUDGE)
    assert [check.passed for check in told.event.players["p1"].checks] == [True, False]


# -- seating by hand, clocks -------------------------------------------------------------------------------------------


def test_a_round_is_seated_otherwise_only_with_everybody_who_sits_in_it() -> None:
    told = seated("Ana Bruno Caio Dora Eva Fabio")
    names = [name for table in told.tables(1) for name in table]

    def by_hand(*tables: list[str], round_: int = 1) -> SeatByHand:
        return SeatByHand(round_, tuple(TableWish(n, tuple(players)) for n, players in enumerate(tables, 1)))

    assert "is missing in the new seating" in str(refusal(told, by_hand(names[:3], names[3:5])))
    assert "is seated twice" in str(refusal(told, by_hand(names[:3], [*names[3:5], names[0]])))
    assert "fewer than three" in str(refusal(told, by_hand(names[:2], names[2:])))
    assert "is being played" in str(refusal(told, by_hand(names[:3], names[3:], round_=2)))
    told.says(by_hand(names[::-1][:3], names[::-1][3:]))
    assert told.tables(1) == [names[::-1][:3], names[::-1][3:]]


def test_a_clock_needs_minutes() -> None:
    told = seated()
    assert "How many minutes?" in str(refusal(told, StartClock()))
    assert "How many minutes?" in str(refusal(told, Extend(1, 0)))
    told.says(StartClock(45))
    now = told.event.current
    assert now is not None
    assert now.minutes == 45
    assert now.clock == told.log[-1].at
    assert seated(minutes=50).says(StartClock()).after.rounds[0].minutes == 50


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": " "}, "needs a name of 1 to 60"),
        ({"date": "22/11/2026"}, "write it like 2026-11-22"),
        ({"rounds": 4}, "A grid has its own number of rounds"),
        ({"cut": 3}, "A grid has its own number of rounds"),
        ({"game": "Spellfire: Championchip [55]"}, "did you mean Championship"),
        ({"game": "Spellfire: Championship [60]"}, "protocol.deck-sizes"),
        ({"ruleset": "fourth-edition", "game": "Spellfire: Championship [75]"}, "it offers 55"),
    ],
)
def test_a_plan_no_event_can_be_held_by_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(SixRealmsError, match=re.escape(why)):
        a_plan(**changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_a_plan_that_stays_is_told_in_words(language: str) -> None:
    told = {field: say("event-refused-plan-fixed", language, field=field) for field in FIXED}

    assert len(set(told.values())) == len(FIXED)
    assert [field for field, sentence in told.items() if "_" in sentence] == []
