"""Deflection, Temporal Stasis, Dragon Drums and the Loup-Garou."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import DRAGON
from sixrealms.powers.refs import OPPONENT
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
DEFLECTION, STASIS, DRUMS, LOUP, DISPEL, WAND = "4th/137", "4th/138", "4th/198", "4th/236", "4th/400", "4th/456"
MOTHER, DELIGHT, MIRROR = "4th/479", "4th/491", "4th/386"

# -- Deflection -------------------------------------------------------------------------------------------------------


@card_test(DEFLECTION, rules=["pause.actions"])
def test_a_harmful_event_strikes_another_player_even_the_one_who_played_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!"])
    t.seat("B", formation=REALM_B, hand=[DEFLECTION])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers(DEFLECTION)
    t.B.player("A")
    t.offered("Rashemen", "Vaasa")
    t.B.chooses("Vaasa")
    t.zone("Vaasa", "discard")
    t.standing("Nyrond")
    t.standing("Keoland")
    t.zone(DEFLECTION, "void")
    t.changed("Cataclysm!")
    t.settled("A", "ask-phase-3")


@card_test(DEFLECTION, rules=["pause.offered", "pause.actions", "event.harmful.calm"])
def test_who_played_it_does_not_answer_it_when_it_comes_back(t: Table) -> None:
    """open.deflected-answer: the pause belongs to the others, before and after."""
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!", "Calm", "1st/288"])
    t.seat("B", formation=REALM_B, hand=[DEFLECTION])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers(DEFLECTION)
    t.B.player("A")
    t.B.chooses("Vaasa")
    t.zone("Vaasa", "discard")
    t.zone("Calm", "hand")
    t.changed("Cataclysm!", DEFLECTION)
    t.settled("A", "ask-phase-3")


@card_test(DEFLECTION, rules=["pause.offered", "pause.actions", "event.harmful.calm"])
def test_a_third_player_it_comes_to_does(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!", "Calm [2nd/400]"])
    t.seat("B", formation=REALM_B, hand=[DEFLECTION])
    t.seat("C", formation=REALM_C, hand=["Calm [1st/400]"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers(DEFLECTION)
    t.B.player("C")
    t.C.answers("Calm [1st/400]")
    t.standing("Keoland")
    t.standing("Nyrond")
    t.zone("Calm [2nd/400]", "hand")
    t.changed("Cataclysm!", DEFLECTION, "Calm [1st/400]")
    t.settled("A", "ask-phase-3")


@card_test("1st/400", rules=["pause.offered", "event.harmful.calm"])
def test_nobody_calms_a_harmful_event_of_their_own(t: Table) -> None:
    """open.calm-own-event: another player struck by it does."""
    t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=["Treasure", "Calm [2nd/400]"])
    t.seat("B", formation=REALM_B, pool=["Griffin"], hand=["Calm [1st/400]"])
    t.begin(active="A", phase=3)
    t.A.plays("Treasure")
    t.A.cannot("answer", "Calm [2nd/400]", because="order.response-right")
    t.B.answers("Calm [1st/400]")
    t.zone("Griffin", "pool")
    t.zone("Mul Savage", "discard")
    t.zone("Calm [2nd/400]", "hand")
    t.changed("Treasure", "Calm [1st/400]")
    t.settled("A", "ask-phase-3")


@card_test(DEFLECTION, STASIS, rules=["pause.actions", "gloss.player-target"])
def test_so_does_one_that_strikes_a_player(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[STASIS])
    t.seat("B", formation=REALM_B, hand=[DEFLECTION])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays(STASIS)
    t.A.player("B")
    t.B.answers(DEFLECTION)
    t.B.player("C")
    t.A.passes()
    t.turn_of("B")
    t.B.passes(5)
    t.turn_of("A")
    t.changed(STASIS, DEFLECTION)
    drew(t, "B", 3)
    t.settled("A")


@card_test(DEFLECTION, rules=["pause.actions"])
def test_what_strikes_others_or_everybody_is_not_deflected(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!", "Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=["Azhul + Orb of Doom"], hand=[DEFLECTION])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.B.could_not_answer(DEFLECTION, because=("open.calm-by-unaffected", "condition-not-met"))
    t.zone("Keoland", "discard")
    t.A.plays("Fast Talking!")
    t.zone("Orb of Doom", "discard")
    t.zone(DEFLECTION, "hand")
    t.changed("Cataclysm!", "Fast Talking!")
    t.settled("A", "ask-phase-3")


# -- Temporal Stasis --------------------------------------------------------------------------------------------------


@card_test(STASIS, rules=["gloss.player-target"])
def test_among_three_a_player_misses_his_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[STASIS])
    t.seat("B", formation=REALM_B)
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays(STASIS)
    t.A.player("B")
    t.A.passes()
    t.turn_of("C")
    t.C.passes(5)
    t.turn_of("A")
    t.changed(STASIS)
    drew(t, "C", 3)
    t.settled("A")


@card_test(STASIS, rules=["calm.others-affected"])
def test_calm_saves_the_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=[STASIS])
    t.seat("B", formation=REALM_B, hand=["Calm"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays(STASIS)
    t.A.player("B")
    t.B.answers("Calm")
    t.A.passes()
    t.turn_of("B")
    t.changed(STASIS, "Calm")
    t.settled("B")


@card_test(STASIS, rules=["event.caravan-helpful"])
def test_between_two_it_only_stops_an_extra_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "AR/92"})
    t.seat("B", formation=REALM_B, hand=[STASIS])
    t.begin(active="A", phase=5)
    t.A.uses("AR/92")
    t.B.plays(STASIS)
    t.A.passes()
    t.turn_of("B")
    t.changed("AR/92", STASIS)
    t.settled("B")


@card_test(STASIS, rules=["once.extra-turns"])
def test_among_three_an_extra_turn_is_a_turn_to_miss(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "AR/92"})
    t.seat("B", formation=REALM_B, hand=[STASIS])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.uses("AR/92")
    t.B.plays(STASIS)
    t.B.player("A")
    t.A.passes()
    t.turn_of("B")
    t.B.passes(5)
    t.C.passes(5)
    t.turn_of("A")
    t.changed("AR/92", STASIS)
    drew(t, "B", 3)
    drew(t, "C", 3)
    t.settled("A")


# -- Dragon Drums -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("saved", [True, False])
@card_test(DRUMS, rules=["instant.immunity-cards-help"])
def test_the_drums_save_a_dragon_from_what_kills_dragons(t: Table, saved: bool) -> None:
    with given("1st/259", When("activate", AutoDefeat(OPPONENT, DRAGON))):
        t.seat("A", formation=REALM_A, pool=["Neeva"])
        t.seat("B", formation=REALM_B, pool=[f"Borys + {DRUMS}" if saved else "Borys", "Dragon King"])
        t.seat("C", formation=REALM_C, discard=[] if saved else [DRUMS])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Borys")
        t.zone("Borys", "battle" if saved else "discard")
        if saved:
            t.total("Borys", 15)
        else:
            t.zone("Neeva", "pool")
        t.settled("A", "ask-combat" if saved else "ask-next-attacker")


@pytest.mark.parametrize("helps", [True, False])
@card_test(DRUMS, rules=["instant.immunity-cards-help", "instant.one-card-chance"])
def test_played_in_time_they_help_where_immunity_helps(t: Table, helps: bool) -> None:
    with given("1st/259", When("activate", AutoDefeat(OPPONENT, DRAGON))):
        t.seat("A", formation=REALM_A, pool=["Neeva"])
        t.seat("B", formation=REALM_B, pool=["Borys"], hand=[DRUMS, "Orb of Doom"])
        t.begin(active="A", phase=4, unenforced=True, answers={"instant_immunity_helps": helps})
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Borys")
        if helps:
            t.asked("B", "ask-instant")
            t.offered(DRUMS)
            t.B.plays(DRUMS, on="Borys")
        t.zone("Borys", "battle" if helps else "discard")
        t.changed(DRUMS)
        t.settled("A", "ask-combat" if helps else "ask-next-attacker")


@pytest.mark.parametrize(
    ("ruleset", "size", "helps"),
    [("tournament", 55, True), ("fourth-edition", 55, True), ("tournament-110", 110, False)],
)
@card_test(DRUMS, rules=["instant.immunity-cards-help", "instant.events-help"])
def test_rulesets_differ_in_whether_immunity_helps(t: Table, ruleset: str, size: int, helps: bool) -> None:
    with given("1st/259", When("activate", AutoDefeat(OPPONENT, DRAGON))):
        t.seat("A", formation=REALM_A, pool=["Neeva"])
        t.seat("B", formation=REALM_B, pool=["Borys"], hand=[DRUMS, "Orb of Doom"])
        t.begin(active="A", phase=4, unenforced=True, ruleset=ruleset, size=size, answers={"bluelines": True})
        t.A.attacks("Nyrond", with_="Neeva")
        t.B.defends("Borys")
        if helps:
            t.asked("B", "ask-instant")
            t.offered(DRUMS)
            t.B.plays(DRUMS, on="Borys")
        t.zone("Borys", "battle" if helps else "discard")
        t.changed(DRUMS, "Neeva")
        t.settled("A", "ask-combat" if helps else "ask-next-attacker")


@card_test(DRUMS, rules=["turn.phase3.attach-required"])
def test_only_dragons_beat_them(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Quagmiela the Dragon"], hand=[DRUMS])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("play", DRUMS, "Azhul", because="not-this-bearer")
    t.A.plays(DRUMS, on="Quagmiela the Dragon")
    t.level("Quagmiela the Dragon", 11)
    t.settled("A", "ask-phase-3")


@card_test(DRUMS, rules=["instant.immunity-cards-help"])
def test_other_instant_defeats_still_befall_the_dragon(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Lovely Colleen"])
    t.seat("B", formation=REALM_B, pool=[f"Borys + {DRUMS}"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Lovely Colleen")
    t.B.defends("Borys")
    t.zone("Borys", "discard")
    t.zone(DRUMS, "discard")
    t.zone("Lovely Colleen", "pool")
    t.settled("A", "ask-next-attacker")


# -- the Loup-Garou ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bearing", "falls"), [("Borys + Orb of Doom", False), ("Borys", True), ("Borys + Chaos Shield", True)]
)
@card_test(LOUP, rules=["instant.no-chance-for-attached"])
def test_only_a_magical_item_saves_from_the_loup_garou(t: Table, bearing: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=[LOUP])
    t.seat("B", formation=REALM_B, pool=[bearing], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays(LOUP)
    t.zone("Borys", "discard" if falls else "battle")
    t.changed(LOUP, *(["Chaos Shield"] if "Chaos" in bearing else []))
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@pytest.mark.parametrize("plays", [True, False])
@card_test(LOUP, rules=["instant.no-chance-for-attached"])
def test_one_may_be_played_at_once(t: Table, plays: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl + Magic Sword"], hand=[LOUP])
    t.seat("B", formation=REALM_B, pool=["Borys"], hand=["Orb of Doom", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Borys")
    t.A.plays(LOUP)
    t.asked("B", "ask-play-now")
    t.offered("Orb of Doom")
    if plays:
        t.B.plays("Orb of Doom", on="Borys")
        t.total("Borys", 11)
    else:
        t.B.passes()
        t.zone("Borys", "discard")
    t.changed(LOUP)
    t.settled("A", "ask-combat" if plays else "ask-next-attacker")
