"""What 1st Edition cards leave alone, down to single words of theirs."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.powers.card_questions import REALM, Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import discard
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.sets import one
from tests.cards.drawn import drew
from tests.cards.first.spell_duel import duel
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

HELM = "1st/219"  # its bearer may call another champion as an ally
A_REALM = (Target("target", one(REALM)),)


@card_test("1st/20", rules=["activation.list.realm"])
def test_of_three_items_one_is_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Flameblade + Wand of Light + Orb of Doom"])
    t.seat("B", formation={"A": "Icewind Dale"}, pool=["Azhul + Figurine of Wondrous Power"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Icewind Dale", with_="Neeva")
    t.B.defends("Azhul")
    t.B.chooses("Wand of Light")
    t.zone("Wand of Light", "discard")
    t.settled("B", "ask-combat")


@card_test("1st/23", rules=["gloss.allies.traits"])
def test_no_ally_is_doubled_whatever_its_world(t: Table) -> None:
    with given("1st/59", Always(Has(Is(SELF), world="FR"))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + Orb of Doom"])
        t.seat("B", formation={"A": "Damara"}, pool=["Dagrande + 1st/59"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Damara", with_="Neeva")
        t.B.defends("Dagrande")
        t.level("1st/59", 3)
        t.settled("A", "ask-combat")


@card_test("1st/26", HELM, rules=["activation.bringing-cards"])
def test_a_champion_that_helps_the_attacker_is_no_ally_card(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[f"Azhul + {HELM}", "Neeva"])
    t.seat("B", formation={"A": "Daggerdale"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Daggerdale", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.uses(HELM)
    t.on("Neeva", "Azhul")
    t.total("Azhul", 11)
    t.settled("B", "ask-combat")


@card_family({"1st/225": ("",), "1st/241": ("Raam + ",)}, rules=["activation.bringing-cards"])
def test_poison_and_slaves_are_for_allies_only(t: Table, place: str, under: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=[f"Azhul + {HELM}", "Neeva"])
    t.seat("B", formation={"A": under + place}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Raam" if under else place, with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.uses(HELM)
    t.on("Neeva", "Azhul")
    t.settled("B", "ask-combat")


# -- shielded realms --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "falls"), [("Cataclysm!", False), ("Good Fortune", True)])
@card_test("1st/146", rules=["immunity.always-active"])
def test_the_arms_of_furyondy_keep_harmful_events_off_and_no_others(t: Table, event: str, falls: bool) -> None:
    with given("1st/100", Play(discard(The(TARGET)), targets=A_REALM)):  # a helpful event with a harmful heart
        t.seat("A", formation={"A": "Rashemen"}, hand=[event])
        t.seat("B", formation={"A": "Furyondy + Arms of Furyondy"})
        t.begin(active="A", phase=3)
        t.A.plays(event)
        if falls:
            t.offered("Rashemen", "Furyondy")
            t.A.chooses("Furyondy")
            t.zone("Arms of Furyondy", "discard")
        else:
            t.offered("Rashemen")
            t.A.chooses("Rashemen")
            t.zone("Rashemen", "discard")
        t.zone("Furyondy", "discard" if falls else "formation")
        t.changed(event)
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(
    ("spell", "by", "falls"), [("1st/393", "Sadira", False), ("1st/353", "Nenioc", True), ("1st/316", "", True)]
)
@card_test("1st/149", rules=["immunity.offensive-only"])
def test_fortification_keeps_offensive_spells_off(t: Table, spell: str, by: str, falls: bool) -> None:
    strike = Raze(The(TARGET))
    with (
        given("1st/353", Play(strike, targets=A_REALM, at=("3",))),  # a defensive spell
        given("1st/316", Use(strike, targets=A_REALM)),  # an offensive item
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Nenioc + 1st/316"], hand=[spell] if by else [])
        t.seat("B", formation={"A": "Furyondy + Fortification"})
        t.begin(active="A", phase=3)
        if by:
            t.A.plays(spell, by=by)
        else:
            t.A.uses(spell)
        if falls:
            t.A.chooses("Furyondy")
            t.razed("Furyondy")
            t.zone("Fortification", "discard")
        else:
            t.offered("Rashemen")
            t.A.chooses("Rashemen")
            t.standing("Furyondy")
        t.changed(spell, "Rashemen")
        t.settled("A", "ask-phase-3")


# -- Flight, the Chariot, Feebleminded ------------------------------------------------------------------------------


@card_test("1st/211", rules=["move.allies.protected"])
def test_flight_takes_later_allies_to_a_shielded_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira + Griffon"], hand=["Zadoc", "Flight"])
    t.seat("B", formation={"A": "Nyrond", "B": "Sembia"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Sadira")
    t.B.defends("Mul Savage")
    t.A.cannot("play", "Zadoc", "Sadira", because="move.allies.protected")
    t.A.plays("Flight", by="Sadira")
    t.A.plays("Zadoc")
    t.on("Zadoc", "Sadira")
    t.on("Flight", "Sadira")
    t.settled("B", "ask-combat")


@card_test("1st/361", HELM, rules=["move.flyer.any-realm"])
def test_the_chariot_carries_one_champion(t: Table) -> None:
    duel(t, f"Nenioc + {HELM}", "Mul Savage + Orb of Doom + War Party + Gladiators", ["1st/361"], pool=["Azhul"])
    t.A.uses(HELM)
    t.A.plays("1st/361", by="Nenioc", way=1)
    t.offered("Nenioc", "Azhul")
    t.A.chooses("Azhul")
    t.kind("Azhul", "Flyer")
    t.not_kind("Nenioc", "Flyer")
    t.settled("A", "ask-combat")


@card_test("1st/385", HELM, rules=["spell.target-required"])
def test_one_spellcaster_is_feebleminded(t: Table) -> None:
    duel(t, "Sadira", f"Nenioc + {HELM} + Orb of Doom", ["1st/385", "Gladiators"], ["Shield", 2],
         their_pool=["Preserver"])  # fmt: skip
    t.A.plays("Gladiators")
    t.B.uses(HELM)
    t.A.plays("1st/385", by="Sadira")
    t.offered("Nenioc", "Preserver")
    t.A.chooses("Nenioc")
    t.on("Preserver", "Nenioc")
    t.settled("A", "ask-combat")


# -- undead that are no allies ----------------------------------------------------------------------------------------


@card_family({"1st/370": ("Nenioc",), "1st/375": ("Sadira",)}, rules=["activation.bringing-cards"])
def test_an_undead_champion_that_helps_is_no_undead_ally(t: Table, spell: str, caster: str) -> None:
    with given("1st/155", Always(gains(Is(SELF), 2))):
        duel(t, f"Azhul + {HELM} + Skeleton", f"{caster} + War Party", ["War Party"], [spell], pool=["1st/155"])
        t.A.uses(HELM)
        t.on("1st/155", "Azhul")
        t.B.plays(spell, by=caster)
        t.total("Azhul", 11)
        t.settled("B", "ask-combat")


# -- the Arms of the Shield Lands, the Mask, the Jar, the Chest -------------------------------------------------------


@card_test("1st/216", rules=["holding.world"])
def test_the_arms_of_the_shield_lands_are_no_second_holding_for_a_standing_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Furyondy + Fortification"}, hand=["Arms of the Shield Lands"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2)
    t.A.cannot("play", "Arms of the Shield Lands", "Furyondy", because="has-holding")
    t.settled("A", "ask-phase-2")


@card_test("1st/218", rules=["copy.rechoose-phase3", "copy.duration"])
def test_the_mask_forgets_one_level_for_another(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Allisa of the Mist"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.chooses("Neeva")
    t.A.mode(1)
    t.level("Tergoz Tenhammer", 7)
    t.A.passes(3)
    t.B.passes(5)
    t.A.passes(2)
    t.A.chooses("Allisa of the Mist")
    t.A.mode(2)
    t.level("Tergoz Tenhammer", 5)
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-3")


@card_test("1st/386", rules=["battle.end.attacker-stops"])
def test_what_the_magic_jar_holds_is_free_after_the_battle(t: Table) -> None:
    duel(t, "Mul Savage", "Sadira", [], ["Magic Jar"], pool=["Azhul"])
    t.B.plays("Magic Jar")
    t.B.passes()
    t.A.stops()
    t.expect(not t.state.effects, "nothing lasts")
    t.zone("Mul Savage", "pool")
    t.zone("Sadira", "discard")
    t.zone("Magic Jar", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/420", rules=["icon.ability.type-change"])
def test_the_chest_played_in_combat_can_make_a_monster_too(t: Table) -> None:
    duel(t, "Azhul", "Mul Savage", ["1st/420"])
    t.A.plays("1st/420", on="Azhul")
    t.A.mode(4)
    t.type("Azhul", "monster")
    t.type("Mul Savage", "monster")
    t.settled("B", "ask-combat")
