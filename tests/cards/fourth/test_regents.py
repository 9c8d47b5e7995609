"""Regents of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Play, When
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.moves import discard
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import OPPOSING
from tests.made_up import given
from tests.table_talk import Table, card_test

REACHES_NOBODY = "no-effect"


@card_test("4th/344", rules=["card.power.definition"], edition="1st")
def test_no_flying_ally_is_played_against_the_harpy(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/344"], hand=["Pteranadon", "War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Pteranadon", "Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="4th/344")
    t.B.defends("Mordenkainen")
    t.A.plays("A:Pteranadon")
    t.A.plays("War Party")
    t.total("4th/344", 11)
    t.B.cannot("play", "B:Pteranadon", because="card.power.definition")
    t.B.plays("Kank Lancers")
    t.settled("A", "ask-combat")


@card_test("4th/349", rules=["combat.e.totals", "gloss.allies.when"], edition="1st")
def test_adans_allies_are_stronger(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="4th/349")
    t.B.defends("Winged Horror")
    t.A.plays("War Party")
    t.level("War Party", 6)
    t.B.plays("Kank Lancers")
    t.level("Kank Lancers", 6)
    t.settled("A", "ask-combat")


@card_test("4th/349", rules=["immunity.offensive-only", "gloss.allies.when"], edition="1st")
def test_offensive_spells_do_not_touch_adans_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349"], hand=["War Party", "Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Shayira + Orb of Doom"], hand=["1st/352"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="4th/349")
    t.B.defends("Shayira")
    t.A.plays("Gith")
    t.level("Gith", 3)
    t.B.cannot("play", "1st/352", "Shayira", because=REACHES_NOBODY)
    t.settled("B", "ask-combat")


@card_test("4th/344", rules=["power.combat-only-when-involved"], edition="1st")
def test_the_harpy_in_her_pool_keeps_nobody_on_the_ground(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/344", "Borys"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Pteranadon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Borys")
    t.B.defends("Mordenkainen")
    t.B.plays("Pteranadon")
    t.on("Pteranadon", "Mordenkainen")
    t.settled("A")


@card_test("4th/349", rules=["immunity.offensive-only", "power.combat-only-when-involved"], edition="1st")
def test_adan_shelters_his_own_allies_and_nothing_else(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349 + Flameblade"], hand=["Gith"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Lightning Bolt"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="4th/349")
    t.B.defends("Mordenkainen")
    t.A.plays("Gith")
    t.B.plays("Lightning Bolt", by="Mordenkainen")
    t.zone("Flameblade", "discard")
    t.on("Gith", "4th/349")
    t.settled("A")


@card_test("4th/349", rules=["power.combat-only-when-involved"], edition="1st")
def test_adan_shelters_nobody_elses_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349", "Azhul"], hand=["Kank Lancers", "Gith"])
    t.seat("B", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Fireball"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.A.plays("Gith")
    t.A.plays("Kank Lancers")
    t.B.plays("Fireball", by="Mordenkainen")
    t.zone("Gith", "discard")
    t.changed("Fireball")
    t.settled("B")


CLEARS = discard(every(ALLY & OPPOSING))


@card_test("4th/349", rules=["immunity.offensive-only"], edition="1st")
def test_items_do_not_spare_adans_allies(t: Table) -> None:
    with given("1st/105", When("joins", CLEARS, to=ALLY & OPPOSING)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349"], hand=["Gith"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["Borys + 1st/105"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="4th/349")
        t.B.defends("Borys")
        t.A.plays("Gith")
        t.zone("Gith", "discard")
        t.settled("A", "ask-combat")


@card_test("4th/349", rules=["immunity.offensive-only"], edition="1st")
def test_defensive_spells_do_not_spare_adans_allies(t: Table) -> None:
    with given("1st/350", Play(CLEARS)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/349 + Staff of Conjuring"], hand=["Gith"])
        t.seat("B", formation={"A": "Vaasa"}, pool=["Borys + Wand of Light"], hand=["1st/350"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="4th/349")
        t.B.defends("Borys")
        t.A.plays("Gith")
        t.B.plays("1st/350", by="Borys")
        t.zone("Gith", "discard")
        t.settled("A", "ask-combat")
