"""From what somebody asks to the steps it comes to, or to a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, assert_never

from sixrealms.tournament import boosters, by_hand, judge, registration, reports, round_time, rounds, sideboards, ties
from sixrealms.tournament.event import Event
from sixrealms.tournament.plan import has_boosters
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.steps import By, Role, Step, Taken, Undone, in_force
from sixrealms.tournament.wishes import (
    Amend,
    Award,
    CheckDeck,
    ComeBack,
    Correct,
    Enter,
    Exchange,
    Extend,
    HandIn,
    Issue,
    Leave,
    LockDecks,
    Move,
    Open,
    PauseClock,
    Punish,
    Rename,
    Repair,
    Replace,
    Report,
    ResumeClock,
    Rule,
    Seat,
    SeatByHand,
    Send,
    SettleTie,
    StartClock,
    Strike,
    Swap,
    Undo,
    Wish,
    WrapUp,
)

JUDGE: Final = (
    *(HandIn, LockDecks, Issue, CheckDeck, Exchange, Leave, Report, Correct, Strike, Award, SettleTie),
    *(Punish, Rule, Replace, Repair, StartClock, PauseClock, ResumeClock, Extend, Open),
)
MAY: Final[Mapping[Role, tuple[type, ...]]] = MappingProxyType(
    {"judge": JUDGE, "player": (HandIn, Leave, Report, Exchange), "table": (Report, Open)}
)
"""What each role may ask for; the organiser may everything."""

_AFTER_THE_END: Final = (Send, Undo, Amend, Rule, Correct, SettleTie, Rename)
"""What may still be done when the event is wrapped up."""


def decide(event: Event, book: tuple[Taken, ...], wish: Wish, by: By) -> tuple[Step, ...]:
    """The steps a wish comes to in this event. EventRefused says why it cannot be done, or not by whoever asks."""
    if by.role != "organiser" and not isinstance(wish, MAY[by.role]):
        raise refused(f"not-for-{by.role}")
    if event.wrapped_up and not isinstance(wish, _AFTER_THE_END):
        raise refused("wrapped-up")
    if by.role == "player" and isinstance(wish, HandIn | Leave | Exchange) and wish.player != by.name:
        raise refused("not-for-player")
    return _steps(event, book, wish, by)


def _steps(event: Event, book: tuple[Taken, ...], wish: Wish, by: By) -> tuple[Step, ...]:
    match wish:
        case Amend():
            return rounds.amend(event, wish)
        case Enter():
            return registration.enter(event, wish)
        case Rename():
            return registration.rename(event, wish)
        case HandIn():
            return registration.hand_in(event, wish, judge=by.role in ("organiser", "judge"))
        case LockDecks():
            return registration.lock_decks(event, wish)
        case Issue():
            return boosters.issue(event, wish)
        case CheckDeck():
            return registration.check_deck(event, wish)
        case Leave():
            return registration.leave(event, wish)
        case ComeBack():
            return registration.come_back(event, wish)
        case Seat():
            return rounds.seat(event, wish)
        case SeatByHand():
            return by_hand.seat_by_hand(event, wish)
        case Swap():
            return by_hand.swap(event, wish)
        case Move():
            return by_hand.move(event, wish)
        case Report():
            return reports.report(event, wish, by)
        case Correct():
            return reports.correct(event, wish)
        case Strike():
            return reports.strike(event, wish)
        case Award():
            return reports.award(event, wish)
        case SettleTie():
            return ties.settle(event, wish)
        case Punish():
            return judge.punish(event, wish)
        case Rule():
            return judge.rule(event, wish)
        case Replace():
            return judge.replace(event, wish)
        case Repair():
            return judge.repair(event, wish)
        case StartClock():
            return round_time.start_clock(event, wish)
        case PauseClock():
            return round_time.pause_clock(event)
        case ResumeClock():
            return round_time.resume_clock(event)
        case Extend():
            return round_time.extend(event, wish)
        case Exchange():
            if has_boosters(event.plan):
                return boosters.exchange(event, wish, by)
            return sideboards.exchange(event, wish)
        case Open():
            return reports.open_online(event, wish)
        case WrapUp():
            return rounds.wrap_up(event)
        case Send():
            return rounds.send(event, wish)
        case Undo():
            return (_undone(book, wish),)
        case _:
            assert_never(wish)


def _undone(book: tuple[Taken, ...], wish: Undo) -> Undone:
    """The step that takes another one back; EventRefused if there is none or it does not count anyway."""
    counting = [taken.number for taken in in_force(book)]
    if not wish.number:
        if not counting:
            raise refused("nothing-to-undo")
        return Undone(counting[-1])
    last = book[-1].number if book else 0
    if not 1 <= wish.number <= last:
        raise refused("no-step", number=wish.number, last=last)
    step = book[wish.number - 1].step
    if wish.number not in counting and not (isinstance(step, Undone) and _counts(book, wish.number)):
        raise refused("undone-already", number=wish.number)
    return Undone(wish.number)


def _counts(book: tuple[Taken, ...], number: int) -> bool:
    """Whether a step that undoes is not undone itself."""
    without = (*book[: number - 1], *book[number:])
    return in_force(book) != in_force(without)
