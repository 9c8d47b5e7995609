"""A step of an event as a sentence, for the list of what has happened."""

from __future__ import annotations

from sixrealms.tournament.event import Event
from sixrealms.tournament.results import unrazed_by
from sixrealms.tournament.steps import (
    Awarded,
    BoosterUsed,
    Claimed,
    ClockPaused,
    ClockResumed,
    ClockStarted,
    Corrected,
    DeckChecked,
    DeckRegistered,
    DecksLocked,
    Exchanged,
    Extended,
    Issued,
    Opened,
    Penalised,
    Placed,
    Recorded,
    Registered,
    Renamed,
    Repaired,
    Replaced,
    Returned,
    Ruled,
    Seated,
    SeatedByHand,
    Sent,
    Struck,
    Taken,
    Undone,
    Withdrawn,
)
from sixrealms.wording import say

_Values = dict[str, str | int]


def step_in_words(taken: Taken, event: Event, language: str) -> str:
    """What was done, with the names people have now. Who did it and when stand beside it."""
    step = taken.step
    kind = type(step).__struct_config__.tag
    return say(f"event-step-{kind}", language, **_values(step, event))


def by_in_words(taken: Taken, event: Event, language: str) -> str:
    """Who did it."""
    name = event.names.get(taken.by.name, taken.by.name)
    return say(f"event-by-{taken.by.role}", language, name=name or "-", named=int(bool(name)))


def _values(step: object, event: Event) -> _Values:
    names = event.names

    def called(player: str) -> str:
        return names.get(player, player)

    match step:
        case Registered():
            team = ", ".join(step.members) or step.team
            return {"player": step.name, "team": team or "-", "grouped": int(bool(team))}
        case Renamed():
            return {"player": called(step.player), "name": step.name}
        case DeckRegistered():
            return {"player": called(step.player), "deck": step.deck.name or "-"}
        case DecksLocked():
            return {"locked": int(step.locked)}
        case Issued():
            return {"player": called(step.player)}
        case BoosterUsed():
            return {"player": called(step.player), "count": len(step.into)}
        case DeckChecked():
            return {"player": called(step.player), "passed": int(step.passed), "remark": step.remark or "-"}
        case Withdrawn():
            return {"player": called(step.player), "why": step.why or "-"}
        case Returned():
            return {"player": called(step.player)}
        case Seated() | SeatedByHand():
            why = step.why if isinstance(step, SeatedByHand) else ""
            return {"round": step.round, "tables": len(step.tables), "why": why or "-", "reasoned": int(bool(why))}
        case Claimed() | Recorded() | Corrected():
            result = unrazed_by(names, step.unrazed)
            who = called(step.player) if isinstance(step, Claimed) else "-"
            return {**_at(step), "result": result, "winner": called(step.winner), "player": who}
        case Struck():
            return _at(step)
        case Awarded():
            return {"round": step.round, "table": step.table, "winner": called(step.winner), "why": step.why or "-"}
        case Placed():
            order = ", ".join(map(called, step.order))
            return {"round": step.round, "table": step.table, "players": order, "why": step.why or "-"}
        case Penalised():
            return {"player": called(step.player), "sanction": step.sanction, "why": step.why}
        case Ruled():
            return {"question": step.question, "answer": step.answer}
        case Replaced():
            return {"player": called(step.player), "card": step.card}
        case Repaired():
            return {
                "round": step.round,
                "table": step.table,
                "what": step.what,
                "how": step.how or "noted",
                "back": step.back,
            }
        case ClockStarted():
            return {"round": step.round, "minutes": step.minutes}
        case ClockPaused() | ClockResumed():
            return {"round": step.round}
        case Extended():
            return {"round": step.round, "table": step.table, "minutes": step.minutes}
        case Opened():
            return {"round": step.round, "table": step.table, "game": step.game}
        case Exchanged():
            return {"player": called(step.player), "game": step.game, "count": len(step.into)}
        case Sent():
            return {"on": step.on}
        case Undone():
            return {"number": step.number}
        case _:
            return {}


def _at(step: Claimed | Recorded | Corrected | Struck) -> _Values:
    return {"round": step.round, "table": step.table, "game": step.game}
