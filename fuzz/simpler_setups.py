"""Setups of the same game with fewer rules: without options, with a plainer name, without dungeon cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sixrealms import formats
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import OptionError
from sixrealms.formats import GameName
from sixrealms.table import kit_for


def with_fewer_rules(setup: GameSetup) -> Iterator[GameSetup]:
    """The setups that have less in force than this one and can be played, the plainest first: without any option,
    without a single one, with less in the name of the game, without a dungeon card.
    """
    for changed in _changed(setup):
        playable = _playable(changed)
        if playable is not None and playable != setup:
            yield playable


def _changed(setup: GameSetup) -> Iterator[GameSetup]:
    if len(setup.options) > 1:
        yield replace(setup, options=())
    for key, value in setup.options:
        rest = tuple(row for row in setup.options if row[0] != key)
        yield replace(setup, options=rest)
        if key == "game":
            for name in _plainer(formats.asked_for(value)):
                yield replace(setup, options=tuple(sorted((*rest, ("game", name.listing)))))
    for seat, dungeon in enumerate(setup.dungeons):
        if dungeon:
            yield replace(setup, dungeons=(*setup.dungeons[:seat], "", *setup.dungeons[seat + 1 :]))


def _plainer(name: GameName) -> Iterator[GameName]:
    """The same name with one thing less in it."""
    if name.type != "championship":
        yield replace(name, type="championship", title="", digit=None)
    for one in name.variants:
        yield replace(name, variants=tuple(other for other in name.variants if other != one))
    if name.victory != "standard":
        yield replace(name, victory="standard")


def _playable(setup: GameSetup) -> GameSetup | None:
    """The setup, without realm decks nobody has a use for any more; None if what is left cannot be played."""
    for one in (setup, replace(setup, realm_decks=())):
        try:
            kit_for(one)
        except OptionError:
            continue
        return one
    return None
