"""What an event is going to be: decided beforehand and announced (`protocol.post-options`)."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sixrealms import formats, options, rulesets
from sixrealms.engine.ability import Always
from sixrealms.engine.victory_statics import Victory
from sixrealms.errors import OptionRefused
from sixrealms.formats import GameName
from sixrealms.formats.options_of import chosen_by
from sixrealms.options.composition import Composed
from sixrealms.rulesets.ruleset import DeckSize
from sixrealms.tournament.pairing.table_sizes import FEWEST, Policy
from sixrealms.tournament.refusals import refused

Words = Annotated[str, Meta(max_length=80)]
Scheme = Literal["grid", "swiss", "round-robin"]

LONGEST_NAME: Final = 60
MOST_ENTRANTS: Final = 6_000
PERSONS_IN_A_TEAM: Final = 2  # format.team-spirit.teams
_MOST_SEED: Final = 2**53 - 1


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name and place of an event, the game, how rounds are made, and who answers for it.

    `scored` has no default: whether results count is decided by a person (`running.kinds`). `rounds` is
    the number of Swiss rounds, 0 for as many as the field needs; `cut` the size of the final table after Swiss or
    round-robin rounds, 0 for none. In a team event every entrant is a team; with a `team_size` every entrant plays for
    themselves, and their team stands by what its members have.
    """

    name: Words
    scored: bool
    game: Annotated[str, Meta(max_length=300)] = "Spellfire: Championship [55]"
    rules_text: Annotated[str, Meta(max_length=4000)] = ""  # tournament.types.custom: the rules of a type of its own
    ruleset: Words = "tournament"
    convention: Words = ""
    convention_code: Words = ""  # report.form.fields
    tournament_code: Words = ""
    date: Words = ""  # as in 2026-11-22
    place: Words = ""
    scheme: Scheme = "grid"
    table_size: Literal[3, 4] = 3  # tournament.table.three-players
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    cut: Annotated[int, Meta(ge=0, le=16)] = 0
    fours_later: bool = False  # conflict.grid.wildcard-or-four-player: tables of four instead of players brought back
    redraw: bool = False  # conflict.grid.advancement-implicit: winners are seated by lot
    byes: bool = False  # conflict.tournament.byes: a type of its own that is played at full tables only
    bye_points: Annotated[int, Meta(ge=0, le=4)] = 0  # what a bye is worth before it is multiplied
    wins: Annotated[int, Meta(ge=1, le=3)] = 2  # tournament.match.first-to-two
    points_multiplier: Annotated[int, Meta(ge=1, le=5)] = 1  # notation.double-points
    semifinalist_bonus: Annotated[int, Meta(ge=0, le=10)] = 0  # conflict.scoring.semifinalist
    seed: Annotated[int, Meta(ge=0, le=_MOST_SEED)] = 0
    team_event: bool = False
    team_size: Annotated[int, Meta(ge=0, le=4)] = 0  # players for themselves who are teams of so many; 0: no teams
    team_counts: Annotated[int, Meta(ge=0, le=4)] = 0  # how many members count for their team, the best; 0: all
    decks: Literal["none", "welcome", "required"] = "welcome"  # variant.sideboard.registration
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0  # of a round; 0: as long as it takes
    advertised: bool = False  # running.scored.requirements
    convention_event: bool = False  # running.advertising.minimum
    coordinator: Words = ""
    judges: Annotated[tuple[Words, ...], Meta(max_length=40)] = ()


def game_of(plan: Plan) -> GameName:
    """The game the shorthand of a plan stands for; ShorthandMistake shows what is not understood."""
    return _named(plan.game, plan.rules_text)


def is_sealed(plan: Plan) -> bool:
    """Whether everybody plays what comes out of their box (`format.sealed-deck.one-deck`)."""
    return game_of(plan).type in ("sealed-deck", "masters-strategy")


def has_boosters(plan: Plan) -> bool:
    """Whether a booster is packed with every deck (`format.masters-strategy.booster-swap`)."""
    return game_of(plan).type == "masters-strategy"


def deck_size_of(plan: Plan) -> DeckSize:
    """What wins the game of a plan, and how many places a formation has, or those of a team together."""
    return _deck_size(plan.game, plan.rules_text, plan.ruleset, plan.table_size, plan.team_event)


