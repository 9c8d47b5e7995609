"""Airship, Fly, Dispel Magic and the Wall of Force as 3rd and 4th Edition word them."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.cards.first.spell_duel import duel, ways_offered
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
AIRSHIP, FLY, WALL = "3rd/90", "3rd/343", "4th/367"
CHARIOT, HORROR = "3rd/361", "3rd/106"

# -- Airship ----------------------------------------------------------------------------------------------------------


@card_test(AIRSHIP, rules=["event.duration-in-play"])
def test_the_airship_takes_two_allies_at_once(t: Table) -> None:
    duel(t, "Azhul + War Party", "Mul Savage + Gith + Thugs + Tiger", [AIRSHIP])
    t.A.plays(AIRSHIP)
    t.A.says("yes")
    t.offered("War Party", "Gith", "Thugs", "Tiger")
    t.A.chooses("Gith")
    t.zone("Gith", "discard")
    t.A.says("yes")
    t.A.chooses("Thugs")
    t.zone("Thugs", "discard")
    t.zone(AIRSHIP, "void")
    t.on("War Party", "Azhul")
    t.settled("B", "ask-combat")


@card_test(AIRSHIP, rules=["event.duration-in-play"])
def test_or_waits_for_its_time(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[AIRSHIP, 1])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], hand=["War Party", 1])
    t.begin(active="A", phase=3)
    t.A.plays(AIRSHIP)
    t.zone(AIRSHIP, "table")
    t.A.cannot("use", AIRSHIP, because="no-effect")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.passes()
    t.zone(AIRSHIP, "table")
    t.changed("Azhul", "Mul Savage")
    drew(t, "B", 2)
    t.settled("B", "ask-spoils")


@card_test(AIRSHIP, rules=["event.duration-in-play"])
def test_one_now_and_one_later_is_all(t: Table) -> None:
    duel(t, "Azhul", "Mul Savage + Gith + Thugs + Tiger", [AIRSHIP, "Zadoc"], [2])
    t.A.plays(AIRSHIP)
    t.A.says("yes")
    t.A.chooses("Gith")
    t.A.says("no")
    t.zone("Gith", "discard")
    t.zone(AIRSHIP, "table")
    t.A.passes()
    t.A.plays("Zadoc")
    t.A.uses(AIRSHIP)
    t.offered("Zadoc", "Thugs", "Tiger")
    t.A.chooses("Thugs")
    t.zone("Thugs", "discard")
    t.zone(AIRSHIP, "void")
    t.on("Zadoc", "Azhul")
    t.settled("A", "ask-combat")


@card_test(AIRSHIP, rules=["calm.others-affected"])
def test_whoever_was_calm_when_it_came_stays_out_of_its_reach(t: Table) -> None:
    duel(t, "Azhul", "Mul Savage + Gith", [AIRSHIP, "Zadoc"], ["Calm"])
    t.A.plays(AIRSHIP)
    t.B.answers("Calm")
    t.zone(AIRSHIP, "table")
    t.A.cannot("use", AIRSHIP, because="no-effect")
    t.A.plays("Zadoc")
    t.A.can("use", AIRSHIP)
    t.on("Gith", "Mul Savage")
    t.changed("Calm")
    t.settled("A", "ask-combat")


# -- Fly --------------------------------------------------------------------------------------------------------------


@card_test(FLY, rules=["move.flyer.any-realm", "spell.phase-listed"])
def test_a_champion_made_to_fly_before_the_attack_flies_all_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul", "Dagrande"], hand=[FLY])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(FLY, by="Sadira")
    t.offered("Sadira", "Azhul", "Dagrande")
    t.A.chooses("Azhul")
    t.zone(FLY, "table")
    t.kind("Azhul", "Flyer")
    t.not_kind("Sadira", "Flyer")
    t.A.passes()
    t.A.can("attack", "Keoland", "Azhul")
    t.A.passes(2)
    t.not_kind("Azhul", "Flyer")
    t.zone(FLY, "discard")
    t.settled("B")


@pytest.mark.parametrize(("way", "whom"), [(2, ("Sadira",)), (3, ("Gith",)), (4, ("Sadira", "Gith"))])
@card_test(FLY, rules=["combat.h.winner-discards"])
def test_in_combat_champion_or_ally_or_both_fly_for_the_round(t: Table, way: int, whom: tuple[str, ...]) -> None:
    duel(t, "Sadira + Gith + Thugs + Stug", "Mul Savage + Zadoc + War Party + Gladiators", [FLY])
    t.expect(ways_offered(t, FLY) == 3, "three ways in combat")
    t.A.plays(FLY, by="Sadira", way=way)
    if "Gith" in whom:
        t.offered("Gith", "Thugs", "Stug")
        t.A.chooses("Gith")
    for card in ("Sadira", "Gith", "Thugs", "Stug"):
        (t.kind if card in whom else t.not_kind)(card, "Flyer")
    t.not_kind("Mul Savage", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.A.passes()
    t.changed("Sadira", "Gith", "Thugs", "Stug", FLY, "Zadoc", "War Party", "Gladiators", "Mul Savage")
    t.zone("Sadira", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test(FLY, rules=["spell.target-required"])
def test_without_an_ally_only_the_champion_can_fly(t: Table) -> None:
    duel(t, "Sadira", "Mul Savage + Zadoc", [FLY])
    t.expect(ways_offered(t, FLY) == 1, "one way")
    t.A.plays(FLY, by="Sadira")
    t.kind("Sadira", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.settled("A", "ask-combat")


# -- Dispel Magic -----------------------------------------------------------------------------------------------------

DISPELS = {"3rd/346": ("Sadira",), "3rd/358": ("Nenioc",)}


@card_family(DISPELS, rules=["dispel.timing"])
def test_it_cancels_a_spell_just_cast(t: Table, dispel: str, caster: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393"])
    t.seat("B", formation=REALM_B, pool=[caster if caster != "Sadira" else "Borys"], hand=[dispel])
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.B.answers(dispel)
    t.standing("Nyrond")
    t.zone(dispel, "discard")
    t.zone("1st/393", "discard")
    t.settled("A", "ask-phase-3")


@card_family(DISPELS, rules=["dispel.timing", "spell.phase-listed"])
def test_and_ends_one_in_play_at_any_time(t: Table, dispel: str, caster: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 1st/106 + Orb of Doom", "Neeva + 2nd/106", "Dagrande + NO/106"])
    t.seat("B", formation=REALM_B, pool=[caster, "Mul Savage"], hand=[dispel])
    t.begin(active="B", phase=5)
    t.B.plays(dispel, by=caster)
    t.offered("1st/106", "2nd/106", "NO/106")
    t.B.chooses("1st/106")
    t.zone("1st/106", "discard")
    t.zone(dispel, "discard")
    t.settled("B", "ask-phase-5")


@card_family(DISPELS, rules=["dispel.timing", "spell.target-required"])
def test_with_no_spell_about_it_stays_in_the_hand(t: Table, dispel: str, caster: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation=REALM_B, pool=[caster], hand=[dispel])
    t.begin(active="B", phase=3)
    t.B.cannot("play", dispel, caster, because="no-target")
    t.settled("B", "ask-phase-3")


@card_family(DISPELS, rules=["spell.target-required"])
def test_nor_can_it_end_what_is_done(t: Table, dispel: str, caster: str) -> None:
    mine = "Preserver" if caster == "Sadira" else caster
    duel(t, "Sadira + War Party", f"{mine} + Gith + Orb of Doom + Gladiators", ["Fireball"], [dispel])
    t.A.plays("Fireball", by="Sadira")
    t.B.passes()
    t.zone("Gith", "discard")
    t.B.cannot("play", dispel, mine, because=("not-your-decision", "no-target"))
    t.changed("Fireball")
    t.settled("A", "ask-combat")


# -- Wall of Force ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attacker", "crosses"), [("Mul Savage", False), ("Neeva", False), ("UD/83", True)])
@card_test(WALL, rules=["wall.attacker-stopped"])
def test_only_those_who_walk_through_the_earth_cross_it(t: Table, attacker: str, crosses: bool) -> None:
    t.seat("A", formation=REALM_A, pool=[attacker], hand=["Pteranadon", "Zadoc", "BR/80"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=[WALL])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Sembia", with_=attacker)
    t.B.defends("Sadira")
    t.B.plays(WALL)
    t.zone(attacker, "battle" if crosses else "pool")
    if crosses:
        t.total("Sadira", 9)
        t.A.cannot("play", "Zadoc", attacker, because="forbidden")
        t.A.cannot("play", "Pteranadon", attacker, because="forbidden")
        t.A.can("play", "BR/80", attacker)
    t.changed(WALL, "Sadira")
    t.settled("A", "ask-combat" if crosses else "ask-phase-4")


@card_test(WALL, rules=["wall.flyer-not-exempt"])
def test_an_earthwalker_with_other_allies_is_trapped(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["UD/83 + Pteranadon"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=[WALL])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Sembia", with_="UD/83")
    t.B.defends("Sadira")
    t.B.plays(WALL)
    t.zone("UD/83", "pool")
    t.zone("Pteranadon", "discard")
    t.changed(WALL, "Sadira")
    t.settled("A", "ask-phase-4")


# -- Chariot of Sustarre, Spell of Formless Horror --------------------------------------------------------------------


@card_test(CHARIOT, rules=["move.flyer.any-realm", "spell.phase-listed"])
def test_the_chariot_carries_a_champion_to_a_shielded_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Shayira", "Azhul", "Dagrande"], hand=[CHARIOT])
    t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3)
    t.A.plays(CHARIOT, by="Shayira")
    t.offered("Shayira", "Azhul", "Dagrande")
    t.A.chooses("Azhul")
    t.kind("Azhul", "Flyer")
    t.not_kind("Shayira", "Flyer")
    t.A.passes()
    t.A.cannot("attack", "Sembia", "Shayira", because="shielded")
    t.A.attacks("Sembia", with_="Azhul")
    t.zone(CHARIOT, "table")
    t.settled("B", "ask-defend")


@card_test(CHARIOT, rules=["spell.phase-listed", "combat.h.winner-discards"])
def test_in_combat_it_lifts_two_allies_for_the_round(t: Table) -> None:
    duel(t, "Shayira + Gith + Zadoc + Wijon", "Neeva + Gladiators", [CHARIOT])
    t.expect(ways_offered(t, CHARIOT) == 2, "a champion or allies")
    t.A.plays(CHARIOT, way=3)
    t.offered("Gith", "Zadoc", "Wijon")
    t.A.chooses("Gith", "Wijon")
    t.kind("Gith", "Flyer")
    t.kind("Wijon", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.not_kind("Shayira", "Flyer")
    t.settled("A", "ask-combat")


@card_test(CHARIOT, rules=["spell.target-required"])
def test_one_ally_is_enough(t: Table) -> None:
    duel(t, "Shayira + Gith + Zadoc", "Neeva + Gladiators", [CHARIOT])
    t.A.plays(CHARIOT, way=3)
    t.A.chooses("Gith")
    t.A.done()
    t.kind("Gith", "Flyer")
    t.not_kind("Zadoc", "Flyer")
    t.settled("A", "ask-combat")


@card_test(CHARIOT, rules=["spell.phase-listed", "combat.h.winner-discards"])
def test_or_the_champion_until_the_round_is_over(t: Table) -> None:
    duel(t, "Shayira + Gith", "Neeva", [CHARIOT, "Gladiators"], pool=["Azhul"])
    t.A.plays(CHARIOT, way=2)
    t.kind("Shayira", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Shayira", "pool")
    t.not_kind("Shayira", "Flyer")
    t.changed(CHARIOT, "Neeva", "Gith", "Gladiators")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("phase", [3, 5])
@card_test(HORROR, rules=["spell.phase-listed"])
def test_the_horror_falls_on_a_champion_in_an_opponents_pool(t: Table, phase: int) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul"], hand=[HORROR])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Elminster the Mage"])
    t.seat("C", formation=REALM_C, pool=["Neeva", "Dagrande"])
    t.begin(active="A", phase=phase)
    t.A.plays(HORROR, by="Sadira")
    t.offered("Mul Savage", "Neeva", "Dagrande")
    t.A.chooses("Neeva")
    t.on(HORROR, "Neeva")
    t.level("Neeva", 4)
    t.settled("A", f"ask-phase-{phase}")


@card_test(HORROR, rules=["spell.phase-listed"])
def test_in_combat_it_falls_on_the_opposing_champion_and_stays(t: Table) -> None:
    duel(t, "Sadira", "Neeva + Orb of Doom", [HORROR], [1])
    t.A.plays(HORROR)
    t.on(HORROR, "Neeva")
    t.A.passes()
    t.zone("Neeva", "pool")
    t.on(HORROR, "Neeva")
    t.changed("Sadira")
    drew(t, "B", 2)
    t.settled("B", "ask-spoils")


@card_test("1st/106", "1st/361", rules=["spell.phase-listed"])
def test_earlier_printings_are_for_combat_alone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Shayira"], hand=["1st/106", "1st/361"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "1st/106", "Sadira", because=("spell.phase-listed", "spell.target-required"))
    t.A.cannot("play", "1st/361", "Shayira", because=("spell.phase-listed", "spell.target-required"))
    t.settled("A", "ask-phase-3")
