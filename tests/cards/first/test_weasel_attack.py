"""An attack that another player has to carry on."""

from __future__ import annotations

import pytest

from sixrealms.language import POOL, SELF, Always, GoesInstead, Is
from tests.made_up import given
from tests.table_talk import Table, card_test

WEASEL = "1st/428"


def _begin(
    t: Table, theirs: str = "Borys", defender: str = "Sadira", front: str = "Keoland", spell: str = "1st/341"
) -> None:
    """A attacks Nyrond of B, and sends a champion of C in."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL], draw=["1st/340", "1st/345", "1st/344"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=[defender, "Neeva"], hand=[spell], draw=["1st/342"])
    t.seat(
        "C",
        formation={"A": front, "B": "Gulg"},
        pool=[theirs, "Nenioc + Orb of Doom", "Kiara"],
        hand=["War Party"],
        draw=["1st/343"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    t.offered(theirs, "Nenioc", "Kiara")
    t.A.chooses(theirs)


@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_the_other_player_wins_and_both_draw_spoils(t: Table) -> None:
    _begin(t)
    t.zone("Azhul", "pool")
    t.zone("Borys", "battle")
    t.B.defends("Sadira")
    t.B.passes()
    t.razed("Nyrond")
    t.zone("Sadira", "discard")
    t.C.keeps()
    t.zone("1st/343", "hand")
    t.A.keeps()
    t.zone("1st/340", "hand")
    t.zone("1st/345", "draw")
    t.zone("Borys", "pool")
    t.settled("A")


@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_undefended_the_realm_falls_to_the_other_player(t: Table) -> None:
    _begin(t)
    t.B.declines()
    t.razed("Nyrond")
    t.C.keeps()
    t.A.keeps()
    t.zone("Borys", "pool")
    t.changed("Azhul", "1st/343", "1st/340")
    t.settled("A")


@pytest.mark.parametrize("front", ["Keoland", "Keoland (razed)"])
@card_test(WEASEL, rules=["combat.h.loser-discards-all"], edition="1st")
def test_beaten_they_lose_their_foremost_realm(t: Table, front: str) -> None:
    _begin(t, "Sadira", "Borys", front=front)
    t.B.defends("Borys")
    t.C.plays("War Party")
    t.on("War Party", "Sadira")
    t.C.passes()
    t.zone("Sadira", "discard")
    t.zone("War Party", "discard")
    t.razed("Keoland")
    t.standing("Gulg")
    t.standing("Nyrond")
    t.B.keeps()
    t.zone("1st/342", "hand")
    t.A.keeps()
    t.zone("1st/340", "hand")
    t.zone("1st/345", "draw")
    t.zone("Borys", "pool")
    t.changed("Azhul")
    t.settled("A")


def _paid(t: Table) -> None:
    """A draws one card of spoils, whatever B draws."""
    t.zone("1st/342", "hand", of="B")
    t.B.keeps()
    t.zone("1st/340", "hand", of="A")
    t.A.keeps()
    t.zone("1st/345", "draw", of="A")
    t.settled("A")


@pytest.mark.parametrize(("sent", "spell"), [("Borys", "1st/376"), ("Mordenkainen", "1st/336")])
@card_test(WEASEL, rules=["combat.h.loser-discards-all"], edition="1st")
def test_losing_is_enough_whether_sent_home_or_walled_off(t: Table, sent: str, spell: str) -> None:
    """A monster that is charmed, and an attacker before a wall who cannot fly, would go home."""
    _begin(t, sent, spell=spell)
    t.B.defends("Sadira")
    t.B.plays(spell, by="Sadira")
    t.zone(sent, "discard", of="C")
    t.razed("Keoland")
    t.standing("Gulg")
    t.standing("Nyrond")
    _paid(t)


@card_test(WEASEL, rules=["gloss.defeated.explicit-discard"], edition="1st")
def test_nothing_takes_the_beaten_substitute_home(t: Table) -> None:
    with given("1st/50", Always(GoesInstead(Is(SELF), POOL))):
        _begin(t, "1st/50", "Borys")
        t.B.defends("Borys")
        t.C.passes()
        t.zone("1st/50", "discard", of="C")
        t.razed("Keoland")
        _paid(t)


@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_they_fight_with_their_own_cards(t: Table) -> None:
    _begin(t, "Sadira", "Borys")
    t.B.defends("Borys")
    t.C.plays("War Party")
    t.on("War Party", "Sadira")
    t.level("Sadira", 4)
    t.changed("Azhul")
    t.settled("C", "ask-combat")


@pytest.mark.parametrize("turn", ["two players", "another's attack"])
@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_who_does_not_attack_or_knows_nobody_else_sends_nobody(t: Table, turn: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    if turn != "two players":
        t.seat("C", formation={"A": "Keoland"}, pool=["Sadira"])
    t.begin(active="A" if turn == "two players" else "B", phase=4, windows="pass", unenforced=True)
    if turn == "two players":
        t.A.attacks("Nyrond", with_="Azhul")
        t.A.cannot("play", WEASEL, because=("not-your-decision", "no-target"))
    else:
        t.B.attacks("Keoland", with_="Borys")
        t.A.cannot("play", WEASEL, because=("not-your-decision", "condition-not-met", "no-target"))
    t.settled("B" if turn == "two players" else "C")


@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_it_comes_before_combat_has_begun(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("play", WEASEL, because="condition-not-met")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.cannot("play", WEASEL, because="condition-not-met")
    t.settled("A")


@card_test(WEASEL, rules=["event.any-time", "gloss.when-attacking"], edition="1st")
def test_the_other_player_may_be_sent_when_the_defender_is_known(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Sadira")
    t.A.plays(WEASEL)
    t.zone("Azhul", "pool")
    t.zone("Borys", "battle")
    t.B.passes()
    t.razed("Nyrond")
    t.zone("Sadira", "discard")
    t.zone("Borys", "pool")
    t.changed("C:filler#1")
    t.settled("C", "ask-spoils")


@card_test(WEASEL, rules=["event.any-time"], edition="1st")
def test_a_later_attacker_of_the_battle_may_be_replaced_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira", "Nenioc"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Sadira")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    t.B.defends("Nenioc")
    t.zone("Azhul", "pool")
    t.zone("Neeva", "battle")
    t.zone("Sadira", "discard")
    t.changed("Borys")
    t.settled("C", "ask-combat")


@card_test(WEASEL, rules=["raze.face-down"], edition="1st")
def test_the_realm_falls_in_battle_whatever_shelters_it_from_events(t: Table) -> None:
    """B could still send somebody."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond + 1st/146"}, pool=["Sadira", "Neeva"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    t.B.defends("Sadira")
    t.B.passes()
    t.razed("Nyrond")
    t.changed("1st/146", "Sadira", "Borys", "Azhul", WEASEL, "C:filler#1")
    t.settled("C", "ask-spoils")


@pytest.mark.parametrize("other", ["Gulg", "Gulg (razed)"])
@card_test(WEASEL, rules=["combat.h.loser-discards-all"], edition="1st")
def test_of_several_foremost_realms_the_one_who_played_it_chooses(t: Table, other: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"D": "Keoland", "E": other, "F": "Celene"}, pool=["Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    t.B.defends("Borys")
    t.C.passes()
    t.offered("Keoland", "Celene", *(["Gulg"] if other == "Gulg" else []))
    t.A.chooses("Keoland")
    t.razed("Keoland")
    t.standing("Celene")
    t.changed("Sadira", "Borys", "Azhul", WEASEL, "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(WEASEL, "1st/178", "4th/347", rules=["general.touch.retarget"], edition="1st")
def test_who_never_attacks_or_stays_in_the_pool_is_not_sent(t: Table) -> None:
    """Seragrimm only defends, Fear keeps Borys at home, and nothing takes Chernevik from his pool."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"])
    pool = ["1st/178", "4th/347", "Borys + 4th/372", "Nenioc", "Kiara"]
    t.seat("C", formation={"A": "Keoland"}, pool=pool)
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    for champion in ("1st/178", "4th/347", "Borys"):
        t.A.cannot("choose", champion, because="stays-there")
    t.offered("Nenioc", "Kiara")
    t.settled("A", "ask-target")


@pytest.mark.parametrize("champion", ["1st/178", "4th/347"])
@card_test(WEASEL, rules=["card.power.definition"], edition="1st")
def test_with_nobody_else_the_attacker_goes_on_himself(t: Table, champion: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[WEASEL])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"])
    t.seat("C", formation={"A": "Keoland"}, pool=[champion])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.plays(WEASEL)
    t.zone("Azhul", "battle")
    t.zone(champion, "pool")
    t.changed(WEASEL)
    t.settled("B", "ask-defend")


@card_test("4th/323", rules=["general.touch.retarget"], edition="1st")
def test_malaruat_corrupts_a_monster_that_can_attack(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/323"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Mul Savage + 4th/372", "Griffin"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/323")
    t.B.defends("Borys")
    t.A.uses("4th/323")
    t.zone("Griffin", "battle", of="A")
    t.zone("Mul Savage", "pool")
    t.changed("4th/323")
    t.settled("A", "ask-combat")
