"""A card that leaves play and comes back is another: nothing that worked on it works on it still.

Ledger: inplay.leaving-default, limbo.not-in-play, limbo.outside-combat-keeps, inplay.left-no-effect.
"""

from __future__ import annotations

import pytest

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Target, When
from sixrealms.engine.action import Action
from sixrealms.engine.filing import awake
from sixrealms.engine.home_pool import home_of, release, remember_pool, to_its_pool
from sixrealms.engine.power import Effect
from sixrealms.engine.run import advance
from sixrealms.powers.access import CannotFight
from sixrealms.powers.card_questions import CHAMPION, Is
from sixrealms.powers.control_flow import seq
from sixrealms.powers.durations import UNTIL_YOUR_NEXT_TURN, UNTIL_YOUR_NEXT_TURN_ENDS, WHILE_IN_PLAY
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import SELF, TARGET, AllChosen, The
from sixrealms.powers.sets import one
from tests.engine.rules.gone import EVERY_RULESET, RULESETS
from tests.made_up import given
from tests.table_talk import Table, table_test

SPELL, ROUND_TRIP = "1st/91", "1st/312"
OUT_AND_IN = seq(Send(The(TARGET)), Send(The(TARGET), z.POOL))


def event(effect: Effect, count: int = 1, name: str = "target") -> Play:
    return Play(effect, at=("any",), targets=(Target(name, one(CHAMPION), count),))


def trip(effect: Effect = OUT_AND_IN) -> Play:
    return event(effect)


@EVERY_RULESET
@table_test(rules=["inplay.leaving-default", "event.duration-in-play"])
def test_a_geas_does_not_bind_who_has_come_back(t: Table, ruleset: str) -> None:
    with given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas", ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("Geas", by="Sadira")
        t.A.chooses("Neeva")
        t.A.plays(ROUND_TRIP)
        t.A.chooses("Neeva")
        t.zone("Neeva", "pool")
        t.A.passes()
        t.A.attacks("Sembia", with_="Sadira")
        t.B.can("defend", "Neeva")
        t.B.defends("Mul Savage")
        t.A.passes()
        t.B.keeps()
        t.A.passes(2)
        t.zone("Geas", "discard")
        t.changed("Sadira", ROUND_TRIP)
        t.settled("B", "ask-phase-0")


