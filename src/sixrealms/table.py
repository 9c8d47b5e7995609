"""The public way to play: start a game, list what may be done, do it, look, ask why.

>>> from sixrealms import apply, legal_actions, new_game
>>> state = new_game(decks=["A-1", "B-1"], seed=7)
>>> for _ in range(20):
...     state = apply(state, legal_actions(state)[0])
>>> state.result is None  # nobody has won yet
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import overload

from sixrealms.engine import explain as reasons
from sixrealms.engine.action import Action
from sixrealms.engine.chance import Seed, is_seed
from sixrealms.engine.flow.game import begin
from sixrealms.engine.kit import GameSetup, Kit
from sixrealms.engine.power import Power
from sixrealms.engine.reason import Reason
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import State
from sixrealms.errors import OptionRefused

#: Settings a setup may name beside the optional rules of `sixrealms.options`: "cut" = "ask" lets the player on the
#: right cut each deck (setup.cut); "hour" = "0" to "23" is the hour of the day at which the game is played, for cards
#: that ask (gloss.base-level.conditional); "oldest" is the seat, from 1, of the oldest player, who lays the first realm
#: where realms are laid before the game (tyrant.setup.order), the first seat without it; "game" is the name of the game
#: in the game's own shorthand, which puts the options it speaks of in force (notation.order); "example" is the card
#: whose example the game begins in (scenarios/examples.py), "exercise" the lesson or puzzle (exercises/exercise.py);
#: `start` refuses both, for it deals.
SETTINGS = ("cut", "example", "exercise", "game", "hour", "oldest")
_HOURS = frozenset(str(hour) for hour in range(24))


def kit_for(setup: GameSetup, power_of: Callable[[str], Power | None] | None = None, *, as_listed: bool = False) -> Kit:
    """Definitions of every card of a setup, with the powers the program knows; `as_listed` for a position that was
    laid (`Kit`).
    """
    from sixrealms import catalogue, options, rulesets  # takes time to load
    from sixrealms.powers import registry

    ruleset = rulesets.named(setup.ruleset)
    if not 2 <= len(setup.decks) <= 8:
        raise OptionRefused("start-players", players=len(setup.decks))
    if setup.size not in ruleset.sizes:
        known = ", ".join(str(n) for n in ruleset.sizes)
        raise OptionRefused("start-ruleset-size", ruleset=ruleset.name, size=setup.size, known=known)
    composed = options.compose(ruleset, setup.size, len(setup.decks), rules_in_force(setup.options, setup.size))
    _check_realm_decks(setup, composed.realm_decks)
    check_oldest(setup.options, len(setup.decks), composed.realm_decks)
    return Kit(
        setup,
        composed.ruleset,
        catalogue.printing,
        power_of or registry.power_of,
        composed.rulebook,
        composed.opening,
        as_listed=as_listed,
    )


def kept_kit(setup: GameSetup, *, as_listed: bool = False) -> Kit:
    """The same for a game that is loaded again and again: that of the last few games is kept while no power changes."""
    from sixrealms.powers import registry  # takes time to load

    return _kept_kit(setup, as_listed, registry.written())


@lru_cache(maxsize=8)
def _kept_kit(setup: GameSetup, as_listed: bool, written: int) -> Kit:
    return kit_for(setup, as_listed=as_listed)


def _check_realm_decks(setup: GameSetup, sizes: tuple[int, ...]) -> None:
    """Refuse a game with decks of realms it has no use for, or without those it needs (tyrant.decks.*)."""
    from sixrealms.options import Numbers  # takes time to load

    if not sizes:
        if setup.realm_decks:
            raise OptionRefused("start-no-realm-decks")
        return
    if len(setup.realm_decks) != len(setup.decks):
        raise OptionRefused(
            "start-realm-decks", wanted=Numbers(sizes), have=len(setup.realm_decks), players=len(setup.decks)
        )


def check_oldest(given: Iterable[tuple[str, str]], players: int, realm_decks: tuple[int, ...]) -> None:
    """Refuse an oldest player where no realms are laid before the game, or who does not sit there
    (tyrant.setup.order).
    """
    oldest = dict(given).get("oldest")
    if oldest is None:
        return
    if not realm_decks:
        raise OptionRefused("start-oldest-alone")
    if oldest not in map(str, range(1, players + 1)):
        raise OptionRefused("start-oldest", value=repr(oldest), players=players)


def rules_in_force(given: Iterable[tuple[str, str]], size: int) -> dict[str, str]:
    """The optional rules among the options of a setup, those the name of the game speaks of included.

    OptionError for a setting that cannot be, and where a rule that is given contradicts the name.
    """
    settings = dict(given)
    if settings.get("hour", "0") not in _HOURS:
        raise OptionRefused("start-hour", value=repr(settings["hour"]))
    if "ante" in settings:
        raise OptionRefused("start-no-ante")
    rules = {name: value for name, value in settings.items() if name not in SETTINGS}
    if "game" not in settings:
        return rules
    from sixrealms import formats  # takes time to load
    from sixrealms.formats.options_of import chosen_by
    from sixrealms.options import named as option_called
    from sixrealms.options.values import agreed

    called = formats.asked_for(settings["game"])
    if called.size != size:
        raise OptionRefused("start-named-size", one=called.shorthand, wanted=called.size, size=size)
    named = chosen_by(called)
    for name in named.keys() & rules.keys():
        both = agreed(option_called(name), named[name], rules[name])
        if both is None:
            raise OptionRefused(
                "start-named-otherwise",
                one=name,
                value=repr(rules[name]),
                game=called.shorthand,
                named=repr(named[name]),
            )
        rules[name] = both
    return named | rules


def start(setup: GameSetup, power_of: Callable[[str], Power | None] | None = None) -> State:
    """The first decision of the game a setup describes; the same setup always gives the same game.

    OptionRefused for a seed that is neither a whole number nor a key (chance.KEY_PATTERN), and for a game that began in
    the example of a card, a lesson or a puzzle: it was laid, not dealt.
    """
    if not is_seed(setup.seed):
        raise OptionRefused("start-seed", value=repr(setup.seed))
    if {"example", "exercise"} & dict(setup.options).keys():
        raise OptionRefused("example-not-kept")
    state = State(kit_for(setup, power_of), setup.seed)
    begin(state)
    run(state)
    return state


def new_game(
    decks: Sequence[str | Iterable[str]],
    *,
    seed: Seed = 0,
    ruleset: str = "tournament",
    size: int | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    realm_decks: Sequence[Iterable[str]] = (),
    game: str = "",
) -> State:
    """A new game. Each deck is the name of a shipped deck or an iterable of printing ids; `options` are the optional
    rules in force ({"destroyed-worlds": "on"}; see `sixrealms.options`) and SETTINGS.

    `seed` is a whole number, or a key that nobody can guess the draws from (chance.KEY_PATTERN). `game` names the game
    in the game's own shorthand ("King's Decree (Questing) - Enhanced [75]"): it sets the size and puts its options in
    force. The size is otherwise 55 if nothing is said. Whether a deck is legal is not asked here but by
    `decks.limits_check.problems`. Raises OptionError for an impossible number of players, size, seed or option,
    DeckError for an unknown deck and CatalogueError for an unknown card.
    """
    from sixrealms import decks as shipped  # takes time to load
    from sixrealms import formats

    given = dict(options or {})
    if game:
        called = formats.asked_for(game)
        size = called.size if size is None else size
        given["game"] = called.listing
    lists: list[tuple[str, ...]] = []
    dungeons: list[str] = []
    for deck in decks:
        if isinstance(deck, str):
            found = shipped.named(deck)
            lists.append(tuple(found.cards))
            dungeons.append(found.dungeon or "")
        else:
            lists.append(tuple(deck))
            dungeons.append("")
    return start(
        GameSetup(
            ruleset,
            55 if size is None else size,
            tuple(lists),
            seed,
            tuple(dungeons),
            tuple(names),
            tuple(sorted(given.items())),
            tuple(tuple(realms) for realms in realm_decks),
        )
    )


def legal_actions(state: State) -> tuple[Action, ...]:
    """Everything the player whose decision is pending may answer; empty when the game is over."""
    return state.pending.options if state.pending is not None else ()


def apply(state: State, action: Action) -> State:
    """The state after the pending decision is answered; the given state is not changed. If a log is kept, the new
    state has one of its own that goes on from it.

    Raises IllegalAction with its reasons if the action is not one of the options.
    """
    check(state, action)
    after = state.copy()
    after.log = state.log.copy() if state.log is not None else None
    advance(after, action)
    return after


class IllegalAction(ValueError):
    """An action that is not allowed now; `reasons` say why."""

    def __init__(self, action: Action, why: list[Reason]) -> None:
        self.action = action
        self.reasons = why
        super().__init__(f"{action.verb} is not allowed: " + "; ".join(f"{r.message} ({r.rule})" for r in why))


def check(state: State, action: Action) -> None:
    """Raise IllegalAction unless the action is one of the options."""
    if state.pending is None or action not in state.pending.options:
        raise IllegalAction(action, explain(state, state.pending.player if state.pending else 0, action))


@overload
def explain(state: State, player: int, what: Action) -> list[Reason]: ...
@overload
def explain(state: State, player: int, what: int) -> list[tuple[Action, list[Reason]]]: ...
def explain(state: State, player: int, what: Action | int) -> list[Reason] | list[tuple[Action, list[Reason]]]:
    """Why `player` (0 to n-1) may not do something now.

    Of an action: every reason against it, none if and only if it is legal. Of a card (its number in the view):
    everything they could want to do with it, each with the reasons against it. About a card they cannot know they learn
    nothing. Raises ValueError for a seat or card that is not in the game.
    """
    if not 0 <= player < state.n:
        raise ValueError(f"there is no seat {player}; seats are 0 to {state.n - 1}")
    if isinstance(what, Action):
        return reasons.why_not(state, player, what)
    if not 0 <= what < len(state.zone):
        raise ValueError(f"there is no card {what}; cards are 0 to {len(state.zone) - 1}")
    return reasons.why_card(state, player, what)
