"""Quests among several players, in extra turns, beside other options; and what may not come between in a duel."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, When
from sixrealms.powers.access import CannotFight
from sixrealms.powers.card_questions import CHAMPION, Named
from sixrealms.powers.levels import Levels
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import YOURS
from tests.made_up import given
from tests.table_talk import Table, table_test

DRAWN = ("Miles", "Marauder", "War Party")


def away(t: Table, options: dict[str, str], tops: tuple[str, ...], *, pool: tuple[str, ...] = ()) -> None:
    """A's Azhul is away and everybody's turn passes until A comes to phase 2. `tops`: what B, C ... may be made to
    turn up then; "" for an empty draw pile.
    """
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", *pool], draw=[])
    seats = dict(zip("BCDEF", tops, strict=False))
    for (seat, top), realm in zip(seats.items(), ("Nyrond", "Keoland", "Sembia", "Cormyr", "Thay"), strict=False):
        t.seat(seat, formation={"A": realm}, draw=[*DRAWN, top] if top else [])
    t.begin(active="A", phase=2, windows="pass", options={"questing": "on", **options}, unenforced=True)
    t.A.uses("Questing")
    if pool:
        t.A.chooses("Azhul")
    t.A.passes(4)
    for seat in seats:
        getattr(t, seat).passes(5)
    t.A.passes()
    t.changed(*(f"{seat}:{card}" for seat, top in seats.items() if top for card in DRAWN))


@table_test(rules=["option.questing.resolve", "option.questing.winner-returns"])
def test_the_quester_chooses_among_opponents_who_have_something_to_draw(t: Table) -> None:
    away(t, {}, ("Neeva", "", "Griffin"))
    t.asked("A", "ask-player")
    t.A.player("D")
    t.zone("Griffin", "pool")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "draw")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.resolve"])
def test_when_nobody_has_anything_to_draw_the_quester_comes_back(t: Table) -> None:
    """conflict.questing.empty-pile"""
    away(t, {}, ("", ""))
    t.zone("Azhul", "pool")
    t.expect(not t.state.flags[t.card("Azhul")] & z.FACE_DOWN, "it is back")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.resolve", "format.team-spirit.opponent-effects"])
def test_a_partners_pile_is_not_met_on_a_quest(t: Table) -> None:
    away(t, {"team-spirit": "on"}, ("Griffin", "", "Neeva", "", "Dagrande"))
    pending = t.state.pending
    assert pending is not None
    t.expect(
        {a.number for a in pending.options} == {(t.state.active + 1) % 6, (t.state.active + 5) % 6},
        "B and F, not D",
    )
    t.A.player("B")
    t.zone("Griffin", "pool")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.one-per-turn", "option.questing.winner-returns"])
def test_another_may_set_out_when_one_has_come_back(t: Table) -> None:
    """conflict.questing.overlap-and-teams, conflict.questing.attack-after-return"""
    away(t, {}, ("Amarill",), pool=("Neeva",))
    t.zone("Amarill", "discard")
    t.zone("Azhul", "pool")
    t.A.uses("Questing")
    t.zone("Neeva", "pool")
    t.expect(bool(t.state.flags[t.card("Neeva")] & z.FACE_DOWN), "Neeva is away")
    t.A.passes(2)
    t.A.cannot("attack", "Nyrond", "Neeva", because="turned-down")
    t.A.cannot("attack", "Nyrond", "Azhul", because="may-not-attack")
    t.settled("A", "ask-phase-4")


@table_test(rules=["option.questing.not-on-extra-turns", "option.questing.resolve"])
def test_a_quest_does_not_end_in_an_extra_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["The Caravan"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, draw=[*DRAWN, "Griffon"])
    t.begin(active="A", phase=2, options={"questing": "on"})
    t.A.uses("Questing")
    t.A.passes(4)
    t.A.plays("The Caravan")
    t.A.passes()
    t.expect(t.state.turn.granted_by >= 0, "an extra turn")
    t.asked("A", "ask-phase-2")
    t.expect(bool(t.state.flags[t.card("Azhul")] & z.FACE_DOWN), "still away")
    t.A.passes(4)
    t.B.passes(5)
    t.A.passes()
    t.zone("Griffon", "discard")
    t.expect(not t.state.flags[t.card("Azhul")] & z.FACE_DOWN, "back")
    t.changed("The Caravan", *DRAWN)
    t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("options", [{}, {"parallel-universes": "on"}])
@table_test(rules=["option.questing.winner-returns", "option.parallel-universes.two-copies"])
def test_a_copy_that_is_met_and_wins_must_find_room(t: Table, options: dict[str, str]) -> None:
    """conflict.questing.cosmos-conflict"""
    with given("1st/266", When("activate", Send(every(Named("Keoland")), z.HAND))):
        away(t, options, ("Dagrande", ""), pool=("Dagrande",))
        t.zone("Azhul", "discard")
        t.zone("B:Dagrande", "pool" if options else "discard")
        t.zone("A:Dagrande", "pool")
        t.zone("Keoland", "hand")
        t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("option", ["questing", "tournament-questing"])
@table_test(rules=["option.questing.unavailable"])
def test_a_quester_defends_nothing_while_it_is_away(t: Table, option: str) -> None:
    """Nor does it attack in an extra turn, which does not count as its owner's next."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Dagrande"], hand=["The Caravan"], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], draw=[])
    t.begin(active="A", phase=2, windows="ask", options={option: "on"}, taken=1)
    t.A.uses("Questing")
    t.A.chooses("Azhul")
    t.A.passes(4)
    t.A.plays("The Caravan")
    t.expect(t.state.turn.granted_by >= 0, "an extra turn")
    t.A.passes(3)
    t.A.cannot("attack", "Nyrond", "Azhul", because="turned-down")
    t.A.can("attack", "Nyrond", "Dagrande")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.attacks("Vaasa", with_="Neeva")
    t.A.cannot("defend", "Azhul", because="turned-down")
    t.A.can("defend", "Dagrande")
    t.changed("The Caravan", "Azhul", "Neeva")
    t.settled("A", "ask-defend")


