"""What is played at a new table, who sits down there with which deck, and the setup that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from sixrealms import decks, rulesets
from sixrealms.decks.deck import Deck, from_list
from sixrealms.engine.chance import Seed
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import OptionError, OptionRefused
from sixrealms.formats import shorthand
from sixrealms.options import named
from sixrealms.players.opponents import free_name
from sixrealms.players.roster import bot
from sixrealms.ratings import Rating
from sixrealms.server import randomness
from sixrealms.server.game import clocks, timed_windows
from sixrealms.server.game.clocks import ClockRules
from sixrealms.server.game.seats import Chair, Spectators, TablePlan
from sixrealms.server.refusal import Refused
from sixrealms.server.session import option_agreement as agreement
from sixrealms.server.views.open_hands import DELAY
from sixrealms.setup.seating import MOST_PLAYERS, SeatedPlayer, deck_faults, decks_for, setup_for
from sixrealms.setup.wanted_game import WantedGame, wanted_game
from sixrealms.wording import LANGUAGES, say

Word = Annotated[str, Meta(max_length=60)]
PrintingId = Annotated[str, Meta(max_length=16)]
CardList = Annotated[tuple[PrintingId, ...], Meta(max_length=250)]
LONGEST_NAME: Final = 24
_TOKEN_BYTES: Final = 24


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits down: their name, and a shipped deck by its name or a list of printings. Neither is needed; who
    gives no name is called a guest in their `language`. `agreed` are the optional rules they accept, all the table
    plays with, as it tells them; whoever makes a table accepts them by making it. `oldest`: they are older than
    everybody who sits there already, which counts where the oldest begins (tyrant.setup.order). `rated`: they agree
    that the game changes their rating, where it does.
    """

    name: Word = ""
    language: Word = ""
    deck: Word | CardList = ""
    deck_name: Word = ""  # what a list of printings is called
    realms: CardList = ()
    seat: int = -1  # -1: the first free one
    agreed: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    oldest: bool = False
    rated: bool = False


class Computer(msgspec.Struct, forbid_unknown_fields=True):
    """The wish of whoever holds this token that a computer player sits down on a free seat."""

    token: Word
    bot: Word = "greedy"
    seat: int = -1  # -1: the first free one


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of a table to be: for a person, or with the name of the computer player that sits there."""

    bot: Word = ""
    deck: Word | CardList = ""
    deck_name: Word = ""
    realms: CardList = ()


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody asks for, themselves on the first seat that is a person's.

    `game` is the shorthand of a game and stands for size and options, `melons` are the seats with one for its Melon
    Rule; `any_deck` lets in decks that are not legal. Without a size it is the smallest of the ruleset. Without a
    `clock` everybody thinks as long as they like. Spectators who may see hands see them `delay` decisions late;
    `spectators` are who may, those who never may, or nobody. A `window` of some seconds is open for whatever others
    may respond to, whether they can or not. A `rated` game changes the ratings of all who play: people with accounts
    who agree to it.
    """

    seats: Annotated[tuple[Place, ...], Meta(min_length=2, max_length=MOST_PLAYERS)]
    guest: Guest = msgspec.field(default_factory=Guest)
    ruleset: Word = "tournament"
    size: int = 0
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    game: Annotated[str, Meta(max_length=300)] = ""
    melons: Word = ""
    any_deck: bool = False
    public: bool = False
    clock: ClockRules | None = None
    delay: Annotated[int, Meta(ge=0, le=500)] = DELAY
    window: float = 0
    spectators: Spectators = "hands"
    rated: bool = False


def plan_of(asked: NewTable) -> TablePlan:
    """What is to be played; OptionError if that is impossible."""
    game = wanted(asked.ruleset, asked.size, asked.game, asked.melons, asked.options)
    game.check(game.size, len(asked.seats))
    clock = clocks.checked(asked.clock) if asked.clock is not None else None
    window = timed_windows.checked(asked.window, clock.days if clock is not None else 0)
    return TablePlan(
        game.rules.name,
        game.size,
        dict(game.options),
        asked.any_deck,
        asked.game,
        len(asked.seats),
        clock,
        asked.delay,
        window,
        asked.spectators,
        patient=window > 0,
        rated=asked.rated,
    )


def wanted(ruleset: str, size: int, name: str, melons: str, options: Mapping[str, str]) -> WantedGame:
    """The game that is asked for; OptionError where its parts are unknown or do not fit together."""
    if name and size:
        raise OptionRefused("setup-two-sizes")
    size = size or (0 if name else min(rulesets.named(ruleset).sizes))
    given = [f"{key}={value}" for key, value in options.items()]
    game = wanted_game(ruleset, size, name or None, melons, given)
    if game.size not in game.rules.sizes:
        offered = ", ".join(map(str, game.rules.sizes))
        raise OptionRefused("start-size", ruleset=game.rules.name, size=size, known=offered)
    return game


