"""What somebody cannot do now, and why: the reasons the engine itself gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Use
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.explain import moment, why_not
from sixrealms.engine.placement import users_for
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State
from sixrealms.errors import Phrase
from sixrealms.records.card_names import fold
from sixrealms.scenarios.attempts import HIDDEN, Attempt
from sixrealms.scenarios.objects import Objects
from sixrealms.scenarios.session import ScenarioSession

#: Verbs that speak of playing or using a card; the others answer a question that is put.
_OF_CARDS = frozenset({"play", "use", "answer", "attack", "defend", "rebuild"})


#: Where cards lie that are played.
_PLAYED_FROM = frozenset({z.HAND, z.DUNGEON})


class Tried(NamedTuple):
    """One action that was meant, and what stands against it; nothing if it is possible."""

    action: Action
    why: tuple[Reason, ...]


def actions(s: State, objects: Objects, attempt: Attempt) -> list[Action]:
    """Every action that would be meant by this attempt, legal or not."""
    player = objects.seat(attempt.seat)
    if attempt.verb not in _OF_CARDS:
        return _answers(s, objects, player, attempt)
    assert attempt.card is not None
    verb, card, other, which = attempt.verb, attempt.card, attempt.other, attempt.which
    own = [c for c in objects.all(card) if s.ctrl[c] == player or s.owner[c] == player]
    if verb == "attack" and not own:
        own = objects.all(card)
    if verb == "play":  # a copy that lies in play already is not the one that is meant
        own = [c for c in own if s.zone[c] in _PLAYED_FROM and s.owner[c] == player] or own
    number = own[0] if own and len({s.defn[c] for c in own}) == 1 else _card(s, objects, player, card)
    d = s.kit.defs[s.defn[number]]
    if verb == "attack":
        champions = [_card(s, objects, player, other)] if other else list(s.pool(player))
        return [Action("attack", champion, number) for champion in champions]
    if verb in ("defend", "rebuild"):
        return [Action(verb, number)]
    if verb == "play":
        ways = d.ways
        ways = ways if which is None else ways[which - 1 : which] if which else ()
        others = _others(s, objects, player, number, other)
        return [Action("play", number, on, way) for way in ways for on in others] or [Action("play", number, -1, 999)]
    user = [-1] if other is None else [_card(s, objects, player, other)]
    if verb == "answer" and other is None:
        user = [-1, *s.pool(player)]
    kind = Use if verb == "use" else Answer
    powers = [i for i, ability in enumerate(abilities_of(s, number)) if isinstance(ability, kind)]
    if attempt.number is not None:
        powers = [attempt.number]
    elif which is not None:
        powers = powers[which - 1 : which] if which else []
    return [Action(verb, number, on, i) for i in powers for on in user] or [Action(verb, number, -1, which or 0)]


def _others(s: State, objects: Objects, player: int, card: int, other: str | None) -> list[int]:
    """On what, where or by whom a hand card could be played at all."""
    d = s.kit.defs[s.defn[card]]
    if other is None:
        at = moment(s) or "any"
        found = {on for way in d.ways for on in users_for(s, player, card, d, way, at)}
        return sorted(found) or [-1]
    if d.type == "realm" and other in z.PLACES:
        return [z.PLACES.index(other)]
    return [_card(s, objects, player, other)]


def _answers(s: State, objects: Objects, player: int, attempt: Attempt) -> list[Action]:
    """The options of the question that are meant, or an answer as it would be given if it were one."""
    cards = [-1]
    if attempt.card is not None:
        cards = objects.all(attempt.card) or [_card(s, objects, player, attempt.card)]
    others = [-1] if attempt.other is None else objects.all(attempt.other)
    decision = s.pending
    found = [
        option
        for option in (decision.options if decision is not None and decision.player == player else ())
        if option.verb == attempt.verb
        and (attempt.card is None or option.card in cards)
        and (attempt.other is None or option.other in others)
        and attempt.number in (None, option.number)
        and (attempt.text is None or fold(attempt.text) == fold(option.text))
    ]
    if found:
        return found
    number = -1 if attempt.number is None else attempt.number
    return [Action(attempt.verb, card, others[0], number, attempt.text or "") for card in cards]


def _card(s: State, objects: Objects, player: int, reference: str) -> int:
    """The card a reference means, which may be the place where it lies hidden."""
    hidden = HIDDEN.fullmatch(reference)
    if hidden is None or objects.all(reference):
        return objects.one(reference)
    seat, zone, row = hidden.groups()
    lies = s.listed(objects.seat(seat) if seat else player, z.NAMES.index(zone))
    at = z.PLACES.find(row) if zone == "formation" else int(row) - 1 if row.isdecimal() else -1
    return lies[at] if 0 <= at < len(lies) and lies[at] >= 0 else objects.one(reference)


def tried(s: State, objects: Objects, attempt: Attempt) -> list[Tried]:
    """Everything that is meant, each with what stands against it at the question that is put."""
    player = objects.seat(attempt.seat)
    return [Tried(action, tuple(why_not(s, player, action))) for action in actions(s, objects, attempt)]


def cannot(
    t: ScenarioSession, seat: str, verb: str, card: str, other: str | None, because: tuple[str, ...]
) -> Phrase | None:
    """No such action is legal, and one of them is refused for these reasons and no other.

    A reason is named by its rule or by its message. None, or the phrase that says what is wrong.
    """
    return refused(t, seat, tried(t.state, t.objects, Attempt(seat, verb, card, other)), because)


def refused(t: ScenarioSession, seat: str, found: Sequence[Tried], because: tuple[str, ...] | None) -> Phrase | None:
    """The same of what was tried already; without `because` it is enough that nothing is possible."""
    if wrong := impossible(t, seat, found):
        return wrong
    if because is None or any(reasons_are(why, because) for _, why in found):
        return None
    *most, last = because
    if not most:
        return Phrase("judged-else", seat=seat, because=last, reasons=_reasons(t, found))
    return Phrase("judged-else-several", seat=seat, most=", ".join(most), last=last, reasons=_reasons(t, found))


def impossible(t: ScenarioSession, seat: str, found: Iterable[Tried]) -> Phrase | None:
    """Nothing of what was tried is legal, whatever the reasons."""
    possible = [action for action, why in found if not why]
    return Phrase("judged-possible", seat=seat, action=t.told(possible[0])) if possible else None


def reasons_are(why: Sequence[Reason], because: tuple[str, ...]) -> bool:
    """Every reason is one of those expected, and every expected one is there."""
    return all(r.rule in because or r.message in because for r in why) and all(
        any(b in (r.rule, r.message) for r in why) for b in because
    )


def _reasons(t: ScenarioSession, found: Iterable[Tried]) -> str:
    return "; ".join(f"{t.told(action)}: {told(why)}" for action, why in found)


def told(why: Iterable[Reason]) -> str:
    """Reasons by the ids that may stand in `because`, which are the same in every language."""
    return ", ".join(sorted({_ids(reason) for reason in why}))


def _ids(reason: Reason) -> str:
    return f"{reason.rule} ({reason.message})"


def can(t: ScenarioSession, seat: str, verb: str, card: str, other: str | None) -> Phrase | None:
    """Some such action is legal now."""
    found = tried(t.state, t.objects, Attempt(seat, verb, card, other))
    if any(not why for _, why in found):
        return None
    return Phrase("judged-cannot", seat=seat, reasons=_reasons(t, found))
