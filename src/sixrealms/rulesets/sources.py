"""Which statements of the ledger each question of a ruleset is about.

A question of a hook (what options and formats change) is about the statements that hold while it is answered as usual
and about those that speak of the other answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

#: The statements each field of `Ruleset` answers.
ASKED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "bluelines": ("card.blueline.in-force",),
        "dungeon_cards": ("deck.dungeon.extra", "deck.dungeon.allowed-by-default", "dungeon.optional-or-default"),
        "dungeon_enters": ("dungeon-card.play.timing",),
        "dungeon_attack_needs": ("dungeon-card.attack.owner-needs-realm",),
        "dungeon_defence_bars": ("dungeon-card.attack.defended", "dungeon.attack.defended"),
        "cut": ("setup.cut",),
        "first_draw_protected": ("setup.first-turn-draw.protected",),
        "mulligan": ("mulligan.condition",),
        "cosmos_limit": ("cosmos.unique-in-play", "option.parallel-universes.two-copies"),
        "cosmos_overflow": ("cosmos.unique-in-play", "format.shattered-land.third-copy"),
        "cosmos_by_name_only": ("cosmos.identity",),
        "limbo_keeps_attachments": (
            "pool.loss-attachments",
            "limbo.outside-combat-keeps",
            "limbo.only-champions-return",
        ),
        "limbo_only_champions_return": ("limbo.only-champions-return", "limbo.duplicate-discarded"),
        "limbo_skips_extra_turns": ("limbo.extra-turns",),
        "played_events_go_to": ("abyss.played-events", "void.events", "void.permanent"),
        "effects_outlive_source": ("inplay.left-no-effect",),
        "discard_beats_saving_power": ("discard.implies-defeat",),
        "one_round_per_champion": ("combat.one-round-per-champion",),
        "new_defender_each_round": ("combat.i.new-defender",),
        "winner_may_play_any_time": ("combat.f.winner-restricted",),
        "fear_of_undead": ("undead.fear",),
        "world_bonus": ("worldbonus.amount",),
        "activation_ties_by_bonus": ("activation.ties.bonus", "activation.played-in-battle"),
        "any_power_before_combat": ("activation.list.before-combat",),
        "immediate_cards": ("activation.immediate-cards",),
        "combat_starts_at": ("battle.combat-started",),
        "both_discarded_spoils": ("battle.end.both-discarded",),
        "spoils_may_return": ("spoils.options",),
        "instant_chance_against_allies": ("instant.one-card-chance", "instant.no-chance-for-attached"),
        "instant_chance_takes_events": ("instant.events-help", "instant.one-card-chance"),
        "instant_immunity_helps": ("instant.events-help", "instant.immunity-cards-help"),
        "immunity_covers_all_levels": (
            "immunity.level-bonus-lost",
            "immunity.levels-included",
            "immunity.always-active",
        ),
        "copy_takes_race": ("copy.racial",),
        "copy_on_entry": ("copy.on-entry",),
        "empty_pile": (
            "deckout.reshuffle",
            "deckout.game-end",
            "deckout.lost-draws",
            "option.true-victory.reshuffle",
            "tyrant.no-reshuffle",
        ),
        "avatar_phase3_only": ("avatar.phase3-only",),
        "movement_passes_to_allies": ("move.allies.not-conferred",),
        "counter_from_hand": ("event.harmful.calm",),
        "extra_turn_ban": ("event.first-turn.caravan", "event.first-turn.kalidnay"),
        "extra_turn_ban_counts_skips": ("event.first-turn.caravan",),
        "calm_after_passing": ("pause.clockwise",),
        "once_per_turn_anywhere": ("once.phase3",),
        "single_card_rulings": (
            "named.alarm.negate",
            "named.alarm.combat",
            "named.avanil",
            "named.poor-oriental-lord",
        ),
        "instants_are_attached": ("gloss.attached.during-combat",),
        "attacking_powers_at": ("gloss.when-attacking",),
        "wish_blocks_attachments": ("wish.caster-spent",),
        "goal": ("victory.six-realms", "victory.110-ten-realms"),
        "places": ("formation.shape", "victory.enhanced", "victory.standard"),
        "only_formation_wins": ("victory.six-realms", "option.true-victory.condition"),
        "victory_timing": ("victory.six-realms", "victory.barbaric", "option.barbarian.victory"),
        "attacks_per_turn": ("turn.phase4.one-realm",),
        "round_win_razes": (
            "combat.i.new-attacker",
            "battle.end.no-defence",
            "battle.attack-outcomes",
            "format.warriors-rule.auto-raze",
        ),
        "losers_are_discarded": (
            "battle.attack-outcomes",
            "format.warriors-rule.loser-attacker-discarded",
            "format.warriors-rule.loser-defender-discarded",
        ),
        "champion_reuse": ("combat.one-round-per-champion",),
        "spoils_count": ("spoils.source",),
        "aiding": ("option.aiding.scope",),
        "aid_reward": ("option.aiding.spoils",),
        "lent_items_once": ("option.aiding.items-one-round",),
        "shared_victory": ("option.aiding.shared-victory",),
        "rule_card_slots": ("gloss.rule-card.single",),
        "teams": ("format.team-spirit.teams", "format.team-spirit.seating"),
        "ignore_position": ("combat.a.target-legal", "formation.protection", "format.kings-decree.attack-any"),
        "ignore_bars": ("combat.a.target-legal", "format.kings-decree.attack-any"),
        "turn_limit": ("victory.deckout.most-realms",),
    }
)

#: The statements each field of `DeckSize` answers; `{}` stands for the size of the decks.
ASKED_OF_SIZES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "opening_hand": ("setup.hand.{}",),
        "draw": ("setup.draw.{}",),
        "max_hand": ("setup.max-hand.{}",),
        "goal": ("victory.six-realms", "victory.110-ten-realms"),
        "places": ("formation.shape",),
    }
)
