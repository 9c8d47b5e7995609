"""Cards of the Dragonlance booster the rule documents use as examples."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.language import SELF, WIZARD_SPELL, Always, Is, MayUse
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}


# -- Raistlin ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hour", "level"), [(18, 7), (19, 9), (1, 9), (2, 7), (12, 7)])
@card_test("DL/31", rules=["gloss.base-level.conditional"])
def test_raistlin_is_stronger_by_night(t: Table, hour: int, level: int) -> None:
    t.seat("A", formation=REALM_A, pool=["DL/31", "Azhul"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, options={"hour": str(hour)})
    t.level("DL/31", level)
    t.base("DL/31", level)
    t.level("Azhul", 4)
    t.settled("A", "ask-phase-3")


@card_test("DL/31", rules=["gloss.opponent"])
def test_he_gains_four_levels_against_his_brother(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DL/31"])
    t.seat("B", formation=REALM_B, pool=["DL/38"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="DL/31")
    t.level("DL/31", 7)
    t.B.defends("DL/38")
    t.level("DL/31", 11)
    t.level("DL/38", 7)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("moon", "total"), [(True, 14), (False, 12)])
@card_test("DL/31", rules=["event.duration-in-play"])
def test_under_the_dark_moon_his_spells_are_stronger(t: Table, moon: bool, total: int) -> None:
    t.seat("A", formation=REALM_A, pool=["DL/31"], hand=["Cone of Cold"])
    t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom"], table=["DL/100 (lasting)"] if moon else [])
    t.begin(active="A", phase=4, unenforced=True, windows="pass")
    t.A.attacks("Nyrond", with_="DL/31")
    t.B.defends("Borys")
    t.A.plays("Cone of Cold", by="DL/31")
    t.total("DL/31", total)
    t.settled("B", "ask-combat")


# -- Aurak Draconians -------------------------------------------------------------------------------------------------


@card_test("DL/50", rules=["battle.after-combat-discards"])
def test_beaten_auraks_take_the_victor_along(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["DL/50"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage", "Azhul"], draw=["War Party", "Zadoc", "Miles", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Elminster the Mage")
    t.A.plays("DL/50")
    seen = [t.state.seen[t.card(name)] for name in ("War Party", "Zadoc", "Miles", "Gith")]
    t.expect(seen[:3] == [1 << t.sitting.objects.seat("A")] * 3, "A has seen the top three cards")
    t.expect(seen[3] == 0, "nobody has seen the fourth")
    t.total("T'kkyl", 7)
    t.A.passes()
    t.zone("Elminster the Mage", "discard")
    t.zone("T'kkyl", "discard")
    t.zone("DL/50", "discard")
    t.zone("Azhul", "pool")
    t.changed("War Party")
    t.settled("B", "ask-spoils")


@card_test("DL/50", rules=["battle.after-combat-discards"])
def test_victorious_auraks_do_not_explode(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["DL/50"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("DL/50")
    t.A.player("C")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.zone("Azhul", "pool")
    t.zone("DL/50", "discard")
    t.settled("A", "ask-next-attacker")


# -- the Blamblower ---------------------------------------------------------------------------------------------------


@card_test("DL/56", rules=["power.cost-beats-protection", "power.combat-only-when-involved"])
def test_six_levels_of_the_enemys_choice_are_blown_away(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl + DL/56"])
    t.seat("B", formation=REALM_B, pool=["Borys + War Party + Orb of Doom + Gith + Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.uses("DL/56")
    t.zone("DL/56", "discard")
    t.asked("B", "ask-choose-levels")
    t.offered("Borys", "War Party", "Gith", "Zadoc")
    t.B.chooses("War Party", "Gith")
    t.offered("Borys", "Zadoc")
    t.B.chooses("Zadoc")
    t.zone("War Party", "discard")
    t.zone("Gith", "discard")
    t.zone("Zadoc", "discard")
    t.zone("Borys", "battle")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("first", "more"), [("Kank Lancers", False), ("1st/195", True)])
@card_test("DL/56", rules=["power.combat-only-when-involved"])
def test_five_levels_are_not_enough_and_six_are(t: Table, first: str, more: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl + DL/56"])
    t.seat("B", formation=REALM_B, pool=[f"Borys + {first} + Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.uses("DL/56")
    t.B.chooses(first)
    t.changed("DL/56")
    if more:  # what has been chosen goes with the rest
        t.on(first, "Borys")
        t.settled("B", "ask-choose-levels")
    else:
        t.zone(first, "discard")
        t.on("Gith", "Borys")
        t.settled("A", "ask-combat")


@card_test("DL/56", rules=["power.combat-only-when-involved"])
def test_a_blamblower_in_the_pool_is_silent(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl + DL/56", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.cannot("use", "DL/56", because=("not-fighting", "no-effect"))
    t.settled("A", "ask-combat")


# -- Reflection -------------------------------------------------------------------------------------------------------


@card_test("DL/83", rules=["dispel.reflection-lasting", "dispel.turning-offensive-only"])
def test_cast_in_phase_3_it_reflects_once(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Preserver", "Neeva"], hand=["Death Spell", "Death Spell [2nd/392]"])
    t.seat("B", formation=REALM_B, pool=["Nenioc", "Azhul"], hand=["DL/83"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell [1st/392]", by="Sadira")
    t.A.chooses("Nenioc")
    t.B.answers("DL/83")
    t.asked("B", "ask-target")
    t.offered("Sadira", "Preserver", "Neeva", "Azhul")
    t.B.chooses("Sadira")
    t.zone("Sadira", "discard")
    t.zone("DL/83", "discard")
    t.A.plays("Death Spell [2nd/392]", by="Preserver")
    t.A.chooses("Nenioc")
    t.zone("Nenioc", "discard")
    t.zone("Preserver", "pool")
    t.changed("Death Spell [1st/392]", "Death Spell [2nd/392]")
    t.settled("A", "ask-phase-3")


@card_test("DL/83", rules=["dispel.reflection-lasting", "dispel.turning-offensive-only"])
def test_cast_in_combat_it_goes_on_for_the_round(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Gith + Zadoc"], hand=["Charm", "Charm [2nd/357]", "Charm [3rd/357]"])
    t.seat("B", formation=REALM_B, pool=["Nenioc + War Party + Thugs"], hand=["DL/83"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Nenioc")
    t.A.plays("Charm [1st/357]", by="Sadira")
    t.A.chooses("War Party")
    t.B.answers("DL/83")
    t.on("DL/83", "Nenioc")
    t.B.chooses("Gith")
    t.zone("Gith", "discard")
    t.on("War Party", "Nenioc")
    t.A.plays("Charm [2nd/357]", by="Sadira")
    t.A.chooses("Thugs")
    t.B.answers("DL/83")
    t.zone("Zadoc", "discard")
    t.on("Thugs", "Nenioc")
    t.changed("Charm [1st/357]", "Charm [2nd/357]")
    t.settled("A", "ask-combat")


@card_test("DL/83", rules=["dispel.turning-offensive-only", "gloss.player-target"])
def test_a_spell_cast_by_a_realm_strikes_the_player_of_the_realm(t: Table) -> None:
    with given("1st/133", Always(MayUse(Is(SELF), WIZARD_SPELL))):
        t.seat("A", formation=REALM_A, pool=["Nenioc", "Borys"], hand=["DL/83", "Strahd Zombies"])
        t.seat("B", formation={"A": "1st/133"}, pool=["Azhul"], hand=["3rd/396", "Giant Skeleton"])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/133", with_="Borys")
        t.B.defends("Azhul")
        t.B.plays("3rd/396", by="1st/133")
        t.A.answers("DL/83", by="Nenioc")
        t.zone("Strahd Zombies", "hand")
        t.on("Giant Skeleton", "Borys")
        t.changed("3rd/396")
        t.settled("B", "ask-combat")


@card_test("DL/83", rules=["dispel.reflection-lasting"])
def test_laid_down_beforehand_it_guards_the_round(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Kank Lancers"], hand=["Charm"])
    t.seat("B", formation=REALM_B, pool=["Nenioc + Thugs"], hand=["DL/83", "Sticks to Snakes"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Nenioc")
    t.B.plays("DL/83", by="Nenioc")
    t.on("DL/83", "Nenioc")
    t.B.plays("Sticks to Snakes", by="Nenioc")
    t.A.plays("Charm", by="Sadira")
    t.B.answers("DL/83")
    t.zone("Kank Lancers", "discard")
    t.on("Thugs", "Nenioc")
    t.changed("Charm", "Sticks to Snakes")
    t.settled("A", "ask-combat")


@card_test("DL/83", rules=["dispel.turning-offensive-only"])
def test_defensive_spells_and_ones_own_are_not_reflected(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Nenioc"], hand=["Shield", "DL/83", "Banishment"])
    t.seat("B", formation=REALM_B, pool=["Borys", "Karlott the Shaman"], hand=["DL/83"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    t.A.plays("Shield", by="Sadira")
    t.on("Shield", "Sadira")
    t.settled("A", "ask-combat")


# -- Bronze Dragons ---------------------------------------------------------------------------------------------------


@card_test("DL/97", rules=["event.duration-in-play", "calm.others-affected"])
def test_bronze_dragons_hold_all_attackers_off_until_the_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["DL/97"])
    t.seat("B", formation=REALM_B, pool=["Hubadai"])
    t.seat("C", formation=REALM_C, pool=["Neeva"], hand=["Calm"])
    t.begin(active="A", phase=5)
    t.A.plays("DL/97")
    t.C.answers("Calm")
    t.zone("DL/97", "table")
    t.A.passes()
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Hubadai", because="barred")
    t.B.can("attack", "Keoland", "Hubadai")
    t.B.passes(2)
    t.C.passes(3)
    t.C.can("attack", "Rashemen", "Neeva")
    t.C.passes(2)
    t.turn_of("A")
    t.zone("DL/97", "void")
    t.changed("Calm")
    drew(t, "B", 3)
    drew(t, "C", 3)
    t.settled("A")


# -- the Abyssal Gateway ----------------------------------------------------------------------------------------------


@card_test("DL/113", rules=["spell.phase-listed"])
def test_through_the_gateway_goes_one_champion_of_any_pool(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=["DL/113"])
    t.seat("B", formation=REALM_B, pool=["Neeva + Orb of Doom"], hand=["Rikus"], limbo=["Dagrande (2 turns)"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("DL/113", by="Sadira")
    t.offered("Sadira", "Azhul", "Neeva")
    t.A.chooses("Neeva")
    t.zone("Neeva", "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("DL/113", "discard")
    t.settled("A", "ask-phase-3")


@card_test("DL/113", rules=["spell.phase-listed", "pool.not-while-fighting"])
def test_it_is_not_opened_in_combat(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["DL/113"])
    t.seat("B", formation=REALM_B, pool=["Neeva", "Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.cannot("play", "DL/113", "Sadira", because="spell.phase-listed")
    t.settled("A", "ask-combat")


@card_test("DL/31", rules=["event.duration-in-play"])
def test_the_moon_strengthens_neither_things_nor_the_spells_of_others(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DL/31 + Orb of Doom"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Cone of Cold"], table=["DL/100 (lasting)"])
    t.begin(active="A", phase=4, unenforced=True, windows="pass")
    t.A.attacks("Nyrond", with_="DL/31")
    t.B.defends("Sadira")
    t.level("DL/31", 9)
    t.B.plays("Cone of Cold", by="Sadira")
    t.level("Sadira", 9)
    t.settled("A", "ask-combat")


@card_test("DL/83", rules=["dispel.reflection-lasting", "dispel.turning-offensive-only"])
def test_it_guards_only_its_bearer_and_only_from_offensive_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Death Spell", "Shield"])
    t.seat("B", formation=REALM_B, pool=["Nenioc + War Band + DL/83", "Azhul"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Nenioc")
    t.A.plays("Shield", by="Sadira")
    t.B.could_not_answer("DL/83", because="dispel.turning-offensive-only")
    t.on("Shield", "Sadira")
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Azhul")
    t.B.could_not_answer("DL/83", because="dispel.turning-offensive-only")
    t.zone("Azhul", "discard")
    t.changed("Death Spell")
    t.settled("A", "ask-combat")


@card_test("DL/97", rules=["event.duration-in-play"])
def test_the_realms_of_others_may_be_attacked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["DL/97"])
    t.seat("B", formation=REALM_B, pool=["Azhul"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays("DL/97")
    t.A.passes()
    t.B.passes(3)
    t.B.can("attack", "Keoland", "Azhul")
    t.B.cannot("attack", "Rashemen", "Azhul", because="barred")
    t.changed("DL/97")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-4")
