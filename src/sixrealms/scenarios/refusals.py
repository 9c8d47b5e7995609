"""What somebody cannot do now, and why: the reasons the engine itself gives."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Answer, Use
from sixrealms.engine.action import Action
from sixrealms.engine.board import abilities_of
from sixrealms.engine.explain import why_not
from sixrealms.engine.playing import ways_to_play
from sixrealms.engine.reason import Reason
from sixrealms.errors import ScenarioRefused
from sixrealms.scenarios.sitting import Sitting


def attempts(t: Sitting, seat: str, verb: str, card: str, other: str | None) -> list[Action]:
    """Every action that would be meant by this attempt, legal or not."""
    s = t.state
    player = t.objects.seat(seat)
    own = [c for c in t.objects.all(card) if s.ctrl[c] == player or s.owner[c] == player]
    if verb == "attack" and not own:
        own = t.objects.all(card)
    number = own[0] if own and len({s.defn[c] for c in own}) == 1 else t.objects.one(card)
    d = s.kit.defs[s.defn[number]]
    if verb == "attack":
        champions = [t.objects.one(other)] if other else list(s.pool(player))
        return [Action("attack", champion, number) for champion in champions]
    if verb in ("defend", "rebuild"):
        return [Action(verb, number)]
    if verb == "play":
        others = _others(t, player, number, other)
        return [Action("play", number, on, way) for way in ways_to_play(d) for on in others]
    if verb == "use":
        return [Action("use", number, -1, i) for i, a in enumerate(abilities_of(s, number)) if isinstance(a, Use)] or [
            Action("use", number, -1, 0)
        ]
    if verb == "answer":
        users = [t.objects.one(other)] if other else [-1, *s.pool(player)]
        return [
            Action("answer", number, user, i)
            for i, a in enumerate(abilities_of(s, number))
            if isinstance(a, Answer)
            for user in users
        ] or [Action("answer", number, -1, 0)]
    raise ScenarioRefused("attempt-no-refusal", verb=f"{verb!r:.20}")


def _others(t: Sitting, player: int, card: int, other: str | None) -> list[int]:
    """On what, where or by whom a hand card could be played at all."""
    from sixrealms.engine.explain import moment
    from sixrealms.engine.users import users_for

    s = t.state
    if other is None:
        d = s.kit.defs[s.defn[card]]
        at = moment(s) or "any"
        found = {on for way in ways_to_play(d) for on in users_for(s, player, card, d, way, at)}
        return sorted(found) or [-1]
    if s.kit.defs[s.defn[card]].type == "realm":
        return [z.PLACES.index(other)]
    return [t.objects.one(other)]


def cannot(t: Sitting, seat: str, verb: str, card: str, other: str | None, because: tuple[str, ...]) -> str | None:
    """No such action is legal, and one of them is refused for these reasons and no other.

    A reason is named by its rule or by its message. None, or the sentence that says what is wrong.
    """
    player = t.objects.seat(seat)
    tried = [(action, why_not(t.state, player, action)) for action in attempts(t, seat, verb, card, other)]
    for action, why in tried:
        if not why:
            return f"{seat} can {t.told(action)}"
    if any(reasons_are(why, because) for _, why in tried):
        return None
    reasons = "; ".join(f"{t.told(action)}: {', '.join(sorted({told(r) for r in why}))}" for action, why in tried)
    return f"{seat} cannot, but not because of {' and '.join(because)} alone: {reasons}"


def illegal(t: Sitting, seat: str, verb: str, card: str, other: str | None) -> str | None:
    """No such action is legal, whatever the reasons."""
    player = t.objects.seat(seat)
    possible = [a for a in attempts(t, seat, verb, card, other) if not why_not(t.state, player, a)]
    return f"{seat} can {t.told(possible[0])}" if possible else None


def reasons_are(why: list[Reason], because: tuple[str, ...]) -> bool:
    """Every reason is one of those expected, and every expected one is there."""
    return all(r.rule in because or r.message in because for r in why) and all(
        any(b in (r.rule, r.message) for r in why) for b in because
    )


def told(reason: Reason) -> str:
    return f"{reason.rule} ({reason.message})"


def can(t: Sitting, seat: str, verb: str, card: str, other: str | None) -> str | None:
    """Some such action is legal now."""
    player = t.objects.seat(seat)
    tried = [(action, why_not(t.state, player, action)) for action in attempts(t, seat, verb, card, other)]
    if any(not why for _, why in tried):
        return None
    return f"{seat} cannot: " + "; ".join(f"{t.told(a)}: {', '.join(told(r) for r in why)}" for a, why in tried)
