"""The 110-card rules of 2013: six realms win, movement passes to allies, no mulligan, no fear of undead."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sixrealms.rulesets.ruleset import DeckSize
from sixrealms.rulesets.tournament import TOURNAMENT

TOURNAMENT_110: Final = TOURNAMENT.with_answers(
    name="tournament-110",
    # setup.110.hand, victory.goal-110
    sizes=MappingProxyType({110: DeckSize(opening_hand=5, draw=3, max_hand=8, goal=6, places=6)}),
    dungeon_enters="start",  # dungeon-card.play.timing
    mulligan=False,  # mulligan.condition
    limbo_skips_extra_turns=False,  # limbo.extra-turns
    effects_outlive_source=False,  # inplay.left-no-effect
    discard_beats_saving_power=True,  # discard.implies-defeat
    fear_of_undead=False,  # undead.fear
    immediate_cards=True,  # activation.immediate-cards
    both_discarded_spoils=False,  # battle.end.both-discarded
    instant_immunity_helps=False,  # instant.remedies-attached
    immunity_covers_all_levels=True,  # immunity.levels
    movement_passes_to_allies=True,  # move.allies.not-conferred
    extra_turn_ban_counts_skips=True,  # open.first-cycle-skips
    instants_are_attached=False,  # gloss.attached.during-combat
    attacking_powers_at="presented",  # gloss.when-attacking
    wish_blocks_attachments=True,  # wish.caster-spent
)