@table_test(rules=["option.questing.eligible"])
def test_whoever_may_not_fight_may_not_set_out(t: Table) -> None:
    with given("NS/74", Always(CannotFight(CHAMPION & YOURS, ("attack", "defend")))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], table=["NS/74"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=2, windows="pass", options={"questing": "on"}, unenforced=True)
        t.A.cannot("use", "Questing", because="no-target")
        t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.no-add-ons"])
def test_no_event_comes_between_the_powers_and_the_end_of_the_duel(t: Table) -> None:
    """Good Fortune may be played at any time: B is asked in every other pause."""
    with given("1st/266", When("activate", Send(every(Named("Keoland")), z.HAND))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], draw=[])
        t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=["Good Fortune"], draw=[*DRAWN, "Dagrande"])
        t.begin(active="A", phase=2, options={"questing": "on"})
        t.A.uses("Questing")
        t.B.passes()
        t.A.passes(2)
        t.B.passes()
        t.A.passes()
        t.B.passes()
        t.A.passes()
        t.B.passes(7)
        t.A.passes()
        t.asked("B", "ask-anytime")
        t.expect(t.state.battle is None, "the duel is over before B is asked")
        t.B.passes()
        t.zone("Keoland", "hand")
        t.zone("Azhul", "discard")
        t.zone("Dagrande", "pool")
        t.changed(*DRAWN)
        t.settled("A", "ask-phase-2")


@pytest.mark.parametrize("met", ["Amarill", "Neeva"])
@table_test(rules=["option.questing.judging"])
def test_only_the_two_cards_count_in_the_duel(t: Table, met: str) -> None:
    """Dagrande, who stays in the pool, gives every champion of their player 5 levels; against Neeva they would do."""
    with given("1st/82", Always(Levels(CHAMPION & YOURS, Fixed(5)))):
        away(t, {}, (met,), pool=("Dagrande",))
        t.zone("Azhul", "pool" if met == "Amarill" else "discard")
        t.zone(met, "discard" if met == "Amarill" else "pool")
        t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.judging", "option.experience.trigger"])
def test_a_duel_teaches_nothing_and_what_was_learnt_does_not_count(t: Table) -> None:
    """conflict.questing.loser-and-zones"""
    away(t, {"experience": "on"}, ("Amarill",))
    t.zone("Amarill", "discard")
    t.zone("Azhul", "pool")
    t.base("Azhul", 4)
    t.settled("A", "ask-phase-2")
