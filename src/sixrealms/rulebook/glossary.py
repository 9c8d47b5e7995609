"""The words of the game that a newcomer asks for, each with the statements that say what it means.

What a word means in a sentence or two stands in the translations, as `term-<key>-means`; the forms in which it is
recognised and explains itself wherever it stands are `term-<key>-as`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

TERMS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "abyss": ("abyss.unplayed-events", "abyss.played-events"),
        "adjusted-level": ("gloss.adjusted-level",),
        "ally": ("gloss.allies.no-type", "gloss.allies.when"),
        "attach": ("gloss.attachments-word", "gloss.attached.during-combat"),
        "avatar": ("avatar.phase3-only", "avatar.sacrifice"),
        "battle": ("combat.terms",),
        "blueline": ("card.blueline.in-force", "card.blueline.scope"),
        "bonus": ("card.level.icon-number",),
        "calm": ("calm.others-affected", "calm.only-harmful"),
        "champion": ("card.champion.types",),
        "cosmos": ("cosmos.unique-in-play", "cosmos.exempt-types"),
        "defeated": ("gloss.defeated", "gloss.defeated.discard-pile"),
        "discard": ("discard.to-owner", "discard.implies-defeat"),
        "dungeon-card": ("dungeon-card.kept-apart", "dungeon-card.play.timing"),
        "earthwalker": ("move.earthwalker.reach",),
        "event": ("event.any-time", "event.harmful-helpful"),
        "flyer": ("move.flyer.any-realm",),
        "formation": ("formation.shape", "formation.order.front-first"),
        "holding": ("holding.world", "holding.fixed"),
        "icon-ability": ("icon.ability.by-type",),
        "immunity": ("immunity.offensive-only", "immunity.always-active"),
        "instant-defeat": ("instant.one-card-chance",),
        "last-digit": ("setup.first-player.draw",),
        "level": ("card.level.icon-number",),
        "limbo": ("limbo.purpose", "limbo.not-in-play"),
        "mulligan": ("mulligan.condition",),
        "offensive": ("gloss.offensive", "gloss.defensive", "spell.offensive-defensive"),
        "phase": ("turn.phase0.rule-card", "turn.phase1.draw", "turn.phase2.one-each"),
        "pool": ("pool.contents", "pool.stay"),
        "razed": ("raze.face-down", "raze.power-off"),
        "rebuild": ("rebuild.cost", "rebuild.one-per-turn"),
        "rule-card": ("turn.phase0.rule-card", "gloss.rule-card.single"),
        "special-power": ("card.power.definition",),
        "spoils": ("spoils.source", "spoils.options"),
        "swimmer": ("move.swimmer.coast",),
        "two-numbers": ("gloss.adjusted-level",),
        "undead": ("undead.fear", "gloss.undead-designation"),
        "void": ("void.permanent",),
        "world": ("card.world.list", "card.world.bearers"),
        "world-bonus": ("worldbonus.amount",),
    }
)
"""Keys of terms with ids of the ledger."""
