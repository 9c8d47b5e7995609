"""Wizard spells of No-edition, 3rd and 4th Edition."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, CHAMPION, OPPONENT, OPPOSING, Is, Lasting, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

WITH_ALLIES = "Borys + Galek + The Iron Legion + War Party"


def _cast(
    t: Table, spell: str, theirs: str = WITH_ALLIES, mine: str = "Sadira", their_hand: tuple[str, ...] = ()
) -> None:
    """A's wizard, behind, casts the spell in combat."""
    meet(t, mine, theirs, [spell], their_hand)
    t.A.plays(spell, by=mine.partition(" +")[0])


@card_test("1st/406", edition="1st")
def test_the_scrolls_discard_the_largest_ally(t: Table) -> None:
    _cast(t, "1st/406")
    t.zone("War Party", "discard")
    t.on("The Iron Legion", "Borys")
    t.on("Galek", "Borys")
    goes_on(t, "1st/406", "Sadira")


@card_family({"NO/373": (), "NO/384": (), "4th/394": ()}, edition="1st")
def test_small_allies_are_lost(t: Table, printing: str) -> None:
    _cast(t, printing, WITH_ALLIES + " + Orb of Doom", "Sadira + Gith")
    t.zone("Galek", "discard")
    t.zone("The Iron Legion", "discard")
    t.on("War Party", "Borys")
    t.on("Orb of Doom", "Borys")
    t.on("Gith", "Sadira")
    goes_on(t, printing)


@card_test("NO/384", edition="1st")
def test_after_the_cloud_no_more_small_ones_come(t: Table) -> None:
    meet(t, "Borys + Gith", "Sadira", ["Galek", "War Party"], ["NO/384"])
    t.B.plays("NO/384", by="Sadira")
    t.zone("Gith", "discard")
    t.A.cannot("play", "Galek", "Borys", because=("forbidden", "not-your-decision", "wrong-moment"))
    t.A.cannot("play", "War Party", "Borys", because=("not-your-decision", "wrong-moment"))
    goes_on(t, "NO/384")


@card_test("4th/394", edition="1st")
def test_the_stench_takes_the_power_of_greater_allies(t: Table) -> None:
    with given("1st/54", Always(gains(Is(OPPONENT), -2))), given("1st/104", Always(gains(Is(OPPONENT), -1))):
        _cast(t, "4th/394", "Borys + War Party + Orb of Doom")
        t.level("Sadira", 3)
        goes_on(t, "4th/394", "Borys")


@card_family({"NO/372": (), "NO/333": ()}, edition="1st")
def test_one_ally_is_discarded(t: Table, printing: str) -> None:
    meet(t, "Sadira + Gith", WITH_ALLIES, [printing])
    t.A.plays(printing, by="Sadira")
    t.offered("Galek", "The Iron Legion", "War Party")
    t.A.chooses("War Party")
    t.zone("War Party", "discard")
    t.on("Galek", "Borys")
    goes_on(t, printing)


