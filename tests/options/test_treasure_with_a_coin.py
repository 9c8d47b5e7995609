"""Treasure that only other treasure lets the victor bear (found by a stranger who had only the documents)."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, table_test

CARRIED = ("Annulus", "Chaos Shield", "Ego Coin")


@pytest.mark.parametrize("worn", ["Ego Coin + Annulus + Chaos Shield", "Annulus + Ego Coin + Chaos Shield"])
@table_test(rules=["option.treasure-spoils.legal-attachment", "option.treasure-spoils.transfer"])
def test_the_coin_comes_before_the_artifacts_it_lets_one_bear(t: Table, worn: str) -> None:
    """Dark Sun and Forgotten Realms artifacts for a Greyhawk champion, who has one already."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Chariot of Lyrx"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The High Forest"}, pool=[f"Neeva + {worn}"])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"})
    t.A.attacks("The High Forest", with_="Tergoz Tenhammer")
    t.B.defends("Neeva")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Neeva", "discard")
    for card in (*CARRIED, "Chariot of Lyrx"):
        t.on(card, "Tergoz Tenhammer")
    t.A.done()
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Gladiators", "discard")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.treasure-spoils.legal-attachment"])
def test_without_it_they_are_discarded(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The High Forest"}, pool=["Neeva + Annulus + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass", options={"treasure-spoils": "on"})
    t.A.attacks("The High Forest", with_="Tergoz Tenhammer")
    t.B.defends("Neeva")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Neeva", "discard")
    t.zone("Annulus", "discard")
    t.A.done()
    t.on("Orb of Doom", "Tergoz Tenhammer")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Gladiators", "discard")
    t.settled("A", "ask-next-attacker")
