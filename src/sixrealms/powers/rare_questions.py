"""Questions that only a few cards ask: about the ruleset's rulings, the act itself, what a power is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from sixrealms.engine.ability import When
from sixrealms.engine.board import abilities_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Ability, Context, Node, Saying
from sixrealms.engine.state import State
from sixrealms.engine.triggers import UPON_DEFEAT
from sixrealms.powers.card_questions import CHAMPION, Is, Type
from sixrealms.powers.conditions import Claim
from sixrealms.powers.kills import kills_champions
from sixrealms.powers.question import Question
from sixrealms.powers.refs import SELF

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@dataclass(frozen=True)
class _Rulings(Claim):
    """The rulings on single cards are in force (ledger: named.rulings-supersede)."""

    def met(self, s: State, x: Context) -> bool:
        return s.kit.ruleset.single_card_rulings


@dataclass(frozen=True)
class _Turned(Claim):
    """This spell has been turned back (ledger: dispel.*)."""

    def met(self, s: State, x: Context) -> bool:
        act = s.act(x.act)
        return act is not None and "turned" in act.flags


@dataclass(frozen=True)
class FromSet(Question):
    """Printed in this set (the printing counts, ledger: open.cards-with-editions)."""

    set: str

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.kit.defs[s.defn[card]].printing.set == self.set

    def saying(self) -> Saying:
        return Saying(f"from-set-{self.set}")


class _Read(NamedTuple):
    """A class of powers that is no tag of a word but read from the whole power: how, and what it was called before."""

    holds: Callable[[State, int], bool]
    formerly: str


@dataclass(frozen=True)
class HasTag(Question):
    """Whose power is of a semantic class, or of that class `against` a kind: one of its abilities both asks for the
    kind and is of that class, as "instant-kill". "directed" `against` a kind: what it does names the kind as those it
    works on, not merely a condition, a price or who is spared (ledger: immunity.offensive-only). Some classes are read
    from the whole power (`_READ`).
    """

    tag: str
    against: Question | None = None

    def by_place(self, s: State, b: Board) -> bool:
        return self.tag != AVENGES  # that may be given or copied

    def holds(self, s: State, card: int, x: Context) -> bool:
        read = _READ.get(self.tag)
        if read is not None:
            return read.holds(s, card)
        abilities = s.kit.defs[s.defn[card]].abilities
        if self.tag == DIRECTED:
            return any(self._directed(part) for ability in abilities for part in _works_on(ability))
        return any(self.tag in one.all_tags() and any(map(self._asks_for, one.walk())) for one in abilities)

    def _asks_for(self, part: Node) -> bool:
        """Whether this part of a power names the kind: itself, or its type alone or among a few."""
        if isinstance(part, Type) and isinstance(self.against, Type):
            return self.against.types <= part.types and not part.types >= CHAMPION.types
        return part == self.against

    def _directed(self, part: Node) -> bool:
        return self.against is not None and self.against in part.meant()

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Being directed at a kind, working upon the own defeat and killing champions were words of their own."""
        if self.tag in _READ:
            return _READ[self.tag].formerly, {}
        return ("DirectedAt", {"kind": self.against}) if self.tag == DIRECTED else None

    def saying(self) -> Saying:
        if self.tag in _READ:
            return Saying(self.tag)
        if self.tag == DIRECTED:
            return Saying("directed-at", {"kind": self.against})
        return Saying("kills-at-once", {"victim": self.against})


def _avenges(s: State, card: int) -> bool:
    """It works upon the card's own defeat, also if it has been given to it."""
    return any(
        isinstance(one, When) and one.event in UPON_DEFEAT and one.to in (None, Is(SELF))
        for one in abilities_of(s, card)
    )


def _kills(s: State, card: int) -> bool:
    """What is printed discards or defeats champions (`kills.kills_champions`)."""
    power = s.kit.defs[s.defn[card]].power
    return power is not None and kills_champions(power)


#: The class of powers that work upon their card's own defeat.
AVENGES: Final = "avenging"
#: The class of powers that kill champions.
KILLS: Final = "kills-champions"
#: The class of powers directed at a kind.
DIRECTED: Final = "directed"
_READ: Final[Mapping[str, _Read]] = {AVENGES: _Read(_avenges, "_Avenging"), KILLS: _Read(_kills, "KillsChampions")}
#: Where an ability says what it does and to whom.
_WORKS_ON: Final = ("what", "effect", "targets", "to")


def _works_on(ability: Ability) -> Iterator[Node]:
    parts = [getattr(ability, name, None) for name in _WORKS_ON]
    within = [one for part in parts for one in (part if isinstance(part, tuple) else (part,))]
    return (one for one in within if isinstance(one, Node))


RULINGS: Final = _Rulings()
WAS_TURNED: Final = _Turned()
KILLS_CHAMPIONS: Final = HasTag(KILLS)


def kills_at_once(victim: Question) -> HasTag:
    """Whose power defeats at once what is of this kind."""
    return HasTag("instant-kill", victim)


def directed_at(kind: Question) -> HasTag:
    """Whose power is directed at cards of this kind."""
    return HasTag(DIRECTED, kind)
