"""Cleric spells of 4th Edition: wards and what else clerics pray for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import OPPONENT, Is, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test


def _prays(
    t: Table, spell: str, pool: Sequence[str] = (), hand: Sequence[str] = (), discard: Sequence[str] = ()
) -> None:
    """A's cleric casts the spell in phase 3."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", *pool], hand=[spell, *hand], discard=[*discard])
    t.seat("B", formation={"A": "DL/8", "B": "Vaasa"}, pool=["Borys"], discard=["Otto"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays(spell, by="Nenioc")


@card_test("4th/398", rules=["combat.h.loser-discards-all"], edition="1st")
def test_sanctuary_loses_the_round_and_saves_the_cleric(t: Table) -> None:
    meet(t, "Nenioc + Orb of Doom", "Borys", ["4th/398"])
    t.A.plays("4th/398", by="Nenioc")
    t.zone("Nenioc", "pool")
    t.on("Orb of Doom", "Nenioc")
    t.zone("Borys", "pool")
    t.zone("4th/398", "discard")
    t.settled("A")


@card_test("4th/405", edition="1st")
def test_only_cleric_spells_are_cast_in_the_zone(t: Table) -> None:
    _prays(t, "4th/405", pool=["Mordenkainen"], hand=["Death Spell", "1st/366"], discard=["Neeva"])
    t.A.cannot("play", "Death Spell", "Mordenkainen", because="forbidden")
    t.A.can("play", "1st/366", "Nenioc")
    t.changed("4th/405")
    t.settled("A")


@card_test("4th/406", edition="1st")
def test_a_champion_of_any_pile_is_put_to_sleep(t: Table) -> None:
    _prays(t, "4th/406", discard=["Neeva", "Zadoc"])
    t.offered("Neeva", "Otto")
    t.A.chooses("Otto")
    t.zone("Otto", "abyss")
    t.zone("4th/406", "discard")
    t.settled("A")


@card_test("4th/409", edition="1st")
def test_dragons_and_swimmers_lose_their_powers(t: Table) -> None:
    stronger = Always(gains(Is(OPPONENT), -1))
    with given("1st/305", stronger), given("1st/60", stronger):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Mul Savage"], hand=["4th/409"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Tergoz Tenhammer"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/409", by="Nenioc")
        t.A.passes()
        t.A.attacks("DL/8", with_="Mul Savage")
        t.B.defends("Borys")
        t.level("Mul Savage", 6)
        t.changed("4th/409")
        goes_on(t, "Borys")


@card_test("4th/409", edition="1st")
def test_others_keep_theirs(t: Table) -> None:
    with given("1st/60", Always(gains(Is(OPPONENT), -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Mul Savage"], hand=["4th/409"])
        t.seat("B", formation={"A": "DL/8"}, pool=["Tergoz Tenhammer"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/409", by="Nenioc")
        t.A.passes()
        t.A.attacks("DL/8", with_="Mul Savage")
        t.B.defends("Tergoz Tenhammer")
        t.level("Mul Savage", 5)
        t.changed("4th/409")
        goes_on(t)


@pytest.mark.parametrize("way", [1, 2])
@card_test("4th/411", edition="1st")
def test_a_champion_comes_back_from_limbo_or_out_of_the_abyss(t: Table, way: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/411"], abyss=["Neeva", "Zadoc"])
    t.seat("B", formation={"A": "DL/8"}, limbo=["Azhul"], abyss=["Mul Savage"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/411", by="Nenioc", way=way)
    if way == 2:
        t.offered("Neeva", "Mul Savage")
        t.A.chooses("Neeva")
    t.zone("Azhul", "pool" if way == 1 else "limbo")
    t.zone("Neeva", "abyss" if way == 1 else "discard")
    t.zone("Mul Savage", "abyss")
    t.changed("4th/411")
    t.settled("A")


@card_test("4th/413", rules=["raze.power-on-razing"], edition="1st")
def test_what_is_razed_in_combat_falls_into_ruin(t: Table) -> None:
    _prays(t, "4th/413", pool=["Neeva"])
    t.A.passes()
    t.A.attacks("DL/8", with_="Neeva")
    t.B.declines()
    t.zone("DL/8", "discard")
    t.changed("4th/413", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("4th/414", edition="1st")
def test_owners_of_rule_cards_pay_and_no_more_are_played(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/414", "1st/423"])
    t.seat("B", formation={"A": "DL/8 + Arms of Furyondy"}, pool=["Azhul"], hand=["4th/490"], table=["1st/430"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/414", by="Nenioc")
    t.offered("DL/8", "Arms of Furyondy", "Azhul")
    t.B.chooses("Arms of Furyondy")
    t.zone("Arms of Furyondy", "discard")
    t.zone("1st/430", "table")
    t.A.passes(3)
    t.turn_of("B")
    t.B.cannot("play", "4th/490", because="forbidden")
    drew(t, "B", 3)
    t.changed("4th/414")
    t.settled("B")


@card_test("4th/417", edition="1st")
def test_the_club_is_a_weapon_of_half_the_base_level(t: Table) -> None:
    _prays(t, "4th/417")
    t.on("4th/417", "Nenioc")
    t.level("Nenioc", 5 + 2)
    t.kind("4th/417", "Weapon")
    t.type("4th/417", "magical item")
    t.settled("A")


@card_test("4th/419", edition="1st")
def test_the_enthralled_neither_attack_nor_defend_and_the_cleric_attacks_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "Neeva"], hand=["4th/419"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul", "Borys"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/419", by="Nenioc")
    t.A.player("B")
    t.A.passes()
    t.A.cannot("attack", "DL/8", "Neeva", because="no-attack-this-turn")
    t.A.passes(2)
    t.turn_of("B")
    t.B.passes(3)
    t.B.cannot("attack", "Rashemen", "Azhul", because="card.power.definition")
    t.B.cannot("attack", "Rashemen", "Borys", because="card.power.definition")
    t.changed("4th/419")
    drew(t, "B", 3)
    t.settled("B")


@card_test("4th/419", edition="1st")
def test_the_enthralled_cannot_defend_against_whoever_comes_first(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/419"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto"], hand=["Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/419", by="Nenioc")
    t.A.player("C")
    t.A.passes(3)
    t.B.passes(3)
    t.B.attacks("Nyrond", with_="Azhul")
    t.C.can("defend", "Neeva")
    t.C.cannot("defend", "Otto", because="card.power.definition")
    drew(t, "B", 3)
    t.changed("4th/419")
    t.settled("C", "ask-defend")


@card_test("4th/419", rules=["spell.target-required", "general.touch.retarget"], edition="1st")
def test_a_pool_without_anybody_in_reach_is_not_enthralled(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["4th/419"])
    t.seat("B", formation={"A": "DL/8"}, pool=["1st/451"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Otto"])
    t.seat("D", formation={"A": "Vaasa"}, pool=["Alias the Sell-Sword"])
    t.seat("E", formation={"A": "Celene"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/419", by="Nenioc")
    seats = {option.number for option in t.sitting.pending().options}
    t.expect(seats == {t.sitting.objects.seat(seat) for seat in "AC"}, "neither B, D nor E can be chosen")
    t.settled("A", "ask-player")


@card_test("4th/422", edition="1st")
def test_an_item_or_artifact_is_found_and_laid_on_top(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Nenioc"],
        hand=["4th/422"],
        draw=["Gith", "Zadoc", "Magic Sword", "1st/157", 3],
    )
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/422", by="Nenioc")
    t.offered("Magic Sword", "1st/157")
    t.A.chooses("Magic Sword")
    t.expect(t.state.listed(t.sitting.objects.seat("A"), 0)[0] == t.card("Magic Sword"), "on top")
    t.changed("4th/422")
    t.settled("A")
