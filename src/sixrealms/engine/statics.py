"""The questions continuous effects answer. The engine asks these; the vocabulary implements them.

Each class is one question with its `kind`; `board.holding_true(s, TheClass)` lists who answers it now.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, ClassVar

from sixrealms.engine.compiler_hints import trait
from sixrealms.engine.power import Context, Static, Test, Who
from sixrealms.engine.terms import Why

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board
    from sixrealms.engine.reason import Reason
    from sixrealms.engine.state import State

#: What a question of the ruleset may be answered with: plain data.
RulesetAnswer = bool | int | str | tuple[int, ...] | tuple[str, ...]


@trait
class AboutCards(Static):
    """A static that concerns the cards passing `who`."""

    who: Test

    def among(self, s: State, cards: list[int], x: Context) -> list[int]:
        return self.who.sift(s, cards, x) if self.who.points else cards


@trait
class ChangesType(AboutCards):
    kind: ClassVar[str] = "type"

    def becomes(self, s: State, card: int, x: Context) -> str:
        raise NotImplementedError


class ChangesKinds(AboutCards):
    """Race, movement and other designations given or taken; `last`: after all others have had their say."""

    kind: ClassVar[str] = "kinds"

    @property
    def last(self) -> bool:
        return False

    def change(self, s: State, found: frozenset[str], x: Context) -> frozenset[str]:
        raise NotImplementedError


@trait
class ChangesWorld(AboutCards):
    kind: ClassVar[str] = "world"

    def change(self, s: State, found: frozenset[str], x: Context) -> frozenset[str]:
        raise NotImplementedError


class Immunity(Static):
    kind: ClassVar[str] = "immune"
    standing: ClassVar[bool] = True

    def covers(self, s: State, card: int, source: int, x: Context) -> bool:
        raise NotImplementedError

    def keeps_off(self, s: State, source: int, x: Context) -> bool:
        """Whether it is one to that card, whomever it covers."""
        return True

    def keeps_off_by_place(self, s: State, b: Board) -> bool:
        """Whether that depends only on where the cards in play are."""
        return False

    def names(self, s: State, source: int) -> bool:
        """Whether it is expressly against cards of that name; only this stops what ignores immunities
        (wish.ignores-immunity).
        """
        return False

    @property
    def spares_levels(self) -> bool:
        """Only special powers are shut out; levels and bonuses count (exception to immunity.level-bonus-lost)."""
        return False

    #: What those answer `also` that shut out what would help, from their own player too (named.control-wind.shield).
    EVEN_TO_GOOD: ClassVar[str] = "immune-even-to-good"


@trait
class PlayerImmunity(Static):
    kind: ClassVar[str] = "player-immune"
    standing: ClassVar[bool] = True

    def covers_player(self, s: State, player: int, effect: Context, x: Context) -> bool:
        raise NotImplementedError


class AllowsUse(AboutCards):
    """Champions passing `who` may use cards passing `what`."""

    kind: ClassVar[str] = "use"
    what: Test


class TakesPower(AboutCards):
    """Special powers of these cards do nothing; race, movement and icon ability stay. `psionic`: only psionic ones.
    `reflected`: what they do to the other side works as a power of this card instead (reflection.py).
    """

    kind: ClassVar[str] = "blank"
    psionic: bool = False
    reflected: bool = False

    #: What those answer `also` that reflect powers.
    REFLECTS: ClassVar[str] = "reflects"


class Imitation(Static):
    """(holder, number of a definition) pairs: its abilities are the holder's as if printed on it (copy.exact-text)."""

    kind: ClassVar[str] = "imitate"
    #: Only what works at its place is taken over; what works everywhere does so once already.
    local: ClassVar[bool] = False
    #: The same of statics and triggers, where powers that are used come along.
    in_place: bool = False
    #: The holder loses its own power for it.
    replaces: bool = False
    #: Where both the card and one that has copied its power use it, the card itself goes first.
    secondary: bool = False

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"copies"})

    def pairs(self, s: State, x: Context) -> list[tuple[int, int]]:
        raise NotImplementedError


class ChangesNumber(AboutCards):
    """Changes a number of the cards passing `who`. `additive` ones may be applied in any order."""

    @property
    def additive(self) -> bool:
        raise NotImplementedError

    def change(self, s: State, value: int, card: int, x: Context) -> int:
        raise NotImplementedError


@trait
class ChangesBaseLevel(ChangesNumber):
    kind: ClassVar[str] = "base-level"


class ChangesLevel(ChangesNumber):
    kind: ClassVar[str] = "level"

    @property
    def settles(self) -> bool:
        """Whether it says what the level is, whatever else adds to it (gloss.adjusted-level)."""
        return False


@trait
class ChangesBonus(ChangesNumber):
    """The icon bonus of items, spells and the like."""

    kind: ClassVar[str] = "bonus"


@trait
class ChangesTotal(ChangesNumber):
    kind: ClassVar[str] = "total"


