"""What never changes during a game: the setup it can be rebuilt from, and the card definitions derived from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from sixrealms.engine import chance, marks
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.card_def import ENTRY, MOMENTS, CardDef, definition
from sixrealms.engine.cast_tokens import CastsToken
from sixrealms.engine.compiler_hints import mypyc_attr
from sixrealms.engine.game_setup import GameSetup, HouseRule
from sixrealms.engine.power import Node, Power
from sixrealms.engine.statics import ChangesType, CountsAsType, RuleAnswer
from sixrealms.engine.token_facts import NO_POWER, token_power, token_printing

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing
    from sixrealms.engine.ability import When
    from sixrealms.engine.filed_board import Entry
    from sixrealms.engine.power import Context
    from sixrealms.rulesets import DeckSize, Ruleset

__all__ = ["GameSetup", "HouseRule", "Kit"]


# As plain a class as without the compiler: `dealt` copies it.
@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Kit:
    """Setup, ruleset, definitions, and the objects of a game. Shared by all its states; never changed."""

    __slots__ = (
        "alike",
        "answering",
        "any_power",
        "as_listed",
        "bent",
        "cards",
        "choices",
        "decks",
        "defs",
        "duties",
        "events",
        "index_of",
        "keeps_beneath",
        "lying",
        "made_by",
        "no_answers",
        "no_whens",
        "nodes",
        "offered",
        "opening",
        "owners",
        "players",
        "power_of",
        "questions",
        "realm_decks",
        "rivals",
        "rulebook",
        "ruleset",
        "seats_after",
        "seen_cards",
        "setup",
        "size",
        "sure_types",
        "tokens",
        "types_added",
        "types_change",
        "use_moments",
        "used",
        "used_any_time",
        "used_from_hand",
    )

    def __init__(
        self,
        setup: GameSetup,
        ruleset: Ruleset,
        find: Callable[[str], Printing],
        power_of: Callable[[str], Power | None],
        rulebook: Sequence[HouseRule] = (),
        opening: Sequence[str] = (),
        *,
        as_listed: bool = False,
    ) -> None:
        """`as_listed` numbers the objects as the decks list them: for positions that are laid, not dealt. Otherwise the
        numbers are mixed within each deck, so that the number of a hidden card tells nothing to whoever knows the list.
        """
        self.setup = setup
        self.ruleset = ruleset
        self.size: DeckSize = ruleset.size(setup.size)
        self.players = len(setup.decks)
        self.power_of = power_of
        self.as_listed = as_listed
        self.defs: list[CardDef] = []
        self.index_of: dict[str, int] = {}
        self.nodes: dict[str, Node] = {}
        cards: list[int] = []
        owners: list[int] = []
        dungeons = setup.dungeons or ("",) * self.players
        self.decks: tuple[tuple[int, ...], ...] = ()
        for player, deck in enumerate(setup.decks):
            mine = []
            for pid in self._numbered((*deck, *([dungeons[player]] if dungeons[player] else [])), player, as_listed):
                mine.append(len(cards))
                if pid not in self.index_of:
                    self._define(find(pid), power_of(pid))
                cards.append(self.index_of[pid])
                owners.append(player)
            self.decks = (*self.decks, tuple(mine))
        #: the realms everybody may lay before the game, per seat
        self.realm_decks: tuple[tuple[int, ...], ...] = ()
        for player, realms in enumerate(setup.realm_decks):
            self.realm_decks += (tuple(range(len(cards), len(cards) + len(realms))),)
            cards.extend(self._define(find(pid), power_of(pid)) for pid in self._numbered(realms, player, as_listed))
            owners.extend([player] * len(realms))
        #: cards that are nobody's and lie on the table from the start
        self.opening = tuple(range(len(cards), len(cards) + len(opening)))
        for pid in opening:
            cards.append(self._define(find(pid), power_of(pid)))
            owners.append(0)
        #: the objects that stand for the optional rules in force
        self.rulebook = tuple(range(len(cards), len(cards) + len(rulebook)))
        for rule in rulebook:
            cards.append(self._define(rule.printing, rule.power))
            owners.append(rule.player)
        #: whether a card of this game keeps others beneath it (cards_beneath.py)
        self.keeps_beneath = any(d.keeps_beneath for d in self.defs)
        #: the objects that are no cards until a power makes them, with the ability that makes each (tokens.py)
        self.tokens: dict[int, str] = {}
        self._prepare_tokens(cards, owners)
        #: the notes of what has made each of them: without any, there is none
        self.made_by = frozenset(marks.MADE_BY.of(row) for row in self.tokens)
        self.owners = owners
        self._identify(cards)
        self.any_power = bool(self.nodes)
        #: the questions some card of this game answers and the events some card waits for; nothing else is looked up
        self.questions: frozenset[str] = frozenset().union(*[d.questions for d in self.defs])
        #: the ruleset as powers of this game have bent it so far, by their answers
        self.bent: dict[tuple[tuple[str, Any], ...], Ruleset] = {}
        #: whether the ruleset binds every player alike (rules_for)
        self.alike = RuleAnswer.kind not in self.questions
        #: whether a power of this game changes the types of cards
        self.types_change = ChangesType.kind in self.questions
        #: whether one lets cards count as of another type as well
        self.types_added = CountsAsType.kind in self.questions
        #: by definition the type its cards have wherever they lie if no power has changed it, "" where that is not
        #: enough: an ally may serve as a champion, a realm fight for itself
        self.sure_types = [d.type if d.type_stays and d.type != "ally" else "" for d in self.defs]
        #: whether some card asks who could have attacked (attack_duty.py)
        self.duties = any(d.duty for d in self.defs)
        self.events: frozenset[str] = frozenset().union(*[d.events for d in self.defs])
        #: what is known of who answers and who waits before powers have been copied
        self.no_answers: dict[str, list[Entry] | None] = dict.fromkeys(self.questions)
        self.no_whens: dict[str, list[tuple[When, Context]] | None] = dict.fromkeys(self.events)
        #: moments at which some card of this game has a power to use
        self.use_moments: frozenset[str] = frozenset().union(*[d.use_moments for d in self.defs])
        self.used_from_hand = any(use.zone == "hand" for d in self.defs for use in d.uses)
        if self.ruleset.once_per_turn_anywhere and any(d.waits for d in self.defs):
            self.use_moments |= {"any"}
        if any(d.copies for d in self.defs):
            self.use_moments |= {ENTRY}
        self.used_any_time = "any" in self.use_moments
        zones = (z.POOL, z.FORMATION, z.TABLE)
        #: the lists of all players whose cards lie in play, in the order of the board
        self.lying: Callable[[list[tuple[int, ...]]], tuple[tuple[int, ...], ...]] = itemgetter(
            *[seat * z.LISTED + zone for seat in range(self.players) for zone in zones]
        )
        #: the other seats in order of play, by direction and seat
        seats = range(self.players)
        self.seats_after = {
            d: tuple(tuple((seat + d * i) % self.players for i in seats[1:]) for seat in seats) for d in (1, -1)
        }

    def answering_otherwise(self, answers: Mapping[str, Any]) -> Ruleset:
        """The ruleset with some questions answered differently; there are few such in a game, each is made once."""
        key = tuple(sorted(answers.items()))
        found = self.bent.get(key)
        if found is None:
            found = self.bent[key] = self.ruleset.with_answers(**answers)
        return found

    def _numbered(self, deck: tuple[str, ...], player: int, as_listed: bool) -> tuple[str, ...]:
        return deck if as_listed else chance.mixed(deck, self.setup.seed, player)

    def _define(self, printing: Printing, power: Power | None) -> int:
        """The number of the definition of a printing, made when it is first needed."""
        found = self.index_of.get(printing.id)
        if found is None:
            found = self.index_of[printing.id] = len(self.defs)
            self.defs.append(definition(printing, power, self.ruleset))
            self.nodes.update(self.defs[-1].nodes)
        return found

    def _prepare_tokens(self, cards: list[int], owners: list[int]) -> None:
        """Rows for what powers of this game make that is no card: for every player as many as they have cards with that
        power, and one at least, since powers are copied.
        """
        makers = [(index, node) for index, d in enumerate(self.defs) for node in d.makers]
        held = Counter(zip(owners, cards, strict=True)) if makers else Counter[tuple[int, int]]()
        for index, node in makers:
            printing = token_printing(self.defs[index].printing, node)
            power = token_power(node.key, node.play) if isinstance(node, CastsToken) else NO_POWER
            made = self._define(printing, power)
            for player in range(self.players):
                for _ in range(max(1, held[player, index])):
                    self.tokens[len(cards)] = node.key
                    cards.append(made)
                    owners.append(player)

    def _identify(self, cards: list[int]) -> None:
        """Say which definition every object has, and sort the objects by what is asked of them most."""
        self.cards = cards
        #: objects as they were last seen: by whose eyes, and by all that the view tells them from (view.py)
        self.seen_cards: dict[int, dict[Any, Any]] = {}
        offered: dict[str, set[int]] = {moment: set() for moment in MOMENTS}
        used: dict[str, set[int]] = {moment: set() for moment in (*MOMENTS, ENTRY)}
        same: dict[str, list[int]] = {}
        for card, index in enumerate(cards):
            d = self.defs[index]
            for moment in MOMENTS if d.any_time else d.offered:
                offered[moment].add(card)
            if d.uses:
                for moment in self._moments_of_use(d):
                    used[moment].add(card)
            if d.cosmos:
                same.setdefault(d.cosmos, []).append(card)
        #: to choose each object
        self.choices = [Action("choose", card) for card in range(len(cards))]
        #: the objects some way to play which is offered at a moment
        self.offered = {moment: frozenset(found) for moment, found in offered.items()}
        #: the objects some power of which may be used at a moment (power_uses._offered)
        self.used = {moment: frozenset(found) for moment, found in used.items()}
        self.answering = frozenset(card for card, index in enumerate(cards) if self.defs[index].answers)
        #: the objects the Rule of the Cosmos takes for the same card, for every object that has any beside itself
        self.rivals = {card: tuple(alike) for alike in same.values() if len(alike) > 1 for card in alike}

    def _moments_of_use(self, d: CardDef) -> Collection[str]:
        """When some power of the card may be used: one of phase 3 chooses as the card enters what it copies, and may
        wait where the ruleset says so (once.window, copy.on-entry).
        """
        if "any" in d.use_moments or ("3" in d.use_moments and self.ruleset.once_per_turn_anywhere):
            return (*MOMENTS, ENTRY)
        return d.use_moments | {ENTRY} if "3" in d.use_moments else d.use_moments

    def dealt(self, cards: list[int]) -> Kit:
        """The same definitions with the objects being other cards: how a player imagines what they cannot know."""
        other = copy(self)
        other._identify(cards)
        return other
