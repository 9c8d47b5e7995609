from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.catalogue import CARD_TYPES, CHAMPION_TYPES, WORLD_BEARERS, WORLDS, kinds_of, printing


@pytest.mark.rule("card.icon.type")
def test_every_printing_has_one_known_type_whatever_its_name_suggests() -> None:
    assert {p.type for p in catalogue.all_printings()} == CARD_TYPES
    # named after a monster of the picture, a wall of stone and a beast: the icons say otherwise
    assert [printing(i).type for i in ("1st/83", "1st/335", "1st/318")] == [
        "ally",
        "wizard spell",
        "artifact",
    ]


@pytest.mark.rule("card.icon.type")
def test_the_printings_of_a_card_never_differ_in_type() -> None:
    assert [c.card_id for c in catalogue.cards() if len({p.type for p in c.printings}) > 1] == []


@pytest.mark.rule("card.icon.champion-vs-power", "deck.same-card")
def test_one_name_with_two_icons_is_two_cards() -> None:
    assert {c.type for c in catalogue.by_name("Dispel Magic")} == {"wizard spell", "cleric spell"}
    assert printing("1st/346").card_id != printing("1st/358").card_id
    assert CHAMPION_TYPES.isdisjoint({"wizard spell", "cleric spell", "thief ability", "psionic power"})


def test_a_card_that_says_immune_or_immunity_is_known_whatever_its_power_does() -> None:
    """An item that nobody is safe from, a realm of which only one wording says it; plurals and other words do not."""
    said = {"4th/1", "4th/55", "4th/202", "4th/412", "4th/516", "AR/37", "3rd/137", "4th/486"}
    unsaid = {"1st/137", "1st/146", "1st/238", "4th/170", "4th/74", "4th/188", "4th/407", "PR/2", "4th/384", "1st/50"}
    assert {i for i in said | unsaid if printing(i).says_immune} == said


def test_saying_immune_is_no_trait_of_a_card() -> None:
    """No attribute and no kind: faces, pages and searches do not show it, and no power gives or takes it."""
    assert printing("4th/199").says_immune
    assert not [kind for one in catalogue.all_printings() for kind in one.kinds if "mmun" in kind]


def test_printings_of_one_wording_say_the_same() -> None:
    said = {(one.wording, one.says_immune) for one in catalogue.all_printings()}
    assert len(said) == len({one.wording for one in catalogue.all_printings()})


@pytest.mark.rule("deck.same-card")
def test_one_name_and_icon_is_one_card_even_when_wording_or_level_differ() -> None:
    first, second = printing("1st/37"), printing("1st/38")
    assert first.card_id == second.card_id
    assert first.wording != second.wording
    assert printing("1st/45").card_id == printing("4th/253").card_id  # spelt with and without a space


@pytest.mark.rule("card.champion.types")
def test_seven_icons_are_champions() -> None:
    champions = {p.type for p in catalogue.all_printings() if p.is_champion}
    assert champions == {"cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"}


@pytest.mark.rule("card.level.icon-number")
@pytest.mark.parametrize(
    ("card", "base", "bonus"),
    [
        ("PO/44", 18, 0),  # an avatar far above 9
        ("1st/44", 9, 0),
        ("1st/3", 5, 0),  # a realm that defends itself
        ("1st/313", 0, 1),
        ("DU/67", 0, 3),  # several numbers: the first
        ("4th/188", 0, 0),  # halves instead of adding
    ],
)
def test_the_icon_number_is_the_level_or_the_bonus(card: str, base: int, bonus: int) -> None:
    assert (printing(card).base_level, printing(card).bonus) == (base, bonus)


@pytest.mark.rule("card.level.icon-number")
def test_a_bonus_split_by_role_keeps_both_numbers() -> None:
    artifact = printing("1st/156")
    assert (artifact.bonus, artifact.bonus_attack, artifact.bonus_defence) == (5, 5, 2)
    plain = printing("1st/94")
    assert plain.bonus_attack == plain.bonus_defence == plain.bonus > 0


@pytest.mark.rule("card.level.question-mark")
def test_a_question_mark_is_a_variable_level_of_nothing_yet() -> None:
    hydra = printing("DR/107")
    assert (hydra.level, hydra.level_variable, hydra.base_level, hydra.deck_levels) == ("?", True, 0, 0)
    assert not printing("1st/44").level_variable


