"""What 4th Edition cards leave alone, down to single words of theirs."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from tests.cards.first.spell_duel import duel, ways_offered
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
ELMINSTER, STASIS, LOUP, DISPEL = "4th/271", "4th/138", "4th/236", "4th/400"


@card_test(ELMINSTER, rules=["immunity.offensive-only"])
def test_elminster_is_out_of_reach_of_offensive_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Geas"])
    t.seat("B", formation=REALM_B, pool=[ELMINSTER])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "Geas", "Sadira", because=("no-target", "immune"))
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("power", "total"), [("PO/77", 12), ("PO/74", 16)])
@card_test(ELMINSTER, rules=["immunity.offensive-only", "immunity.levels-included"])
def test_and_of_offensive_psionic_powers_but_not_of_others(t: Table, power: str, total: int) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123 + Dwarven Hammer"], hand=[power])
    t.seat("B", formation=REALM_B, pool=[f"{ELMINSTER} + Orb of Doom + War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends(ELMINSTER)
    t.A.plays(power, by="NS/123")
    t.total("NS/123", total)
    t.changed(power)
    t.settled("A" if total == 12 else "B", "ask-combat")


@pytest.mark.parametrize("event", ["Cataclysm!", "Good Fortune"])
@card_test("AR/54", rules=["pause.actions"])
def test_the_early_deflection_is_good_for_events_of_every_kind(t: Table, event: str) -> None:
    with given("1st/100", Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),))):  # a helpful event
        t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=[event])
        t.seat("B", formation=REALM_B, hand=["AR/54"])
        t.seat("C", formation=REALM_C)
        t.begin(active="A", phase=3)
        t.A.plays(event)
        t.A.chooses("Nyrond")
        t.B.answers("AR/54")
        t.B.player("C")
        t.zone("Keoland", "discard")
        t.standing("Nyrond")
        t.zone("AR/54", "void")
        t.changed(event)
        t.settled("A", "ask-phase-3")


@card_test("AR/54", rules=["pause.actions"])
def test_but_not_for_those_that_strike_others_or_everybody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Cataclysm!", "Treasure", "1st/393"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=["Mul Savage"], hand=["AR/54"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Celene")
    t.B.could_not_answer("AR/54", because="counter.exception")
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.B.could_not_answer("AR/54", because=("open.calm-by-unaffected", "condition-not-met"))
    t.A.plays("Treasure")
    t.B.could_not_answer("AR/54", because=("condition-not-met", "no-effect"))
    t.zone("Mul Savage", "discard")
    t.changed("Cataclysm!", "Keoland", "Treasure", "Celene", "1st/393")
    t.settled("A", "ask-phase-3")


@card_test(STASIS, rules=["gloss.player-target"])
def test_among_three_there_is_one_way_to_play_temporal_stasis(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "AR/92"})
    t.seat("B", formation=REALM_B, hand=[STASIS])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.uses("AR/92")
    t.expect(ways_offered(t, STASIS) == 1, "one way among three")
    t.changed("AR/92")
    t.settled("B", "ask-anytime")


@card_test(LOUP, rules=["activation.immediate-cards"])
def test_an_ally_is_no_item_but_there_is_still_time_for_one(t: Table) -> None:
    duel(t, "Azhul", "Mul Savage + Zadoc", [LOUP, 1], ["Dwarven Hammer"])
    t.A.plays(LOUP)
    t.B.plays("Dwarven Hammer", on="Mul Savage")
    t.zone("Mul Savage", "battle")
    t.settled("A", "ask-combat")


def _blood(t: Table, defender: str) -> None:
    """A regent attacks with Divine Wrath in the hand, whose power does not matter here."""
    t.seat("A", formation=REALM_A, pool=["BR/85"], hand=["BR/39"])
    t.seat("B", formation=REALM_B, pool=[defender], hand=[DISPEL])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="BR/85")
    t.B.defends("Nenioc")
    t.A.plays("BR/39", by="BR/85")


@card_test(DISPEL, rules=["dispel.timing"])
def test_dispel_stops_a_blood_ability_too(t: Table) -> None:
    _blood(t, "Nenioc + Orb of Doom + War Party")
    t.B.answers(DISPEL, by="Nenioc")
    t.zone("BR/39", "discard")
    t.changed(DISPEL)
    t.total("BR/85", 7)
    t.settled("A", "ask-combat")


@card_test(DISPEL, rules=["dispel.timing"])
def test_or_ends_it_later(t: Table) -> None:
    _blood(t, "Nenioc + Orb of Doom + War Party")
    t.B.passes()
    t.total("BR/85", 13)
    t.B.plays(DISPEL, by="Nenioc")
    t.zone("BR/39", "discard")
    t.total("BR/85", 7)
    t.changed(DISPEL)
    t.settled("A", "ask-combat")


@card_test(DISPEL, rules=["dispel.magic-both"])
def test_dispel_ends_one_of_several(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 1st/106", "Neeva + 2nd/106", "Dagrande + NO/106"])
    t.seat("B", formation=REALM_B, pool=["Nenioc"], hand=[DISPEL])
    t.begin(active="B", phase=3)
    t.B.plays(DISPEL, by="Nenioc")
    t.offered("1st/106", "2nd/106", "NO/106")
    t.B.chooses("2nd/106")
    t.zone("2nd/106", "discard")
    t.zone(DISPEL, "discard")
    t.on("1st/106", "Azhul")
    t.settled("B", "ask-phase-3")
