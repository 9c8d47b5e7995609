"""Allies that have stayed with their champion: where they come along, and when they stay no longer."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

#: Allies that stay with a champion, none of which flies.
WALKING = {"3rd/257": (9,), "4th/249": (6,)}
#: A hero of Athas of 7 that flies.
FLYER = "Neeva"


def _attack(t: Table, realm: str, champion: str, at: str, hand: tuple[str, ...] = ()) -> None:
    """`champion` with what hangs on it attacks the realm at that place, which Borys defends."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[champion], hand=[*hand])
    t.seat("B", formation={"A": "DL/8", at: realm} if at != "A" else {"A": realm}, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_=champion.partition(" +")[0])
    t.B.defends("Borys")


@pytest.mark.parametrize("at", ["A", "B"])
@card_family(WALKING, rules=["move.allies.protected"], edition="1st")
def test_a_kept_ally_that_walks_does_not_reach_a_shielded_realm(t: Table, printing: str, bonus: int, at: str) -> None:
    _attack(t, "DL/2", f"{FLYER} + {printing}", at)
    t.total(FLYER, 7 + (bonus if at == "A" else 0))
    t.on(printing, FLYER)
    t.settled("B" if 7 + bonus > 14 and at == "A" else "A", "ask-combat")


@card_test("4th/240", rules=["move.allies.protected"], edition="1st")
def test_a_kept_ally_that_flies_does(t: Table) -> None:
    _attack(t, "DL/2", f"{FLYER} + 4th/240", "B")
    t.total(FLYER, 10)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "counts"), [("4th/1", False), ("Nyrond", True)])
@card_test("4th/240", rules=["move.flyer.barred", "gloss.allies.traits"], edition="1st")
def test_a_kept_ally_that_flies_does_not_come_where_no_flyer_may(t: Table, realm: str, counts: bool) -> None:
    _attack(t, realm, "Sadira + 4th/240", "A")
    t.total("Sadira", 7 if counts else 4)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("realm", "counts"), [("3rd/223", True), ("4th/7", False)])
@card_test("3rd/257", rules=["gloss.allies.when"], edition="1st")
def test_where_none_can_be_played_one_that_is_there_fights_if_allies_can_be_used(
    t: Table, realm: str, counts: bool
) -> None:
    _attack(t, realm, "Azhul + 3rd/257", "A")
    t.total("Azhul", 4 + (3 if realm == "3rd/223" else 0) + (9 if counts else 0))
    t.settled("A", "ask-combat")


@card_test("3rd/257", "4th/214", rules=["move.allies.protected"], edition="1st")
def test_what_makes_later_allies_fly_does_not_fetch_it(t: Table) -> None:
    _attack(t, "DL/2", f"{FLYER} + 3rd/257", "B", hand=("4th/214", "War Party"))
    t.A.plays("4th/214")
    t.A.plays("War Party")
    t.total(FLYER, 7 + 3 + 4)
    t.settled("A", "ask-combat")


@card_test("3rd/257", "3rd/158", rules=["move.allies.protected"], edition="1st")
def test_it_flies_along_where_all_allies_do(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{FLYER} + 3rd/257", "Mordenkainen + 3rd/158"])
    t.seat("B", formation={"A": "DL/8", "B": "DL/2"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/2", with_=FLYER)
    t.B.defends("Borys")
    t.total(FLYER, 16)
    t.settled("B", "ask-combat")


@card_test("3rd/257", rules=["move.defence-unlimited"], edition="1st")
def test_a_defender_keeps_its_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[FLYER])
    t.seat("B", formation={"A": "DL/8", "B": "DL/2"}, pool=["Azhul + 3rd/257"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/2", with_=FLYER)
    t.B.defends("Azhul")
    t.total("Azhul", 13)
    t.settled("A", "ask-combat")


@card_test("4th/415", rules=["move.allies.protected"], edition="1st")
def test_the_animal_of_an_earlier_phase_does_not_fly(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sysania"], hand=["4th/415"])
    t.seat("B", formation={"A": "DL/8", "B": "DL/2"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/415")
    t.A.passes()
    t.A.attacks("DL/2", with_="Sysania")
    t.B.defends("Borys")
    t.total("Sysania", 4)
    t.on("4th/415", "Sysania")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("at", ["A", "B"])
@card_test("3rd/293", rules=["undead.fear", "move.allies.protected"], edition="1st")
def test_who_is_left_behind_fears_nobody(t: Table, at: str) -> None:
    formation = {"A": "DL/8", "B": "DL/2"} if at == "B" else {"A": "DL/2"}
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{FLYER} + 3rd/293"])
    t.seat("B", formation=formation, pool=["Skeletal Horde + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/2", with_=FLYER)
    t.B.defends("Skeletal Horde")
    if at == "B":
        t.on("3rd/293", FLYER)
    else:
        t.zone("3rd/293", "discard")
    t.total(FLYER, 7)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("ally", ["3rd/257", "4th/249", "4th/240", "3rd/293"])
@card_test("4th/327", "3rd/257", "4th/249", "4th/240", "3rd/293", rules=["combat.h.winner-discards"], edition="1st")
def test_a_kept_ally_that_changes_sides_goes_after_the_round(t: Table, ally: str) -> None:
    """Zurn alone may join any champion that wins."""
    others = [card for card in ("3rd/257", "4th/249", "4th/240", "3rd/293") if card != ally]
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/327"], hand=others)
    t.seat("B", formation={"A": "DL/8"}, pool=[f"Sadira + {ally}"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/327")
    t.B.defends("Sadira")
    t.on(ally, "4th/327")
    t.B.passes()
    t.zone("Sadira", "discard")
    if ally == "3rd/293":
        t.on(ally, "4th/327")
    else:
        t.zone(ally, "discard")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/257", "1st/403", "4th/175", rules=["combat.h.winner-discards"], edition="1st")
def test_one_that_has_come_back_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage"], hand=["1st/403"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul + 3rd/257"], hand=["4th/175"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Mul Savage")
    t.B.defends("Azhul")
    t.A.plays("1st/403")
    t.on("3rd/257", "Mul Savage")
    t.B.plays("4th/175", on="Azhul")
    t.B.uses("4th/175")
    t.on("3rd/257", "Azhul")
    t.A.passes()
    t.on("3rd/257", "Azhul")
    t.zone("Mul Savage", "discard")
    t.changed("1st/403", "B:filler#1")
    t.settled("B", "ask-spoils")
