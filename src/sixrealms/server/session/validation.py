"""What somebody at a table wants to do, found to be allowed and made the entry that is stored; nothing happens here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from sixrealms.engine import takeback
from sixrealms.engine.action import Decision
from sixrealms.players.roster import bot_names, is_bot
from sixrealms.server import limits
from sixrealms.server.fault_log import noted
from sixrealms.server.game import chat
from sixrealms.server.game.entries import (
    Acted,
    AnsweredAhead,
    ChatSaid,
    Conceded,
    Entry,
    HandsHidden,
    HandsShown,
    Ordered,
    PlayerReturned,
    StoodIn,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    WindowHeld,
    WindowLetGo,
    kind_of,
)
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.outcome import ActionOutcome, outcome
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import (
    ActRequest,
    Agree,
    Back,
    Changing,
    Chat,
    Concede,
    Hold,
    Order,
    Return,
    ShowHands,
    StandInRequest,
)
from sixrealms.server.refusal import Refused, failed
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.explanations import reasons_against
from sixrealms.server.views.repeat_prompts import same_question

#: The computer player that plays on for a person.
STAND_IN: Final = "greedy"


Step = tuple[Entry, ActionOutcome | None]


def allowed(
    game: TableGame, watching: Watching, said: Changing, gone: Collection[int] = (), voice: str = ""
) -> list[Step]:
    """What is to be stored, with its outcome where that is known already. Refused when it is not allowed.

    `gone` are the persons who have not been connected for so long that others may call a computer player; `voice` is
    whose the words of a spectator are.
    """
    steps = _steps(game, watching, said, gone, voice)
    for entry, _ in steps:
        _fits(game, entry)
    return steps


def _steps(game: TableGame, watching: Watching, said: Changing, gone: Collection[int], voice: str) -> list[Step]:
    seat = watching.fog.seat
    if isinstance(said, ActRequest | Back | Agree):
        _in_time(game, seat, said.v)
        return _acts(game, watching, said) if isinstance(said, ActRequest) else [(_back(game, seat, said), None)]
    if isinstance(said, Chat):
        line = chat.checked(seat, said.text, said.phrase, enough=_has_said_enough(game, seat, voice))
        return [(ChatSaid(seat, replace(line, voice=voice), client=said.id), None)]
    return [(_about_the_seat(game, seat, said, gone), None)]


def _fits(game: TableGame, entry: Entry) -> None:
    """Refused for what a seat has done as often as a game allows. Nobody is kept from giving up or leaving."""
    if isinstance(entry, Acted | AnsweredAhead) and len(game.actions) >= limits.DECISIONS:
        raise Refused("too-long", "this game is longer than any the server keeps; it can only be given up")
    if isinstance(entry, StoodIn) and entry.about not in game.stand_ins:
        return
    most = limits.OF_A_SEAT.get(kind_of(entry))
    if most is not None and game.counted[entry.seat, kind_of(entry)] >= most:
        raise Refused("too-many", "you have done this as often as one game allows")


def _has_said_enough(game: TableGame, seat: int, voice: str) -> bool:
    """Whether no more of them is kept; what others have said does not count, unless nobody knows who it was."""
    if seat != SPECTATOR:
        return sum(line.seat == seat for line in game.chat) >= limits.SAID_BY_SEAT
    watching = [line for line in game.chat if line.seat == SPECTATOR]
    most = limits.SAID_BY_PERSON if voice else limits.SAID_UNKNOWN
    return len(watching) >= limits.SAID_WATCHING or sum(line.voice == voice for line in watching) >= most


def _about_the_seat(
    game: TableGame,
    seat: int,
    said: Concede | StandInRequest | Return | Order | ShowHands | Hold,
    gone: Collection[int],
) -> Entry:
    """What is possible whatever is asked."""
    if game.state.result is not None:
        raise Refused("over", "the game is over")
    if isinstance(said, ShowHands):
        return HandsShown(seat, client=said.id) if said.yes else HandsHidden(seat, client=said.id)
    if seat in game.conceded:
        raise Refused("conceded", "you have given this game up; a computer player ends it for you")
    if isinstance(said, Concede):
        return Conceded(seat, STAND_IN, client=said.id)
    if isinstance(said, StandInRequest):
        return _stand_in(game, seat, said, gone)
    if isinstance(said, Hold):
        return _hold(game, seat, said)
    if isinstance(said, Order):
        return Ordered(seat, said.orders, client=said.id)
    if seat not in game.stand_ins:
        raise Refused("not-away", "no computer player plays for you")
    return PlayerReturned(seat, client=said.id)


def _stand_in(game: TableGame, seat: int, said: StandInRequest, gone: Collection[int]) -> Entry:
    if not is_bot(said.bot):
        known = bot_names()
        raise Refused("unknown-bot", f"there is no such computer player; there are {', '.join(known)}")
    if said.seat in (-1, seat):
        return StoodIn(seat, said.bot, client=said.id)
    if said.seat not in game.persons or said.seat not in gone:
        raise Refused("not-gone", "only for somebody who has been gone for a minute a computer player can be called")
    return StoodIn(seat, said.bot, said.seat, client=said.id)


def _hold(game: TableGame, seat: int, said: Hold) -> Entry:
    if game.windows is None or not game.halts:
        raise Refused("no-window", "no window is open; this table goes on by itself")
    if seat in game.stand_ins:
        raise Refused("computer-plays", "a computer player plays for you; say that you are back first")
    if said.yes and not game.windows.may_hold(seat):
        raise Refused("held-enough", "you have held this window already, or have no time left to hold any")
    return WindowHeld(seat, client=said.id) if said.yes else WindowLetGo(seat, client=said.id)


def _in_time(game: TableGame, seat: int, seen: int) -> None:
    """Refused for what was said at another moment, or by somebody for whom a computer player plays."""
    since = game.asked_since[seat]
    if game.asked.question(seat) is not None:
        since = min(since, game.window_since[seat])
    if not since <= seen <= game.v(seat):
        raise Refused("stale", "something has happened since; look at the table and answer again", v=game.v(seat))
    if seat in game.stand_ins:
        raise Refused("computer-plays", "a computer player plays for you; say that you are back first")


def _back(game: TableGame, seat: int, said: Back | Agree) -> Entry:
    if isinstance(said, Back):
        policy = game.policy(seat)
        if policy in ("", takeback.NEVER) or game.request is not None:
            raise Refused("no-way-back", "this decision cannot be taken back (general.touch.takeback-instant)")
        return TakebackAsked(seat, client=said.id)
    if game.request is None or seat not in game.request.waiting or said.v < game.request.since[seat]:
        raise Refused("not-asked", "nobody waits for your consent")
    return TakebackAgreed(seat, client=said.id) if said.yes else TakebackRefused(seat, client=said.id)


def _acts(game: TableGame, watching: Watching, said: ActRequest) -> list[Step]:
    """The answer, and those that were given with it as long as the same question comes again."""
    fog, s = watching.fog, game.state
    decision = s.pending
    wanted = said.action.action()
    mine = decision is not None and decision.player == fog.seat
    if not mine and (asked := game.asked.question(fog.seat)) is not None:
        return [_ahead(watching, asked, said)]
    if decision is None or decision.player != fog.seat:
        raise Refused("not-your-decision", "it is not your decision", why=reasons_against(watching, wanted))
    found: list[Step] = []
    for answer in (said.action, *said.then):
        now = s.pending
        if now is None or not same_question(decision, now):
            break
        options = {fog.on(s).action(action): action for action in now.options}
        action = options.get(answer.action())
        if action is None:
            break
        try:
            after = outcome(s, action, halts=game.windows is not None)
        except Exception as error:  # noqa: BLE001 - it is noted
            raise failed(noted(f"to {action.verb}, as entry {game.version + 1 + len(found)}", error)) from None
        found.append((Acted(fog.seat, action, client="" if found else said.id), after))
        s = after.state
    if not found:
        raise Refused("not-allowed", "this is not possible now", why=reasons_against(watching, wanted))
    return found


def _ahead(watching: Watching, asked: Decision, said: ActRequest) -> Step:
    """An answer to the open window before it has come round to this seat."""
    options = {watching.fog.action(action): action for action in asked.options}
    action = options.get(said.action.action())
    if action is None:
        wanted = said.action.action()
        raise Refused("not-allowed", "this is not possible now", why=reasons_against(watching, wanted))
    return AnsweredAhead(watching.fog.seat, action, client=said.id), None
