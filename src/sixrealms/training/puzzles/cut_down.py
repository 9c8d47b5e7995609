"""Fewer cards: a position of a game with some of what lay there, so that it is read at a glance and soon searched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from sixrealms import catalogue
from sixrealms.exercises.found import name_of
from sixrealms.powers import registry
from sixrealms.scenarios.card_lines import printing_of

Seats = Mapping[str, Mapping[str, Any]]
#: How few and how many cards of each kind are laid, for the learner and the other.
_LAID: Final = {"A": {"pool": (2, 3), "hand": (3, 5)}, "B": {"pool": (1, 2), "hand": (0, 1)}}
#: The places of a formation that are laid: those that lie open first.
_PLACES: Final = "ABC"
#: What one lays for the sixth realm: five stand already.
_FIVE: Final = "ABCDE"
_EDITION: Final = "1st"
_BELOW: Final = 6
#: Realms of the other player where any of them will do.
_OPEN: Final = 2
_BATTLE: Final = 4
#: What is of no use in the phases of champions and battles.
_OUT_OF_PLACE: Final = frozenset({"realm", "holding", "dungeon", "rule"})
#: How often a card that is added is one in hand.
_IN_HAND: Final = 0.75


def some_of(position: Mapping[str, Any], chance: Random) -> dict[str, Any]:
    """The position with some cards of each kind, drawn by chance."""
    seats: dict[str, dict[str, Any]] = {}
    for seat, bounds in _LAID.items():
        lies = position["seats"][seat]
        realms = [realm for realm in lies.get("formation", {}).values() if is_enforced(realm)]
        kept: dict[str, Any] = {"formation": dict(zip(_PLACES, realms, strict=False))}
        for part, (fewest, most) in bounds.items():
            cards = [
                card
                for card in lies.get(part, ())
                if is_enforced(card) and _is_of_use(card, part, lies, position["phase"])
            ]
            wanted = min(len(cards), chance.randint(fewest, most))
            if wanted:
                kept[part] = [cards[at] for at in sorted(chance.sample(range(len(cards)), wanted))]
        seats[seat] = kept
    return {**position, "seats": seats}


def with_five_realms(cut: Mapping[str, Any], position: Mapping[str, Any], chance: Random) -> dict[str, Any] | None:
    """The position one realm before the victory, that realm on top of the pile; None where there are too few realms."""
    lies = position["seats"]["A"]
    standing = [
        realm
        for realm in lies.get("formation", {}).values()
        if is_plain(realm) and is_enforced(realm) and "(razed)" not in realm
    ]
    others = [*lies.get("hand", ()), *lies.get("draw", ())]
    waiting = [card for card in others if is_plain(card) and is_enforced(card) and _type(card) == "realm"]
    realms = list(dict.fromkeys([*standing, *waiting]))
    if len(realms) <= len(_FIVE):
        return None
    top = chance.choice(realms[len(_FIVE) :])
    theirs = cut["seats"]["B"]
    open_ones = dict(list(theirs["formation"].items())[:_OPEN])
    mine = {key: value for key, value in cut["seats"]["A"].items() if key != "draw"}
    mine["formation"] = dict(zip(_FIVE, realms, strict=False))
    mine["hand"] = [card for card in mine.get("hand", ()) if card not in realms]
    mine["draw"] = [top, _BELOW]
    return {**cut, "seats": {"A": mine, "B": {**theirs, "formation": open_ones}}, "done": ["realm"]}


def turned_round(position: Mapping[str, Any]) -> dict[str, Any]:
    """The position with the learner on the side that is attacked."""
    seats = position["seats"]
    return {**position, "seats": {"A": seats["B"], "B": seats["A"]}, "active": "B", "phase": 4}


def one_more(cut: Mapping[str, Any], position: Mapping[str, Any], seat: str, chance: Random) -> dict[str, Any] | None:
    """The position with one more champion that stands there in the game, or one more card of the player's deck in hand;
    None where nothing is left.
    """
    lies, all_of_it = cut["seats"][seat], position["seats"][seat]
    in_hand = chance.random() < _IN_HAND
    part, sources = ("hand", ("hand", "draw")) if in_hand else ("pool", ("pool",))
    laid = set(cards_of(cut))
    there = [card for source in sources for card in all_of_it.get(source, ()) if not isinstance(card, int)]
    fitting = [
        card
        for card in there
        if not laid & set(_names(card)) and is_enforced(card) and _is_of_use(card, part, lies, cut["phase"])
    ]
    if not fitting:
        return None
    more = {**lies, part: [*lies.get(part, ()), chance.choice(fitting)]}
    return {**cut, "seats": {**cut["seats"], seat: more}}


def one_less(cut: Mapping[str, Any], seat: str, chance: Random) -> dict[str, Any] | None:
    """The position without one of the seat's champions and cards in hand; None where there are none."""
    lies = cut["seats"][seat]
    there = [(part, at) for part in ("hand", "pool") for at in range(len(lies.get(part, ())))]
    if not there:
        return None
    part, gone = chance.choice(there)
    left = {**lies, part: [card for at, card in enumerate(lies[part]) if at != gone]}
    return {
        **cut,
        "seats": {**cut["seats"], seat: {key: value for key, value in left.items() if value or key == "formation"}},
    }


