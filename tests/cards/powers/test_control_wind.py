"""Control Wind: its player and his champions are out of reach of what harms and of what helps."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.control_flow import Choose, seq
from sixrealms.powers.moves import discard, discard_hand
from sixrealms.powers.players import OPPONENTS, ChosenPlayer
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import one
from tests.cards.drawn import drew
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

WIND, MIND = "PO/74", "NS/123"


def windows_close(t: Table) -> None:
    """Everybody who is asked whether he does anything passes."""
    if t.sitting.window_open():
        t.passes_all()


@card_test(WIND, rules=["named.control-wind.harmful", "named.control-wind.shield"])
def test_events_and_spells_do_not_reach_the_champions(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"{MIND} + Orb of Doom", "Stef'fa Naf'ski", "1st/44"], hand=[WIND])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Sadira"], hand=["Treasure", "Banishment", "DL/113"])
    t.begin(active="A", phase=3)
    t.A.plays(WIND, by=MIND)
    t.passes_all()
    t.zone(WIND, "table")
    t.A.passes(2)
    t.B.passes()
    t.A.passes()
    t.passes_all()
    t.B.passes(2)
    t.B.plays("Treasure")
    t.zone("Stef'fa Naf'ski", "pool")
    t.zone("Mul Savage", "discard")
    t.B.cannot("play", "Banishment", "Sadira", because=("no-target", "immune"))
    t.B.plays("DL/113", by="Sadira")
    t.B.chooses("Sadira")
    t.zone("Sadira", "abyss")
    t.changed("Treasure", "DL/113")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-3")


@card_test(WIND, rules=["named.control-wind.shield"])
def test_no_helpful_events_are_played_and_spells_that_would_help_do_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Sadira"], hand=[WIND, "Good Fortune", "Shield"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays(WIND, by=MIND)
    t.A.cannot("play", "Good Fortune", because="card.power.definition")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.plays("Shield", by="Sadira")
    t.level("Sadira", 4)
    t.on("Shield", "Sadira")
    t.changed(WIND)
    t.settled("A", "ask-combat")


@card_test(WIND, rules=["named.control-wind.shield"])
def test_nor_does_the_caravan_come_to_him(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND, "The Caravan"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=5)
    t.A.plays(WIND, by=MIND)
    t.A.passes()
    t.turn_of("B")
    t.zone("The Caravan", "hand")
    t.zone(WIND, "table")
    t.settled("B")


@EVERY_RULESET
@card_test(WIND, rules=["named.control-wind.wish"])
def test_a_wish_gets_through(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Azhul"], hand=[WIND])
    t.seat("B", formation=REALM_B, pool=["Preserver", "Herminard"], hand=["4th/384", "Ice Storm"])
    t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays(WIND, by=MIND)
    t.B.plays("Ice Storm")
    t.zone("Azhul", "pool")
    t.B.plays("4th/384", by="Preserver")
    t.offered(MIND, "Azhul", "Preserver", WIND)
    t.B.chooses("Azhul")
    t.zone("Azhul", "discard")
    t.zone(MIND, "pool")
    t.changed("4th/384", WIND, "Ice Storm", "Herminard")
    t.settled("A", "ask-phase-3")


@card_test(WIND, rules=["named.control-wind.harmful", "event.duration-in-play"])
def test_it_lasts_through_the_next_own_turn_and_shields_its_player_alone(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Stef'fa Naf'ski"], hand=[WIND])
    t.seat("B", formation=REALM_B, hand=["Treasure", "Treasure [2nd/312]"])
    t.seat("C", formation=REALM_C, pool=["Mul Savage"])
    t.begin(active="A", phase=5)
    t.A.plays(WIND, by=MIND)
    t.B.plays("Treasure [1st/312]")
    t.zone("Mul Savage", "discard")
    t.zone("Stef'fa Naf'ski", "pool")
    windows_close(t)
    t.A.passes()
    windows_close(t)
    t.B.passes(5)
    windows_close(t)
    t.C.passes(5)
    windows_close(t)
    t.A.passes(4)
    t.zone(WIND, "table")
    t.A.passes()
    windows_close(t)
    t.zone(WIND, "discard")
    t.B.passes(2)
    t.B.plays("Treasure [2nd/312]")
    t.zone("Stef'fa Naf'ski", "discard")
    t.changed("Treasure [1st/312]", "Treasure [2nd/312]")
    for seat, drawn in (("A", 3), ("B", 6), ("C", 3)):
        drew(t, seat, drawn)
    t.settled("B", "ask-phase-3")


@card_test(WIND, rules=["gloss.user", "icon.ability.by-type"])
def test_only_a_psionicist_controls_the_wind(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Azhul", "Nenioc"], hand=[WIND])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("play", WIND, "Sadira", because=("cannot-use", "not-this-user"))
    t.settled("A", "ask-phase-3")


@card_test(WIND, rules=["combat.e.totals", "spell.phase-listed"])
def test_in_combat_it_gives_four_levels(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND])
    t.seat("B", formation=REALM_B, pool=["Borys + Orb of Doom"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_=MIND)
    t.B.defends("Borys")
    t.A.plays(WIND, by=MIND)
    t.total(MIND, 13)
    t.on(WIND, MIND)
    t.B.passes()
    t.zone(WIND, "table")
    t.zone("Borys", "discard")
    t.changed("Orb of Doom", MIND)
    t.settled("A", "ask-next-attacker")


@card_test(WIND, rules=["named.control-wind.harmful"])
def test_in_his_next_turn_his_champions_are_still_out_of_reach_and_so_is_he(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Stef'fa Naf'ski"], hand=[WIND, "Good Fortune", "Treasure [2nd/312]"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], hand=["Treasure", "Good Fortune [2nd/100]"])
    t.begin(active="A", phase=5)
    t.A.plays(WIND, by=MIND)
    windows_close(t)
    t.A.passes()
    windows_close(t)
    for _ in range(5):
        t.B.passes()
        windows_close(t)
    t.A.passes()
    windows_close(t)
    t.A.passes()
    t.A.cannot("play", "Good Fortune", because="card.power.definition")
    t.A.can("play", "Treasure [2nd/312]")
    t.A.passes()
    t.B.plays("Treasure [1st/312]")
    t.count("A", hand=5)
    t.zone("Stef'fa Naf'ski", "pool")
    t.zone("Mul Savage", "discard")
    t.B.plays("Good Fortune [2nd/100]")
    t.count("B", hand=8)
    t.changed("Treasure [1st/312]", "Good Fortune [2nd/100]", WIND)
    drew(t, "A", 3)
    drew(t, "B", 8)
    t.A.passes()
    t.settled("A", "ask-phase-5")


@card_test(WIND, rules=["named.control-wind.shield", "gloss.rule-card.global"])
def test_rule_cards_pass_its_player_by(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "1st/422"], hand=[WIND])
    t.seat("B", formation=REALM_B, table=["BR/118"])
    t.begin(active="A", phase=5)
    t.A.plays(WIND, by=MIND)
    t.A.passes()
    t.B.passes()
    t.count("B", hand=1)
    t.B.passes(4)
    t.A.passes()
    t.count("A", hand=3)
    t.changed(WIND)
    drew(t, "A", 3)
    drew(t, "B", 1)
    t.settled("A", "ask-phase-2")


@card_test(WIND, rules=["named.control-wind.shield"])
def test_the_powers_of_champions_do_not_reach_his_but_things_do(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND, "Orb of Doom"])
    t.seat("B", formation=REALM_B, pool=["1st/422", "Azhul"])
    t.begin(active="A", phase=3)
    t.A.plays(WIND, by=MIND)
    t.A.plays("Orb of Doom", on=MIND)
    t.level(MIND, 11)
    t.A.passes(3)
    t.B.passes(2)
    t.B.uses("1st/422")
    t.zone(MIND, "pool")
    t.zone("Azhul", "hand")
    t.zone("1st/422", "abyss")
    t.changed(WIND)
    drew(t, "B", 3)
    t.settled("B", "ask-phase-3")


def _next_turn(t: Table) -> None:
    """A lets the wind blow; then it is B's turn, in his phase 3."""
    t.A.plays(WIND, by=MIND)
    windows_close(t)
    t.A.passes()
    windows_close(t)
    t.B.passes(2)


