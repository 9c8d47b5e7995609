"""Whether a deck is legal, and if not, why: one problem per broken ledger entry and group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.catalogue import Printing
from sixrealms.decks.deck import Deck
from sixrealms.errors import DeckRefused
from sixrealms.rulesets.deck_limits import DeckLimits, Range, group_of
from sixrealms.rulesets.deck_limits import limits as limits_of

STARTER_FORMAT: Final = "551ES"
"""CrossFire's word for the decks that came in the first edition's boxes."""

STARTER_SIZE: Final = 55


@dataclass(frozen=True, slots=True)
class DeckProblem:
    """One thing a deck does that its limits forbid."""

    rule_id: str  # the ledger entry
    message_id: str  # the sentence of `wording`, in whose terms `args` speaks
    args: dict[str, str | int] = field(hash=False)
    cards: tuple[str, ...] = ()  # printing ids that matter, those that count against the limit
    mend_id: str = ""  # the sentence of `wording` that says what would make it right
    mend_args: dict[str, str | int] = field(default_factory=dict, hash=False)


def problems(deck: Deck, limits: DeckLimits) -> list[DeckProblem]:
    """Everything wrong with the deck; an empty list means that it is legal."""
    main = [p for p in deck.printings if p.type != "dungeon"]  # deck.dungeon.extra
    return [
        *_total(main, limits),
        *_groups(main, limits),
        *_levels(main, limits),
        *_copies(main, limits),
        *_dungeons(deck, limits),
    ]


def legal_limits(deck: Deck, ruleset: str, size: int) -> DeckLimits:
    """The limits a deck is measured by: decks of the first edition's boxes have their own, of their one size.

    OptionError for a size the ruleset does not offer (`deck.sizes.offered`).
    """
    if deck.format == STARTER_FORMAT and size == STARTER_SIZE:
        return limits_of("starter", size)
    return limits_of(ruleset, size)


def counted_levels(cards: Iterable[Printing], free_avatars: int) -> int:
    """The champion levels that count (`deck.levels.counted`): without the highest free avatars.

    Which avatars are free is `open.free-avatar-which`: those of the highest level, so the sum is the lowest
    possible. An icon with several numbers counts with the first (`deck.levels.first-number`).
    """
    champions = [p for p in cards if p.is_champion]
    free = sorted((p.deck_levels for p in champions if p.avatar), reverse=True)[:free_avatars]
    return sum(p.deck_levels for p in champions) - sum(free)


def require_none(deck: Deck, found: Sequence[DeckProblem]) -> None:
    """Nothing for a deck without problems; else DeckError with the first and how many more there are."""
    if found:
        raise DeckRefused("deck-not-legal", deck=deck.name, problem=Found(found[0]), more=len(found) - 1)


class Found(NamedTuple):
    """A problem as part of a sentence, with the ledger statement behind it."""

    problem: DeckProblem

    def said(self, language: str) -> str:
        """The problem in words."""
        return f"{sentence(self.problem, language)} ({self.problem.rule_id})"


def sentence(problem: DeckProblem, language: str) -> str:
    """The problem in words."""
    from sixrealms.wording import say  # reading the sentences takes time that a mere check need not spend

    return say(problem.message_id, language, **problem.args)


def mend(problem: DeckProblem, language: str) -> str:
    """What would make it right, in words; empty where nothing is known that would."""
    from sixrealms.wording import say  # the sentences are read when somebody is told one

    return say(problem.mend_id, language, **problem.mend_args) if problem.mend_id else ""


def put_in(count: int) -> tuple[str, dict[str, str | int]]:
    """The mend of too few cards."""
    return "mend-put-in", {"count": count}


def take_out(count: int) -> tuple[str, dict[str, str | int]]:
    """The mend of too many cards."""
    return "mend-take-out", {"count": count}


def _total(main: list[Printing], limits: DeckLimits) -> Iterator[DeckProblem]:
    if not limits.total.least <= len(main) <= limits.total.most:
        args: dict[str, str | int] = {"count": len(main), "size": limits.size}
        over = len(main) - limits.size
        yield DeckProblem(limits.total.rule, "deck-total", args, (), *(take_out(over) if over > 0 else put_in(-over)))


def _groups(main: list[Printing], limits: DeckLimits) -> Iterator[DeckProblem]:
    by_group: dict[str, list[Printing]] = {group: [] for group in limits.groups}
    for printing in main:
        if group_of(printing.type) in by_group:  # other types: deck.unlimited-types
            by_group[group_of(printing.type)].append(printing)
    for group, cards in by_group.items():
        yield from _in_range(group, cards, limits.groups[group])


def _in_range(group: str, cards: list[Printing], allowed: Range) -> Iterator[DeckProblem]:
    ids = tuple(p.id for p in cards)
    name = group.replace(" ", "-")
    if len(cards) < allowed.least:
        args: dict[str, str | int] = {"group": name, "count": len(cards), "least": allowed.least}
        yield DeckProblem(allowed.rule, "deck-too-few", args, ids, *put_in(allowed.least - len(cards)))
    elif len(cards) > allowed.most:
        args = {"group": name, "count": len(cards), "most": allowed.most}
        yield DeckProblem(allowed.rule, "deck-too-many", args, ids, *take_out(len(cards) - allowed.most))


def _levels(main: list[Printing], limits: DeckLimits) -> Iterator[DeckProblem]:
    levels = counted_levels(main, limits.free_avatars)
    if levels > limits.champion_levels:
        champions = tuple(p.id for p in sorted(main, key=lambda p: -p.deck_levels) if p.is_champion)
        args: dict[str, str | int] = {
            "levels": levels,
            "most": limits.champion_levels,
            "free": limits.free_avatars,
        }
        over = levels - limits.champion_levels
        yield DeckProblem(limits.levels_rule, "deck-levels", args, champions, "mend-levels", {"levels": over})


def _copies(main: list[Printing], limits: DeckLimits) -> Iterator[DeckProblem]:
    same: dict[str, list[Printing]] = {}
    for printing in main:
        same.setdefault(printing.card_id, []).append(printing)  # deck.same-card: icon and name
    for copies in same.values():
        # Older printings can lack the permission newer ones print; every copy must allow the rest.
        allowed = [max(p.copies_per_deck, limits.copies) for p in copies if p.copies_per_deck is not None]
        if allowed and len(copies) > min(allowed):
            args: dict[str, str | int] = {"card": copies[0].name, "count": len(copies), "most": min(allowed)}
            ids = tuple(p.id for p in copies)
            yield DeckProblem("deck.unique", "deck-copies", args, ids, *take_out(len(copies) - min(allowed)))


def _dungeons(deck: Deck, limits: DeckLimits) -> Iterator[DeckProblem]:
    dungeons = [i for i in deck.cards if catalogue.printing(i).type == "dungeon"]
    if deck.dungeon is not None:
        dungeons.insert(0, deck.dungeon)
    if dungeons and not limits.dungeon_cards:
        mending = take_out(len(dungeons))
        yield DeckProblem("deck.dungeon.allowed-by-default", "deck-no-dungeons", {}, tuple(dungeons), *mending)
    elif len(dungeons) > limits.dungeon_cards:
        args: dict[str, str | int] = {"count": len(dungeons)}
        mending = take_out(len(dungeons) - limits.dungeon_cards)
        yield DeckProblem("deck.dungeon.single", "deck-dungeons", args, tuple(dungeons), *mending)
