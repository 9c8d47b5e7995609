"""What happened, told to one player: the engine's log as sentences, without what they may not know.

The log's entries are plain values; `heard` notes with each which players knew its cards at that moment, so that a
card drawn in secret stays a number of cards for the others even when it is shown later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST
from sixrealms.engine.causes import DEFEAT
from sixrealms.engine.state import State
from sixrealms.telling.card_text import house_text
from sixrealms.wording import message_ids, say

#: What the values of an entry are, by its kind. "cards" takes all that are left.
ENTRIES: Final = MappingProxyType(
    {
        "answer": ("who", "card", "where", "way"),
        "attack": ("who", "other", "card"),
        "averted": ("card",),
        "battle-ends": ("card",),
        "cancelled": ("card",),
        "conceded": ("who",),
        "control": ("card", "who", "cause"),
        "cut": ("who", "number"),
        "defend": ("who", "card"),
        "digit": ("who", "card", "number"),
        "draw": ("who", "cards"),
        "dungeon": ("card",),
        "dungeon-spoils": ("who", "card"),
        "effect-ends": ("card",),
        "extra-turn": ("who",),
        "frightened": ("card",),
        "hands-exchanged": ("who", "second"),
        "hangs": ("card", "other", "cause"),
        "turned-down": ("card",),
        "turned-up": ("card",),
        "instant-defeat": ("card", "other"),
        "lends": ("who", "second", "card"),
        "joins": ("card", "other", "cause"),
        "leave": ("card", "origin", "to", "why", "cause"),
        "mulligan": ("who", "cards"),
        "guessed": ("who", "guess"),
        "named": ("who", "what"),
        "no-power": ("card",),
        "play": ("who", "card", "where", "way"),
        "places-swapped": ("card", "other", "cause"),
        "protected": ("card", "other"),
        "raze": ("card", "cause"),
        "rebuild": ("card", "cause"),
        "redirect": ("card", "other", "to"),
        "refused": ("card",),
        "ally-lost": ("card", "cause"),
        "credit": ("who", "card"),
        "earned": ("card", "count"),
        "quest": ("who", "card"),
        "quest-meets": ("card", "cards"),
        "quest-over": ("card",),
        "laid": ("who", "card"),
        "request": ("who", "second"),
        "reshuffle": ("who",),
        "result": (),
        "returned": ("who",),
        "stood-in": ("who",),
        "out-of-time": ("who",),
        "took-seat": ("who",),
        "returns": ("card",),
        "reversed": ("card",),
        "round": ("card", "other"),
        "skipped": ("who",),
        "spoils": ("who", "cards"),
        "stands-in": ("card", "other"),
        "start-draw": ("who", "card"),
        "stop": ("who",),
        "stopped": ("card", "other"),
        "switch": ("card", "other", "cause"),
        "taken-back": ("who", "card"),
        "target": ("card", "cards"),
        "told": ("who", "number"),
        "torn": ("card",),
        "totals": ("card", "number", "other", "against"),
        "turn": ("who", "number"),
        "turn-taken": ("who",),
        "turned": ("card", "other"),
        "undefended": ("card",),
        "unwilling": ("who", "second"),
        "use": ("who", "card", "where", "way"),
    }
)

#: What lies open while it happens, wherever the cards go afterwards.
_SHOWN_TO_ALL: Final = frozenset({"start-draw", "mulligan", "digit", "dungeon-spoils"})

#: Ways of leaving that go without saying: what was used is put away, the rules of the hand speak for themselves.
_UNSAID: Final = frozenset({"used"})


#: Kinds of lines; what is a moment of its own has the kind that `MOMENTS` names.
SENTENCE: Final = "sentence"
TURN: Final = "turn"
TEXT: Final = "text"
MOMENTS: Final = MappingProxyType(
    {"cancelled": "stopped", "raze": "raze", "rebuild": "rebuild", "round": "round", "spoils": "spoils", "turn": TURN}
)

#: Cards that do something when they are played; the others can be looked at as long as they lie there.
_DO_AT_ONCE: Final = frozenset({"event", *CAST})


class StoryLine(NamedTuple):
    """A line of what happened: a sentence (some have a kind of their own), the sentence a turn begins with, or the text
    of a card.
    """

    text: str
    kind: str


@dataclass(frozen=True)
class Happening:
    """One entry of the log with what was known of its cards when it was written."""

    entry: tuple[Any, ...]
    names: tuple[tuple[int, str, int, int], ...]  # card, name, who knew it (bits), whose it is (-1: it was the cause)


def heard(s: State, entries: Sequence[tuple[Any, ...]]) -> list[Happening]:
    """The new entries of the log, at the moment after they were written."""
    found = []
    for entry in entries:
        cards = []
        shown = 255 if entry[0] in _SHOWN_TO_ALL else 0
        for role, value in _values(entry):
            if role in ("card", "other", "cards") and isinstance(value, int) and value >= 0:
                cards.append((value, s.name(value), s.seen[value] | shown, s.owner[value]))
            elif role == "cause" and value >= 0 and all(value != card for card, *_ in cards):
                cards.append((value, s.name(value), s.seen[value], -1))
            elif role == "where" and isinstance(value, int) and value >= 0:
                played = s.kit.defs[s.defn[entry[2]]]
                if not (played.type == "realm" and entry[0] == "play"):
                    cards.append((value, s.name(value), s.seen[value], s.owner[value]))
        found.append(Happening(entry, tuple(cards)))
    return found


def _values(entry: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    roles = ENTRIES.get(entry[0], ())
    for i, role in enumerate(roles):
        if role == "cards":
            for value in entry[1 + i :]:
                yield role, value
        elif 1 + i < len(entry):
            yield role, entry[1 + i]


class Story:
    """Sentences for one reader; remembers the last totals, so that it says them only when they change."""

    def __init__(self, s: State, reader: int, language: str, names: Sequence[str]) -> None:
        self._kit = s.kit
        self._state = s
        self._reader = reader
        self._language = language
        self._names = names
        self._totals: tuple[Any, ...] = ()
        self._round: tuple[Any, ...] = ()

    def tell(self, happenings: Sequence[Happening]) -> Iterator[str]:
        """One sentence for everything worth saying, in order."""
        for line in self.news(happenings):
            yield line.text

    def news(self, happenings: Sequence[Happening], explained: set[str] | None = None) -> Iterator[StoryLine]:
        """The same with the kind of each line. With `explained`, the printings the reader has read the text of, what
        others play or use is followed by its text the first time.
        """
        for i, happening in enumerate(happenings):
            following = happenings[i + 1].entry if i + 1 < len(happenings) else ()
            if not self._worth_saying(happening.entry, following) or self._ends_with_its_battle(happenings, i):
                continue
            yield StoryLine(self._sentence(happening), MOMENTS.get(happening.entry[0], SENTENCE))
            if explained is not None and (text := self._explanation(happening, explained)):
                yield StoryLine(text, TEXT)

    def _ends_with_its_battle(self, happenings: Sequence[Happening], i: int) -> bool:
        """Whether an effect ends because the battle does: that goes without saying."""
        if happenings[i].entry[0] != "effect-ends":
            return False
        kinds = (later.entry[0] for later in happenings[i + 1 :])
        return next((kind for kind in kinds if kind in ("turn", "battle-ends")), "") == "battle-ends"

    def _explanation(self, happening: Happening, explained: set[str]) -> str:
        """The text of what another player does with a card, once for each printing."""
        kind, who, card, *_ = (*happening.entry, -1, -1)
        if kind not in ("play", "use", "answer") or who == self._reader:
            return ""
        d = self._kit.defs[self._kit.cards[card]]
        known = any(seen >> self._reader & 1 for number, _, seen, _ in happening.names if number == card)
        if not known or d.printing.id in explained or (kind == "play" and d.type not in _DO_AT_ONCE):
            return ""
        explained.add(d.printing.id)
        text = house_text(self._state, card, self._language)
        return say("card-text", self._language, text=text) if text else ""

    def _worth_saying(self, entry: tuple[Any, ...], following: tuple[Any, ...]) -> bool:
        kind = entry[0]
        if kind not in ENTRIES or kind == "result":
            return False
        if kind == "leave":
            return entry[4] not in _UNSAID
        if kind == "draw":  # the next sentence says what the card is for
            return following[:1] not in (("spoils",), ("dungeon-spoils",))
        if kind == "totals":
            if entry == self._totals:
                return False
            self._totals = entry
        if kind == "round":
            self._round = entry
        return True

    def _sentence(self, happening: Happening) -> str:
        entry = happening.entry
        names = {card: (name, seen, owner) for card, name, seen, owner in happening.names}
        said: dict[str, str | int] = {"you": "no", "yours": "no", "who": "", "count": 0, "because": ""}
        listed: list[str] = []
        for role, value in _values(entry):
            if role == "who":
                said["who"] = self._names[value]
                said["you"] = "yes" if value == self._reader else "no"
            elif role == "second":
                said["second"] = self._names[value]
                if value == self._reader:
                    said["you"] = "second"
            elif role == "cards":
                listed.append(self._card(names, value))
            elif role in ("card", "other"):
                said[role] = self._card(names, value)
                if role == "card" and value >= 0:
                    d = self._kit.defs[self._kit.cards[value]]
                    said["owner"] = self._names[names[value][2]]
                    said["yours"] = "yes" if names[value][2] == self._reader else "no"
                    said["digit"] = d.printing.number % 10
                    said["type"] = d.type
            elif role in ("origin", "to"):
                said[role] = z.NAMES[value] if value >= 0 else "none"
            elif role == "where":
                said["where"] = self._where(entry, names)
            elif role == "cause":
                said["because"] = self._because(entry, names, value)
            elif role == "guess":
                said["type"] = say(f"type-{value.replace(' ', '-')}", self._language)
            elif role == "way":
                continue
            else:
                said[role] = value
        if listed:
            said["count"] = len(listed)
            said["cards"] = ", ".join(listed)
        text = say(self._message(entry, names), self._language, **said)
        # names are written as they are; a card without one begins a sentence like any word
        return text[0].upper() + text[1:] if text.startswith(say("card-hidden", self._language)) else text

    def _message(self, entry: tuple[Any, ...], names: dict[int, tuple[str, int, int]]) -> str:
        """The message of an entry, in the form that names what there is to name."""
        kind = entry[0]
        ids = message_ids(self._language)
        if kind in ("draw", "spoils"):
            hidden = any(not names[card][1] >> self._reader & 1 for card in entry[2:])
            return f"log-{kind}-hidden" if hidden else f"log-{kind}"
        if kind == "digit" and entry[2] < 0:
            return "log-digit-none"
        if kind == "leave":
            detailed = f"log-leave-{entry[4]}"
            return detailed if detailed in ids else "log-leave"
        if "other" in ENTRIES[kind] and entry[1 + ENTRIES[kind].index("other")] < 0:
            return f"log-{kind}-alone"
        return f"log-{kind}"

    def _card(self, names: dict[int, tuple[str, int, int]], card: int) -> str:
        if card not in names or not names[card][1] >> self._reader & 1:
            return say("card-hidden", self._language)
        return names[card][0]

    def _because(self, entry: tuple[Any, ...], names: dict[int, tuple[str, int, int]], cause: int) -> str:
        """Which rule or which card did it, the middle or the end of the sentence; "" for what the reader may not know
        or has just been told.
        """
        kind, card = entry[:2]
        why = entry[4] if kind == "leave" else kind
        ids = message_ids(self._language)
        if f"because-rule-{why}" in ids:
            owner = names[card][2]
            mine = "yes" if owner == self._reader else "no"
            return _joined(say(f"because-rule-{why}", self._language, yours=mine, owner=self._names[owner]))
        told = (why == DEFEAT and self._round == ("round", cause, card)) or (
            "other" in ENTRIES[kind] and cause == entry[2]
        )
        if told or cause < 0 or not names[cause][1] >> self._reader & 1:
            return ""
        words = (f"own-{why}", "own") if cause == card else (why, "card")
        message = next(f"because-{word}" for word in words if f"because-{word}" in ids)
        return _joined(say(message, self._language, what=names[cause][0]))

    def _where(self, entry: tuple[Any, ...], names: dict[int, tuple[str, int, int]]) -> str:
        """Where a card was played, on whom, by whom: the end of the sentence, "" for nothing to say."""
        kind, _, card, other, *_ = entry
        d = self._kit.defs[self._kit.cards[card]]
        if other < 0 or kind == "use":
            return ""
        if kind == "play" and d.type == "realm":
            return " " + say("clause-at", self._language, what=z.PLACES[other])
        word = "by" if d.type in CAST or kind == "answer" else "beside" if d.type == "ally" else "on"
        return " " + say(f"clause-{word}", self._language, what=self._card(names, other))


def _joined(clause: str) -> str:
    """A clause as the sentence goes on with it."""
    return clause if clause.startswith(",") else f" {clause}"
