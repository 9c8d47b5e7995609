"""Formations laid anew."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context, Effect, Noun, Saying, Who
from sixrealms.engine.state import State


@dataclass(frozen=True)
class Rearranges(Effect):
    """You lay the realms of a player's formation on the same places in an order of your choice; what hangs on them
    stays there, and a realm that is immune stays where it lies (ledger: formation.protection).
    """

    who: Who

    def saying(self) -> Saying:
        return Saying("rearranges", {"who": self.who, "zone": Noun("zone-formation")})

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 1:
            there, chosen = self._open(s, x)[0], answered(s).card
            x = x.bind("laid", (*self._laid(x), chosen))
            if chosen != there:
                atoms.swap_places(s, there, chosen)
                atoms.note(s, "places-swapped", chosen, there, x.source)
        waiting = self._open(s, x)
        if len(waiting) < 2:
            finish(s, x.bind("laid", ()))
            return
        stay(s, 1, x)
        ask_card(s, x.player, "ask-realm-here", waiting, waiting[0])

    def _laid(self, x: Context) -> tuple[int, ...]:
        laid = x.get("laid") or ()
        assert isinstance(laid, tuple)
        return laid

    def _open(self, s: State, x: Context) -> list[int]:
        """The realms still to be laid, from the foremost place on."""
        laid = self._laid(x)
        realms = [c for seat in self.who.seats(s, x) for c in s.formation(seat) if c >= 0]
        return [c for c in realms if c not in laid and not shielded(s, c, x)]
