"""Holdings of 4th Edition that shelter cards of their player, and the event that takes shelter away."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import CHAMPION, ITEM, REALM, SPELL, Is
from sixrealms.powers.control_flow import seq
from sixrealms.powers.destruction import Destroy
from sixrealms.powers.immunity import Immune
from sixrealms.powers.moves import discard
from sixrealms.powers.realm_effects import Raze
from sixrealms.powers.refs import OPPONENT, SELF, TARGET, The
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import THEIRS
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("4th/83", rules=["spell.phase-listed"], edition="1st")
def test_the_bastion_shelters_champions_of_greyhawk_from_spells_of_phase_3(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen", "Azhul"])
    t.seat("B", formation={"A": "Keoland"}, pool=["1st/163"], hand=["Death Spell"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Death Spell", by="1st/163")
    t.offered("Azhul", "1st/163")
    t.B.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.settled("B", "ask-phase-3")


@card_test("4th/83", rules=["spell.phase-listed"], edition="1st")
def test_in_combat_the_bastion_shelters_nobody(t: Table) -> None:
    with given("1st/340", Play(AutoDefeat(OPPONENT))):
        t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen"])
        t.seat("B", formation={"A": "Keoland"}, pool=["1st/163"], hand=["1st/340"])
        t.begin(active="B", phase=4, windows="pass")
        t.B.attacks("Nyrond", with_="1st/163")
        t.A.defends("Mordenkainen")
        t.B.plays("1st/340", by="1st/163")
        t.zone("Mordenkainen", "discard")
        t.changed("1st/340")
        t.settled("B")


@card_test("4th/84", rules=["immunity.offensive-only"], edition="1st")
def test_the_parapet_shelters_realms_of_greyhawk(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond", "B": "Celene + 4th/84", "C": "Draj"})
    t.seat("B", formation={"A": "Keoland"}, pool=["1st/163"], hand=["Disintegrate"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Disintegrate", by="1st/163")
    t.offered("Draj", "Keoland")
    t.B.chooses("Draj")
    t.zone("Draj", "discard")
    t.settled("B", "ask-phase-3")


@card_test("4th/103", edition="1st")
def test_calm_seas_shelter_swimmers_from_harmful_events(t: Table) -> None:
    with given("1st/276", Play(Destroy(every(CHAMPION)))):
        t.seat("A", formation={"A": "BR/5 + 4th/103"}, pool=["NS/72", "Azhul"])
        t.seat("B", formation={"A": "Keoland"}, pool=["UD/98"], hand=["1st/276"])
        t.begin(active="B", phase=3, windows="pass", unenforced=True)
        t.B.plays("1st/276")
        t.zone("NS/72", "pool")
        t.zone("Azhul", "discard")
        t.zone("UD/98", "discard")
        t.settled("B", "ask-phase-3")


@card_test("BR/21", rules=["immunity.offensive-only"], edition="1st")
def test_the_ley_line_pierces_immunity_for_its_player(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/163"], hand=["BR/21", "Geas"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.cannot("play", "Geas", "1st/163", because=("immune", "no-target"))
    t.A.plays("BR/21")
    t.A.can("play", "Geas", "1st/163")
    t.settled("A", "ask-phase-3")


@card_test("4th/83", rules=["spell.phase-listed"], edition="1st")
def test_what_was_cast_in_phase_3_stays_without_effect_on_them(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen", "Azhul"])
    t.seat("B", formation={"A": "Draj"}, pool=["1st/163"], hand=["Wall of Fog"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Wall of Fog", by="1st/163")
    t.B.passes(3)
    t.A.passes(3)
    t.A.cannot("attack", "Draj", "Azhul", because="may-not-attack")
    t.A.can("attack", "Draj", "Mordenkainen")
    t.changed("Wall of Fog")
    drew(t, "A", 3)
    t.settled("A", "ask-phase-4")


@card_test("4th/83", rules=["immunity.offensive-only", "spell.immune-defensive-rare"], edition="1st")
def test_the_bastion_keeps_no_defensive_spell_off(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen"], hand=["3rd/343"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("3rd/343", by="Mordenkainen", way=1)
    t.kind("Mordenkainen", "Flyer")
    t.settled("A", "ask-phase-3")


@card_test("4th/83", "4th/84", rules=["immunity.offensive-only"], edition="1st")
def test_champions_and_realms_each_have_a_fortification_of_their_own(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond + 4th/83", "B": "Celene"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "Draj"}, pool=["1st/163"], hand=["Disintegrate"])
    t.seat("C", formation={"A": "Keoland + 4th/84"}, pool=["1st/60"])
    t.begin(active="B", phase=3, windows="pass")
    t.B.plays("Disintegrate", by="1st/163")
    t.offered("Nyrond", "Celene", "Draj")
    t.B.chooses("Celene")
    t.zone("Celene", "discard")
    t.settled("B", "ask-phase-3")


@card_test("4th/83", "4th/84", edition="1st")
def test_neither_shelters_from_events(t: Table) -> None:
    with given("1st/276", Play(seq(Destroy(every(CHAMPION)), Raze(every(REALM))))):
        t.seat("A", formation={"A": "Nyrond + 4th/83"}, pool=["Mordenkainen"])
        t.seat("B", formation={"A": "Draj"}, hand=["1st/276"])
        t.seat("C", formation={"A": "Keoland + 4th/84"})
        t.begin(active="B", phase=3, windows="pass")
        t.B.plays("1st/276")
        t.zone("Mordenkainen", "discard")
        t.razed("Keoland")
        t.changed("Nyrond", "Draj", "4th/83", "4th/84", "1st/276")
        t.settled("B", "ask-phase-3")


@card_test("4th/84", rules=["immunity.offensive-only"], edition="1st")
def test_the_parapet_shelters_neither_champions_nor_from_defensive_spells(t: Table) -> None:
    with given("1st/366", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3",))):
        t.seat("A", formation={"A": "Nyrond + 4th/84"}, pool=["1st/60"])
        t.seat("B", formation={"A": "Draj"}, pool=["1st/69", "1st/163"], hand=["1st/366", "Death Spell"])
        t.begin(active="B", phase=3, windows="pass")
        t.B.plays("Death Spell", by="1st/163")
        t.offered("1st/60", "1st/69", "1st/163")
        t.B.chooses("1st/60")
        t.B.plays("1st/366", by="1st/69")
        t.offered("Nyrond", "Draj")
        t.B.chooses("Nyrond")
        t.razed("Nyrond")
        t.zone("1st/60", "discard")
        t.changed("4th/84", "1st/366", "Death Spell")
        t.settled("B", "ask-phase-3")


@card_test("4th/103", rules=["pool.not-while-fighting"], edition="1st")
def test_a_swimmer_at_sea_and_a_helpful_storm_are_another_matter(t: Table) -> None:
    with given("1st/100", Play(Destroy(every(CHAMPION)))):
        t.seat("A", formation={"A": "BR/5 + 4th/103"}, pool=["NS/72"])
        t.seat("B", formation={"A": "Draj"}, hand=["1st/100"])
        t.begin(active="B", phase=3, windows="pass", unenforced=True)
        t.B.plays("1st/100")
        t.zone("NS/72", "discard")
        t.settled("B", "ask-phase-3")


@card_test("4th/103", rules=["pool.not-while-fighting"], edition="1st")
def test_a_swimmer_at_sea_is_not_in_the_pool(t: Table) -> None:
    with given("1st/276", Play(discard(every(CHAMPION)))):
        t.seat("A", formation={"A": "BR/5 + 4th/103"}, pool=["NS/72"], hand=["1st/276"])
        t.seat("B", formation={"A": "Draj"}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Draj", with_="NS/72")
        t.B.defends("Borys")
        t.A.plays("1st/276")
        t.zone("NS/72", "discard")
        t.changed("Borys", "1st/276")
        drew(t, "B", 1)
        t.settled("B")


@card_test("BR/21", rules=["immunity.offensive-only"], edition="1st")
def test_the_ley_line_helps_nobody_else(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["BR/21"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["1st/163"], hand=["Geas"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Elminster the Mage"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("BR/21")
    t.A.passes()
    t.B.passes(2)
    t.B.cannot("play", "Geas", "1st/163", because=("immune", "no-target"))
    t.changed("BR/21")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-3")


@card_test("BR/21", rules=["immunity.offensive-only"], edition="1st")
def test_the_ley_line_is_for_offensive_spells_alone(t: Table) -> None:
    aimed = Play(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION & THEIRS)),), at=("3",))
    used = Use(Destroy(The(TARGET)), targets=(Target("target", one(CHAMPION & THEIRS)),), at=("3",))
    with given("1st/366", aimed), given("1st/105", used), given("1st/44", Always(Immune(Is(SELF), SPELL | ITEM))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/69 + 1st/105"], hand=["BR/21", "1st/366"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/44"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("BR/21")
        t.A.cannot("play", "1st/366", "1st/69", because=("immune", "no-target"))
        t.A.cannot("use", "1st/105", because=("immune", "no-target"))
        t.settled("A", "ask-phase-3")


@card_test("4th/84", edition="1st")
def test_the_parapet_does_not_shelter_from_items(t: Table) -> None:
    used = Use(Raze(The(TARGET)), targets=(Target("target", one(REALM)),), at=("3",))
    with given("1st/105", used):
        t.seat("A", formation={"A": "Nyrond + 4th/84"})
        t.seat("B", formation={"A": "Draj"}, pool=["Azhul + 1st/105"])
        t.begin(active="B", phase=3, windows="pass")
        t.B.uses("1st/105")
        t.offered("Nyrond", "Draj")
        t.settled("B")


@card_test("BR/21", rules=["immunity.offensive-only"], edition="1st")
def test_the_ley_line_does_not_bare_realms(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/163"], hand=["BR/21", "Disintegrate"])
    t.seat("B", formation={"A": "Nyrond + 4th/84", "B": "Raam"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("BR/21")
    t.A.plays("Disintegrate", by="1st/163")
    t.offered("Raam", "Draj")
    t.changed("BR/21", "Disintegrate")
    t.settled("A")
