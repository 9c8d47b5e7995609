"""Everything that can happen at an event, each as one step. An event is the list of its steps and nothing besides.

A step says what was done, never what followed from it; that is for `fold`. Steps are only ever added: what was wrong is
taken back by `Undone` or put right by `Corrected`, and both stay readable.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sixrealms.tournament.plan import Plan, Words
from sixrealms.tournament.tables import Table

Id = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(max_length=2000)]
Small = Annotated[int, Meta(ge=0, le=1000)]
Realms = Annotated[dict[Id, Small], Meta(max_length=16)]
Cards = Annotated[tuple[Annotated[str, Meta(max_length=24)], ...], Meta(max_length=250)]
Rules = Annotated[tuple[Annotated[str, Meta(max_length=120)], ...], Meta(max_length=40)]
Role = Literal["organiser", "judge", "player", "table"]
Sanction = Literal["caution", "warning", "ejection"]


class By(msgspec.Struct, frozen=True):
    """Who did something: in which role, and their name where it is known. A table is one on the network."""

    role: Role
    name: str = ""


class _Step(msgspec.Struct, frozen=True, tag_field="step"):
    """What every step is: plain data with the name of its kind in it."""


class Amended(_Step, frozen=True, tag="amended"):
    """The plan is another one from now on."""

    plan: Plan


class Registered(_Step, frozen=True, tag="registered"):
    """Somebody enters, before the start or late. In a team event it is a team with its `members`."""

    player: Id
    name: Words
    team: Words = ""
    members: Annotated[tuple[Words, ...], Meta(max_length=8)] = ()


class Renamed(_Step, frozen=True, tag="renamed"):
    """Somebody is called otherwise than was written down."""

    player: Id
    name: Words
    team: Words = ""
    members: Annotated[tuple[Words, ...], Meta(max_length=8)] = ()


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is handed in, by printing ids; `booster` is the one packed with a sealed deck."""

    name: Words
    cards: Cards
    dungeon: Annotated[str, Meta(max_length=24)] = ""
    sideboard: Cards = ()
    realms: Cards = ()
    booster: Cards = ()


class DeckRegistered(_Step, frozen=True, tag="deck-registered"):
    """A deck with its sideboard is handed in; after the start only because a judge agrees (`protocol.deck-locked`).

    `broken` names the rules it breaks, where a judge let it in all the same. In a team `member` is whose it is, from 1.
    """

    player: Id
    deck: DeckList
    broken: Rules = ()
    judge_agrees: bool = False
    member: Small = 0


class DecksLocked(_Step, frozen=True, tag="decks-locked"):
    """Nobody registers or changes a deck any more, or everybody may again until the start (`protocol.deck-locked`)."""

    locked: bool = True


class Issued(_Step, frozen=True, tag="issued"):
    """The event gives somebody a sealed deck, with the booster that is packed with it where the game has one."""

    player: Id
    deck: DeckList
    member: Small = 0


class BoosterUsed(_Step, frozen=True, tag="booster-used"):
    """Somebody has put cards of their booster into their deck for good, or has said that they take none
    (`format.masters-strategy.booster-swap`).
    """

    player: Id
    out: Cards = ()
    into: Cards = ()
    member: Small = 0


class DeckChecked(_Step, frozen=True, tag="deck-checked"):
    """A judge has compared what somebody plays with their registered list."""

    player: Id
    passed: bool
    remark: Text = ""
    member: Small = 0


class Withdrawn(_Step, frozen=True, tag="withdrawn"):
    """Somebody leaves the event, or the table they sit at."""

    player: Id
    why: Text = ""


class Returned(_Step, frozen=True, tag="returned"):
    """Somebody who had left plays on from the next round."""

    player: Id


class Seated(_Step, frozen=True, tag="seated"):
    """A round is seated. `tables` are the ones that were announced, `inputs` the digest of what they follow from.

    As long as that is the same, the announced tables are in force, also with another version of the program; when
    something it follows from is corrected, the seating is computed again.
    """

    round: Small
    tables: tuple[Table, ...]
    inputs: str
    final: bool = False
    worth: Small = 0  # what places are multiplied by, see `Bracket`


class SeatedByHand(_Step, frozen=True, tag="seated-by-hand"):
    """The seating of a round is as a person says, whatever it would follow from: kept as played, or changed."""

    round: Small
    tables: tuple[Table, ...]
    final: bool = False
    worth: Small = 0  # what places are multiplied by, see `Bracket`
    why: Text = ""


class Claimed(_Step, frozen=True, tag="claimed"):
    """A player at a table says how a game ended. It counts when everybody at the table says the same."""

    round: Small
    table: Small
    game: Small
    unrazed: Realms
    winner: Id
    player: Id


class Recorded(_Step, frozen=True, tag="recorded"):
    """The result of a game is written down (`scoring.measure`). `replay` is the game's table on the network."""

    round: Small
    table: Small
    game: Small
    unrazed: Realms
    winner: Id
    replay: Annotated[str, Meta(max_length=64)] = ""


