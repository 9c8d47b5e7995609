"""Questions about the game."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.clock import hour
from sixrealms.engine.combatants import top_of
from sixrealms.engine.compiler_hints import dataclass, mypyc_attr
from sixrealms.engine.flow.game_end import last_turn
from sixrealms.engine.immunity import player_shielded, shielded
from sixrealms.engine.once_a_turn import DID_ATTACK, DID_HOLDING, DID_REALM
from sixrealms.engine.power import ADDED, Cards, Condition, Context, Noun, Number, Saying, Who, turned
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.engine.terms import Sign
from sixrealms.powers.card_questions import ANY, RAZED, Is, Kind, Level, Named, Type
from sixrealms.powers.note_questions import Noted, told
from sixrealms.powers.players import EVERYONE, HavingCards
from sixrealms.powers.question import Either, Not, Question
from sixrealms.powers.refs import ATTACKED_REALM, BEARER, FIGHTER, OPPONENT, OTHER, SELF, THIS_REALM, AllChosen, Ref
from sixrealms.powers.sets import Pile, PlayedInRound
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, IN_COMBAT, HangsOn, In

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Claim(Condition):
    """A condition with the operators & and ~."""

    def __and__(self, other: Claim) -> Claim:
        return All((self, other))

    def __or__(self, other: Claim) -> Claim:
        return EitherHolds((self, other))

    def __invert__(self) -> Claim:
        return Unless(self)


@dataclass(frozen=True)
class All(Claim):
    parts_: tuple[Claim, ...]

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        return all(p.met(s, x) for p in self.parts_)

    def hopeless(self, s: State, x: Context) -> bool:
        return any(p.hopeless(s, x) for p in self.parts_)

    def unmet(self, s: State, x: Context) -> Reason:
        return next((p.unmet(s, x) for p in self.parts_ if not p.met(s, x)), super().unmet(s, x))


@dataclass(frozen=True)
class EitherHolds(Claim):
    """One of several conditions holds, or more than one."""

    parts_: tuple[Claim, ...]

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        return any(p.met(s, x) for p in self.parts_)

    def hopeless(self, s: State, x: Context) -> bool:
        return all(p.hopeless(s, x) for p in self.parts_)

    def formerly(self) -> tuple[str, dict[str, object]]:
        """It had the name of a set of cards."""
        return "AnyOf", {"parts_": self.parts_}

    def saying(self) -> Saying:
        if self.parts_ == (Fights("attacking"), Fights("defending")):
            return Saying("fights-at-all", {"ref": SELF})
        return Saying("any-true", {"parts": self.parts_})


@dataclass(frozen=True)
class Unless(Claim):
    claim: Claim

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        return not self.claim.met(s, x)


@dataclass(frozen=True)
class RefIs(Claim):
    """The referenced card exists and passes the test: "if the opposing champion is a monster"."""

    ref: Ref
    test: Question

    def by_place(self, s: State, b: Board) -> bool:
        if not isinstance(self.test, Is) and self.ref not in (SELF, BEARER):
            return False  # others may be out of play
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        card = self.ref.card(s, x)
        return card >= 0 and self.test.holds(s, card, x)

    def hopeless(self, s: State, x: Context) -> bool:
        return self.ref.card(s, x) < 0

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A number noted about a card, and a level that holds out, were words of their own."""
        if isinstance(self.test, Noted) and self.test.value is not None:
            return "Marked", {"mark": self.test.mark, "value": self.test.value, "on": self.ref}
        if isinstance(self.test, Level) and self.test.holds_out:
            return "HoldsOut", {"ref": self.ref, "least": self.test.least}
        return ("_WonHere", {}) if self._won_here else None

    @property
    def _won_here(self) -> bool:
        """Whether it asks for what this realm was fought: only spoils come of a realm."""
        return self.ref == OTHER and self.test == Is(THIS_REALM)

    def saying(self) -> Saying:
        if self._won_here:
            return Saying("won-here")
        if self.ref == ATTACKED_REALM:
            return Saying("realm-attacked", {"test": self.test})
        if isinstance(self.test, Noted) and self.test.value is not None and self.test.mark != marks.CAST_IN:
            return Saying(f"marked-{told(self.test.mark)}-{self.test.value}", {"on": self.ref})
        if self.test in (ATTACKING, DEFENDING):
            return Saying(f"ref-is-{self.test.saying().message}", {"ref": self.ref})
        if isinstance(self.test, Named) and self.test.word:
            return Saying("ref-has-name", {"ref": self.ref, "word": self.test.name})
        if isinstance(self.test, Level) and self.test.holds_out:
            return Saying("holds-out", {"ref": self.ref, "least": self.test.least})
        tests = self.test.tests if isinstance(self.test, Either) else (self.test,)
        passing = all(
            (isinstance(t, In) and t.place is None) or isinstance(t, HangsOn) or t in (RAZED, ~RAZED, IN_COMBAT)
            for t in tests
        )  # for a while
        if isinstance(self.test, Not) and not passing and isinstance(self.test.test, Type | Kind):
            return Saying("ref-is-not", {"ref": self.ref, "test": self.test.test})
        return Saying("ref-is-in" if passing else "ref-is", {"ref": self.ref, "test": self.test})


