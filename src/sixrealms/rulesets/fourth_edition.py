"""The 4th Edition rulebook: 55 cards, no bluelines, no world bonus, the game ends with a draw pile."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sixrealms.rulesets.ruleset import DeckSize
from sixrealms.rulesets.tournament import TOURNAMENT

FOURTH_EDITION: Final = TOURNAMENT.with_answers(
    name="fourth-edition",
    sizes=MappingProxyType({55: DeckSize(opening_hand=5, draw=3, max_hand=8, goal=6, places=6)}),
    bluelines=False,  # card.blueline.in-force
    dungeon_cards=False,  # dungeon-card.allowed
    dungeon_enters="start",
    dungeon_attack_needs="attacker",
    dungeon_defence_bars="player",  # dungeon.attack.defended
    cut=False,  # setup.cut
    first_draw_protected=False,  # setup.first-turn-draw.protected
    cosmos_by_name_only=True,  # cosmos.identity
    limbo_keeps_attachments=False,  # limbo.attachments
    limbo_only_champions_return=True,  # limbo.which-return
    played_events_go_to="abyss",  # event.destination
    one_round_per_champion=False,  # combat.one-round-per-champion: only a second attack is barred
    new_defender_each_round=False,  # combat.i.new-defender
    winner_may_play_any_time=False,  # combat.f.winner-restricted
    world_bonus=0,  # worldbonus.amount
    activation_ties_by_bonus=False,  # activation.ties
    any_power_before_combat=False,  # activation.before-combat
    combat_starts_at="selection",  # battle.combat-started
    spoils_may_return=False,  # spoils.options
    instant_chance_against_allies=True,  # instant.scope
    instant_chance_takes_events=True,  # instant.remedies-attached
    copy_takes_race=False,  # copy.racial
    copy_on_entry=False,  # copy.on-entry
    empty_pile="end",  # deckout.rule
    avatar_phase3_only=False,  # avatar.phase3-only
    counter_from_hand=True,  # event.delsenora
    extra_turn_ban=("event",),  # event.first-turn
    calm_after_passing=True,  # pause.clockwise
    once_per_turn_anywhere=True,  # once.window
    single_card_rulings=False,  # named.rulings: only Ancient Kalidnay and Control Wind, which agree anyway
)
