"""Artifacts that several champions use, and a keep that outlasts its realm."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    BEARER,
    REALM,
    TARGET,
    YOU,
    Always,
    Draw,
    HandLimit,
    Is,
    Play,
    Raze,
    Target,
    The,
    Use,
    When,
    gains,
    one,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

VAULT, KEEP, SISTER = "4th/115", "4th/116", "4th/306"
#: An artifact of Greyhawk, +5.
STAG = "1st/426"
#: One of Dark Sun, +3.
HELM = "1st/411"


@card_test(VAULT, rules=["card.world.matching", "turn.phase3.one-artifact"], edition="1st")
def test_one_artifact_of_any_world_may_lie_in_the_vault(t: Table) -> None:
    hand = [STAG, "1st/411", "Magic Sword"]
    t.seat("A", formation={"A": f"Rashemen + {VAULT}", "B": "Nyrond + Hillsfar"}, hand=hand)
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", STAG, "Hillsfar", because="not-your-champion")
    t.A.cannot("play", "Magic Sword", VAULT, because="not-your-champion")
    t.A.plays(STAG, on=VAULT)
    t.on(STAG, VAULT)
    t.A.cannot("play", "1st/411", VAULT, because="has-artifact")
    t.settled("A", "ask-phase-3")


def _laid_in_the_vault(t: Table, realm: str) -> None:
    vault = {"card": VAULT, "with": [STAG]}
    laid = {"Rashemen": {"card": "Rashemen", "with": [vault]}, "Nyrond": "Nyrond"}
    front, rear = ("Rashemen", "Nyrond") if realm == "Rashemen" else ("Nyrond", "Rashemen")
    t.seat("A", formation={"A": "DL/8"}, pool=[f"Borys + {HELM}"])
    t.seat("B", formation={"A": laid[front], "B": laid[rear]}, pool=["T'kkyl"], draw=[3])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Borys")
    t.B.defends("T'kkyl")


@card_test(VAULT, rules=["card.world.matching"], edition="1st")
def test_whoever_defends_the_realm_has_bonus_and_power_once(t: Table) -> None:
    with given(STAG, Always(gains(Is(BEARER), 2)), When("activate", Draw())), given(HELM, Always(gains(Is(BEARER), 1))):
        _laid_in_the_vault(t, "Rashemen")
        t.level("T'kkyl", 3 + 5 + 2)
        t.level("Borys", 9 + 3 + 1)
        t.count("B", hand=1)
        t.changed("B:filler#1")
        t.settled("B", "ask-combat")


@card_test(VAULT, rules=["card.world.matching"], edition="1st")
def test_whoever_defends_another_realm_has_nothing_of_it(t: Table) -> None:
    with given(STAG, Always(HandLimit(YOU, 2)), Always(gains(Is(BEARER), 2))):
        _laid_in_the_vault(t, "Nyrond")
        t.level("T'kkyl", 3)
        t.settled("B", "ask-combat")


@card_test(VAULT, rules=["gloss.negate"], edition="1st")
def test_in_the_vault_an_artifact_does_nothing_by_itself(t: Table) -> None:
    with given(STAG, Use(Draw(), at=("3",)), When("turn-end", Draw(), whose=YOU)):
        vault = {"card": VAULT, "with": [STAG]}
        t.seat("A", formation={"A": {"card": "Rashemen", "with": [vault]}}, pool=["T'kkyl"])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.cannot("use", STAG, because="power-lost")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("sister", ["Pearl", "Amber", "Neranal"])
@card_test(SISTER, rules=["copy.exact-text"], edition="1st")
def test_her_artifact_works_for_her_sisters_as_well(t: Table, sister: str) -> None:
    own = {"Pearl": 3, "Amber": 5, "Neranal": 5}[sister]
    stronger = Always(gains(Is(BEARER), 2))
    with given(STAG, stronger), given(HELM, stronger), given("1st/206", stronger):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"{SISTER} + {STAG} + Magic Sword", sister])
        other = "Amber" if sister == "Pearl" else "Pearl"
        t.seat("B", formation={"A": "DL/8"}, pool=[other, f"Borys + {HELM}"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.level(SISTER, 7 + 5 + 2 + 2 + (4 if sister == "Amber" else 2))  # Amber makes items stronger
        t.level(f"A:{sister}", own + (0 if sister == "Neranal" else 5 + 2))
        t.level(f"B:{other}", 5 if other == "Amber" else 3)
        t.settled("A", "ask-phase-3")


@card_test(SISTER, rules=["turn.phase5.discard-down"], edition="1st")
def test_what_it_does_for_her_player_it_does_once(t: Table) -> None:
    with given(STAG, Always(HandLimit(YOU, 1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"{SISTER} + {STAG}", "Pearl"], hand=[10])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=5, windows="pass", unenforced=True)
        t.A.passes()
        t.asked("A", "ask-discard-down")
        t.settled("A", "ask-discard-down")


@card_test(SISTER, rules=["copy.exact-text"], edition="1st")
def test_her_sister_may_use_its_power(t: Table) -> None:
    with given(STAG, Use(Draw(), at=("3",), once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=[f"{SISTER} + {STAG}", "Pearl"], draw=[3])
        t.seat("B", formation={"A": "DL/8"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("Pearl")
        t.count("A", hand=1)
        t.changed("A:filler#1")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("realm", ["Rashemen", "Nyrond"])
@card_test(KEEP, rules=["combat.e.totals"], edition="1st")
def test_the_keep_strengthens_all_defenders_of_its_player(t: Table, realm: str) -> None:
    laid = {"Rashemen": f"Rashemen + {KEEP}", "Nyrond": "Nyrond"}
    front, rear = ("Rashemen", "Nyrond") if realm == "Rashemen" else ("Nyrond", "Rashemen")
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys + War Band"])
    t.seat("B", formation={"A": laid[front], "B": laid[rear]}, pool=["T'kkyl + War Band", "Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(realm, with_="Borys")
    t.B.defends("T'kkyl")
    t.total("T'kkyl", 3 + 1 + 3 + 1)
    t.total("Borys", 9 + 3)
    t.level("Neeva", 7)
    t.settled("B", "ask-combat")


@card_test(KEEP, rules=["raze.holding-lost", "raze.power-off"], edition="1st")
def test_it_stays_on_a_razed_realm_and_goes_on(t: Table) -> None:
    with given("1st/276", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM)),))):
        t.seat("A", formation={"A": "DL/8"}, pool=["Borys"], hand=["1st/276"])
        t.seat("B", formation={"A": "Nyrond", "B": f"Rashemen + {KEEP}"}, pool=["T'kkyl"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/276")
        t.A.chooses("Rashemen")
        t.razed("Rashemen")
        t.on(KEEP, "Rashemen")
        t.A.passes()
        t.A.attacks("Nyrond", with_="Borys")
        t.B.defends("T'kkyl")
        t.level("T'kkyl", 3 + 1)
        t.changed("1st/276")
        t.settled("B", "ask-combat")


@pytest.mark.parametrize("siege", ["1st/150", "3rd/150"])
@card_test(KEEP, rules=["raze.holding-lost"], edition="1st")
def test_a_siege_razes_the_realm_regardless_and_no_more(t: Table, siege: str) -> None:
    t.seat("A", formation={"A": "DL/8"}, hand=[siege])
    t.seat("B", formation={"A": f"Rashemen + {KEEP}"})
    t.seat("C", formation={"A": "Nyrond + Hillsfar"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(siege)
    for realm in ("DL/8", "Rashemen", "Nyrond"):
        t.razed(realm)
    t.on(KEEP, "Rashemen")
    t.zone("Hillsfar", "discard")
    t.changed(siege)
    t.settled("A", "ask-phase-3")


@card_test(KEEP, rules=["combat.e.totals"], edition="1st")
def test_it_helps_neither_attackers_nor_defenders_of_others(t: Table) -> None:
    t.seat("A", formation={"A": f"DL/8 + {KEEP}"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("T'kkyl")
    t.level("T'kkyl", 3)
    t.level("Borys", 9)
    t.settled("B", "ask-combat")


@card_test(KEEP, rules=["combat.e.totals"], edition="1st")
def test_whoever_defends_a_dungeon_card_defends_no_realm(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys"])
    t.seat("B", formation={"A": f"Nyrond + {KEEP}"}, pool=["T'kkyl"], table=["DU/24"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DU/24", with_="Borys")
    t.B.defends("T'kkyl")
    t.level("T'kkyl", 3)
    t.settled("B", "ask-combat")
