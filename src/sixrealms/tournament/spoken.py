"""A step of an event as a sentence, for the list of what has happened."""

from __future__ import annotations

from sixrealms.tournament import steps
from sixrealms.tournament.event import Event
from sixrealms.tournament.results import unrazed_by
from sixrealms.wording import say

_Values = dict[str, str | int]


def step_in_words(taken: steps.Taken, event: Event, language: str) -> str:
    """What was done, with the names people have now. Who did it and when stand beside it."""
    step = taken.step
    kind = type(step).__struct_config__.tag
    return say(f"event-step-{kind}", language, **_values(step, event))


def by_in_words(taken: steps.Taken, event: Event, language: str) -> str:
    """Who did it."""
    name = event.names.get(taken.by.name, taken.by.name)
    return say(f"event-by-{taken.by.role}", language, name=name or "-", named=int(bool(name)))


def _values(step: object, event: Event) -> _Values:
    names = event.names

    def called(player: str) -> str:
        return names.get(player, player)

    match step:
        case steps.Registered():
            team = ", ".join(step.members) or step.team
            return {"player": step.name, "team": team or "-", "grouped": int(bool(team))}
        case steps.Renamed():
            return {"player": called(step.player), "name": step.name}
        case steps.DeckRegistered():
            return {"player": called(step.player), "deck": step.deck.name or "-"}
        case steps.DecksLocked():
            return {"locked": int(step.locked)}
        case steps.Issued():
            return {"player": called(step.player)}
        case steps.BoosterUsed():
            return {"player": called(step.player), "count": len(step.into)}
        case steps.DeckChecked():
            return {"player": called(step.player), "passed": int(step.passed), "remark": step.remark or "-"}
        case steps.Withdrawn():
            return {"player": called(step.player), "why": step.why or "-"}
        case steps.Returned():
            return {"player": called(step.player)}
        case steps.Seated() | steps.SeatedByHand():
            why = step.why if isinstance(step, steps.SeatedByHand) else ""
            return {"round": step.round, "tables": len(step.tables), "why": why or "-", "reasoned": int(bool(why))}
        case steps.Claimed() | steps.Recorded() | steps.Corrected():
            result = unrazed_by(names, step.unrazed)
            who = called(step.player) if isinstance(step, steps.Claimed) else "-"
            return {**_at(step), "result": result, "winner": called(step.winner), "player": who}
        case steps.Struck():
            return _at(step)
        case steps.Awarded():
            return {"round": step.round, "table": step.table, "winner": called(step.winner), "why": step.why or "-"}
        case steps.Placed():
            order = ", ".join(map(called, step.order))
            return {"round": step.round, "table": step.table, "players": order, "why": step.why or "-"}
        case steps.Penalised():
            return {"player": called(step.player), "sanction": step.sanction, "why": step.why}
        case steps.Ruled():
            return {"question": step.question, "answer": step.answer}
        case steps.Replaced():
            return {"player": called(step.player), "card": step.card}
        case steps.Repaired():
            return {
                "round": step.round,
                "table": step.table,
                "what": step.what,
                "how": step.how or "noted",
                "back": step.back,
            }
        case steps.ClockStarted():
            return {"round": step.round, "minutes": step.minutes}
        case steps.ClockPaused() | steps.ClockResumed():
            return {"round": step.round}
        case steps.Extended():
            return {"round": step.round, "table": step.table, "minutes": step.minutes}
        case steps.Opened():
            return {"round": step.round, "table": step.table, "game": step.game}
        case steps.Exchanged():
            return {"player": called(step.player), "game": step.game, "count": len(step.into)}
        case steps.Sent():
            return {"on": step.on}
        case steps.Undone():
            return {"number": step.number}
        case _:
            return {}


def _at(step: steps.Claimed | steps.Recorded | steps.Corrected | steps.Struck) -> _Values:
    return {"round": step.round, "table": step.table, "game": step.game}
