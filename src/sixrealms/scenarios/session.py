"""A position being played: who does what, by name, and nothing that is not asked for.

Every step must answer the pending decision of its seat with exactly one of the options, or it fails and says what is
asked and what may be answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sixrealms.engine import zones as z
from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.state import State
from sixrealms.errors import Alternatives, Phrase
from sixrealms.realise import power as realised
from sixrealms.records import notation
from sixrealms.records.card_names import card_text
from sixrealms.records.verb_phrases import PHRASES
from sixrealms.scenarios.description import LaidPosition
from sixrealms.scenarios.failure import Unexpected
from sixrealms.scenarios.objects import FILLER_NAME, SEATS
from sixrealms.scenarios.position import build
from sixrealms.scenarios.ways import Ways

#: Questions that can be passed by themselves when a scenario says windows: pass.
QUIET = ("ask-anytime", "ask-answer")

#: A card that only fills a hand or pile, as a step names it.
_FILLER = re.compile(rf"(?:\b[A-H]:|(?<![\w:])){FILLER_NAME}\b(?:#\d{{1,3}})?")
#: Stands in a line where a filler was named.
_GAP = "\0"


class ScenarioSession:
    """The game of one scenario. `single`: play it one way only (see `ways`); `quiet`: pass unscripted windows."""

    def __init__(self, position: LaidPosition, *, single: bool = False, quiet: bool = False) -> None:
        state, self.objects = build(position)
        self.ways = Ways(state, single=single)
        self.quiet = quiet
        self.named: set[int] = set()
        self.begun = state.copy()
        self.before_last = state.copy()
        self.last: Action | None = None

    @property
    def state(self) -> State:
        """The position now. Not to be changed by hand."""
        return self.ways.main

    def look_at(self, s: State) -> None:
        """Compare facts with another position of this game from now on."""
        self.ways.main = s

    # -- answering ----------------------------------------------------------------------------------------------

    def perform(self, action: Action) -> None:
        """Give one of the legal answers: the step that is looked back upon until the next (history.py)."""
        decision = self.pending()
        if action not in decision.options:
            raise Unexpected("step-impossible", action=self.told(action), question=self.question())
        self.before_last, self.last = self.state.copy(), action
        self._give(action)

    def _give(self, action: Action) -> None:
        for card in (action.card, action.other):
            if card >= 0 and not (action.verb == "play" and card == action.other and self._is_place(action)):
                self.named.add(card)
        self.ways.advance(action)

    def answer(self, seat: str, verb: str, **fields: object) -> Action:
        """Find the option of the seat that is meant and give it. Fields: card, other, number, place, text."""
        number = self.objects.seat(seat)
        while True:
            decision = self.pending()
            if decision.player == number:
                found = self.matching(verb, **fields)
                if len(found) == 1:
                    self.perform(found[0])
                    return found[0]
                if found:
                    several = Alternatives(self.told(a) for a in found)
                    raise Unexpected("step-several", seat=seat, step=said(verb, fields), several=several)
            passes = decision.player == number and verb == "pass"
            if passes or not (self.quiet and decision.about in QUIET):
                raise Unexpected("step-not-now", seat=seat, step=said(verb, fields), question=self.question())
            self._give(PASS)

    def settle(self) -> None:
        """In a quiet scenario pass the windows nobody has anything scripted for."""
        while self.quiet and self.window_open():
            self._give(PASS)

    def window_open(self) -> bool:
        """Whether the question is one of those everybody may simply pass."""
        return self.state.pending is not None and self.state.pending.about in QUIET

    def matching(self, verb: str, **fields: object) -> list[Action]:
        """The options with this verb that fit the names; equal cards of a hand or pile count as one."""
        found = [a for a in self.pending().options if a.verb == verb]
        card, other, place = fields.get("card"), fields.get("other"), fields.get("place")
        if card is not None:
            found = self._naming(found, str(card), "card")
        if other is not None:
            found = self._naming(found, str(other), "other")
        if place is not None:
            found = [a for a in found if a.other == z.PLACES.index(str(place))]
        if fields.get("number") is not None:
            found = [a for a in found if a.number == fields["number"]]
        if fields.get("text") is not None:
            found = [a for a in found if a.text == fields["text"]]
        if fields.get("number") is None and verb in ("play", "use", "answer"):
            found = self._first_way(found)
        return self._without_twins(found)

    def _naming(self, options: list[Action], reference: str, field: str) -> list[Action]:
        meant = set(self.objects.all(reference, {getattr(a, field) for a in options}))
        if not meant and not self.objects.all(reference):
            self.objects.one(reference)  # raises, with the names there are
        return [a for a in options if getattr(a, field) in meant]

    def _first_way(self, options: list[Action]) -> list[Action]:
        """The normal way to play a card stands for itself unless another is asked for."""
        first: dict[tuple[int, int], Action] = {}
        for a in sorted(options, key=lambda a: a.number):
            first.setdefault((a.card, a.other), a)
        return [a for a in options if first[a.card, a.other] is a] if options and options[0].verb == "play" else options

    def _without_twins(self, options: list[Action]) -> list[Action]:
        seen: dict[tuple[object, ...], Action] = {}
        s = self.state
        for a in options:
            alike: tuple[object, ...] = (a.card,)
            if a.card >= 0 and s.zone[a.card] in (z.HAND, z.DISCARD, z.DRAW):
                alike = (s.defn[a.card], s.owner[a.card], s.ctrl[a.card], s.zone[a.card])
            seen.setdefault((a._replace(card=-1), *alike), a)
        return list(seen.values())

    def _is_place(self, action: Action) -> bool:
        return self.state.kit.defs[self.state.defn[action.card]].type == "realm"

    # -- saying what is the case --------------------------------------------------------------------------------

    def pending(self) -> Decision:
        """The decision somebody has to make; Unexpected if the game is over."""
        if self.state.pending is None:
            raise Unexpected("fact-over", won=self.won())
        return self.state.pending

    def question(self) -> Phrase:
        """Who is asked what, with everything they may answer."""
        decision = self.state.pending
        if decision is None:
            return Phrase("fact-over", won=self.won())
        seat, options = self.letter(decision.player), ", ".join(self.told(a) for a in decision.options)
        if decision.card < 0:
            return Phrase("step-asked", seat=seat, asked=decision.about, options=options)
        card = self.objects.name(decision.card)
        return Phrase("step-asked-about", seat=seat, asked=decision.about, card=card, options=options)

    def won(self) -> str:
        """The letters of those who have won, "AB"; a dash while nobody has."""
        result = self.state.result
        return "".join(sorted(self.letter(seat) for seat in result.winners)) if result and result.winners else "-"

    def letter(self, seat: int) -> str:
        return self.objects.letters[seat]

    def told(self, action: Action) -> str:
        """An action in short: words of the notation, the same in every language, and names of this scenario."""
        words = [PHRASES[action.verb][1]]
        if action.card >= 0:
            words.append(self.objects.name(action.card))
        if action.other >= 0:
            place = action.verb == "play" and self._is_place(action)
            words.append(f"at {z.PLACES[action.other]}" if place else f"/ {self.objects.name(action.other)}")
        if action.number >= 0:
            seat = action.verb in ("seat", "request")
            words.append(self.letter(action.number) if seat else f"number {action.number}")
        if action.text:
            words.append(repr(action.text))
        return " ".join(words)

    def way_number(self, words: str) -> int:
        """Which of the ways of the effect that asks contains these words in its text."""
        frame = self.state.frames[-1]
        node = self.state.kit.nodes[frame[1]] if frame[0] == "effect" else None
        ways = getattr(node, "ways", ())
        texts = [realised.sentence(way, "en") for way in ways]
        found = [i for i, text in enumerate(texts) if words.casefold() in text.casefold()]
        if len(found) != 1:
            raise Unexpected(
                "step-ways", said=f"{words!r:.60}", count=len(found), ways="; ".join(texts), question=self.question()
            )
        return found[0]

    def _in_notation(self, line: str) -> str:
        """A step as the notation has it now, which calls a filler by the name that is printed on it."""
        fillers = _FILLER.findall(line)
        seated = self.objects.as_seated(_FILLER.sub(_GAP, line))
        decision = self.state.pending
        theirs = decision is not None and seated.startswith(SEATS[decision.player])
        offered = {card for a in decision.options for card in (a.card, a.other)} if decision is not None else set()
        for filler in fillers:
            meant = self.objects.all(filler, offered) if theirs else []
            said = card_text(self.state, meant[0], decision.player) if decision is not None and meant else filler
            seated = seated.replace(_GAP, said, 1)
        return seated

    def read(self, line: str) -> None:
        """One step in the notation; in a quiet scenario unscripted windows before it are passed."""
        while True:
            try:
                action = notation.read(self.state, self._in_notation(line))
            except notation.NoSuchMove as error:
                if not (self.quiet and self.window_open()):
                    raise Unexpected("step-unread", why=error, question=self.question()) from None
                self._give(PASS)
            else:
                self.perform(action)
                return


def said(verb: str, fields: dict[str, object] | Iterable[tuple[str, object]]) -> str:
    """A scripted step as messages repeat it, in words of the notation."""
    words: Sequence[str] = [str(value) for _, value in dict(fields).items() if value is not None]
    return " ".join((PHRASES[verb][1], *words))
