"""Fighters sent away in mid-round, and what they remain when their powers are gone (an adversary's situations)."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import CHAMPION, Is
from sixrealms.powers.changed_traits import Has, PowerLost
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import BEARER, OPPONENT, The
from sixrealms.powers.sets import every
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

SENDER, ITEM = "1st/162", "1st/98"


def overpowered(t: Table, ruleset: str = "tournament") -> None:
    """Dagrande attacks Mordenkainen, who is made to lose and uses their power."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade", "Azhul + Wand of Light"],
           hand=["Gladiators"], draw=[20])  # fmt: skip
    t.seat("B", formation={"A": "Nyrond"}, pool=[f"{SENDER} + Orb of Doom"], draw=["Zadoc", 20])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends(SENDER)
    t.A.plays("Gladiators")
    t.B.uses(SENDER)
    t.zone("Flameblade", "discard")
    t.zone("Gladiators", "discard")


@EVERY_RULESET
@table_test(rules=["combat.j.spoils-defender", "limbo.in-combat-loses", "limbo.return-time"], edition="1st")
def test_an_attacker_sent_to_limbo_in_mid_round_earns_the_defender_spoils(t: Table, ruleset: str) -> None:
    with given(SENDER, Use(Send(The(OPPONENT), z.LIMBO), at=("combat",))):
        overpowered(t, ruleset)
        t.zone("Dagrande", "limbo")
        t.B.keeps("Zadoc")
        t.A.passes(times=2)
        t.B.passes(times=5)
        t.A.passes(times=4)
        t.zone("Dagrande", "limbo")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("B")


@table_test(rules=["combat.j.spoils-defender", "battle.end.attacker-defeated-spoils"], edition="1st")
def test_an_attacker_taken_back_into_the_hand_earns_nobody_anything(t: Table) -> None:
    with given(SENDER, Use(Send(The(OPPONENT), z.HAND), at=("combat",))):
        overpowered(t)
        t.zone("Dagrande", "hand")
        t.count("B", hand=0, draw=21)
        t.settled("A", "ask-phase-4")


@table_test(rules=["limbo.outside-combat-keeps", "limbo.in-combat-loses"], edition="1st")
def test_sent_away_together_those_in_pools_keep_their_items_and_those_in_combat_do_not(t: Table) -> None:
    with given(SENDER, Use(Send(every(CHAMPION), z.LIMBO), at=("combat",))):
        overpowered(t)
        for gone in ("Dagrande", "Azhul", SENDER, "Wand of Light"):
            t.zone(gone, "limbo")
        t.zone("Orb of Doom", "discard")
        t.B.keeps("Zadoc")
        t.settled("A", "ask-phase-4")


@table_test(rules=["card.power.traits-separate", "undead.fear"], edition="1st")
def test_undead_without_their_powers_frighten_as_before(t: Table) -> None:
    with given(ITEM, Always(PowerLost(CHAMPION))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc"])
        t.seat("B", formation={"A": "Nyrond"}, pool=[f"Skeletal Horde + {ITEM}"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Skeletal Horde")
        t.A.plays("Zadoc")
        t.zone("Zadoc", "discard")
        t.settled("A")


@table_test(rules=["undead.fear", "undead.fear.base-level"], edition="1st")
def test_whoever_becomes_undead_in_mid_round_frightens_those_already_there(t: Table) -> None:
    with given(ITEM, Always(Has(Is(BEARER), ("Undead",)))):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc", "Gladiators"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[ITEM])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="Dagrande")
        t.B.defends("Azhul")
        t.A.plays("Zadoc")
        t.on("Zadoc", "Dagrande")
        t.B.plays(ITEM, on="Azhul")
        t.zone("Zadoc", "discard")
        t.settled("A")