@card_test("NO/333", edition="1st")
def test_paralysed_before_the_battle_a_champion_defends_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["NO/333"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("NO/333", by="Sadira")
    t.offered("Borys", "Azhul")
    t.A.chooses("Borys")
    t.A.passes()
    t.A.attacks("DL/8", with_="Sadira")
    t.B.cannot("defend", "Borys", because="card.power.definition")
    t.B.can("defend", "Azhul")
    t.changed("NO/333")
    t.settled("B", "ask-defend")


@pytest.mark.parametrize(("foe", "total"), [("Borys", 4 + 6), ("Mul Savage + Orb of Doom", 4 + 3)])
@card_test("NO/207", edition="1st")
def test_enlarged_a_champion_strikes_flyers_harder(t: Table, foe: str, total: int) -> None:
    _cast(t, "NO/207", foe)
    t.total("Sadira", total)
    goes_on(t, "NO/207", foe.partition(" +")[0])


@card_test("NO/345", edition="1st")
def test_in_the_shell_no_offensive_spell_counts_and_none_is_cast(t: Table) -> None:
    meet(t, "Sadira", "Borys + Gladiators", ["NO/345", "1st/343"])
    t.A.plays("NO/345", by="Sadira")
    t.offered("Sadira", "Borys")
    t.A.chooses("Sadira")
    t.A.cannot("play", "1st/343", "Sadira", because="forbidden")
    goes_on(t, "NO/345", "Gladiators")


@card_test("NO/345", rules=["immunity.level-bonus-lost"], edition="1st")
def test_spells_at_whoever_is_in_the_shell_add_nothing(t: Table) -> None:
    meet(t, "Sadira", "Mordenkainen", ["NO/345", "War Party"], ["Cone of Cold"])
    t.A.plays("NO/345", by="Sadira")
    t.A.chooses("Sadira")
    t.A.plays("War Party")
    t.B.plays("Cone of Cold", by="Mordenkainen")
    t.total("Mordenkainen", 7)
    goes_on(t, "NO/345")


@card_family({"NO/348": (), "4th/372": ()}, edition="1st")
def test_the_frightened_neither_attack_nor_defend(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing, by="Sadira")
    t.A.chooses("Borys")
    t.on(printing, "Borys")
    t.A.passes()
    t.A.attacks("DL/8", with_="Sadira")
    t.B.cannot("defend", "Borys", because="card.power.definition")
    t.B.declines()
    t.A.keeps("filler")
    t.A.passes(2)
    t.turn_of("B")
    t.on(printing, "Borys")
    t.changed("DL/8", "A:filler#1")
    t.settled("B")


#: What dies in the tentacles, and what lives.
TENTACLES = {
    "NO/378": (("Azhul", "Bagual"), ("Sadira", "Borys")),
    "3rd/378": (("Azhul", "Bagual", "Sadira"), ("Borys",)),
}


@card_family(TENTACLES, edition="1st")
def test_tentacles_take_the_small_champions_everywhere(
    t: Table, printing: str, dead: tuple[str, ...], alive: tuple[str, ...]
) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen", "Azhul"], hand=[printing])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Bagual", "Sadira + Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing, by="Mordenkainen")
    for champion in dead:
        t.zone(champion, "discard")
    for champion in alive:
        t.zone(champion, "pool")
    t.changed(printing, "Orb of Doom")
    t.settled("A")


@card_test("NO/381", rules=["combat.e.totals", "gloss.played-against"], edition="1st")
def test_the_phantasm_grows_with_the_allies_played_against_it(t: Table) -> None:
    """Galek came along, and Gith is the caster's own."""
    theirs = ["Orb of Doom", "Rowan", "The Iron Legion", "War Party"]
    meet(t, "Sadira + Gladiators", "Azhul + Galek", ["NO/381", "Gith"], theirs)
    for card in theirs:
        t.B.plays(card)
    t.A.plays("Gith")
    t.A.plays("NO/381", by="Sadira")
    t.total("Sadira", 4 + 9 + 1 + 3)
    goes_on(t, "NO/381", "Azhul", "Galek", "Gith", *theirs)


@card_test("3rd/211", rules=["formation.exposed.movement-exception"], edition="1st")
def test_on_the_flight_all_champions_of_its_player_fly(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Azhul"], hand=["3rd/211", "War Party"])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/211", by="Sadira")
    t.not_kind("Mul Savage", "Flyer")
    t.A.passes()
    t.A.attacks("Vaasa", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays("War Party")
    t.kind("War Party", "Flyer")
    t.kind("Sadira", "Flyer")
    t.changed("3rd/211")
    goes_on(t)


@pytest.mark.parametrize("fights", [True, False])
@pytest.mark.parametrize("type_", ["cleric", "wizard", "hero", "monster", "psionicist", "regent", "thief"])
@card_family({"3rd/212": (5,), "4th/362": (7,)}, edition="1st")
def test_the_caster_becomes_another_type(t: Table, printing: str, types: int, type_: str, fights: bool) -> None:
    caster = "Sadira" if type_ == "hero" else "3rd/262"  # a wizard, and a hero who casts spells
    if fights:
        meet(t, caster, "Borys + Crystal of the Ebon Flame", [printing])
    else:
        t.seat("A", formation={"A": "Rashemen"}, pool=[caster], hand=[printing])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(printing, by=caster)
    assert len(t.sitting.pending().options) == types
    if types == 5 and type_ in ("regent", "thief"):
        t.settled("A", "ask-way")
        return
    t.A.mode(type_)
    t.type(caster, type_)
    t.changed(printing)
    t.settled("A", "ask-combat" if fights else "ask-phase-3")


@card_family({"3rd/340": (), "4th/368": ()}, edition="1st")
def test_the_cold_destroys_an_artifact_anywhere(t: Table, printing: str) -> None:
    meet(t, "Sadira", "Borys + 1st/157 + Orb of Doom", [printing], pool=["Azhul + 1st/318"])
    t.A.plays(printing, by="Sadira")
    t.offered("1st/157", "1st/318")
    t.A.chooses("1st/157")
    t.zone("1st/157", "discard")
    t.on("1st/318", "Azhul")
    t.total("Sadira", 4 + 5)
    goes_on(t, printing, "Borys")


@card_test("4th/368", edition="1st")
def test_in_phase_three_the_cold_does_the_same(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/368"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + 1st/157 + Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/368", by="Sadira")
    t.zone("1st/157", "discard")
    t.changed("4th/368")
    t.settled("A")


@card_test("3rd/342", rules=["counter.exception"], edition="1st")
def test_the_shield_negates_magic_missiles_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/365", "Cone of Cold"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen + Orb of Doom"], hand=["3rd/342"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.could_not_answer("3rd/342", because="cannot-answer-that")
    t.changed("Cone of Cold", "Orb of Doom")
    goes_on(t, "Sadira", "Mordenkainen")


@card_test("3rd/342", rules=["counter.exception"], edition="1st")
def test_it_does_negate_them(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/365"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mordenkainen"], hand=["3rd/342"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("4th/365", by="Sadira")
    t.B.answers("3rd/342", by="Mordenkainen")
    t.zone("4th/365", "discard")
    t.changed("3rd/342")
    goes_on(t)


@card_test("3rd/379", rules=["immunity.level-bonus-lost"], edition="1st")
def test_the_fire_shield_keeps_fire_off_the_side(t: Table) -> None:
    with (
        given("1st/331", Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))),
        given("1st/340", Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -2)))),
    ):
        meet(t, "Sadira + Gith", "Mordenkainen", ["3rd/379"], ["Fireball", "1st/340"])
        t.A.plays("3rd/379", by="Sadira")
        t.B.plays("Fireball", by="Mordenkainen")
        t.level("Sadira", 9)
        t.level("Gith", 1)
        t.B.plays("1st/340", by="Mordenkainen")
        t.level("Sadira", 7)
        goes_on(t, "Mordenkainen", "Gith", "3rd/379", "Fireball")