@pytest.mark.rule("deck.levels.first-number")
def test_the_first_of_several_icon_numbers_counts_in_a_deck() -> None:
    assert [(printing(i).level, printing(i).deck_levels) for i in ("1st/444", "UD/85")] == [
        ("5/7", 5),
        ("5/9", 5),
    ]


def test_only_champions_have_levels_that_count_in_a_deck() -> None:
    assert [p.id for p in catalogue.all_printings() if p.deck_levels and not p.is_champion] == []


@pytest.mark.rule("card.world.bearers")
def test_only_champions_artifacts_realms_and_holdings_have_a_world() -> None:
    bearers = {p.type for p in catalogue.all_printings() if p.world}
    assert bearers == WORLD_BEARERS
    assert printing("1st/154").world == ""  # an ally whose first printings show a mark


@pytest.mark.rule("card.world.list")
def test_there_are_seven_worlds() -> None:
    assert sorted(WORLDS.values()) == [
        "AD&D", "Birthright", "Dark Sun", "Dragonlance", "Forgotten Realms", "Greyhawk", "Ravenloft",
    ]  # fmt: skip
    others = [(p.id, p.world) for p in catalogue.all_printings() if p.world and p.world not in WORLDS]
    assert others == [("4th/520", "TSR")]


@pytest.mark.rule("card.world.mark-not-set")
def test_the_world_comes_from_the_mark_and_not_from_the_set() -> None:
    sword = printing("BR/46")
    assert (sword.set, sword.world) == ("BR", "ADD")


@pytest.mark.rule("gloss.race.dwarf", "gloss.race.elf", "gloss.race.drow", "gloss.race.halfling")
@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        ("Duergar", {"Duergar", "Dwarf"}),
        ("Half-Elf", {"Half-Elf", "Elf"}),
        ("Drow", {"Drow", "Elf"}),
        ("Kender", {"Kender", "Halfling"}),
        ("Gnome", {"Gnome"}),
    ],
)
def test_a_race_brings_the_race_it_counts_as(given: str, kinds: set[str]) -> None:
    assert kinds_of([given]) == kinds


@pytest.mark.rule("gloss.race.dwarf", "gloss.race.elf", "gloss.race.drow", "gloss.race.halfling")
def test_every_printing_counts_as_what_its_race_implies() -> None:
    assert "Elf" in printing("DL/36").kinds  # a half-elf whose data says only that
    assert {"Drow", "Elf"} <= printing("1st/45").kinds
    implied = {"Duergar": "Dwarf", "Half-Elf": "Elf", "Drow": "Elf", "Kender": "Halfling", "Sword": "Weapon"}
    for race, larger in implied.items():
        bearers = [p for p in catalogue.all_printings() if race in p.attributes]
        assert bearers, race
        assert [p.id for p in bearers if larger not in p.kinds] == []


@pytest.mark.rule("gloss.race.elf", "gloss.race.dragon")
def test_elves_and_dragons_come_with_several_icons() -> None:
    for race in ("Elf", "Dragon"):
        assert len({p.type for p in catalogue.all_printings() if race in p.kinds and p.is_champion}) >= 4


@pytest.mark.rule("gloss.race.dragon")
def test_the_designation_makes_a_dragon_and_not_the_monster_icon() -> None:
    assert "Dragon" in printing("DR/28").kinds  # a wizard
    assert printing("1st/284").type == "monster"
    assert "Dragon" not in printing("1st/284").kinds


@pytest.mark.rule("gloss.race.gnome")
def test_gnomes_are_designated() -> None:
    assert "Gnome" in printing("1st/52").kinds


@pytest.mark.rule("gloss.sword-is-weapon")
def test_a_sword_is_a_weapon_but_not_every_weapon_a_sword() -> None:
    assert kinds_of(["Sword"]) == {"Sword", "Weapon"}
    assert {"Sword", "Weapon"} <= printing("1st/97").kinds
    assert "Sword" not in printing("1st/94").kinds
    assert "Weapon" in printing("1st/94").kinds


@pytest.mark.rule("gloss.rarity-realm", "gloss.rarity.list")
def test_there_are_four_rarities_and_realm_counts_as_common() -> None:
    assert {p.rarity_name for p in catalogue.all_printings()} == {"common", "uncommon", "rare", "chase"}
    assert (printing("1st/1").rarity, printing("1st/1").rarity_name) == ("M", "common")
    assert (printing("1st/441").rarity, printing("1st/441").rarity_name) == ("VR", "chase")
    assert printing("PR/2").rarity_name == "chase"  # promotional
