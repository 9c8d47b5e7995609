"""Effects that are already under way when a scenario begins: begun by the very power that begins them in a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixrealms.engine import zones as z
from sixrealms.engine.power import Context, Node, Value
from sixrealms.engine.state import State
from sixrealms.powers.lasting_effects import Lasting
from sixrealms.powers.players import ChosenPlayer
from sixrealms.scenarios.mistake import Mistake, Path
from sixrealms.scenarios.objects import SEATS, Objects

_PLAYER: Final = re.compile(rf"player ([{SEATS}])")


def begin(s: State, objects: Objects, effect: Mapping[str, Any], where: Path) -> None:
    """Let the lasting effects of a card run: `card`, and if need be `number` (only that one of them), `by`, `user` and
    what was `chosen`.

    A card on the table lies there for it. Mistake for a card that has no such effect.
    """
    card = objects.one(effect["card"])
    known = _lasting(s, card)
    number = effect.get("number", 0)
    if not known or not 0 <= number <= len(known):
        name = objects.name(card)
        raise Mistake(where, "lay-no-effect", card=name, count=len(known), number=str(number or 1))
    player = objects.seat(effect["by"]) if "by" in effect else s.owner[card]
    user = objects.one(effect["user"]) if "user" in effect else -1
    chosen = tuple((name, _value(objects, value)) for name, value in effect.get("chosen", {}).items())
    _run(s, known[number - 1 : number] if number else known, Context(card, player, user, -1, chosen))


def begin_noted(s: State, objects: Objects) -> None:
    """Let all effects that outlast a battle run of every card noted as `lasting` on a table that no effect was written
    for.

    Whoever has it before them has played it. Mistake if it works on what was chosen, which only an effect can say.
    """
    begun = {running.context.source for running in s.effects}
    for seat in range(s.n):
        for card in s.listed(seat, z.TABLE):
            if not s.flags[card] & z.LASTING or card in begun:
                continue
            known = [node for node in _lasting(s, card) if not node.until.in_battle]
            chosen = {name for effect in known for node in effect.what.walk() for name in _chosen(node)}
            if chosen:
                names = ", ".join(sorted(chosen))
                raise Mistake(("effects",), "lay-lasting-chosen", card=objects.name(card), names=names)
            _run(s, known, Context(card, seat))


def _lasting(s: State, card: int) -> list[Lasting]:
    """The lasting effects of a card, in the order in which they are numbered."""
    power = s.kit.defs[s.defn[card]].power
    return [node for node in power.walk() if isinstance(node, Lasting)] if power is not None else []


def _chosen(node: Node) -> Sequence[str]:
    """Under which names a part of a power looks for what was chosen when the card was played."""
    if isinstance(node, ChosenPlayer):
        return (node.name,)
    return [name for name in node.pointed_at() if name not in ("source", "user", "bearer")]


def _run(s: State, effects: Sequence[Lasting], x: Context) -> None:
    for node in effects:
        s.frames.append(("effect", node.key, 0, x))
        node.step(s, 0, x)
        if s.zone[x.source] == z.TABLE:
            s.effects = (*s.effects[:-1], s.effects[-1]._replace(card=x.source))


def _value(objects: Objects, value: str | int | Sequence[str]) -> Value:
    """A card, `player B`, a number, or several cards."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        seat = _PLAYER.fullmatch(value)
        return objects.seat(seat[1]) if seat else objects.one(value)
    return tuple(objects.one(one) for one in value)
