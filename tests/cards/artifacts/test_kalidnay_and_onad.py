"""Ancient Kalidnay, Onad the Weasel and a part of the Rod of 7 Parts."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import CHAMPION, REALM
from sixrealms.powers.control_flow import Seq
from sixrealms.powers.hands import Draw
from sixrealms.powers.moves import Send
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import YOU
from sixrealms.powers.protection import Protected
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import Of
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")

KALIDNAY = "AR/92"
REALM_B = {"A": "Nyrond"}

# -- Ancient Kalidnay -------------------------------------------------------------------------------------------------


@card_test(KALIDNAY, rules=["named.kalidnay.extra-turn", "named.rulings-supersede"])
def test_razed_in_phase_5_it_gives_another_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": KALIDNAY})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5)
    t.A.uses(KALIDNAY)
    t.razed(KALIDNAY)
    t.A.passes()
    t.turn_of("A")
    t.A.passes()
    t.count("A", hand=3)
    drew(t, "A", 3)
    t.A.passes(4)
    t.turn_of("B")
    t.standing("Rashemen")
    drew(t, "B", 3)
    t.settled("B")


@pytest.mark.parametrize("phase", [3, 4])
@card_test(KALIDNAY, rules=["named.kalidnay.extra-turn"])
def test_it_is_razed_in_no_other_phase(t: Table, phase: int) -> None:
    t.seat("A", formation={"A": KALIDNAY})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=phase)
    t.A.cannot("use", KALIDNAY, because="wrong-moment")
    t.settled("A", f"ask-phase-{phase}")


@card_test(KALIDNAY, rules=["named.kalidnay.extra-turn", "power.condition-mandatory"])
def test_a_razed_kalidnay_has_no_turn_to_give(t: Table) -> None:
    t.seat("A", formation={"A": f"{KALIDNAY} (razed)"})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5)
    t.A.cannot("use", KALIDNAY, because=("condition-not-met", "asleep", "cost-not-payable"))
    t.settled("A", "ask-phase-5")


@card_test(KALIDNAY, rules=["named.kalidnay.rebuilt", "named.kalidnay.orientation"])
def test_rebuilt_it_is_only_a_realm_of_ravenloft(t: Table) -> None:
    t.seat("A", formation={"A": f"{KALIDNAY} (razed)"}, hand=["Gith", "Thugs", "Powell"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=2)
    t.A.rebuilds(KALIDNAY, paying=["Gith", "Thugs"])
    t.world(KALIDNAY, "DS", "RL")
    t.changed("Powell")
    t.A.passes(3)
    t.A.cannot("use", KALIDNAY, because="condition-not-met")
    t.settled("A", "ask-phase-5")


@card_test(KALIDNAY, rules=["named.kalidnay.once-per-game"])
def test_laid_again_it_gives_its_player_no_second_turn(t: Table) -> None:
    t.seat("A", formation={"A": KALIDNAY, "B": "Rashemen"})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5)
    t.A.uses(KALIDNAY)
    t.razed(KALIDNAY)
    t.A.passes()
    t.turn_of("A")
    t.A.passes(4)
    t.A.cannot("use", KALIDNAY, because=("condition-not-met", "asleep", "cost-not-payable", "already-used"))
    drew(t, "A", 3)
    t.settled("A", "ask-phase-5")


@pytest.mark.parametrize(
    ("ruleset", "barred"), [("tournament", True), ("tournament-110", True), ("fourth-edition", False)]
)
@card_test(
    KALIDNAY,
    rules=["event.first-turn.kalidnay", "protocol.first-turn-extra-turn-ban"],
    rotate="the turns taken are the seats' own",
)
def test_before_everybody_had_a_turn_nobody_takes_two(t: Table, ruleset: str, barred: bool) -> None:
    t.seat("A", formation={"A": KALIDNAY})
    t.seat("B", formation=REALM_B)
    size = 110 if ruleset == "tournament-110" else 55
    t.begin(active="A", phase=5, ruleset=ruleset, size=size, taken={"A": 1, "B": 0}, turn=1)
    if barred:
        t.A.cannot("use", KALIDNAY, because="event.first-turn.kalidnay")
    else:
        t.A.can("use", KALIDNAY)
    t.settled("A", "ask-phase-5")


@card_test(KALIDNAY, rules=["event.first-turn.kalidnay"])
def test_once_everybody_had_one_it_may_be_razed(t: Table) -> None:
    t.seat("A", formation={"A": KALIDNAY})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5, taken=1, turn=2)
    t.A.can("use", KALIDNAY)
    t.settled("A", "ask-phase-5")


@card_test(KALIDNAY, rules=["power.cost-beats-protection"])
def test_nothing_protects_it_from_its_own_player(t: Table) -> None:
    with given("1st/120", Always(Protected(REALM, ("raze",)), anywhere=True)):
        t.seat("A", formation={"A": KALIDNAY, "B": "Nyrond"})
        t.seat("B", formation={"A": "Rashemen"})
        t.begin(active="A", phase=5)
        t.A.uses(KALIDNAY)
        t.razed(KALIDNAY)
        t.standing("Nyrond")
        t.A.passes()
        t.turn_of("A")
        drew(t, "A", 3)
        t.settled("A")


@card_test(KALIDNAY, rules=["card.world.matching", "named.kalidnay.rebuilt"])
def test_it_belongs_to_two_worlds_at_all_times(t: Table) -> None:
    t.seat("A", formation={"A": KALIDNAY, "B": "Raam"})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.world(KALIDNAY, "DS", "RL")
    t.world("Raam", "DS")
    t.world("Nyrond", "GH")
    t.settled("A", "ask-phase-3")


# -- Onad -------------------------------------------------------------------------------------------------------------


@card_test("AR/106", rules=["dup.as-normal", "dup.separate"])
def test_onad_imitates_an_event_after_it_has_worked(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["AR/106", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("AR/106")
    t.zone("AR/106", "discard")
    t.count("A", hand=5)
    t.count("B", hand=5)
    drew(t, "A", 5)
    drew(t, "B", 5)
    t.zone("Good Fortune", "void")
    t.settled("A", "ask-phase-3")


@card_test("AR/106", rules=["pause.duplicate-target", "dup.separate", "pause.first-action"])
def test_his_imitation_has_a_target_of_its_own_and_may_be_calmed_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, hand=["Cataclysm!", "Calm"])
    t.seat("B", formation=REALM_B, pool=["AR/106"])
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.answers("AR/106")
    t.zone("Nyrond", "discard")
    t.offered("Rashemen", "Vaasa")
    t.B.chooses("Vaasa")
    t.asked("A", "ask-answer")
    t.A.answers("Calm")
    t.standing("Vaasa")
    t.zone("Nyrond", "discard")
    t.zone("Cataclysm!", "void")
    t.zone("AR/106", "discard")
    t.changed("Calm")
    t.settled("A", "ask-phase-3")


@card_test("AR/106", rules=["pause.negated-not-duplicable"])
def test_a_negated_event_is_not_there_to_imitate(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["4th/255"])
    t.seat("C", formation={"A": "Keoland"}, pool=["AR/106"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("4th/255")
    t.C.could_not_answer("AR/106", because="negated-event")
    t.zone("AR/106", "pool")
    t.zone("Good Fortune", "void")
    t.count("A", hand=0)
    t.changed("4th/255")
    t.settled("A", "ask-phase-3")


@EVERY_RULESET
@card_test("AR/106", rules=["dup.full-effects", "dup.separate"])
def test_an_imitation_costs_what_the_event_costs(t: Table, ruleset: str) -> None:
    dear = Play(Seq((Draw(Fixed(2)), Send(every(CHAMPION & Of(YOU))))), at=("any",))
    with given("1st/100", dear):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande"], hand=["Good Fortune"])
        t.seat("B", formation=REALM_B, pool=["AR/106", "Azhul"])
        t.seat("C", formation={"A": "Keoland"}, pool=["Neeva"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("Good Fortune")
        t.B.answers("AR/106")
        t.count("A", hand=2)
        t.count("B", hand=2)
        t.zone("Dagrande", "discard")
        t.zone("Azhul", "discard")
        t.zone("Neeva", "pool")
        t.changed("Good Fortune", "AR/106")
        drew(t, "A", 2)
        drew(t, "B", 2)
        t.settled("A", "ask-phase-3")


@card_test("AR/106", rules=["event.harmful.calm"])
def test_he_works_from_the_pool_alone_by_every_rulebook(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, hand=["AR/106"])
    t.begin(active="A", phase=3, ruleset="fourth-edition")
    t.A.plays("Good Fortune")
    t.zone("AR/106", "hand")
    t.count("A", hand=5)
    drew(t, "A", 5)
    t.changed("Good Fortune")
    t.settled("A", "ask-phase-3")


# -- the Rod of 7 Parts -----------------------------------------------------------------------------------------------


@card_test("AR/27", rules=["gloss.played-against"])
def test_the_bearer_of_the_rod_ignores_one_card_of_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/27"], hand=["Gith"])
    t.seat("B", formation=REALM_B, pool=["T'kkyl + Orb of Doom"], hand=["War Party", "War Band"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("T'kkyl")
    t.total("Azhul", 11)
    t.B.plays("War Party")
    t.A.answers("AR/27")
    t.zone("War Party", "discard")
    t.B.plays("War Band")
    t.A.could_not_answer("AR/27", because="already-used")
    t.on("War Band", "T'kkyl")
    t.on("Orb of Doom", "T'kkyl")
    t.settled("B", "ask-combat")


@card_test("AR/27", rules=["gloss.played-against", "power.combat-only-when-involved"])
def test_the_rod_ignores_nothing_from_a_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/27", "T'kkyl"])
    t.seat("B", formation=REALM_B, pool=["Herminard"], hand=["Gith", "War Band"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Herminard")
    t.A.passes()
    t.zone("AR/27", "attached")
    t.changed("T'kkyl")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("AR/27", rules=["gloss.played-against"])
def test_own_cards_are_not_played_against_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["T'kkyl + AR/27"], hand=["Gith"])
    t.seat("B", formation=REALM_B, pool=["Elminster the Mage + Orb of Doom"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Elminster the Mage")
    t.A.plays("Gith")
    t.on("Gith", "T'kkyl")
    t.settled("A", "ask-combat")


@card_test("AR/27", rules=["card.icon.type"])
def test_with_other_parts_the_rod_is_an_artifact_and_grows(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/27 + AR/21 + AR/22", "Neeva + AR/23"])
    t.seat("B", formation=REALM_B, pool=["Dagrande + AR/24"])
    t.begin(active="A", phase=3, unenforced=True)
    t.type("AR/27", "artifact")
    t.level("Azhul", 4 + 7 + 2 + 1 + 2)
    t.level("Neeva", 7 + 3)
    t.settled("A", "ask-phase-3")


@card_test("AR/27", rules=["gloss.played-against"])
def test_alone_it_is_a_magical_item_of_seven_levels(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/27 + Orb of Doom"])
    t.seat("B", formation=REALM_B, pool=["Dagrande"])
    t.begin(active="A", phase=3)
    t.type("AR/27", "magical item")
    t.level("Azhul", 13)
    t.settled("A", "ask-phase-3")


@card_test("AR/27", rules=["gloss.played-against"])
def test_what_others_play_is_not_played_against_him(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + AR/27", "Neeva + AR/21"])
    t.seat("B", formation=REALM_B, pool=["T'kkyl"], hand=["War Party"])
    t.seat("C", formation={"A": "Keoland"}, hand=["Good Fortune"])
    t.begin(active="A", phase=4, unenforced=True)
    t.type("AR/27", "magical item")
    t.level("Azhul", 11)
    t.A.attacks("Nyrond", with_="Azhul")
    t.C.passes()
    t.B.defends("T'kkyl")
    t.C.passes()
    t.B.plays("War Party")
    t.A.passes()
    t.C.plays("Good Fortune")
    t.A.could_not_answer("AR/27", because="event.helpful.negators")
    t.count("C", hand=5)
    t.on("War Party", "T'kkyl")
    t.changed("Good Fortune")
    drew(t, "C", 5)
    t.settled("B", "ask-combat")