def cards_of(position: Mapping[str, Any]) -> list[str]:
    """The names of all cards that lie in a position, of what hangs on others too."""
    found: list[str] = []
    for lies in position["seats"].values():
        rows = (lies.get("formation", {}).values(), lies.get("pool", ()), lies.get("hand", ()), lies.get("draw", ()))
        for row in rows:
            for card in row:
                found += _names(card)
    return found


def _names(card: Any) -> list[str]:
    if isinstance(card, int):
        return []
    if isinstance(card, Mapping):
        return [name for part in (card["card"], *card["with"]) for name in _names(part)]
    return [name_of(part) for part in card.split(" + ")]


def is_plain(card: Any) -> bool:
    """Whether it is one card with nothing on it."""
    return isinstance(card, str) and " + " not in card


def is_enforced(card: Any) -> bool:
    """Whether the power of a card, and of all that hangs on it, is written."""
    if isinstance(card, Mapping):
        return all(is_enforced(part) for part in (card["card"], *card["with"]))
    return all(map(_is_written, card.split(" + ")))


@cache
def _is_written(card: str) -> bool:
    return registry.status(printing_of(card_reference(card), _EDITION)) != "missing"


def _is_of_use(card: Any, part: str, lies: Mapping[str, Any], phase: int) -> bool:
    """Whether a card may come into play from a hand: in this phase or in battle, by a champion of the same seat."""
    if part != "hand":
        return True
    p = printing_of(card_reference(card), _EDITION)
    if not p.phases & {phase, _BATTLE} or p.type in _OUT_OF_PLACE:
        return False
    if p.is_champion or p.type == "event":
        return True
    users = [printing_of(card_reference(first_name(one)), _EDITION) for one in lies.get("pool", ())]
    return any(use.partition("/")[0] == p.type for user in users for use in user.uses)


def first_name(card: Any) -> str:
    """A card as it is written, without what hangs on it."""
    return str(card["card"] if isinstance(card, Mapping) else card.split(" + ")[0])


@cache
def _type(card: str) -> str:
    return printing_of(card_reference(card), _EDITION).type


def card_reference(card: str) -> str:
    """The name, or the id where one is written."""
    inside = card.partition("[")[2].partition("]")[0]
    return inside or (card if card[:1].isdigit() and "/" in card and " " not in card else name_of(card))


def strongest(cards: Sequence[Any]) -> str:
    """The name of the champion with the highest level among cards as they are written; empty without any."""
    champions = []
    for card in cards:
        printing = printing_of(card_reference(first_name(card)), _EDITION)
        if printing.is_champion:
            champions.append((printing.base_level, printing.name))
    return max(champions)[1] if champions else ""


def card_name(card: str) -> str:
    """The name of a card as it is written, which may be an id."""
    return catalogue.printing(card).name if "/" in card and " " not in card else name_of(card)
