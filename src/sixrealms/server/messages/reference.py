"""What is told about cards and rules to whoever looks them up."""

from __future__ import annotations

import msgspec


class SetTold(msgspec.Struct, frozen=True):
    """A set of cards, in order of release."""

    id: str
    name: str
    kind: str  # "edition", "booster", "promotional" or "sticker"
    official: bool


class FactsTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """One printing in short; what is usual is left out. `type`, `attributes` and `rarity` are the catalogue's words."""

    id: str  # "1st/44"
    name: str
    type: str
    card: int  # printings with the same number are one card
    rarity: str = "common"
    level: str = ""
    world: str = ""
    attributes: tuple[str, ...] = ()
    avatar: bool = False
    power: str = "missing"  # "enforced", "none" or "missing"
    newest: bool = False  # the printing that stands for the card
    also: str = ""  # the names of the card in other editions; stands with the newest printing


class CatalogueTold(msgspec.Struct, frozen=True):
    """Every printing; `faces` is to be asked for with the faces, so that they can be kept for good."""

    faces: str
    sets: tuple[SetTold, ...]
    types: dict[str, str]  # the catalogue's word and the reader's
    attributes: dict[str, str]
    worlds: dict[str, str]
    cards: tuple[FactsTold, ...]


class PrintingTold(msgspec.Struct, frozen=True):
    """One printing of the same card; wordings with the same number play the same."""

    id: str
    set: str
    wording: int
    level: str
    rarity: str


class RuleLink(msgspec.Struct, frozen=True):
    """A statement of the ledger in short."""

    id: str
    says: str


class DeckLink(msgspec.Struct, frozen=True):
    """A shipped deck that holds the card."""

    id: str
    name: str


class CardPageTold(msgspec.Struct, frozen=True):
    """Everything about one printing. `text` is our wording of its power, made from what the program does."""

    facts: FactsTold
    faces: str
    set: SetTold
    type_name: str
    world_name: str
    attributes: tuple[str, ...]  # in the reader's words
    uses: tuple[str, ...]
    phases: tuple[int, ...]
    copies_per_deck: int | None
    text: str
    text_language: str
    names: dict[str, str]
    printings: tuple[PrintingTold, ...]
    rules: tuple[RuleLink, ...]
    rules_language: str
    decks: tuple[DeckLink, ...]
    example: bool  # whether there is one to try


class ExampleTold(msgspec.Struct, frozen=True):
    """The example of a card: what is to be done by the reader, at `seat`, and by others; and what comes of it."""

    id: str
    name: str
    text: str  # our wording of its power
    seat: int
    todo: tuple[str, ...]
    outcome: tuple[str, ...]


class AimTold(msgspec.Struct, frozen=True):
    """Something to reach in a lesson: what it is, and what to do for it."""

    key: str
    says: str
    tip: str


class ExerciseTold(msgspec.Struct, frozen=True):
    """A lesson or puzzle: what it is about, what one learns, what is said at the end, and how hard a puzzle is ("easy",
    "middle", "hard"; "" for lessons).
    """

    key: str
    title: str
    lead: str
    learn: str
    end: str
    minutes: int
    aims: tuple[AimTold, ...]
    grade: str = ""


class AttainedTold(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson or puzzle: the aims `reached`, whether the rest is `missed` for good, and
    the move after which a puzzle could not be solved any more.
    """

    key: str
    reached: tuple[str, ...]
    missed: bool
    slipped: str


class SectionTold(msgspec.Struct, frozen=True):
    """A section of the ledger with all its statements."""

    name: str
    title: str
    rules: tuple[RuleLink, ...]


class TermTold(msgspec.Struct, frozen=True):
    """A word of the game, what it means, and the statements that say so. `forms` are those it is known by in texts."""

    key: str
    word: str
    means: str
    forms: tuple[str, ...]
    rules: tuple[str, ...]


class RulesTold(msgspec.Struct, frozen=True):
    """The whole ledger, the language of its statements, and the words of the game."""

    language: str
    sections: tuple[SectionTold, ...]
    terms: tuple[TermTold, ...]


class QuestionTold(msgspec.Struct, frozen=True):
    """A point on which the documents differ, with the reading of each ruleset."""

    id: str
    question: str
    readings: dict[str, str]
    note: str


class CardLink(msgspec.Struct, frozen=True):
    """A card a statement names; `id` is a printing, or nothing where the documents mean no one card."""

    name: str
    id: str


class TermLink(msgspec.Struct, frozen=True):
    """A word of the game in short."""

    key: str
    word: str


class RulePageTold(msgspec.Struct, frozen=True):
    """One statement with its sources, its proof and what is disputed about it, and the language these are in."""

    id: str
    language: str
    section: str
    title: str
    says: str
    sources: tuple[str, ...]
    differs: dict[str, str]
    test: str
    enforced: str  # "yes", "never" or "later"
    reason: str
    questions: tuple[QuestionTold, ...]
    cards: tuple[CardLink, ...]
    terms: tuple[TermLink, ...]
    before: str
    after: str
