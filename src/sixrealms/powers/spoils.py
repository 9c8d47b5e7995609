"""What may be done when spoils of victory are due (ledger: spoils.options)."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from sixrealms.engine.ask import finish
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.spoils import earn_spoils, give_up_spoils
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Who
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import Is
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.players import YOU, ChosenPlayer
from sixrealms.powers.refs import OTHER, THIS_REALM


@dataclass(frozen=True)
class DrawSpoils(Effect):
    """A player draws spoils of victory once the battle is over (at once if there is none): so many in all at least,
    whatever the battle brings them, or so many `besides`. `instead`: the spoils about to be drawn are theirs instead;
    with a `count` of 0 nobody's.
    """

    count: int = 1
    who: Who = YOU
    besides: bool = False
    instead: bool = field(default=False, metadata=ADDED)

    @property
    def _heirs(self) -> Who | None:
        """Whose the spoils about to be drawn are instead."""
        return self.who if self.count else None

    def step(self, s: State, pc: int, x: Context) -> None:
        if self.instead:
            heirs = self._heirs
            give_up_spoils(s, next(iter(heirs.seats(s, x)), None) if heirs is not None else None)
            finish(s, x)
            return
        finish(s, x)
        for seat in self.who.seats(s, x):
            earn_spoils(s, seat, self.count, besides=self.besides)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """To give up spoils was a word of its own."""
        return ("GiveUpSpoils", {"to": self._heirs}) if self.instead else None

    def saying(self) -> Saying:
        if self.instead:
            return Saying("give-up-spoils", {"to": self._heirs})
        also = isinstance(self.who, ChosenPlayer)  # whoever has won draws as ever
        return Saying("draw-spoils", {"count": self.count, "who": self.who, "besides": self.besides, "also": also})


#: The spoils about to be drawn are the victor's, for the battle over this realm: not those of a dungeon, nor what a
#: card has somebody draw.
WON_HERE: Final = RefIs(OTHER, Is(THIS_REALM))
