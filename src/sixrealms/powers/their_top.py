"""Cards of other players that are played and go back when the battle is over."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.ask import answered, ask_act, finish, stay
from sixrealms.engine.flow.act import announce
from sixrealms.engine.leave import EFFECT
from sixrealms.engine.placement import users_for
from sixrealms.engine.playable import fits_moment, moments_of, play_reasons, ways_to_play
from sixrealms.engine.power import Context, Effect, Noun, Saying, Who
from sixrealms.engine.state import State


@dataclass(frozen=True)
class PlayTheirTop(Effect):
    """Take the top card of these players' draw pile: it is played at once in the combat if that is legal, however it
    can be; otherwise it goes to its owner's hand.
    """

    whose: Who

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            stay(s, 2, x)
            announce(s, x.player, answered(s), "combat")
            return
        seats = self.whose.seats(s, x) if pc == 0 else []
        pile = s.listed(seats[0], z.DRAW) if seats else ()
        if not pile:
            finish(s, x)
            return
        card = pile[0]
        atoms.move(s, card, z.HAND, x.player)
        options = _plays(s, x.player, card)
        if not options:
            atoms.move(s, card, z.HAND, s.owner[card])
            atoms.note(s, "leave", card, z.DRAW, z.HAND, EFFECT, x.source)
            finish(s, x)
            return
        atoms.mark(s, marks.BORROWED.of_two(x.source, card))
        stay(s, 1, x)
        ask_act(s, x.player, "ask-play-now", options)

    def saying(self) -> Saying:
        return Saying("play-their-top", {"whose": self.whose, "pile": Noun("zone-draw")})


def _plays(s: State, player: int, card: int) -> list[Action]:
    d = s.kit.defs[s.defn[card]]
    return [
        Action("play", card, other, way)
        for way in ways_to_play(d)
        if fits_moment(s, moments_of(d, way), "combat")
        for other in users_for(s, player, card, d, way, "combat")
        if not play_reasons(s, player, card, other, way, "combat")
    ]
