"""The questions the rules ask continuous effects about battles: who fights, who stands aside, who wins.

Each class is one question with its `kind`, as in statics.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from sixrealms.engine.compiler_hints import trait
from sixrealms.engine.power import Context, Number, Static

if TYPE_CHECKING:
    from sixrealms.engine.reason import Reason
    from sixrealms.engine.state import Battle, State
from sixrealms.engine.statics import AboutCards
from sixrealms.engine.terms import KindName, TypeName


class RealmChampion(Static):
    """A realm that can defend itself as if it were a champion."""

    kind: ClassVar[str] = "defends"
    type: str
    kinds: frozenset[str]

    def defends(self, s: State, realm: int, x: Context) -> bool:
        raise NotImplementedError

    def level_of(self, s: State, realm: int, x: Context) -> int:
        raise NotImplementedError

    def razes(self, s: State, realm: int, x: Context) -> bool:
        """Whether the realm is razed when it loses (open.realm-defends-itself)."""
        raise NotImplementedError

    def type_now(self, s: State, realm: int, x: Context) -> str:
        """The type of champion it is in this battle."""
        return self.type


class Comparison(Static):
    """Replaces the comparison of totals: says which player is losing."""

    kind: ClassVar[str] = "comparison"

    @property
    def subtracts_allies(self) -> bool:
        """Whether allies are subtracted from the total of their side instead of added."""
        return False

    def loser(self, s: State, battle: Battle, attack: int, defence: int, x: Context) -> int:
        raise NotImplementedError


class DefenderActsFirst(Static):
    """The powers of the defender work before those of the attacker (exception to activation.list.*)."""

    kind: ClassVar[str] = "defender-first"

    def concerns(self, s: State, defender: int, x: Context) -> bool:
        """Whether this is so of that defender."""
        raise NotImplementedError


class DoesNotCount(AboutCards):
    """Allies whose levels do not count."""

    kind: ClassVar[str] = "no-count"

    def strikes_out(self, s: State, ally: int, x: Context) -> bool:
        """Whether this ally's level is one of those."""
        return self.who.holds(s, ally, x)


class MayNotFight(AboutCards):
    """Champions that may not "attack", "defend" or "join" another as an ally."""

    kind: ClassVar[str] = "no-fight"
    standing: ClassVar[bool] = True
    roles: tuple[str, ...]


class Serves(Static):
    """Allies of a hand that come forward as champions for a round, as heroes."""

    kind: ClassVar[str] = "serves"
    #: To the pool after a round they have survived.
    returns: bool = False

    def allows(self, s: State, player: int, ally: int, role: str, x: Context) -> bool:
        raise NotImplementedError


class MayFightAgain(Static):
    kind: ClassVar[str] = "again"
    #: The attack goes on after a round such a champion has lost as the attacker.
    after_loss: bool = False

    def allows(self, s: State, champion: int, role: str, x: Context) -> bool:
        raise NotImplementedError


class GoesFirst(AboutCards):
    """Champions that must be sent forward in a battle before any other champion of their player, if they can be."""

    kind: ClassVar[str] = "goes-first"
    standing: ClassVar[bool] = True


class Bar(Static):
    """Keeps attackers from a realm."""

    kind: ClassVar[str] = "bar"
    standing: ClassVar[bool] = True

    @property
    def asks_movement(self) -> bool:
        """Whether it lets in those that fly, swim or walk the earth, and few others."""
        return False

    def refuses(self, s: State, champion: int, realm: int, x: Context) -> Reason | None:
        raise NotImplementedError


