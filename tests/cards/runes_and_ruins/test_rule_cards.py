"""Rule cards of the Runes & Ruins booster."""

from __future__ import annotations

from tests.table_talk import Table, card_test


@card_test("RR/100", rules=["icon.ability.by-type", "gloss.rule-card.global"], edition="1st")
def test_every_champion_casts_everything_but_abilities_and_skills(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], table=["RR/100"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["T'kkyl"],
        hand=["Shield", "Cure Light Wounds", "PO/71", "BR/35"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.can("play", "Shield", "T'kkyl")
    t.B.can("play", "Cure Light Wounds", "T'kkyl")
    t.B.can("play", "PO/71", "T'kkyl")
    t.B.cannot("play", "BR/35", "T'kkyl", because="cannot-use")
    t.settled("B", "ask-combat")


@card_test("RR/100", rules=["card.world.matching", "turn.phase3.one-artifact"], edition="1st")
def test_artifacts_of_every_world_but_only_one(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul"], hand=["1st/410", "1st/318"], table=["RR/100"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3)
    t.A.plays("1st/410", on="Azhul")
    t.on("1st/410", "Azhul")
    t.A.cannot("play", "1st/318", "Azhul", because="has-artifact")
    t.settled("A", "ask-phase-3")


@card_test("RR/100", rules=["card.world.matching", "gloss.rule-card.replaced-no-effect"], edition="1st")
def test_when_it_goes_only_lawful_artifacts_remain(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Draj"},
        pool=["Azhul + 1st/410 + Flameblade", "Tyrinon + 1st/426"],
        table=["RR/100"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + 1st/156", "Sadira + 1st/199"], hand=["RL/30"])
    t.begin(active="B", phase=0, unenforced=True)
    t.B.plays("RL/30")
    t.zone("1st/410", "discard")
    t.zone("1st/199", "discard")
    t.on("1st/156", "Mordenkainen")
    t.on("Flameblade", "Azhul")
    t.changed("1st/426", "RR/100")
    t.settled("B", "ask-phase-0")
