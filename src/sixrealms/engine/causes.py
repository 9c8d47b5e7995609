"""Why a card leaves where it is, and which rule of the game takes it: words of powers and of the log."""

from __future__ import annotations

from typing import Final

#: Why a card leaves. Powers name these.
DEFEAT: Final = "defeat"
EFFECT: Final = "effect"  # card play
COST: Final = "cost"
USED: Final = "used"  # spent in combat or after its effect
BEARER: Final = "bearer"  # what it hung on left
RULE: Final = "rule"  # the rules themselves: hand size, no realm, replaced
RAZE: Final = "raze"
BATTLE: Final = "battle"  # razed as the outcome of a battle
FINAL: Final = "final"  # no power averts it or sends it elsewhere (format.warriors-rule.*)
OUT: Final = "out"  # removed from the game by one of the powers that may do so

#: Which rule takes a card away, where the log can tell it; the cards go for one of the reasons above.
NO_REALM: Final = "no-realm"  # realm.none.*
HAND_LIMIT: Final = "hand-limit"  # turn.phase5.discard-down
REBUILDING: Final = "rebuilding"  # rebuild.cost
COPY: Final = "copy"  # cosmos.unique-in-play
REPLACED: Final = "replaced"  # realm.play.replaces-razed, gloss.rule-card.single
LOSER: Final = "loser"  # format.warriors-rule.*
LENT: Final = "lent"  # conflict.aiding.items-return
UNWANTED: Final = "unwanted"  # conflict.treasure.destination
LENDER_GONE: Final = "lender-gone"  # open.borrow-source-gone
DUNGEON_RAZED: Final = "dungeon-razed"  # dungeon-card.attack.*
NOWHERE: Final = "nowhere"  # limbo.only-champions-return
