"""The requests of whoever sets up a table: what can be played, what a name means, whether a deck may be played."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from sixrealms import decks, formats, rulesets
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import DeckFaults
from sixrealms.errors import DeckRefused, OptionRefused
from sixrealms.formats.options_of import chosen_by
from sixrealms.options import compose, for_more_players, named
from sixrealms.options.values import OFF
from sixrealms.server.http.context import Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.refusal import IMPOSSIBLE, Refused
from sixrealms.server.session.new_table import CardList, Word, wanted
from sixrealms.server.session.option_agreement import beside_the_ruleset
from sixrealms.server.views.setup_choices import Playable, playable, says_of
from sixrealms.setup.deck_report import judged
from sixrealms.setup.share_enforced import shares
from sixrealms.setup.wanted_game import MOST_PLAYERS, WantedGame
from sixrealms.table import rules_in_force
from sixrealms.wording import LANGUAGES, say

Language = Annotated[str, Meta(max_length=16)]


class AskedGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game as it is asked for: by its shorthand, or by ruleset, size and options (as in `POST /api/tables`)."""

    game: Annotated[str, Meta(max_length=300)] = ""
    ruleset: Word = "tournament"
    size: int = 0
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    melons: Word = ""
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 2
    language: Language = "en"


class AskedDeck(AskedGame):
    """A deck for such a game: a shipped one by its name, a list of printings, or the text of a deck file."""

    deck: Word | CardList = ""
    realms: CardList = ()
    text: Annotated[str, Meta(max_length=50_000)] = ""
    file: Annotated[str, Meta(max_length=120)] = ""


class OptionInForce(msgspec.Struct, frozen=True):
    """An option of a game and what it does."""

    key: str
    value: str
    name: str
    says: tuple[str, ...]
    rules: tuple[str, ...]


class DoubtTold(msgspec.Struct, frozen=True):
    """A point the documents contradict each other on, with the reading taken, and its entry in the ledger."""

    says: str
    conflict: str


class MeantGame(msgspec.Struct, frozen=True):
    """What a game is called, and what is in force in it. `said` are the options the name itself stands for,
    `optional_rules` those in force that its players have to agree on (`POST /api/tables/ID/seats`).
    """

    game: str
    ruleset: str
    size: int
    goal: int
    said: dict[str, str]
    optional_rules: dict[str, str]
    in_force: tuple[OptionInForce, ...]
    doubts: tuple[DoubtTold, ...]
    advice: tuple[str, ...]


class ProblemTold(msgspec.Struct, frozen=True):
    """One thing that keeps a deck out: the statement, the sentence, what would mend it, the cards it is about."""

    rule: str
    message: str
    mend: str
    cards: tuple[str, ...]


class CheckedDeck(msgspec.Struct, frozen=True):
    """What is wrong with a deck, and its cards as `POST /api/tables` takes them."""

    name: str
    cards: int
    limits: str
    legal: bool
    problems: tuple[ProblemTold, ...]
    not_enforced: tuple[str, ...]
    worlds: dict[str, int]  # cards of each world, the most first
    levels: tuple[int, ...]  # of its champions
    powers: int  # cards with a special power
    enforced: int  # those of them whose power is played
    deck: tuple[str, ...]
    realms: tuple[str, ...]


class SetShareTold(msgspec.Struct, frozen=True):
    """How many printings of a set have a power the program enforces, one it does not know, or none."""

    id: str
    name: str
    official: bool
    enforced: int
    missing: int
    none: int
    percent: int


@get("/api/sets")
async def show_sets() -> tuple[SetShareTold, ...]:
    """How much of every set is enforced."""
    found = await asyncio.to_thread(shares)
    return tuple(SetShareTold(percent=one.percent, **one._asdict()) for one in found)


@get("/api/setup")
async def show_setup(language: FromQuery[str] = "en") -> Playable:
    """Everything a table can be made of, in words of one language."""
    return await asyncio.to_thread(playable, language if language in LANGUAGES else LANGUAGES[0])


