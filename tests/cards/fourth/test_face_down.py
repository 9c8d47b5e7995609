"""Cards lying face down in a pool, and allies lying so under a champion in combat."""

from __future__ import annotations

from functools import partial

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.engine.view import open_view, view
from sixrealms.language import (
    ALLY,
    CHAMPION,
    HAND,
    OPPOSING,
    SELF,
    TARGET,
    Destroy,
    Is,
    Named,
    Send,
    StaysAfterRound,
    The,
    discard,
    every,
    gains,
    one,
)
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")


def _sees(t: Table, seat: str, card: str) -> bool:
    """Whether this seat's view tells which card it is; a watcher never sees more than the others."""
    number, at = t.card(card), t.sitting.objects.seat(seat)
    shown = view(t.state, at)
    row = next(row for row in (*shown.table, *shown.hand, *shown.known_piles) if row.id == number)
    return bool(row.printing)


def _lies_covered(t: Table, seat: str, *cards: str) -> None:
    """Only this seat sees what they are."""
    for card in cards:
        for other in "ABC"[: t.state.n]:
            t.expect(_sees(t, other, card) == (other == seat), f"{other} and {card}")
        watched = next(row for row in open_view(t.state).table if row.id == t.card(card))
        t.expect(watched.printing == "" and watched.face_down, f"nobody else sees {card}")


def _lies_open(t: Table, *cards: str) -> None:
    for card in cards:
        t.expect(all(_sees(t, seat, card) for seat in "ABC"[: t.state.n]), f"everybody sees {card}")


# -- the Cleric of Mask -----------------------------------------------------------------------------------------------


@card_test("NO/70", rules=["general.touch.hidden-target"])
def test_the_cleric_of_mask_and_what_hangs_on_her_lie_face_down_outside_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/102"], hand=["NO/70", "Magic Sword", "1st/93"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("NO/70")
    _lies_covered(t, "A", "NO/70")
    t.A.plays("Magic Sword", on="NO/70")
    t.A.plays("1st/93", on="NO/70")
    _lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    _lies_open(t, "Otto")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="NO/70")
    _lies_open(t, "NO/70", "Magic Sword", "1st/93")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    _lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    _lies_open(t, "1st/102")
    t.level("NO/70", 4 + 2)
    t.settled("A", "ask-next-attacker")