@dataclass(frozen=True)
class Fights(Claim):
    """The card (through its bearer) is its side's champion in the round, at a realm passing `at`, as soon as it
    has come forward; on "either" side of no realm in particular only while both champions face each other ("in
    combat"). `ref=FIGHTER`: you attack or defend. `faced`: where the ruleset puts powers "when attacking" behind the
    choice of a defender, only from then on (gloss.when-attacking).
    """

    side: Literal["attacking", "defending", "either"] = "either"
    at: Question | None = None
    ref: Ref = SELF
    faced: bool = field(default=False, metadata=ADDED)

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        b = s.battle
        if self.faced and b is not None and b.opponent < 0 and s.kit.ruleset.attacking_powers_at == "activation":
            return False
        card = self.ref.card(s, x)
        if b is None or card < 0 or (self.at is not None and not self.at.holds(s, b.target, x)):
            return False
        top = top_of(s, card)
        side = turned(self.side, x)
        if side == "attacking":
            return top == b.champion
        if side == "defending":
            return top == b.opponent
        return top in (b.champion, b.opponent) and (b.opponent >= 0 or self.at is not None)

    def hopeless(self, s: State, x: Context) -> bool:
        b = s.battle
        if b is None:
            return True
        card = self.ref.card(s, x)
        return card < 0 or top_of(s, card) not in (b.champion, b.opponent)

    def saying(self) -> Saying:
        if self.ref == FIGHTER and self.at is None:
            return Saying(f"you-fight-{self.side}")
        values = {"side": self.side, "ref": self.ref}
        return Saying("fights", values) if self.at is None else Saying("fights-at", {**values, "realm": self.at})


