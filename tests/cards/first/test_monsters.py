"""Monsters of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.engine.zones import DRAW
from sixrealms.powers.battle_effects import JoinAsAlly, SwitchSide
from sixrealms.powers.card_questions import ALLY, CHAMPION
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import TARGET
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import IN_POOL, OPPOSING, Of
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

# -- the Pereghost, the Black Courser ---------------------------------------------------------------------------------


@card_test("1st/48", rules=["combat.e.totals", "gloss.allies.when"])
def test_the_pereghosts_allies_are_two_levels_stronger(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/48 + Falcon Figurine"], hand=["War Party", "Gith"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/48")
    t.B.defends("Winged Horror")
    t.A.plays("War Party")
    t.level("War Party", 6)
    t.level("1st/48", 8)
    t.level("Falcon Figurine", 1)
    t.B.plays("Kank Lancers")
    t.level("Kank Lancers", 6)
    t.A.plays("Gith")
    t.level("Gith", 3)
    t.total("1st/48", 17)
    t.settled("B", "ask-combat")


@card_test("1st/48", rules=["power.combat-only-when-involved"])
def test_the_pereghost_strengthens_nobody_elses_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/48", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Winged Horror")
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.settled("A", "ask-combat")


def _courser(t: Table, opponent: str, level: int, hand: list[str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/80 + Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[opponent], hand=hand)
    t.begin(active="A", phase=4, windows="pass")
    t.level("1st/80", 6)
    t.A.attacks("Nyrond", with_="1st/80")
    t.B.defends(opponent)
    t.base("1st/80", level)
    t.level("1st/80", level + 2)


@card_test("1st/80", rules=["gloss.base-level.conditional", "gloss.race.dragon"])
def test_the_black_courser_faces_a_dragon_at_level_eight(t: Table) -> None:
    _courser(t, "Quagmiela the Dragon", 8, [])
    t.settled("B", "ask-combat")


@card_test("1st/80", rules=["gloss.base-level.conditional", "gloss.undead-designation"])
def test_and_an_undead_champion(t: Table) -> None:
    _courser(t, "Skeletal Horde", 8, [])
    t.settled("B", "ask-combat")


@card_test("1st/80", rules=["gloss.base-level.conditional", "gloss.opponent"])
def test_but_neither_a_hero_nor_his_undead_ally(t: Table) -> None:
    _courser(t, "Dagrande", 4, ["Sea Zombie"])
    t.B.plays("Sea Zombie")
    t.base("1st/80", 4)
    t.settled("A", "ask-combat")


@card_test("1st/80", rules=["worldbonus.amount", "gloss.base-level.conditional"])
def test_the_world_bonus_is_added_to_the_eight(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["Skeletal Horde", "Griffin"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["1st/80"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Skeletal Horde")
    t.B.defends("1st/80")
    t.level("1st/80", 11)
    t.settled("A", "ask-combat")


@card_test("1st/80", rules=["power.combat-only-when-involved"])
def test_in_the_pool_the_courser_is_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/80", "Azhul"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Skeletal Horde"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends("Skeletal Horde")
    t.level("1st/80", 4)
    t.settled("A", "ask-combat")


# -- the Greater Feyr -------------------------------------------------------------------------------------------------


@card_test("1st/67", rules=["gloss.played-against", "activation.played-in-battle"])
def test_the_feyr_devours_the_first_enemy_ally_and_no_other(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/67"], hand=["Zadoc", "Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["War Party", "Kank Lancers", "The Iron Legion"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/67")
    t.B.defends("T'kkyl")
    t.B.plays("War Party")
    t.zone("War Party", "discard")
    t.total("T'kkyl", 3)
    t.B.plays("Kank Lancers")
    t.on("Kank Lancers", "T'kkyl")
    t.A.plays("Gladiators")
    t.on("Gladiators", "1st/67")
    t.B.plays("The Iron Legion")
    t.on("The Iron Legion", "T'kkyl")
    t.settled("B", "ask-combat")


@card_test("1st/67", rules=["gloss.played-against"])
def test_defending_it_spares_its_own_ally_and_takes_the_attackers(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["War Party", "Orb of Doom"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["1st/67"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("1st/67")
    t.A.plays("Orb of Doom", on="Mordenkainen")
    t.B.plays("Zadoc")
    t.on("Zadoc", "1st/67")
    t.A.plays("War Party")
    t.zone("War Party", "discard")
    t.on("Orb of Doom", "Mordenkainen")
    t.settled("A", "ask-combat")


@card_test("1st/67", rules=["combat.term.battle-on-card"])
def test_in_every_battle_it_is_hungry_again(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["T'kkyl", "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/67"], hand=[])
    t.seat("C", formation={"A": "Rashemen"}, pool=["Herminard"], hand=["Kank Lancers"])
    t.begin(active="C", phase=4, windows="pass")
    t.C.attacks("Nyrond", with_="Herminard")
    t.B.defends("1st/67")
    t.C.plays("Kank Lancers")
    t.zone("Kank Lancers", "discard")
    t.C.passes()
    t.B.keeps()
    t.C.passes(2)
    t.A.passes(3)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("1st/67")
    t.A.plays("War Party")
    t.zone("War Party", "discard")
    t.count("B", hand=1)
    t.count("A", hand=3)
    t.changed("Herminard")
    t.settled("A", "ask-combat")


@card_test("1st/67", rules=["power.combat-only-when-involved"])
def test_from_the_pool_it_devours_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/67", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("T'kkyl")
    t.B.plays("War Party")
    t.on("War Party", "T'kkyl")
    t.settled("A", "ask-combat")


# -- monsters that cast spells ----------------------------------------------------------------------------------------

CASTERS = {"1st/166": (9, True), "1st/188": (4, False), "1st/304": (8, False), "1st/305": (9, True)}


@card_family(CASTERS, rules=["icon.monster-none", "allany.includes-restricted"])
def test_the_monster_casts_what_it_may(t: Table, printing: str, level: int, both: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[printing], hand=["Magic Missile", "Sticks to Snakes"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Winged Horror + Staff of Conjuring"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_=printing)
    t.B.defends("Winged Horror")
    if both:
        t.A.plays("Sticks to Snakes", by=printing)
        t.total(printing, level + 4)
        t.zone("Magic Missile", "hand")
        t.settled("B", "ask-combat")
        return
    t.A.cannot("play", "Sticks to Snakes", other=printing, because="icon.ability.by-type")
    t.A.plays("Magic Missile", by=printing)
    t.total(printing, level + 3)
    t.settled("A", "ask-combat")


@card_family(CASTERS, rules=["icon.monster-none"])
def test_it_casts_wizard_spells_and_its_friends_none(t: Table, printing: str, level: int, both: bool) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[printing, "Mul Savage"], hand=["Death Fog", "Magic Missile"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.can("play", "Death Fog", other=printing)
    t.A.cannot("play", "Death Fog", other="Mul Savage", because="icon.ability.by-type")
    t.settled("A", "ask-phase-3")


# -- Lolth ------------------------------------------------------------------------------------------------------------


@card_test("1st/166", rules=["gloss.defeated", "setup.shuffle", "battle.end.defender-defeated"])
def test_beaten_lolth_is_shuffled_into_her_owners_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["1st/166 + Orb of Doom"], draw=[6])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("1st/166")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("1st/166", "draw")
    t.count("B", draw=7)
    lolth = t.card("1st/166")
    t.expect(not t.state.seen[lolth] and t.state.listed(t.state.owner[lolth], DRAW)[0] != lolth, "she is shuffled in")
    t.zone("Orb of Doom", "discard")
    t.changed("Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("1st/166", rules=["combat.j.spoils-defender", "battle.end.attacker-defeated-spoils"])
def test_beaten_as_an_attacker_she_is_discarded_first_and_leaves_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/166"], draw=[6])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"], hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/166")
    t.B.defends("Winged Horror")
    t.B.plays("Gladiators")
    t.A.passes()
    t.zone("1st/166", "draw")
    t.count("A", draw=7)
    t.B.keeps()
    t.count("B", draw=11)
    t.settled("A", "ask-phase-4")


@card_test("1st/166", rules=["gloss.defeated"])
def test_discarded_without_a_fight_she_stays_in_the_discard_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/261"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["1st/166", "T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="1st/261")
    t.B.defends("T'kkyl")
    t.A.says("yes")
    t.zone("1st/166", "discard")
    t.settled("B", "ask-combat")


@card_test("1st/166", rules=["combat.h.winner-to-pool"])
def test_the_victory_of_lolth_moves_her_nowhere(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/166"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="1st/166")
    t.B.defends("T'kkyl")
    t.B.passes()
    t.zone("1st/166", "pool")
    t.zone("T'kkyl", "discard")
    t.settled("A", "ask-next-attacker")


# -- no allies against these ------------------------------------------------------------------------------------------

LONELY = {"1st/282": (2,), "1st/330": (3,)}


@card_family(LONELY, rules=["power.combat-only-when-involved", "general.golden-rule"])
def test_the_enemy_plays_no_allies_against_it(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=[f"{printing} + Staff of Conjuring"], hand=["Gith"])
    t.seat(
        "B",
        formation={"A": "Rashemen"},
        pool=["1st/266 + Falcon Figurine"],
        hand=["War Party", "Orb of Doom", "Staff of Conjuring"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_=printing)
    t.B.defends("1st/266")
    t.B.cannot("play", "War Party", other="1st/266", because="card.power.definition")
    t.B.plays("Orb of Doom", on="1st/266")
    t.total("1st/266", 7)
    t.settled("A" if level == 2 else "B", "ask-combat")


@card_family(LONELY, rules=["power.combat-only-when-involved"])
def test_nor_when_it_defends_while_its_own_allies_come(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul"], hand=["War Party", "Orb of Doom"])
    t.seat("B", formation={"A": "Rashemen"}, pool=[printing], hand=["The Iron Legion"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Azhul")
    t.B.defends(printing)
    t.B.plays("The Iron Legion")
    t.A.cannot("play", "War Party", other="Azhul", because="card.power.definition")
    t.total(printing, level + 3)
    t.A.plays("Orb of Doom", on="Azhul")
    t.settled("B" if level == 2 else "A", "ask-combat")


@card_family(LONELY, rules=["power.combat-only-when-involved"])
def test_from_the_pool_it_keeps_no_allies_away(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Mordenkainen", printing])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Mordenkainen")
    t.B.defends("Azhul")
    t.B.plays("War Party")
    t.total("Azhul", 8)
    t.settled("A", "ask-combat")


@card_family(LONELY, rules=["power.combat-only-when-involved"])
def test_an_ally_that_changes_to_the_enemy_does_not_count_there(t: Table, printing: str, level: int) -> None:
    change = Play(SwitchSide(TARGET), (Target("target", one(ALLY & OPPOSING)),))
    with given("1st/104", change):
        t.seat("A", formation={"A": "Vaasa"}, pool=[printing], hand=["Gladiators"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Rashemen", with_=printing)
        t.B.defends("Azhul")
        t.A.plays("Gladiators")
        t.B.plays("Orb of Doom", on="Azhul")
        t.on("Gladiators", "Azhul")
        t.total("Azhul", 6)
        t.total(printing, level)
        t.settled("A", "ask-combat")


@card_family(LONELY, rules=["card.icon.type", "gloss.allies.no-type"])
def test_a_champion_at_the_enemys_side_is_no_ally_and_counts(t: Table, printing: str, level: int) -> None:
    join = Play(JoinAsAlly(TARGET), (Target("target", one(CHAMPION & IN_POOL & Of(YOU))),))
    with given("1st/104", join):
        t.seat("A", formation={"A": "Vaasa"}, pool=[f"{printing} + Staff of Conjuring"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["Azhul", "T'kkyl"], hand=["Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Rashemen", with_=printing)
        t.B.defends("Azhul")
        t.B.plays("Orb of Doom", on="Azhul")
        t.B.chooses("T'kkyl")
        t.on("T'kkyl", "Azhul")
        t.total("Azhul", 9)
        t.settled("A", "ask-combat")
