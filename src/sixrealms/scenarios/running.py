"""Effects that are already under way when a scenario begins: begun by the very power that begins them in a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sixrealms.engine import zones as z
from sixrealms.engine.power import Context, Value
from sixrealms.engine.state import State
from sixrealms.powers.lasting import Lasting
from sixrealms.scenarios.mistake import Mistake, Path
from sixrealms.scenarios.objects import SEATS, Objects

_PLAYER: Final = re.compile(rf"player ([{SEATS}])")


def begin(s: State, objects: Objects, effect: Mapping[str, Any], where: Path) -> None:
    """Let the lasting effects of a card run: `card`, and if need be `number` (only that one of them), `by`, `user` and
    what was `chosen`.

    A card on the table lies there for it. Mistake for a card that has no such effect.
    """
    card = objects.one(effect["card"])
    power = s.kit.defs[s.defn[card]].power
    known = [node for node in power.walk() if isinstance(node, Lasting)] if power is not None else []
    number = effect.get("number", 0)
    if not known or not 0 <= number <= len(known):
        name = objects.name(card)
        raise Mistake(where, "lay-no-effect", card=name, count=len(known), number=str(number or 1))
    player = objects.seat(effect["by"]) if "by" in effect else s.owner[card]
    user = objects.one(effect["user"]) if "user" in effect else -1
    chosen = tuple((name, _value(objects, value)) for name, value in effect.get("chosen", {}).items())
    for node in known[number - 1 : number] if number else known:
        s.frames.append(("effect", node.key, 0, Context(card, player, user, -1, chosen)))
        node.step(s, 0, s.frames[-1][3])
        if s.zone[card] == z.TABLE:
            s.effects = (*s.effects[:-1], s.effects[-1]._replace(card=card))


def _value(objects: Objects, value: str | int | Sequence[str]) -> Value:
    """A card, `player B`, a number, or several cards."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        seat = _PLAYER.fullmatch(value)
        return objects.seat(seat[1]) if seat else objects.one(value)
    return tuple(objects.one(one) for one in value)
