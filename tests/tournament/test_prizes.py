"""Prizes: stated, taken from the standings, given, drawn at the door, and honest about ties."""

from __future__ import annotations

import pytest

from sixrealms.tournament.operations import (
    AddPrize,
    DrawPrize,
    GivePrize,
    Leave,
    Seat,
    SettleTie,
    StatePrizes,
    Undo,
    WrapUp,
)
from sixrealms.tournament.prize import Prize
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.views.prize_messages import told_prizes
from sixrealms.tournament.views.told_event import told_changes, told_event, told_log
from tests.tournament.events import Telling

FIRST = Prize(kind="place", what="a box of boosters", first=1)
THIRDS = Prize(kind="place", what="a booster", first=3, last=4)
SPORT = Prize(kind="sport", what="a playmat")
DOOR = Prize(kind="door", what="dice", count=2)
HAT = Prize(kind="title", what="a hat", title="Best hat")


def have(told: Telling) -> dict[str, list[str]]:
    """The names of those who have a prize, by what it is."""
    return {one.what: [told.event.names[who] for who in one.players] for one in told_prizes(told.event, "en")}


def refusal(told: Telling, *commands: StatePrizes | GivePrize | DrawPrize | AddPrize) -> str:
    with pytest.raises(EventRefused) as wrong:
        told.says(*commands)
    return wrong.value.because.key.removeprefix("event-refused-")


def test_places_are_open_until_the_event_is_decided_and_then_follow_the_standings() -> None:
    told = Telling()
    told.says(StatePrizes((FIRST, THIRDS)))
    told.says(Seat(1))
    told.finish_round()
    assert have(told) == {"a box of boosters": [], "a booster": []}
    told.play_on()
    ranks = told.ranks()
    assert have(told) == {"a box of boosters": ranks[:1], "a booster": ranks[2:4]}


def test_prizes_keep_their_numbers_and_who_has_them_when_the_list_changes() -> None:
    told = Telling()
    told.says(StatePrizes((SPORT, HAT)))
    sport, hat = told.event.prizes
    told.says(GivePrize(hat.id, ("Ana",)), GivePrize(sport.id, ("Bruno",)))
    told.says(StatePrizes((hat, FIRST)))
    assert [one.id for one in told.event.prizes] == ["p2", "p3"]
    assert have(told) == {"a hat": ["Ana"], "a box of boosters": []}
    told.says(AddPrize(SPORT))
    assert told.event.prizes[-1].id == "p4", "a number is never used again"
    assert have(told)["a playmat"] == []


def test_a_prize_given_again_goes_to_whom_the_last_word_names() -> None:
    told = Telling()
    told.says(StatePrizes((SPORT,)), GivePrize("p1", ("Ana", "Bruno")), GivePrize("p1", ("Caio",)))
    assert have(told) == {"a playmat": ["Caio"]}
    told.says(Undo())
    assert have(told) == {"a playmat": ["Ana", "Bruno"]}


def test_the_door_draws_those_who_are_there_nobody_twice_before_everybody_once() -> None:
    told = Telling("Ana Bruno Caio Dora Eva")
    told.says(StatePrizes((DOOR, DOOR, DOOR)), Leave("Eva"))
    for prize in ("p1", "p2", "p3"):
        told.says(DrawPrize(prize, seed=4711))
    drawn = [told.event.called(who) for given in told.event.prizes_given.values() for who in given.players]
    assert "Eva" not in drawn
    assert sorted(drawn[:4]) == ["Ana", "Bruno", "Caio", "Dora"]
    again = Telling("Ana Bruno Caio Dora Eva")
    again.says(StatePrizes((DOOR, DOOR, DOOR)), Leave("Eva"), *(DrawPrize(f"p{at}", seed=4711) for at in (1, 2, 3)))
    assert [given.players for given in again.event.prizes_given.values()] == [
        given.players for given in told.event.prizes_given.values()
    ]
    other = set()
    for seed in range(1, 30):
        one = Telling("Ana Bruno Caio Dora")
        one.says(StatePrizes((DOOR,)), DrawPrize("p1", seed=seed))
        other.add(one.event.prizes_given["p1"].players)
    assert len(other) > 1, "the number decides"