class Corrected(_Step, frozen=True, tag="corrected"):
    """A result that was written down wrongly, as it should be."""

    round: Small
    table: Small
    game: Small
    unrazed: Realms
    winner: Id
    why: Text = ""


class Struck(_Step, frozen=True, tag="struck"):
    """A game that does not count after all, as one that was started over (`conflict.scoring.mulligans-draws`)."""

    round: Small
    table: Small
    game: Small
    why: Text = ""


class Awarded(_Step, frozen=True, tag="awarded"):
    """The coordinator says who has won a bracket that is not played to its end."""

    round: Small
    table: Small
    winner: Id
    why: Text = ""


class Placed(_Step, frozen=True, tag="placed"):
    """The coordinator's order of players whose places in a bracket are tied (`conflict.scoring.bracket-tie`).

    With `table` 0 those tied in the standings after the round (`conflict.scoring.ranking-of-eliminated`).
    """

    round: Small
    table: Small
    order: Annotated[tuple[Id, ...], Meta(max_length=8)]
    why: Text = ""


class Penalised(_Step, frozen=True, tag="penalised"):
    """A judge punishes somebody. Who is ejected plays no more (`variant.sideboard.sanction`)."""

    player: Id
    sanction: Sanction
    why: Text
    rules: Rules = ()


class Ruled(_Step, frozen=True, tag="ruled"):
    """A judge's answer to a question at a table, for the log (`tournament.requirements.coordinator`)."""

    question: Text
    answer: Text
    rules: Rules = ()
    round: Small = 0
    table: Small = 0


class Replaced(_Step, frozen=True, tag="replaced"):
    """Somebody has a copy of a card that was destroyed, now that the round is over
    (`protocol.enter-darkness-replacement`).
    """

    player: Id
    card: Annotated[str, Meta(max_length=24)]


class Repaired(_Step, frozen=True, tag="repaired"):
    """A judge has put something right at a table on the network."""

    round: Small
    table: Small
    what: Text
    how: Literal["", "back", "anew"] = ""
    back: Small = 0


class ClockStarted(_Step, frozen=True, tag="clock-started"):
    """The time of a round begins."""

    round: Small
    minutes: Small


class ClockPaused(_Step, frozen=True, tag="clock-paused"):
    """The time of a round stands still."""

    round: Small


class ClockResumed(_Step, frozen=True, tag="clock-resumed"):
    """The time of a round goes on; nobody has lost any of it."""

    round: Small


class Extended(_Step, frozen=True, tag="extended"):
    """A table has more time than the others."""

    round: Small
    table: Small
    minutes: Annotated[int, Meta(ge=-600, le=600)]
    why: Text = ""


class Opened(_Step, frozen=True, tag="opened"):
    """A game of a table is played on the network, at the table with this id."""

    round: Small
    table: Small
    game: Small
    online: Annotated[str, Meta(max_length=64)]


class Exchanged(_Step, frozen=True, tag="exchanged"):
    """Somebody has exchanged cards with their sideboard before a game, or has said that they exchange none."""

    round: Small
    table: Small
    game: Small
    player: Id
    out: Cards = ()
    into: Cards = ()
    member: Small = 0


class WrappedUp(_Step, frozen=True, tag="wrapped-up"):
    """The event is over and its report is made."""


class Sent(_Step, frozen=True, tag="sent"):
    """The scoring forms were sent in on that day (`official.report.deadline`)."""

    on: Words


class Undone(_Step, frozen=True, tag="undone"):
    """A step counts as if it had never been taken; undoing that brings it back."""

    number: Annotated[int, Meta(ge=1)]


Step = (
    Amended
    | Registered
    | Renamed
    | DeckRegistered
    | DecksLocked
    | Issued
    | BoosterUsed
    | DeckChecked
    | Withdrawn
    | Returned
    | Seated
    | SeatedByHand
    | Claimed
    | Recorded
    | Corrected
    | Struck
    | Awarded
    | Placed
    | Penalised
    | Ruled
    | Replaced
    | Repaired
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | Extended
    | Opened
    | Exchanged
    | WrappedUp
    | Sent
    | Undone
)


class Taken(msgspec.Struct, frozen=True):
    """A step as it stands in the book of an event: its number from 1, who took it, when (seconds since 1970)."""

    number: int
    by: By
    at: int
    step: Step


BOOK: Final = msgspec.json.Decoder(tuple[Taken, ...])


def in_force(book: tuple[Taken, ...]) -> tuple[Taken, ...]:
    """The steps that count, in their order: none that was undone, and none of those that undo."""
    void: set[int] = set()
    for taken in reversed(book):  # what undoes a step comes after it and may be undone itself
        if isinstance(taken.step, Undone) and taken.number not in void and taken.step.number < taken.number:
            void.add(taken.step.number)
    return tuple(taken for taken in book if taken.number not in void and not isinstance(taken.step, Undone))