def wins_at_once(plan: Plan) -> int:
    """How many unrazed realms win the game of a plan at whatever moment a player has them; 0 where none do.

    None do where the beginning of a turn decides (`victory.barbaric`, `format.team-spirit.victory`), where something
    else wins (`format.conquerors-game.victory`), where the realms of a team are told together, and where the rules are
    an organiser's own, which nobody here can read.
    """
    if plan.team_event or plan.rules_text:
        return 0
    composed = _composed(plan.game, plan.rules_text, plan.ruleset, plan.table_size)
    powers = (ability for rule in composed.rulebook for ability in rule.power.abilities)
    if any(isinstance(ability, Always) and isinstance(ability.what, Victory) for ability in powers):
        return 0
    return deck_size_of(plan).goal if composed.ruleset.victory_timing == "always" else 0


@cache
def _deck_size(game: str, rules_text: str, ruleset: str, table_size: int, team_event: bool) -> DeckSize:
    name = _named(game, rules_text)
    persons = PERSONS_IN_A_TEAM if team_event else 1
    size = _composed(game, rules_text, ruleset, table_size * persons).ruleset.size(name.size)
    return replace(size, places=size.places * persons)


@cache
def _composed(game: str, rules_text: str, ruleset: str, persons: int) -> Composed:
    name = _named(game, rules_text)
    return options.compose(rulesets.named(ruleset), name.size, persons, chosen_by(name))


def has_byes(plan: Plan) -> bool:
    """Whether whoever is left over has a bye, since nothing but full tables of three can play.

    Teams of Team Spirit do (`format.team-spirit.teams`), and types of an organiser's own that say so. Everywhere else
    tables of four let everybody play (`tracking.four-player-balance`).
    """
    return plan.byes or game_of(plan).type == "team-spirit"


def has_ties(plan: Plan) -> bool:
    """Whether all players of a table may agree that a game has no winner: by a rule of the type (`tyrant.stalemate`),
    or where the rules are an organiser's own, which nobody here can read.
    """
    return bool(plan.rules_text) or game_of(plan).type == "tyrants-game"


def policy_of(plan: Plan) -> Policy:
    """What the plan decides about the scheme of a grid."""
    return Policy(fours_later=plan.fours_later, redraw=plan.redraw, threes=has_byes(plan))


def _named(game: str, rules_text: str) -> GameName:
    return formats.asked_for(f"{game}\n{rules_text}" if rules_text else game)


def checked(plan: Plan) -> Plan:
    """The plan with tidy words, if an event can be held by it.

    TournamentError, OptionError (a game that is not understood) or CatalogueError otherwise.
    """
    name = _tidy(plan.name)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refused("event-name", most=LONGEST_NAME)
    game = game_of(plan)
    rules = rulesets.named(plan.ruleset)
    if game.size not in rules.sizes:
        known = ", ".join(map(str, rules.sizes))
        raise OptionRefused("start-ruleset-size", ruleset=rules.name, size=game.size, known=known)
    if game.type == "team-spirit" and not plan.team_event:
        raise refused("team-game", "format.team-spirit.teams")
    deck_size_of(plan)  # refuses options that contradict one another
    if plan.scheme == "grid" and (plan.rounds or plan.cut):
        raise refused("grid-has-its-rounds", "grid.general.recommended")
    if plan.cut in (1, 2):
        raise refused("cut-too-small", "running.scored.three-player-games", cut=plan.cut)
    _check_byes(plan)
    if plan.team_size == 1 or (plan.team_size and plan.team_event) or plan.team_counts > plan.team_size:
        raise refused("team-size", counts=plan.team_counts, size=plan.team_size)
    if plan.date and not _is_a_day(plan.date):
        raise refused("date", date=plan.date)
    words = {field: _tidy(getattr(plan, field)) for field in ("convention", "place", "coordinator")}
    judges = tuple(dict.fromkeys(judge for judge in map(_tidy, plan.judges) if judge))
    return msgspec.structs.replace(plan, name=name, judges=judges, **words)


def _check_byes(plan: Plan) -> None:
    """EventRefused for byes where everybody can play, and for tables or cuts that full tables of three cannot be."""
    full = has_byes(plan)
    own_rules = bool(plan.rules_text) or game_of(plan).type == "team-spirit"
    if (plan.byes and not own_rules) or (plan.bye_points and not full):
        raise refused("no-byes", "tracking.four-player-balance", "tracking.never-turn-away")
    if full and (plan.table_size != FEWEST or plan.cut % FEWEST):
        raise refused("byes-full-tables", "conflict.tournament.byes", size=FEWEST)


def _tidy(words: str) -> str:
    return " ".join(words.split())


def _is_a_day(text: str) -> bool:

    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
