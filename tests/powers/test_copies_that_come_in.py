"""Cards that copy another as they come in, brought by an effect that is not over yet (ledger: copy.on-entry)."""

from __future__ import annotations

import pytest

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play, Target
from sixrealms.language import CHAMPION, IN_POOL, YOU, Of, every, one
from sixrealms.powers.attachment import HangOn
from sixrealms.powers.item_transfer import HandOver
from sixrealms.powers.refs import TARGET
from sixrealms.powers.sets import Pile
from tests.made_up import given
from tests.table_talk import Table, table_test

FETCHES, ORB = "1st/91", "1st/424"
DISCARDED = Pile(z.DISCARD, YOU, all=True)
OWN = CHAMPION & IN_POOL & Of(YOU)


@pytest.mark.parametrize(
    "fetch",
    [
        Play(HandOver(DISCARDED, every(OWN)), at=("any",)),
        Play(HangOn(TARGET, what=DISCARDED), at=("any",), targets=(Target("target", one(OWN)),)),
    ],
    ids=["handed over", "hung on"],
)
@table_test(rules=["copy.on-entry"])
def test_what_may_copy_comes_in_once_and_is_there_to_be_used(t: Table, fetch: Play) -> None:
    with given(FETCHES, fetch):
        pool = ["4th/291", "4th/289"]
        t.seat("A", formation={"A": "Sembia"}, pool=pool, hand=[FETCHES], discard=[ORB])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/442"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(FETCHES)
        t.A.chooses("4th/291")
        t.on(ORB, "4th/291")
        t.A.uses(ORB)
        t.level("4th/291", 7)
        t.changed(FETCHES, ORB, "4th/291")
        t.settled("A", "ask-phase-3")