@card_test(WIND, rules=["named.control-wind.shield"])
def test_no_spell_is_aimed_at_its_player(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Azhul"], hand=[WIND])
    t.seat("B", formation=REALM_B, pool=["Sadira"], hand=["Death Fog"])
    t.begin(active="A", phase=5)
    _next_turn(t)
    t.B.cannot("play", "Death Fog", "Sadira", because=("no-target", "immune"))
    t.changed(WIND)
    drew(t, "B", 3)
    t.settled("B", "ask-phase-3")


@pytest.mark.parametrize(
    ("card", "by", "robbed"),
    [
        ("4th/384", "Sadira", True),
        ("1st/393", "Sadira", False),
        ("Good Fortune", "", False),
        ("1st/94", "Sadira", True),
    ],
)
@card_test(WIND, rules=["named.control-wind.wish", "named.control-wind.shield"])
def test_a_wish_and_things_reach_its_player(t: Table, card: str, by: str, robbed: bool) -> None:
    rob = Play(seq(Choose(OPPONENTS), discard_hand(ChosenPlayer("player"))), at=("3",))
    with given("4th/384", rob), given("1st/393", rob), given("1st/100", rob), given("1st/94", rob):
        t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND, "Azhul"])
        t.seat("B", formation=REALM_B, pool=["Sadira"], hand=[card])
        t.begin(active="A", phase=5)
        _next_turn(t)
        if card == "1st/94":
            t.B.plays(card, on=by)
        elif by:
            t.B.plays(card, by=by)
        else:
            t.B.plays(card)
        t.zone("Azhul", "discard" if robbed else "hand")
        t.changed(WIND, card)
        drew(t, "B", 3)
        t.settled("B", "ask-phase-3")