class Protection(Static):
    """Cards that cannot be removed (a second kind of protection, not an immunity)."""

    kind: ClassVar[str] = "protect"
    standing: ClassVar[bool] = True
    #: What those answer `also` that close draw piles to the powers of others.
    HIDES: ClassVar[str] = "closed-pile"
    #: Holds even against what works whatever special powers say (wish.ignores-immunity).
    unconditional: ClassVar[bool] = False

    def forbids(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        raise NotImplementedError

    def keeps_side(self, s: State, card: int, effect: Context, x: Context) -> bool:
        """Whether it holds an ally on its side."""
        return False

    def keeps_control(self, s: State, card: int, effect: Context, x: Context) -> bool:
        """Whether it holds a champion with its player."""
        return False

    def left_behind(self, s: State, card: int, x: Context) -> bool:
        """Whether a fighting champion has left it in its pool: nobody who beats the champion gets hold of it."""
        return False

    def hides(self, s: State, card: int, x: Context) -> bool:
        """Whether the powers of other players can neither look at nor take or discard it in its draw pile."""
        return False


class DiesFor(Static):
    """The card itself is discarded instead of another that would be lost."""

    kind: ClassVar[str] = "dies-for"
    standing: ClassVar[bool] = True

    def saves(self, s: State, card: int, why: Why, to: int, effect: Context, x: Context) -> bool:
        raise NotImplementedError


class Redirection(Static):
    """Sends a leaving card elsewhere: returns the zone it goes to, -1 if it does not leave at all."""

    kind: ClassVar[str] = "redirect"
    standing: ClassVar[bool] = True
    #: When it is asked: 0 sends a card elsewhere, 1 exchanges two zones after that, 2 has the last word; 3 keeps it
    #: out of such a zone, both before the exchange and after it.
    turn: ClassVar[int] = 0
    #: Whoever controls the card may leave it, where a round is lost by totals.
    may: bool = False
    #: Reaches what is discarded from a hand or pile, too.
    anywhere: bool = False

    def exchanges(self, s: State, card: int, x: Context) -> bool:
        """Whether it makes Limbo of the Abyss for this card, so that whatever goes there returns."""
        return False

    def spares(self, s: State, card: int, x: Context) -> bool:
        """Whether an event discarded without having worked goes to the discard pile (abyss.unplayed-events)."""
        return False

    def instead(self, s: State, card: int, to: int, why: Why, effect: Context, x: Context) -> int:
        raise NotImplementedError


class Prohibition(Static):
    """Cards that may not be played (or not by these users)."""

    kind: ClassVar[str] = "forbid"

    @property
    def keeps_allies_away(self) -> bool:
        """Whether it is about allies that come against a realm, however they come."""
        return False

    def bars_rebuilding(self, s: State, player: int, x: Context) -> bool:
        """Whether this player rebuilds no razed realm either, neither by the rule nor by a card."""
        return False

    def refuses(self, s: State, player: int, card: int, other: int, x: Context) -> Reason | None:
        raise NotImplementedError


class Permission(Static):
    """Cards that may be played only if another player allows it; they are asked when they are announced."""

    kind: ClassVar[str] = "permission"

    def keeper(self, s: State, player: int, card: int, user: int, x: Context) -> int:
        """The seat that must allow it, -1 if nobody need be asked."""
        raise NotImplementedError


class AttachRule(Static):
    """Exceptions to what may hang on what, and further restrictions."""

    kind: ClassVar[str] = "attach"
    standing: ClassVar[bool] = True

    @property
    def any_number(self) -> bool:
        """Whether what it allows is also free of the limit of one artifact (turn.phase3.one-artifact)."""
        return True

    @property
    def widens(self) -> bool:
        """Whether it allows anything at all."""
        return True

    def concerns(self, s: State, card: int, x: Context) -> bool:
        """Whether it says anything about this card, whatever that is to hang on."""
        return True

    def allows(self, s: State, card: int, host: int, x: Context) -> bool:
        raise NotImplementedError

    def refuses(self, s: State, card: int, host: int, x: Context) -> Reason | None:
        raise NotImplementedError


class AboutPlayers(Static):
    """Changes a number of the players `who`."""

    who: Who
    standing: ClassVar[bool] = True

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        raise NotImplementedError


class DrawCount(AboutPlayers):
    kind: ClassVar[str] = "draw-count"
    #: takes cards away although the draw of a player's first turn is protected (setup.first-turn-draw.protected)
    from_the_first_turn: ClassVar[bool] = False
    floor: int

    @property
    def replaces(self) -> bool:
        """Whether it stands in for the usual number; what adds to the number comes after it."""
        raise NotImplementedError


class HandSize(AboutPlayers):
    kind: ClassVar[str] = "hand-size"


class SpoilsCount(AboutPlayers):
    kind: ClassVar[str] = "spoils"


@trait
class SpoilsLost(Static):
    """Players who draw no spoils of victory."""

    kind: ClassVar[str] = "spoils-lost"
    who: Who

    def loses(self, s: State, player: int, x: Context) -> bool:
        """Whether this player draws none."""
        return self.who.includes(s, player, x)

    def drawn_by(self, s: State, x: Context) -> int | None:
        """Whose they are instead; None: nobody's."""
        raise NotImplementedError


@trait
class KeepsPool(Static):
    """Players whose pool stays although they have no realm."""

    kind: ClassVar[str] = "keeps-pool"
    standing: ClassVar[bool] = True

    def keeps_pool(self, s: State, player: int, x: Context) -> bool:
        raise NotImplementedError


class RuleAnswer(Static):
    """Answers a question of the ruleset differently for some players (`rules_for`)."""

    kind: ClassVar[str] = "rule-answer"
    question: str  # a field of rulesets.Ruleset
    answer: RulesetAnswer
    who: Who


class Withstands(Static):
    """Realms that are turned over only when razed several times in a row."""

    kind: ClassVar[str] = "withstands"
    standing: ClassVar[bool] = True

    def razings(self, s: State, realm: int, x: Context) -> int:
        """How many razings in a row it takes; 1 for a realm this does not concern."""
        raise NotImplementedError

    def defeats(self, s: State, realm: int, x: Context) -> int:
        """How many times in one turn battle has to defeat it; 1 for a realm this does not concern."""
        return 1


class ChangesHour(Static):
    """It counts as this hour of the day, whatever the clock says."""

    kind: ClassVar[str] = "hour"
    standing: ClassVar[bool] = True
    hour: int


@trait
class NoCosmos(AboutCards):
    kind: ClassVar[str] = "no-cosmos"
    standing: ClassVar[bool] = True


class RaisesLimit(Static):
    """What cards passing `what` ask of champions "of level X or less" goes so much higher."""

    kind: ClassVar[str] = "limit"
    what: Test
    by: int


class WaivesEntryCost(Static):
    """Brings champions in without their printed cost (ledger: avatar.cost-exceptions)."""

    kind: ClassVar[str] = "free-entry"
    standing: ClassVar[bool] = True

    def waives(self, s: State, player: int, card: int, x: Context) -> bool:
        raise NotImplementedError

    def use(self, s: State, player: int, x: Context) -> None:
        """Note that the waiver was used."""
        raise NotImplementedError


class ReplacesDigit(Static):
    """Says which digit a draw for a digit gives, -1 to leave it alone."""

    kind: ClassVar[str] = "digit"

    def digit(self, s: State, player: int, good: str, x: Context) -> int:
        raise NotImplementedError


@trait
class TakesImmunity(AboutCards):
    """Cards passing `who` have no immunity to give: none to cards passing `whom`, none to those passing `to`."""

    kind: ClassVar[str] = "no-immunity"
    standing: ClassVar[bool] = True
    whom: Test | None = None
    to: Test | None = None


class OpenHands(Static):
    """Cards of hands that lie open for everybody."""

    kind: ClassVar[str] = "open-hands"
    standing: ClassVar[bool] = True

    def shows(self, s: State, card: int, x: Context) -> bool:
        raise NotImplementedError


class Inherits(Static):
    """Who gets what hung on a champion that is lost, instead of its being lost with it (pool.loss-attachments)."""

    kind: ClassVar[str] = "inherits"

    def heir(self, s: State, hung: int, to: int, why: Why, x: Context) -> int:
        """The card it is attached to from now on, or -1; its bearer goes to the zone `to` because of `why`."""
        raise NotImplementedError


class Controls(Static):
    """Somebody else's champion is under control for a while; `ended` gives it back."""

    kind: ClassVar[str] = "control"

    def gets(self, s: State, card: int, x: Context) -> bool:
        """Whether nothing that everybody sees holds this card where it is."""
        return True


@trait
class HoldsFast(AboutCards):
    """Cards passing `who` cannot be answered by powers with one of these tags: "cancel", "turn", "duplicate"
    (ledger: dispel.undispellable).
    """

    kind: ClassVar[str] = "undispellable"

    @property
    def against(self) -> frozenset[str]:
        return frozenset({"cancel"})

    def holds_fast(self, s: State, card: int, ways: Set[str], x: Context) -> bool:
        """Whether none of these ways answers the card."""
        return not self.against.isdisjoint(ways) and self.who.holds(s, card, x)


@trait
class NoLeaveNeeded(Static):
    """Players who use cards without the permission others ask for (Permission)."""

    kind: ClassVar[str] = "no-leave"

    def frees(self, s: State, player: int, card: int, user: int, x: Context) -> bool:
        raise NotImplementedError


@trait
class CountsAsType(AboutCards):
    """Cards passing `who` count as a further champion type; they keep their own and what it allows."""

    kind: ClassVar[str] = "counts-as"
    type: str


class LastsLonger(Static):
    """Cards whose effects last twice the time they state."""

    kind: ClassVar[str] = "lasts-longer"

    def doubles(self, s: State, card: int, user: int, x: Context) -> bool:
        raise NotImplementedError


@trait
class KeepsGoing(AboutCards):
    """Cards on the table whose effects do not end with the turn they state, `most` of them at a time."""

    kind: ClassVar[str] = "keeps-going"
    most: int


class Perishing(AboutCards):
    """Cards passing `who` are discarded as soon as they pass, or, as champions of a round, defeated (`defeats`)."""

    kind: ClassVar[str] = "perishes"

    @property
    def defeats(self) -> bool:
        raise NotImplementedError
