"""Conditions as messages get them: a clause, an adverb, a denial, or part of the clause that says when."""

from __future__ import annotations

from contextlib import AbstractContextManager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from typing import Final

from fluent.runtime.types import FluentType

from sixrealms.engine import zones as z
from sixrealms.engine.power import Cards, Condition, Node, Saying, Who
from sixrealms.powers.allies_beside import AddedBy, Beside
from sixrealms.powers.card_questions import CHAMPION, REALM, Is
from sixrealms.powers.conditions import All, Exists, RefIs, Unless
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Both, Either, Not, Question
from sixrealms.powers.refs import ATTACKED_REALM, ATTACKER, BEARER, DEFENDER, IT, SELF, THIS_REALM, Chosen
from sixrealms.powers.sets import InPlay
from sixrealms.powers.whereabouts import DEFENDING, Bears, In, Of
from sixrealms.realise import message_values as told
from sixrealms.realise import modifiers, nouns
from sixrealms.realise.planning import cards_of_somebody, of_champion
from sixrealms.realise.topic import TOPIC, with_topic
from sixrealms.realise.words import Words

#: Sides an ally can be on.
_SIDES: Final = ("attacking", "defending")
#: The card an event is about while the clause that says when is told.
HAPPENS_TO: ContextVar[Node | None] = ContextVar("happens_to", default=None)
#: Whether what is told is what a trigger does.
AFTER_WHEN: ContextVar[bool] = ContextVar("after_when", default=False)
#: Whether what is told is what something done hangs on.
WITH_IF: ContextVar[bool] = ContextVar("with_if", default=False)
#: What has become of a card that is asked about where it lies.
_LIES: Final = {frozenset({z.DISCARD}): "ref-is-discarded", frozenset({z.HAND}): "ref-is-held"}


def _of_what_happens(ref: object) -> bool:
    """Whether a card that fights is the one the event is about, so that "as the attacker" can be said of it."""
    about_it = HAPPENS_TO.get()
    return about_it is None or ref in (about_it, IT) or (ref == SELF and about_it == BEARER)


def _added_here(cards: Cards | Who) -> InPlay | None:
    """What a card adds to those beside it, asked about whether it fights there."""
    tests = cards.test.tests if isinstance(cards, InPlay) and isinstance(cards.test, Both) else ()
    rest = tuple(one for one in tests if not isinstance(one, Beside))
    added = any(isinstance(one, AddedBy) for one in rest) and len(rest) < len(tests)
    return InPlay(Both(rest)) if added else None


def _beside(message: str, cards: Cards | Who) -> Saying | None:
    """Whether a card fights beside a champion, where it is asked whether there is one."""
    tests = cards.test.tests if isinstance(cards, InPlay) and isinstance(cards.test, Both) else ()
    sides = [one for one in tests if isinstance(one, Beside)]
    rest = tuple(one for one in tests if one not in sides)
    if len(sides) != 1 or not rest:
        return None
    return Saying(message, {"what": rest[0] if len(rest) == 1 else Both(rest), "ref": sides[0].ref})


def _champion(what: Question) -> bool:
    """Whether a champion is meant that has been chosen: attached to another, it fights as its ally."""
    ref = what.ref if isinstance(what, Is) else None
    known = nouns.BOUND.get().get(ref.name) if isinstance(ref, Chosen) else None
    among = known.among if known is not None else None
    return isinstance(among, InPlay) and CHAMPION in among.test.walk()


