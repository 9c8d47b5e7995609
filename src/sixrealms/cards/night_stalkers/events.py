"""Events of the Night Stalkers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, When
from sixrealms.powers.doing import Choose, ChoosePlayer, If, OneOf, seq
from sixrealms.powers.foretelling import OTHERS_ABOUT_TO_FIGHT, CameTrue, Foretold
from sixrealms.powers.hands import Draw
from sixrealms.powers.lasting import EndOwn, Lasting, Note
from sixrealms.powers.moving import discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE, YOU, ChosenPlayer
from sixrealms.powers.questions import RAZED, REALM, Is
from sixrealms.powers.razing import Raze
from sixrealms.powers.refs import ATTACKED_REALM, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one, top_of_piles
from sixrealms.powers.whereabouts import Of

SAID = "battle:foretold"
# Dark Prophesy: what has been foretold nobody else learns before it has come true or false
power(
    "NS/105",
    Play(
        seq(
            OneOf(
                (
                    Note(SAID, 1, "foretell in secret that the attacker wins"),
                    Note(SAID, 2, "foretell in secret that the defender wins"),
                )
            ),
            Lasting(Foretold(), "turn"),
        ),
        only=OTHERS_ABOUT_TO_FIGHT,
    ),
    When(
        "round-ends",
        seq(
            EndOwn(),
            If(
                CameTrue(SAID),
                OneOf(
                    (
                        Draw(Fixed(3)),
                        seq(ChoosePlayer(EVERYONE), discard(top_of_piles(ChosenPlayer("player", "that player"), 3))),
                    )
                ),
                OneOf(
                    (
                        Choose(one(REALM & ~RAZED & Of(YOU)), then=Raze(The(TARGET))),
                        Choose(one(REALM & Of(YOU)), then=discard(The(TARGET))),
                    )
                ),
            ),
        ),
        to=Is(ATTACKED_REALM),
    ),
)
