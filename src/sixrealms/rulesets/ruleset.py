"""A ruleset is a set of answers to named questions. The engine asks; it never looks which ruleset it runs.

Every field names the ledger entry (`rulebook/data/core.yaml` or `conflicts.yaml`) it answers. Options later
replace single answers (`dataclasses.replace`), for the table or for one player.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal


@dataclass(frozen=True)
class DeckSize:
    """What the size of the decks decides (ledger: `setup.hand.*`, `setup.draw.*`, `setup.max-hand.*`)."""

    opening_hand: int
    draw: int
    max_hand: int
    goal: int  # unrazed realms that win (`victory.six-realms`, `victory.110-ten-realms`)
    places: int  # places of the formation (`formation.shape`, `open.formation-ten`)


@dataclass(frozen=True)
class Ruleset:
    """The answers. Defaults are the `tournament` ruleset's; each ruleset lists where it differs."""

    name: str
    sizes: MappingProxyType[int, DeckSize]  # deck.sizes.offered
    bluelines: bool = True  # card.blueline.in-force
    dungeon_cards: bool = True  # dungeon-card.allowed
    dungeon_enters: Literal["first-turn", "start"] = "first-turn"  # dungeon-card.play.timing
    dungeon_attack_needs: Literal["owner", "attacker"] = "owner"  # dungeon-card.attack.owner-needs-realm
    dungeon_defence_bars: Literal["card", "player"] = "card"  # dungeon-card.attack.defended: what is attacked no more
    cut: bool = True  # setup.cut
    first_draw_protected: bool = True  # setup.first-turn-draw.protected
    mulligan: bool = True  # mulligan.condition
    cosmos_limit: int = 1  # cosmos.unique-in-play
    cosmos_overflow: Literal["refuse", "replace"] = "refuse"  # one copy more; its player discards one
    cosmos_by_name_only: bool = False  # cosmos.identity
    limbo_keeps_attachments: bool = True  # limbo.attachments
    limbo_only_champions_return: bool = False  # limbo.which-return
    limbo_skips_extra_turns: bool = True  # limbo.extra-turns
    played_events_go_to: Literal["void", "abyss"] = "void"  # event.destination
    effects_outlive_source: bool = True  # inplay.left-no-effect
    discard_beats_saving_power: bool = False  # discard.implies-defeat
    one_round_per_champion: bool = True  # combat.one-round-per-champion
    new_defender_each_round: bool = True  # combat.i.new-defender
    winner_may_play_any_time: bool = True  # combat.f.winner-restricted
    fear_of_undead: bool = True  # undead.fear
    world_bonus: int = 3  # worldbonus.amount
    activation_ties_by_bonus: bool = True  # activation.ties
    any_power_before_combat: bool = True  # activation.before-combat: not only those of champions
    immediate_cards: bool = False  # activation.immediate-cards: also for the side that could not play then
    combat_starts_at: Literal["activation", "selection"] = "activation"  # battle.combat-started
    both_discarded_spoils: bool = True  # battle.end.both-discarded: the defender draws
    spoils_may_return: bool = True  # spoils.options
    instant_chance_against_allies: bool = False  # instant.scope
    instant_chance_takes_events: bool = False  # instant.remedies-attached: the one card may be an event at the cause
    instant_immunity_helps: bool = True  # instant.remedies-attached
    immunity_covers_all_levels: bool = False  # immunity.levels
    copy_takes_race: bool = True  # copy.racial
    copy_on_entry: bool = True  # copy.on-entry: not only items choose what they copy as they come into play
    empty_pile: Literal["reshuffle", "at-once", "none", "end"] = "reshuffle"  # deckout.rule; as a turn ends
    avatar_phase3_only: bool = True  # avatar.phase3-only
    movement_passes_to_allies: bool = False  # move.allies.not-conferred
    counter_from_hand: bool = False  # event.delsenora: the pool power also works from the hand
    extra_turn_ban: tuple[str, ...] = ("event", "realm")  # event.first-turn: what may not grant one
    extra_turn_ban_counts_skips: bool = False  # open.first-cycle-skips
    calm_after_passing: bool = False  # pause.clockwise
    once_per_turn_anywhere: bool = False  # once.window: what is for phase 3 once a turn also at any other moment
    single_card_rulings: bool = True  # named.rulings
    instants_are_attached: bool = True  # gloss.attached.during-combat
    attacking_powers_at: Literal["activation", "presented"] = "activation"  # gloss.when-attacking
    wish_blocks_attachments: bool = False  # wish.caster-spent
    # What optional rules and tournament formats answer as well.
    goal: int = 0  # unrazed realms that win; 0: as the deck size says
    places: int = 0  # places of the formation; 0: as the deck size says
    only_formation_wins: bool = False  # option.true-victory.condition: no power adds to it or replaces it
    victory_timing: Literal["always", "turn-start", "real-turn-start"] = "always"
    attacks_per_turn: int = 1  # turn.phase4.one-realm
    round_win_razes: bool = False  # open.razed-by-defence-loss
    losers_are_discarded: bool = False  # format.warriors-rule.*: whatever a power says
    champion_reuse: bool = False  # a champion may fight in any number of rounds
    spoils_count: int = 1  # spoils.source
    aiding: bool = False  # option.aiding.scope: whoever fights may ask players outside the battle for help
    aid_reward: Literal["spoils", "draw"] = "spoils"  # option.aiding.spoils; what is drawn is none
    lent_items_once: bool = False  # option.aiding.items-one-round: a lent item fights one round of a battle
    shared_victory: bool = False  # option.aiding.shared-victory: spoils may complete winner and helpers together
    rule_card_slots: Literal["table", "player"] = "table"  # gloss.rule-card.single
    teams: tuple[int, ...] = ()  # team of each seat, empty = everyone for themselves
    ignore_position: bool = False  # every realm may be attacked where it stands ...
    ignore_bars: bool = False  # ... and whatever the powers of cards that stand there say
    turn_limit: int = 0  # open.endless-game

    def with_answers(self, **answers: Any) -> Ruleset:
        """The same ruleset with some questions answered differently."""
        return replace(self, **answers) if answers else self

    def size(self, deck_size: int) -> DeckSize:
        """The numbers for one deck size; ValueError names the sizes this ruleset knows."""
        if deck_size not in self.sizes:
            known = ", ".join(str(n) for n in self.sizes)
            raise ValueError(
                f"ruleset {self.name} has no {deck_size}-card game; it offers {known} (deck.sizes.offered)"
            )
        size = self.sizes[deck_size]
        if not (self.goal or self.places):
            return size
        return replace(size, goal=self.goal or size.goal, places=self.places or size.places)
