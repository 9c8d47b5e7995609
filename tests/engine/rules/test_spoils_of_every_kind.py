"""What each kind of card does when it is drawn as spoils (ledger: spoils.*)."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table, table_test


def razes(
    t: Table,
    spoils: str,
    *,
    pool: tuple[str, ...] = (),
    table: tuple[str, ...] = (),
    windows: str = "pass",
    formation: dict[str, str] | None = None,
    done: tuple[str, ...] = (),
) -> None:
    t.seat("A", formation=formation or {"A": "Sembia"}, pool=["Dagrande", *pool], draw=[spoils, 8])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Griffin"], table=list(table))
    t.begin(active="A", phase=4, windows=windows, done=done, unenforced=True)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.asked("A", "ask-spoils")


@table_test(rules=["spoils.play-out-of-time", "gloss.rule-card.single"], edition="1st")
def test_a_rule_card_takes_the_place_of_another(t: Table) -> None:
    razes(t, "1st/423", table=("1st/430",))
    t.A.plays("1st/423")
    t.zone("1st/423", "table")
    t.zone("1st/430", "discard")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time"], edition="1st")
def test_a_holding_comes_to_a_realm_of_its_world_though_one_was_played(t: Table) -> None:
    razes(t, "1st/37", done=("holding",))
    t.A.plays("1st/37", on="Sembia")
    t.on("1st/37", "Sembia")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time"], edition="1st")
def test_a_holding_of_another_world_is_only_kept(t: Table) -> None:
    """open.spoils-cosmos."""
    razes(t, "1st/141")
    t.A.cannot("play", "1st/141", other="Sembia", because="holding.world")
    t.A.keeps("1st/141")
    t.zone("1st/141", "hand")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time"], edition="1st")
def test_an_item_goes_to_the_champion_just_back_in_the_pool(t: Table) -> None:
    razes(t, "Flameblade", pool=("Azhul",))
    t.A.can("play", "Flameblade", other="Azhul")
    t.A.plays("Flameblade", on="Dagrande")
    t.on("Flameblade", "Dagrande")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time", "turn.phase3.one-artifact"], edition="1st")
def test_an_artifact_asks_for_its_world_as_always(t: Table) -> None:
    razes(t, "1st/404", pool=("Azhul",))
    t.A.cannot("play", "1st/404", other="Azhul", because="card.world.matching")
    t.A.plays("1st/404", on="Dagrande")
    t.on("1st/404", "Dagrande")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time", "event.any-time"], edition="1st")
def test_an_event_works_at_once(t: Table) -> None:
    razes(t, "Good Fortune")
    t.A.plays("Good Fortune")
    t.count("A", hand=5, draw=3)
    t.zone("Good Fortune", "void")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time", "realm.play.replaces-razed"], edition="1st")
def test_a_realm_replaces_a_razed_one(t: Table) -> None:
    razes(t, "Cormyr", formation={"A": "Sembia (razed)"}, done=("realm",))
    t.A.plays("Cormyr", at="A")
    t.zone("Sembia", "discard")
    t.zone("Cormyr", "formation")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.options", "spoils.source"], edition="1st")
def test_what_was_put_back_is_drawn_in_the_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Neeva", 8])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, draw=[8])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.A.returns("Neeva")
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes()
    t.zone("Neeva", "hand")
    t.count("A", hand=3, draw=6)
    t.razed("Nyrond")
    drew(t, "A", 2)
    drew(t, "B", 3)
    t.settled("A")


@table_test(rules=["spoils.play-out-of-time", "order.response-right"], edition="1st")
def test_others_respond_to_what_is_played_as_spoils(t: Table) -> None:
    """open.spoils-time."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=["Neeva", 8])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, hand=["Enslaved!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.passes()
    t.B.declines()
    t.B.passes()
    t.A.plays("Neeva")
    t.B.plays("Enslaved!")
    t.A.chooses("Dagrande")
    t.zone("Dagrande", "discard")
    t.zone("Neeva", "pool")
    t.razed("Nyrond")
    t.changed("Enslaved!")
    t.settled("A", "ask-phase-4")


@table_test(rules=["spoils.play-out-of-time", "spoils.defender-any-cause", "dispel.timing"], edition="1st")
def test_a_spell_cast_as_spoils_by_the_defender_is_dispelled(t: Table) -> None:
    """A spell of phase 3 cast in the turn of another, and answered as any other."""
    t.seat("A", formation={"A": "Sembia", "B": "Cormyr"}, pool=["Dagrande", "Preserver"], hand=["1st/346"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"], draw=["Disintegrate", 3])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.zone("Dagrande", "discard")
    t.B.plays("Disintegrate", by="Elminster the Mage")
    t.B.chooses("Sembia")
    t.A.answers("1st/346", by="Preserver")
    t.standing("Sembia")
    t.changed("Disintegrate", "1st/346", "Elminster the Mage")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@table_test(rules=["spoils.play-out-of-time", "turn.phase5.discard-down"], edition="1st")
def test_a_defender_keeps_spoils_beyond_his_limit_until_his_own_phase_5(t: Table, ruleset: str) -> None:
    """open.hand-limit-others."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Elminster the Mage"], hand=[8], draw=["Zadoc", 9])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset)
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Elminster the Mage")
    t.A.passes()
    t.B.keeps("Zadoc")
    t.A.passes(2)
    t.turn_of("B")
    t.count("B", hand=9)
    t.zone("Zadoc", "hand")
    t.zone("Dagrande", "discard")
    t.changed("Elminster the Mage")
    t.settled("B")
