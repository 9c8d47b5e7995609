"""The games results are compared on: who sits there, under which rules, with which decks (docs/guides/research.md).

A track never changes; what should be otherwise becomes another track with another name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sixrealms import rulesets
from sixrealms.decks import Deck
from sixrealms.decks.lookup import asked_for
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import OptionRefused
from sixrealms.simulation.deals import STARTERS, Dealing, deal

MOST_TURNS: Final = 400
"""A game longer than this is cut off and nobody's."""


@dataclass(frozen=True, slots=True)
class Track:
    """What is played. `decks`: "starters" or "shipped" (each game draws others), or decks by name, one for all seats or
    one for each.
    """

    name: str
    players: int = 2
    decks: str | tuple[str | Deck, ...] = STARTERS
    ruleset: str = "tournament"
    size: int = 0
    options: tuple[tuple[str, str], ...] = ()
    most_turns: int = MOST_TURNS

    def dealing(self) -> Dealing:
        """Its decks; OptionError and DeckError say what cannot be played."""
        most: object = self.most_turns  # whoever calls may write anything there
        if not isinstance(most, int) or most < 1:
            raise OptionRefused("research-most-turns", value=repr(most))
        rules = rulesets.named(self.ruleset)
        if isinstance(self.decks, str):
            found = deal(self.decks, rules, self.players, size=self.size, any_deck=True)
        else:
            pool = tuple(asked_for(deck) if isinstance(deck, str) else deck for deck in self.decks)
            if len(pool) not in (1, self.players):
                raise OptionRefused("simulate-decks", count=str(len(pool)), players=str(self.players))
            found = Dealing(pool, self.size or len(pool[0].cards), drawn=False)
        return Dealing(found.decks, found.size, found.drawn, self.options)


#: The tracks by name.
TRACKS: Final[Mapping[str, Track]] = MappingProxyType(
    {
        track.name: track
        for track in (
            Track("mirror-v0", decks=("A-1",)),
            Track("starters-v0"),
            Track("table-of-four-v0", players=4),
        )
    }
)


def track_called(name: str) -> Track:
    """The track of that name; OptionError names those there are."""
    if name not in TRACKS:
        raise OptionRefused("research-track", name=repr(name[:60]), known=", ".join(TRACKS))
    return TRACKS[name]


def arranged(setup: GameSetup, order: Sequence[int]) -> GameSetup:
    """The same deal with its decks at other seats: seat `i` holds what seat `order[i]` held."""
    return GameSetup(
        setup.ruleset,
        setup.size,
        tuple(setup.decks[at] for at in order),
        setup.seed,
        tuple(setup.dungeons[at] for at in order) if setup.dungeons else (),
        options=setup.options,
        realm_decks=tuple(setup.realm_decks[at] for at in order) if setup.realm_decks else (),
    )