@card_test("NO/70")
def test_an_ally_that_stays_with_her_lies_open(t: Table) -> None:
    with given("1st/308", Always(StaysAfterRound(Is(SELF)))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["NO/70 + 1st/105"], hand=["1st/308"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="NO/70")
        t.B.defends("Borys")
        t.A.plays("1st/308")
        t.B.passes()
        _lies_covered(t, "A", "NO/70", "1st/105")
        _lies_open(t, "1st/308")
        t.changed("Borys", "NO/70", "1st/105", "1st/308")
        t.settled("A", "ask-next-attacker")


@card_test("NO/70")
def test_she_comes_back_face_down(t: Table) -> None:
    away = {"card": "NO/70 (1 turns)", "with": ["Magic Sword", "1st/93", "1st/308"]}
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto + 1st/102"], limbo=[away])
    t.seat("B", formation={"A": CRISTYNE})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.passes()
    t.zone("NO/70", "pool")
    _lies_covered(t, "A", "NO/70", "Magic Sword", "1st/93")
    _lies_open(t, "1st/102", "1st/308")
    drew(t, "B", 3)
    t.changed("NO/70", "Magic Sword", "1st/93", "1st/308", *(f"B:filler#{i}" for i in range(1, 4)))
    t.settled("B", "ask-phase-0")


@card_test("NO/70")
def test_items_of_others_lie_open(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NO/70", "Otto"], hand=["Magic Sword"])
    t.seat("B", formation={"A": CRISTYNE})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("Magic Sword", on="Otto")
    _lies_open(t, "Magic Sword", "NO/70")
    t.settled("A", "ask-phase-3")


# -- Secret War, the Ethereal Champion --------------------------------------------------------------------------------


@card_test("4th/155")
def test_secret_war_covers_the_champions_of_the_pool_until_they_fight(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Magic Sword", "Otto"], hand=["4th/155", "Dagrande"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/155")
    t.A.plays("Dagrande")
    _lies_covered(t, "A", "Borys", "Otto")
    _lies_open(t, "Magic Sword", "Dagrande", "Azhul")
    t.A.passes()
    t.A.attacks(CRISTYNE, with_="Borys")
    _lies_open(t, "Borys")
    t.B.defends("Azhul")
    t.B.passes()
    _lies_open(t, "Borys")
    _lies_covered(t, "A", "Otto")
    t.changed("4th/155", "Azhul", "Otto", "Borys")
    t.settled("A", "ask-next-attacker")


@card_test("4th/155")
def test_a_covered_champion_defends_openly_and_is_lost_openly(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul", "Otto"], hand=["4th/155"])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Borys")
    t.B.plays("4th/155")
    _lies_covered(t, "B", "Azhul", "Otto")
    t.B.defends("Azhul")
    _lies_open(t, "Azhul")
    t.B.passes()
    _lies_open(t, "Azhul")
    _lies_covered(t, "B", "Otto")
    t.changed("4th/155", "Azhul", "Borys", "Otto")
    t.settled("A", "ask-next-attacker")


@card_test("4th/508")
def test_the_ethereal_champion_covers_all_of_the_pool_while_it_is_in_play(t: Table) -> None:
    with given("1st/380", Play(Destroy(every(Named("Ethereal Champion"))))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508 + 1st/102", "Otto + Orb of Doom"], hand=["1st/380"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul (face down)", "Dagrande"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("4th/508")
        _lies_covered(t, "A", "4th/508", "1st/102", "Otto", "Orb of Doom")
        _lies_open(t, "Dagrande")
        t.A.cannot("use", "4th/508", because="no-effect")
        t.A.plays("1st/380")
        t.zone("4th/508", "discard")
        t.zone("1st/102", "discard")
        _lies_open(t, "Otto", "Orb of Doom")
        t.expect(bool(t.state.flags[t.card("Azhul")]), "those of others stay as they are")
        t.changed("1st/380", "Orb of Doom", "Otto")
        t.settled("A", "ask-phase-3")


@card_test("4th/508")
def test_the_ethereal_champion_casts_spells_of_both_kinds(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508"], hand=["4th/365", "3rd/349", "4th/433"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys + Orb of Doom"], hand=["Gith"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="4th/508")
    t.B.defends("Borys")
    t.A.can("play", "4th/365", "4th/508")
    t.A.can("play", "3rd/349", "4th/508")
    goes_on(t)


@card_test("4th/508")
def test_the_ethereal_champion_knows_nothing_of_what_opposing_champions_do(t: Table) -> None:
    with given("1st/305", Always(gains(CHAMPION & OPPOSING, -2)), Always(gains(ALLY & OPPOSING, -2))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508 + Gladiators"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="4th/508")
        t.B.defends("1st/305")
        t.level("4th/508", 7)
        t.level("Gladiators", 7)
        goes_on(t)


@card_test("4th/508")
def test_champions_of_its_own_player_may_act_on_it(t: Table) -> None:
    back = Use(Send(The(TARGET), HAND), targets=(Target("target", one(Named("Ethereal Champion"))),))
    with given("1st/260", back):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/508", "1st/260"])
        t.seat("B", formation={"A": CRISTYNE})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("1st/260")
        t.zone("4th/508", "hand")
        t.settled("A", "ask-phase-3")


# -- allies laid face down --------------------------------------------------------------------------------------------


def _skulk(t: Table, *hand: str, theirs: str = "Borys", their_hand: tuple[str, ...] = ()) -> None:
    """A attacks with Azhul (4) and Skulk (1)."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + NO/179"], hand=list(hand))
    t.seat("B", formation={"A": CRISTYNE}, pool=[theirs], hand=list(their_hand))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends(theirs.partition(" + ")[0])


@card_test("NO/179", rules=["combat.e.totals"])
def test_a_secret_ally_counts_once_both_have_passed(t: Table) -> None:
    _skulk(t, "Gladiators", "Magic Sword", their_hand=("Gith",))
    t.A.uses("NO/179")
    t.on("Gladiators", "Azhul")
    _lies_covered(t, "A", "Gladiators")
    t.total("Azhul", 5)
    t.A.passes()
    t.asked("B", "ask-combat-covered")
    _lies_covered(t, "A", "Gladiators")
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Azhul", "pool")
    t.zone("Gladiators", "discard")
    t.zone("NO/179", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179")
def test_who_is_behind_for_all_to_see_may_go_on_after_the_other_has_passed(t: Table) -> None:
    _skulk(t, "Gladiators", "War Party", their_hand=("Gith", "Hell Hound", "Myrmidons"))
    t.A.uses("NO/179")
    t.A.chooses("Gladiators")
    t.A.passes()
    t.B.plays("Hell Hound")
    t.total("Borys", 14)
    t.asked("A", "ask-combat")
    t.A.uses("NO/179")
    t.on("War Party", "Azhul")
    t.A.passes()
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Gladiators", "War Party", "NO/179", "Hell Hound")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179")
def test_a_secret_ally_may_be_too_little(t: Table) -> None:
    _skulk(t, "War Party")
    t.A.uses("NO/179")
    t.A.passes()
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("War Party", "discard")
    t.changed("Borys", "NO/179", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("NO/179", rules=["gloss.hand"])
def test_nothing_reaches_or_feels_a_secret_ally(t: Table) -> None:
    with given("1st/190", Always(gains(ALLY & OPPOSING, -3))), given("1st/380", Play(discard(every(ALLY)))):
        _skulk(t, "1st/190", theirs="Borys + Gith", their_hand=("1st/380", "1st/257"))
        t.A.uses("NO/179")
        t.level("Gith", 1)
        t.A.passes()
        t.B.plays("1st/380")
        t.zone("Gith", "discard")
        t.zone("NO/179", "discard")
        _lies_covered(t, "A", "1st/190")
        t.A.passes()
        t.B.plays("1st/257")
        t.level("1st/257", 9)
        t.A.passes()
        t.B.passes()
        t.zone("Azhul", "discard")
        t.zone("1st/190", "discard")
        t.changed("Borys", "1st/380", "1st/257", "B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("NO/179", rules=["move.allies.protected"])
def test_who_could_not_come_cannot_be_laid_either(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva + NO/179"], hand=["Gladiators", "Pteranadon"])
    t.seat("B", formation={"A": "Nyrond", "B": CRISTYNE, "C": "Sembia", "D": "Draj"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Draj", with_="Neeva")
    t.B.defends("Borys")
    t.A.uses("NO/179")
    t.on("Pteranadon", "Neeva")
    t.zone("Gladiators", "hand")
    t.A.cannot("use", "NO/179", because="no-effect")
    goes_on(t)


@card_test("NO/179")
def test_whose_allies_lie_face_down_may_go_on_when_the_other_side_is_done(t: Table) -> None:
    _skulk(t, "War Party", "Gladiators", "Hell Hound", their_hand=("Gith",))
    t.A.uses("NO/179")
    t.A.chooses("War Party")
    t.A.plays("Gladiators")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.asked("A", "ask-combat-covered")
    t.A.plays("Hell Hound")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.A.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "War Party", "Gladiators", "Hell Hound", "NO/179")
    t.settled("A", "ask-next-attacker")


@card_test("NO/179", rules=["power.combat-only-when-involved"])
def test_a_skulk_that_does_not_fight_lays_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Neeva + NO/179"], hand=["Gladiators"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends("Borys")
    t.A.cannot("use", "NO/179", because="not-fighting")
    goes_on(t)


@card_test("NO/179")
def test_the_skulk_needs_an_ally_in_hand(t: Table) -> None:
    _skulk(t, "Magic Sword")
    t.A.cannot("use", "NO/179", because="no-effect")
    goes_on(t)


@card_test("NO/179", rules=["combat.h.loser-discards-all"])
def test_if_their_champion_falls_secret_allies_fall_with_it(t: Table) -> None:
    with given("1st/380", Play(Destroy(every(Named("Azhul"))))):
        _skulk(t, "Gladiators", their_hand=("1st/380",))
        t.A.uses("NO/179")
        t.A.passes()
        t.B.plays("1st/380")
        t.zone("Azhul", "discard")
        t.zone("Gladiators", "discard")
        _lies_open(t, "Gladiators")
        t.changed("Borys", "NO/179", "1st/380", "B:filler#1")
        t.settled("B", "ask-spoils")


# -- Covert Aid -------------------------------------------------------------------------------------------------------


def _covert(t: Table, *, theirs: str = "Borys", their_hand: tuple[str, ...] = (), outsider: bool = False) -> None:
    aid = ["4th/156", "Gladiators", "War Party", "Gith", "Orb of Doom"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + Zadoc"], hand=[] if outsider else aid)
    t.seat("B", formation={"A": CRISTYNE}, pool=[theirs], hand=list(their_hand))
    t.seat("C", formation={"A": "Nyrond"}, hand=aid if outsider else [])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends(theirs)


@card_test("4th/156")
def test_any_number_of_allies_lie_under_a_champion_until_its_opponent_is_done(t: Table) -> None:
    _covert(t, their_hand=("Magic Sword",))
    t.A.plays("4th/156")
    t.offered("Azhul", "Borys")
    t.A.chooses("Azhul")
    t.offered("Gladiators", "War Party", "Gith")
    t.A.chooses("Gladiators", "War Party")
    t.A.done()
    _lies_covered(t, "A", "Gladiators", "War Party")
    t.zone("Gith", "hand")
    t.total("Azhul", 4 + 2)
    t.A.passes()
    t.asked("B", "ask-combat-covered")
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Zadoc", "Gladiators", "War Party", "4th/156", "Magic Sword")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156")
def test_once_the_opponent_is_done_its_own_side_is_not_asked_again(t: Table) -> None:
    _covert(t, their_hand=("Skulk",))
    t.A.plays("4th/156")
    t.A.chooses("Azhul")
    t.A.chooses("War Party")
    t.A.done()
    t.A.plays("Gladiators")
    t.asked("B", "ask-combat")
    t.B.passes()
    t.zone("Borys", "discard")
    t.changed("Azhul", "Zadoc", "War Party", "Gladiators", "4th/156", "Skulk")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156", rules=["discard.to-owner"])
def test_somebody_else_may_lend_their_allies_so(t: Table) -> None:
    _covert(t, outsider=True, their_hand=("1st/380",))
    t.C.plays("4th/156")
    t.C.chooses("Azhul")
    t.C.chooses("Gladiators")
    t.C.done()
    t.on("Gladiators", "Azhul")
    t.A.passes()
    t.B.passes()
    t.zone("Borys", "discard")
    t.zone("Gladiators", "discard", of="C")
    t.changed("Azhul", "Zadoc", "4th/156")
    t.settled("A", "ask-next-attacker")


@card_test("4th/156")
def test_covert_aid_needs_a_combat(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/156", "Gladiators"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/156", because="no-target")
    t.settled("A", "ask-phase-4")
