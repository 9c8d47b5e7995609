"""Psionic Contrition: no power of the mind works, printed on a card or a champion's own."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.language import CHAMPION, SELF, Is, gains
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

CONTRITION = "4th/147"


@card_test(CONTRITION, rules=["gloss.psionic-attack", "icon.ability.by-type"], edition="1st")
def test_no_psionic_power_is_played_or_used_in_combat(t: Table) -> None:
    meet(t, "4th/340 + Gith", "Borys", [CONTRITION, "PO/98", "War Party"], pool=["Mul Savage"])
    t.A.can("use", "4th/340")
    t.A.can("play", "PO/98", "4th/340")
    t.A.plays(CONTRITION)
    t.A.cannot("use", "4th/340", because="power-lost")
    t.A.cannot("play", "PO/98", "4th/340", because="forbidden")
    t.A.can("play", "War Party", "4th/340")
    t.zone(CONTRITION, "table")
    goes_on(t)


@card_test(CONTRITION, rules=["gloss.psionic-attack"], edition="1st")
def test_nor_do_psionic_powers_work_by_themselves(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Agis"], hand=[CONTRITION])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage", "Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.plays(CONTRITION)
    t.A.attacks("DL/8", with_="Agis")
    t.B.defends("Neeva")
    t.zone("Mul Savage", "pool")
    goes_on(t, CONTRITION)


@card_test(CONTRITION, "4th/328", rules=["gloss.psionic-attack"], edition="1st")
def test_an_ally_keeps_its_race_beside_the_penitent(t: Table) -> None:
    meet(t, "4th/328", "Borys", [CONTRITION, "4th/214", "Gith"])
    t.A.plays(CONTRITION)
    t.A.plays("Gith")
    t.not_kind("Gith", "Elf")
    goes_on(t, CONTRITION)


@card_test(CONTRITION, rules=["event.duration-in-play", "gloss.negate"], edition="1st")
def test_other_powers_work_and_all_do_after_its_players_next_turn(t: Table) -> None:
    stronger = Always(gains(CHAMPION & Is(SELF), 1))
    calm_mind = Always(gains(CHAMPION & Is(SELF), 2), psionic=True)
    with given("1st/266", stronger, calm_mind), given("1st/41", stronger):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266"], hand=[CONTRITION])
        t.seat("B", formation={"A": "DL/8"}, pool=["1st/41"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.level("1st/266", 7)
        t.A.plays(CONTRITION)
        t.level("1st/266", 5)
        t.level("1st/41", 7)
        t.A.passes(2)
        t.B.passes(5)
        t.turn_of("A")
        t.level("1st/266", 5)
        t.A.passes(5)
        t.turn_of("B")
        t.level("1st/266", 7)
        t.zone(CONTRITION, "void")
        drew(t, "A", 3)
        drew(t, "B", 3)
        t.settled("B")
