"""The games of a match, from the registered lists to the player who has won two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixrealms import rulesets
from sixrealms.decks import Deck, realm_decks
from sixrealms.decks.limits_check import Found
from sixrealms.engine import marks
from sixrealms.engine.chance import Seed
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.errors import DeckRefused, OptionRefused, Phrase
from sixrealms.formats import GameName
from sixrealms.formats.deck_legality import problems
from sixrealms.formats.name_of_setup import called
from sixrealms.formats.options_of import chosen_by, options_of_setup
from sixrealms.match.locked_decks import destroyed, same_lists
from sixrealms.match.registration import Offence, Registration
from sixrealms.options import compose

WINS: Final = 2  # tournament.match.first-to-two


@dataclass(frozen=True, slots=True)
class GameScore:
    """One game that was played to its end. Games that were started over are none (`mulligan.no-result`)."""

    winners: tuple[int, ...]
    unrazed: tuple[int, ...]  # realms of each seat at the end
    mulligans: tuple[int, ...]  # how often each seat had the game started over in a row, before this one was played


@dataclass(frozen=True)
class Match:
    """Everything about a match. The functions of this package give a new one and leave the old one as it was."""

    name: GameName
    ruleset: str
    registered: tuple[Registration, ...]  # by seat; never changes during an event
    decks: tuple[Deck, ...]  # as they are now, exchanges included
    games: tuple[GameScore, ...] = ()
    torn: tuple[tuple[str, ...], ...] = ()  # cards physically destroyed, by seat, until they are replaced
    exchanged: tuple[int, ...] = ()  # seats that have used their booster (format.masters-strategy.booster-swap)
    played_before: tuple[int, ...] = ()  # seats that have finished a game of this event in an earlier match

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.registered)

    @property
    def without_sideboard(self) -> tuple[int, ...]:
        """The seats whose opponents must be told that they have none (`variant.sideboard.opt-out-notice`)."""
        if "sideboard" not in self.name.variants:
            return ()
        return tuple(seat for seat, deck in enumerate(self.decks) if not deck.sideboard)

    @property
    def sideboard_counts(self) -> tuple[int, ...]:
        """What everybody may know of a sideboard: the number of its cards (`option.sideboard.count-check`)."""
        return tuple(len(deck.sideboard) for deck in self.decks)


def open_match(
    name: GameName,
    registered: Sequence[Registration],
    *,
    ruleset: str = "tournament",
    decks: Sequence[Deck] | None = None,
    exchanged: Sequence[int] = (),
    played_before: Sequence[int] = (),
) -> Match:
    """A match before its first game, with the registered decks.

    `decks` are what the players really bring. They must be the registered lists (`variant.sideboard.restore`,
    `protocol.deck-locked`); Offence is raised otherwise. Who has used their booster (`exchanged`) is registered with
    the deck they changed. DeckError for a deck that is not legal for the name, with the rule; OptionError for a name
    that so many cannot play or that contradicts itself.
    """
    if not 2 <= len(registered) <= 8:
        raise OptionRefused("match-players", count=str(len(registered)))
    compose(rulesets.named(ruleset), name.size, len(registered), chosen_by(name))
    brought = tuple(one.deck for one in registered) if decks is None else tuple(decks)
    match = Match(
        name,
        ruleset,
        tuple(registered),
        brought,
        torn=((),) * len(registered),
        exchanged=tuple(exchanged),
        played_before=tuple(played_before),
    )
    for seat, (deck, registration) in enumerate(zip(brought, registered, strict=True)):
        if not same_lists(deck, registration.deck):
            rule = "variant.sideboard.restore" if "sideboard" in name.variants else "protocol.deck-locked"
            raise Offence(seat, rule, Phrase("offence-not-restored"))
        require_legal(match, seat, deck)
    return match


def require_legal(match: Match, seat: int, deck: Deck) -> None:
    """DeckError with the first problem unless the deck may be played; a torn card is missing by right."""
    whole = replace(deck, cards=(*deck.cards, *match.torn[seat]))
    issued = match.registered[seat].issued if match.name.type in ("sealed-deck", "masters-strategy") else None
    found = problems(whole, match.name, ruleset=match.ruleset, players=match.players, issued=issued)
    if found:
        raise DeckRefused("match-deck", seat=str(seat + 1), problem=Found(found[0]), more=len(found) - 1)


def setup(match: Match, seed: Seed, *, names: Sequence[str] = (), melons: Sequence[int] = ()) -> GameSetup:
    """What `table.start` needs for the next game; DeckError when the match is over."""
    if (champion := winner(match)) is not None:
        raise DeckRefused("match-over", seat=str(champion + 1))
    return GameSetup(
        match.ruleset,
        match.name.size,
        tuple(deck.cards for deck in match.decks),
        seed,
        tuple(deck.dungeon or "" for deck in match.decks),
        tuple(names),
        options_of_setup(match.name, melons),
        realm_decks(match.decks),
    )


def finished(match: Match, state: State) -> Match:
    """The match with one more game; torn cards are out of their decks until the match is over.

    DeckError for a game that is not over or was played with other decks, and when the match is decided already;
    OptionError for one played by other rules.
    """
    setup(match, 0)  # refuses a match that is decided
    if state.result is None:
        raise DeckRefused("match-not-over")
    _require_same_game(match, state.kit.setup)
    for seat, deck in enumerate(match.decks):
        if len(state.kit.setup.decks) != match.players or not _played_with(state.kit.setup, seat, deck):
            raise Offence(seat, "protocol.deck-locked", Phrase("offence-other-deck"))
    score = GameScore(
        state.result.winners,
        state.result.unrazed,
        tuple(state.marks.get(marks.MULLIGANS.of(seat), 0) for seat in range(match.players)),
    )
    lost = destroyed(state)
    torn = tuple((*before, *lost.get(seat, ())) for seat, before in enumerate(match.torn))
    decks = tuple(_without(deck, lost.get(seat, ())) for seat, deck in enumerate(match.decks))
    return replace(match, games=(*match.games, score), torn=torn, decks=decks)


def winner(match: Match) -> int | None:
    """The seat that has won two games and so the match; None while nobody has.

    A game that several win together counts for each of them; should two reach two wins at once, the one with more
    unrazed realms in that game goes before the other, then the earlier seat.
    """
    for played in range(1, len(match.games) + 1):
        wins = Counter(seat for game in match.games[:played] for seat in game.winners)
        ahead = [seat for seat, count in wins.items() if count >= WINS]
        if ahead:
            last = match.games[played - 1]
            return min(ahead, key=lambda seat: (-last.unrazed[seat], seat))
    return None


def length(players: int) -> tuple[int, int]:
    """The fewest and the most games in which one of so many players wins two (`tournament.match.length`).

    Games that nobody wins come on top.
    """
    return WINS, players * (WINS - 1) + 1


def next_match(match: Match) -> Match:
    """A new match of the same players with everything as it was registered (`variant.sideboard.restore`).

    The round is over, so torn cards are replaced by copies (`protocol.enter-darkness-replacement`,
    `conflict.protocol.edt-round`). What came out of a booster stays in its deck (`conflict.masters-strategy.when`).
    """
    decks = tuple(
        replace(deck, cards=(*deck.cards, *match.torn[seat])) if seat in match.exchanged else registration.deck
        for seat, (deck, registration) in enumerate(zip(match.decks, match.registered, strict=True))
    )
    everybody = tuple(range(match.players)) if match.games else match.played_before
    return replace(match, decks=decks, games=(), torn=((),) * match.players, played_before=everybody)


def _require_same_game(match: Match, setup: GameSetup) -> None:
    """OptionError unless the game was the one the match is about; who brings a melon is no matter of the name."""
    played = called(setup)
    open_to_table = chosen_by(match.name, melons=(1,))
    besides = [key for key, _ in played.besides if key not in open_to_table]
    if setup.ruleset != match.ruleset or played.name != match.name or besides:
        said = {"played": played.sentence, "by": setup.ruleset, "game": str(match.name), "ruleset": match.ruleset}
        raise OptionRefused("match-other-game", **said)


def _played_with(setup: GameSetup, seat: int, deck: Deck) -> bool:
    """Whether this seat had just this deck in a game, its dungeon card and its realms to lay included."""
    dungeon = setup.dungeons[seat] if setup.dungeons else ""
    realms = setup.realm_decks[seat] if setup.realm_decks else ()
    return (
        Counter(setup.decks[seat]) == Counter(deck.cards)
        and dungeon == (deck.dungeon or "")
        and Counter(realms) == Counter(deck.realm_deck)
    )


def _without(deck: Deck, cards: Sequence[str]) -> Deck:
    left = list(deck.cards)
    for card in cards:
        left.remove(card)
    return replace(deck, cards=tuple(left))
