"""Powers that wait: choices owed for later, champions that rest, champions brought in without their conditions."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target, Use, When
from sixrealms.engine.marks import RESTED
from sixrealms.powers.card_questions import CHAMPION, DRAGON
from sixrealms.powers.conditions import Exists
from sixrealms.powers.control_flow import seq
from sixrealms.powers.entry_conditions import MAY_ENTER
from sixrealms.powers.hands import Draw
from sixrealms.powers.memory import Note, marked
from sixrealms.powers.owed_choices import Redeem, owe
from sixrealms.powers.play_now import PlayNow
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import TARGET, The
from sixrealms.powers.sets import every, in_hand
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["event.duration-in-play"])
def test_what_is_owed_is_done_as_often_as_it_was_promised(t: Table) -> None:
    draw = Redeem(Draw())
    with given("1st/100", Play(seq(*owe(3))), Use(draw, at=("any",))):
        t.seat("A", formation={"A": "Vaasa"}, hand=["1st/100"])
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=3)
        t.A.plays("1st/100")
        for _ in range(2):
            t.A.uses("1st/100")
        t.zone("1st/100", "table")
        t.A.uses("1st/100")
        t.zone("1st/100", "void")
        t.count("A", hand=3)
        drew(t, "A", 3)
        t.settled("A", "ask-phase-3")


@table_test(rules=["power.condition-mandatory"])
def test_a_rest_is_forgotten_with_the_place_in_play(t: Table) -> None:
    with given("1st/266", When("turn-start", Note(RESTED), whose=YOU), Use(Draw(), only=marked(RESTED))):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/422"])
        t.begin(active="A", phase="start", windows="pass")
        t.A.passes(2)
        t.A.can("use", "1st/266")
        t.A.passes(3)
        t.B.passes(2)
        t.B.uses("1st/422")
        t.zone("1st/266", "hand")
        t.B.passes(3)
        t.A.passes(2)
        t.A.plays("1st/266")
        t.A.cannot("use", "1st/266", because="condition-not-met")
        t.changed("1st/422")
        drew(t, "A", 6)
        drew(t, "B", 3)
        t.settled("A", "ask-phase-3")


@table_test(rules=["avatar.cost-exceptions", "turn.phase3.active-only"])
def test_bringing_in_lifts_the_conditions_of_a_champion_and_nothing_else(t: Table) -> None:
    bring = Use(seq(PlayNow(The(TARGET), free=True)), targets=(Target("target", in_hand(CHAMPION & MAY_ENTER)),))
    dragons = Exists(every(DRAGON))
    with given("1st/266", bring), given("1st/284", Play(only=dragons)), given("1st/260", Play(only=dragons)):
        t.seat("A", formation={"A": "Vaasa"}, pool=["1st/266"], hand=["1st/284", "1st/260", "Neeva [2nd/259]"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva [1st/259]", "Sadira [2nd/260]"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.cannot("play", "1st/284", because="condition-not-met")
        t.A.uses("1st/266")
        t.zone("1st/284", "pool")
        t.zone("1st/260", "hand")
        t.settled("A", "ask-phase-3")