def game_of(plan: TablePlan) -> WantedGame:
    """The same as the commands of the terminal know it."""
    name = shorthand.asked_for(plan.game) if plan.game else None
    return WantedGame(rulesets.named(plan.ruleset), plan.size, name, tuple(sorted(plan.options.items())))


def with_sideboards(plan: TablePlan) -> bool:
    """Whether the name of the game says that players may have sideboards (protocol.no-sideboard-by-default)."""
    try:
        return "game" in plan.options and "sideboard" in shorthand.asked_for(plan.options["game"]).variants
    except OptionError:  # of a table another version of the program has made
        return False


def chairs_of(asked: NewTable, plan: TablePlan) -> list[Chair]:
    """The chairs of a new table, nobody on those of persons yet. Refused without a person's seat, and where a rated
    game is to be played with computers or with decks that are not legal.
    """
    if plan.rated and (plan.any_deck or any(place.bot for place in asked.seats)):
        raise Refused("rated-people", "a rated game is played by people alone, with decks that are legal")
    found: list[Chair] = []
    for place in asked.seats:
        if place.bot:
            bot(place.bot)
        found.append(with_deck(Chair(bot=place.bot), place, plan))
    if not any(chair.free for chair in found):
        raise Refused("no-person", "a table needs a seat for a person: leave `bot` out at one of the seats")
    for seat, chair in enumerate(found):
        if chair.bot:
            found[seat] = msgspec.structs.replace(chair, name=free_name(chair.bot, {one.name for one in found}))
    return found


def with_deck(chair: Chair, asked: Guest | Place, plan: TablePlan) -> Chair:
    """The chair with a deck on it, if one is asked for. Refused with everything that is wrong with the deck."""
    deck, realms = asked.deck, asked.realms
    if not deck:
        return chair if not realms else msgspec.structs.replace(chair, realms=realms)
    # a name is looked up among the shipped decks only: nobody may name files of the server
    held = decks.named(deck) if isinstance(deck, str) else from_list(" ".join(asked.deck_name.split()) or "deck", deck)
    realms = realms or held.realm_deck
    if not plan.any_deck:
        faults = deck_faults(replace(held, realm_deck=realms), game_of(plan), plan.size, plan.players, "en")
        if faults:
            raise Refused("deck", f"{held.name} is not legal: {faults[0]}", faults=faults)
    return msgspec.structs.replace(
        chair,
        cards=held.cards,
        dungeon=held.dungeon or "",
        realms=realms,
        deck=held.name,
    )


