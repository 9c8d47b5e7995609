"""The five shapes an ability can have: Always, When, Play, Use, Answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import (
    ADDED,
    Ability,
    Anything,
    Bound,
    Cards,
    Condition,
    Effect,
    Node,
    Noun,
    Number,
    Saying,
    Static,
    Test,
    Who,
)
from sixrealms.engine.terms import Happening, Moment, Once, Way, WhereUsed

#: From here on a number of cards to choose is no limit.
ANY_NUMBER: Final = 99


@dataclass(frozen=True)
class Always(Ability):
    """A continuous effect while the card is active.

    Realms and holdings are active only while their realm is attacked (ledger: `realm.power.when-attacked`), unless
    `anywhere` is set; other cards are active while in play. `psionic`: it is a psionic power of its champion.
    """

    what: Static
    when: Condition | None = None
    anywhere: bool = False
    psionic: bool = field(default=False, metadata=ADDED)


def so_many(count: int) -> int | str:
    """A number of cards to choose as it is said: "any" where it is no limit."""
    return "any" if count >= ANY_NUMBER else count


@dataclass(frozen=True)
class Target(Node):
    """A choice made when the card is announced (ledger: `open.event-choice-time`, reading A).

    `joins`: a champion that is to fight as somebody's ally, one that may still take part in a round of this battle and
    can get there (combat.one-round-per-champion, wish.caster-spent, move.allies.protected). `untouched`: nothing is
    done to what is chosen, so that no immunity keeps it from being chosen (immunity.offensive-only). `taken`: it is to
    come into another player's hands, so what is openly held with its player is not offered (general.touch.retarget).
    A choice among players is one of a player, by the player (gloss.player-target).
    """

    name: str
    among: Cards | Who
    count: int = 1
    up_to: bool = False  # fewer is allowed, even none; a spell needs one at least (spell.target-required)
    by: Who | None = None  # who chooses; None: the player
    total: int | Number = 0  # the levels of all chosen together may be this much at most; 0: no such limit
    joins: bool = False
    untouched: bool = field(default=False, metadata=ADDED)
    taken: bool = field(default=False, metadata=ADDED)

    @property
    def cards(self) -> Cards:
        """The cards it is chosen from; refused where it is a player."""
        assert isinstance(self.among, Cards)
        return self.among

    @property
    def players(self) -> Who | None:
        """The players one is chosen from; None where cards are."""
        return self.among if isinstance(self.among, Who) else None

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A player was chosen by a word of its own."""
        return ("TargetPlayer", {"name": self.name, "among": self.among}) if self.players else None

    def saying(self) -> Saying:
        if self.players is not None:
            return Saying("choose-player", {"who": Noun("you"), "among": self.among})
        if isinstance(self.total, Number):
            return Saying("choose-within", {"who": Noun("you"), "among": self.among, "most": self.total})
        return Saying("choose", {
            "who": self.by if self.by is not None else Noun("you"), "among": self.among, "count": so_many(self.count),
            "up_to": self.up_to, "total": self.total,
        })  # fmt: skip

    def binds(self) -> Mapping[str, Bound]:
        return {self.name: Bound(self.among, self.count > 1)}


@dataclass(frozen=True)
class Play(Ability):
    """What happens when the card is played, after what its type does anyway.

    `at`: moments ("3", "combat", "any"...) that replace the printed phases; empty means the printed ones.
    `only`: condition on the game; `by`: test for caster or bearer; `cost` is paid when announced.
    """

    effect: Effect | None = None
    targets: tuple[Target, ...] = ()
    at: tuple[Moment, ...] = ()
    only: Condition | None = None
    by: Test | None = None
    cost: Effect | None = None
    way: str = ""  # what it is also played as ("event"; "help" for others in their battle), "" for the normal way
    past_bans: bool = field(default=False, metadata=ADDED)  # no card that forbids such cards forbids this one
    from_pool: bool = field(default=False, metadata=ADDED)  # cast into the player's combat from their pool, and only so


@dataclass(frozen=True)
class Use(Ability):
    """A power its controller may use: when, how often, at what cost, with what targets."""

    effect: Effect
    at: tuple[Moment, ...] = ("3",)
    targets: tuple[Target, ...] = ()
    only: Condition | None = None
    cost: Effect | None = None
    once: Once = ""  # "", "turn", "battle", "round", "game"
    zone: WhereUsed = "play"  # where the card must be: "play", "pool", "hand", "battle"
    offensive: bool = False
    psionic: bool = False

    @property
    def waits(self) -> bool:
        """Whether it is a power of phase 3 that can be used once a turn (once.phase3, once.window); a choice of what to
        copy belongs to phase 3 wherever that may be (copy.rechoose-phase3, copy.duplicating-items).
        """
        return self.once == "turn" and "3" in self.at and not self.copies

    @property
    def copies(self) -> bool:
        """Whether it is the choice of a card to copy, which is made in phase 3 (copy.rechoose-phase3)."""
        return "3" in self.at and "copies" in self.all_tags()


@dataclass(frozen=True)
class When(Ability):
    """A triggered power: when `event` happens to a card that passes `to` (and the condition), do it.

    `may`: its controller decides whether. `order` places combat triggers in the order of activation. `psionic`: it is a
    psionic power of its champion, if only one that strikes nobody.
    """

    event: Happening
    effect: Effect
    to: Test | None = None
    only: Condition | None = None
    may: bool = False
    anywhere: bool = False  # realms and holdings: also while not attacked
    once: Once = ""
    whose: Who | None = None  # turn events: whose turn
    psionic: bool = field(default=False, metadata=ADDED)

    def binds(self) -> Mapping[str, Bound]:
        known = {"it": Bound(self.to)} if self.to is not None else {}
        if self.event == "looked-at":  # the card that let somebody look
            known["other"] = Bound(Anything())
        return known


class Triggering(Static):
    """A triggered power that works while something else lasts; it knows what was chosen when that began."""

    kind: ClassVar[str] = "triggering"
    power: When


@dataclass(frozen=True)
class Answer(Ability):
    """A counter: playable or usable only against something just announced that passes `to`.

    `to` tests the card being played or, for the way "loss", the realm or holding about to be razed or discarded
    (flow/averted_loss.py).
    """

    effect: Effect
    to: Test
    zone: WhereUsed = "hand"  # "hand": play the card; "pool"/"play": use the power of the card there
    cost: Effect | None = None
    targets: tuple[Target, ...] = ()
    only: Condition | None = None
    by: Test | None = None  # test for the caster of a card that is cast
    once: Once = ""
    concerns_you: bool = False  # only if the act affects this player or their cards
    ways: tuple[Way, ...] = field(default=("play",))  # what may be answered: "play", "use", "loss"

    def binds(self) -> Mapping[str, Bound]:
        return {"threatened" if self.ways == ("loss",) else "answered": Bound(self.to)}
