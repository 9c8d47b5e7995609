"""Powers that say "at any time" or "at any point" of a round do not wait until their player is losing."""

from __future__ import annotations

from tests.table_talk import Table, card_family

AT_ANY_POINT = {
    "NO/299": ("NO/299", "Bagual + Orb of Doom", "Orb of Doom"),
    "4th/260": ("4th/260", "Bagual + Orb of Doom", "Orb of Doom"),
    "NO/267": ("NO/267 + Staff of Conjuring", "Bagual + Gith", "Gith"),
}


@card_family(AT_ANY_POINT, rules=["combat.f.winner-restricted"], edition="1st")
def test_it_strikes_while_its_player_is_winning(t: Table, printing: str, mine: str, theirs: str, struck: str) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[mine])
    t.seat("B", formation={"A": "Vaasa"}, pool=[theirs], hand=["War Party"])
    t.begin(active="A", phase=4)
    t.A.attacks("Vaasa", with_=printing)
    t.B.defends("Bagual")
    t.A.uses(printing)
    t.zone(struck, "discard")
    t.A.cannot("use", printing, because=("already-used", "not-your-decision", "no-target"))
    t.settled("B", "ask-combat")


@card_family({"NO/300": ("Gith",), "NO/171": ("Orb of Doom",)}, rules=["combat.f.winner-restricted"], edition="1st")
def test_others_wait_until_their_player_is_losing(t: Table, printing: str, theirs: str) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[f"{printing} + Staff of Conjuring + Shield of Gore"])
    t.seat("B", formation={"A": "Vaasa"}, pool=[f"Bagual + {theirs}"], hand=["War Party"])
    t.begin(active="A", phase=4)
    t.A.attacks("Vaasa", with_=printing)
    t.B.defends("Bagual")
    t.A.cannot("use", printing, because=("not-your-decision", "wrong-moment"))
    t.settled("B", "ask-combat")
