"""Powers reflected: what the attacking champion's does to the other side works as the defender's, against its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Use, When
from sixrealms.engine.power import REFLECTED, Ability, Condition, Context, Node, Number
from sixrealms.engine.psionics import psionic
from sixrealms.engine.state import State

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

#: The fields of a continuous effect that say whom it works on.
_WORKS_ON = ("who", "whose", "user")


def directed(ability: Ability) -> bool:
    """Whether an ability of an attacking champion does something to the other side. One that merely asks about that
    side, or counts it, helps its own.
    """
    if isinstance(ability, Always):
        fields = [getattr(ability.what, name, None) for name in _WORKS_ON]
        return any(part.faces_attacker() for node in fields if isinstance(node, Node) for part in node.meant())
    if isinstance(ability, When | Use):
        chosen = ability.targets if isinstance(ability, Use) else ()
        return any(part.faces_attacker() for node in (ability.effect, *chosen) for part in _done(node))
    return False


def _done(node: Node) -> Iterator[Node]:
    """The parts that say what is done to whom: neither what is asked about the game nor what is counted."""
    if node.excludes:
        return
    yield node
    for part in node.parts():
        if not isinstance(part, Condition | Number):
            yield from _done(part)


def reflect(s: State, b: Board, reflected: dict[int, int]) -> None:
    """File what these cards do to the other side as what others do, by whom each is reflected."""
    for kind, entries in b.statics.items():
        if any(x.source in reflected for _, x, _ in entries):
            b.statics[kind] = [
                (what, _turned_round(s, x, reflected), ability) if ability is not None and directed(ability) else entry
                for entry in entries
                for what, x, ability in (entry,)
            ]
    for event, whens in b.whens.items():
        if any(x.source in reflected for _, x in whens):
            b.whens[event] = [(w, _turned_round(s, x, reflected) if directed(w) else x) for w, x in whens]
    b.reflected = reflected
    b.usable = [*b.usable, *(mirror for mirror in reflected.values() if mirror not in b.usable)]


def _turned_round(s: State, x: Context, reflected: dict[int, int]) -> Context:
    mirror = reflected.get(x.source, -1)
    return x if mirror < 0 else Context(mirror, s.ctrl[mirror], mirror, -1, ((REFLECTED, x.source),))


def fighting(s: State, card: int) -> bool:
    """Whether the card is a champion of the round: nobody reflects anything once they are out of it."""
    return s.battle is not None and card in (s.battle.champion, s.battle.opponent) and s.zone[card] == z.BATTLE


def gained(s: State, b: Board, card: int) -> tuple[Ability, ...]:
    """The powers to be used that a card has for the round because it reflects them."""
    return tuple(
        ability
        for of, mirror in b.reflected.items()
        if mirror == card
        for ability in s.kit.defs[s.defn[of]].uses
        if directed(ability) and not (of in b.mute and psionic(ability))
    )
