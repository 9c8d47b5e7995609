"""What is kept of a table beside its game: what is played there, and who sits on which chair."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sixrealms.players.opponents import shown_name
from sixrealms.server.game.clocks import ClockRules

#: What spectators may see: hands once all players agree, what everybody may know, or they are not let in.
Spectators = Literal["hands", "public", "none"]

#: The token of a chair nobody is let back to: no hash is so short.
NOBODYS_TOKEN: Final = "-"


class TablePlan(msgspec.Struct, frozen=True):
    """What is played at a table."""

    ruleset: str
    size: int
    options: dict[str, str] = {}
    any_deck: bool = False
    game: str = ""  # the shorthand it was asked for with
    players: int = 2
    clock: ClockRules | None = None
    delay: int = 20  # decisions spectators who see hands are behind
    window: float = 0  # seconds for which others may respond, whether they can or not (0: as long as they need)
    spectators: Spectators = "hands"
    patient: bool = False  # with a window: everybody is asked in their turn even if all they can do is pass
    coordinator: bool = False  # whoever runs an event has decided on the options (general.optional-rules.who)
    rated: bool = False  # it changes the ratings of all who play, who have accounts and have agreed to that


class Chair(msgspec.Struct, frozen=True):
    """A seat at a table: a computer player, a person, or nobody yet (`token` is "").

    `token` is the hash of what the person shows to be let back to the seat. Without `cards` a deck is drawn.
    """

    bot: str = ""
    name: str = ""
    token: str = ""
    cards: tuple[str, ...] = ()
    dungeon: str = ""
    realms: tuple[str, ...] = ()
    deck: str = ""  # what the deck is called
    founder: bool = False  # whoever sits here made the table
    left: bool = False  # whoever sat here has had their name and everything else about them deleted
    sideboard: int = 0  # cards beside the deck in a match whose players may have them (option.sideboard.count-check)
    elder: int = (
        0  # the more, the older: counted up by everybody who is older than all before them (tyrant.setup.order)
    )
    agreed: dict[str, str] = {}  # the optional rules whoever sits here has accepted (option.general.agreement)
    rating: tuple[float, float, int] | None = None  # at a rated table: that of whoever sat down, without their name

    @property
    def called(self) -> str:
        """The name that is shown: computer players of older tables have names by now."""
        return shown_name(self.name) if self.bot else self.name

    @property
    def free(self) -> bool:
        """Whether a person may still sit down here."""
        return not self.bot and not self.token and not self.left
