"""What is put off until something has ended, phases left out, piles put in order (activation.*, turn.sequence)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, Target, Use
from sixrealms.language import (
    CHAMPION,
    FOR_THE_BATTLE,
    FOR_THE_ROUND,
    FOR_THIS_TURN,
    TARGET,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    YOU,
    Afterwards,
    Arrange,
    Draw,
    Fixed,
    Lasting,
    The,
    discard,
    every,
    one,
    seq,
    top_of_piles,
)
from sixrealms.powers.card_questions import Named
from sixrealms.powers.durations import Duration
from sixrealms.powers.lasting_effects import SkipTurn
from sixrealms.powers.players import ACTIVE_PLAYER
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE
from tests.made_up import given
from tests.table_talk import Table, table_test

LATER = Named("Dagrande")


@pytest.mark.parametrize(
    ("until", "turns"),
    [(FOR_THIS_TURN, 1), (UNTIL_YOUR_NEXT_TURN, 2), (UNTIL_YOUR_NEXT_TURN_ENDS, 3)],
    ids=["turn", "next", "next ends"],
)
@table_test(rules=["event.duration-in-play"])
def test_it_is_done_when_that_time_is_over(t: Table, until: Duration, turns: int) -> None:
    with given("1st/266", Use(Lasting(Afterwards(discard(every(LATER))), until), once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Dagrande"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("1st/266")
        t.zone("Dagrande", "pool")
        for turn, seat in enumerate("ABA"[:turns]):
            t.zone("Dagrande", "pool")
            (t.A if seat == "A" else t.B).passes(3 if turn == 0 else 5)
        if turns == 2:
            t.turn_of("A")
        t.zone("Dagrande", "discard")
        drew(t, "A", 6)
        drew(t, "B", 6)
        t.changed(*(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 8)))
        t.settled("A" if turns == 2 else "B", "ask-phase-0")


@pytest.mark.parametrize(("until", "waits"), [(FOR_THE_ROUND, False), (FOR_THE_BATTLE, True)], ids=["round", "battle"])
@table_test(rules=["combat.terms"])
def test_after_the_round_or_the_battle(t: Table, until: Duration, waits: bool) -> None:
    with given("1st/305", Use(Lasting(Afterwards(discard(every(LATER))), until), at=("any",), once="battle")):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/305", "Otto"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul", "Dagrande"])
        t.begin(active="A", phase=4, windows="ask")
        t.A.attacks(CRISTYNE, with_="1st/305")
        t.A.uses("1st/305")
        t.B.defends("Azhul")
        t.zone("Dagrande", "pool")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.zone("Dagrande", "pool" if waits else "discard")
        t.A.stops()
        t.zone("Dagrande", "discard")
        t.settled("A", "ask-phase-4")


@table_test(rules=["inplay.left-no-effect"])
def test_a_card_that_has_come_back_is_another(t: Table) -> None:
    later = seq(Lasting(Afterwards(discard(The(TARGET))), UNTIL_YOUR_NEXT_TURN_ENDS))
    away = Play(discard(every(LATER)), at=("3",))
    with (
        given("1st/266", Use(later, once="turn", targets=(Target("target", one(CHAMPION & LATER)),))),
        given("1st/390", away),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266", "Otto"], hand=["1st/390"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Dagrande"], hand=["1st/77"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.uses("1st/266")
        t.A.plays("1st/390", by="Otto")
        t.zone("Dagrande", "discard")
        t.A.passes(3)
        t.B.passes(5)
        t.A.passes(5)
        t.zone("Dagrande", "discard")
        drew(t, "A", 3)
        drew(t, "B", 6)
        t.changed("1st/390", *(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 12)))
        t.settled("B", "ask-phase-0")


@pytest.mark.parametrize(("phase", "skipped", "possible"), [(2, 3, True), (3, 3, False), (3, 4, True), (4, 4, False)])
@table_test(rules=["turn.sequence"])
def test_only_a_phase_still_to_come_is_left_out(t: Table, phase: int, skipped: int, possible: bool) -> None:
    with given("1st/266", Use(SkipTurn(ACTIVE_PLAYER, phase=skipped), at=("2", "3", "4"), once="turn-end")):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266"])
        t.seat("B", formation={"A": CRISTYNE})
        t.begin(active="A", phase=phase, windows="pass")
        if not possible:
            t.A.cannot("use", "1st/266", because="no-effect")
            t.settled("A", f"ask-phase-{phase}")
            return
        t.A.uses("1st/266")
        t.A.passes()
        t.phase(4 if skipped == 3 else 5)
        t.settled("A", f"ask-phase-{4 if skipped == 3 else 5}")


@pytest.mark.parametrize("size", [0, 1, 3])
@table_test(rules=["gloss.hand"])
def test_as_many_cards_are_put_in_order_as_there_are(t: Table, size: int) -> None:
    with given("1st/266", Use(seq(Arrange(top_of_piles(YOU, 6)), Draw(Fixed(1))), once="turn")):
        pile = ["Dagrande", "Borys", "Gladiators"][:size]
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/266"], draw=pile)
        t.seat("B", formation={"A": CRISTYNE})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        if not size:
            t.A.cannot("use", "1st/266", because="no-effect")
            t.settled("A", "ask-phase-3")
            return
        t.A.uses("1st/266")
        if size > 1:
            t.A.chooses("Gladiators", "Dagrande")
        t.zone("Gladiators" if size > 1 else "Dagrande", "hand")
        for card in pile[: -1 if size > 1 else 0]:
            t.zone(card, "draw")
        t.settled("A", "ask-phase-3")