def test_what_cannot_be_a_prize_or_be_given_is_refused() -> None:
    told = Telling()
    assert refusal(told, AddPrize(Prize(kind="sport", what=" "))) == "prize-what"
    assert refusal(told, AddPrize(Prize(kind="place", what="x"))) == "prize-place"
    assert refusal(told, AddPrize(Prize(kind="place", what="x", first=4, last=2))) == "prize-place"
    assert refusal(told, AddPrize(Prize(kind="title", what="x"))) == "prize-title"
    told.says(StatePrizes((FIRST, SPORT, DOOR)))
    assert refusal(told, StatePrizes(told.event.prizes)) == "prizes-so"
    assert refusal(told, GivePrize("p1", ("Ana",))) == "prize-by-place"
    assert refusal(told, GivePrize("p3", ("Ana",))) == "prize-by-door"
    assert refusal(told, GivePrize("p9", ("Ana",))) == "no-prize"
    assert refusal(told, DrawPrize("p2")) == "prize-not-drawn"
    told.says(DrawPrize("p3", seed=1))
    assert refusal(told, DrawPrize("p3", seed=2)) == "prize-drawn"


def tied() -> Telling:
    """Two lost all at their own tables in the same way: nothing counted tells them apart."""
    told = Telling()
    told.play_on()
    return told


def test_a_tie_across_the_border_of_a_prize_is_told_with_what_decided_it() -> None:
    told = tied()
    groups = told_event("e", told.event, "en").tied
    assert groups, "the field must leave a tie for this test to say anything"
    first, second = groups[0][:2]
    rank = {line.player: line.rank for line in told_event("e", told.event, "en").standings}
    border = Prize(kind="place", what="a booster", first=1, last=rank[first])
    told.says(AddPrize(border))
    (one,) = told_prizes(told.event, "en")
    assert first in one.players
    assert second not in one.players
    assert len(one.notes) == 1
    assert "lot" in one.notes[0]
    told.says(SettleTie(len(told.event.rounds), 0, (second, *(who for who in groups[0] if who != second)), "coin"))
    (one,) = told_prizes(told.event, "en")
    assert second in one.players
    assert "ruled" in one.notes[0]


def test_a_tie_inside_a_prize_needs_no_word() -> None:
    told = tied()
    told.says(AddPrize(Prize(kind="place", what="a booster", first=1, last=9)))
    assert told_prizes(told.event, "en")[0].notes == ()


def test_the_wrap_up_says_who_has_which_prize() -> None:
    told = Telling()
    told.play_on()
    told.says(StatePrizes((FIRST, HAT)), GivePrize("p2", ("Iris",)))
    told.says(WrapUp())
    told.says(AddPrize(SPORT))
    printed = html(sheet_of(told.event, WantedSheet(what="wrap-up", language="en")))
    for word in ("a box of boosters", "Best hat", "a hat", "a playmat"):
        assert word in printed


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_kind_and_step_is_said(language: str) -> None:
    told = Telling()
    outcome = told.says(
        StatePrizes((FIRST, THIRDS, SPORT, Prize(kind="newcomer", what="sleeves"), DOOR, HAT)),
        GivePrize("p3", ("Ana",)),
        DrawPrize("p5", seed=12),
    )
    titles = {one.title for one in told_prizes(told.event, language)}
    assert len(titles) == 6
    said = [change.said for change in told_changes(outcome.changes, told.event, language)]
    said += [step.said for step in told_log(told.event, told.log, language)[-3:]]
    assert len(said) >= 5
    assert not any("{" in one or "event-" in one for one in (*said, *titles))
