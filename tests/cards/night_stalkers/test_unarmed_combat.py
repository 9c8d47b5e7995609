"""Unarmed combat cards: of the undead, of dragons, and those that answer one."""

from __future__ import annotations

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table, card_family, card_test


@card_test("NS/91", rules=["gloss.unarmed-users"], edition="1st")
def test_aging_halves_the_base_level_of_the_opponent(t: Table) -> None:
    duel(t, "Skeletal Horde", "Tergoz Tenhammer + Orb of Doom", ["NS/91"], windows="pass")
    t.level("Tergoz Tenhammer", 5 + 2)
    t.A.plays("NS/91", by="Skeletal Horde")
    t.level("Tergoz Tenhammer", 2 + 2)
    t.level("Skeletal Horde", 5 + 4)
    t.settled("B", "ask-combat")


@card_family({"NS/91": (), "NS/93": (), "DU/78": ()}, rules=["gloss.unarmed-users"], edition="1st")
def test_the_living_do_not_fight_like_the_undead(t: Table, printing: str) -> None:
    duel(t, "Azhul", "Tergoz Tenhammer + War Party", [printing], windows="pass")
    t.A.cannot("play", printing, "Azhul", because="gloss.unarmed-users")
    t.settled("A", "ask-combat")


@card_test("NS/93", rules=["gloss.unarmed-users"], edition="1st")
def test_fear_drives_the_opposing_allies_away_for_the_round(t: Table) -> None:
    duel(t, "Skeletal Horde + Thugs", "Borys + War Party + Zadoc", ["NS/93"], ["Gladiators", "Shield"], windows="pass")
    t.A.plays("NS/93", by="Skeletal Horde")
    t.zone("War Party", "discard")
    t.zone("Zadoc", "discard")
    t.on("Thugs", "Skeletal Horde")
    t.B.cannot("play", "Gladiators", because=("card.power.definition", "gloss.allies.when", "order.response-right"))
    t.settled("A", "ask-combat")


@card_family({"DU/78": ("Skeletal Horde", 5)}, rules=["gloss.unarmed-users"], edition="1st")
def test_supernatural_strength_doubles_the_base_level_of_the_undead(
    t: Table, printing: str, who: str, base: int
) -> None:
    duel(t, f"{who} + Orb of Doom", "Borys", [printing], windows="pass")
    t.A.plays(printing, by=who)
    t.level(who, 2 * base + 2)
    t.settled("B", "ask-combat")


@card_test("DU/78", rules=["gloss.unarmed-users"], edition="1st")
def test_supernatural_strength_serves_dragons_too(t: Table) -> None:
    duel(t, "Quagmiela the Dragon", "Borys", ["DU/78"], windows="pass")
    t.A.plays("DU/78", by="Quagmiela the Dragon")
    t.level("Quagmiela the Dragon", 10)
    t.settled("B", "ask-combat")


@card_family({"4th/437": (), "RR/99": ()}, rules=["gloss.unarmed-users", "gloss.negate"], edition="1st")
def test_an_unarmed_combat_card_is_answered_by_another(t: Table, printing: str) -> None:
    duel(t, "Skeletal Horde", "Tergoz Tenhammer", ["NS/91"], [printing])
    t.A.plays("NS/91", by="Skeletal Horde")
    t.B.answers(printing, by="Tergoz Tenhammer")
    t.level("Tergoz Tenhammer", 5)
    t.level("Skeletal Horde", 5)
    t.zone("NS/91", "discard")
    t.on(printing, "Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_family({"4th/437": (True,), "RR/99": (False,)}, rules=["gloss.unarmed-users"], edition="1st")
def test_what_answers_is_for_any_champion_or_for_heroes(t: Table, printing: str, any_champion: bool) -> None:
    duel(t, "Skeletal Horde", "Preserver", ["NS/91"], [printing])
    t.A.plays("NS/91", by="Skeletal Horde")
    if any_champion:
        t.B.answers(printing, by="Preserver")
        t.level("Skeletal Horde", 5)
    else:
        t.B.cannot("answer", printing, "Preserver", because="counter.next-card")
        t.level("Skeletal Horde", 5 + 4)
    t.settled("A" if any_champion else "B", "ask-combat")


@card_family({"4th/437": (True,), "RR/99": (False,)}, rules=["gloss.offensive", "gloss.defensive"], edition="1st")
def test_a_block_is_for_offensive_cards_only(t: Table, printing: str, any_card: bool) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Quagmiela the Dragon"], hand=["DR/90"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Borys", "Tergoz Tenhammer"], hand=[printing])
    t.begin(active="A", phase=4, unenforced={"DR/90"})
    t.A.attacks("Sembia", with_="Quagmiela the Dragon")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("DR/90", by="Quagmiela the Dragon")
    if any_card:
        t.B.cannot("answer", printing, "Borys", because=("gloss.unarmed-users", "icon.ability.by-type"))
        t.B.answers(printing, by="Tergoz Tenhammer")
        t.zone("DR/90", "discard")
    else:
        t.on("DR/90", "Quagmiela the Dragon")
    t.settled("A", "ask-combat")


@card_test("RR/99", rules=["gloss.unarmed-users"], edition="1st")
def test_a_block_is_for_the_hero_who_fights(t: Table) -> None:
    duel(t, "Skeletal Horde", "Tergoz Tenhammer", ["NS/91"], ["RR/99"], their_pool=["Azhul"])
    t.A.plays("NS/91", by="Skeletal Horde")
    t.B.cannot("answer", "RR/99", "Azhul", because="gloss.unarmed-users")
    t.B.answers("RR/99", by="Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("RR/99", rules=["gloss.unarmed-users"], edition="1st")
def test_a_block_blocks_no_spell(t: Table) -> None:
    duel(t, "Sadira", "Tergoz Tenhammer", ["Magic Missile"], ["RR/99"])
    t.A.plays("Magic Missile", by="Sadira")
    t.on("Magic Missile", "Sadira")
    t.level("Sadira", 4 + 3)
    t.settled("B", "ask-combat")
