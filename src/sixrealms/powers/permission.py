"""Cards that need the leave of another player before they are played."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import NoLeaveNeeded, Permission


@dataclass(frozen=True)
class NeedsPermission(Permission, NoLeaveNeeded):
    """Other players may use cards passing `what` with a champion passing `user` only if you allow it.

    You are asked when such a card is announced, before anything is paid or chosen. A card you refuse goes back to its
    player's hand and cannot be tried again in the round, outside of battle in the turn (power.condition-mandatory).
    """

    what: Test
    user: Test
    waived: bool = field(default=False, metadata=ADDED)

    @property
    def kind(self) -> str:  # type: ignore[override]
        return NoLeaveNeeded.kind if self.waived else Permission.kind

    def keeper(self, s: State, player: int, card: int, user: int, x: Context) -> int:
        asks = player != x.player and user >= 0 and self.what.holds(s, card, x) and self.user.holds(s, user, x)
        return x.player if asks else -1

    def frees(self, s: State, player: int, card: int, user: int, x: Context) -> bool:
        mine = player == x.player and user >= 0
        return mine and self.user.holds(s, user, x) and self.what.holds(s, card, x)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Asking nobody was a word of its own."""
        return ("AsksNobody", {"user": self.user, "what": self.what}) if self.waived else None

    def saying(self) -> Saying:
        return Saying("asks-nobody" if self.waived else "needs-permission", {"user": self.user, "what": self.what})
