"""Regents of 4th Edition."""

from __future__ import annotations

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
