"""Magical items of 4th Edition."""

from __future__ import annotations

from functools import reduce
from operator import or_

from sixrealms.language import *


def _instrument(player: Question, *victims: Question) -> tuple[Always, Always]:
    """Only such champions play it, and it shelters them from what kills such cards at once."""
    deadly = reduce(or_, map(KillsAtOnce, victims or (player,)))
    return Always(AttachOnlyTo(player)), Always(Immune(Is(BEARER), ANY & deadly))


card("4th/190", "Pan's Pipes", *_instrument(MONSTER, MONSTER, FLYER, SWIMMER))
card("4th/191", "The Bagpipes of Drawmij", *_instrument(WIZARD))
card("4th/192", "Ailarond Horn", *_instrument(HERO))
card("4th/193", "Lyre of Arvanaith", *_instrument(ELF & CHAMPION, ELF, Kind("Drow")))
card("4th/194", "The Harp of Kings", *_instrument(REGENT))
card("4th/195", "The Leviathan Horn", *_instrument(Kind("Giant") & CHAMPION, Kind("Giant")))
card("4th/196", "Chimes of Chelerie", *_instrument(CLERIC))
card("4th/197", "Xeno-Xylophone", *_instrument(PSIONICIST))
card("4th/198", "Dragon Drums", *_instrument(DRAGON & CHAMPION, DRAGON))
