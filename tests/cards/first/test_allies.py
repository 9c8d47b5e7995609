"""Allies of 1st Edition."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_test

# -- the Pteranadon ---------------------------------------------------------------------------------------------------


@card_test("1st/65", rules=["combat.e.totals"])
def test_the_pteranadon_is_stronger_defending_chult(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "Jungles of Chult"}, pool=["T'kkyl"], hand=["1st/65"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Jungles of Chult", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.plays("1st/65")
    t.level("1st/65", 5)
    t.total("T'kkyl", 8)
    t.settled("A", "ask-combat")


@card_test("1st/65", rules=["combat.e.totals"])
def test_attacking_chult_it_is_not(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["T'kkyl"], hand=["1st/65"])
    t.seat("B", formation={"A": "Jungles of Chult"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Jungles of Chult", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("1st/65")
    t.level("1st/65", 2)
    t.settled("B", "ask-combat")


@card_test("1st/65", rules=["combat.e.totals"])
def test_nor_defending_elsewhere(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "Rashemen", "B": "Jungles of Chult"}, pool=["T'kkyl"], hand=["1st/65"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.plays("1st/65")
    t.level("1st/65", 2)
    t.settled("B", "ask-combat")


# -- the Noble Djinni -------------------------------------------------------------------------------------------------

DJINNI = "1st/84"


@card_test(DJINNI, rules=["gloss.allies.traits", "activation.played-in-battle"])
def test_the_djinni_clears_enemy_flyers_from_the_battle_and_keeps_them_out(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[DJINNI, "Gladiators"])
    t.seat(
        "B",
        formation={"A": "Rashemen"},
        pool=["Herminard", "Griffin"],
        hand=["1st/65", "Kank Lancers", "1st/65", "Zadoc"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Herminard")
    t.A.plays("Gladiators")
    t.B.plays("1st/65#1")
    t.B.plays("Kank Lancers")
    t.B.plays("Zadoc")
    t.A.plays(DJINNI)
    t.zone("1st/65#1", "discard")
    t.on("Kank Lancers", "Herminard")
    t.on("Zadoc", "Herminard")
    t.zone("Griffin", "pool")
    t.level(DJINNI, 4)
    t.B.cannot("play", "1st/65#2", other="Herminard", because="card.power.definition")
    t.settled("B", "ask-combat")


@card_test(DJINNI, rules=["gloss.defeated", "combat.g.decision"])
def test_a_flying_champion_is_discarded_and_the_round_won(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[DJINNI])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.plays(DJINNI)
    t.zone("Winged Horror", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("Azhul", "pool")
    t.zone(DJINNI, "discard")
    t.standing("Rashemen")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition", "tournament-110"])
@card_test(DJINNI, rules=["instant.events-help", "instant.not-the-cause"])
def test_airship_takes_the_djinni_away_before_it_wins(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[DJINNI])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror", "Griffin"], hand=["Airship", "1st/316"])
    t.begin(active="A", phase=4, ruleset=ruleset, size=110 if "110" in ruleset else 55, windows="ask")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.plays(DJINNI)
    chance = ruleset == "fourth-edition"
    t.asked("B", "ask-instant" if chance else "ask-anytime")
    t.B.cannot("play", "1st/316", other="Winged Horror", because="averts-nothing" if chance else "wrong-moment")
    t.B.plays("Airship")
    t.zone("Winged Horror", "battle")
    t.zone("Griffin", "pool")
    t.zone(DJINNI, "discard")
    t.changed("Airship", "Azhul")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("ruleset", "size", "to"), [("tournament", 55, "limbo"), ("tournament-110", 110, "discard")])
@card_test(DJINNI, "1st/410", rules=["gloss.defeated.explicit-discard"])
def test_a_flyer_is_discarded_whatever_saves_the_defeated(t: Table, ruleset: str, size: int, to: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[DJINNI])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror + 1st/410"])
    t.begin(active="A", phase=4, windows="pass", ruleset=ruleset, size=size)
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.plays(DJINNI)
    t.zone("Winged Horror", to)
    t.zone("1st/410", "discard")
    t.changed(DJINNI)
    t.settled("A", "ask-next-attacker")


@card_test(DJINNI, rules=["gloss.opponent", "gloss.allies.traits"])
def test_its_own_side_flies_on(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Griffin"], hand=[DJINNI, "1st/65", "1st/65"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Mordenkainen + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Griffin")
    t.B.defends("Mordenkainen")
    t.A.plays("1st/65#1")
    t.A.plays(DJINNI)
    t.on("1st/65#1", "Griffin")
    t.A.plays("1st/65#2")
    t.total("Griffin", 12)
    t.settled("A", "ask-combat")


@card_test(DJINNI, rules=["combat.terms"])
def test_the_ban_ends_with_the_round(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Mordenkainen"], hand=[DJINNI])
    t.seat("B", formation={"A": "Rashemen"}, pool=["T'kkyl", "Herminard"], hand=["1st/65", "Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Herminard")
    t.A.plays(DJINNI)
    t.B.passes()
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("T'kkyl")
    t.B.plays("1st/65")
    t.on("1st/65", "T'kkyl")
    t.changed(DJINNI, "Herminard", "Azhul")
    t.settled("B", "ask-combat")


# -- the Giant Skeleton -----------------------------------------------------------------------------------------------

GIANT = "1st/192"


@card_test(GIANT, rules=["gloss.sword-is-weapon", "gloss.artifact.not-item"])
def test_the_giant_skeleton_breaks_swords_and_spears_of_the_opposing_champion(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul + Flameblade"], hand=[GIANT])
    t.seat(
        "B",
        formation={"A": "Rashemen"},
        pool=["Neeva + Flameblade + The Heartwood Spear + Dwarven Hammer", "Herminard + Magic Sword"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays(GIANT)
    t.zone("B:Flameblade", "discard")
    t.zone("The Heartwood Spear", "discard")
    t.on("Dwarven Hammer", "Neeva")
    t.on("Magic Sword", "Herminard")
    t.on("A:Flameblade", "Azhul")
    t.level(GIANT, 3)
    t.settled("A", "ask-combat")


@card_test(GIANT, rules=["activation.played-in-battle", "gloss.sword-is-weapon"])
def test_a_blade_laid_down_later_breaks_as_it_comes(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[GIANT, "Flameblade", "Shield of Gore"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Herminard"], hand=["Flameblade", "Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Herminard")
    t.A.plays(GIANT)
    t.B.plays("B:Flameblade", on="Herminard")
    t.zone("B:Flameblade", "discard")
    t.B.plays("Dwarven Hammer", on="Herminard")
    t.on("Dwarven Hammer", "Herminard")
    t.A.plays("A:Flameblade", on="Azhul")
    t.on("A:Flameblade", "Azhul")
    t.settled("B", "ask-combat")


@card_test(GIANT, rules=["activation.played-in-battle"])
def test_a_spear_laid_down_later_breaks_too(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[GIANT, "Gladiators"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Neeva"], hand=["The Heartwood Spear"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays(GIANT)
    t.A.plays("Gladiators")
    t.B.plays("The Heartwood Spear", on="Neeva")
    t.zone("The Heartwood Spear", "discard")
    t.settled("B", "ask-combat")


@card_test(GIANT, rules=["gloss.allies.when"])
def test_against_an_unarmed_champion_it_is_just_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=[GIANT])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Herminard + Dwarven Hammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Herminard")
    t.A.plays(GIANT)
    t.on("Dwarven Hammer", "Herminard")
    t.total("Azhul", 7)
    t.settled("A", "ask-combat")


# -- Mogadisho's Horde ------------------------------------------------------------------------------------------------

HORDE = "1st/251"


@card_test(HORDE, rules=["combat.g.decision", "battle.after-combat-discards"])
def test_the_beaten_horde_takes_every_holding_of_the_victor_with_it(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa + Selune"}, pool=["Azhul"], hand=[HORDE])
    t.seat("B", formation={"A": "Nyrond", "B": "Rashemen + Berdusk", "C": "Sembia + Hillsfar"}, pool=["Mordenkainen"])
    t.seat("C", formation={"A": "Narfell + Peasant Militia"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.A.plays(HORDE)
    t.on("Berdusk", "Rashemen")
    t.A.passes()
    t.zone("Berdusk", "discard")
    t.zone("Hillsfar", "discard")
    t.on("Selune", "Vaasa")
    t.on("Peasant Militia", "Narfell")
    t.zone("Azhul", "discard")
    t.zone(HORDE, "discard")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test(HORDE, rules=["combat.g.decision"])
def test_beaten_in_defence_it_takes_the_attackers_holdings(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa + Selune"}, pool=["Mordenkainen"])
    t.seat("B", formation={"A": "Rashemen", "B": "Sembia + Hillsfar"}, pool=["Azhul"], hand=[HORDE])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("Azhul")
    t.B.plays(HORDE)
    t.B.passes()
    t.zone("Selune", "discard")
    t.on("Hillsfar", "Sembia")
    t.changed("Azhul", HORDE)
    t.settled("A", "ask-next-attacker")


@card_test(HORDE, rules=["combat.h.winner-discards"])
def test_victorious_it_takes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa + Selune"}, pool=["Azhul"], hand=[HORDE])
    t.seat("B", formation={"A": "Rashemen", "B": "Sembia + Hillsfar"}, pool=["Herminard"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Herminard")
    t.A.plays(HORDE)
    t.B.passes()
    t.on("Hillsfar", "Sembia")
    t.on("Selune", "Vaasa")
    t.zone("Herminard", "discard")
    t.zone(HORDE, "discard")
    t.settled("A", "ask-next-attacker")
