"""What can be done at an event: a module for every operation, with its command and the records it leaves.

Each says who may ask for it, what is refused, how the record changes the event, what it is about where two desks work
at once, and the values of its sentence. A new operation is a module here and a line in the lists below.
"""

from __future__ import annotations

from sixrealms.tournament.operations.absent import Absent, StayedAway
from sixrealms.tournament.operations.amend import Amend, Amended
from sixrealms.tournament.operations.award import Award, Awarded
from sixrealms.tournament.operations.call_judge import AnswerCall, CallAnswered, CallJudge, JudgeCalled
from sixrealms.tournament.operations.check_deck import CheckDeck, DeckChecked
from sixrealms.tournament.operations.check_in import AskCheckIn, CheckedIn, CheckIn, CheckInAsked
from sixrealms.tournament.operations.correct import Correct, Corrected, Strike, Struck
from sixrealms.tournament.operations.days import BeginDay, DayBegun, DayEnded, EndDay
from sixrealms.tournament.operations.draw_checks import ChecksDrawn, DrawChecks
from sixrealms.tournament.operations.enter import Enter, Registered, Rename, Renamed
from sixrealms.tournament.operations.exchange import BoosterUsed, Exchange, Exchanged
from sixrealms.tournament.operations.give_bye import GiveBye
from sixrealms.tournament.operations.hand_in import DeckRegistered, DecksLocked, HandIn, LockDecks
from sixrealms.tournament.operations.issue import Issue, Issued
from sixrealms.tournament.operations.leave import ComeBack, Leave, Returned, Withdrawn
from sixrealms.tournament.operations.open_online import Open, Opened
from sixrealms.tournament.operations.publish_decks import DecksPublished, PublishDecks
from sixrealms.tournament.operations.punish import Penalised, Punish
from sixrealms.tournament.operations.repair import Repair, Repaired
from sixrealms.tournament.operations.replace_card import Replace, Replaced
from sixrealms.tournament.operations.report import Claimed, Recorded, Report
from sixrealms.tournament.operations.round_clock import (
    ClockPaused,
    ClockResumed,
    ClockStarted,
    Extend,
    Extended,
    PauseClock,
    ResumeClock,
    StartClock,
)
from sixrealms.tournament.operations.rule import NoteRuling, Ruled
from sixrealms.tournament.operations.seat import Seat, Seated
from sixrealms.tournament.operations.seat_by_hand import Move, SeatByHand, SeatedByHand, Swap, TableWish
from sixrealms.tournament.operations.settle_tie import Placed, SettleTie
from sixrealms.tournament.operations.sign_up import OpenSignUp, SignUp, SignUpOpened
from sixrealms.tournament.operations.state_prizes import (
    AddPrize,
    DrawPrize,
    GivePrize,
    PrizeGiven,
    PrizesStated,
    StatePrizes,
)
from sixrealms.tournament.operations.undo import Undo, Undone
from sixrealms.tournament.operations.wrap_up import SendForms, Sent, WrappedUp, WrapUp

AnyCommand = (
    Amend
    | OpenSignUp
    | Enter
    | Rename
    | HandIn
    | LockDecks
    | PublishDecks
    | Issue
    | CheckDeck
    | DrawChecks
    | AskCheckIn
    | CheckIn
    | Absent
    | Leave
    | ComeBack
    | Seat
    | SeatByHand
    | Swap
    | Move
    | GiveBye
    | Report
    | Correct
    | Strike
    | Award
    | SettleTie
    | Punish
    | CallJudge
    | AnswerCall
    | NoteRuling
    | Replace
    | Repair
    | StartClock
    | PauseClock
    | ResumeClock
    | Extend
    | Exchange
    | Open
    | EndDay
    | BeginDay
    | StatePrizes
    | AddPrize
    | GivePrize
    | DrawPrize
    | WrapUp
    | SendForms
    | Undo
)
"""Every command there is, as it comes over the network; `SignUp` has a request of its own, which answers with a key."""

AnyRecord = (
    Amended
    | SignUpOpened
    | Registered
    | Renamed
    | DeckRegistered
    | DecksLocked
    | DecksPublished
    | Issued
    | BoosterUsed
    | DeckChecked
    | ChecksDrawn
    | CheckInAsked
    | CheckedIn
    | StayedAway
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
    | JudgeCalled
    | CallAnswered
    | Ruled
    | Replaced
    | Repaired
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | Extended
    | Opened
    | Exchanged
    | DayEnded
    | DayBegun
    | PrizesStated
    | PrizeGiven
    | WrappedUp
    | Sent
    | Undone
)
"""Every record there is, as it is stored."""

__all__ = [
    "Absent",
    "AddPrize",
    "Amend",
    "Amended",
    "AnswerCall",
    "AnyCommand",
    "AnyRecord",
    "AskCheckIn",
    "Award",
    "Awarded",
    "BeginDay",
    "BoosterUsed",
    "CallAnswered",
    "CallJudge",
    "CheckDeck",
    "CheckIn",
    "CheckInAsked",
    "CheckedIn",
    "ChecksDrawn",
    "Claimed",
    "ClockPaused",
    "ClockResumed",
    "ClockStarted",
    "ComeBack",
    "Correct",
    "Corrected",
    "DayBegun",
    "DayEnded",
    "DeckChecked",
    "DeckRegistered",
    "DecksLocked",
    "DecksPublished",
    "DrawChecks",
    "DrawPrize",
    "EndDay",
    "Enter",
    "Exchange",
    "Exchanged",
    "Extend",
    "Extended",
    "GiveBye",
    "GivePrize",
    "HandIn",
    "Issue",
    "Issued",
    "JudgeCalled",
    "Leave",
    "LockDecks",
    "Move",
    "NoteRuling",
    "Open",
    "OpenSignUp",
    "Opened",
    "PauseClock",
    "Penalised",
    "Placed",
    "PrizeGiven",
    "PrizesStated",
    "PublishDecks",
    "Punish",
    "Recorded",
    "Registered",
    "Rename",
    "Renamed",
    "Repair",
    "Repaired",
    "Replace",
    "Replaced",
    "Report",
    "ResumeClock",
    "Returned",
    "Ruled",
    "Seat",
    "SeatByHand",
    "Seated",
    "SeatedByHand",
    "SendForms",
    "Sent",
    "SettleTie",
    "SignUp",
    "SignUpOpened",
    "StartClock",
    "StatePrizes",
    "StayedAway",
    "Strike",
    "Struck",
    "Swap",
    "TableWish",
    "Undo",
    "Undone",
    "Withdrawn",
    "WrapUp",
    "WrappedUp",
]
