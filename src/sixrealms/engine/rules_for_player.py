"""The answers that hold for one player: those of the ruleset, unless a card or an option answers for them alone.

Ledger: option.general.enabled-by-dungeon-card. Questions that concern no player in particular are asked of
`kit.ruleset` directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine.board import holding_true
from sixrealms.engine.statics import RuleAnswer

if TYPE_CHECKING:
    from sixrealms.engine.state import State
    from sixrealms.rulesets import Ruleset


#: Questions that are asked for each player by themselves; every other one concerns the whole table.
PER_PLAYER: Final = frozenset(
    {
        "aid_reward", "aiding", "champion_reuse", "cosmos_limit", "cosmos_overflow", "empty_pile", "fear_of_undead",
        "goal", "lent_items_once", "one_round_per_champion", "only_formation_wins", "places", "round_win_razes",
        "shared_victory", "victory_timing", "world_bonus",
    }
)  # fmt: skip


def rules_for(s: State, player: int) -> Ruleset:
    """The ruleset as it binds `player` now; of two answers in force the later one counts."""
    if s.kit.alike:
        return s.kit.ruleset
    key = ("rules", player)
    found: Ruleset | None = s.cache.get(key)
    if found is None:
        answers = {
            static.question: static.answer
            for static, x, _ in holding_true(s, RuleAnswer)
            if static.who.includes(s, player, x)
        }
        found = s.cache[key] = s.kit.answering_otherwise(answers) if answers else s.kit.ruleset
    return found


def goal_for(s: State, player: int) -> int:
    """How many realms the player needs; a team needs what the table says, whoever of it has another goal alone."""
    kit = s.kit
    if kit.ruleset.teams:
        return kit.size.goal
    if kit.alike:
        return kit.ruleset.goal or kit.size.goal
    return rules_for(s, player).goal or s.kit.size.goal


def places_for(s: State, player: int) -> int:
    """How many realms the formation of the player holds (option.barbarian.formation-cap): of the places there are, all
    or fewer; an answer for one player adds none.
    """
    return min(rules_for(s, player).places or s.kit.size.places, s.kit.size.places)


def time_to_win(s: State, player: int) -> Literal["always", "turn-start", "real-turn-start"]:
    """When the player wins with what they need."""
    return rules_for(s, player).victory_timing


def seats_that_win_at_once(s: State) -> tuple[int, ...]:
    """The players who win as soon as they have what they need, the active one first."""
    order = (s.active, *s.seats_after(s.active))
    if s.kit.alike:
        return order if s.kit.ruleset.victory_timing == "always" else ()
    return tuple(p for p in order if time_to_win(s, p) == "always")


def wins_at_any_time(s: State) -> bool:
    """Whether there may be a player who wins as soon as they have what they need. Cheap: asked at every step of a
    game.
    """
    return s.kit.ruleset.victory_timing == "always" or not s.kit.alike
