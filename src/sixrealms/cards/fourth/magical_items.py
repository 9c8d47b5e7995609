"""Magical items of 4th Edition."""

from __future__ import annotations

from sixrealms.language import *

_GIANT = Kind("Giant")


def _instrument(player: Question, deadly: Question) -> tuple[Always, Always]:
    """Only such champions play it, and it shelters them from what kills such cards at once."""
    return Always(AttachOnlyTo(player)), Always(Immune(Is(BEARER), ANY & deadly))


card(
    "4th/190",
    "Pan's Pipes",
    *_instrument(MONSTER, kills_at_once(MONSTER) | kills_at_once(FLYER) | kills_at_once(SWIMMER)),
)
card("4th/191", "The Bagpipes of Drawmij", *_instrument(WIZARD, kills_at_once(WIZARD)))
card("4th/192", "Ailarond Horn", *_instrument(HERO, kills_at_once(HERO)))
card(
    "4th/193",
    "Lyre of Arvanaith",
    *_instrument(ELF & CHAMPION, kills_at_once(ELF) | kills_at_once(Kind("Drow"))),
)
card("4th/194", "The Harp of Kings", *_instrument(REGENT, kills_at_once(REGENT)))
card("4th/195", "The Leviathan Horn", *_instrument(_GIANT & CHAMPION, kills_at_once(_GIANT)))
card("4th/196", "Chimes of Chelerie", *_instrument(CLERIC, kills_at_once(CLERIC)))
card("4th/197", "Xeno-Xylophone", *_instrument(PSIONICIST, kills_at_once(PSIONICIST)))
card("4th/198", "Dragon Drums", *_instrument(DRAGON & CHAMPION, kills_at_once(DRAGON)))
