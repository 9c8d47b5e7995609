"""Spells of 3rd Edition and how 4th Edition words them."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Play, Target
from sixrealms.powers.attaching import HangOn
from sixrealms.powers.countering import Cancel, CancelSpellInPlay
from sixrealms.powers.doing import seq
from sixrealms.powers.groups import Gathered
from sixrealms.powers.identity import Has
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.players import OTHER_SIDE, YOU
from sixrealms.powers.question import Question
from sixrealms.powers.questions import ALLY, CHAMPION, EARTHWALKER, SPELL, Is
from sixrealms.powers.refs import OPPONENT, SELF, TARGET, Chosen
from sixrealms.powers.registry import power, same_as
from sixrealms.powers.sets import one
from sixrealms.powers.spellcasting import AT_WORK
from sixrealms.powers.statics import CannotPlay, StaysAfterRound
from sixrealms.powers.walls import AllMove, Wall
from sixrealms.powers.whereabouts import FRIENDLY, IN_POOL, THEIRS, Of

# Wall of Force: as the earlier walls, for those who walk through the earth (wall.flyer-not-exempt)
power("4th/367", Play(Wall(AllMove("Earthwalker"))), Always(CannotPlay(OTHER_SIDE, ~EARTHWALKER & ALLY)))


def _flies(name: str, until: str) -> Lasting:
    return Lasting(Has(Is(Chosen(name, f"the chosen {name}")), ("Flyer",)), until)


def _target(name: str, whom: Question) -> Target:
    return Target(name, one(whom))


# Fly: cast in phase 3 it lasts through the turn, in combat for the round (combat.h.winner-discards)
power(
    "3rd/343",
    Play(_flies("champion", "turn"), targets=(_target("champion", CHAMPION & IN_POOL & Of(YOU)),), at=("3",)),
    Play(_flies("champion", "round"), targets=(_target("champion", CHAMPION & FRIENDLY),), at=("combat",)),
    Play(_flies("ally", "round"), targets=(_target("ally", ALLY & FRIENDLY),), at=("combat",)),
    Play(
        seq(_flies("champion", "round"), _flies("ally", "round")),
        targets=(_target("champion", CHAMPION & FRIENDLY), _target("ally", ALLY & FRIENDLY)),
        at=("combat",),
    ),
)
# Chariot of Sustarre: in phase 3 there are no allies yet; it lasts as Fly does
power(
    "3rd/361",
    Play(_flies("champion", "turn"), targets=(_target("champion", CHAMPION & IN_POOL & Of(YOU)),), at=("3",)),
    Play(_flies("champion", "round"), targets=(_target("champion", CHAMPION & FRIENDLY),), at=("combat",)),
    Play(
        Lasting(Has(Gathered("targets", "chosen ally"), ("Flyer",))),
        targets=(Target("targets", one(ALLY & FRIENDLY), 2, up_to=True),),
        at=("combat",),
    ),
)
# Spell of Formless Horror: out of combat on any champion of an opponent
power(
    "3rd/106",
    Play(HangOn(OPPONENT), at=("combat",)),
    Play(HangOn(TARGET), targets=(_target("target", CHAMPION & THEIRS),), at=("3", "5")),
    Always(StaysAfterRound(Is(SELF))),
)
# Dispel Magic: at any time, also against a spell in play
_DISPEL = (
    Answer(Cancel(), to=SPELL),
    Play(CancelSpellInPlay(Chosen("target", "the chosen card")), targets=(Target("target", one(SPELL & AT_WORK)),)),
)
power("3rd/346", *_DISPEL)
same_as("3rd/358", "3rd/346")
