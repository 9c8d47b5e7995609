"""House text in English: small pieces that the vocabulary puts together. No printed sentence is stored anywhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sixrealms.engine.terms import Happening, Moment
from sixrealms.engine.power import Test, Who

_MOMENTS: Final = {
    "0": "at the start of your turn",
    "2": "in your phase 2",
    "3": "in your phase 3",
    "4": "in your phase 4",
    "5": "in your phase 5",
    "combat": "in combat, when it is your side's turn to play",
    "any": "at any time",
}

#: Events a power can wait for, as clauses. {it} is the card it happens to.
_EVENTS: Final = {
    "turn-start": "at the start of {whose} turn",
    "turn-end": "at the end of {whose} turn",
    "phase-1": "when {whose} draw phase comes",
    "phase-2": "when {whose} phase 2 begins",
    "phase-3": "when {whose} phase 3 begins",
    "phase-4": "when {whose} phase 4 begins",
    "phase-5": "when {whose} phase 5 begins",
    "played": "when {it} is played",
    "returned": "when {it} comes into play without being played",
    "announced": "when {it} is announced",
    "joins": "when {it} joins a side in combat",
    "resolved": "after {it} has been played",
    "rebuilt": "when {it} is rebuilt",
    "razed": "when {it} is razed",
    "leaves": "when {it} leaves play",
    "discarded": "when {it} is discarded",
    "extra-cards": "when extra cards are drawn because of {it}",
    "looked-at": "when another player sees {it} among the cards of your hand",
    "discarded-from-hand": "when {it} is discarded from a hand",
    "defeated": "when {it} is defeated",
    "victorious": "when {it} wins a round",
    "on-losing-side": "when the side of {it} loses a round",
    "on-winning-side": "when the side of {it} wins a round",
    "attacked": "when {it} is attacked",
    "presented": "when {it} comes forward to fight",
    "activate": "when {it} activates in combat",
    "before-combat": "before combat, in {it}'s round",
    "attacking": "when {it} attacks",
    "defending": "when {it} defends",
    "combat-begins": "when combat over {it} begins",
    "round-decided": "when a round over {it} is decided, before the losses",
    "fought": "after {it} has fought a round",
    "round-ends": "after each round over {it}",
    "battle-ends": "after the battle over {it}",
    "spoils-due": "when {whose} spoils of victory are about to be drawn",
}


def sentence(words: str) -> str:
    """Capital letter and full stop."""
    words = words.strip()
    if not words:
        return ""
    first = words[0].upper() + words[1:]
    return first if first.endswith((".", "!", "?")) else first + "."


def moments(at: tuple[Moment, ...]) -> str:
    return " or ".join(_MOMENTS[m] for m in at)


def event_text(event: Happening, to: Test | None, whose: Who | None) -> str:
    """The clause for an event."""
    it = a_card(to) if to is not None else "this card"
    owner = possessive(whose.text().replace("every other player", "another player")) if whose else "each player's"
    return _EVENTS[event].format(it=it, whose=owner)


def a_card(test: Test) -> str:
    """One card that passes: "a monster", "this realm", "Zhentil Keep"."""
    from sixrealms.powers.questions import Is, Named

    return test.text() if isinstance(test, Is | Named) else article(test.text())


def possessive(who: str) -> str:
    return "your" if who == "you" else f"{who}'"[:-1] + ("'" if who.endswith("s") else "'s")


def article(noun: str) -> str:
    """A or an before a noun phrase."""
    return ("an " if noun[:1].lower() in "aeiou" else "a ") + noun


def one_of(who: str) -> str:
    """One of several players: "every opponent" becomes "one opponent", "every other player" "another player"."""
    if who == "every other player":
        return "another player"
    return "one " + who.removeprefix("every ") if who.startswith("every ") else who


_CLAUSE: Final = re.compile(r" (?:of yours|of any|cast in|used by|able to|that kills) ?.*$")


def cards(noun: str) -> str:
    """Every card of a kind: "wizard spell cards", "unarmed combat cards"."""
    clause = _CLAUSE.search(noun)
    if clause:
        return cards(noun[: clause.start()]) + noun[clause.start() :]
    words = noun.split(" ")
    if "card" in words:
        words[words.index("card")] = "cards"
        return " ".join(words).replace(" in its name", " in their names")
    return f"{noun} cards"


def does(who: str, verb: str) -> str:
    """You draw, every player draws."""
    return f"{who} {verb}" if who == "you" else f"{who} {verb}s"


def plural(noun: str) -> str:
    """Good enough for the nouns of the game: allies, heroes, realms, powers."""
    head, _, tail = noun.partition(" of ")
    rest = f" of {tail}" if tail else ""
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return head[:-1] + "ies" + rest
    if head.endswith(("s", "x", "ch", "sh")) or head == "hero":
        return head + "es" + rest
    return head + "s" + rest


def join(parts: list[str], word: str = "and") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"-{-number}"


def levels(number: int) -> str:
    return f"{number} level" if number == 1 else f"{number} levels"
