"""The walls of 1st Edition and what gets across them."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test

FLYERS_ONLY = {"1st/335": (3,), "1st/336": (3,), "1st/337": (4,), "1st/338": (5,)}
BOTH_WAYS = {"1st/335": (3,), "1st/338": (5,)}
DEFENCE_ONLY: dict[str, tuple[int, ...]] = {"1st/336": (), "1st/337": (), "1st/363": (), "1st/364": ()}


# -- who is stopped ---------------------------------------------------------------------------------------------------


@card_family(FLYERS_ONLY, rules=["wall.attacker-stopped", "spell.phase4-both"])
def test_a_walking_attacker_is_stopped_without_spoils(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Mul Savage + Orb of Doom", "Sadira", ["War Party"], [wall, 2])
    t.B.plays(wall)
    t.zone("Mul Savage", "pool")
    t.on("Orb of Doom", "Mul Savage")
    t.zone("Sadira", "pool")
    t.zone(wall, "discard")
    t.zone("War Party", "hand")
    t.standing("Sembia")
    t.count("B", hand=2, draw=12)
    t.settled("A", "ask-phase-4")


@card_family(FLYERS_ONLY, rules=["wall.attacker-stopped", "combat.j.spoils-defender"])
def test_nor_does_a_defence_by_wall_earn_spoils_in_fourth_edition(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Mul Savage", "Sadira", [], [wall, 2], ruleset="fourth-edition")
    t.B.plays(wall)
    t.zone("Mul Savage", "pool")
    t.zone("Sadira", "pool")
    t.zone(wall, "discard")
    t.count("B", hand=2, draw=12)
    t.settled("A", "ask-phase-4")


@card_family(FLYERS_ONLY, rules=["general.golden-rule"])
def test_a_lone_flyer_crosses_but_nobody_can_walk_after_it(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Neeva", "Sadira", ["Zadoc", "Pteranadon"], [wall])
    t.B.plays(wall)
    t.total("Sadira", 4 + bonus)
    t.total("Neeva", 7)
    t.A.cannot("play", "Zadoc", "Neeva", because="forbidden")
    t.A.plays("Pteranadon")
    t.on("Pteranadon", "Neeva")
    t.total("Neeva", 9)
    t.settled("A" if bonus == 5 else "B", "ask-combat")


@card_family(FLYERS_ONLY, rules=["wall.flyer-not-exempt"])
def test_a_flyer_with_walking_allies_is_trapped(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Neeva + Pteranadon + Thugs", "Sadira", [], [wall])
    t.B.plays(wall)
    t.zone("Neeva", "pool")
    t.zone("Thugs", "discard")
    t.zone("Pteranadon", "discard")
    t.zone("Sadira", "pool")
    t.zone(wall, "discard")
    t.settled("A", "ask-phase-4")


@card_family(FLYERS_ONLY, rules=["wall.flyer-not-exempt", "move.allies.not-conferred"])
def test_flight_passed_on_by_the_champion_does_not_help(t: Table, wall: str, bonus: int) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Neeva + Thugs"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Sadira"], hand=[wall])
    t.begin(active="A", phase=4, ruleset="tournament-110", size=110)
    t.A.attacks("Sembia", with_="Neeva")
    t.B.defends("Sadira")
    t.kind("Thugs", "Flyer")
    t.B.plays(wall)
    t.zone("Neeva", "pool")
    t.zone("Thugs", "discard")
    t.zone("Sadira", "pool")
    t.zone(wall, "discard")
    t.settled("A", "ask-phase-4")


@card_family(FLYERS_ONLY, rules=["wall.flyer-not-exempt"])
def test_a_flyer_with_flying_allies_crosses(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Neeva + Pteranadon", "Sadira", [], [wall])
    t.B.plays(wall)
    t.on("Pteranadon", "Neeva")
    t.total("Sadira", 4 + bonus)
    t.settled("A" if bonus == 5 else "B", "ask-combat")


@card_family(DEFENCE_ONLY, rules=["power.condition-mandatory"])
def test_walls_for_defence_only(t: Table, wall: str) -> None:
    duel(t, "Otto", "Neeva", [wall])
    t.A.cannot("play", wall, "Otto", because="condition-not-met")
    t.settled("A", "ask-combat")


@card_family(BOTH_WAYS, rules=["wall.defender-stopped", "wall.one-answer"])
def test_a_stopped_defender_goes_home_and_only_the_round_ends(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Sadira + Zadoc", "Preserver + Thugs", [wall], ["Fly", 1], pool=["Azhul"])
    t.A.plays(wall)
    t.zone("Preserver", "pool")
    t.zone("Thugs", "discard")
    t.zone("Fly", "hand")
    t.zone("Sadira", "pool")
    t.zone("Zadoc", "discard")
    t.zone(wall, "discard")
    t.standing("Sembia")
    t.settled("A", "ask-next-attacker")


@card_family(BOTH_WAYS, rules=["wall.defender-stopped"])
def test_a_flying_defender_fights_on(t: Table, wall: str, bonus: int) -> None:
    duel(t, "Sadira", "Neeva", [wall], ["Thugs"])
    t.A.plays(wall)
    t.total("Sadira", 4 + bonus)
    t.zone("Neeva", "battle")
    if bonus == 5:
        t.B.cannot("play", "Thugs", "Neeva", because="forbidden")
    t.settled("B" if bonus == 5 else "A", "ask-combat")


@card_family(BOTH_WAYS, rules=["wall.defender-stopped"])
def test_a_realm_that_is_kept_from_fighting_is_not_razed(t: Table, wall: str, bonus: int) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["The Magister", "Dagrande"], hand=[wall])
    t.seat("B", formation={"A": "Tyr"})
    t.begin(active="A", phase=4)
    t.A.attacks("Tyr", with_="The Magister")
    t.B.defends("Tyr")
    t.A.plays(wall)
    t.standing("Tyr")
    t.zone("The Magister", "pool")
    t.zone(wall, "discard")
    t.A.attacks("Tyr", with_="Dagrande")
    t.B.cannot("defend", "Tyr", because="already-fought")
    t.zone("Dagrande", "battle")
    t.settled("B", "ask-defend")


@card_family(
    {"1st/335": (False,), "1st/336": (True,), "1st/337": (True,), "1st/338": (True,)},
    rules=["immunity.offensive-only"],
)
def test_only_a_defensive_wall_stops_one_immune_to_offensive_spells(t: Table, wall: str, stopped: bool) -> None:
    duel(t, "Alias the Sell-Sword", "Sadira", [], [wall], realm="The Yeomanry")
    t.B.plays(wall)
    if stopped:
        t.zone("Alias the Sell-Sword", "pool")
        t.zone("Sadira", "pool")
        t.zone(wall, "discard")
        t.settled("A", "ask-phase-4")
        return
    t.zone("Alias the Sell-Sword", "battle")
    t.total("Sadira", 4)
    t.on(wall, "Sadira")
    t.settled("B", "ask-combat")


# -- the walls of clerics: a matter of levels -------------------------------------------------------------------------


@card_test("1st/363", rules=["wall.attacker-stopped", "gloss.adjusted-level"])
def test_wall_of_thorns_stops_level_2(t: Table) -> None:
    duel(t, "Dwarf of Earthfast", "Bagual + Spell of Formless Horror", [], ["Wall of Thorns"], realm="The Yeomanry")
    t.total("Bagual", -1)
    t.B.plays("Wall of Thorns")
    t.zone("Dwarf of Earthfast", "pool")
    t.zone("Bagual", "pool")
    t.on("Spell of Formless Horror", "Bagual")
    t.zone("Wall of Thorns", "discard")
    t.standing("The Yeomanry")
    t.settled("A", "ask-phase-4")


@card_test("1st/363", rules=["gloss.adjusted-level"])
def test_wall_of_thorns_lets_level_3_across(t: Table) -> None:
    duel(t, "T'kkyl", "Bagual", [], ["Wall of Thorns"])
    t.B.plays("Wall of Thorns")
    t.zone("T'kkyl", "battle")
    t.total("Bagual", 4)
    t.settled("A", "ask-combat")


@card_test("1st/364", rules=["wall.attacker-stopped", "gloss.adjusted-level"])
def test_the_clerics_wall_of_fire_stops_level_3(t: Table) -> None:
    duel(t, "T'kkyl", "Bagual", [], ["1st/364"])
    t.total("T'kkyl", 3)
    t.B.plays("1st/364")
    t.zone("T'kkyl", "pool")
    t.zone("Bagual", "pool")
    t.zone("1st/364", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/364", rules=["wall.flyer-not-exempt"])
def test_flying_does_not_carry_a_weak_attacker_across_the_clerics_wall(t: Table) -> None:
    horror = "Spell of Formless Horror"
    duel(t, f"Hubadai + {horror}", f"Bagual + {horror}", [], ["1st/364"], realm="The Yeomanry")
    t.total("Hubadai", 1)
    t.B.plays("1st/364")
    t.zone("Hubadai", "pool")
    t.zone("Bagual", "pool")
    t.zone("1st/364", "discard")
    t.settled("A", "ask-phase-4")


@card_test("1st/364", rules=["gloss.adjusted-level"])
def test_the_clerics_wall_of_fire_lets_level_4_across_allies_counted(t: Table) -> None:
    duel(t, "T'kkyl + Gith", "Bagual", [], ["1st/364"])
    t.total("T'kkyl", 4)
    t.B.plays("1st/364")
    t.zone("T'kkyl", "battle")
    t.on("Gith", "T'kkyl")
    t.total("Bagual", 3)
    t.settled("B", "ask-combat")


@card_test("1st/364", rules=["immunity.offensive-only"])
def test_the_clerics_wall_of_fire_does_not_stop_the_immune(t: Table) -> None:
    duel(t, "Shandrill", "Bagual", [], ["1st/364"], realm="The Yeomanry")
    t.B.plays("1st/364")
    t.zone("Shandrill", "battle")
    t.total("Bagual", 2)
    t.on("1st/364", "Bagual")
    t.settled("B", "ask-combat")
