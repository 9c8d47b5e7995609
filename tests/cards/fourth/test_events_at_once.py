"""Events of 4th Edition that are over at once: storms, gales, wars and deaths."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from sixrealms.engine import zones as z
from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
STORM, HURRICANE, PROVOCATION = "4th/132", "4th/140", "4th/144"
REBIRTH, DEATH, WARS, GALES = "4th/150", "4th/151", "4th/160", "4th/161"
SWIMMERS = ("4th/276", "4th/306", "4th/355")
MERMAID, SELKIE = "4th/245", "4th/250"


def mixed(t: Table, seat: str, cards: Sequence[str]) -> bool:
    """Whether the cards do not simply lie on top of the pile."""
    top = t.state.listed(t.sitting.objects.seat(seat), z.DRAW)[: len(cards)]
    return set(top) != {t.card(card) for card in cards}


# -- Ice Storm --------------------------------------------------------------------------------------------------------


@card_test(STORM, rules=["gloss.base-level.conditional", "pool.loss-attachments"])
def test_the_storm_kills_by_base_level_whatever_is_carried(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom", "Borys + Kank Lancers"], hand=[STORM, "Dagrande"])
    t.seat("B", formation=REALM_B, pool=["Tergoz Tenhammer + War Party + Gladiators + Flameblade"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays(STORM)
    t.zone("Azhul", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("War Party", "discard")
    t.on("Gladiators", "Tergoz Tenhammer")
    t.on("Flameblade", "Tergoz Tenhammer")
    t.on("Kank Lancers", "Borys")
    t.zone("Dagrande", "hand")
    t.zone(STORM, "void")
    t.settled("A", "ask-combat")


# -- Hurricane! -------------------------------------------------------------------------------------------------------


@card_test(HURRICANE, rules=["calm.others-affected"])
def test_its_player_draws_and_every_other_discards(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[HURRICANE, "Zadoc"])
    t.seat("B", formation=REALM_B, hand=["War Party", "Gith"])
    t.seat("C", formation=REALM_C, hand=["Calm", "Tiger"])
    t.begin(active="A", phase=3)
    t.A.plays(HURRICANE)
    t.C.answers("Calm")
    t.B.chooses("Gith")
    t.zone("Gith", "discard")
    t.count("A", hand=4)
    t.contents("B", "hand", ["War Party"])
    t.contents("C", "hand", ["Tiger"])
    t.changed(HURRICANE, "Calm")
    drew(t, "A", 3)
    t.settled("A", "ask-phase-3")


# -- Provocation ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["A", "B"])
@card_test(PROVOCATION, rules=["discard.pile-separate", "gloss.player-target"])
def test_one_player_shuffles_the_discards_back(t: Table, seat: str) -> None:
    t.seat("A", formation=REALM_A, hand=[PROVOCATION], discard=["Azhul", "Gith"])
    t.seat("B", formation=REALM_B, discard=["Sadira", "Zadoc"], abyss=["Good Fortune"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(PROVOCATION)
    t.A.player(seat)
    for card, owner in (("Azhul", "A"), ("Gith", "A"), ("Sadira", "B"), ("Zadoc", "B")):
        t.zone(card, "draw" if owner == seat else "discard")
    t.count(seat, draw=14)
    t.expect(mixed(t, seat, ["Azhul", "Gith"] if seat == "A" else ["Sadira", "Zadoc"]), "shuffled")
    t.zone("Good Fortune", "abyss")
    t.zone(PROVOCATION, "void")
    t.settled("A", "ask-phase-3")


# -- Elven Rebirth ----------------------------------------------------------------------------------------------------


@card_test(REBIRTH, rules=["gloss.race.elf", "gloss.race.drow", "event.helpful.scope"])
def test_the_elves_of_all_players_come_back(t: Table) -> None:
    elves, others = ["Tysiln San", "Foucault"], ["Azhul", "War Party"]
    t.seat("A", formation=REALM_A, hand=[REBIRTH, "Rowan"], discard=[*elves, *others])
    t.seat("B", formation=REALM_B, discard=["Galek", "Thugs [1st/324]", "DU/97"], pool=["Drow Matron"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(REBIRTH)
    for card in (*elves, "Galek"):
        t.zone(card, "draw")
    for card in (*others, "Thugs [1st/324]", "DU/97"):
        t.zone(card, "discard")
    t.count("A", draw=14)
    t.expect(mixed(t, "A", elves), "shuffled")
    t.zone(REBIRTH, "void")
    t.settled("A", "ask-phase-3")


# -- The Death of a Hero ----------------------------------------------------------------------------------------------


@card_test(DEATH, rules=["pool.loss-attachments", "event.order"])
def test_the_hero_dies_and_all_others_pay_their_respects(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=[DEATH, "Zadoc", "Gith"])
    t.seat("B", formation=REALM_B, pool=["Azhul + Orb of Doom", "Neeva", "Borys"], hand=["War Party"])
    t.seat("C", formation=REALM_C, pool=["Dagrande"], hand=["Tiger", "Powell"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(DEATH)
    t.offered("Azhul", "Neeva", "Dagrande")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone("Orb of Doom", "discard")
    t.A.chooses("Gith")
    t.C.chooses("Tiger")
    t.zone("Gith", "discard")
    t.zone("Tiger", "discard")
    t.contents("A", "hand", ["Zadoc"])
    t.contents("B", "hand", ["War Party"])
    t.contents("C", "hand", ["Powell"])
    t.zone(DEATH, "void")
    t.settled("A", "ask-phase-3")


@card_test(DEATH, rules=["event.order"])
def test_who_kills_a_hero_of_his_own_pays_as_well(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[DEATH, "Zadoc", "Gith"])
    t.seat("B", formation=REALM_B, pool=["Borys"], hand=["War Party"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays(DEATH)
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.A.chooses("Gith")
    t.zone("Gith", "discard")
    t.zone("War Party", "discard")
    t.contents("A", "hand", ["Zadoc"])
    t.zone(DEATH, "void")
    t.settled("A", "ask-phase-3")


# -- Foreign Wars -----------------------------------------------------------------------------------------------------


@card_test(WARS, rules=["limbo.return-time", "pool.not-while-fighting"])
def test_heroes_leave_the_pools_for_foreign_wars(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom", "Sadira", "Neeva"], hand=[WARS])
    t.seat("B", formation=REALM_B, pool=["Tergoz Tenhammer", "Borys"], hand=["Dagrande"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Borys")
    t.A.plays(WARS)
    t.zone("Azhul", "limbo")
    t.zone("Tergoz Tenhammer", "limbo")
    t.zone("Neeva", "battle")
    t.zone("Sadira", "pool")
    t.zone("Dagrande", "hand")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.zone("Tergoz Tenhammer", "limbo")
    t.B.passes(5)
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Azhul", "limbo")
    t.changed("Orb of Doom", WARS, "Neeva", "Borys")
    drew(t, "B", 4)
    t.settled("A")


# -- Gales at Sea -----------------------------------------------------------------------------------------------------


@card_test(GALES, rules=["limbo.return-time", "combat.j.spoils-defender"])
def test_who_swims_in_combat_is_swept_to_the_abyss_and_the_others_to_limbo(t: Table) -> None:
    ship, drawmij, aqua = SWIMMERS
    t.seat("A", formation=REALM_A, pool=[f"{ship} + {SELKIE}", drawmij, "Azhul"], hand=[GALES])
    t.seat("B", formation=REALM_B, pool=[f"Borys + {MERMAID} + Gith", aqua, "Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=ship)
    t.B.defends("Borys")
    t.A.plays(GALES)
    for card in (ship, SELKIE, MERMAID):
        t.zone(card, "abyss")
    for card in (drawmij, aqua):
        t.zone(card, "limbo")
    for card in ("Borys", "Azhul", "Neeva"):
        t.zone(card, "pool")
    t.changed("Gith", GALES, "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test(GALES, rules=["limbo.return-time"])
def test_a_landsman_fights_on_without_his_swimmers(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Azhul + {MERMAID} + Gith"], hand=[GALES])
    t.seat("B", formation=REALM_B, pool=["Borys + DU/66", SWIMMERS[1], "Neeva + DU/66"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays(GALES)
    t.zone(MERMAID, "abyss")
    t.on("Gith", "Azhul")
    t.on("B:DU/66#1", "Borys")
    t.on("B:DU/66#2", "Neeva")
    t.zone(SWIMMERS[1], "limbo")
    t.A.passes()
    t.B.keeps()
    t.A.passes(2)
    t.zone(SWIMMERS[1], "limbo")
    t.B.passes(5)
    t.zone(SWIMMERS[1], "pool")
    t.changed("Azhul", "Gith", "Borys", GALES)
    drew(t, "B", 4)
    t.settled("A")


@card_test(GALES, rules=["limbo.return-time"])
def test_they_blow_in_times_of_peace_too(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=[GALES])
    t.seat("B", formation=REALM_B, pool=[SWIMMERS[1]])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(GALES)
    t.zone(SWIMMERS[1], "limbo")
    t.changed(GALES)
    t.settled("A", "ask-phase-3")
