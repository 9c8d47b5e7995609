"""Heroes of 1st Edition. Heroes of the Forgotten Realms fight at Nyrond (Greyhawk), where no world bonus counts."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.battle_effects import JoinAsAlly, SwitchSide
from sixrealms.powers.card_questions import ALLY, CHAMPION
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import TARGET
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import IN_POOL, OPPOSING, Of
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test


@card_family(
    {"1st/41": (11,), "1st/87": (8,)},
    rules=["immunity.offensive-only", "immunity.level-bonus-lost", "spell.immune-defensive-rare"],
)
def test_offensive_spells_do_not_touch_the_hero(t: Table, printing: str, total: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{printing} + Staff of Conjuring"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Cone of Cold", "1st/342", "Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("The Magister")
    t.total(printing, total)
    t.B.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 4)
    t.B.plays("1st/342", by="The Magister")
    t.total("The Magister", 6)
    t.B.plays("Orb of Doom", on="The Magister")
    t.total("The Magister", 8)
    t.settled("B" if total > 8 else "A", "ask-combat")


@card_family({"1st/41": (), "1st/87": ()}, rules=["immunity.offensive-spells-both"])
def test_nor_do_offensive_cleric_spells(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{printing} + Staff of Conjuring"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Shayira"], hand=["Sticks to Snakes", "Cure Light Wounds"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Shayira")
    t.B.plays("Sticks to Snakes", by="Shayira")
    t.total("Shayira", 3)
    t.B.plays("Cure Light Wounds", by="Shayira")
    t.total("Shayira", 4)
    t.settled("B", "ask-combat")


@card_family({"1st/41": (), "1st/87": ()}, rules=["immunity.offensive-only"])
def test_the_immunity_is_the_heros_own(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Azhul"], hand=["Kank Lancers"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["The Magister"], hand=["Cone of Cold"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("The Magister")
    t.A.plays("Kank Lancers")
    t.B.plays("Cone of Cold", by="The Magister")
    t.total("The Magister", 9)
    t.settled("B", "ask-combat")


# -- Drizzt -----------------------------------------------------------------------------------------------------------


@card_test(
    "1st/45",
    rules=[
        "general.golden-rule",
        "protocol.rules-supersede",
        "combat.one-round-per-champion",
        "combat.h.loser-discards-all",
    ],
)
def test_drizzt_goes_home_from_his_first_defeat_and_is_lost_at_the_second(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Dagrande", "Tergoz Tenhammer"],
        hand=["Gladiators", "Kank Lancers"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/45 + Dwarven Hammer"], hand=["Gith", "Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("1st/45")
    t.A.plays("Gladiators")
    t.B.plays("Gith")
    t.B.passes()
    t.zone("1st/45", "pool")
    t.on("Dwarven Hammer", "1st/45")
    t.zone("Gith", "discard")
    t.A.attacks("Nyrond", with_="Tergoz Tenhammer")
    t.offered("1st/45", "Gnomes of Samek")
    t.B.defends("1st/45")
    t.total("1st/45", 11)
    t.A.plays("Kank Lancers")
    t.B.passes()
    t.zone("1st/45", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.standing("Nyrond")
    t.changed("Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("1st/45", rules=["combat.h.loser-discards-all", "combat.j.spoils-defender"])
def test_attacking_he_is_lost_at_his_first_defeat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/45"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/45")
    t.B.defends("Mordenkainen")
    t.A.passes()
    t.zone("1st/45", "discard")
    t.count("B", hand=1)
    t.settled("B", "ask-spoils")


@card_test("1st/45", rules=["combat.terms"])
def test_every_battle_begins_his_count_anew(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Dagrande"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/45"])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Tergoz Tenhammer"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("1st/45")
    t.A.plays("Gladiators")
    t.B.passes()
    t.A.stops()
    t.A.passes(2)
    t.B.passes(5)
    t.C.passes(3)
    t.C.attacks("Nyrond", with_="Tergoz Tenhammer")
    t.B.defends("1st/45")
    t.C.plays("Kank Lancers")
    t.B.passes()
    t.zone("1st/45", "pool")
    t.changed("Gladiators", "Kank Lancers")
    t.count("B", hand=3)
    t.count("C", hand=3)
    t.settled("C", "ask-next-attacker")


# -- fighting a monster -----------------------------------------------------------------------------------------------

SLAYERS = {
    "1st/49": (5, 7), "1st/57": (4, 8), "1st/74": (5, 8), "1st/76": (5, 8), "1st/79": (2, 6),
    "3rd/57": (4, 8), "3rd/76": (5, 8), "3rd/79": (2, 6),
}  # fmt: skip


@card_family(SLAYERS, rules=["gloss.opponent", "card.power.definition"], edition="1st")
def test_slayers_attack_a_monster_with_more(t: Table, printing: str, alone: int, fighting: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"])
    t.begin(active="A", phase=4, windows="pass")
    t.level(printing, alone)
    t.A.attacks("Nyrond", with_=printing)
    t.level(printing, alone)
    t.B.defends("Stef'fa Naf'ski")
    t.level(printing, fighting)
    t.level("Stef'fa Naf'ski", 5)
    t.settled("B" if fighting > 5 else "A", "ask-combat")


@card_family(SLAYERS, rules=["gloss.opponent", "worldbonus.amount"], edition="1st")
def test_slayers_defend_against_a_monster_with_more(t: Table, printing: str, alone: int, fighting: int) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Stef'fa Naf'ski"])
    t.seat("B", formation={"A": "Rashemen"}, pool=[f"{printing} + Orb of Doom"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="Stef'fa Naf'ski")
    t.B.defends(printing)
    t.level(printing, fighting + 3 + 2)
    t.settled("A", "ask-combat")


@card_family(SLAYERS, rules=["power.combat-only-when-involved"], edition="1st")
def test_slayers_gain_nothing_else(t: Table, printing: str, alone: int, fighting: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Stef'fa Naf'ski")
    t.level(printing, alone)
    t.level("Azhul", 4)
    t.settled("A", "ask-combat")


@card_family(SLAYERS, rules=["gloss.opponent"], edition="1st")
def test_slayers_are_themselves_against_heroes(t: Table, printing: str, alone: int, fighting: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski", "T'kkyl"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("T'kkyl")
    t.level(printing, alone)
    t.settled("B" if alone > 3 else "A", "ask-combat")


# -- Torg at the Great Rift -------------------------------------------------------------------------------------------


@card_family({"1st/47": (), "3rd/47": ()}, rules=["worldbonus.from-start", "activation.full-on-entry"], edition="1st")
def test_torg_doubles_what_he_has_when_he_defends_the_great_rift(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["Gnomes of Samek"], hand=["Gladiators", "Kank Lancers"])
    t.seat("B", formation={"A": "The Great Rift"}, pool=[f"{printing} + Orb of Doom"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Great Rift", with_="Gnomes of Samek")
    t.B.defends(printing)
    t.trace(printing, ["+6 base", "+3 world", "+9 power Torg Mac Cei, the Ironlord", "+2 bonus Orb of Doom"])
    t.A.plays("Gladiators")
    t.A.plays("Kank Lancers")
    t.B.plays("War Party")
    t.level("War Party", 4)
    t.total(printing, 24)
    t.settled("A", "ask-combat")


@card_test("1st/47", rules=["worldbonus.from-start"])
def test_torg_doubles_when_he_attacks_it(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/47"])
    t.seat("B", formation={"A": "The Great Rift"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Great Rift", with_="1st/47")
    t.level("1st/47", 18)
    t.B.defends("Gnomes of Samek")
    t.level("1st/47", 18)
    t.settled("B", "ask-combat")


@card_test("1st/47", rules=["power.combat-only-when-involved"])
def test_torg_is_himself_elsewhere_and_while_others_fight_there(t: Table) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["1st/47", "Dagrande"])
    t.seat("B", formation={"A": "The Great Rift", "B": "Rashemen"}, pool=["Gnomes of Samek", "1st/85"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Great Rift", with_="Dagrande")
    t.B.defends("Gnomes of Samek")
    t.level("1st/47", 6)
    t.settled("A", "ask-combat")


@card_test("1st/47", rules=["worldbonus.amount"])
def test_torg_is_himself_at_another_realm(t: Table) -> None:
    t.seat("A", formation={"A": "The Great Rift"}, pool=["1st/47"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Gnomes of Samek"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Rashemen", with_="1st/47")
    t.B.defends("Gnomes of Samek")
    t.level("1st/47", 9)
    t.settled("B", "ask-combat")


# -- allies of a hero -------------------------------------------------------------------------------------------------

LEADERS = {"1st/56": (4,), "1st/327": (4,)}


@card_family(LEADERS, rules=["combat.e.totals", "gloss.allies.when"])
def test_the_leaders_allies_are_one_level_stronger(t: Table, printing: str, own: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{printing} + Orb of Doom"], hand=["War Party", "The Iron Legion"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"], hand=["Thri-kreen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Mordenkainen")
    t.A.plays("War Party")
    t.level("War Party", 5)
    t.B.plays("Thri-kreen")
    t.level("Thri-kreen", 3)
    t.A.plays("The Iron Legion")
    t.level("The Iron Legion", 4)
    t.level(printing, own + 2)
    t.total(printing, own + 2 + 5 + 4)
    t.level("Orb of Doom", 2)
    t.settled("B", "ask-combat")


@card_family(LEADERS, rules=["power.combat-only-when-involved"])
def test_other_champions_allies_gain_nothing_from_the_leader(t: Table, printing: str, own: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Azhul"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.A.plays("War Party")
    t.level("War Party", 4)
    t.settled("A", "ask-combat")


@card_test("1st/326", rules=["gloss.base-level.changed", "undead.fear.raised-bonus"])
def test_the_first_ally_of_the_desert_warrior_counts_three(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/326"], hand=["Gith", "Cha'thrang", "Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="1st/326")
    t.B.defends("Stef'fa Naf'ski")
    t.A.plays("Gith")
    t.base("Gith", 3)
    t.total("1st/326", 6)
    t.B.plays("Zadoc")
    t.level("Zadoc", 2)
    t.A.plays("Cha'thrang")
    t.level("Cha'thrang", 1)
    t.A.plays("Gladiators")
    t.level("Gladiators", 9)
    t.level("Gith", 3)
    t.settled("B", "ask-combat")


@card_family({"1st/326": (3,), "1st/325": (4,)}, rules=["gloss.base-level.changed"])
def test_a_strong_first_ally_counts_no_more(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=["Gladiators"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Stef'fa Naf'ski")
    t.A.plays("Gladiators")
    t.level("Gladiators", level)
    t.settled("B", "ask-combat")


@card_family({"1st/326": (3,), "1st/325": (4,)}, rules=["gloss.base-level.changed"])
def test_an_enemy_ally_that_comes_earlier_is_not_his_first(t: Table, printing: str, level: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{printing} + Staff of Conjuring"], hand=["Gith", "Cha'thrang"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"], hand=["Kank Lancers"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_=printing)
    t.B.defends("Stef'fa Naf'ski")
    t.B.plays("Kank Lancers")
    t.level("Kank Lancers", 6)
    t.A.plays("Gith")
    t.level("Gith", level)
    t.A.plays("Cha'thrang")
    t.level("Cha'thrang", 1)
    t.settled("B", "ask-combat")


@card_family({"1st/326": (3,), "1st/325": (4,)}, rules=["gloss.base-level.changed", "gloss.allies.no-type"])
def test_a_champion_at_his_side_keeps_its_level_and_is_not_his_first_ally(t: Table, printing: str, level: int) -> None:
    helm = Play(JoinAsAlly(TARGET), (Target("target", one(CHAMPION & IN_POOL & Of(YOU))),))
    with given("1st/104", helm):
        t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Azhul"], hand=["Orb of Doom", "Gith"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Winged Horror"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_=printing)
        t.B.defends("Winged Horror")
        t.A.plays("Orb of Doom", on=printing)
        t.A.chooses("Azhul")
        t.on("Azhul", printing)
        t.level("Azhul", 4)
        t.A.plays("Gith")
        t.level("Gith", level)
        t.settled("B", "ask-combat")


@card_family({"1st/326": (3,), "1st/325": (4,)}, rules=["gloss.base-level.changed"])
def test_an_ally_that_leaves_him_for_the_enemy_is_itself_again(t: Table, printing: str, level: int) -> None:
    change = Play(SwitchSide(TARGET), (Target("target", one(ALLY & OPPOSING)),))
    with given("1st/104", change):
        t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=["Gladiators"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Stef'fa Naf'ski"], hand=["Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_=printing)
        t.B.defends("Stef'fa Naf'ski")
        t.A.plays("Gladiators")
        t.level("Gladiators", level)
        t.B.plays("Orb of Doom", on="Stef'fa Naf'ski")
        t.level("Gladiators", 9)
        t.settled("A", "ask-combat")
