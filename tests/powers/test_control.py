"""Control of another player's champion for a while."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, Target
from sixrealms.powers.card_questions import CHAMPION, EVENT, Is
from sixrealms.powers.control import UnderControl
from sixrealms.powers.durations import FOR_THIS_TURN
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.refs import SELF, TARGET, Chosen
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import IN_POOL
from tests.made_up import given
from tests.table_talk import Table, table_test

TAKE = Lasting(UnderControl(TARGET), FOR_THIS_TURN)


@table_test(rules=["discard.to-owner"])
def test_it_comes_with_all_it_bears_and_goes_back_with_it(t: Table) -> None:
    with given("1st/99", Play(TAKE, targets=(Target("target", one(CHAMPION & IN_POOL)),))):
        t.seat("A", formation={"A": "Draj"}, pool=["Sadira"], hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande + Flameblade"])
        t.begin(active="A", phase=5)
        t.A.plays("1st/99")
        t.A.chooses("Dagrande")
        t.zone("Dagrande", "pool", of="A")
        t.expect(t.state.ctrl[t.card("Flameblade")] == t.sitting.objects.seat("A"), "what hangs on it as well")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        t.expect(t.state.ctrl[t.card("Flameblade")] == t.sitting.objects.seat("B"), "and back")
        t.zone("1st/99", "void")
        t.settled("B", "ask-phase-0")


@table_test(rules=["immunity.always-active"])
def test_an_immune_champion_stays_where_it_is(t: Table) -> None:
    model = Chosen("model")
    take = Lasting(UnderControl(model), FOR_THIS_TURN)
    with (
        given("1st/82", Always(Immune(Is(SELF), EVENT))),
        given("1st/99", Play(take, targets=(Target("model", one(CHAMPION & IN_POOL)),))),
    ):
        t.seat("A", formation={"A": "Draj"}, hand=["1st/99"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/82", "Neeva"])
        t.begin(active="A", phase=5)
        t.A.plays("1st/99")
        t.zone("Neeva", "pool", of="A")
        t.zone("1st/82", "pool")
        t.changed("1st/99")
        t.settled("A", "ask-phase-5")
