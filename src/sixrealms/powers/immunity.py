"""Cards and players that are not affected by others."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from sixrealms.engine.board import holding_true
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import immunity_taken
from sixrealms.engine.power import ADDED, Context, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import Immunity, PlayerImmunity
from sixrealms.engine.terms import TypeName
from sixrealms.powers.card_questions import ANY, Named, Type
from sixrealms.powers.printed_marks import OFFENSIVE
from sixrealms.powers.question import Both, Either, Question

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

_NOBODY: Final = Context(-1, -1)


@dataclass(frozen=True)
class Immune(Immunity, PlayerImmunity):
    """Cards passing `who`, or these players, are not affected by cards passing `to` (ledger: immunity.*);
    `even_to_good`: nor by what would help them, whoever it comes from, but a card's own power is not shut out (ledger:
    named.control-wind.shield); `powers_only`: by their special powers, while their levels and bonuses count.
    """

    who: Test | Who
    to: Test
    even_to_good: bool = False
    powers_only: bool = field(default=False, metadata=ADDED)

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"immunity"})

    @property
    def kind(self) -> str:  # type: ignore[override]
        return PlayerImmunity.kind if isinstance(self.who, Who) else Immunity.kind

    @property
    def spares_levels(self) -> bool:
        return self.powers_only

    @property
    def also(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset({Immunity.EVEN_TO_GOOD}) if self.even_to_good else frozenset()

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def among(self, s: State, cards: list[int], x: Context) -> list[int]:
        who = self.who
        return [] if isinstance(who, Who) else who.sift(s, cards, x) if who.points else cards

    def covers(self, s: State, card: int, source: int, x: Context) -> bool:
        if self.even_to_good and card == source:
            return False
        if source < 0 or isinstance(self.who, Who):
            return False
        return self.who.holds(s, card, x) and self.to.holds(s, source, x)

    def covers_player(self, s: State, player: int, effect: Context, x: Context) -> bool:
        if effect.source < 0 or not isinstance(self.who, Who):
            return False
        return self.who.includes(s, player, x) and self.to.holds(s, effect.source, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """That players are not affected was a word of its own."""
        return ("PlayersImmune", {"who": self.who, "to": self.to}) if isinstance(self.who, Who) else None

    def keeps_off_by_place(self, s: State, b: Board) -> bool:
        return self.to.by_place(s, b)

    def keeps_off(self, s: State, source: int, x: Context) -> bool:
        return source < 0 or self.to.holds(s, source, x)

    def saying(self) -> Saying:
        if isinstance(self.who, Who):
            return Saying("players-immune", {"who": self.who, "to": self.to})
        if self.powers_only:
            return Saying("immune-to-powers", {"who": self.who, "to": None if self.to is ANY else self.to})
        return super().saying()

    def names(self, s: State, source: int) -> bool:
        return any(
            isinstance(part, Named) and not part.word and part.holds(s, source, _NOBODY) for part in self.to.meant()
        )


@dataclass(frozen=True)
class ImmuneTo(Question):
    """Immune now, by whatever power, to all offensive cards of these types: by one immunity or several together
    (immunity.always-active). An immunity to a few of them, by name or otherwise, is none to all.
    """

    to: Type

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"immunity"})

    def holds(self, s: State, card: int, x: Context) -> bool:
        given = [
            static.to
            for static, sx, _ in holding_true(s, Immunity)
            if isinstance(static, Immune)
            and isinstance(static.who, Test)
            and static.who.holds(s, card, sx)
            and not immunity_taken(s, sx.source, card, -1)
        ]
        return all(any(_passes(to, kind) for to in given) for kind in self.to.types)

    def saying(self) -> Saying:
        return Saying("immune-to-offensive", {"to": self.to})


def _passes(test: Test, kind: TypeName) -> bool:
    """Whether every offensive card of the type passes, whatever else it is."""
    if isinstance(test, Both):
        return all(_passes(one, kind) for one in test.tests)
    if isinstance(test, Either):
        return any(_passes(one, kind) for one in test.tests)
    if isinstance(test, Type):
        return kind in test.types
    return test in (ANY, OFFENSIVE)
