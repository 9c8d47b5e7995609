"""Wizard spells of the Powers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.copying import Replaced
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.questions import CHAMPION, Is, OtherThan
from sixrealms.powers.refs import TARGET, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import THEIRS

MODEL = Chosen("model", "the other champion")
# Polymorph Other: the model may be anybody's; the power stays even when the model has gone (copy.exact-text)
power(
    "PO/50",
    Play(
        Lasting(Replaced(Is(TARGET), The(MODEL)), "dispelled"),
        targets=(
            Target("target", one(CHAMPION & THEIRS)),
            Target("model", one(CHAMPION & ~AVATAR & OtherThan(TARGET))),
        ),
    ),
)