@dataclass(frozen=True)
class ClaimPhrase(FluentType):
    """A condition: by itself the clause ("you attack"), as an adverb ("when attacking", "if you attack"), or denied.

    A message may say the adverb itself (`.adverb`); otherwise the language's `condition-if` introduces the clause.
    """

    words: Words
    condition: Condition
    of_others: bool = False  # what follows is about something else, so that "when attacking" would be said of that
    of_players: bool = False  # what follows is about players

    def format(self, locale: object) -> str:
        with self._as_before():
            return told.spoken(self.words, self._saying())

    def _saying(self) -> Saying:
        """What it says; of cards of a player, that the player has them."""
        said = self.condition.saying()
        if said.message == "exists" and isinstance(self.condition, Exists) and self.words.has("has-cards"):
            among = self.condition.cards
            if (added := _added_here(among)) is not None and self.words.has("added-fights"):
                return Saying("added-fights", {"cards": added})
            told_so = {"some": "fights-beside", "none": "none-fights-beside"}.get(str(said.values["count"]), "")
            if self.words.has(told_so) and (there := _beside(told_so, among)) is not None:
                return there
            owned = cards_of_somebody(among) if isinstance(among, Cards) else None
            if owned is not None:
                who, cards = owned
                return Saying("has-cards", {**said.values, "who": who, "cards": cards})
        owner = self.condition.test if isinstance(self.condition, RefIs) else None
        if isinstance(owner, Of) and owner.owned and "ref" in said.values and self.words.has("ref-is-owned"):
            return Saying("ref-is-owned", {"ref": said.values["ref"], "who": owner.who})
        yours = isinstance(owner, Both) and Of(YOU) in owner.tests
        if said.message == "ref-is" and said.values["ref"] == ATTACKER and yours and self.words.has("your-attack"):
            return Saying("your-attack", {"it": owner})
        if isinstance(self.condition, RefIs) and (plainer := of_champion(self.condition)) != self.condition:
            return ClaimPhrase(self.words, plainer)._saying()
        side = said.values.get("side") if said.message == "fights" else None
        if said.values.get("ref") == SELF and side in _SIDES and nouns.ON_A_SIDE.get() and self.words.has("on-side"):
            return Saying("on-side", {"side": side})
        if said.message.startswith("fights") and said.values.get("ref") == SELF and nouns.ITEM_SPEAKS.get():
            return Saying(said.message, {**said.values, "ref": BEARER})
        compared = self.condition.test.saying() if isinstance(self.condition, RefIs) else said
        if (
            said.message == "ref-is"
            and compared.message == "level-compared"
            and self.words.has("ref-is-level-compared")
        ):
            return Saying("ref-is-level-compared", {**compared.values, "ref": said.values["ref"]})
        if said.message == "ref-is" and compared.message == "level" and self.words.has("ref-is-level"):
            return Saying("ref-is-level", {**compared.values, "ref": said.values["ref"]})
        denied = self.condition.test if isinstance(self.condition, RefIs) else None
        itself = denied == Is(THIS_REALM) or (denied == Is(SELF) and nouns.REALM_SPEAKS.get())
        if said.message == "ref-is" and said.values["ref"] == DEFENDER and itself:
            return RefIs(THIS_REALM, DEFENDING).saying()
        if isinstance(denied, Bears) and _champion(denied.what) and self.words.has("ref-has-ally"):
            return Saying("ref-has-ally", {"ref": said.values["ref"], "what": denied.what})
        if isinstance(denied, Bears) and self.words.has("ref-bears"):
            return Saying("ref-bears", {"ref": said.values["ref"], "what": denied.what})
        if said.message == "ref-is" and denied == Is(ATTACKED_REALM) and self.words.has("ref-under-attack"):
            return Saying("ref-under-attack", {"ref": said.values["ref"]})
        if said.message == "ref-is-in" and isinstance(denied, In) and self.words.has(_LIES.get(denied.zones, "")):
            return Saying(_LIES[denied.zones], {"ref": said.values["ref"]})
        if said.message == "ref-is" and said.values["ref"] == BEARER and denied == REALM:
            return Saying("attached-to-realm") if self.words.has("attached-to-realm") else said
        if said.message == "ref-is" and isinstance(denied, Not) and nouns.one_noun(self.words, denied.test):
            return Saying("ref-is-not", {"ref": said.values["ref"], "test": denied.test})
        ready = "ref" in said.values and isinstance(self.condition, RefIs) and isinstance(self.condition.test, Either)
        if ready and modifiers.asks_for_ready(self.words, self.condition.test):  # type: ignore[attr-defined]
            return Saying("ref-is-ready", {"ref": said.values["ref"]})
        return said

    def _as_before(self) -> AbstractContextManager[None]:
        """What this claim introduces is no topic yet while it is told."""
        topic = TOPIC.get()
        while topic is not None and topic.told_by is self.condition:
            topic = topic.before
        return with_topic(topic)

    def adverb(self) -> str:
        with self._as_before():
            return self._adverb()

    def _adverb(self) -> str:
        if self.of_others and isinstance(self.condition, All):  # each of them may be about something else
            return self.words.grammar.if_all([replace(self, condition=one) for one in self.condition.parts_])
        saying = self._saying()
        if (AFTER_WHEN.get() or WITH_IF.get()) and self.words.has(saying.message, "adverb"):
            said = told.spoken(self.words, saying, "adverb")
            whens = self.words.grammar.when_clauses  # one "when" in a sentence is enough
            now = saying.message == "turn-of" and WITH_IF.get()  # "in another player's turn" would be any
            if now or said.startswith(whens if WITH_IF.get() else whens[0]):
                return self.words.tell("condition-if", {"claim": self})
        if self.of_others and self.words.has(saying.message, "elsewhere"):
            plainly = told.spoken(self.words, saying, "adverb") if self.of_players else ""
            if not plainly or plainly.startswith(self.words.grammar.when_clauses):  # "when attacking, the opponent ..."
                return told.spoken(self.words, saying, "elsewhere")
        if self.words.has(saying.message, "adverb"):
            return told.spoken(self.words, saying, "adverb")
        return self.words.tell("condition-if", {"claim": self})

    def whether(self) -> str:
        """As what decides between two ways to go on: "if you attack", not "when attacking"."""
        with self._as_before():
            whole = self._adverb()
            plainly = isinstance(self.condition, All) or whole.startswith(self.words.grammar.if_clauses)
            return whole if plainly else self.words.tell("condition-if", {"claim": self})

    def plain(self) -> str:
        """The claim itself, as it goes on after "when ... and"; "" for one that says it in its own way."""
        saying = self._saying()
        own = saying.message == "unless" or self.words.has(saying.message, "adverb")
        return "" if own else self.format(None)

    def inside(self) -> str:
        """Within a clause that says when: `.inside`, if the message has one."""
        saying = self._saying()
        sides = saying.message.startswith("ref-is-side-") and self.words.has(saying.message, "inside")
        if sides and _of_what_happens(saying.values["ref"]):
            return told.spoken(self.words, saying, "inside")
        asked = self.condition.claim if isinstance(self.condition, Unless) else None
        if asked is not None and self.words.has(asked.saying().message, "outside"):
            return told.spoken(self.words, asked.saying(), "outside")
        if saying.message == "outside-combat" and not _of_what_happens(saying.values["ref"]):
            return self._adverb()
        if sides:
            return self.adverb()
        if saying.message.startswith("fights") and not _of_what_happens(saying.values.get("ref")):
            return told.spoken(
                self.words, saying, "elsewhere" if self.words.has(saying.message, "elsewhere") else "adverb"
            )
        return told.spoken(self.words, saying, "inside") if self.words.has(saying.message, "inside") else self.adverb()

    def stands_inside(self) -> bool:
        """Whether its message can stand within a clause that says when."""
        return self.words.has(self._saying().message, "inside")

    def parts(self) -> list[ClaimPhrase]:
        """The conditions all of which have to hold."""
        if isinstance(self.condition, All):
            return [part for one in self.condition.parts_ for part in ClaimPhrase(self.words, one).parts()]
        return [self]

    def unless(self) -> str:
        with self._as_before():
            return self._unless()

    def _unless(self) -> str:
        saying = self._saying()
        if isinstance(self.condition, Exists) and saying.message == "exists" and self.words.has("exists-not"):
            cards = told.value(self.words, saying.values["cards"])
            if saying.values["count"] == "some" and not self.words.grammar.names_it(
                cards
            ):  # "if there is no spell in your hand"
                none = Saying("exists-not", {"cards": cards})
                return self.words.tell("condition-if", {"claim": told.ToldSaying(self.words, none)})
        if self.words.has(saying.message, "unless"):
            return told.spoken(self.words, saying, "unless")
        return self.words.tell("condition-unless", {"claim": self})
