"""What a printed card does, in the program's own words and in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine.card_def import SPELLS
from sixrealms.engine.power import Power
from sixrealms.powers import registry
from sixrealms.powers.attachment import HangOn
from sixrealms.powers.refs import CASTER
from sixrealms.realise import power
from sixrealms.realise.nouns import (
    ALLY_SPEAKS,
    CASTING,
    HOLDING_SPEAKS,
    HUNG_ELSEWHERE,
    ITEM_SPEAKS,
    ON_A_SIDE,
    REALM_SPEAKS,
)

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing


#: A realm that may be played in so many phases is played at any time.
_ANY_TIME: Final = 6
#: Texts made so far, each with the power it was made from.
_KNOWN: Final[dict[tuple[str, bool, str], tuple[Power, str]]] = {}


def house_text(printing: Printing, language: str) -> str:
    """The text of its power; "" for a card without one or whose power is not written yet."""
    found = registry.all_powers().get(printing.wording)
    if found is None:
        return ""
    place = printing.type in ("realm", "holding")
    known = _KNOWN.get((printing.wording, place, language))
    if known is None or known[0] is not found:
        token = CASTING.set(printing.type in SPELLS)
        hangs = any(isinstance(n, HangOn) and n.to != CASTER for one in found.abilities for n in one.walk())
        hung = HUNG_ELSEWHERE.set(hangs)
        speaks = REALM_SPEAKS.set(printing.type == "realm")
        holding = HOLDING_SPEAKS.set(printing.type == "holding")
        ally = ALLY_SPEAKS.set(printing.type == "ally" and not hangs)
        on_side = ON_A_SIDE.set(printing.type == "ally")
        item = ITEM_SPEAKS.set(printing.type in ("magical item", "artifact"))
        try:
            told = power.power(found, language, place)
            if printing.type == "realm" and len(printing.phases) >= _ANY_TIME:
                told = f"{power.any_time(language)} {told}"
            known = _KNOWN[printing.wording, place, language] = (found, told)
        finally:
            CASTING.reset(token)
            HUNG_ELSEWHERE.reset(hung)
            REALM_SPEAKS.reset(speaks)
            HOLDING_SPEAKS.reset(holding)
            ALLY_SPEAKS.reset(ally)
            ITEM_SPEAKS.reset(item)
            ON_A_SIDE.reset(on_side)
    return known[1]