class Reach(Static):
    """1: may attack shielded realms; 2: also past restrictions. Or only past bars that ask for a way of moving."""

    kind: ClassVar[str] = "reach"
    standing: ClassVar[bool] = True

    #: Brings the champion there alone: its allies have to move as if it had walked in among them.
    alone: bool = False
    #: What those answer `also` that let realms go out and fight.
    ROUSES: ClassVar[str] = "rouses"

    #: What those answer `also` that let razed realms be attacked.
    RUINS: ClassVar[str] = "ruins"

    def opens_ruin(self, s: State, champion: int, realm: int, x: Context) -> bool:
        """Whether this champion may attack that realm although it is razed (exception to open.attack-razed). It is
        discarded if it falls.
        """
        return False

    def rouses(self, s: State, realm: int, x: Context) -> bool:
        """Whether a realm that can defend itself is such a champion at all times: it attacks out of its formation, it
        bears what champions bear, and it is discarded when it is defeated.
        """
        return False

    def grade(self, s: State, champion: int, realm: int, x: Context) -> int:
        raise NotImplementedError

    def waives_movement(self, s: State, champion: int, realm: int, x: Context) -> bool:
        """Whether no way of moving is asked of this champion there."""
        return False


class Carries(Static):
    """Takes allies along to shielded realms."""

    kind: ClassVar[str] = "carry"

    def passes(self, s: State, ally: int, champion: int, x: Context) -> bool:
        raise NotImplementedError


class ActsAsAlly(Static):
    """A card in play that counts as an ally of a champion of the round without hanging on it (combat.e.totals)."""

    kind: ClassVar[str] = "acts-as-ally"

    def cards(self, s: State, x: Context) -> Collection[int]:
        """The cards that do."""
        return (x.source,)

    def beside(self, s: State, x: Context) -> int:
        """The champion whose ally they count as now, or -1."""
        raise NotImplementedError


class MakesToken(Static):
    """Lets champions have something that is no card and is each one's alone (tokens.py, open.ally-no-card)."""

    kind: ClassVar[str] = "token"
    #: What it is: "ally", "magical item".
    type: TypeName = "ally"
    offensive: ClassVar[bool] = False
    level: int | Number
    kinds: tuple[KindName, ...] = ()

    def bearers(self, s: State, x: Context) -> list[int]:
        """Who has one now, as long as it has not been taken away."""
        raise NotImplementedError

    def strength(self, s: State, x: Context) -> int:
        """The level or bonus of one that comes now."""
        return self.level if isinstance(self.level, int) else self.level.value(s, x)


@trait
class Stays(Static):
    """Combat cards that stay after the round."""

    kind: ClassVar[str] = "stays"
    #: Even with a champion to whose side it has changed in this round.
    turned: bool = False

    def stays(self, s: State, card: int, x: Context) -> bool:
        """Whether this card is one of those."""
        raise NotImplementedError


class DrawsFire(AboutCards):
    """Allies that others must choose before the allies beside them."""

    kind: ClassVar[str] = "draws-fire"


@trait
class Unavenged(AboutCards):
    """Cards whose own defeat sets no power of theirs to work."""

    kind: ClassVar[str] = "unavenged"


class ForcesDefender(Static):
    """Names the champion that must defend the next round, whoever's it is."""

    kind: ClassVar[str] = "forced-defender"

    def defender(self, s: State, battle: Battle, x: Context) -> int:
        """The champion, -1 for none."""
        raise NotImplementedError


class FoughtBelow(Static):
    """Whoever attacks or defends the realm of its card does so with what lies in their Abyss and nothing else."""

    kind: ClassVar[str] = "fought-below"


class AfterRound(Static):
    """Sends a champion elsewhere than to its pool after its round."""

    kind: ClassVar[str] = "after-round"

    def destination(self, s: State, champion: int, battle: Battle, x: Context) -> int:
        """The zone it goes to, -1 for its pool."""
        raise NotImplementedError


class PlayedCovered(Static):
    """Cards that some players play into a combat come face down; before anybody else learns which one it is, this is
    done as an effect about it ("it").
    """

    kind: ClassVar[str] = "played-covered"

    def covers(self, s: State, player: int, x: Context) -> bool:
        raise NotImplementedError

    def step(self, s: State, pc: int, x: Context) -> None:
        """Do it, as an effect does."""
        raise NotImplementedError
