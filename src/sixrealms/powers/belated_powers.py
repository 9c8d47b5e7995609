"""Powers that sleep as their cards come into combat and wake later."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Play
from sixrealms.engine.ask import finish, stay
from sixrealms.engine.board import abilities_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.belated import works_now
from sixrealms.engine.power import Cards, Context, Effect
from sixrealms.engine.state import State
from sixrealms.engine.triggers import tell_itself


@dataclass(frozen=True)
class WorkNow(Effect):
    """What cards of a set do as they are played or come into combat, and have not done because their power slept, they
    do now, one card after the other (gloss.negate); the card that has just come works as usual. Others answer it as
    they answer the use of a power.
    """

    cards: Cards

    def step(self, s: State, pc: int, x: Context) -> None:
        waiting = x.get("waiting") if pc else tuple(card for card in self.cards.find(s, x) if card != x.get("it"))
        assert isinstance(waiting, tuple)
        if not waiting:
            finish(s, x)
            return
        card, rest = waiting[0], waiting[1:]
        stay(s, 1, x.bind("waiting", rest))
        if s.zone[card] not in z.IN_PLAY:
            return
        for ability in reversed(abilities_of(s, card)):
            if isinstance(ability, Play) and not ability.way:
                works_now(s, card, ability, s.ctrl[card])
        tell_itself(s, "joins", card)
