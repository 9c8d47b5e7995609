"""What every sheet says of its event: its name, what is played, where and when, and who answers for it."""

from __future__ import annotations

import msgspec

from sixrealms.formats import GameName
from sixrealms.formats.shorthand_words import variant, victory_name
from sixrealms.tournament.sheets.sheet import SheetField
from sixrealms.wording import say


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of an event as they are printed. Empty ones are left to be written by hand."""

    name: str = ""
    game: str = ""  # the shorthand
    variants: tuple[str, ...] | None = None  # None: not known, to be written by hand
    victory: str = ""
    convention: str = ""
    date: str = ""
    place: str = ""
    coordinator: str = ""
    judges: tuple[str, ...] = ()
    convention_code: str = ""
    tournament_code: str = ""

    @property
    def where_and_when(self) -> str:
        """Convention and date as one value."""
        return ", ".join(part for part in (self.convention or self.place, self.date) if part)


def with_game(heading: Heading, game: GameName) -> Heading:
    """The heading with what the shorthand of its game says."""
    names = tuple(one.name for one in map(variant, game.variants) if one is not None)
    return msgspec.structs.replace(heading, game=game.shorthand, variants=names, victory=victory_name(game.victory))


def grid_fields(heading: Heading, language: str) -> tuple[SheetField, ...]:
    """Tournament name, variants and victory conditions, as every grid has them (grid.sheet.header)."""
    return (
        SheetField(say("sheet-tournament", language), _named(heading), 6),
        SheetField(say("sheet-variants", language), _variants(heading, language), 3),
        SheetField(say("sheet-victory", language), heading.victory, 3),
    )


def event_fields(heading: Heading, language: str) -> tuple[SheetField, ...]:
    """The event, its game, and where and when it is, in two rows."""
    return (
        SheetField(say("sheet-tournament", language), heading.name, 3),
        SheetField(say("sheet-convention-date", language), heading.where_and_when, 3),
        SheetField(say("sheet-game", language), heading.game, 6),
    )


def sign_off(heading: Heading, language: str) -> tuple[SheetField, ...]:
    """Where the coordinator signs, and the convention's name and date (report.wrap-up, grid.9.overall)."""
    who = heading.coordinator
    signature = say("sheet-signature-of", language, name=who) if who else say("sheet-signature", language)
    return (
        SheetField(signature, "", 3),
        SheetField(say("sheet-convention-date", language), heading.where_and_when, 3),
    )


def foot(heading: Heading, what: str) -> str:
    """The line at the foot of every page, so that no page is lost."""
    return " · ".join(part for part in (what, heading.name, heading.where_and_when) if part)


def _named(heading: Heading) -> str:
    return " · ".join(part for part in (heading.name, heading.game) if part)


def _variants(heading: Heading, language: str) -> str:
    if heading.variants is None:
        return ""
    return ", ".join(heading.variants) or say("sheet-no-variants", language)