@card_test(WIND, rules=["named.control-wind.shield"])
def test_the_powers_of_champions_do_not_reach_its_player(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND, "Azhul"])
    t.seat("B", formation=REALM_B, pool=["1st/172"])
    t.begin(active="A", phase=5)
    _next_turn(t)
    t.B.passes(3)
    t.B.says("yes")
    t.zone("Azhul", "hand")
    t.turn_of("A")
    t.changed(WIND)
    drew(t, "B", 3)
    t.settled("A")


@card_test(WIND, rules=["named.control-wind.harmful"])
def test_nor_the_realms_at_once(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=[MIND], hand=[WIND])
    t.seat("B", formation=REALM_B, hand=["Cataclysm!"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3)
    t.A.plays(WIND, by=MIND)
    t.B.plays("Cataclysm!")
    t.offered("Nyrond", "Keoland")
    t.B.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.changed("Cataclysm!", WIND)
    t.settled("A", "ask-phase-3")


@card_test(WIND, "UD/69", rules=["named.control-wind.shield", "gloss.rule-card.global"])
def test_rule_cards_pass_his_champions_by(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[MIND, "Adventurers! [1st/53]"], hand=[WIND, "1st/393"])
    t.seat("B", formation=REALM_B, table=["UD/69"])
    t.begin(active="A", phase=3)
    t.A.cannot("play", "1st/393", "Adventurers! [1st/53]", because="icon.ability.by-type")
    t.A.plays(WIND, by=MIND)
    t.A.can("play", "1st/393", "Adventurers! [1st/53]")
    t.changed(WIND)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("spell", "struck"), [("4th/384", True), ("1st/395", False)])
@card_test(WIND, rules=["named.control-wind.wish"])
def test_a_wish_reaches_his_champions_by_its_name(t: Table, spell: str, struck: bool) -> None:
    strike = Play(discard(The(TARGET)), targets=(Target("target", one(CHAMPION)),), at=("3",))
    with given("4th/384", strike), given("1st/395", strike):
        t.seat("A", formation=REALM_A, pool=[MIND, "Azhul"], hand=[WIND])
        t.seat("B", formation=REALM_B, pool=["Sadira", "Neeva"], hand=[spell])
        t.begin(active="A", phase=5)
        _next_turn(t)
        t.B.plays(spell, by="Sadira")
        t.offered("Sadira", "Neeva", *([MIND, "Azhul"] if struck else []))
        t.changed(WIND)
        drew(t, "B", 3)
        t.settled("B")


@card_test(WIND, rules=["named.control-wind.harmful"])
def test_his_realms_are_out_of_reach_through_his_next_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa"}, pool=[MIND], hand=[WIND])
    t.seat("B", formation=REALM_B, hand=["Cataclysm!"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5)
    t.A.plays(WIND, by=MIND)
    windows_close(t)
    for seat in (t.A, *[t.B] * 5, *[t.C] * 5, t.A, t.A):
        seat.passes()
        windows_close(t)
    t.A.passes()
    t.B.plays("Cataclysm!")
    t.offered("Nyrond", "Keoland")
    t.B.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.changed("Cataclysm!", WIND)
    for seat_name in "ABC":
        drew(t, seat_name, 3)
    t.settled("A", "ask-phase-4")


@card_test(WIND, rules=["named.control-wind.harmful", "named.control-wind.wish"])
def test_neither_spells_nor_the_genie_reach_his_realms_and_holdings_but_a_wish_does(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Nibenay + Bodach"}, pool=[MIND], hand=[WIND])
    t.seat("B", formation={"A": "Nyrond", "B": "Gulg + Grak's Pool"}, pool=["Sadira", "Preserver"],
           hand=["1st/393", "1st/436", "4th/384"])  # fmt: skip
    t.begin(active="A", phase=5)
    _next_turn(t)
    t.B.plays("1st/393", by="Sadira")
    t.offered("Nyrond", "Gulg")
    t.B.chooses("Nyrond")
    t.zone("Nyrond", "discard")
    t.B.plays("1st/436")
    t.zone("Grak's Pool", "discard")
    t.on("Bodach", "Nibenay")
    t.B.plays("4th/384", by="Preserver")
    t.B.chooses("Bodach")
    t.zone("Bodach", "discard")
    t.changed(WIND, "1st/393", "1st/436", "4th/384")
    drew(t, "B", 3)
    t.settled("B", "ask-phase-3")


@EVERY_RULESET
@card_test(WIND, rules=["named.control-wind.harmful", "named.rulings-supersede"])
def test_siege_does_not_raze_his_first_realm_though_it_does_so_regardless_of_powers(t: Table, ruleset: str) -> None:
    """open.control-wind-realms: the ruling stands above the text of another card."""
    t.seat("A", formation=REALM_A, pool=[MIND], hand=[WIND])
    t.seat("B", formation=REALM_B, hand=["1st/150"])
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=5, windows="pass", ruleset=ruleset, size=RULESETS[ruleset])
    t.A.plays(WIND, by=MIND)
    t.B.plays("1st/150")
    t.razed("Nyrond")
    t.razed("Keoland")
    t.standing("Rashemen")
    t.changed(WIND, "1st/150")
    t.settled("A", "ask-phase-5")
