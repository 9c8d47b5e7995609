"""What dungeon cards leave alone, down to single words of theirs."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Answer, Play, When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import CHAMPION, DRAGON, PSIONIC_POWER, SPELL, UNARMED, Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.refs import BEARER, OPPONENT, SELF
from sixrealms.powers.spell_turning import Turn
from sixrealms.powers.use_and_play import MayUse
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
OWNER = "dungeon-card.effect-for-owner"
FIST, THIEF = "RR/93", "NS/33"
CASTS = Always(MayUse(Is(SELF), SPELL))


@card_test("DU/1", rules=[OWNER])
def test_items_go_to_the_abyss_as_ever(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], table=["DU/1"])
    t.seat("B", formation=REALM_B, pool=["RR/116"])
    t.begin(active="B", phase=3)
    t.B.uses("RR/116")
    t.B.chooses("Orb of Doom")
    t.zone("Orb of Doom", "abyss")
    t.changed("RR/116")
    t.settled("B", "ask-phase-3")


# -- Lair of Dregoth --------------------------------------------------------------------------------------------------


@card_test("DU/3", rules=["dispel.turning-offensive-only", "pool.not-while-fighting"])
def test_the_price_is_one_champion_that_waits(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Finger of Death", 1])
    t.seat("B", formation=REALM_B, pool=["Rikus", "Herminard + Annulus", "Dagrande"],
           hand=["Azhul", "Raam", "Tithian"], table=["DU/3"])  # fmt: skip
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Rikus")
    t.A.plays("Finger of Death", by="Sadira")
    t.A.chooses("Dagrande")
    t.B.answers("DU/3")
    t.offered("Herminard", "Azhul", "Tithian")
    t.B.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone("Herminard", "pool")
    t.zone("Sadira", "discard")
    t.changed("Finger of Death", "Rikus")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@pytest.mark.parametrize(
    ("card", "by", "rule"),
    [("Shield", "Preserver", "dispel.turning-offensive-only"), (FIST, "Agis", "dispel.timing")],
)
@card_test("DU/3", rules=["dispel.turning-offensive-only", "dispel.timing"])
def test_only_offensive_spells_are_turned(t: Table, card: str, by: str, rule: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Preserver", "Agis"], hand=[card, 1])
    t.seat("B", formation=REALM_B, pool=["Rikus + Orb of Doom + War Party", "Neeva"], table=["DU/3"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=by)
    t.B.defends("Rikus")
    t.A.plays(card, by=by)
    t.B.could_not_answer("DU/3", because=rule)
    t.on(card, by)
    t.settled("A", "ask-combat")


# -- Domain of Takhisis -----------------------------------------------------------------------------------------------


@card_test("DU/4", rules=[OWNER])
def test_dragons_that_are_no_monsters_die(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DR/116", "1st/188"], table=["DU/4"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Death Spell"])
    t.begin(active="B", phase=3, unenforced=True)
    t.B.plays("Death Spell", by="Sadira")
    t.B.chooses("DR/116")
    t.zone("DR/116", "discard")
    t.changed("Death Spell")
    t.settled("B", "ask-phase-3")


@pytest.mark.parametrize("weapon", ["The Heartwood Spear", "FR/56"])
@card_test("DU/4", rules=[OWNER, "immunity.always-active"])
def test_nor_does_an_artifact_or_item_kill_her_dragons(t: Table, weapon: str) -> None:
    with given("FR/56", When("activate", AutoDefeat(OPPONENT, DRAGON))):
        t.seat("A", formation=REALM_A, pool=["1st/188", "1st/177"], table=["DU/4"])
        t.seat("B", formation=REALM_B, pool=[f"Azhul + {weapon} + Orb of Doom + Gladiators"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/188")
        t.B.defends("Azhul")
        t.zone("1st/188", "battle")
        t.settled("A", "ask-combat")


@card_test("DU/4", "DR/119", "NO/202", rules=[OWNER, "immunity.always-active"])
def test_nor_does_an_event_that_discards_champions_take_her_dragons(t: Table) -> None:
    """The other player loses one to each event, its owner only Sadira, who is no dragon."""
    t.seat("A", formation=REALM_A, pool=["1st/188", "1st/177", "Sadira"], table=["DU/4"])
    t.seat("B", formation=REALM_B, pool=["DR/116", "Azhul"], hand=["DR/119", "NO/202"])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("DR/119")  # in A's pool alone are there two
    t.zone("1st/188", "pool")
    t.zone("1st/177", "pool")
    t.B.plays("NO/202")
    t.B.chooses("Azhul")
    t.A.chooses("Sadira")
    t.zone("Sadira", "discard")
    t.zone("1st/188", "pool")
    t.zone("1st/177", "pool")
    t.changed("DR/119", "NO/202", "Azhul")
    t.settled("B", "ask-phase-3")


# -- realms and their world -------------------------------------------------------------------------------------------


@card_test("DU/6", rules=[OWNER])
def test_champions_of_greyhawk_are_not_realms(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Death Spell"])
    t.seat("B", formation=REALM_B, pool=["Otto"], table=["DU/6"])
    t.begin(active="A", phase=3)
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Otto")
    t.zone("Otto", "discard")
    t.changed("Death Spell")
    t.settled("A", "ask-phase-3")


@card_test("DU/7", rules=[OWNER])
def test_realms_of_ravenloft_do_not_rise_from_the_dead(t: Table) -> None:
    t.seat("A", formation={"A": "RL/1"}, pool=["RL/81"], table=["DU/7"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, unenforced=True)
    t.kind("RL/81", "Undead")
    t.not_kind("RL/1", "Undead")
    t.settled("A", "ask-phase-3")


# -- fists ------------------------------------------------------------------------------------------------------------


@card_test("DU/9", rules=[OWNER, "combat.h.winner-discards"])
def test_heroes_keep_their_fists_and_nothing_else(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Azhul + {FIST} + Zadoc + Griffon"], table=["DU/9"])
    t.seat("B", formation=REALM_B, pool=["Stef'fa Naf'ski"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Stef'fa Naf'ski")
    t.kind("Azhul", "Flyer")
    t.B.passes()
    t.A.stops()
    t.on(FIST, "Azhul")
    t.on("Griffon", "Azhul")
    t.zone("Zadoc", "discard")
    t.zone("Stef'fa Naf'ski", "discard")
    t.settled("A", "ask-phase-4")


@card_test("DU/9", rules=[OWNER, "combat.h.winner-discards"])
def test_others_who_fight_with_fists_do_not_keep_them(t: Table) -> None:
    with given("1st/284", Always(MayUse(Is(SELF), UNARMED))):
        t.seat("A", formation=REALM_A, pool=["1st/284"], hand=[FIST, 1], table=["DU/9"])
        t.seat("B", formation=REALM_B, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=[FIST])
        t.A.attacks("Nyrond", with_="1st/284")
        t.B.defends("Borys")
        t.A.plays(FIST, by="1st/284")
        t.B.passes()
        t.A.stops()
        t.zone(FIST, "discard")
        t.changed("1st/284", "Borys")
        t.settled("A", "ask-phase-4")


@card_test("DU/10", rules=[OWNER])
def test_heroes_of_the_beast_feel_fists(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[FIST, 1])
    t.seat("B", formation=REALM_B, pool=["Neeva"], table=["DU/10"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays(FIST, by="Azhul")
    t.total("Azhul", 8)
    t.on(FIST, "Azhul")
    t.settled("B", "ask-combat")


@card_test("DU/10", rules=[OWNER, "icon.ability.by-type"])
def test_monsters_of_others_have_no_fists(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=[FIST])
    t.seat("B", formation=REALM_B, pool=["Borys"], table=["DU/10"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Borys")
    t.A.cannot("play", FIST, "Mul Savage", because="icon.ability.by-type")
    t.settled("A", "ask-combat")


# -- Pit of the Mind Lord, the Torture Room, the spellbook ------------------------------------------------------------


@card_test("DU/11", rules=[OWNER])
def test_events_of_phase_three_are_no_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, table=["DU/11"])
    t.seat("B", formation=REALM_B, hand=["Cataclysm!"])
    t.begin(active="B", phase=3)
    t.B.plays("Cataclysm!")
    t.offered("Rashemen", "Nyrond")
    t.B.chooses("Rashemen")
    t.zone("Rashemen", "discard")
    t.changed("Cataclysm!")
    t.settled("B", "ask-phase-3")


@card_test("DU/11", rules=["spell.phase4-both"])
def test_a_spell_of_combat_kills_a_psionicist(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["4th/341 + Orb of Doom"], table=["DU/11"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Death Spell", 1])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/341")
    t.B.defends("Sadira")
    t.B.plays("Death Spell", by="Sadira")
    t.B.chooses("4th/341")
    t.zone("4th/341", "discard")
    t.zone("Orb of Doom", "discard")
    t.changed("Death Spell", "Sadira")
    drew(t, "B", 2)
    t.settled("B", "ask-spoils")


@card_test("DU/12", rules=[OWNER])
def test_neither_the_pile_nor_other_peoples_discards_count(t: Table) -> None:
    t.seat("A", formation=REALM_A, discard=["BR/37"], draw=["BR/38", "BR/42", "BR/36"], table=["DU/12"])
    t.seat("B", formation=REALM_B, discard=["BR/43", "BR/44", "BR/45"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.cannot("use", "DU/12", because="condition-not-met")
    t.settled("A", "ask-phase-3")


@card_test("DU/12", rules=[OWNER, "immunity.offensive-only"])
def test_against_its_owners_spells_immunity_holds(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Geas"], table=["DU/12"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Geas", "Sadira", because=("immune", "no-target"))
    t.settled("A", "ask-phase-3")


@card_test("DU/14", rules=[OWNER, "setup.shuffle"])
def test_one_spell_is_found_and_the_searched_pile_shuffled(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], table=["DU/14"],
           draw=["Gith", "Fireball", "1st/393", "Shield", "Thugs", "Stug", "Zadoc", "Tiger", "Galek"])  # fmt: skip
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=4, windows="pass")
    before = t.state.listed(t.sitting.objects.seat("A"), 0)
    theirs = t.state.listed(t.sitting.objects.seat("B"), 0)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.declines()
    t.A.says("yes")
    t.A.chooses("Shield")
    t.contents("A", "hand", ["Shield"])
    left = tuple(card for card in before if card != t.card("Shield"))
    t.expect(t.state.listed(t.sitting.objects.seat("A"), 0) != left, "the pile has been shuffled")
    t.expect(t.state.listed(t.sitting.objects.seat("B"), 0) == theirs, "nobody else's has")
    t.razed("Nyrond")
    t.settled("A", "ask-phase-4")


@card_test("DU/14", rules=[OWNER])
def test_nobody_else_searches(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], draw=["Gith", "Fireball", "1st/393"])
    t.seat("B", formation=REALM_B, draw=["Shield", "Bless", 2], table=["DU/14"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.declines()
    t.contents("A", "hand", ["Gith"])
    t.razed("Nyrond")
    t.settled("A", "ask-spoils")


# -- time -------------------------------------------------------------------------------------------------------------


@card_test("DU/17", rules=[OWNER])
def test_a_realm_is_no_champion_of_the_archmage(t: Table) -> None:
    _cast_by_a_realm(t, "DU/17", "RR/5", "Rock to Mud")


@card_test("DU/18", rules=[OWNER])
def test_nor_of_the_friar(t: Table) -> None:
    with given("1st/353", Play(Lasting(gains(CHAMPION, 1), UNTIL_YOUR_NEXT_TURN))):
        _cast_by_a_realm(t, "DU/18", "1st/29", "1st/353")


def _cast_by_a_realm(t: Table, dungeon: str, realm: str, spell: str) -> None:
    """B's realm, of the world of his dungeon, casts beside its defender; then it is B's turn."""
    with given("RR/5", CASTS), given("1st/29", CASTS):
        t.seat("A", formation=REALM_A, pool=["Azhul + Flameblade"])
        t.seat("B", formation={"A": realm}, pool=["Stef'fa Naf'ski"], hand=[spell, 1], table=[dungeon])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks(realm, with_="Azhul")
        t.B.defends("Stef'fa Naf'ski")
        t.B.plays(spell, by=realm)
        t.B.passes()
        t.A.stops()
        t.zone(spell, "table")
        t.A.passes(2)
        t.zone(spell, "discard")
        t.changed("Stef'fa Naf'ski")
        t.settled("B")


# -- Spells from the Grave --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("caster", ["Otto", "1st/422"])
@card_test("DU/19", rules=[OWNER, "dispel.undispellable"])
def test_only_undead_of_greyhawk_cast_from_the_grave(t: Table, caster: str) -> None:
    with given("1st/422", CASTS):
        t.seat("A", formation=REALM_A, pool=[caster], hand=["Shield", 1], table=["DU/19"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Nenioc + Orb of Doom + War Party"], hand=["1st/358", 1])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_=caster)
        t.B.defends("Nenioc")
        t.A.plays("Shield", by=caster)
        t.B.answers("1st/358", by="Nenioc")
        t.zone("Shield", "discard")
        t.changed("1st/358")
        t.settled("A", "ask-combat")


@card_test("DU/19", rules=[OWNER, "dispel.undispellable"])
def test_nor_are_they_turned(t: Table) -> None:
    with given("1st/155", CASTS), given("1st/398", Answer(Turn(), to=SPELL)):
        t.seat("A", formation=REALM_A, pool=["1st/155"], hand=["Shield", 1], table=["DU/19"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Preserver + Orb of Doom + War Party"], hand=["1st/398", 1])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/155")
        t.B.defends("Preserver")
        t.A.plays("Shield", by="1st/155")
        t.B.could_not_answer("1st/398", because="cannot-be-answered-so")
        t.on("Shield", "1st/155")
        t.settled("A", "ask-combat")


@card_test("DU/19", rules=[OWNER])
def test_psionic_powers_are_no_spells(t: Table) -> None:
    with given("1st/155", Always(MayUse(Is(SELF), PSIONIC_POWER))), given("PO/74", Play()):
        t.seat("A", formation=REALM_A, pool=["1st/155"], hand=["PO/74", 1], table=["DU/19"])
        t.seat("B", formation={"A": "Sembia"}, pool=["Nenioc + Orb of Doom + War Party"], hand=["4th/400", 1])
        t.begin(active="A", phase=4)
        t.A.attacks("Sembia", with_="1st/155")
        t.B.defends("Nenioc")
        t.A.plays("PO/74", by="1st/155")
        t.B.answers("4th/400", by="Nenioc")
        t.zone("PO/74", "discard")
        t.changed("4th/400")
        t.settled("A", "ask-combat")


# -- Song of the Dragonlance, Bats in the Belfry ----------------------------------------------------------------------


@card_test("DU/22", rules=[OWNER, "move.swimmer.coast"])
def test_swimmers_come_and_items_stay_dry(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["DU/40"])
    t.seat("B", formation=REALM_B, pool=["Azhul + Orb of Doom"], table=["DU/22"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.can("attack", "Nyrond", "DU/40")
    t.kind("Azhul", "Swimmer")
    t.not_kind("Orb of Doom", "Swimmer")
    t.settled("A", "ask-phase-4")


@card_test("DU/23", rules=[OWNER])
def test_other_cards_come_into_the_belfry(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Flameblade"], hand=["Griffon", "Fireball", 1])
    t.seat("B", formation=REALM_B, pool=["Neeva + Zadoc"], table=["DU/23"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.can("play", "Griffon", "Sadira")
    t.A.can("play", "Fireball", "Sadira")
    t.settled("A", "ask-combat")


@card_test("DU/23", rules=[OWNER, "dispel.timing"])
def test_spells_in_the_belfry_work_and_can_be_ended(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Cone of Cold", 1])
    t.seat("B", formation=REALM_B, pool=["Sysania"], hand=["1st/358", 1], table=["DU/23"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Sysania")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.passes()
    t.total("Sadira", 9)
    t.B.plays("1st/358", by="Sysania")
    t.zone("Cone of Cold", "discard")
    t.changed("1st/358")
    t.settled("A", "ask-combat")


@card_test("DU/23", rules=[OWNER])
def test_powers_of_offensive_champions_go_on(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Agis"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Borys"], table=["DU/23"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Agis")
    t.B.defends("Borys")
    t.A.says("yes")
    t.zone("Mul Savage", "discard")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "struck"), [("Nyrond", False), ("Keoland", True)])
@card_test("DU/23", rules=[OWNER])
def test_nothing_happens_to_items_left_behind(t: Table, realm: str, struck: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Neeva + Flameblade + Griffon"])
    t.seat("B", formation=REALM_B, pool=["Sadira + Dwarven Hammer"], hand=["Lightning Bolt", 1], table=["DU/23"])
    t.seat("C", formation=REALM_C, pool=["Preserver + Dwarven Hammer"], hand=["Lightning Bolt [2nd/332]", 1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Neeva")
    defender = t.C if struck else t.B
    defender.defends("Preserver" if struck else "Sadira")
    if struck:
        t.C.plays("Lightning Bolt [2nd/332]", by="Preserver")
        t.offered("Griffon", "Flameblade", "B:Dwarven Hammer")
        t.settled("C")
    else:
        t.B.plays("Lightning Bolt [1st/332]", by="Sadira")
        t.offered("Griffon", "C:Dwarven Hammer")
        t.settled("B")


@card_test("DU/23", rules=[OWNER])
def test_its_defenders_strike_with_what_they_have(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Neeva"])
    t.seat("B", formation=REALM_B, pool=["Sadira + Flameblade"], table=["DU/23"], hand=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Sadira")
    t.level("Sadira", 6)
    t.settled("B", "ask-combat")


@card_test("DU/23", rules=[OWNER, "dungeon-card.attack.instead-of-realm"])
def test_the_belfry_itself_is_no_realm(t: Table) -> None:
    with given("1st/94", Always(gains(Is(BEARER), 2))):
        t.seat("A", formation=REALM_A, pool=["Mul Savage + 1st/94"], hand=["Flameblade"])
        t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Lightning Bolt", 1], table=["DU/23"])
        t.begin(active="A", phase=4)
        t.A.attacks("DU/23", with_="Mul Savage")
        t.B.defends("Sadira")
        t.level("Mul Savage", 11)
        t.B.plays("Lightning Bolt", by="Sadira")
        t.zone("1st/94", "discard")
        t.A.can("play", "Flameblade", "Mul Savage")
        t.on("Lightning Bolt", "Sadira")
        t.settled("A", "ask-combat")


# -- the Azure Tower, Castle Drawmij, the Dwarven King ----------------------------------------------------------------


@card_test("DU/24", rules=[OWNER])
def test_helpful_events_of_the_tower_are_copied(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"], table=["DU/24"])
    t.seat("B", formation=REALM_B, pool=["AR/106"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("AR/106")
    t.zone("AR/106", "discard")
    t.count("B", hand=5)
    t.changed("Good Fortune")
    drew(t, "A", 5)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@card_test("DU/25", rules=[OWNER, "cosmos.unique-in-play"])
def test_the_castle_shelters_holdings_alone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=["Azhul"], table=["DU/25"])
    t.seat("B", formation=REALM_B, pool=["Azhul [2nd/266]"], hand=["Treasure"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "A:Azhul", because="cosmos.unique-in-play")
    t.A.passes(3)
    t.B.passes(2)
    t.B.plays("Treasure")
    t.zone("Mul Savage", "discard")
    t.changed("Treasure")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-2")


@card_test("DU/26", rules=[OWNER])
def test_dwarven_allies_are_stronger_and_open_to_events(t: Table) -> None:
    with given("1st/59", Always(Has(Is(SELF), ("Dwarf",)))):
        t.seat("A", formation=REALM_A, pool=["Azhul + 1st/59 + War Party"], hand=["Fortunate Omens"], table=["DU/26"])
        t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom + Gladiators"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Azhul")
        t.B.defends("Borys")
        t.level("1st/59", 6)
        t.level("War Party", 4)
        t.A.plays("Fortunate Omens")
        t.level("1st/59", 9)
        t.changed("Fortunate Omens")
        t.settled("A", "ask-combat")
