"""Fighting at a champion's side."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import TYPE_CHECKING, Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.battle_flags import DUEL
from sixrealms.engine.battle_statics import ActsAsAlly, MakesToken
from sixrealms.engine.board import concerned, in_play
from sixrealms.engine.by_place import allies_hold
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Noun, Number, Saying, Test
from sixrealms.engine.state import State
from sixrealms.engine.terms import KindName, TypeName
from sixrealms.engine.tokens import maker
from sixrealms.powers.card_questions import ALLY, CHAMPION, Kind, types
from sixrealms.powers.conditions import IN_A_ROUND
from sixrealms.powers.levels import NoEffect
from sixrealms.powers.players import OTHER_SIDE, YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref
from sixrealms.powers.use_and_play import CannotPlay
from sixrealms.powers.whereabouts import ATTACKING, OPPOSING, Of, side_of

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@dataclass(frozen=True)
class Beside(Question):
    """With the referenced champion in combat: what hangs on it, and what counts as its ally from elsewhere
    (combat.e.totals).
    """

    ref: Ref

    def by_place(self, s: State, b: Board) -> bool:
        return allies_hold(b) and self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        champion = self.ref.card(s, x)
        return card != champion and s.zone[card] in (z.ATTACHED, z.FORMATION) and side_of(s, card) == champion

    @property
    def points(self) -> bool:
        return True

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        """What hangs there, where nothing counts as an ally from elsewhere."""
        if concerned(s, ActsAsAlly):
            return cards
        hung = list(s.on(self.ref.card(s, x)))
        for card in hung:  # and what hangs on that
            hung += s.on(card)
        return [card for card in cards if card in hung] if hung else []

    def saying(self) -> Saying:
        return Saying("beside", {"ref": self.ref, "side": Noun("noun-side")})


@dataclass(frozen=True)
class AddsCard(MakesToken):
    """Cards that pass `who` each have an ally ("ally") or magical item that is no card, of this level or bonus and
    these kinds (combat.e.totals, open.ally-no-card, gloss.attached): of the player's attacking champions every one, if
    nothing is said. An ally is with champions that fight just now, an item as long as both are in play.
    It hangs on its bearer and is met by whatever meets such cards: what discards an ally takes it away for the round,
    what turns it makes it fight on the other side for the round. It is not played.
    """

    level: int | Number
    who: Test = CHAMPION & ATTACKING & Of(YOU)
    kinds: tuple[KindName, ...] = ()
    type: TypeName = "ally"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"level"})

    def bearers(self, s: State, x: Context) -> list[int]:
        if self.type != "ally":
            return [card for card in self.who.passing(s, in_play(s), x) if card not in s.kit.tokens]
        b = s.battle
        if b is None or DUEL in b.flags:
            return []
        there = [c for c in (b.champion, b.opponent) if c >= 0 and (s.zone[c] == z.BATTLE or c == b.target)]
        return [champion for champion in there if self.who.holds(s, champion, x)]

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Allies and items were words of their own."""
        said: dict[str, object] = {"level": self.level, "who": self.who, "kinds": self.kinds}
        if self.type != "ally":
            return "AddsItem", said
        usual: dict[str, object] = {"who": CHAMPION & ATTACKING & Of(YOU), "kinds": ()}
        return "AddsAlly", {name: one for name, one in said.items() if name not in usual or one != usual[name]}

    def saying(self) -> Saying:
        added = reduce(and_, map(Kind, self.kinds), types(self.type))
        message, noun = ("adds-ally", "ally") if self.type == "ally" else ("adds-item", "item")
        return Saying(message, {"who": self.who, noun: added, "level": self.level})


@dataclass(frozen=True)
class AddedBy(Question):
    """No card, but made by the power of a card that passes (open.ally-no-card)."""

    what: Question

    def holds(self, s: State, card: int, x: Context) -> bool:
        source = maker(s, card) if card in s.kit.tokens else -1
        return source >= 0 and self.what.holds(s, source, x)


#: Allies of the other side can neither be played nor, if they change to it, count.
NO_ENEMY_ALLIES: Final = (
    Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND),
    Always(NoEffect(ALLY & OPPOSING, "any")),
)
