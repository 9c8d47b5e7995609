"""Cards played face down, whose type another player guesses."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.action import MODE, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.battle_statics import PlayedCovered
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context, Saying, Who
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import (
    ALLY,
    ARTIFACT,
    BLOOD_ABILITY,
    CLERIC_SPELL,
    ITEM,
    PSIONIC_POWER,
    THIEF_ABILITY,
    UNARMED,
    WIZARD_SPELL,
)
from sixrealms.powers.question import Question
from sixrealms.powers.refs import IT

#: What may be played into a combat, as the guesses are told.
_WAYS: Final[tuple[Question, ...]] = (
    ALLY,
    ITEM,
    ARTIFACT,
    WIZARD_SPELL,
    CLERIC_SPELL,
    PSIONIC_POWER,
    BLOOD_ABILITY,
    THIEF_ABILITY,
    UNARMED,
)


@dataclass(frozen=True)
class CardsGuessed(PlayedCovered):
    """These players play their cards into the combat face down; you guess the type of each, and one you guess is
    discarded instead of being played. It is the guess as well, made for each card ("it").
    """

    whose: Who

    def covers(self, s: State, player: int, x: Context) -> bool:
        return self.whose.includes(s, player, x)

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stay(s, 1, x)
            ask(s, x.player, MODE, "ask-guess", [Action("mode", number=i) for i in range(len(_WAYS))], x.source)
            return
        card, guess = IT.card(s, x), _WAYS[answered(s).number]
        if guess.holds(s, card, x):
            leave(s, card, z.DISCARD, EFFECT, x)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying("cards-guessed", {"whose": self.whose})
