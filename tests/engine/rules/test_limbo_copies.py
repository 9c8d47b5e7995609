"""Champions back from Limbo while copies of what they wear lie in play (ledger: limbo.outside-combat-keeps)."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Use
from sixrealms.powers.card_questions import Named
from sixrealms.powers.moves import Send
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test

SENDER, SENDS = "1st/265", Use(Send(every(Named("Dagrande")), z.LIMBO), at=("3",))


@table_test(rules=["limbo.outside-combat-keeps", "cosmos.unique-in-play", "limbo.return-time"], edition="1st")
def test_back_in_time_he_loses_what_lies_in_play_elsewhere_by_now(t: Table) -> None:
    """open.limbo-artifact-copy, also where nobody has called them back."""
    with given(SENDER, SENDS):
        t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande + Flameblade + Rod of Shapechange"], draw=[20])
        t.seat("B", formation={"A": "Nyrond"}, pool=[SENDER, "Gnomes of Samek"], hand=["2nd/93"], draw=[20])
        t.begin(active="B", phase=3, windows="pass")
        t.B.uses(SENDER)
        t.B.plays("2nd/93", on="Gnomes of Samek")
        t.B.passes(times=3)
        t.A.passes(times=4)
        t.zone("A:Rod of Shapechange", "limbo")
        t.A.passes()
        t.zone("Dagrande", "pool")
        t.on("Flameblade", "Dagrande")
        t.zone("A:Rod of Shapechange", "discard")
        t.on("2nd/93", "Gnomes of Samek")
        t.changed(*(f"{s}:Thugs#{i}" for s in "AB" for i in range(1, 21)))
        t.settled("B")
