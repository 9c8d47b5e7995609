"""Artifacts of 1st Edition."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.engine.view import view
from tests.cards.drawn import drew
from tests.table_talk import Table, card_family, card_test


def knows(t: Table, seat: str) -> set[str]:
    """The names of the cards in draw piles that a seat knows."""
    number = t.sitting.objects.seat(seat)
    known = view(t.state, number).known_piles
    return {catalogue.printing(card.printing).name for card in known if card.zone == "draw"}


# -- Rod of Shapechange -----------------------------------------------------------------------------------------------


@card_test("1st/93", rules=["combat.one-round-per-champion"])
def test_a_champion_of_the_discard_pile_fights_for_the_bearer_of_the_rod(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Rod of Shapechange + Flameblade", "Tyrinon"],
        discard=["Neeva", "Azhul", "Herminard", "War Party", "Gnomes of Samek", "4th/489"],
    )
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Mul Savage", "Gnomes of Samek"], discard=["Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["4th/489"])
    t.A.attacks("Waterdeep", with_="Dagrande")
    t.A.says("yes")
    t.offered("Neeva", "Azhul", "Herminard")
    t.A.chooses("Neeva")
    t.zone("Neeva", "battle")
    t.zone("Dagrande", "pool")
    t.on("Rod of Shapechange", "Dagrande")
    t.on("Flameblade", "Dagrande")
    t.B.defends("Mul Savage")
    t.total("Neeva", 7)
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.zone("Neeva", "discard")
    t.zone("Dagrande", "pool")
    t.A.cannot("attack", "Waterdeep", "Dagrande", because="combat.one-round-per-champion")
    t.A.can("attack", "Waterdeep", "Tyrinon")
    t.settled("A", "ask-next-attacker")


@card_test("1st/93")
def test_the_bearer_of_the_rod_is_lost_with_his_substitute(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange + Flameblade"], discard=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("yes")
    t.B.defends("Mul Savage")
    t.total("Azhul", 4)
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Dagrande", "discard")
    t.zone("Rod of Shapechange", "discard")
    t.zone("Flameblade", "discard")
    t.changed("Mul Savage")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


@card_test("1st/93")
def test_the_rod_need_not_be_used_and_helps_in_the_middle_of_combat(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Dagrande + Rod of Shapechange"],
        hand=["Zadoc"],
        discard=["Neeva", "Azhul", "Mul Savage", "War Party", "Herminard", "4th/489"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=["Armies of Bloodstone"], discard=["Sadira"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["4th/489"])
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("no")
    t.B.defends("B:Mul Savage")
    t.total("Dagrande", 4)
    t.A.plays("Zadoc")
    t.A.uses("Rod of Shapechange")
    t.offered("Neeva", "Azhul", "Herminard")
    t.A.chooses("Neeva")
    t.on("Zadoc", "Neeva")
    t.total("Neeva", 9)
    t.zone("Dagrande", "pool")
    t.B.plays("Armies of Bloodstone")
    t.A.cannot("use", "Rod of Shapechange", because="power.combat-only-when-involved")
    t.changed("B:Mul Savage")
    t.settled("A", "ask-combat")


@card_test("1st/93", "1st/462", rules=["activation.full-on-entry", "instant.one-card-chance"])
def test_a_substitute_called_in_combat_activates_as_he_comes(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange"], discard=["Lovely Colleen"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"], hand=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("no")
    t.B.defends("Mul Savage")
    t.A.uses("Rod of Shapechange")
    t.zone("Mul Savage", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Lovely Colleen", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("1st/93", "1st/261", rules=["activation.full-on-entry", "gloss.when-attacking"])
def test_and_strikes_as_an_attacker_whatever_the_ruleset(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange"], discard=["Agis"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Mul Savage"], hand=[1])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("no")
    t.B.defends("Neeva")
    t.A.uses("Rod of Shapechange")
    t.A.says("yes")
    t.zone("Mul Savage", "discard")
    t.changed("Dagrande", "Agis")
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("killer", ["Lovely Colleen", "Neeva + The Heartwood Spear"])
@card_test("1st/93", rules=["gloss.opponent", "instant.one-card-chance"])
def test_what_kills_monsters_kills_one_that_is_called_against_it(t: Table, killer: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange"], discard=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[killer])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("no")
    t.B.defends(killer.split(" + ")[0])
    t.A.uses("Rod of Shapechange")
    t.A.chooses("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.zone("Dagrande", "discard")
    t.zone("Rod of Shapechange", "discard")
    t.zone("Azhul", "discard")
    t.changed(killer.split(" + ")[0])
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("1st/93", "1st/462", rules=["gloss.opponent"])
def test_and_leaves_another_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange"], discard=["Mul Savage", "Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Lovely Colleen"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.A.says("no")
    t.B.defends("Lovely Colleen")
    t.A.uses("Rod of Shapechange")
    t.A.chooses("Azhul")
    t.zone("Azhul", "battle")
    t.zone("Dagrande", "pool")
    t.settled("A", "ask-combat")


@card_test("1st/93")
def test_the_substitute_of_a_defender_keeps_nothing_of_the_realm_when_the_battle_is_broken_off(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Mul Savage"], hand=["Mutiny!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Rod of Shapechange", "Tyrinon"], discard=["Neeva"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Dagrande")
    t.B.says("yes")
    t.total("Neeva", 7)
    t.A.plays("Mutiny!")
    t.zone("Neeva", "discard")
    t.zone("Dagrande", "pool")
    t.zone("Mul Savage", "pool")
    t.zone("Mutiny!", "table")
    t.settled("A", "ask-phase-4")


@card_test("1st/93", rules=["power.combat-only-when-involved"])
def test_a_rod_in_the_pool_is_not_asked(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Rod of Shapechange", "Azhul"], discard=["Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.zone("Dagrande", "pool")
    t.changed("Mul Savage")
    t.B.keeps("Thugs")
    t.settled("A", "ask-phase-4")


# -- Codex, Crystal Ball ----------------------------------------------------------------------------------------------


@card_test("1st/152", rules=["immunity.always-active", "immunity.level-bonus-lost", "immunity.offensive-spells-both"])
def test_the_codex_shields_every_champion_of_its_player_from_offensive_items_and_spells(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Sadira + Staff of Conjuring + Shield of Devastation", "Azhul"],
        hand=["Cone of Cold", "Shield", "Sticks to Snakes"],
    )
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Mordenkainen + Codex of the Infinite Planes"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["Mordenkainen"])
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Dagrande")
    t.level("Sadira", 6)
    t.level("Dagrande", 4)
    t.B.passes()
    t.changed("Dagrande", "Sadira")
    t.settled("A", "ask-next-attacker")


@card_family({"1st/152": (), "4th/452": ()}, edition="1st")
def test_the_codex_lets_a_target_spell_pass_only_to_others(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", f"Tergoz Tenhammer + {printing}"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Azhul", "Gnomes of Samek"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Death Spell", by="Sadira")
    t.offered("Sadira", "Azhul", "Gnomes of Samek")
    t.A.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/152")
def test_the_codex_does_not_shield_allies(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Charm"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["T'kkyl", "Tergoz Tenhammer + Codex of the Infinite Planes"],
        hand=["Gith"],
    )
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("T'kkyl")
    t.B.plays("Gith")
    t.A.plays("Charm", by="Sadira")
    t.zone("Gith", "discard")
    t.changed("Sadira", "T'kkyl", "Charm")
    t.settled("B", "ask-combat")


@card_test("1st/152", "1st/261", rules=["immunity.offensive-only"])
def test_the_codex_does_not_shield_from_champions(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Agis"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Griffin", "Tergoz Tenhammer + Codex of the Infinite Planes"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Agis")
    t.B.defends("Tergoz Tenhammer")
    t.A.says("yes")
    t.zone("Griffin", "discard")
    t.changed("Agis", "Tergoz Tenhammer")
    t.settled("A", "ask-combat")


@card_test("1st/199", rules=["turn.phase0.start-actions"])
def test_the_crystal_ball_shows_three_cards_of_a_pile_and_may_discard_one(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Zadoc", "Tiger", "Good Fortune", "Powell", 5])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.A.player("B")
    t.offered("Zadoc", "Tiger", "Good Fortune")
    t.expect(knows(t, "A") == {"Zadoc", "Tiger", "Good Fortune"}, "A knows the three cards and no other")
    t.expect(not knows(t, "B"), "B knows none of them")
    t.A.chooses("Tiger")
    t.zone("Tiger", "discard", of="B")
    t.zone("Zadoc", "draw")
    t.A.passes(5)
    t.turn_of("B")
    t.B.passes()
    t.contents("B", "hand", ["Zadoc", "Good Fortune", "Powell"])
    drew(t, "A", 3)
    t.settled("B", "ask-phase-2")


@card_test("1st/199", rules=["abyss.unplayed-events"])
def test_the_crystal_ball_sends_an_event_to_the_abyss(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball"], draw=["Good Fortune", 5])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.A.player("A")
    t.A.chooses("Good Fortune")
    t.zone("Good Fortune", "abyss")
    t.settled("A", "ask-phase-0")


@card_test("1st/199")
def test_the_crystal_ball_may_leave_the_pile_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball"])
    t.seat("B", formation={"A": "Nyrond"}, draw=["Zadoc", 5])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.A.player("B")
    t.A.done()
    t.zone("Zadoc", "draw")
    t.settled("A", "ask-phase-0")


@card_test("1st/199")
def test_the_crystal_ball_works_in_the_turn_of_its_player_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Ren's Crystal Ball"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("no")
    t.A.passes(5)
    t.asked("B", "ask-phase-0")
    drew(t, "A", 3)
    t.settled("B", "ask-phase-0")


# -- Johydee's Mask ---------------------------------------------------------------------------------------------------


@card_test("1st/218", rules=["copy.duplicating-items", "copy.on-entry", "gloss.adjusted-level"])
def test_the_mask_assumes_a_level_as_it_is_played(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Falcon Figurine"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva + Flameblade", "Dagrande", "4th/489"])
    t.begin(active="A", phase=3, windows="pass", unenforced=["4th/489"])
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.offered("Neeva", "Dagrande", "4th/489")
    t.A.chooses("Neeva")
    t.A.mode(1)
    t.level("Tergoz Tenhammer", 10)
    t.level("Neeva", 9)
    t.not_kind("Tergoz Tenhammer", "Flyer")
    t.changed("Johydee's Mask")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament", "tournament-110"])
@card_test("1st/218", rules=["copy.duration"])
def test_what_the_mask_has_copied_lasts_until_the_next_phase_three_of_its_player(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"])
    t.begin(active="A", phase=2, windows="pass", ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
    t.A.passes()
    t.A.chooses("Neeva")
    t.A.mode(1)
    t.level("Tergoz Tenhammer", 7)
    t.A.passes(3)
    t.level("Tergoz Tenhammer", 7)
    t.B.passes(5)
    t.A.passes()
    t.asked("A", "ask-phase-2")
    t.level("Tergoz Tenhammer", 7)
    t.A.passes()
    t.A.done()
    t.asked("A", "ask-phase-3")
    t.level("Tergoz Tenhammer", 5)
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-3")


@card_test("1st/218", "1st/74", rules=["copy.exact-text", "copy.rechoose-phase3", "copy.duration"])
def test_the_mask_gains_a_power_until_the_next_phase_three(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Mul Savage", "Allisa of the Mist"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.chooses("Allisa of the Mist")
    t.A.mode(2)
    t.level("Tergoz Tenhammer", 5)
    t.A.passes()
    t.A.attacks("Waterdeep", with_="Tergoz Tenhammer")
    t.B.defends("Mul Savage")
    t.level("Tergoz Tenhammer", 8)
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.A.stops()
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes(2)
    t.asked("A", "ask-choose")
    t.offered("Allisa of the Mist")
    t.A.done()
    t.changed("Johydee's Mask")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.on-entry", "copy.duplicating-items", "activation.played-in-battle"])
def test_a_power_gained_in_combat_works_at_once(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer", "Lovely Colleen"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Waterdeep", with_="Tergoz Tenhammer")
    t.B.defends("Borys")
    t.A.plays("Johydee's Mask")
    t.A.chooses("Lovely Colleen")
    t.A.mode(2)
    t.zone("Borys", "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.on("Johydee's Mask", "Tergoz Tenhammer")
    t.settled("A", "ask-next-attacker")


@card_test("1st/218", "1st/74", rules=["copy.rechoose-phase3"])
def test_the_mask_gains_a_power_in_a_later_phase_three(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["Mul Savage", "Allisa of the Mist"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.chooses("Allisa of the Mist")
    t.A.mode(2)
    t.A.passes()
    t.A.attacks("Waterdeep", with_="Tergoz Tenhammer")
    t.B.defends("Mul Savage")
    t.level("Tergoz Tenhammer", 8)
    t.changed("Johydee's Mask", "Mul Savage")
    t.settled("B", "ask-combat")


@card_test("1st/218", rules=["copy.rechoose-phase3", "copy.racial", "copy.blueline"])
def test_the_mask_copies_flight_along_and_a_new_choice_replaces_the_old_one(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Skeletal Horde"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.chooses("Neeva")
    t.A.mode(2)
    t.kind("Tergoz Tenhammer", "Flyer")
    t.level("Tergoz Tenhammer", 5)
    t.A.passes(3)
    t.B.passes(5)
    t.kind("Tergoz Tenhammer", "Flyer")
    t.A.passes(2)
    t.A.chooses("Skeletal Horde")
    t.A.mode(2)
    t.not_kind("Tergoz Tenhammer", "Flyer")
    t.kind("Tergoz Tenhammer", "Undead")
    t.changed("Johydee's Mask")
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.racial"])
def test_the_mask_copies_no_race_in_the_fourth_edition(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Skeletal Horde"])
    t.begin(active="A", phase=2, windows="pass", ruleset="fourth-edition")
    t.A.passes()
    t.A.chooses("Skeletal Horde")
    t.A.mode(2)
    t.not_kind("Tergoz Tenhammer", "Undead")
    t.changed("Johydee's Mask")
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.duration", "copy.not-avatars"])
def test_the_mask_is_lost_with_its_wearer(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"], hand=["Enslaved!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage + Flameblade"])
    t.seat("C", formation={"A": "Keoland"}, pool=["4th/489"])
    t.begin(active="A", phase=2, windows="pass", unenforced=["4th/489"])
    t.A.passes()
    t.offered("Mul Savage", "4th/489")
    t.A.chooses("Mul Savage")
    t.A.mode(1)
    t.level("Tergoz Tenhammer", 8)
    t.not_kind("Tergoz Tenhammer", "Dwarf")
    t.A.plays("Enslaved!")
    t.A.chooses("Tergoz Tenhammer")
    t.B.chooses("Mul Savage")
    t.C.chooses("4th/489")
    t.zone("Mul Savage", "discard")
    t.zone("Flameblade", "discard")
    t.zone("4th/489", "discard")
    t.zone("Tergoz Tenhammer", "discard")
    t.zone("Johydee's Mask", "discard")
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.not-avatars"])
def test_of_an_avatar_the_mask_has_the_level_and_never_the_power(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/489 + Flameblade"])
    t.begin(active="A", phase=3, windows="pass", unenforced=["4th/489"])
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.chooses("4th/489")
    t.level("Tergoz Tenhammer", 21 + 2)
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.duration"])
def test_without_the_mask_the_wearer_is_what_he_was(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer + Johydee's Mask"], hand=["Fast Talking!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage + Flameblade"])
    t.begin(active="A", phase=2, windows="pass")
    t.A.passes()
    t.A.chooses("Mul Savage")
    t.A.mode(1)
    t.A.plays("Fast Talking!")
    t.zone("Johydee's Mask", "discard")
    t.zone("Flameblade", "discard")
    t.level("Tergoz Tenhammer", 5)
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.duration"])
def test_the_level_stays_when_the_model_is_gone(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Johydee's Mask", "Wind Dancers"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Dagrande"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.chooses("Neeva")
    t.A.mode(1)
    t.A.plays("Wind Dancers")
    t.zone("Neeva", "discard")
    t.level("Tergoz Tenhammer", 7)
    t.changed("Johydee's Mask")
    t.settled("A", "ask-phase-3")


@card_test("1st/218", "NS/123", rules=["copy.exact-text", "copy.on-entry"], edition="1st")
def test_a_power_to_be_used_is_copied_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer", "Azhul"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Waterdeep"}, pool=["NS/123", "Mul Savage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.chooses("NS/123")
    t.A.mode(2)
    t.A.passes()
    t.A.attacks("Waterdeep", with_="Tergoz Tenhammer")
    t.B.defends("Mul Savage")
    t.A.uses("Tergoz Tenhammer")
    t.A.chooses("Azhul")
    t.on("Azhul", "Tergoz Tenhammer")
    t.changed("Johydee's Mask", "Mul Savage")
    t.settled("B", "ask-combat")


@card_test("1st/218", rules=["copy.on-entry", "limbo.outside-combat-keeps"])
def test_the_mask_chooses_anew_when_its_bearer_comes_back_from_limbo(t: Table) -> None:
    away = {"card": "Tergoz Tenhammer (1 turns)", "with": ["Johydee's Mask"]}
    t.seat("A", formation={"A": "Sembia"}, limbo=[away])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva", "Dagrande"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.passes()
    t.asked("A", "ask-choose")
    t.offered("Neeva", "Dagrande")
    t.on("Johydee's Mask", "Tergoz Tenhammer")
    t.A.chooses("Neeva")
    t.A.mode(1)
    t.level("Tergoz Tenhammer", 7)
    t.changed("Johydee's Mask", "Tergoz Tenhammer")
    t.settled("B", "ask-phase-0")


@card_test("1st/218", rules=["copy.on-entry"])
def test_the_mask_may_be_played_without_copying_anything(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Skeletal Horde"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.done()
    t.level("Tergoz Tenhammer", 5)
    t.not_kind("Tergoz Tenhammer", "Undead")
    t.changed("Johydee's Mask")
    t.settled("A", "ask-phase-3")


@card_test("1st/218", rules=["copy.racial"])
def test_the_races_of_a_model_come_with_its_power(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tergoz Tenhammer"], hand=["Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Skeletal Horde"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Johydee's Mask", on="Tergoz Tenhammer")
    t.A.chooses("Skeletal Horde")
    t.A.mode(2)
    t.kind("Tergoz Tenhammer", "Undead")
    t.level("Tergoz Tenhammer", 5)
    t.changed("Johydee's Mask")
    t.settled("A", "ask-phase-3")


# -- Rod of Dispel Magic ----------------------------------------------------------------------------------------------


@card_test("1st/220", rules=["dispel.magic-both"])
def test_the_rod_cancels_one_spell_of_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira", "Azhul"], hand=["Cone of Cold", "Shield", "Chain Lightning"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Rod of Dispel Magic"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Shield", by="Sadira")
    t.B.answers("Rod of Dispel Magic")
    t.zone("Shield", "discard")
    t.total("Sadira", 4)
    t.A.plays("Cone of Cold", by="Sadira")
    t.total("Sadira", 9)
    t.changed("Tergoz Tenhammer", "Cone of Cold")
    t.settled("B", "ask-combat")


@card_test("1st/220", rules=["power.combat-only-when-involved"])
def test_the_rod_does_nothing_while_its_bearer_does_not_fight(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Rod of Dispel Magic", "Dagrande"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Dagrande")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.could_not_answer("Rod of Dispel Magic", because="power.combat-only-when-involved")
    t.changed("Dagrande", "Sadira")
    t.settled("B", "ask-combat")


@card_test("1st/220")
def test_the_rod_ends_a_spell_that_is_at_work(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia"},
        pool=["Sadira"],
        hand=["Cone of Cold", "Shield", "Improved Phantasmal Force", "Fire Shield"],
    )
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Tergoz Tenhammer + Rod of Dispel Magic"],
        hand=["Gith", "Zadoc", "Powell"],
    )
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.passes()
    t.total("Sadira", 9)
    t.B.plays("Gith")
    t.A.plays("Shield", by="Sadira")
    t.B.passes()
    t.B.plays("Zadoc")
    t.A.plays("Improved Phantasmal Force", by="Sadira")
    t.B.passes()
    t.total("Sadira", 17)
    t.B.uses("Rod of Dispel Magic")
    t.offered("Cone of Cold", "Shield", "Improved Phantasmal Force")
    t.B.chooses("Cone of Cold")
    t.zone("Cone of Cold", "discard")
    t.total("Sadira", 12)
    t.B.cannot("use", "Rod of Dispel Magic", because="power.condition-mandatory")
    t.B.plays("Powell")
    t.A.plays("Fire Shield", by="Sadira")
    t.B.could_not_answer("Rod of Dispel Magic", because="power.condition-mandatory")
    t.total("Sadira", 17)
    t.changed("Tergoz Tenhammer", "Gith", "Zadoc")
    t.settled("B", "ask-combat")


@card_test("1st/220", rules=["power.combat-only-when-involved"])
def test_the_rod_in_the_pool_ends_no_spell(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer + Rod of Dispel Magic", "Dagrande"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Dagrande")
    t.A.plays("Cone of Cold", by="Sadira")
    t.B.cannot("use", "Rod of Dispel Magic", because="power.combat-only-when-involved")
    t.changed("Dagrande", "Sadira")
    t.settled("B", "ask-combat")


# -- The Heartwood Spear ----------------------------------------------------------------------------------------------


@card_test("1st/318", rules=["instant.no-chance-for-attached"])
def test_the_spear_kills_an_opposing_monster_without_a_chance(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear", "Stef'fa Naf'ski"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "Griffin"], hand=["Orb of Power", "War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.zone("Azhul", "pool")
    t.on("The Heartwood Spear", "Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("1st/318")
def test_the_spear_spares_the_others(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Dagrande")
    t.changed("Azhul", "Dagrande")
    t.settled("A", "ask-combat")


@card_test("1st/318", rules=["power.combat-only-when-involved"])
def test_a_spear_in_the_pool_kills_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande", "Azhul + The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.defends("Mul Savage")
    t.changed("Dagrande", "Mul Savage")
    t.settled("A", "ask-combat")


@card_test("1st/318", rules=["instant.events-help"])
def test_an_event_that_removes_the_spear_saves_the_monster(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Griffin"], hand=["Fast Talking!"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.passes()
    t.B.defends("Griffin")
    t.B.passes()
    t.asked("B", "ask-anytime")
    t.B.plays("Fast Talking!")
    t.zone("The Heartwood Spear", "discard")
    t.zone("Griffin", "battle")
    t.changed("Azhul")
    t.settled("A", "ask-combat")


@card_test("1st/318")
def test_the_spear_played_in_combat_kills_at_once(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], hand=["The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays("The Heartwood Spear", on="Azhul")
    t.zone("Mul Savage", "discard")
    t.zone("Azhul", "pool")
    t.changed("The Heartwood Spear")
    t.settled("A", "ask-next-attacker")


@card_test("1st/318", "1st/219")
def test_the_spear_kills_a_monster_that_joins_the_other_side(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva + The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Helm of Teleportation", "Mul Savage"], hand=["War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Dagrande")
    t.B.uses("Helm of Teleportation")
    t.zone("Mul Savage", "discard")
    t.total("Dagrande", 4)
    t.changed("Neeva")
    t.settled("B", "ask-combat")


@card_test("1st/318")
def test_the_spear_kills_opposing_dragons_that_are_no_monsters_and_dragons_at_their_side(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear + RR/88"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + DR/85 + War Party + Griffin", "DR/32"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["RR/88", "DR/85", "DR/32"])
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Dagrande")
    t.zone("DR/85", "discard")
    t.zone("Griffin", "discard")
    t.on("RR/88", "Azhul")
    t.on("War Party", "Dagrande")
    t.B.passes()
    t.zone("Dagrande", "discard")
    t.changed("Azhul", "RR/88", "War Party")
    t.settled("A", "ask-next-attacker")


@card_test("1st/318")
def test_the_spear_kills_a_dragon_of_any_type(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["DR/32"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["DR/32"])
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("DR/32")
    t.zone("DR/32", "discard")
    t.changed("Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("1st/318")
def test_the_spear_played_in_combat_kills_dragons_and_monsters_at_the_opposing_side(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + RR/88"], hand=["The Heartwood Spear"])
    t.seat(
        "B",
        formation={"A": "Nyrond"},
        pool=["Dagrande + DR/85 + War Party + Griffin", "Mul Savage", "DR/32"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=["RR/88", "DR/85", "DR/32"])
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Dagrande")
    t.A.plays("The Heartwood Spear", on="Azhul")
    t.zone("DR/85", "discard")
    t.zone("Griffin", "discard")
    t.on("War Party", "Dagrande")
    t.on("RR/88", "Azhul")
    t.zone("Mul Savage", "pool")
    t.changed("The Heartwood Spear", "Dagrande")
    t.settled("B", "ask-combat")


@card_test("1st/318")
def test_the_spear_played_in_combat_kills_a_dragon(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], hand=["The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["DR/32"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["DR/32"])
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("DR/32")
    t.A.plays("The Heartwood Spear", on="Azhul")
    t.zone("DR/32", "discard")
    t.changed("Azhul")
    t.settled("A", "ask-next-attacker")


@card_test("1st/318")
def test_the_spear_played_in_the_pool_kills_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"], hand=["The Heartwood Spear"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mul Savage", "DR/32 + RR/88"])
    t.begin(active="A", phase=3, windows="pass", unenforced=["DR/32", "RR/88"])
    t.A.plays("The Heartwood Spear", on="Azhul")
    t.on("The Heartwood Spear", "Azhul")
    t.settled("A", "ask-phase-3")


@card_test("1st/318")
def test_the_spear_kills_a_dragon_that_joins_the_other_side_only(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + The Heartwood Spear"], hand=["RR/88"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Tergoz Tenhammer"], hand=["War Party", "DR/85"])
    t.begin(active="A", phase=4, windows="pass", unenforced=["RR/88", "DR/85"])
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("RR/88")
    t.on("RR/88", "Azhul")
    t.B.plays("DR/85")
    t.zone("DR/85", "discard")
    t.B.plays("War Party")
    t.on("War Party", "Tergoz Tenhammer")
    t.total("Tergoz Tenhammer", 12)
    t.settled("A", "ask-combat")


@card_test("1st/218", rules=["copy.not-avatars"])
def test_the_mask_takes_an_avatars_level_in_phase_3_of_its_players_turn_too(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Sadira + Johydee's Mask"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/489"])
    t.begin(active="A", phase=2, windows="pass", unenforced=["4th/489"])
    t.A.passes()
    t.A.chooses("4th/489")
    t.level("Sadira", 21)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("demanding", ["1st/153", "1st/427"])
@card_test("1st/410", rules=["limbo.purpose"], edition="1st")
def test_the_map_saves_its_bearer_from_what_an_item_or_artifact_demands(t: Table, demanding: str) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=[f"Dagrande + 1st/410 + {demanding}", "Azhul"])
    t.seat("B", formation={"A": "Keoland"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.passes(2)
    t.zone("Dagrande", "limbo")
    t.changed("1st/410", demanding)
    t.settled("B")


@card_test("1st/410", rules=["limbo.in-combat-loses"], edition="1st")
def test_the_map_saves_one_who_fights_as_an_ally(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["NS/123"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + Staff of Conjuring + Wand of Light"])
    t.seat("C", formation={"A": "Keoland"}, pool=["Dagrande + 1st/410"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Mordenkainen")
    t.A.uses("NS/123")
    t.A.passes()
    t.zone("Dagrande", "limbo", of="C")
    t.zone("1st/410", "discard")
    t.zone("NS/123", "pool")
    t.changed("Mordenkainen")
    t.settled("A")
