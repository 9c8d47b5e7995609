"""Questing: champions that are away for a turn, and whom they meet."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import When
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.refs import OPPONENT, The
from tests.table_talk import Table, table_test

QUEST = {"questing": "on"}
BOTH = pytest.mark.parametrize("option", ["questing", "tournament-questing"])


def sets_out(t: Table, champion: str, *, top: str, option: str = "questing", pool: tuple[str, ...] = ()) -> None:
    """A sends the champion out in phase 2, B's turn passes, and A's next turn comes to phase 2."""
    t.seat("A", formation={"A": "Vaasa"}, pool=[champion, *pool], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Miles", "Marauder", "War Party", top])
    t.begin(active="A", phase=2, windows="pass", options={option: "on"}, unenforced=True)
    t.A.uses("Questing")
    if pool:
        t.A.chooses(champion.split(" +")[0])
    name = champion.split(" +")[0]
    t.zone(name, "pool")
    t.A.passes(2)
    t.A.cannot("attack", "Nyrond", name, because="turned-down")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(5)
    t.asked("A", "ask-phase-0")
    t.A.passes()
    t.changed("Miles", "Marauder", "War Party")


@BOTH
@table_test(rules=["option.questing.send", "option.questing.unavailable", "option.questing.resolve",
                   "option.questing.non-champion", "variant.questing.see-option"])  # fmt: skip
def test_what_is_no_champion_is_discarded_and_the_quester_returns(t: Table, option: str) -> None:
    sets_out(t, "Azhul", top="Griffon", option=option)
    t.zone("Griffon", "discard")
    t.zone("Azhul", "pool")
    t.asked("A", "ask-phase-2")
    t.A.passes(2)
    if option == "questing":
        t.A.cannot("attack", "Nyrond", "Azhul", because="may-not-attack")
    else:
        t.A.can("attack", "Nyrond", "Azhul")
    t.settled("A", "ask-phase-4")


@table_test(rules=["option.questing.non-champion"])
def test_an_event_that_is_met_goes_to_the_abyss(t: Table) -> None:
    sets_out(t, "Azhul", top="Good Fortune")
    t.zone("Good Fortune", "abyss")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.duel", "option.questing.loser-lost", "option.questing.judging"])
def test_a_weaker_champion_that_is_met_is_lost(t: Table) -> None:
    sets_out(t, "Neeva", top="Azhul")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "pool")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.duel", "option.questing.winner-returns", "option.questing.judging"])
def test_a_tie_is_won_by_whom_the_quester_meets(t: Table) -> None:
    sets_out(t, "Azhul", top="Dagrande")
    t.zone("Azhul", "discard")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.no-add-ons", "option.questing.judging"])
def test_what_the_quester_wears_does_not_count_and_is_lost_with_it(t: Table) -> None:
    """conflict.questing.attached-cards, conflict.questing.loser-and-zones"""
    sets_out(t, "Azhul + Dwarven Hammer", top="Dagrande")
    t.zone("Azhul", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.winner-returns"])
def test_a_quester_that_wins_wears_its_things_again(t: Table) -> None:
    sets_out(t, "Neeva + Dwarven Hammer", top="Azhul")
    t.zone("Azhul", "discard")
    t.on("Dwarven Hammer", "Neeva")
    t.level("Neeva", 10)
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.avatar-free"])
def test_an_avatar_that_wins_comes_in_without_its_cost(t: Table) -> None:
    sets_out(t, "Azhul", top="PO/39")
    t.zone("Azhul", "discard")
    t.zone("PO/39", "pool")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.one-per-turn", "option.questing.eligible"])
def test_one_champion_is_sent_in_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Neeva (spent)", "Dagrande"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options=QUEST)
    t.A.uses("Questing")
    t.offered("Azhul", "Dagrande")
    t.A.chooses("Azhul")
    t.zone("Azhul", "pool")
    t.A.cannot("use", "Questing", because="already-used")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.not-on-extra-turns"])
def test_nobody_is_sent_in_an_extra_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, hand=["The Caravan"], pool=["Azhul"], draw=[])
    t.seat("B", formation={"A": "Rashemen"})
    t.begin(active="A", phase=5, windows="ask", options=QUEST)
    t.A.passes()
    t.A.plays("The Caravan")
    t.A.passes()
    t.zone("The Caravan", "void")
    t.asked("A", "ask-phase-2")
    t.A.cannot("use", "Questing", because="condition-not-met")
    t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.judging", "card.power.definition"])
def test_powers_of_the_two_champions_work_in_the_duel(t: Table) -> None:
    from tests.made_up import given

    with given("1st/266", When("activate", Destroy(The(OPPONENT)))):
        sets_out(t, "Azhul", top="Neeva")
        t.zone("Neeva", "discard")
        t.zone("Azhul", "pool")
        t.settled("A", "ask-phase-2")


@table_test(rules=["option.questing.unavailable", "card.power.definition"])
def test_a_wizard_who_is_away_casts_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["The Magister", "Mordenkainen"], hand=["Wish"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", options=QUEST)
    t.A.uses("Questing")
    t.A.chooses("The Magister")
    t.A.passes()
    t.A.can("play", "Wish", "Mordenkainen")
    t.A.cannot("play", "Wish", "The Magister", because="turned-down")
    t.changed("The Magister")
    t.settled("A", "ask-phase-3")
