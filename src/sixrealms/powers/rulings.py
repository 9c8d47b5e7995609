"""Questions about the game that only a few cards ask: the ruleset's rulings, the number of players, the act itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim
from sixrealms.powers.questions import Adjective, Clause


@dataclass(frozen=True)
class _Rulings(Claim):
    """The rulings on single cards are in force (ledger: named.rulings-supersede)."""

    def met(self, s: State, x: Context) -> bool:
        return s.kit.ruleset.single_card_rulings

    def text(self) -> str:
        return "where rulings on single cards are in force"


@dataclass(frozen=True)
class Players(Claim):
    """The game has at least this many players."""

    least: int

    def met(self, s: State, x: Context) -> bool:
        return s.n >= self.least

    def text(self) -> str:
        return f"in a game of {self.least} or more players"


@dataclass(frozen=True)
class _Turned(Claim):
    """This spell has been turned back (ledger: dispel.*)."""

    def met(self, s: State, x: Context) -> bool:
        act = s.act(x.act)
        return act is not None and "turned" in act.flags

    def text(self) -> str:
        return "if turned or reflected"


@dataclass(frozen=True)
class FromSet(Adjective):
    """Printed in this set (the printing counts, ledger: open.cards-with-editions)."""

    set: str
    words: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].printing.set == self.set

    def text(self) -> str:
        return self.words


@dataclass(frozen=True)
class HasTag(Clause):
    """Whose power is of a semantic class ("instant-kill", "digit", "wall" ...), optionally aimed at one kind of card."""

    tag: str
    against: str = ""
    words: str = ""

    def holds(self, s: State, card: int, x: Context) -> bool:
        power = s.kit.defs[s.defn[card]].power
        if power is None or self.tag not in power.all_tags():
            return False
        if not self.against:
            return True
        wanted = self.against.lower()
        return any(wanted in node.text().lower() for node in power.walk() if self.tag in node.own_tags())

    def text(self) -> str:
        return self.words or f"with {self.tag} powers"


@dataclass(frozen=True)
class _NoPower(Clause):
    """Known to have no special power."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        return d.power is not None and not d.abilities

    def text(self) -> str:
        return "without a special power"


RULINGS: Final = _Rulings()
WAS_TURNED: Final = _Turned()
WITHOUT_POWER: Final = _NoPower()