def seated(
    chairs: Sequence[Chair], guest: Guest, plan: TablePlan, rating: Rating | None = None
) -> tuple[int, Chair, str]:
    """The seat a guest takes, their chair and the token that lets them back to it. Refused if there is no room for
    them. `rating` is theirs at a rated table.
    """
    free = [seat for seat, chair in enumerate(chairs) if chair.free]
    if not free or guest.seat not in (-1, *free):
        raise Refused("taken", "this seat is taken" if free else "all seats of this table are taken")
    seat = free[0] if guest.seat == -1 else guest.seat
    name = " ".join(guest.name.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused("name", f"a name has at most {LONGEST_NAME} characters, all of them printable")
    if name and name in {chair.name for chair in chairs}:
        raise Refused("name", f"somebody at this table is called {name!r}; choose another name")
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    chair = with_deck(chairs[seat], guest, plan)
    if guest.oldest:
        chair = msgspec.structs.replace(chair, elder=1 + max(other.elder for other in chairs))
    spoken = guest.language if guest.language in LANGUAGES else LANGUAGES[0]
    name = name or _free_name(say("guest", spoken), chairs)
    kept = (rating.mean, rating.spread, rating.games) if rating is not None else None
    return seat, msgspec.structs.replace(chair, name=name, token=hashed(token), rating=kept), token


def joining(
    chairs: Sequence[Chair], guest: Guest, plan: TablePlan, rating: Rating | None = None
) -> tuple[int, Chair, str]:
    """The same for whoever sits down at the table of somebody else, and has to accept its optional rules, before a
    word is said of their deck (option.general.agreement), and that it is rated, if it is.
    """
    if any(chair.free for chair in chairs):
        agreement.require(plan, guest.agreed)
        if plan.rated and rating is not None and not guest.rated:
            raise Refused(
                "rated-agreement", "the game of this table is rated, and whoever sits down has to agree to that"
            )
    seat, chair, token = seated(chairs, guest, plan, _of_account(plan, rating))
    return seat, agreement.accepted(chair, plan), token


def founding(
    chairs: Sequence[Chair], guest: Guest, plan: TablePlan, rating: Rating | None = None
) -> tuple[int, Chair, str]:
    """The same for whoever makes the table, and accepts its optional rules, and that it is rated, so."""
    seat, chair, token = seated(chairs, guest, plan, _of_account(plan, rating))
    return seat, msgspec.structs.replace(agreement.accepted(chair, plan), founder=True), token


def _of_account(plan: TablePlan, rating: Rating | None) -> Rating | None:
    """The rating of whoever sits down, None at a table that is not rated; Refused at one that is to all who have no
    account.
    """
    if not plan.rated:
        return None
    if rating is None:
        raise Refused("rated-account", "the game of this table is rated; log in, or make an account, to sit down")
    return rating


def computer_seated(chairs: Sequence[Chair], asked: Computer, plan: TablePlan) -> tuple[int, Chair, str]:
    """The free seat a computer player takes and its chair. Refused unless whoever made the table asks, or the first
    person there where that is not known any more, and at a rated table.
    """
    persons = sorted((chair for chair in chairs if chair.token), key=lambda chair: not chair.founder)
    if not persons or hashed(asked.token) != persons[0].token:
        raise Refused("not-yours", "only whoever made the table seats computer players")
    free = [seat for seat, chair in enumerate(chairs) if chair.free]
    if not free or asked.seat not in (-1, *free):
        raise Refused("taken", "this seat is taken" if free else "all seats of this table are taken")
    if plan.rated:
        raise Refused("rated-people", "a rated game is played by people alone, with decks that are legal")
    bot(asked.bot)
    seat = free[0] if asked.seat == -1 else asked.seat
    name = free_name(asked.bot, {chair.name for chair in chairs})
    return seat, msgspec.structs.replace(chairs[seat], bot=asked.bot, name=name), ""


def hashed(token: str) -> str:
    """A token as it is kept: what lies in the database opens no seat."""
    return sha256(token.encode()).hexdigest()


def setup_of(chairs: Sequence[Chair], plan: TablePlan) -> GameSetup:
    """The setup of the game these people begin; whoever has no deck is given one by chance.

    DeckError and Refused if there is none to give.
    """
    seed = randomness.new_seed()
    game = game_of(plan)
    held = _held(chairs, plan, game, seed)
    setup = setup_for([SeatedPlayer(chair.name, None) for chair in chairs], held, game, plan.size, seed)
    oldest = oldest_of(chairs, plan)
    if oldest < 0 or "oldest" in plan.options:
        return setup
    return replace(setup, options=tuple(sorted((*setup.options, ("oldest", str(oldest + 1))))))


def oldest_of(chairs: Sequence[Chair], plan: TablePlan) -> int:
    """The seat of the oldest, who lays the first realm (tyrant.setup.order): who said so last of those that did, or
    else whoever made the table. -1 in games in which age counts for nothing.
    """
    if not _lays_realms_first(plan):
        return -1
    if (said := plan.options.get("oldest", "")).isdecimal():
        return int(said) - 1
    return max(
        range(len(chairs)), key=lambda seat: (chairs[seat].elder, chairs[seat].founder, not chairs[seat].bot, -seat)
    )


def _lays_realms_first(plan: TablePlan) -> bool:
    try:
        return any(named(key).realm_decks for key in agreement.optional_rules(plan))
    except OptionError:  # of a table another version of the program has made
        return False


def _held(chairs: Sequence[Chair], plan: TablePlan, game: WantedGame, seed: Seed) -> list[Deck]:
    """The deck of every seat; those that are drawn are different ones as far as there are so many."""
    held = [Deck(chair.deck, chair.cards, chair.dungeon or None, realm_deck=chair.realms) for chair in chairs]
    if all(deck.cards for deck in held):
        return held
    drawn, _ = decks_for((), len(chairs), game, seed)
    pool = [deck for deck in drawn if len(deck.cards) == plan.size]
    pool.sort(key=lambda deck: deck.name in {chair.deck for chair in chairs})  # those nobody chose come first
    if not pool:
        raise Refused("deck", f"no deck of {plan.size} cards comes with the program; everybody has to bring one")
    return [deck if deck.cards else pool[seat % len(pool)] for seat, deck in enumerate(held)]


def _free_name(wanted: str, chairs: Sequence[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    numbered = (f"{wanted} {number}" for number in range(2, MOST_PLAYERS + 2))
    return next(name for name in (wanted, *numbered) if name not in taken)
