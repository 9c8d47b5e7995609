"""Who is sent away together with what sends cards elsewhere, who is called off from a fight, and what is not wasted on
the immune.
"""

from __future__ import annotations

import pytest

from tests.cards.meeting import meet
from tests.table_talk import Table, card_family, card_test

THRONE, WARS, NIGHTMARE, DROW, BRIBERY = "4th/510", "4th/160", "4th/64", "4th/468", "1st/204"


@pytest.mark.parametrize("theirs", [True, False])
@card_test(WARS, THRONE, rules=["limbo.purpose", "abyss.by-cards"], edition="1st")
def test_the_throne_is_there_for_all_who_are_sent_at_once(t: Table, theirs: bool) -> None:
    """Whoever's hero bears it, and whatever the order of the seats."""
    t.seat("A", formation={"A": "Celene"}, pool=["Dagrande" if theirs else f"Rikus + {THRONE}"], hand=[WARS])
    t.seat("B", formation={"A": "DL/8"}, pool=[f"Rikus + {THRONE}" if theirs else "Dagrande", "King Havlor II"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(WARS)
    for hero in ("Dagrande", "Rikus", "King Havlor II"):
        t.zone(hero, "abyss")
    t.zone(THRONE, "discard")
    t.changed(WARS)
    t.settled("A", "ask-phase-3")


def _below(t: Table, ours: list[str], theirs: list[str]) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Dagrande"], hand=[1], abyss=ours)
    t.seat("B", formation={"A": NIGHTMARE}, pool=["Borys"], abyss=theirs)
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test(NIGHTMARE, "3rd/58", rules=["realm.power.when-attacked"], edition="1st")
def test_a_champion_called_off_in_the_abyss_stays_there(t: Table) -> None:
    _below(t, ["King Havlor II", "3rd/58", "Mordenkainen"], ["Mul Savage", "Gladiators", "Orb of Doom"])
    t.A.attacks(NIGHTMARE, with_="King Havlor II")
    t.B.defends("Mul Savage")
    t.A.plays("3rd/58")
    t.B.plays("Gladiators")
    t.A.uses("3rd/58")
    t.A.chooses("Mordenkainen")
    t.zone("King Havlor II", "abyss")
    t.zone("3rd/58", "abyss")
    t.zone("Mordenkainen", "battle")
    t.changed("Mul Savage", "Gladiators")
    t.settled("A", "ask-combat")


@card_test("3rd/37", "3rd/58", rules=["realm.power.when-attacked"], edition="1st")
def test_who_is_called_off_before_castle_draw_is_ill_all_the_same(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Dagrande", "Mordenkainen"], hand=["3rd/58"])
    t.seat("B", formation={"A": "1st/24 + 3rd/37"}, pool=["Borys + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("1st/24", with_="Dagrande")
    t.B.defends("Borys")
    t.A.plays("3rd/58")
    t.A.uses("3rd/58")
    t.zone("Dagrande", "discard")
    t.zone("Mordenkainen", "battle")
    t.changed("3rd/58", "Borys")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("alone", [True, False])
@card_test(DROW, BRIBERY, rules=["combat.i.new-defender"], edition="1st")
def test_a_bribed_defender_without_a_successor_has_lost_to_the_throne(t: Table, alone: bool) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=[f"Tysiln San + {DROW}"], hand=[BRIBERY])
    t.seat("B", formation={"A": "DL/8"}, pool=["Dagrande"] if alone else ["Dagrande", "Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.uses(DROW)
    if not alone:
        t.A.chooses("Dagrande")
    t.A.plays(BRIBERY)
    t.A.chooses("Dagrande")
    if alone:
        t.count("A", hand=1)
        t.zone("Tysiln San", "pool")
    else:
        t.B.chooses("Mordenkainen")
        t.count("A", hand=0)
        t.zone("Tysiln San", "battle")
    t.zone("Dagrande", "pool")
    t.changed(BRIBERY)
    t.settled("A" if alone else "B", "ask-phase-4" if alone else "ask-combat")


@card_family(
    {"1st/369": ("Cleric of Torm", "1st/44"), "4th/380": ("The Magister", "1st/44"), "4th/428": ("4th/333", "4th/331"),
     "4th/436": ("Dagrande", "4th/319")},
    rules=["general.touch.retarget", "spell.target-required"], edition="1st",
)  # fmt: skip
def test_what_strikes_the_opponent_alone_is_not_wasted_on_an_immune_one(
    t: Table, printing: str, user: str, immune: str
) -> None:
    meet(t, user, f"{immune} + Orb of Doom + Staff of Conjuring", [printing], [])
    t.A.cannot("play", printing, user, because=("immune", "no-target"))
    t.changed(user, immune)
    t.settled("A", "ask-combat")


@card_test("3rd/346", "4th/407", rules=["spell.counter-any-time"], edition="1st")
def test_a_ward_is_a_spell_that_can_be_dispelled(t: Table) -> None:
    t.seat("A", formation={"A": "Celene"}, pool=["Cleric of Torm"], hand=["4th/407"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen"], hand=["3rd/346"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/407", by="Cleric of Torm")
    t.A.passes(3)
    t.B.passes(2)
    t.B.plays("3rd/346", by="Mordenkainen")
    t.zone("4th/407", "discard")
    t.changed("3rd/346", *(f"B:filler#{n}" for n in range(1, 4)))
    t.settled("B", "ask-phase-2")