@dataclass(frozen=True)
class Exists(Claim):
    """At least `least` cards of the set, or of these players, exist."""

    cards: Cards | Who
    least: int = 1
    most: int = 999

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def met(self, s: State, x: Context) -> bool:
        if isinstance(self.cards, Who):
            return self.least <= len(self.cards.seats(s, x)) <= self.most
        if self.least == 1 and self.most == 999:
            return self.cards.exist(s, x)
        return self.least <= len(self.cards.find(s, x)) <= self.most

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """The number of players, and who has too many cards, were asked with words of their own."""
        if isinstance(self.cards, HavingCards) and self.cards.too_many:
            return "TooManyInHand", {"who": self.cards.who}
        return ("Players", {"least": self.least, "exactly": self.most < 999}) if self.cards == EVERYONE else None

    def saying(self) -> Saying:
        if isinstance(self.cards, HavingCards) and self.cards.too_many and self.least == 1:
            return Saying("too-many-in-hand", {"who": self.cards.who})
        if self.cards == EVERYONE:
            return Saying("players", {"least": self.least, "exactly": self.most < 999})
        if isinstance(self.cards, Pile) and self.cards.zone == z.POOL and self.least == 1:
            return Saying("pool-holds", {"test": self.cards.test, "who": self.cards.who, "pool": Noun("zone-pool")})
        if isinstance(self.cards, Pile) and self.cards.top == 1:
            return Saying("ref-is", {"ref": replace(self.cards, test=ANY), "test": self.cards.test})
        if isinstance(self.cards, AllChosen):
            return Saying("any-of-them")
        if isinstance(self.cards, PlayedInRound) and self.least > 1:
            return Saying("have-played", {"what": self.cards.test, "who": self.cards.who, "least": self.least})
        count = "none" if self.most == 0 else "exactly" if self.most < 999 else "some" if self.least == 1 else "least"
        cards = lying(self.cards) if isinstance(self.cards, Pile) else self.cards
        return Saying("exists", {"cards": cards, "count": count, "least": self.least})


@dataclass(frozen=True)
class _Lying(Pile):
    """Cards of a hand or pile as it is told that they are there: in it, not from it."""

    def saying(self) -> Saying:
        said = super().saying()
        return Saying("pile-lying", said.values) if said.message == "pile" else said


def lying(pile: Pile) -> Pile:
    return _Lying(pile.zone, pile.who, pile.test, pile.all, pile.top, pile.first)


@dataclass(frozen=True)
class TurnOf(Claim):
    """It is the turn of one of these players; `over`: announced over just now, the next, if one comes, not begun
    (turn.phase6.rap); `attacked`: they have attacked in it (turn.phase4.one-realm).
    `begun`: begun just now, no realm or holding played yet; `phase`: it is this phase of it (turn.phase0.start-actions:
    a turn begins with phase 0); `real`: no card has granted it (option.questing.not-on-extra-turns).
    """

    who: Who
    over: bool = False
    attacked: bool = field(default=False, metadata=ADDED)
    begun: bool = field(default=False, metadata=ADDED)
    phase: int | None = field(default=None, metadata=ADDED)
    real: bool = field(default=False, metadata=ADDED)

    def met(self, s: State, x: Context) -> bool:
        if self.real and s.turn.granted_by >= 0:
            return False
        if self.phase is not None and s.phase != self.phase:
            return False
        if self.attacked and not (s.done & DID_ATTACK or s.marks.get(marks.ATTACKS.alone)):
            return False
        if self.begun and (s.phase > 2 or s.done & (DID_REALM | DID_HOLDING)):
            return False
        if self.over and (s.phase != 6 or last_turn(s)):
            return False  # nor is there another turn after the last (deckout.game-end)
        return self.who.includes(s, s.active, x)

    def unmet(self, s: State, x: Context) -> Reason:
        granted = self.real and s.turn.granted_by >= 0
        rule = "option.questing.not-on-extra-turns" if granted else "power.condition-mandatory"
        return Reason(rule, "condition-not-met", x.source)

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """A phase of anybody's turn, and a turn no card has granted, were words of their own."""
        if self == TurnOf(EVERYONE, real=True):
            return "_RealTurn", {}
        return (
            ("InPhase", {"phase": self.phase})
            if self == TurnOf(EVERYONE, phase=self.phase) and self.phase is not None
            else None
        )

    def saying(self) -> Saying:
        if self.real:
            return Saying("real-turn", {"who": self.who})
        if self.phase is not None:
            return Saying(
                "in-phase",
                {
                    "phase": self.phase,
                    "who": None if self.who == EVERYONE else self.who,
                    "turn": Noun("noun-turn"),
                },
            )
        if self.attacked:
            return Saying("have-attacked", {"who": self.who})
        if self.over and self.who == EVERYONE:
            return Saying("between-turns")
        return Saying(
            "turn-begun" if self.begun else "turn-over" if self.over else "turn-of",
            {"who": self.who, "turn": Noun("noun-turn")},
        )


