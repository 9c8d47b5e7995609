"""Champions that fight each other away from any realm."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    CHAMPION,
    IN_POOL,
    SELF,
    YOU,
    Always,
    CannotFight,
    EndBattle,
    Is,
    Of,
    Play,
    Sacrifice,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Escape from the Abyss --------------------------------------------------------------------------------------------


_ABYSS = ("1st/59", "1st/69", "1st/260")


def _escape(t: Table, abyss: str = "1st/305", foe: str = "Neeva", hand: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/162", *hand], abyss=[abyss, *_ABYSS], draw=[5])
    theirs = [f"{foe} + Orb of Doom", "Mul Savage", "Otto"]
    t.seat("B", formation={"A": "Nyrond"}, pool=theirs, hand=["Gladiators"], draw=[5])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/162")
    t.offered(abyss, *_ABYSS[1:])
    t.A.chooses(abyss)
    t.offered("Neeva", "Mul Savage", "Otto")
    t.A.chooses("Neeva")


@card_test("4th/162", rules=["combat.e.totals", "combat.j.spoils-defender"], edition="1st")
def test_who_wins_the_escape_returns_to_the_pool_and_the_loser_goes_to_the_abyss(t: Table) -> None:
    _escape(t)
    t.zone("1st/305", "battle")
    t.zone("Neeva", "battle")
    t.level("Neeva", 9)
    t.A.passes()
    t.zone("1st/305", "abyss")
    t.zone("Neeva", "pool")
    t.on("Orb of Doom", "Neeva")
    t.B.keeps()
    t.count("A", draw=5)
    t.count("B", hand=2, draw=4)
    t.changed("4th/162", "B:filler#1")
    t.settled("A", "ask-phase-3")


@card_test("4th/162", rules=["combat.f.loser-plays-one"], edition="1st")
def test_both_sides_play_cards_in_the_escape(t: Table) -> None:
    _escape(t, hand=("War Party",))
    t.A.plays("War Party")
    t.B.passes()
    t.zone("1st/305", "pool")
    t.zone("Neeva", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("Azhul", "pool")
    t.count("A", hand=0, draw=5)
    t.changed("4th/162", "War Party")
    t.settled("A", "ask-phase-3")


@card_test("4th/162", rules=["spell.target-required"], edition="1st")
def test_there_is_no_escape_without_champions_or_in_another_phase(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/162"], abyss=["1st/59"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], abyss=["1st/305"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/162", because="no-target")
    t.settled("A", "ask-phase-3")


@card_test("4th/162", rules=["cosmos.unique-in-play"], edition="1st")
def test_a_copy_in_play_keeps_a_champion_in_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/305"], hand=["4th/162"], abyss=["1st/305"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/162", because="no-target")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("others", [True, False])
@card_test("4th/162", "1st/178", rules=["combat.b.attacker-choice"], edition="1st")
def test_who_never_attacks_does_not_out_of_the_abyss_either(t: Table, others: bool) -> None:
    abyss = ["1st/178", "1st/305", "Sadira"] if others else ["1st/178"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/162"], abyss=abyss)
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Otto"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/162")
    if others:
        t.offered("1st/305", "Sadira")
    else:
        t.A.chooses("Neeva")
    t.zone("1st/178", "abyss")
    t.changed("4th/162")
    t.settled("A", "ask-target" if others else "ask-phase-3")


@card_test("4th/162", rules=["turn.phase4.one-realm"], edition="1st")
def test_an_escape_is_for_phase_three(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/162"], abyss=["1st/305"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/162", because="wrong-moment")
    t.settled("A", "ask-phase-4")


# -- The Throne of the Gods -------------------------------------------------------------------------------------------


def _thrones(t: Table, mine: str = "Neeva", phase: int = 3, theirs: str = "Mul Savage + 4th/460") -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[mine, "Azhul"], hand=["4th/460"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=[theirs, "Otto"], hand=["Gladiators"], draw=[5])
    t.begin(active="A", phase=phase, windows="pass", unenforced=True)


@card_test("4th/460", rules=["cosmos.unique-in-play"], edition="1st")
def test_two_who_claim_the_throne_fight_for_a_card_of_spoils(t: Table) -> None:
    _thrones(t)
    t.A.plays("4th/460", on="Neeva")
    t.zone("Neeva", "battle")
    t.zone("Mul Savage", "battle")
    t.total("Neeva", 17)
    t.B.plays("Gladiators")
    t.A.passes()
    t.zone("Neeva", "discard")
    t.zone("A:4th/460", "discard")
    t.on("B:4th/460", "Mul Savage")
    t.count("B", hand=1, draw=4)
    t.B.keeps()
    t.zone("Mul Savage", "pool")
    t.changed("Gladiators", "B:filler#1")
    t.settled("A", "ask-phase-3")


@card_test("4th/460", rules=["cosmos.unique-in-play"], edition="1st")
def test_whoever_attacks_for_the_throne_and_wins_draws_a_card(t: Table) -> None:
    _thrones(t)
    t.A.plays("4th/460", on="Neeva")
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.zone("B:4th/460", "discard")
    t.count("A", hand=1, draw=4)
    t.A.keeps()
    t.zone("Neeva", "pool")
    t.settled("A", "ask-phase-3")


@card_test("4th/460", rules=["turn.phase3.one-artifact"], edition="1st")
def test_with_nobody_else_on_it_the_throne_is_merely_an_artifact_for_any_world(t: Table) -> None:
    _thrones(t, "1st/69", theirs="Mul Savage")
    t.A.plays("4th/460", on="1st/69")
    t.level("1st/69", 15)
    t.settled("A", "ask-phase-3")


@card_test("4th/460", rules=["turn.phase3.one-artifact"], edition="1st")
def test_thrones_of_one_player_do_not_fight_and_those_claimed_otherwise_do_as_the_turn_ends(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + 4th/460", "Azhul + 4th/460"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Otto + Gladiators"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.passes()
    t.zone("Neeva", "pool")
    t.zone("Azhul", "pool")
    t.settled("A", "ask-phase-5")


@card_test("4th/460", rules=["turn.phase3.one-artifact"], edition="1st")
def test_a_throne_claimed_in_combat_is_fought_over_at_the_end_of_the_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/460"], draw=[5])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva", "Mul Savage + 4th/460"], hand=["Gladiators"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("4th/460", on="Azhul")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.A.stops()
    t.A.passes()
    t.total("Azhul", 14)
    t.total("Mul Savage", 16)
    t.A.passes()
    t.zone("Azhul", "discard")
    t.count("B", hand=2, draw=4)
    t.B.keeps()
    t.changed("A:4th/460", "Mul Savage", "B:filler#1")
    t.settled("A", "ask-phase-5")


@card_test("4th/460", rules=["turn.phase3.one-artifact"], edition="1st")
def test_whoever_wins_the_throne_at_the_end_of_their_turn_draws_a_card(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/460", "Gladiators"], draw=[5])
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva", "Mul Savage + 4th/460"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("4th/460", on="Azhul")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.A.stops()
    t.A.passes()
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.count("A", hand=1, draw=4)
    t.A.keeps()
    t.changed("Azhul", "Gladiators", "B:4th/460", "A:filler#1")
    t.settled("A", "ask-phase-5")


# -- Throne of the Drow -----------------------------------------------------------------------------------------------


def _drow(t: Table, champion: str, foe: str = "Azhul") -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{champion} + 4th/468", "1st/284"], hand=["War Party"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=[foe, "Neeva"], hand=["Gladiators"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@pytest.mark.parametrize("wins", [True, False])
@card_test("4th/468", rules=["turn.phase4.one-realm", "combat.j.spoils-defender"], edition="1st")
def test_a_drow_attacks_a_champion_in_a_pool_in_place_of_a_realm(t: Table, wins: bool) -> None:
    _drow(t, "1st/71")
    t.A.uses("4th/468")
    t.offered("Azhul", "Neeva")
    t.A.chooses("Azhul")
    t.zone("Azhul", "battle")
    t.zone("Neeva", "pool")
    t.total("1st/71", 9)
    if wins:
        t.B.passes()
        t.zone("1st/71", "pool")
        t.zone("Azhul", "discard")
        t.count("A", hand=2, draw=4)
        t.changed("A:filler#1")
    else:
        t.B.plays("Gladiators")
        t.A.passes()
        t.zone("1st/71", "discard")
        t.zone("Azhul", "pool")
        t.B.keeps()
        t.count("A", hand=1, draw=5)
        t.changed("4th/468", "Gladiators", "B:filler#1")
    t.count("B", draw=5 if wins else 4)
    t.A.cannot("attack", "Nyrond", "1st/284", because="one-attack")
    t.settled("A", "ask-phase-4")


@card_test("4th/468", rules=["turn.phase4.one-realm"], edition="1st")
def test_who_has_attacked_a_realm_attacks_no_champion(t: Table) -> None:
    _drow(t, "1st/71")
    t.A.attacks("Nyrond", with_="1st/284")
    t.B.declines()
    t.A.keeps()
    t.A.cannot("use", "4th/468", because="no-effect")
    t.changed("Nyrond", "A:filler#1")
    t.settled("A", "ask-phase-4")


@card_test("4th/468", rules=["turn.phase4.one-realm"], edition="1st")
def test_a_drow_that_may_not_attack_attacks_no_champion_either(t: Table) -> None:
    with given("1st/71", Always(CannotFight(Is(SELF), ("attack",)))):
        _drow(t, "1st/71")
        t.A.cannot("use", "4th/468", because="no-effect")
        t.settled("A", "ask-phase-4")


@card_test("4th/468", rules=["card.world.matching"], edition="1st")
def test_the_throne_is_for_drow_of_any_world(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/71", "1st/163", "1st/431"], hand=["4th/468"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/468", "1st/431", because=("not-this-bearer", "other-world"))
    t.A.plays("4th/468", on="1st/163")
    t.A.cannot("use", "4th/468", because="wrong-moment")
    t.settled("A", "ask-phase-3")


@card_test("4th/468", rules=["combat.d.activation"], edition="1st")
def test_a_battle_broken_off_has_no_winner(t: Table) -> None:
    with given("1st/54", Play(EndBattle())):
        _drow(t, "1st/71", "Mul Savage + Orb of Doom + Gladiators")
        t.A.uses("4th/468")
        t.A.chooses("B:Mul Savage")
        t.A.plays("War Party")
        t.zone("1st/71", "pool")
        t.zone("B:Mul Savage", "pool")
        t.count("A", hand=0, draw=5)
        t.changed("War Party", "B:Gladiators#1", "B:Gladiators#2")
        t.settled("A", "ask-phase-4")


# -- Throne of Ice ----------------------------------------------------------------------------------------------------


def _ice(t: Table, mine: str = "Azhul", their_hand: tuple[str, ...] = ("Gladiators",)) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{mine} + 4th/464", "1st/284"], hand=["War Party"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Otto"], hand=list(their_hand), draw=[5])
    t.seat("C", formation={"A": "Tyr"}, pool=["Neeva", "1st/69"], draw=[5], table=["NS/74"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.uses("4th/464")


@card_test("4th/464", rules=["inplay.leaving-default"], edition="1st")
def test_a_rule_card_nobody_defends_is_discarded(t: Table) -> None:
    _ice(t)
    t.asked("B", "ask-defend")
    t.B.declines()
    t.asked("C", "ask-defend")
    t.C.declines()
    t.zone("NS/74", "discard")
    t.zone("Azhul", "pool")
    t.count("A", hand=2, draw=4)
    t.A.keeps()
    t.A.cannot("attack", "Nyrond", "1st/284", because="one-attack")
    t.A.cannot("use", "4th/464", because="no-effect")
    t.changed("A:filler#1")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("wins", [True, False])
@card_test("4th/464", rules=["combat.c.defender-choice"], edition="1st")
def test_any_other_player_defends_a_rule_card(t: Table, wins: bool) -> None:
    _ice(t, "Borys" if wins else "1st/325")
    t.B.declines()
    t.C.defends("Neeva")
    if wins:
        t.C.passes()
        t.zone("NS/74", "discard")
        t.zone("Neeva", "discard")
        t.zone("Borys", "pool")
        t.count("A", hand=2, draw=4)
        t.A.keeps()
        t.changed("A:filler#1")
    else:
        t.A.plays("War Party")
        t.total("1st/325", 10)
    t.settled("A" if wins else "C")


@card_test("4th/464", rules=["combat.e.tie"], edition="1st")
def test_a_rule_card_well_defended_stays_and_its_defender_draws(t: Table) -> None:
    _ice(t, "1st/325", ("1st/305",))
    t.B.defends("1st/305")
    t.A.passes()
    t.zone("1st/325", "discard")
    t.zone("1st/305", "pool")
    t.zone("NS/74", "table")
    t.count("B", hand=1, draw=4)
    t.B.keeps()
    t.changed("4th/464", "B:filler#1")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("in_hand", [True, False])
@card_test("4th/464", rules=["avatar.conditions-each-time"], edition="1st")
def test_who_defends_a_rule_card_pays_only_to_come_out_of_the_hand(t: Table, in_hand: bool) -> None:
    dear = ["1st/284"]
    with given("1st/284", Play(cost=Sacrifice(one(CHAMPION & IN_POOL & Of(YOU)), 1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/325 + 4th/464"], draw=[5])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Borys", *dear * (not in_hand)], hand=dear * in_hand)
        t.seat("C", formation={"A": "Tyr"}, table=["NS/74"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.uses("4th/464")
        t.B.defends("1st/284")
        if in_hand:
            t.B.chooses("Borys")
        t.zone("1st/284", "battle")
        t.zone("Borys", "discard" if in_hand else "pool")
        t.zone("Neeva", "pool")
        t.zone("1st/325", "battle")
        t.settled("A", "ask-combat")


@card_test("4th/464", rules=["combat.a.target-legal"], edition="1st")
def test_without_a_rule_card_there_is_nothing_to_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/69 + 4th/464"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Otto"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.level("1st/69", 9)
    t.A.cannot("use", "4th/464", because="no-effect")
    t.settled("A", "ask-phase-4")


@card_test("4th/464", rules=["card.world.matching"], edition="1st")
def test_the_throne_of_ice_is_for_champions_of_any_world(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/69"], hand=["4th/464"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Otto"], table=["NS/74"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/464", on="1st/69")
    t.A.cannot("use", "4th/464", because="wrong-moment")
    t.settled("A", "ask-phase-3")