@card_test("3rd/379", edition="1st")
def test_cast_before_the_fight_it_shelters_the_caster_for_the_turn(t: Table) -> None:
    with given("1st/331", Play(Lasting(gains(OPPOSING & (CHAMPION | ALLY), -1)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira + Gith"], hand=["3rd/379"])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/263"], hand=["Fireball"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("3rd/379", by="Sadira")
        t.A.passes()
        t.A.attacks("DL/8", with_="Sadira")
        t.B.defends("1st/263")
        t.B.plays("Fireball", by="1st/263")
        t.level("Sadira", 4)
        goes_on(t, "1st/263", "3rd/379", "Fireball")


@pytest.mark.parametrize(("caster", "bonus"), [("Mordenkainen", 7), ("Sadira", 5)])
@card_test("3rd/390", rules=["combat.e.totals"], edition="1st")
def test_chain_lightning_is_stronger_from_great_hands(t: Table, caster: str, bonus: int) -> None:
    _cast(t, "3rd/390", "Borys", caster)
    t.total(caster, {"Mordenkainen": 7, "Sadira": 4}[caster] + bonus)
    goes_on(t, "3rd/390", "Borys")


@pytest.mark.parametrize(
    ("caster", "level", "bonus"),
    [
        ("Sadira", 4, 3),
        ("1st/164", 6, 3),
        ("Mordenkainen", 7, 5),
        ("1st/44", 9, 9),
    ],
)
@card_test("4th/365", rules=["combat.e.totals"], edition="1st")
def test_missiles_grow_with_their_caster(t: Table, caster: str, level: int, bonus: int) -> None:
    _cast(t, "4th/365", "Borys + Gladiators", caster)
    t.total(caster.partition(" +")[0], level + bonus)
    goes_on(t, "4th/365", "Borys", "Gladiators", caster.partition(" +")[0])


@card_test("4th/380", edition="1st")
def test_the_silenced_cast_nothing_this_round(t: Table) -> None:
    meet(t, "Sadira", "Mordenkainen", ["4th/380", "Gladiators"], ["Cone of Cold", "Gith"])
    t.A.plays("4th/380", by="Sadira")
    t.A.plays("Gladiators")
    t.B.cannot("play", "Cone of Cold", "Mordenkainen", because="forbidden")
    t.B.can("play", "Gith", "Mordenkainen")
    goes_on(t, "4th/380")


@card_test("4th/393", rules=["gloss.base-level.changed"], edition="1st")
def test_the_enfeebled_have_half_their_base_level_until_their_next_turn_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["4th/393"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/393", by="Sadira")
    t.A.chooses("Borys")
    t.base("Borys", 4)
    t.A.passes(3)
    t.turn_of("B")
    t.base("Borys", 4)
    t.B.passes(5)
    t.turn_of("A")
    t.base("Borys", 9)
    t.changed("4th/393")
    drew(t, "B", 3)
    t.settled("A")


@card_test("3rd/342", rules=["combat.e.totals"], edition="1st")
def test_the_shield_is_cast_for_its_bonus_too(t: Table) -> None:
    _cast(t, "3rd/342", "Borys")
    t.total("Sadira", 4 + 2)
    goes_on(t, "3rd/342", "Borys")


@card_test("3rd/348", edition="1st")
def test_fear_takes_hold_of_one_champion_in_the_pool_of_another(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Azhul"], hand=["3rd/348"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Gladiators", "Neeva"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/348", by="Sadira")
    t.offered("Borys", "Neeva", "Otto")
    t.A.chooses("Neeva")
    t.on("3rd/348", "Neeva")
    t.A.passes(3)
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Neeva", because="may-not-attack")
    t.B.can("attack", "Rashemen", "Borys")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-4")