@dataclass(frozen=True)
class Compare(Claim):
    """One number against another: "<=", ">=", "==", "<", ">"."""

    left: Number
    sign: Sign
    right: Number

    def met(self, s: State, x: Context) -> bool:
        a, b = self.left.value(s, x), self.right.value(s, x)
        return {"<=": a <= b, ">=": a >= b, "==": a == b, "<": a < b, ">": a > b}[self.sign]

    def saying(self) -> Saying:
        sign = {"<=": "most", ">=": "least", "==": "exactly", "<": "less", ">": "more"}[self.sign]
        return Saying("compare", {"left": self.left, "sign": sign, "right": self.right})


@dataclass(frozen=True)
class Affected(Claim):
    """All these players, or this card, are within reach of what is done: nobody of them is exempt from it or immune to
    it (ledger: calm.others-affected, immunity.always-active).
    """

    who: Who | Ref

    def met(self, s: State, x: Context) -> bool:
        if isinstance(self.who, Ref):
            card = self.who.card(s, x)
            return card >= 0 and not shielded(s, card, x)
        return not any(player_shielded(s, seat, x) for seat in self.who.seats(s, x))

    def saying(self) -> Saying:
        return Saying("within-reach" if isinstance(self.who, Ref) else "affected", {"who": self.who})


@dataclass(frozen=True)
class _EveryoneHadATurn(Claim):
    """The opening ban on extra turns is over (event.first-turn.*, open.first-cycle-skips)."""

    def met(self, s: State, x: Context) -> bool:
        if s.kit.defs[s.defn[x.source]].type not in s.kit.ruleset.extra_turn_ban:
            return True
        for seat in range(s.n):
            taken = s.turns_taken[seat]
            if s.kit.ruleset.extra_turn_ban_counts_skips:
                taken += s.marks.get(marks.TURNS_SKIPPED.of(seat), 0)
            if taken < 1:
                return False
        return not (s.turns <= s.n and s.phase < 6 and any(t == 0 for t in s.turns_taken))

    def unmet(self, s: State, x: Context) -> Reason:
        event = s.kit.defs[s.defn[x.source]].type == "event"
        return Reason(f"event.first-turn.{'caravan' if event else 'kalidnay'}", "first-turns", x.source)


@dataclass(frozen=True)
class Hour(Claim):
    """The hour of the day lies in this span (the clock is a recorded input of the game). `as_played`: it is asked once,
    as the card is played.
    """

    start: int
    end: int
    as_played: bool = field(default=False, metadata=ADDED)

    def met(self, s: State, x: Context) -> bool:
        now = hour(s)
        if now < 0:
            return False
        if self.start <= self.end:
            return self.start <= now < self.end
        return now >= self.start or now < self.end

    def saying(self) -> Saying:
        if self.as_played:
            return Saying("hour-as-played", {"ref": SELF, "start": self.start, "end": self.end})
        return Saying("hour", {"start": self.start, "end": self.end})


def opponent_is(test: Question) -> RefIs:
    return RefIs(OPPONENT, test)


WHEN_ATTACKING: Final = Fights("attacking")
#: As WHEN_ATTACKING, for what works without being told to: it waits for the defender where the rules say so.
AS_ATTACKER: Final = Fights("attacking", faced=True)
WHEN_DEFENDING: Final = Fights("defending")
IN_A_ROUND: Final = Fights()
#: The realm of this card is attacked.
HERE: Final = RefIs(ATTACKED_REALM, Is(THIS_REALM))
BETWEEN_TURNS: Final = TurnOf(EVERYONE, over=True)
EVERYONE_HAD_A_TURN: Final = _EveryoneHadATurn()
NOT_IN_PLAY: Final = z.OUTSIDE
