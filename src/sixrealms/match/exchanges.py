"""What players change between the games of a match: cards of a sideboard, or of the booster of a sealed deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from sixrealms.catalogue import printing
from sixrealms.decks import Deck
from sixrealms.errors import DeckRefused, Phrase
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.match.locked_decks import same_lists
from sixrealms.match.registration import Offence
from sixrealms.match.series import Match, require_legal


def exchange(match: Match, seat: int, out: Sequence[str], into: Sequence[str]) -> Match:
    """The match after a player put `into` into their deck for `out`, card for card; all are printing ids.

    With the Sideboard variant before every game but the first, as often as wanted (`option.sideboard.when`,
    `conflict.sideboard.games-four-and-five`); with Master's Strategy once, after the player's first game
    (`format.masters-strategy.booster-swap`). DeckError says which rule stands in the way; nothing is changed then.
    """
    if not 0 <= seat < match.players:
        raise DeckRefused("exchange-no-seat", seat=str(seat + 1), players=str(match.players))
    if "sideboard" in match.name.variants:
        changed = _from_sideboard(match, seat, out, into)
        exchanged = match.exchanged
    elif match.name.type == "masters-strategy":
        changed = _from_booster(match, seat, out, into)
        exchanged = (*match.exchanged, seat)
    else:
        raise DeckRefused("exchange-no-exchange", game=str(match.name))
    require_legal(match, seat, changed)
    decks = tuple(changed if at == seat else deck for at, deck in enumerate(match.decks))
    return replace(match, decks=decks, exchanged=exchanged)


def submit(match: Match, seat: int, deck: Deck) -> Match:
    """The match with the lists a player hands in for the next game, which must be those of now but for exchanges.

    Offence, which may cost the player their place, for lists that no exchange leads to (`option.sideboard.penalty`).
    """
    now = match.decks[seat]
    if same_lists(deck, now):
        return match
    rule = "option.sideboard.penalty" if "sideboard" in match.name.variants else "protocol.deck-locked"
    if strange := _strange(match, seat, deck):
        raise Offence(seat, rule, Phrase("offence-strange", cards=", ".join(sorted(strange))))
    out = [*(Counter(now.cards) - Counter(deck.cards)).elements()]
    into = [*(Counter(deck.cards) - Counter(now.cards)).elements()]
    if deck.dungeon != now.dungeon and now.dungeon and deck.dungeon:
        out.append(now.dungeon)
        into.append(deck.dungeon)
    changed = exchange(match, seat, out, into)
    if not same_lists(changed.decks[seat], deck):
        raise Offence(seat, rule, Phrase("offence-one-for-one"))
    return changed


def _strange(match: Match, seat: int, deck: Deck) -> Counter[str]:
    """The cards no exchange explains: those that came from nowhere, or lie where nothing is exchanged."""
    now = match.decks[seat]
    strange = _difference(now.realm_deck, deck.realm_deck)
    if "sideboard" in match.name.variants:
        return strange + _difference(_with_board(now), _with_board(deck))
    strange += _difference(now.sideboard, deck.sideboard) + _difference(_dungeon(now), _dungeon(deck))
    if match.name.type == "masters-strategy":
        return strange + (Counter(deck.cards) - Counter(now.cards) - Counter(match.registered[seat].booster))
    return strange + _difference(now.cards, deck.cards)


def _difference(one: Sequence[str], other: Sequence[str]) -> Counter[str]:
    have, wanted = Counter(one), Counter(other)
    return (wanted - have) + (have - wanted)


def _from_sideboard(match: Match, seat: int, out: Sequence[str], into: Sequence[str]) -> Deck:
    deck = match.decks[seat]
    if not match.games:
        raise DeckRefused("exchange-before-first")
    if not deck.sideboard:
        raise DeckRefused("exchange-no-sideboard", seat=str(seat + 1))
    _one_for_one(out, into, "option.sideboard.one-for-one")
    dungeons_out = [card for card in out if card == deck.dungeon]
    dungeons_in = [card for card in into if printing(card).type == "dungeon"]
    if len(dungeons_out) != len(dungeons_in):  # conflict.sideboard.deck-limits
        raise DeckRefused("exchange-dungeon")
    rule = "option.sideboard.one-for-one"
    rest_out, rest_in = [c for c in out if c not in dungeons_out], [c for c in into if c not in dungeons_in]
    cards = _moved(deck.cards, rest_out, rest_in, "deck", rule)
    dungeon = _moved(_dungeon(deck), dungeons_out, dungeons_in, "deck", rule)  # refuses one that goes out twice
    board = _moved(deck.sideboard, into, out, "sideboard", rule)
    return replace(deck, cards=cards, sideboard=board, dungeon=dungeon[0] if dungeon else None)


def _from_booster(match: Match, seat: int, out: Sequence[str], into: Sequence[str]) -> Deck:
    rule = "format.masters-strategy.booster-swap"
    if not match.games and seat not in match.played_before:
        raise DeckRefused("exchange-booster-later", rule=rule)
    if seat in match.exchanged:
        raise DeckRefused("exchange-once", seat=str(seat + 1), rule=rule)
    _one_for_one(out, into, rule)
    if len(into) > MOST_EXCHANGED:
        raise DeckRefused("exchange-too-many", count=str(len(into)), most=str(MOST_EXCHANGED), rule=rule)
    _moved(match.registered[seat].booster, into, (), "booster", rule)  # refuses what is not in it
    deck = match.decks[seat]
    return replace(deck, cards=_moved(deck.cards, out, into, "deck", rule))


def _one_for_one(out: Sequence[str], into: Sequence[str], rule: str) -> None:
    if len(out) != len(into):
        raise DeckRefused("exchange-one-for-one", going=str(len(out)), coming=str(len(into)), rule=rule)
    if not out:
        raise DeckRefused("exchange-nothing", rule=rule)


def _moved(pile: Sequence[str], out: Sequence[str], into: Sequence[str], what: str, rule: str) -> tuple[str, ...]:
    """The pile without some of its cards and with others; DeckError for a card that is not in it."""
    left = Counter(pile)
    for card in out:
        if not left[card]:
            raise DeckRefused("exchange-not-in", card=card, what=what, rule=rule)
        left[card] -= 1
    stay = list(pile)
    for card in out:
        stay.remove(card)
    return (*stay, *into)


def _with_board(deck: Deck) -> tuple[str, ...]:
    return (*deck.cards, *deck.sideboard, *_dungeon(deck))


def _dungeon(deck: Deck) -> tuple[str, ...]:
    return (deck.dungeon,) if deck.dungeon else ()
