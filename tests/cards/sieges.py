"""One round at one realm, both sides with an ally: what realms and holdings do to levels."""

from __future__ import annotations

from tests.table_talk import Table


def siege(t: Table, realm: str, attacker: str, defender: str, *, next_door: bool = False) -> None:
    """Both champions stand at B's realm (or at Vaasa in front of it), each with one ally.

    The realm may be written with its holding; `attacker` must be the weaker champion.
    """
    formation = {"A": "Vaasa", "B": realm} if next_door else {"A": realm}
    t.seat("A", formation={"A": "Sembia"}, pool=[attacker], hand=["Gladiators"])
    t.seat("B", formation=formation, pool=[defender], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa" if next_door else realm.partition(" + ")[0], with_=attacker)
    t.B.defends(defender)
    t.A.plays("Gladiators")
    t.B.plays("War Band")


def stands(t: Table, attacker: tuple[str, int], gladiators: int, defender: tuple[str, int], war_band: int) -> None:
    """The four levels; then the test is over."""
    t.level(*attacker)
    t.level("Gladiators", gladiators)
    t.level(*defender)
    t.level("War Band", war_band)
    attack, defence = attacker[1] + gladiators, defender[1] + war_band
    t.total(attacker[0], attack)
    t.total(defender[0], defence)
    t.settled("B" if attack > defence else "A", "ask-combat")