@post("/api/game-name", status_code=200)
async def read_game_name(request: Asking, data: JSONBody[AskedGame]) -> Response[MeantGame]:
    """What a game is called and what is in force in it; a shorthand is refused with the place of what is wrong."""
    return Response(await costly(request, meant, data))


@post("/api/deck-check", status_code=200)
async def check_deck(request: Asking, data: JSONBody[AskedDeck]) -> Response[CheckedDeck]:
    """Whether a deck may be played in a game, and everything that keeps it out."""
    return Response(await costly(request, checked, data))


def _game(asked: AskedGame) -> WantedGame:
    """The game; Refused with the place of what is not understood in its name, OptionError for anything else."""
    try:
        return wanted(asked.ruleset, asked.size, asked.game, asked.melons, asked.options)
    except formats.ShorthandMistake as mistake:
        more: dict[str, Any] = {"line": mistake.line, "at": mistake.at, "length": mistake.length}
        raise Refused(
            "game-name", str(mistake), because=mistake, **more, nearest=mistake.nearest, mended=mistake.mended
        ) from None


def meant(asked: AskedGame) -> MeantGame:
    """What the game is; Refused and OptionError for one that cannot be played."""
    game = _game(asked)
    options = rules_in_force(game.options, game.size)
    rules = compose(game.rules, game.size, asked.players, options).ruleset
    language = asked.language
    name = game.called(game.size).name
    doubts = formats.doubts(asked.game) if asked.game else []
    return MeantGame(
        name.shorthand,
        game.rules.name,
        game.size,
        rules.size(game.size).goal,
        chosen_by(name) if asked.game else {},
        beside_the_ruleset(game.rules.name, game.size, asked.players, options),
        tuple(_in_force(key, value, language) for key, value in options.items()),
        tuple(DoubtTold(say(one.message, language, **one.args), one.conflict) for one in doubts),
        tuple(
            say("play-for-more", language, name=option.name, players=option.advised_players)
            for option in for_more_players(options, asked.players)
        ),
    )


def _in_force(key: str, value: str, language: str) -> OptionInForce:
    option = named(key)
    says = tuple(says_of(option, language, value if option.asks or value == OFF else ""))
    return OptionInForce(key, value, option.name, says, option.rules)


def checked(asked: AskedDeck) -> CheckedDeck:
    """The verdict; Refused, OptionError and DeckError for a game or a deck there is no verdict about."""
    one = deck_asked_for(asked)
    if not (asked.game or asked.size):
        offered = rulesets.named(asked.ruleset).sizes
        asked.size = min(offered, key=lambda size: (abs(size - len(one.cards)), size))
    game = _game(asked)
    by = game.called(game.size).sentence if game.options else game.rules.name
    told = judged(one, by, game.faults(one, game.size, asked.players), asked.language)
    cards = (*one.cards, *([one.dungeon] if one.dungeon else []))
    return msgspec.convert({**told, "deck": cards, "realms": one.realm_deck}, CheckedDeck)


def deck_asked_for(asked: AskedDeck) -> Deck:
    """The deck that is sent or named; a list with several faults is refused with all of them as `faults`."""
    if asked.text:
        if asked.deck:
            raise OptionRefused("setup-two-decks")
        if "\0" in asked.text:
            raise DeckRefused("deck-no-text")
        file = asked.file or "deck"
        try:
            return decks.from_text(asked.text, file, file.rpartition(".")[0] or file)
        except DeckFaults as wrong:
            told = [line.strip() for line in wrong.details(asked.language)]
            raise Refused(IMPOSSIBLE, str(wrong), because=wrong, faults=told) from None
    if isinstance(asked.deck, str):
        return decks.named(asked.deck)
    return from_list(asked.file or "deck", asked.deck, realm_deck=asked.realms)
