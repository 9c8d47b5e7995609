"""Effects that last twice as long as they say."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.powers.card_questions import HERO, SPELL, WIZARD, Named
from sixrealms.powers.durations import (
    FOR_THE_BATTLE,
    FOR_THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    Duration,
)
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.longer_effects import Prolongs
from sixrealms.powers.players import YOU
from sixrealms.powers.whereabouts import Of
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, table_test

AZHUL = "1st/266"


@pytest.mark.parametrize("user", [WIZARD, HERO])
@pytest.mark.parametrize(
    ("until", "usual", "twice"),
    [
        (FOR_THIS_TURN, 0, 1),  # the ends of turns it outlives: A, B, A, B ...
        (UNTIL_YOUR_NEXT_TURN, 1, 3),
        (UNTIL_YOUR_NEXT_TURN_ENDS, 2, 4),
    ],
)
@table_test(rules=["event.duration-in-play"])
def test_a_stated_time_is_doubled(t: Table, until: Duration, usual: int, twice: int, user: object) -> None:
    effect = Play(Lasting(gains(Named("Azhul"), 5), until), at=("3",))
    assert user in (WIZARD, HERO)
    longer = Prolongs(SPELL, (WIZARD if user is WIZARD else HERO) & Of(YOU))
    with given("1st/393", effect), given("1st/259", Always(longer)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", AZHUL, "1st/259"], hand=["1st/393"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/393", by="Sadira")
        outlived = 0
        while t.state.effects:
            before = t.state.turns
            (t.A if t.state.active == t.sitting.objects.seat("A") else t.B).passes()
            outlived += t.state.turns != before and bool(t.state.effects)
            assert outlived < 9
        t.expect(outlived == (twice if user is WIZARD else usual), f"outlives {outlived} ends of turns")
        t.level(AZHUL, 4)
        t.zone("1st/393", "discard")
        for seat in "AB":
            drew(t, seat, 9)
        t.settled("A" if t.state.active == t.sitting.objects.seat("A") else "B")


@pytest.mark.parametrize("longer", [True, False])
@table_test(rules=["combat.terms"])
def test_a_battle_is_doubled_to_the_next(t: Table, longer: bool) -> None:
    effect = Play(Lasting(gains(Named("Azhul"), 5), FOR_THE_BATTLE), at=("3",))
    with given("1st/393", effect), given("1st/259", *([Always(Prolongs(SPELL, WIZARD))] if longer else [])):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", AZHUL, "1st/259"], hand=["1st/393"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/393", by="Sadira")
        t.A.passes()
        t.A.attacks("Nyrond", with_=AZHUL)
        t.level(AZHUL, 9)
        t.B.declines()
        t.level(AZHUL, 9 if longer else 4)
        t.razed("Nyrond")
        t.changed("1st/393")
        drew(t, "A", 1)
        t.settled("A", "ask-spoils")
