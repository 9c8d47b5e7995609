"""Realms that fight, holdings on ruins, copies and Limbo, spoils of odd kinds (an adversary's situations)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import REALM, Is, World
from sixrealms.powers.hands import Draw
from sixrealms.powers.numbers import Count
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from sixrealms.powers.use_and_play import AttachTo
from sixrealms.powers.whereabouts import Of
from tests.engine.rules.gone import RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["cosmos.limbo-exempt", "limbo.duplicate-discarded", "limbo.return-time"], edition="1st")
def test_a_copy_played_meanwhile_bars_the_return_from_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Dagrande"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, limbo=["Dagrande (1 turns)"], draw=[9])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("A:Dagrande")
    t.A.passes(times=3)
    t.B.passes(times=5)
    t.zone("B:Dagrande", "discard")
    t.zone("A:Dagrande", "pool")
    t.changed(*(f"B:Thugs#{i}" for i in range(1, 10)))
    t.settled("A", "ask-phase-0")


@table_test(rules=["cosmos.in-combat-counts", "cosmos.unique-in-play"], edition="1st")
def test_a_copy_in_the_pool_bars_attacker_and_defender_from_the_hand(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=["Dagrande", "Sadira"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.cannot("attack", "Nyrond", "A:Azhul", because="cosmos.in-combat-counts")
    t.A.attacks("Nyrond", with_="A:Dagrande")
    t.B.cannot("defend", "B:Dagrande", because="cosmos.in-combat-counts")
    t.B.defends("Sadira")
    t.zone("Sadira", "battle")
    t.settled("A", "ask-combat")


@table_test(rules=["raze.holding-lost", "battle.end.no-defence", "holding.world"], edition="1st")
def test_no_holding_lies_on_a_ruin(t: Table) -> None:
    """open.holding-on-razed."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=[20])
    t.seat("B", formation={"A": "Nyrond + Castle Hart", "B": "Keoland"}, hand=["Skull Keep"], draw=[20])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.keeps()
    t.zone("Castle Hart", "discard")
    t.razed("Nyrond")
    t.A.passes(times=2)
    t.B.passes()
    t.B.cannot("play", "Skull Keep", "Nyrond", because=("holding.world", "open.holding-on-razed"))
    t.B.can("play", "Skull Keep", "Keoland")
    t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 10)))
    t.settled("B", "ask-phase-2")


@pytest.mark.parametrize("said", [True, False])
@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["holding.world"], edition="1st")
def test_a_holding_goes_to_a_realm_of_another_world_if_its_power_says_so(t: Table, ruleset: str, said: bool) -> None:
    with given("1st/141", *([Always(AttachTo(Is(SELF), REALM, "world"))] if said else [])):
        t.seat("A", formation={"A": "Sembia", "B": "Nyrond"}, hand=["1st/141"])
        t.seat("B", formation={"A": "Keoland"})
        t.begin(active="A", phase=2, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.A.can("play", "1st/141", other="Nyrond")
        if said:
            t.A.plays("1st/141", on="Sembia")
            t.on("1st/141", "Sembia")
        else:
            t.A.cannot("play", "1st/141", other="Sembia", because="holding.world")
        t.settled("A", "ask-phase-2")


@table_test(rules=["worldbonus.amount", "worldbonus.from-start", "spell.phase4-only-combatants"], edition="1st")
def test_a_realm_that_fights_for_itself_casts_as_its_type_and_falls(t: Table) -> None:
    """open.realm-defends-itself: it is razed when it loses."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Zhentil Keep"}, hand=["Sticks to Snakes", "Cone of Cold", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Zhentil Keep", with_="Mordenkainen")
    t.B.defends("Zhentil Keep")
    t.total("Zhentil Keep", 5)  # a realm has no world bonus
    t.B.cannot("play", "Cone of Cold", because="icon.ability.by-type")
    t.B.plays("Sticks to Snakes")
    t.A.plays("Gladiators")
    t.B.plays("Gith")
    t.B.passes()
    t.razed("Zhentil Keep")
    t.A.keeps()
    t.changed("Sticks to Snakes", "Gladiators", "Gith", "Cone of Cold", "A:Thugs#1")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time", "spoils.options"], edition="1st")
def test_an_event_of_victory_is_played_at_once_and_can_be_calmed(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Cataclysm!", 5])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=["Calm"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.B.answers("Calm")
    t.standing("Keoland")
    t.razed("Nyrond")
    t.zone("Cataclysm!", "void")
    t.changed("Calm")
    t.settled("A", "ask-phase-4")


@table_test(rules=["battle.end.realm-gone", "raze.still-in-play", "spoils.attacker-any-cause"], edition="1st")
def test_a_realm_razed_by_an_event_before_the_fight_earns_nothing(t: Table) -> None:
    """battle.combat-started: only the attacker has been chosen when the siege comes."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Azhul"], hand=["Siege!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.plays("Siege!")
    t.razed("Nyrond")
    t.razed("Sembia")
    t.zone("Dagrande", "pool")
    t.count("A", hand=0, draw=12)
    t.changed("Siege!")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", RULESETS)
@table_test(rules=["raze.no-world", "card.world.matching"], edition="1st")
def test_a_razed_realm_counts_for_no_world(t: Table, ruleset: str) -> None:
    with given("1st/100", Play(Draw(Count(every(REALM & World("GH") & Of(YOU)))))):
        t.seat("A", formation={"A": "Celene (razed)", "B": "Nyrond", "C": "Sembia"}, hand=["1st/100"], draw=[9])
        t.seat("B", formation={"A": "Keoland"})
        t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
        t.world("Celene")
        t.world("Nyrond", "GH")
        t.A.plays("1st/100")
        t.count("A", hand=1, draw=8)
        t.changed("1st/100", "A:filler#1")
        t.settled("A", "ask-phase-3")


@table_test(rules=["formation.shape", "realm.play.where"], edition="1st")
def test_six_places_in_three_rows_and_no_seventh(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia", "B": "Vaasa", "C": "Cormyr", "D": "Narfell", "E": "Damara"}, hand=["Thay"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.cannot("play", "Thay", other="G", because="no-such-place")
    t.A.can("play", "Thay", other="F")
    t.settled("A", "ask-phase-2")
