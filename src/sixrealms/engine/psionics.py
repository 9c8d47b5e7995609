"""Psionic powers of champions, and cards that have lost them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sixrealms.engine.ability import Always, Use, When
from sixrealms.engine.power import Ability

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


def psionic(ability: Ability) -> bool:
    """Whether it is a psionic power of its champion: a psionic attack (gloss.psionic-attack) or one said to be so."""
    said = isinstance(ability, Always | Use | When) and ability.psionic
    return said or "psionic" in ability.all_tags()


def strike_psionics(b: Board, mute: frozenset[int]) -> None:
    """Of these cards the psionic powers alone do nothing."""
    for kind, entries in b.statics.items():
        b.statics[kind] = [e for e in entries if e[1].source not in mute or e[2] is None or not psionic(e[2])]
    for event, whens in b.whens.items():
        b.whens[event] = [w for w in whens if w[1].source not in mute or not psionic(w[0])]
    b.mute = mute
