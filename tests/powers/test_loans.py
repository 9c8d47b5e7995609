"""Borrowed cards go back to whom they came from when the round is over (ledger: borrow.*)."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play, Use
from sixrealms.powers.card_questions import ITEM, Named
from sixrealms.powers.control import UnderControl
from sixrealms.powers.control_flow import Choose
from sixrealms.powers.durations import FOR_THE_ROUND
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.moves import Send
from sixrealms.powers.refs import TARGET
from sixrealms.powers.sets import InPlay
from tests.engine.rules.gone import BLOW, EVERY_RULESET, RULESETS
from tests.engine.rules.order_signs import powers
from tests.table_talk import Table, table_test

BORROWS = Use(
    Choose(InPlay(ITEM), then=Lasting(UnderControl(TARGET, borne=True), FOR_THE_ROUND)),
    at=("combat",), once="round", zone="battle",
)  # fmt: skip
TAKES_NEEVA = Play(Send(InPlay(Named("Neeva"))), at=("any",))


def borrowed(t: Table, ruleset: str, *, attacker: str = "Mul Savage", hand: tuple[str, ...] = ()) -> None:
    """Azhul (4) defends with the staff (5) of Neeva, who belongs to a bystander."""
    t.seat("A", formation={"A": "1st/6"}, pool=[attacker], hand=list(hand))
    t.seat("B", formation={"A": "1st/120"}, pool=["Azhul"])
    t.seat("C", formation={"A": "1st/127"}, pool=["Neeva + Staff of Conjuring"], hand=[BLOW])
    t.begin(active="A", phase=4, ruleset=ruleset, size=RULESETS[ruleset], windows="pass")
    t.A.attacks("1st/120", with_=attacker)
    t.B.defends("Azhul")
    t.B.uses("Azhul")
    t.on("Staff of Conjuring", "Azhul")
    t.total("Azhul", 9)
    t.level("Neeva", 7)


@EVERY_RULESET
@table_test(rules=["borrow.returned"])
def test_a_borrowed_item_hangs_on_its_champion_again_after_the_round(t: Table, ruleset: str) -> None:
    with powers({"1st/266": (BORROWS,)}):
        borrowed(t, ruleset)
        t.A.passes()
        t.on("Staff of Conjuring", "Neeva")
        t.level("Neeva", 12)
        t.level("Azhul", 4)
        t.zone("Azhul", "pool")
        t.changed("Mul Savage", "B:filler#1")
        t.settled("B", "ask-spoils")


@EVERY_RULESET
@table_test(rules=["borrow.exceptions", "discard.to-owner"])
def test_one_discarded_with_the_loser_lies_with_its_owner(t: Table, ruleset: str) -> None:
    with powers({"1st/266": (BORROWS,)}):
        borrowed(t, ruleset, hand=("Gladiators",))
        t.A.plays("Gladiators")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.zone("Staff of Conjuring", "discard", of="C")
        t.level("Neeva", 7)
        t.zone("Mul Savage", "pool")
        t.zone("Gladiators", "discard")
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("ruleset", ["tournament", "tournament-110"])
@table_test(rules=["borrow.returned", "discard.to-owner"])
def test_one_whose_champion_is_gone_is_discarded(t: Table, ruleset: str) -> None:
    """open.borrow-source-gone."""
    with powers({"1st/266": (BORROWS,), BLOW: (TAKES_NEEVA,)}):
        borrowed(t, ruleset, hand=("Zadoc",))
        t.A.plays("Zadoc")
        t.C.plays(BLOW)
        t.zone("Neeva", "discard")
        t.on("Staff of Conjuring", "Azhul")
        t.A.passes()
        t.zone("Staff of Conjuring", "discard", of="C")
        t.zone("Azhul", "pool")
        t.changed("Mul Savage", "Zadoc", BLOW, "B:filler#1")
        t.settled("B", "ask-spoils")
