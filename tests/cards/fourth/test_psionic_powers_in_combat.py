"""Psionic powers of 4th Edition: what they do to the round they are used in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from tests.cards.first.spell_duel import duel
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
BEALA = "4th/332"
INVISIBILITY, MINDLINK, WEAPONRY = "4th/425", "4th/426", "4th/429"
METAMORPHOSIS, MINDWIPE, PASSAGE = "4th/431", "4th/432", "4th/517"
FISTS, BOOT, CHARM_AURA, MAGNIFY = "4th/433", "4th/434", "4th/447", "PO/94"
RULE = "icon.ability.by-type"
NOT_ITS_KIND = ("card.power.definition", RULE)


def fight(t: Table, mine: str, theirs: str, hand: Sequence[str], their_hand: Sequence[str] = ()) -> None:
    """A duel in which the bonus of a card may count whose power nobody has written."""
    t.seat("A", formation={"A": "Nibenay"}, pool=[mine], hand=list(hand))
    t.seat("B", formation={"A": "Sembia"}, pool=[theirs], hand=list(their_hand))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Sembia", with_=mine.partition(" +")[0])
    t.B.defends(theirs.partition(" +")[0])


# -- Superior Invisibility --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("small", ["Sadira", "Sysania"])
@card_test(INVISIBILITY, rules=["battle.end.realm-gone-return"])
def test_it_passes_a_small_spellcaster_by_whatever_he_carries(t: Table, small: str) -> None:
    duel(t, BEALA, f"{small} + Orb of Doom + Gith", [INVISIBILITY])
    t.A.plays(INVISIBILITY)
    t.razed("Sembia")
    t.zone(small, "pool")
    t.on("Orb of Doom", small)
    t.zone("Gith", "discard")
    t.zone(BEALA, "pool")
    t.zone(INVISIBILITY, "discard")
    t.count("A", hand=1)
    t.settled("A", "ask-spoils")


@pytest.mark.parametrize("seen_by", ["Nenioc", "Drow Matron", "Tergoz Tenhammer", "Gnomes of Samek + Orb of Doom"])
@card_test(INVISIBILITY, rules=["power.condition-mandatory"])
def test_greater_ones_and_heroes_are_not_passed_by(t: Table, seen_by: str) -> None:
    duel(t, BEALA, seen_by, [INVISIBILITY])
    t.A.cannot("play", INVISIBILITY, BEALA, because="condition-not-met")
    t.settled("A", "ask-combat")


@card_test(INVISIBILITY, rules=["power.condition-mandatory"])
def test_nor_does_it_help_a_defender(t: Table) -> None:
    duel(t, "Sadira + Orb of Doom", BEALA, [], [INVISIBILITY])
    t.B.cannot("play", INVISIBILITY, BEALA, because="condition-not-met")
    t.settled("B", "ask-combat")


# -- Mindlink ---------------------------------------------------------------------------------------------------------


@card_test(MINDLINK, rules=[RULE, "combat.h.winner-discards"])
def test_the_linked_mind_uses_everybodys_craft_for_the_round(t: Table) -> None:
    crafts = ["Shield", "Bless", FISTS, CHARM_AURA]
    fight(t, BEALA, "Borys + War Party", [MINDLINK, *crafts])
    for card in crafts:
        t.A.cannot("play", card, BEALA, because=RULE)
    t.A.plays(MINDLINK)
    t.level(BEALA, 5 + 4)
    for card in crafts:
        t.A.can("play", card, BEALA)
    t.settled("A", "ask-combat")


# -- Body Weaponry ----------------------------------------------------------------------------------------------------


@card_test(WEAPONRY, rules=["combat.h.winner-discards"])
def test_no_bare_hands_beside_a_body_that_is_a_weapon(t: Table) -> None:
    theirs = f"Borys + Gladiators + {FISTS} + {BOOT}"
    fight(t, BEALA, theirs, [MINDLINK, WEAPONRY, "4th/438", "Kank Lancers"], ["4th/439", "War Band"])
    t.A.plays(MINDLINK)
    t.A.can("play", "4th/438", BEALA)
    t.A.plays(WEAPONRY)
    t.zone(FISTS, "discard")
    t.zone(BOOT, "discard")
    t.total("Borys", 9 + 9)
    t.total(BEALA, 5 + 4 + 6)
    t.A.cannot("play", "4th/438", BEALA, because="forbidden")
    t.A.plays("Kank Lancers")
    t.B.cannot("play", "4th/439", "Borys", because="forbidden")
    t.B.plays("War Band")
    t.on("War Band", "Borys")
    t.changed(MINDLINK, "Kank Lancers")
    t.settled("A", "ask-combat")


# -- Metamorphosis ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "kind"), list(enumerate(["hero", "wizard", "cleric", "monster", "psionicist"], 1)))
@card_test(METAMORPHOSIS, rules=["icon.ability.type-change"])
def test_the_champion_takes_any_other_shape(t: Table, way: int, kind: str) -> None:
    duel(t, BEALA, "Borys + War Party", [METAMORPHOSIS, "Shield", "Bless", MAGNIFY], windows="pass")
    t.A.plays(METAMORPHOSIS)
    t.A.mode(way)
    t.type(BEALA, kind)
    t.level(BEALA, 5 + 5)
    for card, caster in (("Shield", "wizard"), ("Bless", "cleric"), (MAGNIFY, "psionicist")):
        if kind == caster:
            t.A.can("play", card, BEALA)
        else:
            t.A.cannot("play", card, BEALA, because=NOT_ITS_KIND if card == MAGNIFY else RULE)
    t.settled("A", "ask-combat")


@pytest.mark.parametrize(("way", "kind"), [(6, "regent"), (7, "thief")])
@card_test(METAMORPHOSIS, rules=["icon.ability.type-change"])
def test_for_the_round_only(t: Table, way: int, kind: str) -> None:
    duel(t, BEALA, "Dagrande + Zadoc", [METAMORPHOSIS], pool=["Azhul"], windows="pass")
    t.A.plays(METAMORPHOSIS)
    t.A.mode(way)
    t.type(BEALA, kind)
    t.B.passes()
    t.type(BEALA, "psionicist")
    t.changed(METAMORPHOSIS, "Dagrande", "Zadoc", BEALA)
    t.settled("A", "ask-next-attacker")


# -- Mindwipe ---------------------------------------------------------------------------------------------------------


@card_test(MINDWIPE, rules=[RULE, "combat.h.winner-discards"])
def test_a_wiped_mind_knows_no_spells_and_no_powers_this_round(t: Table) -> None:
    hand = [MINDWIPE, "War Party"]
    duel(t, BEALA, "PO/19 + Gith", hand, ["Shield", "Bless", MAGNIFY, "Zadoc"], windows="pass")
    t.A.plays(MINDWIPE)
    t.A.plays("War Party")
    for card in ("Shield", "Bless", MAGNIFY):
        t.B.cannot("play", card, "PO/19", because="forbidden")
    t.B.plays("Zadoc")
    t.on("Zadoc", "PO/19")
    t.changed("War Party")
    t.settled("A", "ask-combat")


@card_test(MINDWIPE, rules=[RULE, "spell.target-required"])
def test_of_two_on_the_other_side_one_is_wiped(t: Table) -> None:
    mine, hand = "4th/342", [MINDWIPE, MAGNIFY, "War Party"]
    duel(t, mine, "NS/123", hand, [MAGNIFY, "Zadoc"], their_pool=["Sadira"], windows="pass")
    t.B.uses("NS/123")
    t.A.plays(MINDWIPE)
    t.offered("NS/123", "Sadira")
    t.A.chooses("NS/123")
    t.A.can("play", f"A:{MAGNIFY}", mine)
    t.A.plays("War Party")
    t.B.cannot("play", f"B:{MAGNIFY}", "NS/123", because="forbidden")
    t.B.can("play", "Zadoc", "NS/123")
    t.changed("Sadira", "War Party")
    t.settled("B", "ask-combat")


@card_test(MINDWIPE, "4th/400", rules=["dispel.timing"])
def test_his_companions_in_the_pool_still_cast(t: Table) -> None:
    duel(t, BEALA, "Borys", [MINDWIPE, MAGNIFY], ["4th/400"], their_pool=["Nenioc"])
    t.A.plays(MINDWIPE)
    t.B.passes(2)
    t.A.plays(MAGNIFY)
    t.B.cannot("answer", "4th/400", "Borys", because="forbidden")
    t.B.answers("4th/400", by="Nenioc")
    t.level(BEALA, 5)
    t.changed(MAGNIFY, "4th/400")
    t.settled("A", "ask-combat")


@card_test(MINDWIPE, rules=["immunity.offensive-only"])
def test_elminster_keeps_his_mind(t: Table) -> None:
    duel(t, BEALA, "4th/271", [MINDWIPE], windows="pass")
    t.A.cannot("play", MINDWIPE, BEALA, because=("immune", "no-target"))
    t.settled("A", "ask-combat")


# -- Mystic Passage ---------------------------------------------------------------------------------------------------


@card_test(PASSAGE, rules=["combat.j.spoils-defender", "gloss.defeated"])
def test_who_escapes_into_his_mind_is_home(t: Table) -> None:
    duel(t, f"{BEALA} + Orb of Doom + Gith", "Borys + Zadoc", [PASSAGE], pool=["Azhul"])
    t.A.plays(PASSAGE)
    t.zone(BEALA, "pool")
    t.on("Orb of Doom", BEALA)
    t.zone("Gith", "discard")
    t.zone(PASSAGE, "discard")
    t.zone("Borys", "pool")
    t.zone("Zadoc", "discard")
    t.standing("Sembia")
    t.settled("A", "ask-phase-4")


@card_test(PASSAGE, "1st/77", rules=["gloss.defeated"])
def test_he_is_defeated_all_the_same(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Amarill"], hand=[PASSAGE], discard=["Azhul"], table=["RR/100"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Sembia", with_="Amarill")
    t.B.defends("Borys")
    t.A.plays(PASSAGE)
    t.A.says("yes")
    t.zone("Azhul", "hand")
    t.zone("Amarill", "pool")
    t.changed(PASSAGE)
    t.settled("A", "ask-phase-4")


@card_test(PASSAGE, rules=["power.condition-mandatory"])
def test_a_realm_has_no_such_way_out(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Borys"])
    t.seat("B", formation={"A": "Zhentil Keep + Suzail"}, hand=[PASSAGE, MAGNIFY], table=["RR/100"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Zhentil Keep", with_="Borys")
    t.B.defends("Zhentil Keep")
    t.B.cannot("play", PASSAGE, "Zhentil Keep", because="condition-not-met")
    t.settled("B", "ask-combat")
