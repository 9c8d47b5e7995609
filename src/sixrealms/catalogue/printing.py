"""What is known of one printing of a card, of a card, and of a set: facts only, never the printed text."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.catalogue.types_and_worlds import CHAMPION_TYPES, RARITIES, SPELL_TYPES


@dataclass(frozen=True, slots=True)
class Printing:
    """One card as printed in one set. Two printings are the same card when `card_id` agrees.

    Attributes have the official bluelines applied (`card.blueline.in-force`); a ruleset without bluelines
    reads `printed_attributes` and `printed_kinds` instead.
    """

    id: str  # "1st/44"
    card_id: str  # "wizard.elminster-the-mage": icon and name (deck.same-card)
    wording: str  # "wizard.elminster-the-mage#0": printings of one wording play the same
    name: str
    type: str  # "wizard", "magical item", "cleric spell" ... (card.icon.type)
    set: str
    number: int
    printed_number: int
    chase: bool
    rarity: str  # the source's mark: M, C, UC, R, VR, S
    official: bool  # printed by the publisher, not one of the sticker sets
    level: str  # the icon's text: "", "7", "+3", "?", "5/7" (card.level.icon-number)
    base_level: int  # champions and realms or holdings that defend themselves: first number, "?" is 0
    bonus: int  # support cards, and realms and holdings with a +number: first number
    bonus_attack: int
    bonus_defence: int
    level_variable: bool
    level_role: str  # "", "base_level", "bonus", "realm_champion_level", "ally_or_bonus"
    deck_levels: int  # what counts against the level limit (deck.levels.first-number)
    world: str  # "" when the card belongs to no world
    avatar: bool
    attributes: frozenset[str]
    printed_attributes: frozenset[str]  # what holds where bluelines are not in force
    kinds: frozenset[str]  # attributes and what they imply: a drow is an elf, a sword a weapon
    printed_kinds: frozenset[str]
    phases: frozenset[int]
    offensive: bool
    defensive: bool
    uses: frozenset[str]  # "ally", "artifact", "wizard spell/off" ...
    copies_per_deck: int | None  # None: as many as you like
    blank: bool  # this wording has no special power
    says_immune: bool = False  # "immune" or "immunity" stands on it; no attribute, for it is no trait of the card

    @property
    def blueline_attributes(self) -> frozenset[str]:
        """The attributes known only from the blueline (`card.blueline.scope`)."""
        return self.attributes - self.printed_attributes

    @property
    def rarity_name(self) -> str:
        """One of common, uncommon, rare, chase (`gloss.rarity.list`)."""
        return RARITIES[self.rarity]

    @property
    def is_champion(self) -> bool:
        """Whether the icon is one of the seven champions' (`card.champion.types`)."""
        return self.type in CHAMPION_TYPES

    @property
    def is_spell(self) -> bool:
        """Whether this is a cleric or wizard spell."""
        return self.type in SPELL_TYPES


@dataclass(frozen=True, slots=True)
class Card:
    """One card: every printing with the same icon and name (`deck.same-card`)."""

    card_id: str
    printings: tuple[Printing, ...]  # in order of release

    @property
    def default(self) -> Printing:
        """The newest official printing, or the newest of a card that was never official."""
        official = [p for p in self.printings if p.official]
        return (official or list(self.printings))[-1]

    @property
    def name(self) -> str:
        """The name as its default printing spells it."""
        return self.default.name

    @property
    def type(self) -> str:
        """The card type, which all printings share."""
        return self.default.type

    @property
    def wordings(self) -> tuple[str, ...]:
        """The different wordings, oldest first."""
        return tuple(dict.fromkeys(p.wording for p in self.printings))


@dataclass(frozen=True, slots=True)
class CardSet:
    """One set of cards, in order of release."""

    id: str  # "1st"
    name: str
    kind: str  # "edition", "booster", "promotional" or "sticker"
    official: bool
    order: int
    cards: int
