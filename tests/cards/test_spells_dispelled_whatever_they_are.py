"""A spell that has become an ally or a weapon is a spell all the same: it is dispelled, and goes with all spells."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: Makes an ally; makes a weapon.
MADE = ["4th/415", "4th/417"]
#: Dispel Magic of wizards and of clerics, in every wording.
DISPEL = {"1st/346": ("Sadira",), "1st/358": ("Bagual",), "3rd/346": ("Sadira",), "3rd/358": ("Bagual",)}


@pytest.mark.parametrize("made", MADE)
@card_family(DISPEL, rules=["dispel.magic-both"], edition="1st")
def test_dispel_magic_ends_it_later(t: Table, printing: str, caster: str, made: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", caster], hand=[made, printing])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(made, by="Nenioc")
    t.on(made, "Nenioc")
    t.A.plays(printing, by=caster)
    t.zone(made, "discard")
    t.level("Nenioc", 5)
    t.changed(printing)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("made", MADE)
@card_test("1st/436", "4th/415", rules=["dispel.magic-both"], edition="1st")
def test_it_goes_when_all_spells_are_dispelled(t: Table, made: str) -> None:
    others = [card for card in MADE if card != made]
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["1st/436", made, *others])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(made)
    t.A.plays("1st/436")
    t.zone(made, "discard")
    t.changed("1st/436")
    t.settled("A", "ask-phase-3")


@card_test("4th/500", "4th/415", rules=["turn.phase0.rule-card"], edition="1st")
def test_it_goes_when_spells_in_play_are_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc + 4th/415", "Azhul + Orb of Doom"], hand=["4th/500"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=0, windows="pass", unenforced=True)
    t.A.plays("4th/500")
    t.zone("4th/415", "discard")
    t.on("Orb of Doom", "Azhul")
    t.settled("A", "ask-phase-0")


@card_test("1st/220", "4th/415", rules=["dispel.magic-both"], edition="1st")
def test_the_rod_ends_it_in_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Tergoz Tenhammer + 1st/220"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Nenioc + 4th/415 + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Tergoz Tenhammer")
    t.B.defends("Nenioc")
    t.A.uses("1st/220")
    t.zone("4th/415", "discard")
    t.settled("A", "ask-combat")


@card_test("1st/359", "4th/415", rules=["dispel.magic-both"], edition="1st")
def test_darkness_leaves_it_no_more_than_other_spells(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc + 4th/415 + Staff of Conjuring"], hand=["War Party"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Bagual"], hand=["1st/359"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Nenioc")
    t.B.defends("Bagual")
    t.B.plays("1st/359")
    t.zone("4th/415", "discard")
    t.zone("Nenioc", "pool")
    t.zone("Bagual", "pool")
    t.changed("1st/359")
    t.settled("A", "ask-phase-4")
