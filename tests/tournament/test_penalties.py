"""Penalties: on record, with a game, with a table, with ejection, and what each does to the points."""

from __future__ import annotations

import pytest

from sixrealms.tournament.event import winner_of
from sixrealms.tournament.operations import Correct, Punish, Report, Seat, Undo
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import JUDGE, Telling


@pytest.fixture
def told() -> Telling:
    """Nine players, of whom Ana, Bruno and others sit at the tables of round 1; nothing is played yet."""
    telling = Telling()
    telling.says(Seat(1))
    return telling


def neighbours(told: Telling, name: str) -> tuple[str, str]:
    """The names of the two others at somebody's table."""
    one, two = (told.event.names[player] for player in told.table_of(name).players if told.event.names[player] != name)
    return one, two


def refusal(told: Telling, *command: Punish | Report) -> str:
    with pytest.raises(EventRefused) as wrong:
        told.says(*command, by=JUDGE)
    return wrong.value.because.key.removeprefix("event-refused-")


def test_a_caution_and_a_warning_stay_on_record_and_change_nothing_counted(told: Telling) -> None:
    told.wins("Ana Ana")
    before = told.points()
    outcome = told.says(Punish("Ana", "caution", "late"), Punish("Ana", "warning", "late again"), by=JUDGE)
    assert [change.because.arguments["sanction"] for change in outcome.changes] == ["caution", "warning"]
    assert told.points() == before
    assert [one.sanction for one in told.event.penalties] == ["caution", "warning"]


def test_a_lost_game_has_no_realms_of_the_player_and_is_won_by_another(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    told.says(Punish("Ana", "game-loss", "a card too many"), by=JUDGE)
    assert told.event.penalties[0].game == 1
    assert refusal(told, Report(1, told.table_of("Ana").number, {"Ana": 6, other: 1, third: 2}, "Ana")) == (
        "lost-by-penalty"
    )
    told.says(Report(1, told.table_of("Ana").number, {"Ana": 5, other: 6, third: 2}))
    ana = told.event.players
    assert told.table_of("Ana").results[1].unrazed[next(id_ for id_, one in ana.items() if one.name == "Ana")] == 0
    told.wins(other)
    places = [told.event.names[place.player] for place in told_event("e", told.event, "en").rounds[0].tables[0].places]
    assert places.index("Ana") == 2, "third, by the realms of the two games"


def test_the_realms_of_a_lost_game_need_not_be_said(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    told.says(Punish("Ana", "game-loss", "a card too many"), by=JUDGE)
    told.says(Report(1, told.table_of("Ana").number, {other: 6, third: 2}))
    assert sorted(told.table_of("Ana").results[1].unrazed.values()) == [0, 2, 6]


def test_a_correction_gives_no_realms_back_that_a_penalty_took(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    told.says(Punish("Ana", "game-loss", "a card too many"), by=JUDGE)
    number = told.table_of("Ana").number
    told.says(Report(1, number, {"Ana": 4, other: 6, third: 2}))
    told.says(Correct(1, number, 1, {"Ana": 5, other: 6, third: 3}))
    assert sorted(told.table_of("Ana").results[1].unrazed.values()) == [0, 3, 6]


def test_between_rounds_a_lost_game_is_the_first_of_the_next_round(told: Telling) -> None:
    told.finish_round()
    winner = told.event.names[told.event.rounds[0].tables[0].players[0]]
    told.says(Punish(winner, "game-loss", "a deck that is not the registered one"), by=JUDGE)
    assert (told.event.penalties[0].round, told.event.penalties[0].game) == (2, 1)
    told.says(Seat(2))
    losers = told.table_of(winner).game_losses
    assert [told.event.names[one] for one in losers[1]] == [winner]


def test_a_lost_table_has_its_last_place_and_its_player_stays_in_the_event(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    told.says(Punish("Ana", "match-loss", "marked cards"), by=JUDGE)
    table = told.table_of("Ana")
    told.says(Report(1, table.number, {other: 6, third: 2}), Report(1, table.number, {other: 6, third: 0}))
    points = told.points()
    assert (points[other], points[third], points["Ana"]) == (4, 3, 2)
    assert next(one for one in told.event.players.values() if one.name == "Ana").status == "in"
    seen = told_event("e", told.event, "en").rounds[0].tables[table.number - 1]
    assert "by a penalty" in next(place.why for place in seen.places if told.event.names[place.player] == "Ana")


def test_who_is_left_alone_by_lost_tables_has_won_it(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    for name in ("Ana", third):
        told.says(Punish(name, "match-loss", "dealing on results"), by=JUDGE)
    now = told.event.current
    assert now is not None
    assert told.event.names[winner_of(told.event, now, told.table_of("Ana")) or ""] == other


def test_a_penalty_taken_back_gives_everything_back(told: Telling) -> None:
    told.says(Punish("Ana", "match-loss", "marked cards"), by=JUDGE)
    told.says(Undo())
    assert not told.table_of("Ana").lost
    assert not told.event.penalties


def test_a_game_that_was_won_before_the_penalty_came_back_stays_won(told: Telling) -> None:
    told.says(Punish("Ana", "game-loss", "a card too many"), by=JUDGE)
    taken = told.event.version
    told.says(Undo())
    told.wins("Ana")
    told.says(Undo(taken + 1))
    assert max(told.table_of("Ana").results[1].unrazed.values()) == 6
    assert [one.because.key for one in told.event.set_aside] == ["event-aside-won-that-game"]


def test_a_penalty_that_costs_nothing_there_is_refused(told: Telling) -> None:
    other, third = neighbours(told, "Ana")
    told.says(Punish("Ana", "game-loss", "one"), by=JUDGE)
    assert refusal(told, Punish("Ana", "game-loss", "again")) == "game-lost-already"
    told.says(Punish(other, "match-loss", "two"), by=JUDGE)
    assert refusal(told, Punish(other, "match-loss", "again")) == "lost-already"
    assert refusal(told, Punish(third, "game-loss", "three")) == "last-to-win"
    told.wins(f"{third} {third}")
    assert refusal(told, Punish(third, "match-loss", "too late")) == "nothing-to-lose"


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_sanction_is_said(told: Telling, language: str) -> None:
    from sixrealms.tournament.views.told_event import told_changes, told_log

    commands = [
        Punish("Ana", "game-loss", "one"),
        Punish("Ana", "match-loss", "two"),
        Punish("Ana", "ejection", "three"),
    ]
    said = [told_changes(told.says(one, by=JUDGE).changes, told.event, language)[-1].said for one in commands]
    steps = [step.said for step in told_log(told.event, told.log, language)[-3:]]
    assert len({*said, *steps}) == 6
    assert not any("{" in one for one in (*said, *steps))