@table_test(rules=["inplay.leaving-default"])
def test_nor_one_played_again_from_the_hand(t: Table) -> None:
    with given(ROUND_TRIP, trip(Send(The(TARGET), z.HAND))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["Geas", ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage"])
        t.begin(active="A", phase=3)
        t.A.plays("Geas", by="Sadira")
        t.A.chooses("Neeva")
        t.A.plays(ROUND_TRIP)
        t.A.chooses("Neeva")
        t.A.passes(3)
        t.B.passes(2)
        t.B.plays("Neeva")
        t.B.passes()
        t.B.can("attack", "Nibenay", "Neeva")
        t.changed("Geas", ROUND_TRIP, *(f"B:Thugs#{n}" for n in range(1, 4)))
        t.settled("B", "ask-phase-4")


@pytest.mark.parametrize(
    ("ruleset", "keeps"), [("tournament", True), ("tournament-110", True), ("fourth-edition", False)]
)
@table_test(rules=["limbo.outside-combat-keeps", "limbo.not-in-play", "limbo.return-time"])
def test_limbo_keeps_what_hangs_on_a_champion_but_no_effects(t: Table, ruleset: str, keeps: bool) -> None:
    """limbo.attachments."""
    strength = Lasting(gains(Is(TARGET), 5), UNTIL_YOUR_NEXT_TURN_ENDS)
    with given(SPELL, event(strength)), given(ROUND_TRIP, trip(Send(The(TARGET), z.LIMBO))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[SPELL, ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva + Flameblade", "Mul Savage"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.level("Neeva", 9)
        t.A.plays(SPELL)
        t.A.chooses("Neeva")
        t.level("Neeva", 14)
        t.A.plays(ROUND_TRIP)
        t.A.chooses("Neeva")
        t.zone("Neeva", "limbo")
        t.A.passes(3)
        t.B.passes(5)
        t.zone("Neeva", "pool")
        if keeps:
            t.on("Flameblade", "Neeva")
        else:
            t.zone("Flameblade", "discard")
        t.level("Neeva", 9 if keeps else 7)
        t.changed(SPELL, ROUND_TRIP, *(f"B:Thugs#{n}" for n in range(1, 4)))
        t.settled("A", "ask-phase-0")


@table_test(rules=["inplay.leaving-default"])
def test_of_several_only_the_one_that_left_is_free(t: Table) -> None:
    bound = Lasting(CannotFight(Is(AllChosen("targets"))), UNTIL_YOUR_NEXT_TURN)
    with given(SPELL, event(bound, 2, "targets")), given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[SPELL, ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage", "Azhul"])
        t.begin(active="A", phase=3)
        t.A.plays(SPELL)
        t.A.chooses("Neeva", "Mul Savage")
        t.A.plays(ROUND_TRIP)
        t.A.chooses("Neeva")
        t.A.passes()
        t.A.attacks("Sembia", with_="Sadira")
        t.B.can("defend", "Neeva")
        t.B.can("defend", "Azhul")
        t.B.cannot("defend", "Mul Savage", because="may-not-defend")
        t.changed("Sadira", SPELL, ROUND_TRIP)
        t.settled("B", "ask-defend")


@table_test(rules=["inplay.leaving-default"])
def test_what_spares_the_one_that_left_still_binds_the_others(t: Table) -> None:
    bound = Lasting(CannotFight(CHAMPION & ~Is(TARGET)), UNTIL_YOUR_NEXT_TURN)
    with given(SPELL, event(bound)), given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[SPELL, ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage"])
        t.begin(active="A", phase=3)
        t.A.plays(SPELL)
        t.A.chooses("Sadira")
        t.A.plays(ROUND_TRIP)
        t.A.chooses("Sadira")
        t.A.passes()
        t.A.attacks("Sembia", with_="Sadira")
        t.B.cannot("defend", "Neeva", because="may-not-defend")
        t.B.cannot("defend", "Mul Savage", because="may-not-defend")
        t.changed("Sadira", SPELL, ROUND_TRIP)
        t.settled("B", "ask-defend")


@table_test(rules=["inplay.left-no-effect", "inplay.leaving-default"])
def test_what_lasts_while_a_card_is_in_play_ends_as_it_leaves(t: Table) -> None:
    with given("1st/258", When("played", Lasting(gains(CHAMPION, 2), WHILE_IN_PLAY))), given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["1st/258", ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage"])
        t.begin(active="A", phase=3)
        t.level("Mul Savage", 6)
        t.A.plays("1st/258")
        t.level("Mul Savage", 8)
        t.A.plays(ROUND_TRIP)
        t.A.chooses("1st/258")
        t.zone("1st/258", "pool")
        t.level("Mul Savage", 6)
        t.changed(ROUND_TRIP)
        t.settled("A", "ask-phase-3")


@table_test(rules=["inplay.leaving-default"])
def test_a_power_that_changes_its_own_card_ends_with_it(t: Table) -> None:
    with given("1st/258", When("played", Lasting(gains(Is(SELF), 2), UNTIL_YOUR_NEXT_TURN))), given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["1st/258", ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/258")
        t.trace("1st/258", ["+6 base", "+2 power Rikus"])
        t.A.plays(ROUND_TRIP)
        t.A.chooses("1st/258")
        t.trace("1st/258", ["+6 base"])
        t.changed(ROUND_TRIP)
        t.settled("A", "ask-phase-3")


@table_test(rules=["inplay.definition"])
def test_a_fight_is_no_leaving(t: Table) -> None:
    with given(SPELL, event(Lasting(gains(Is(TARGET), 5), UNTIL_YOUR_NEXT_TURN))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[SPELL])
        t.seat("B", formation={"A": "Sembia"}, pool=["Neeva", "Mul Savage"])
        t.begin(active="A", phase=3)
        t.A.plays(SPELL)
        t.A.chooses("Neeva")
        t.A.passes()
        t.A.attacks("Sembia", with_="Sadira")
        t.B.defends("Neeva")
        t.level("Neeva", 12)
        t.A.passes()
        t.B.keeps()
        t.level("Neeva", 12)
        t.changed("Sadira", SPELL)
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize(("ruleset", "level"), [("tournament", 8), ("fourth-edition", 8), ("tournament-110", 6)])
@table_test(rules=["inplay.left-no-effect"])
def test_what_a_champion_has_begun_does_not_begin_again_when_he_comes_back(t: Table, ruleset: str, level: int) -> None:
    """Under the rules of 2013 nothing of it is left; under the others it has never stopped."""
    with given("1st/258", When("played", Lasting(gains(CHAMPION, 2), UNTIL_YOUR_NEXT_TURN))), given(ROUND_TRIP, trip()):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["1st/258", ROUND_TRIP])
        t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage"])
        t.begin(active="A", phase=3, ruleset=ruleset, size=RULESETS[ruleset])
        t.A.plays("1st/258")
        t.level("Mul Savage", 8)
        t.A.plays(ROUND_TRIP)
        t.A.chooses("1st/258")
        t.zone("1st/258", "pool")
        t.level("Mul Savage", level)
        t.changed(ROUND_TRIP)
        t.settled("A", "ask-phase-3")


@table_test(rules=["inplay.leaving-default"])
def test_notes_about_a_champion_are_not_about_the_one_that_comes_back(t: Table) -> None:
    """Whose pool it left, that it was to be released and that it is away on a quest hold for the one that left."""
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira", "Neeva (of B)", "Dagrande (of B)", "Azhul"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage"])
    t.begin(active="A", phase=3)
    s = t.state.copy()
    a, b = (t.sitting.objects.seat(letter) for letter in "AB")
    neeva, dagrande, azhul = t.card("Neeva"), t.card("Dagrande"), t.card("Azhul")
    remember_pool(s, neeva)
    atoms.move(s, dagrande, z.BATTLE)
    release(s, dagrande)
    atoms.set_flag(s, azhul, z.FACE_DOWN)
    atoms.mark(s, marks.AWAY.of(azhul))
    t.expect((home_of(s, neeva), awake(s, azhul)) == (a, 0), "what is noted holds while they stay")
    for card in (neeva, dagrande, azhul):
        atoms.move(s, card, z.DISCARD)
        atoms.move(s, card, z.POOL)
    atoms.set_flag(s, azhul, z.FACE_DOWN)
    t.expect((home_of(s, neeva), awake(s, azhul)) == (b, 2), "and not for those that come back")
    atoms.set_control(s, dagrande, a)
    atoms.move(s, dagrande, z.BATTLE)
    to_its_pool(s, dagrande)
    t.expect(dagrande in s.pool(a), "nobody has released this one")
    t.settled("A", "ask-phase-3")


@table_test(rules=["combat.j.spoils-defender"])
def test_a_champion_that_attacks_anew_is_not_lost_because_it_was_before(t: Table) -> None:
    t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"])
    t.seat("B", formation={"A": "Sembia"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4)
    s = t.state.copy()
    lost = marks.LOST.of(t.card("Sadira"))
    atoms.mark(s, lost)
    advance(s, Action("attack", t.card("Sadira"), t.card("Sembia")))
    t.expect(lost not in s.marks, "it stands on the battlefield again")
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("back", [True, False])
@table_test(rules=["limbo.outside-combat-keeps", "limbo.duplicate-discarded", "pool.loss-attachments"])
def test_what_is_kept_in_a_book_shares_its_way_through_limbo(t: Table, back: bool) -> None:
    with given(ROUND_TRIP, trip(Send(The(TARGET), z.LIMBO))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=[ROUND_TRIP] if back else [ROUND_TRIP, "Neeva"])
        bearer = {"card": "Neeva", "with": [{"card": "4th/189", "with": ["1st/340"]}]}
        t.seat("B", formation={"A": "Sembia"}, pool=[bearer, "Mul Savage"], draw=[4])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays(ROUND_TRIP)
        t.A.chooses("B:Neeva")
        t.zone("4th/189", "limbo")
        t.zone("1st/340", "limbo")
        if not back:
            t.A.plays("A:Neeva")
        t.A.passes(3)
        t.B.passes(5)
        if back:
            t.on("4th/189", "B:Neeva")
            t.on("1st/340", "4th/189")
        else:
            t.zone("4th/189", "discard")
            t.zone("1st/340", "discard")
        t.changed("B:Neeva", ROUND_TRIP, *(["A:Neeva"] if not back else []), *(f"B:filler#{n}" for n in (1, 2, 3)))
        t.settled("A")
