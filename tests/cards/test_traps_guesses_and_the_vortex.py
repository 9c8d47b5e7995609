"""Pit Trap!, Nobody Wins! and The Abyssal Vortex: a realm saved, a card guessed, and where spent cards go."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE
from tests.table_talk import Table, card_test

TRAP, NOBODY, VORTEX = "1st/416", "4th/490", "1st/430"
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": CRISTYNE}, {"A": "Keoland"}


@pytest.mark.parametrize("seat", ["B", "C"])
@card_test(TRAP, rules=["battle.end.no-defence", "pool.loss-attachments", "spoils.defender-any-cause"], edition="1st")
def test_who_finds_nobody_defending_falls_into_the_trap(t: Table, seat: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"])
    t.seat("B", formation=REALM_B, hand=[TRAP] if seat == "B" else [1])
    t.seat("C", formation=REALM_C, hand=[TRAP] if seat == "C" else [1])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.declines()
    getattr(t, seat).answers(TRAP, by=CRISTYNE)
    t.standing(CRISTYNE)
    t.zone("Azhul", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone(TRAP, "void")
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@card_test(TRAP, rules=["spoils.defender-any-cause", "immunity.always-active"], edition="1st")
def test_the_trap_saves_the_realm_from_one_it_cannot_take_but_earns_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + 4th/170"])
    t.seat("B", formation=REALM_B, hand=[TRAP])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.declines()
    t.B.answers(TRAP, by=CRISTYNE)
    t.standing(CRISTYNE)
    t.zone("Azhul", "pool")
    t.zone(TRAP, "void")
    t.settled("A", "ask-phase-4")


@card_test(TRAP, rules=["battle.end.no-defence"], edition="1st")
def test_so_does_who_wins_the_last_round(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys", "Azhul"])
    t.seat("B", formation={"A": "Nyrond + 1st/142"}, hand=[TRAP])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Nyrond")
    t.B.passes()
    t.B.answers(TRAP, by="Nyrond")
    t.standing("Nyrond")
    t.on("1st/142", "Nyrond")
    t.zone("Borys", "discard")
    t.changed(TRAP)
    t.B.keeps()
    t.settled("A", "ask-phase-4")


@card_test(TRAP, rules=["counter.exception"], edition="1st")
def test_no_card_play_falls_into_it_nor_who_has_not_won_yet(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Cataclysm!", "Gith"])
    t.seat("B", formation={"A": CRISTYNE, "B": "Nyrond"}, pool=["Borys"], hand=[TRAP])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks(CRISTYNE, with_="Sadira")
    t.A.passes()
    t.B.defends("Borys")
    t.A.plays("Cataclysm!")
    t.A.chooses(CRISTYNE)
    t.zone(CRISTYNE, "discard")
    t.zone("Sadira", "pool")
    t.zone(TRAP, "hand")
    t.changed("Cataclysm!", "Borys", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(TRAP, rules=["counter.exception"], edition="1st")
def test_nor_who_wins_elsewhere(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys"])
    t.seat("B", formation={"A": CRISTYNE, "B": "Nyrond"}, pool=["1st/167", "Azhul"], hand=[TRAP])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.defends("1st/167")
    t.B.passes()
    t.B.chooses("Nyrond")
    t.razed("Nyrond")
    t.changed("1st/167")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(
    ("guess", "to"), [("wizard spell", "abyss"), ("cleric spell", "discard"), ("wizard", "discard")]
)
@card_test(NOBODY, rules=["gloss.rule-card.global", "abyss.by-cards"], edition="1st")
def test_who_guesses_the_type_of_a_top_card_sends_it_to_the_abyss(t: Table, guess: str, to: str) -> None:
    t.seat("A", formation=REALM_A, table=[NOBODY])
    t.seat("B", formation=REALM_B, draw=["Cone of Cold", "Sadira", 6])
    t.seat("C", formation=REALM_C, draw=[])
    t.begin(active="A", phase="start", unenforced=True)
    t.A.says("yes")
    t.A.player("B")
    pending = t.state.pending
    assert pending is not None
    types = [option.text for option in pending.options]
    t.expect(set(types) == {p.type for p in catalogue.all_printings()} - {"dungeon"}, "all types of cards are offered")
    t.A.names(guess)
    t.zone("Cone of Cold", to)
    t.zone("Sadira", "draw")
    t.settled("A", "ask-phase-0")


@card_test(NOBODY, rules=["gloss.rule-card.global"], edition="1st")
def test_it_is_only_its_players_guess_and_may_be_left(t: Table) -> None:
    t.seat("A", formation=REALM_A, table=[NOBODY])
    t.seat("B", formation=REALM_B, draw=["Cone of Cold", 6])
    t.begin(active="A", phase="start", unenforced=True)
    t.A.says("no")
    t.A.passes(5)
    t.turn_of("B")
    drew(t, "A", 3)
    t.settled("B", "ask-phase-0")


@card_test(VORTEX, rules=["gloss.rule-card.global", "abyss.by-cards", "combat.h.winner-discards"], edition="1st")
def test_into_the_vortex_goes_what_is_played_under_it(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=["Sadira + Gladiators + 1st/356"],
        hand=["Disintegrate", "4th/384", "Good Fortune", "Fireball"],
        table=[VORTEX],
    )
    t.seat("B", formation={"A": CRISTYNE, "B": "Nyrond"}, pool=["Mordenkainen + War Party"], hand=["Zadoc", "4th/382"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/384", "Sadira", because="forbidden")
    t.A.plays("Disintegrate", by="Sadira")
    t.A.chooses("Nyrond")
    t.zone("Nyrond", "discard")
    t.zone("Disintegrate", "abyss")
    t.A.plays("Good Fortune")
    t.B.could_not_answer("4th/382", because="forbidden")
    t.zone("Good Fortune", "void")
    t.changed(*(f"A:filler#{i}" for i in range(1, 6)))
    t.settled("A", "ask-phase-3")


@card_test(VORTEX, rules=["combat.h.winner-discards", "combat.h.loser-discards-all"], edition="1st")
def test_after_a_round_allies_and_spells_played_in_it_are_gone_for_good(t: Table) -> None:
    t.seat(
        "A",
        formation=REALM_A,
        pool=["Sadira + Galek"],
        hand=["Cone of Cold", "Gith", "Fireball"],
        table=[VORTEX],
    )
    t.seat("B", formation=REALM_B, pool=["Mordenkainen + War Party + Gladiators"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Sadira")
    t.B.defends("Mordenkainen")
    t.A.plays("Gith")
    t.A.plays("Cone of Cold", by="Sadira")
    t.zone("Gith", "attached")
    t.A.passes()
    for played in ("Gith", "Cone of Cold"):
        t.zone(played, "abyss")
    for before in ("Galek", "War Party", "Gladiators", "Sadira"):
        t.zone(before, "discard")
    t.changed("Mordenkainen", "B:filler#1")
    t.settled("B", "ask-spoils")
