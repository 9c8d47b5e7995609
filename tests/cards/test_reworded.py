"""Cards that a later printing words anew and that play as before."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms import catalogue
from sixrealms.powers import registry
from sixrealms.realise.card_text import house_text
from tests.cards.drawn import drew
from tests.cards.first.spell_duel import duel, ways_offered
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
Plain = dict[str, tuple[()]]
CARAVAN: Plain = {"3rd/319": (), "4th/131": ()}
TURNING: Plain = {"3rd/398": (), "4th/379": ()}


#: One printing of every wording.
WORDINGS = {printing.wording: printing for printing in catalogue.all_printings()}
AGAIN = [wording for wording in WORDINGS if registry.model_of(wording) is not None]


@pytest.mark.parametrize("wording", AGAIN)
def test_it_is_a_card_of_the_same_name_with_the_same_house_text(wording: str) -> None:
    model = registry.model_of(wording)
    assert model is not None
    one, other = WORDINGS[wording], WORDINGS[model]

    assert (one.name, one.world) == (other.name, other.world)
    assert one.type.rpartition(" ")[2] == other.type.rpartition(" ")[2]
    assert house_text(one, "en") == house_text(other, "en") != ""


def test_a_power_of_its_own_repeats_nobody() -> None:
    assert registry.model_of(catalogue.printing("1st/21").wording) is None


@card_test("4th/1", rules=["move.flyer.barred", "turn.phase2.realm-choice"])
def test_menzoberranzan_comes_at_any_time_and_lets_no_flyer_in(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Neeva", "Azhul"], hand=["Dagrande"])
    t.seat("B", hand=["4th/1"])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.B.plays("4th/1", at="A")
    t.A.passes()
    t.A.cannot("attack", "4th/1", "Neeva", because="move.flyer.barred")
    t.A.can("attack", "4th/1", "Azhul")
    t.changed("4th/1", "Dagrande")
    t.settled("A", "ask-phase-4")


@card_test("4th/210", rules=["combat.h.loser-discards-all"])
def test_beaten_myrmidons_go_home_with_the_discards(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 4th/210"], discard=["Gith"], draw=[])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage"], discard=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.zone("4th/210", "draw")
    t.zone("Gith", "draw")
    t.changed("Azhul")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("4th/120")
def test_good_fortune_is_five_cards(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["4th/120", 1])
    t.seat("B", formation=REALM_B, hand=[1])
    t.begin(active="A", phase=3)
    t.A.plays("4th/120")
    t.count("A", hand=6, draw=7)
    t.count("B", hand=1, draw=12)
    t.zone("4th/120", "void")
    t.changed(*(f"A:Thugs#{i}" for i in range(1, 8)))
    t.settled("A", "ask-phase-3")


@card_test("4th/125", rules=["event.order"])
def test_transformation_is_a_new_hand_for_everybody(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["4th/125", "Azhul"])
    t.seat("B", formation=REALM_B, hand=["Neeva", "Treasure"])
    t.begin(active="A", phase=3)
    t.A.plays("4th/125")
    t.zone("Azhul", "discard")
    t.zone("Neeva", "discard")
    t.zone("Treasure", "abyss")
    t.count("A", hand=5, draw=7)
    t.count("B", hand=5, draw=7)
    t.changed("4th/125")
    drew(t, "A", 5)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@card_test("4th/130")
def test_treasure_bribes_every_monster(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage", "Azhul"], hand=["4th/130"])
    t.seat("B", formation=REALM_B, pool=["Skeletal Horde", "Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("4th/130")
    t.zone("Skeletal Horde", "discard")
    t.zone("Neeva", "pool")
    t.zone("Azhul", "pool")
    t.changed("4th/130", "Mul Savage")
    t.settled("A", "ask-phase-3")


@card_test("4th/175", rules=["discard.to-owner"])
def test_the_shield_of_wickedness_turns_an_ally(t: Table) -> None:
    duel(t, "Dagrande + 4th/175", "Mul Savage + Zadoc")
    t.A.uses("4th/175")
    t.on("Zadoc", "Dagrande")
    t.settled("B", "ask-combat")


@card_family(CARAVAN, rules=["event.caravan-helpful"])
def test_the_caravan_is_a_turn_between_two(t: Table, caravan: str) -> None:
    t.seat("A", formation=REALM_A, hand=[caravan])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5, windows="pass")
    t.A.cannot("play", caravan, because="power.condition-mandatory")
    t.A.passes()
    t.A.plays(caravan)
    t.turn_of("A")
    t.A.passes(5)
    t.turn_of("B")
    t.changed(caravan)
    drew(t, "A", 3)
    t.settled("B")


@card_family(TURNING, rules=["gloss.caster"])
def test_spell_turning_sends_a_spell_back(t: Table, turning: str) -> None:
    duel(t, "Sadira + Zadoc", "Preserver + Gith", ["Charm"], [turning])
    t.A.plays("Charm", by="Sadira")
    t.B.answers(turning)
    t.zone("Zadoc", "discard")
    t.on("Gith", "Preserver")
    t.changed("Charm", turning)
    t.settled("A", "ask-combat")


@card_test("AR/53", rules=["gloss.player-target"])
def test_temporal_stasis_costs_one_of_three_a_turn(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["AR/53"])
    t.seat("B", formation=REALM_B)
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.expect(ways_offered(t, "AR/53") == 1, "one way among three")
    t.A.plays("AR/53")
    t.A.player("B")
    t.A.passes()
    t.turn_of("C")
    t.changed("AR/53")
    t.settled("C")


@card_test("AR/58")
def test_mirror_image_doubles_its_caster(t: Table) -> None:
    duel(t, "Sadira", "Mul Savage", ["AR/58"])
    t.A.plays("AR/58", by="Sadira")
    t.level("Sadira", 8)
    t.level("Mul Savage", 6)
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(("bearing", "falls"), [("Mul Savage", True), ("Mul Savage + Dwarven Hammer", False)])
@card_test("RL/79")
def test_the_loup_garou_kills_what_has_no_item(t: Table, bearing: str, falls: bool) -> None:
    duel(t, "Azhul", bearing, ["RL/79", 1], windows="pass")
    t.A.plays("RL/79")
    t.zone("Mul Savage", "discard" if falls else "battle")
    t.changed("RL/79", "Azhul")
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@card_test("FR/89")
def test_helm_goes_to_end_an_event_and_casts_both_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", 1])
    t.seat("B", formation=REALM_B, pool=["FR/89"], hand=["1st/393", "1st/366"], discard=["Azhul"])
    t.begin(active="B", phase=3, windows="ask")
    t.B.can("play", "1st/393", "FR/89")
    t.B.can("play", "1st/366", "FR/89")
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.A.plays("Good Fortune")
    t.B.answers("FR/89")
    t.zone("FR/89", "discard")
    t.zone("Good Fortune", "void")
    t.count("A", hand=1)
    drew(t, "B", 3)
    t.settled("A")


@card_test("FR/43")
def test_a_limited_wish_ends_an_event(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage"], hand=["Treasure"])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["FR/43"])
    t.begin(active="A", phase=3)
    t.A.plays("Treasure")
    t.B.answers("FR/43")
    t.zone("Mul Savage", "pool")
    t.changed("Treasure", "FR/43")
    t.settled("A", "ask-phase-3")


@card_test("FR/46", rules=["wish.ignores-immunity", "wish.caster-spent"])
def test_a_wish_takes_any_card_but_a_realm_and_spends_its_caster(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["FR/46"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("FR/46", by="Sadira")
    t.offered("Elminster the Mage", "Sadira")
    t.A.chooses("Elminster the Mage")
    t.zone("Elminster the Mage", "discard")
    t.A.passes()
    t.A.cannot("attack", "Nyrond", "Sadira", because="wish.caster-spent")
    t.changed("FR/46")
    t.settled("A", "ask-phase-4")
