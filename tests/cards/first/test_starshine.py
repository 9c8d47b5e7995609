"""A champion that lies with a realm as a holding once she is beaten."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

STARSHINE = "1st/438"
#: Holdings that give defenders 2 and 3 levels.
TWO, THREE, OWN = "1st/37", "1st/38", "1st/31"


def _beaten(t: Table, answer: str, *theirs: str) -> None:
    """She defends Rashemen of A against Borys and loses."""
    pool = [STARSHINE, "T'kkyl"]
    t.seat("A", formation={"A": "Rashemen", "B": "Gulg", "C": "Draj (razed)", "D": f"Thay + {OWN}"}, pool=pool)
    realms = dict(zip("ABC", theirs, strict=False))
    t.seat("B", formation=realms, pool=["Borys + Magic Sword", "Neeva"])
    t.begin(active="B", phase=4, windows="pass")
    t.B.attacks("Rashemen", with_="Borys")
    t.A.defends(STARSHINE)
    t.A.passes()
    if answer:
        t.A.says(answer)


@card_test(STARSHINE, rules=["copy.exact-text", "realm.power.when-attacked"], edition="1st")
def test_beaten_she_lies_with_a_realm_and_works_as_a_holding_does(t: Table) -> None:
    _beaten(t, "yes", f"DL/8 + {TWO}", "Nyrond")
    t.offered("Rashemen", "Gulg", "Thay")
    t.A.chooses("Rashemen")
    t.on(STARSHINE, "Rashemen")
    t.type(STARSHINE, "holding")
    t.level("T'kkyl", 3)
    t.B.attacks("Rashemen", with_="Neeva")
    t.A.defends("T'kkyl")
    t.level("T'kkyl", 3 + 2)
    t.total("T'kkyl", 3 + 2)
    t.on(STARSHINE, "Rashemen")
    t.changed("Borys")
    t.settled("A", "ask-combat")


@card_test(STARSHINE, rules=["realm.power.when-attacked"], edition="1st")
def test_with_another_realm_she_sleeps(t: Table) -> None:
    _beaten(t, "yes", f"DL/8 + {TWO}", f"Nyrond + {THREE}", "Cormyr + Hillsfar")
    t.A.chooses("Gulg")
    t.offered(TWO, THREE, "Hillsfar")
    t.A.chooses(THREE)
    t.on(STARSHINE, "Gulg")
    t.B.attacks("Rashemen", with_="Neeva")
    t.A.defends("T'kkyl")
    t.level("T'kkyl", 3)
    t.changed("Borys")
    t.settled("A", "ask-combat")


@card_test(STARSHINE, rules=["combat.h.loser-discards-all"], edition="1st")
def test_she_stays_there_when_the_battle_is_over(t: Table) -> None:
    _beaten(t, "yes", f"DL/8 + {TWO}")
    t.A.chooses("Rashemen")
    t.B.stops()
    t.on(STARSHINE, "Rashemen")
    t.changed("Borys")
    t.settled("B", "ask-phase-4")


@card_test(STARSHINE, rules=["combat.h.loser-discards-all"], edition="1st")
def test_she_need_not(t: Table) -> None:
    _beaten(t, "no", f"DL/8 + {TWO}")
    t.zone(STARSHINE, "discard")
    t.changed("Borys")
    t.settled("B", "ask-next-attacker")


@card_test(STARSHINE, rules=["combat.h.loser-discards-all"], edition="1st")
def test_without_a_holding_of_an_opponent_nobody_is_asked(t: Table) -> None:
    _beaten(t, "", "DL/8")
    t.zone(STARSHINE, "discard")
    t.changed("Borys")
    t.settled("B", "ask-next-attacker")


@pytest.mark.parametrize("realm", ["barred", "shielded"])
@card_test(STARSHINE, rules=["formation.protection"], edition="1st")
def test_she_attacks_any_realm(t: Table, realm: str) -> None:
    barred = {"A": "DL/8", "B": "Nyrond + Border Forts"} if realm == "shielded" else {"A": "Nyrond + Border Forts"}
    t.seat("A", formation={"A": "Rashemen"}, pool=[STARSHINE], hand=["War Band"])
    t.seat("B", formation=barred, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=STARSHINE)
    t.B.defends("Borys")
    t.A.plays("War Band")
    t.total(STARSHINE, 8 + 3)
    t.settled("B", "ask-combat")


@card_test(
    STARSHINE, rules=["copy.exact-text", "gloss.artifact.on-realm"], edition="1st", rotate="who passes is asked by seat"
)
def test_as_a_treasure_vault_she_bears_an_artifact_of_any_world(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Gulg"}, pool=[STARSHINE], hand=["1st/426"])
    t.seat("B", formation={"A": "DL/8 + 4th/115"}, pool=["Borys + Magic Sword"])
    t.begin(active="B", phase=4, windows="pass", unenforced=True)
    t.B.attacks("Rashemen", with_="Borys")
    t.A.defends(STARSHINE)
    t.A.passes()
    t.A.says("yes")
    t.A.chooses("Rashemen")
    t.B.stops()
    while (t.state.active, t.state.phase) != (0, 3):
        assert t.state.pending is not None
        t.does(f"{'AB'[t.state.pending.player]} passes")
    t.A.plays("1st/426", on=STARSHINE)
    t.on("1st/426", STARSHINE)
    t.changed("Borys", *[f"A:filler#{drawn}" for drawn in (1, 2, 3)])
    t.settled("A", "ask-phase-3")
