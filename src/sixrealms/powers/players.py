"""Naming players from inside a power."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine import zones as z
from sixrealms.engine.choice_reasons import kept_off
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.flow.turn import max_hand
from sixrealms.engine.power import ADDED, Context, Noun, Saying, Test, Who, turned
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.targets import within_reach

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


def is_opponent(s: State, a: int, b: int) -> bool:
    """Whether two seats play against each other."""
    teams = s.kit.ruleset.teams
    return a != b and not (teams and teams[a] == teams[b])


@dataclass(frozen=True)
class _Seated(Who):
    """Players by where they sit and whose side they are on, in order of play: "you", "all" beginning with the acting
    one, every "other" one, partners included, or your "opponents"; your neighbour to the "left", who plays after you
    (setup.order.clockwise, whichever way turns pass just now), or to the "right", and whoever sits "opposite": of an
    odd number the two that come nearest to it, of two players the other one is all three.
    """

    who: Literal["you", "all", "other", "opponents", "left", "right", "opposite"]

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def seats(self, s: State, x: Context) -> list[int]:
        if self.who == "you":
            return [x.player]
        if self.who == "all":
            return [x.player, *s.seats_after(x.player)]
        if self.who in _STEPS:
            return list(dict.fromkeys((x.player + step) % s.n for step in _STEPS[self.who](s.n)))
        after = s.seats_after(x.player)
        return list(after) if self.who == "other" else [p for p in after if is_opponent(s, x.player, p)]

    def includes(self, s: State, player: int, x: Context) -> bool:
        if self.who == "you":
            return player == x.player
        if self.who == "opponents":
            return is_opponent(s, x.player, player)
        if self.who in _STEPS:
            return player in self.seats(s, x)
        return self.who == "all" or player != x.player

    def faces_attacker(self) -> bool:
        return self.who in ("other", "opponents")

    def saying(self) -> Saying:
        if self.who in _STEPS:
            return Saying(f"player-{self.who}")
        return Saying({"you": "you", "all": "everyone", "other": "others", "opponents": "opponents"}[self.who])


#: How many seats further on, clockwise, somebody sits of whom their place is said.
_STEPS: Final[Mapping[str, Callable[[int], tuple[int, ...]]]] = {
    "left": lambda seats: (1,),
    "right": lambda seats: (seats - 1,),
    "opposite": lambda seats: (seats // 2, (seats + 1) // 2),
}


@dataclass(frozen=True)
class _Acting(Who):
    """Who plays a part now: the "active" player, the one who is "playing" the card (also where another champion counts
    as its caster, dispel.turning-offensive-only) or "owning" it, whoever holds it (discard.to-owner); who is
    "attacking" or "defending" in the battle; "opposing" the player faced there (gloss.opponent), "either" both of
    them, whoever else plays into it.
    """

    part: Literal["active", "playing", "owning", "attacking", "defending", "opposing", "either"]

    def by_place(self, s: State, b: Board) -> bool:
        return self.part != "active"

    def seats(self, s: State, x: Context) -> list[int]:
        if self.part == "active":
            return [s.active]
        if self.part == "playing":
            return [s.ctrl[x.source]]
        if self.part == "owning":
            return [s.owner[x.source]]
        b = s.battle
        if b is None:
            return []
        part = turned(self.part, x)
        if part == "attacking":
            return [b.attacker]
        if part == "defending":
            return [b.defender]
        if part == "either":
            return [b.attacker, b.defender]
        if x.player == b.attacker:
            return [b.defender]
        return [b.attacker] if x.player == b.defender else []

    def faces_attacker(self) -> bool:
        return self.part in ("opposing", "defending")

    def saying(self) -> Saying:
        return Saying(f"player-{self.part}")


@dataclass(frozen=True)
class ChosenPlayer(Who):
    """A player chosen before, by name; "by" is the player a trigger is about."""

    name: str = "player"

    def saying(self) -> Saying:
        return Saying("bound", {"name": self.name, "player": True})

    def seats(self, s: State, x: Context) -> list[int]:
        value = x.get(self.name)
        return [value] if isinstance(value, int) and value >= 0 else []


@dataclass(frozen=True)
class HavingCards(Who):
    """Those of the players who have a card (passing `what`) in that hand, pile, pool or formation, or `least` such
    cards; or `too_many` in hand: more than they may keep at the end of their turn (turn.phase5.discard-down).
    `reached`: only those count that nothing everybody sees keeps from what is done (spell.target-required).
    """

    who: Who
    zone: int  # engine.zones
    what: Test | None = None
    least: int = field(default=1, metadata=ADDED)
    too_many: bool = field(default=False, metadata=ADDED)
    reached: bool = field(default=False, metadata=ADDED)

    def seats(self, s: State, x: Context) -> list[int]:
        if self.too_many:
            return [p for p in self.who.seats(s, x) if len(s.hand(p)) > max_hand(s, p)]
        return [p for p in self.who.seats(s, x) if sum(self._counts(s, c, x) for c in self._there(s, p)) >= self.least]

    def _there(self, s: State, player: int) -> Iterator[int]:
        return filter(z.IS_CARD, s.listed(player, self.zone))

    def _counts(self, s: State, card: int, x: Context) -> bool:
        return self._meant(s, card, x) and (not self.reached or within_reach(s, card, x))

    def _meant(self, s: State, card: int, x: Context) -> bool:
        return self.what is None or self.what.holds(s, card, x)

    def barred(self, s: State, player: int, x: Context) -> list[Reason]:
        """What keeps all of their cards that are meant out of reach."""
        if not self.reached or not self.who.includes(s, player, x):
            return []
        meant = [card for card in self._there(s, player) if self._meant(s, card, x)]
        return list(dict.fromkeys(kept_off(s, card, x) for card in meant if not within_reach(s, card, x)))

    def saying(self) -> Saying:
        if self.too_many:
            return Saying("having-too-many", {"who": self.who})
        zone = Noun(f"zone-{z.NAMES[self.zone]}")
        return Saying("having-cards", {"who": self.who, "zone": zone, "what": self.what, "least": self.least})


@dataclass(frozen=True)
class Apart(Who):
    """These players but for those: `who - but`."""

    who: Who
    but: Who

    def seats(self, s: State, x: Context) -> list[int]:
        spared = set(self.but.seats(s, x))
        return [p for p in self.who.seats(s, x) if p not in spared]

    def includes(self, s: State, player: int, x: Context) -> bool:
        return self.who.includes(s, player, x) and not self.but.includes(s, player, x)

    def saying(self) -> Saying:
        if self == OUTSIDERS:
            return Saying("player-outside")
        if self == Apart(BOTH_SIDES, BY):
            return Saying("beaten-player")
        if self == Apart(OTHERS, BY):
            return Saying("third-player")
        return Saying("apart", {"who": self.who, "but": self.but})


CHOSEN_PLAYER: Final = ChosenPlayer()
YOU: Final = _Seated("you")
CARDS_PLAYER: Final = _Acting("playing")
CARDS_OWNER: Final = _Acting("owning")
OTHERS: Final = _Seated("other")
EVERYONE: Final = _Seated("all")
OPPONENTS: Final = _Seated("opponents")
LEFT_NEIGHBOUR: Final = _Seated("left")
RIGHT_NEIGHBOUR: Final = _Seated("right")
PLAYER_OPPOSITE: Final = _Seated("opposite")
OTHER_SIDE: Final = _Acting("opposing")
ACTIVE_PLAYER: Final = _Acting("active")
ATTACKING_PLAYER: Final = _Acting("attacking")
DEFENDING_PLAYER: Final = _Acting("defending")
BOTH_SIDES: Final = _Acting("either")
OUTSIDERS: Final = Apart(EVERYONE, BOTH_SIDES)
EACH: Final = ChosenPlayer("each")
BY: Final = ChosenPlayer("by")
