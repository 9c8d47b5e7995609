"""What somebody may ask of an event: the same words from the command line, over the network and from programs.

A wish names players by id, by name or by the start of a name; what comes of it are steps (`decide`).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sixrealms.tournament.plan import Plan, Words
from sixrealms.tournament.steps import Cards, DeckList, Rules, Sanction, Small, Text

Who = Annotated[str, Meta(min_length=1, max_length=80)]
RepairedHow = Literal["", "back", "anew"]
Counted = Annotated[dict[Who, Annotated[int, Meta(ge=-1000, le=1000)]], Meta(max_length=16)]


class _Wish(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What every wish is."""


class Amend(_Wish, frozen=True, tag="amend"):
    """Change the plan."""

    plan: Plan


class Enter(_Wish, frozen=True, tag="enter"):
    """Register somebody. `table` seats a late entrant at a table of the first round that has played nothing yet."""

    name: Words
    team: Words = ""
    members: Annotated[tuple[Words, ...], Meta(max_length=8)] = ()
    table: Small = 0


class Rename(_Wish, frozen=True, tag="rename"):
    """Call somebody otherwise."""

    player: Who
    name: Words
    team: Words = ""
    members: Annotated[tuple[Words, ...], Meta(max_length=8)] = ()


class HandIn(_Wish, frozen=True, tag="hand-in"):
    """Register a deck: a list, or a shipped deck by its name. `judge_agrees` lets in what else is refused.

    In a team event `member` is whose deck it is.
    """

    player: Who
    deck: DeckList | Words
    judge_agrees: bool = False
    member: Words = ""


class LockDecks(_Wish, frozen=True, tag="lock-decks"):
    """Let nobody register or change a deck any more, or open registration again before the start."""

    locked: bool = True


class Issue(_Wish, frozen=True, tag="issue"):
    """Give everybody who has no deck a sealed one, or only `player`; with `seed` 0 the desk draws one nobody knows."""

    player: Words = ""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class CheckDeck(_Wish, frozen=True, tag="check-deck"):
    """Note that a deck was compared with its list; `cards`, where given, are what lay on the table."""

    player: Who
    passed: bool = True
    remark: Text = ""
    cards: Cards = ()
    member: Words = ""


class Leave(_Wish, frozen=True, tag="leave"):
    """Take somebody out of the event."""

    player: Who
    why: Text = ""


class ComeBack(_Wish, frozen=True, tag="come-back"):
    """Let somebody who left play on from the next round."""

    player: Who


class Seat(_Wish, frozen=True, tag="seat"):
    """Seat a round: the first one, or the next when everything in the one before is played."""

    round: Small


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a person wants it."""

    number: Small
    players: Annotated[tuple[Who, ...], Meta(min_length=1, max_length=8)]


class SeatByHand(_Wish, frozen=True, tag="seat-by-hand"):
    """Seat the round that is going on in another way."""

    round: Small
    tables: Annotated[tuple[TableWish, ...], Meta(min_length=1, max_length=200)]
    why: Text = ""


class Swap(_Wish, frozen=True, tag="swap"):
    """Let two players of the round that is going on change places."""

    player: Who
    other: Who
    why: Text = ""


class Move(_Wish, frozen=True, tag="move"):
    """Let somebody play at another table of the round that is going on, or sit down who sits at none."""

    player: Who
    table: Small
    why: Text = ""


class Report(_Wish, frozen=True, tag="report"):
    """Say how a game ended. A player only claims it; whoever runs the event writes it down. `game` 0: the next one."""

    round: Small
    table: Small
    unrazed: Counted
    winner: Words = ""  # "": the only one who has as many realms as win
    game: Small = 0
    replay: Annotated[str, Meta(max_length=64)] = ""


class Correct(_Wish, frozen=True, tag="correct"):
    """Put a result right that was written down wrongly."""

    round: Small
    table: Small
    game: Small
    unrazed: Counted
    winner: Words = ""
    why: Text = ""


class Strike(_Wish, frozen=True, tag="strike"):
    """Take a result away, since the game does not count."""

    round: Small
    table: Small
    game: Small
    why: Text = ""


class Award(_Wish, frozen=True, tag="award"):
    """Give a bracket to somebody that is not played to its end."""

    round: Small
    table: Small
    winner: Who
    why: Text = ""


class SettleTie(_Wish, frozen=True, tag="settle-tie"):
    """Rule in which order tied players of a bracket stand; `table` 0: in the standings, after the last round."""

    round: Small
    table: Small
    order: Annotated[tuple[Who, ...], Meta(min_length=2, max_length=8)]
    why: Text = ""


class Punish(_Wish, frozen=True, tag="punish"):
    """Punish somebody."""

    player: Who
    sanction: Sanction
    why: Text
    rules: Rules = ()


class Rule(_Wish, frozen=True, tag="rule"):
    """Note a judge's ruling."""

    question: Text
    answer: Text
    rules: Rules = ()
    round: Small = 0
    table: Small = 0


class Replace(_Wish, frozen=True, tag="replace"):
    """Give somebody a copy of a destroyed card when the round is over."""

    player: Who
    card: Annotated[str, Meta(max_length=24)]


class Repair(_Wish, frozen=True, tag="repair"):
    """Note what a judge has put right at a table on the network.

    `how`: "back" for a game that was taken back by so many decisions, "anew" for one that is played anew.
    """

    round: Small
    table: Small
    what: Text
    how: RepairedHow = ""
    back: Small = 0


class StartClock(_Wish, frozen=True, tag="start-clock"):
    """Let the time of the round begin; without `minutes` as long as the plan says."""

    minutes: Small = 0


class PauseClock(_Wish, frozen=True, tag="pause-clock"):
    """Let the time of the round stand still."""


class ResumeClock(_Wish, frozen=True, tag="resume-clock"):
    """Let the time of the round go on."""


class Extend(_Wish, frozen=True, tag="extend"):
    """Give a table more time, or less."""

    table: Small
    minutes: Annotated[int, Meta(ge=-600, le=600)]
    why: Text = ""


class Exchange(_Wish, frozen=True, tag="exchange"):
    """Exchange cards with the sideboard before the next game, or with the booster after the first one; without cards
    the deck stays as it is.

    Cards are printing ids or names. In a team event `member` is whose deck it is.
    """

    player: Who
    out: Cards = ()
    into: Cards = ()
    member: Words = ""


class Open(_Wish, frozen=True, tag="open"):
    """Note that a game is played at a table on the network."""

    round: Small
    table: Small
    game: Small
    online: Annotated[str, Meta(max_length=64)]


class WrapUp(_Wish, frozen=True, tag="wrap-up"):
    """Close the event."""


class Send(_Wish, frozen=True, tag="send"):
    """Note on which day the scoring forms were sent in."""

    on: Words


class Undo(_Wish, frozen=True, tag="undo"):
    """Take a step back, whichever it was; 0 is the last one that counts."""

    number: Small = 0


Wish = (
    Amend
    | Enter
    | Rename
    | HandIn
    | LockDecks
    | Issue
    | CheckDeck
    | Leave
    | ComeBack
    | Seat
    | SeatByHand
    | Swap
    | Move
    | Report
    | Correct
    | Strike
    | Award
    | SettleTie
    | Punish
    | Rule
    | Replace
    | Repair
    | StartClock
    | PauseClock
    | ResumeClock
    | Extend
    | Exchange
    | Open
    | WrapUp
    | Send
    | Undo
)
