"""Monsters of 1st Edition that come with a price: the Mind Flayer Lord and the dragons."""

from __future__ import annotations

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_test

STRONG = "Mul Savage + Crystal of the Ebon Flame"


@card_test("1st/417", rules=["activation.full-on-entry"], edition="1st")
def test_the_mind_flayer_lord_destroys_small_allies_as_the_fight_begins(t: Table) -> None:
    meet(t, "1st/417", f"{STRONG} + Zadoc + War Party + The Iron Legion")
    t.zone("Zadoc", "discard")
    t.zone("The Iron Legion", "discard")
    t.on("War Party", "Mul Savage")
    goes_on(t, "Crystal of the Ebon Flame")


@card_test("1st/417", rules=["gloss.allies.traits"], edition="1st")
def test_the_mind_flayer_lord_destroys_those_that_come_later(t: Table) -> None:
    meet(t, "1st/417", "Azhul", their_hand=["Zadoc", "War Party"])
    t.B.plays("Zadoc")
    t.zone("Zadoc", "discard")
    t.B.plays("War Party")
    t.on("War Party", "Azhul")
    goes_on(t)


@card_test("1st/446", rules=["gloss.played-against"], edition="1st")
def test_dagaronzie_devours_two_allies_played_against_it(t: Table) -> None:
    """The Intellect Devourer came along; Magic Sword is no ally, and Galek its own."""
    theirs = ["Gith", "Rowan", "Zadoc", "Magic Sword", "Gladiators"]
    meet(t, "1st/446 + Orb of Doom", "Bagual + 1st/86", ["Galek"], theirs)
    for card in theirs:
        t.B.plays(card)
    t.A.plays("Galek")
    t.A.uses("1st/446", power=1)
    t.offered("Gith", "Rowan", "Zadoc", "Gladiators")
    t.A.chooses("Rowan")
    t.zone("Rowan", "discard")
    t.A.uses("1st/446", power=2)
    t.offered("Gith", "Zadoc", "Gladiators")
    t.A.chooses("Gith")
    t.zone("Gith", "discard")
    t.A.cannot("use", "1st/446", because="already-used")
    goes_on(t, "Bagual", "Galek", "Zadoc", "Magic Sword", "Gladiators")


@card_test("1st/446", rules=["gloss.played-against"], edition="1st")
def test_dagaronzie_leaves_allies_that_came_along(t: Table) -> None:
    meet(t, "1st/446", f"{STRONG} + Zadoc")
    t.A.cannot("use", "1st/446", because="no-target")
    goes_on(t, "Mul Savage", "Crystal of the Ebon Flame")


@card_test("1st/449", edition="1st")
def test_shalbaal_robs_the_hand_of_whoever_loses_to_her(t: Table) -> None:
    meet(t, "1st/449", "Bagual", their_hand=["War Party"], pool=["Azhul"], their_pool=["Borys"])
    t.B.passes()
    t.zone("War Party", "discard")
    t.changed("Bagual")
    t.settled("A", "ask-next-attacker")


@card_test("1st/449", edition="1st")
def test_shalbaal_robs_nobody_at_an_undefended_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/449"], hand=["Zadoc"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/449")
    t.B.declines()
    t.A.keeps("filler")
    t.razed("DL/8")
    t.zone("War Party", "hand")
    t.changed("1st/449")
    t.settled("A")


@card_test("1st/449", edition="1st")
def test_beaten_shalbaal_robs_nobody(t: Table) -> None:
    meet(t, "1st/449", "Borys", their_hand=["War Party"], pool=["Azhul"], hand=["Zadoc"])
    t.A.passes()
    t.zone("1st/449", "discard")
    t.zone("War Party", "hand")
    t.zone("Zadoc", "hand")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("1st/461", edition="1st")
def test_smolder_takes_his_defeat_out_on_a_holding_of_his_own_side(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Lost Oasis", "B": "Sembia + Black Waters"}, pool=["1st/461"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa + Arms of Furyondy"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/461")
    t.B.defends("Borys")
    t.A.passes()
    t.offered("Lost Oasis", "Black Waters")
    t.A.chooses("Black Waters")
    t.zone("Black Waters", "discard")
    t.zone("1st/461", "discard")
    t.on("Lost Oasis", "Rashemen")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("1st/461", edition="1st")
def test_victorious_he_leaves_them_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Lost Oasis"}, pool=["1st/461", "Azhul"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/79", "Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/461")
    t.B.defends("1st/79")
    t.B.passes()
    t.on("Lost Oasis", "Rashemen")
    t.changed("1st/79", "1st/461")
    t.settled("A", "ask-next-attacker")
