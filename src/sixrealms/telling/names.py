"""What cards, players and places are called in front of one reader; what they may not know has no name."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST, EQUIPMENT
from sixrealms.engine.level import level
from sixrealms.engine.power import Ability, Node
from sixrealms.engine.state import State
from sixrealms.realise import power as realised
from sixrealms.wording import say


class Naming:
    """Names for the player `reader` of a game, in their language."""

    def __init__(self, state: State, reader: int, language: str, names: Sequence[str]) -> None:
        self.state = state
        self.reader = reader
        self.language = language
        self.names = names

    def say(self, message_id: str, **values: str | int | float) -> str:
        """The sentence `message_id` in the reader's language."""
        return say(message_id, self.language, **values)

    def power(self, part: Node) -> str:
        """A part of a power as a sentence in the reader's language."""
        if isinstance(part, Ability):
            return realised.ability(part, self.language)
        return realised.sentence(part, self.language)

    def knows(self, card: int) -> bool:
        """Whether the reader may know which card this is."""
        return bool(self.state.seen[card] >> self.reader & 1)

    def card(self, card: int) -> str:
        """The name of a card, or that it is a hidden one."""
        return self.state.name(card) if self.knows(card) else self.say("card-hidden")

    def strength(self, card: int) -> str:
        """What stands in the icon now: a champion's level, a bonus, nothing."""
        s = self.state
        if not self.knows(card):
            return ""
        d = s.kit.defs[s.defn[card]]
        if d.champion:
            printed = d.printing.level or str(d.base_level)
            now = str(level(s, card)) if s.zone[card] in z.IN_PLAY else printed
            return now if now == printed else f"{now} ({printed})"
        if d.type in CAST or d.type in EQUIPMENT or d.type in ("ally", "holding"):
            return d.printing.level
        return ""

    def full(self, card: int) -> str:
        """Name and strength, and whose card it is when it is not the reader's."""
        s = self.state
        strength = self.strength(card)
        text = f"{self.card(card)} {strength}" if strength else self.card(card)
        if s.ctrl[card] != self.reader:
            return self.say("card-of", card=text, who=self.names[s.ctrl[card]])
        return text

    def listing(self, cards: Sequence[int]) -> str:
        """Several names in a row."""
        return ", ".join(self.full(card) for card in cards)
