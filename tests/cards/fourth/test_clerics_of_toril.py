"""Clerics of the Forgotten Realms and Greyhawk in 4th Edition."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Play
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.moves import discard
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import OPPOSING
from tests.cards.drawn import drew
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
NEEDS_ICON = "icon.ability.by-type"

# -- Amarill ----------------------------------------------------------------------------------------------------------


@card_test("4th/280", rules=["gloss.defeated", "battle.after-combat-discards"])
def test_beaten_amarill_calls_any_champion_from_the_pile_even_herself(t: Table) -> None:
    meet(t, "4th/280", "Borys", discard=["Dagrande", "Mordenkainen", "War Party"])
    t.A.passes()
    t.A.says("yes")
    t.offered("Dagrande", "Mordenkainen", "4th/280")
    t.A.chooses("Mordenkainen")
    t.zone("Mordenkainen", "hand")
    t.zone("4th/280", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("4th/280", rules=["gloss.defeated"])
def test_she_need_not(t: Table) -> None:
    meet(t, "4th/280", "Borys", discard=["Dagrande"])
    t.A.passes()
    t.A.says("no")
    t.zone("Dagrande", "discard")
    t.zone("4th/280", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("4th/280", rules=["combat.h.winner-to-pool"])
def test_winning_she_calls_nobody(t: Table) -> None:
    meet(t, "4th/280 + Staff of Conjuring", "T'kkyl", discard=["Dagrande"])
    t.B.passes()
    t.zone("4th/280", "pool")
    t.zone("T'kkyl", "discard")
    t.settled("A", "ask-next-attacker")


# -- Clerics of Malar, Mallin, Klik: unarmed combat -------------------------------------------------------------------


@card_family({"4th/281": (), "4th/317": (), "4th/288": ()}, rules=["gloss.unarmed-users"])
def test_they_fight_with_their_hands_like_heroes(t: Table, printing: str) -> None:
    meet(t, printing, "Borys + Wand of Light", ["RR/93", "4th/439", "NS/91"])
    t.A.can("play", "RR/93", printing)
    t.A.cannot("play", "4th/439", printing, because=("gloss.unarmed-users", NEEDS_ICON))
    t.A.cannot("play", "NS/91", printing, because=("gloss.unarmed-users", NEEDS_ICON))
    t.settled("A", "ask-combat")


@card_test("4th/283", rules=["gloss.unarmed-users"])
def test_sysania_fights_like_dragons(t: Table) -> None:
    meet(t, "4th/283", "Borys + Wand of Light", ["RR/93", "4th/439", "DU/78", "NS/91"], realm="Sembia")
    t.A.can("play", "4th/439", "4th/283")
    t.A.can("play", "DU/78", "4th/283")
    t.A.cannot("play", "RR/93", "4th/283", because=NEEDS_ICON)
    t.A.cannot("play", "NS/91", "4th/283", because=("gloss.unarmed-users", NEEDS_ICON))
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "level"), [("Nyrond", 6), ("Sembia", 4 + 3)])
@card_test("4th/281", rules=["activation.full-on-entry"])
def test_the_clerics_of_malar_hunt_abroad(t: Table, realm: str, level: int) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/281", "Azhul"])
    t.seat("B", formation={"A": realm}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.level("4th/281", 4)
    t.A.attacks(realm, with_="4th/281")
    t.B.defends("Neeva")
    t.level("4th/281", level)
    t.level("Azhul", 4)
    t.settled("A", "ask-combat")


@card_test("4th/281", rules=["gloss.when-attacking"])
def test_they_gain_nothing_defending_a_realm_abroad(t: Table) -> None:
    meet(t, "Azhul", "4th/281")
    t.level("4th/281", 4)
    t.settled("A", "ask-combat")


# -- Adon -------------------------------------------------------------------------------------------------------------


@card_test("4th/282", rules=["immunity.level-bonus-lost", "immunity.offensive-spells-both"])
def test_adon_passes_over_offensive_spells_and_items_and_all_artifacts(t: Table) -> None:
    meet(t, "4th/282 + Orb of Doom", "T'kkyl + Wand of Light + 1st/424", ["Gith"], pool=["Azhul + 1st/411"])
    t.total("T'kkyl", 3)
    t.total("4th/282", 5 + 2)
    t.settled("B", "ask-combat")


@card_test("4th/282", rules=["immunity.offensive-only", "immunity.level-bonus-lost"])
def test_a_defensive_spell_or_item_counts_against_him(t: Table) -> None:
    meet(t, "4th/282 + Staff of Conjuring", "1st/53", [], ["Cone of Cold", "Sticks to Snakes", "1st/342"])
    t.B.plays("Cone of Cold", by="1st/53")
    t.total("1st/53", 3)
    t.B.plays("Sticks to Snakes", by="1st/53")
    t.total("1st/53", 3)
    t.B.plays("1st/342", by="1st/53")
    t.total("1st/53", 5)
    t.settled("B", "ask-combat")


@card_test("4th/282", rules=["activation.full-on-entry"])
def test_with_midnight_in_play_adon_gains_five(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/282"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/46"])
    t.begin(active="A", phase=3)
    t.level("4th/282", 10)
    t.settled("A", "ask-phase-3")


@card_test("4th/282", rules=["inplay.definition"])
def test_midnight_in_the_hand_is_not_in_play(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/282"], hand=["1st/46"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3)
    t.level("4th/282", 5)
    t.settled("A", "ask-phase-3")


# -- Sysania ----------------------------------------------------------------------------------------------------------


@card_test("4th/283", rules=["move.allies.protected"])
def test_sysanias_allies_fly_with_her(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/283"], hand=["Zadoc"])
    t.seat("B", formation={"A": "Raam", "B": "Vaasa"}, pool=["Borys"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="4th/283")
    t.B.defends("Borys")
    t.A.plays("Zadoc")
    t.kind("Zadoc", "Flyer")
    t.not_kind("Gith", "Flyer")
    t.settled("A", "ask-combat")


#: Who lies in the pool with it, and who attacks a realm only such champions reach.
IN_THE_POOL = {
    "4th/283": ("4th/283", "Neeva", "Vaasa"),
    "3rd/170": ("3rd/170", "Neeva", "Vaasa"),
    "3rd/176": ("3rd/176", "Neeva", "Vaasa"),
    "4th/178": ("Azhul + 4th/178", "4th/276", "Sembia"),
    "4th/335": ("4th/335", "3rd/52", "Vaasa"),
}


@card_family(IN_THE_POOL, rules=["power.combat-only-when-involved"], edition="1st")
def test_from_the_pool_they_carry_nobody(t: Table, printing: str, at_home: str, attacker: str, realm: str) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=[at_home, attacker], hand=["Zadoc"])
    t.seat("B", formation={"A": "Raam", "B": realm}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_=attacker)
    t.B.defends("Borys")
    t.A.cannot("play", "Zadoc", because="move.allies.protected")
    t.settled("A", "ask-combat")


# -- the three dwarves ------------------------------------------------------------------------------------------------


@card_test("4th/316", rules=["gloss.defeated", "combat.h.loser-discards-all"])
def test_beaten_borin_goes_home_with_his_treasure_while_moradin_is_about(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/316 + Orb of Doom"], hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Staff of Conjuring", "UD/66"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/316")
    t.B.defends("Borys")
    t.A.plays("Gith")
    t.A.passes()
    t.zone("4th/316", "pool")
    t.on("Orb of Doom", "4th/316")
    t.zone("Gith", "discard")
    t.settled("A")


@card_test("4th/316", rules=["gloss.defeated"])
def test_card_play_in_combat_sends_him_home_as_well(t: Table) -> None:
    with given("1st/342", Play(discard(every(CHAMPION & OPPOSING)))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["4th/316 + Staff of Conjuring"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "UD/66"], hand=["1st/342"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="4th/316")
        t.B.defends("Borys")
        t.B.plays("1st/342", by="Borys")
        t.zone("4th/316", "pool")
        t.changed("1st/342")
        t.settled("A")


@card_test("4th/316", rules=["combat.h.loser-discards-all"])
def test_without_moradin_borin_is_lost(t: Table) -> None:
    meet(t, "4th/316", "Borys")
    t.A.passes()
    t.zone("4th/316", "discard")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@pytest.mark.parametrize(("foe", "level"), [("4th/319", 9), ("Borys", 6), ("UD/95", 6)])
@card_test("4th/317", rules=["gloss.opponent"])
def test_mallin_hates_the_monsters_of_the_underdark(t: Table, foe: str, level: int) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/317"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{foe} + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/317")
    t.level("4th/317", 6)
    t.B.defends(foe)
    t.level("4th/317", level)
    t.settled("A", "ask-combat")


@card_test("4th/318", rules=["instant.one-card-chance", "gloss.defeated"])
def test_drow_champions_are_beaten_by_arden_and_go_home(t: Table) -> None:
    meet(t, "4th/318", "1st/163 + Orb of Doom", their_pool=["Azhul"])
    t.zone("1st/163", "pool")
    t.on("Orb of Doom", "1st/163")
    t.settled("A", "ask-next-attacker")


@card_test("4th/318", rules=["gloss.opponent"])
def test_other_champions_face_arden_as_they_do_anybody(t: Table) -> None:
    meet(t, "4th/318", "Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("4th/318", rules=["gloss.allies.when"])
def test_drow_allies_die_as_they_come_and_others_do_not(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["4th/318"], hand=["UD/123"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["UD/123", "Rowan"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/318")
    t.B.defends("Azhul")
    t.B.plays("B:UD/123")
    t.zone("B:UD/123", "discard")
    t.B.plays("Rowan")
    t.on("Rowan", "Azhul")
    t.settled("B", "ask-combat")
