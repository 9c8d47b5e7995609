"""Items too many for the hand, and spells that can be cast again: both wait beneath a card."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test

TILVERTON, BOOK = "4th/79", "4th/189"
SWORD, SHIELD, FOR_UNDEAD = "1st/94", "1st/103", "NS/50"
#: Cards that are no items, to fill a hand.
EIGHT = ["War Party", "Gith", "Zadoc", "Gladiators", "Rowan", "War Band", "Swordwraith", "1st/90"]


def _end_of_turn(t: Table, hand: list[str]) -> None:
    t.seat("A", formation={"A": f"Cormyr + {TILVERTON}"}, hand=hand, pool=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)


@card_test(TILVERTON, rules=["turn.phase5.discard-down"], edition="1st")
def test_items_too_many_for_the_hand_lie_beneath_tilverton(t: Table) -> None:
    _end_of_turn(t, [*EIGHT[1:], SWORD, SHIELD, FOR_UNDEAD])
    t.A.uses(TILVERTON)
    t.offered(SWORD, SHIELD, FOR_UNDEAD)
    t.A.chooses(SWORD)
    t.on(SWORD, TILVERTON)
    t.A.uses(TILVERTON)
    t.A.chooses(SHIELD)
    t.on(SHIELD, TILVERTON)
    t.A.cannot("use", TILVERTON, because="condition-not-met")
    t.settled("A", "ask-phase-5")


@pytest.mark.parametrize(
    ("hand", "why"),
    [([*EIGHT[:7], SWORD], "condition-not-met"), ([*EIGHT, "Elf Galleon [3rd/110]"], "no-target")],
)
@card_test(TILVERTON, rules=["turn.phase5.discard-down"], edition="1st")
def test_a_hand_without_too_many_items_stays_as_it_is(t: Table, hand: list[str], why: str) -> None:
    _end_of_turn(t, hand)
    t.A.cannot("use", TILVERTON, because=why)
    t.settled("A", "ask-phase-5")


@card_test(TILVERTON, rules=["turn.phase5.discard-down"], edition="1st")
def test_what_is_not_laid_there_goes_on_being_too_much(t: Table) -> None:
    _end_of_turn(t, [*EIGHT, SWORD, SHIELD])
    t.A.uses(TILVERTON)
    t.A.chooses(SWORD)
    t.on(SWORD, TILVERTON)
    t.A.passes()
    t.A.chooses("Gith")
    t.zone("Gith", "discard")
    t.count("A", hand=8)
    t.settled("B")


def _attacked(t: Table, beneath: list[str], realm: str = "Cormyr", attacker: str = "Borys") -> None:
    """A lays items beneath Tilverton at the end of the turn; then B attacks."""
    places = ["Cormyr", realm] if realm != "Cormyr" else ["Cormyr"]
    formation = {
        place: f"{one} + {TILVERTON}" if one == "Cormyr" else one for place, one in zip("AB", places, strict=False)
    }
    t.seat("A", formation=formation, hand=[*EIGHT, *beneath], pool=["Azhul", "Neeva"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys", "Starshine"])
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    for left in range(len(beneath), 0, -1):
        t.A.uses(TILVERTON)
        if left > 1:
            t.A.chooses(beneath[-left])
    t.A.passes()
    t.B.passes(3)
    t.changed(*(f"B:filler#{number}" for number in range(1, 6)))
    t.B.attacks(realm, with_=attacker)


@card_test(TILVERTON, rules=["gloss.items.both-directions"], edition="1st")
def test_the_first_to_defend_takes_up_what_lies_there(t: Table) -> None:
    _attacked(t, [SWORD, SHIELD])
    t.A.defends("Azhul")
    t.on(SWORD, "Azhul")
    t.on(SHIELD, "Azhul")
    t.level("Borys", 9)
    t.settled("A")


@card_test(TILVERTON, rules=["gloss.items.both-directions"], edition="1st")
def test_what_the_defender_cannot_bear_stays_there(t: Table) -> None:
    _attacked(t, [SWORD, FOR_UNDEAD])
    t.A.defends("Azhul")
    t.on(SWORD, "Azhul")
    t.on(FOR_UNDEAD, TILVERTON)
    t.settled("A")


@card_test(TILVERTON, rules=["raze.holding-lost"], edition="1st")
def test_with_the_realm_all_of_it_is_lost(t: Table) -> None:
    _attacked(t, [SWORD])
    t.A.declines()
    t.razed("Cormyr")
    t.zone(TILVERTON, "discard")
    t.zone(SWORD, "discard")
    t.settled("B")


@card_test(TILVERTON, rules=["realm.power.when-attacked"], edition="1st")
def test_who_defends_elsewhere_gets_nothing(t: Table) -> None:
    _attacked(t, [SWORD], realm="Evermeet", attacker="Starshine")
    t.A.defends("Azhul")
    t.on(SWORD, TILVERTON)
    t.settled("A")


# -- the spellbook -----------------------------------------------------------------------------------------------------

CHARM = "1st/357"
CONE, CLOAK, FIST = "1st/340", "1st/342", "1st/344"


def _wins(t: Table, spells: list[str], foe: str = "Borys", held: tuple[str, ...] = (), book: str = BOOK) -> None:
    """Sadira, who bears the book, beats Borys with these spells; the last one turns the fight."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Sadira + {book}", "1st/163"], hand=[*spells, *held], draw=[9])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=[foe, "4th/342"], draw=[9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends(foe.partition(" +")[0])
    for spell in spells:
        t.A.plays(spell, by="Sadira")
    t.B.passes()


@card_family(dict.fromkeys((BOOK, "AR/30"), ()), rules=["combat.h.winner-discards"], edition="1st")
def test_spells_are_kept_after_a_round_won(t: Table, printing: str) -> None:
    _wins(t, [CONE, CLOAK], book=printing)
    t.offered(CONE, CLOAK)
    t.A.chooses(CONE)
    t.A.chooses(CLOAK)
    t.on(CONE, printing)
    t.on(CLOAK, printing)
    t.on(printing, "Sadira")
    t.zone("Borys", "discard")
    t.settled("A")


@card_test(BOOK, rules=["combat.h.winner-discards"], edition="1st")
def test_two_at_a_time_and_what_is_not_kept_goes(t: Table) -> None:
    _wins(t, [CLOAK, CONE, FIST], "Borys + Orb of Doom")
    t.A.chooses(FIST)
    t.A.done()
    t.on(FIST, BOOK)
    t.zone(CONE, "discard")
    t.zone(CLOAK, "discard")
    t.changed("Borys", "Orb of Doom")
    t.settled("A")


@card_test(BOOK, rules=["gloss.hand"], edition="1st")
def test_a_spell_kept_is_cast_in_another_battle(t: Table) -> None:
    _wins(t, [CONE, CLOAK])
    t.A.chooses(CONE)
    t.A.done()
    t.A.stops()
    t.A.passes()
    t.A.passes()
    t.B.passes(3)
    t.changed(*(f"B:filler#{number}" for number in range(1, 6)), "Borys")
    t.B.attacks("Rashemen", with_="4th/342")
    t.A.defends("Sadira")
    t.A.plays(CONE, by="Sadira")
    t.on(CONE, "Sadira")
    t.level("Sadira", 9)
    t.settled("A")


@card_test(BOOK, rules=["combat.h.winner-discards"], edition="1st")
def test_only_spells_of_the_round_are_kept_and_two_of_them(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[f"Sadira + {BOOK}"],
        hand=[CONE, FIST, CLOAK, "Gith"],
        discard=["1st/343"],
    )
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=["Borys + War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    for card in ("Gith", CLOAK, CONE, FIST):
        t.A.plays(card, by="" if card == "Gith" else "Sadira")
    t.B.passes()
    t.offered(CLOAK, CONE, FIST)
    t.A.chooses(CLOAK)
    t.A.chooses(FIST)
    t.on(CLOAK, BOOK)
    t.on(FIST, BOOK)
    t.zone(CONE, "discard")
    t.changed("Borys", "War Party", "Gith")
    t.settled("A", "ask-next-attacker")


@card_test(BOOK, rules=["gloss.hand"], edition="1st")
def test_the_book_holds_two_at_a_time(t: Table) -> None:
    """Two lie there; one of them is cast, and beside the other there is room for one again."""
    _wins(t, [CONE, CLOAK], held=(FIST,))
    t.A.chooses(CONE)
    t.A.chooses(CLOAK)
    t.A.stops()
    t.A.passes()
    t.A.passes()
    t.B.passes(3)
    t.changed(*(f"B:filler#{number}" for number in range(1, 6)), "Borys")
    t.B.attacks("Rashemen", with_="4th/342")
    t.A.defends("Sadira")
    t.A.plays(CONE, by="Sadira")
    t.A.plays(FIST, by="Sadira")
    t.B.passes()
    t.A.chooses(FIST)
    t.A.chooses(CONE)
    t.on(CLOAK, BOOK)
    t.on(FIST, BOOK)
    t.zone(CONE, "discard")
    t.changed("4th/342", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test(BOOK, rules=["combat.h.winner-discards"], edition="1st")
def test_a_spell_of_phase_3_is_not_kept(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Sadira + {BOOK}"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=["NS/41", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Azhul")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("NS/41")
    t.B.passes()
    t.changed("Death Spell", "Azhul", "NS/41")
    t.settled("A", "ask-next-attacker")


@card_test(BOOK, rules=["gloss.hand"], edition="1st")
def test_nobody_else_reads_in_the_book(t: Table) -> None:
    _wins(t, [CONE, CLOAK])
    t.A.chooses(CONE)
    t.A.done()
    t.A.stops()
    t.A.passes()
    t.A.passes()
    t.B.passes(3)
    t.changed(*(f"B:filler#{number}" for number in range(1, 6)), "Borys")
    t.B.attacks("Rashemen", with_="4th/342")
    t.A.defends("1st/163")
    t.A.cannot("play", CONE, "1st/163", because="not-in-hand")
    t.on(CONE, BOOK)
    t.settled("A")


@pytest.mark.parametrize(("ruleset", "size"), [("tournament", 55), ("tournament-110", 110)])
@card_test(BOOK, rules=["gloss.attached.during-combat"])
def test_what_has_worked_at_once_can_be_kept_as_well(t: Table, ruleset: str, size: int) -> None:
    """It destroys an ally, and that is enough; it stays beside its caster by some rules only."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Sadira + {BOOK}"], hand=[CHARM])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene"}, pool=["NS/41 + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True, ruleset=ruleset, size=size)
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("NS/41")
    t.A.plays(CHARM, by="Sadira")
    t.B.passes()
    t.A.chooses(CHARM)
    t.on(CHARM, BOOK)
    t.changed("NS/41", "Gladiators")
    t.settled("A")
