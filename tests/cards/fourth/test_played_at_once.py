"""Cards drawn to be played that very moment: Galek, Ninjas, Jab, Carrague, the Vulture, Time Stop, Bagual."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ARTIFACT, CLERIC_SPELL, SELF, Is, MayUse, discard, one
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on
from tests.cards.with_piles import meet_with_piles
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_family as any_family
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
card_family = partial(any_family, edition="1st")

# -- one card of another player's -------------------------------------------------------------------------------------

GALEKS = {"3rd/274": (), "4th/227": ()}


@card_family(GALEKS, rules=["discard.to-owner"])
def test_galek_plays_the_top_card_of_the_other_pile_on_his_side(t: Table, printing: str) -> None:
    meet_with_piles(t, "Azhul", "Borys", [printing], their_pile=["Gladiators", 9])
    t.A.plays(printing)
    t.A.says("yes")
    t.A.plays("Gladiators")
    t.on("Gladiators", "Azhul")
    t.total("Azhul", 4 + 2 + 9)
    t.B.passes()
    t.zone("Gladiators", "discard", of="B")
    t.zone("Borys", "discard")
    t.zone(printing, "discard")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("card", ["Fireball", "Nyrond", "Neeva"])
@card_family(GALEKS)
def test_galek_discards_what_he_cannot_play(t: Table, printing: str, card: str) -> None:
    meet_with_piles(t, "Azhul", "Borys", [printing], their_pile=[card, 9])
    t.A.plays(printing)
    t.A.says("yes")
    t.zone(card, "discard", of="B")
    goes_on(t, printing)


@card_family(GALEKS)
def test_galek_may_leave_the_pile_alone(t: Table, printing: str) -> None:
    meet_with_piles(t, "Azhul", "Borys", [printing], their_pile=["Gladiators", 9])
    t.A.plays(printing)
    t.A.says("no")
    t.zone("Gladiators", "draw")
    goes_on(t, printing)


@card_test("4th/239")
def test_ninjas_play_a_card_of_the_other_hand_by_chance(t: Table) -> None:
    meet_with_piles(t, "Azhul", "Borys", ["4th/239"], ["Gladiators", "War Party", "Gith"], their_pile=["Adventurers!"])
    t.A.plays("4th/239")
    t.A.says("yes")
    taken = next(name for name in ("Gladiators", "War Party", "Gith") if t.card(name) in t.state.hand(_seat(t, "A")))
    t.A.plays(taken)
    t.on(taken, "Azhul")
    for other in {"Gladiators", "War Party", "Gith"} - {taken}:
        t.zone(other, "hand", of="B")
    t.zone("Adventurers!", "draw")
    goes_on(t, "4th/239")


@card_test("4th/239")
def test_ninjas_discard_what_is_no_use(t: Table) -> None:
    meet_with_piles(t, "Azhul", "Borys", ["4th/239"], ["Nyrond"])
    t.A.plays("4th/239")
    t.A.says("yes")
    t.zone("Nyrond", "discard", of="B")
    goes_on(t, "4th/239")


@card_test("4th/239")
def test_ninjas_may_take_nothing(t: Table) -> None:
    meet_with_piles(t, "Azhul", "Borys", ["4th/239"], ["Nyrond"])
    t.A.plays("4th/239")
    t.A.says("no")
    t.zone("Nyrond", "hand")
    goes_on(t, "4th/239")


@pytest.mark.parametrize(("card", "fits"), [("Gladiators", True), ("Nyrond", False)])
@card_test("4th/433")
def test_a_jab_plays_a_card_of_the_other_hand_or_discards_it(t: Table, card: str, fits: bool) -> None:
    meet_with_piles(t, "Adventurers!", "Borys", ["4th/433"], [card], their_pile=["Gith"])
    t.A.plays("4th/433", by="Adventurers!")
    if fits:
        t.A.plays(card)
        t.on(card, "Adventurers!")
    else:
        t.zone(card, "discard", of="B")
    t.zone("Gith", "draw")
    goes_on(t, "4th/433")


@card_test("4th/433")
def test_chance_picks_what_the_jab_takes(t: Table) -> None:
    meet_with_piles(t, "Adventurers!", "Borys", ["4th/433"], ["Nyrond", "Sembia", "Thay"])
    t.A.plays("4th/433", by="Adventurers!")
    t.expect(len(t.state.hand(_seat(t, "B"))) == 2, "nobody was asked")
    t.changed("Nyrond", "Sembia", "Thay")
    goes_on(t, "4th/433")


@card_test("4th/433", rules=["gloss.unarmed-users"])
def test_only_a_hero_jabs(t: Table) -> None:
    meet_with_piles(t, "Mika the Wolf-Nomad", "Borys", ["4th/433"], ["Gith"])
    t.A.cannot("play", "4th/433", "Mika the Wolf-Nomad", because="cannot-use")
    goes_on(t)


# -- one's own pile, card by card -------------------------------------------------------------------------------------


def _carrague(t: Table, *pile: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Magic Sword + Staff of Striking"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/273"], draw=[*pile, 9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("4th/273")


@card_test("4th/273")
def test_carrague_draws_and_plays_as_often_as_he_needs_until_three_are_discarded(t: Table) -> None:
    _carrague(t, "Sembia", "Gith", "Thay", "Skulk", "Zhentil Keep", "War Party")
    for discarded, played in (("Sembia", "Gith"), ("Thay", "Skulk")):
        t.B.uses("4th/273")
        t.zone(discarded, "discard")
        t.B.uses("4th/273")
        t.B.plays(played)
        t.on(played, "4th/273")
    t.B.uses("4th/273")
    t.zone("Zhentil Keep", "discard")
    t.B.cannot("use", "4th/273", because="condition-not-met")
    t.zone("War Party", "draw")
    goes_on(t, "Borys")


@card_test("4th/273")
def test_carrague_only_defends(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/273"], draw=["Gith", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "Nyrond", "4th/273", because="may-not-attack")
    t.A.cannot("use", "4th/273", because=("not-fighting", "wrong-moment"))
    t.settled("A", "ask-phase-4")


def _vulture(t: Table, realm: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Magic Sword + Staff of Striking"], hand=["4th/247"])
    t.seat(
        "B",
        formation={"A": realm},
        pool=["4th/358"],
        hand=["Gladiators"],
        draw=["Gith", "War Party", "Orb of Doom", "Sembia", "Thay", "Thugs", 9],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Borys")
    t.B.defends("4th/358")


@pytest.mark.parametrize("wins", [True, False])
@card_test("4th/358")
def test_the_vulture_fights_with_five_cards_drawn_and_no_others(t: Table, wins: bool) -> None:
    _vulture(t, "RL/8")
    t.B.says("yes")
    t.contents("B", "hand", ["Gladiators", "Gith", "War Party", "Orb of Doom", "Sembia", "Thay"])
    t.B.cannot("play", "Gladiators", "4th/358", because="forbidden")
    t.B.plays("War Party")
    t.B.plays("Orb of Doom", on="4th/358")
    if wins:
        t.A.passes()
    else:
        t.A.plays("4th/247")
        t.B.passes()
    for card in ("Gith", "War Party", "Orb of Doom", "Sembia", "Thay"):
        t.zone(card, "discard", of="B")
    t.zone("Gladiators", "hand")
    t.zone("4th/358", "pool" if wins else "discard")
    t.changed("B:Thugs", "Borys", "RL/8", "4th/247", "Magic Sword", "Staff of Striking")
    t.settled("B" if wins else "A", "ask-spoils" if wins else "ask-next-attacker")


@card_test("4th/358")
def test_the_vulture_need_not_draw(t: Table) -> None:
    _vulture(t, "RL/8")
    t.B.says("no")
    t.B.plays("Gladiators")
    t.on("Gladiators", "4th/358")
    t.zone("Gith", "draw")
    goes_on(t, "Borys")


@card_test("4th/358")
def test_elsewhere_the_vulture_draws_nothing(t: Table) -> None:
    _vulture(t, "Nyrond")
    t.zone("Gith", "draw")
    goes_on(t, "Borys")


# -- a spell out of one's pile ----------------------------------------------------------------------------------------


@card_test("4th/383")
def test_time_stop_casts_any_wizard_spell_of_the_pile(t: Table) -> None:
    meet_with_piles(t, "Otto", "Borys", ["4th/383"], pile=["Gith", "4th/365", "3rd/349", "Fly", "Cone of Cold", 4])
    t.A.plays("4th/383", by="Otto")
    t.offered("4th/365", "Fly", "Cone of Cold")
    t.A.chooses("4th/365")
    t.A.plays("4th/365", by="Otto")
    t.on("4th/365", "Otto")
    goes_on(t, "4th/383")


@card_test("4th/383", rules=["setup.shuffle"])
def test_time_stop_casts_outside_combat_what_may_be_cast_then_and_shuffles(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Otto"], hand=["4th/383"], draw=["Gith", "Fireball", "4th/362", 9])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    before = t.state.listed(_seat(t, "A"), 0)
    t.A.plays("4th/383", by="Otto")
    t.A.chooses("Fireball")
    t.zone("Fireball", "draw")
    t.zone("4th/383", "discard")
    now, mine = t.state.listed(_seat(t, "A"), 0), t.card("Fireball")
    t.expect([c for c in now if c != mine] != [c for c in before if c != mine], "the pile is in another order")
    t.settled("A", "ask-phase-3")


@card_test("4th/383", rules=["spell.target-required"])
def test_time_stop_needs_a_wizard_spell(t: Table) -> None:
    meet_with_piles(t, "Otto", "Borys", ["4th/383"], ["Fireball"], pile=["Gith", "3rd/349"])
    t.A.cannot("play", "4th/383", "Otto", because="no-effect")
    goes_on(t)


@card_test("3rd/268", rules=["setup.shuffle"])
def test_bagual_casts_a_cleric_spell_of_the_pile_once_a_round(t: Table) -> None:
    meet_with_piles(t, "3rd/268", "Borys", pile=["Gith", "Fireball", "3rd/349", "3rd/350", "4th/358", 7])
    before = t.state.listed(_seat(t, "A"), 0)
    t.A.uses("3rd/268")
    t.offered("3rd/349", "3rd/350")
    t.A.chooses("3rd/349")
    t.A.plays("3rd/349", by="3rd/268")
    rest = tuple(card for card in before if card != t.card("3rd/349"))
    t.expect(t.state.listed(_seat(t, "A"), 0) == rest, "not shuffled before the turn is over")
    t.A.cannot("use", "3rd/268", because="already-used")
    t.A.passes()
    t.zone("3rd/268", "discard")
    t.zone("3rd/349", "discard")

    t.B.keeps("B:filler#1")
    t.A.passes(2)
    t.expect(t.state.listed(_seat(t, "A"), 0) != rest, "shuffled when the turn is over")
    drew(t, "B", 3)
    t.changed("Borys", "B:filler#1", "B:filler#2", "B:filler#3", "B:filler#4")
    t.settled("B", "ask-phase-0")


@card_test("3rd/268", rules=["icon.ability.by-type"])
def test_bagual_himself_casts_it_or_nobody(t: Table) -> None:
    with given("RL/8", Always(MayUse(Is(SELF), CLERIC_SPELL))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
        t.seat("B", formation={"A": "RL/8"}, pool=["3rd/268"], draw=["Gith", "3rd/349", "3rd/350", "1st/352", 9])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("RL/8", with_="Borys")
        t.B.defends("3rd/268")
        t.B.uses("3rd/268")
        t.offered("3rd/349", "3rd/350", "1st/352")
        t.B.chooses("3rd/350")
        t.offered("3rd/268", field="other")
        t.B.plays("3rd/350", by="3rd/268")
        goes_on(t)


@card_test("3rd/268")
def test_a_spell_bagual_cannot_cast_stays_in_the_pile(t: Table) -> None:
    with given("3rd/349", Play(discard(one(ARTIFACT)), at=("3",))):
        meet_with_piles(t, "3rd/268", "Borys", pile=["Gith", "3rd/349", 9])
        t.A.uses("3rd/268")
        t.zone("3rd/349", "draw")
        goes_on(t)


@card_test("3rd/268")
def test_bagual_helps_nobody_from_the_pool(t: Table) -> None:
    meet_with_piles(t, "Otto", "Borys", pile=["3rd/349", 9], pool=["3rd/268"])
    t.A.cannot("use", "3rd/268", because="not-fighting")
    goes_on(t)


def _seat(t: Table, letter: str) -> int:
    return t.sitting.objects.seat(letter)
