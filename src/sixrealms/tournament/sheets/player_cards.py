"""A card for every player, with the code that opens their table on their phone in every round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixrealms.tournament.brackets import Entrant
from sixrealms.tournament.sheets.heading import Heading, foot
from sixrealms.tournament.sheets.rounds import alphabetic
from sixrealms.tournament.sheets.sheet import Page, Sheet, SheetField, Slip, Slips
from sixrealms.wording import say


def player_cards(heading: Heading, entrants: Sequence[Entrant], addresses: Mapping[str, str], language: str) -> Sheet:
    """Ten cards to a page, by name. `addresses` are those that open the event for each player."""
    title = say("sheet-player-cards", language)
    made = tuple(
        Slip(
            heading=one.name,
            fields=(
                SheetField(say("sheet-tournament", language), heading.name, 6),
                SheetField(say("sheet-convention-date", language), heading.where_and_when, 6),
            ),
            note=say("sheet-player-card-how", language),
            code=addresses.get(one.id, ""),
        )
        for one in sorted(entrants, key=lambda one: alphabetic(one.name))
    )
    return Sheet("player-cards", title, language, foot(heading, title), (Page(title, (Slips(made, 2, 5),)),))
