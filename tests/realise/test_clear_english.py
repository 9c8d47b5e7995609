"""What made English texts hard to read, each cause with cards that showed it."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.realise.card_text import house_text
from sixrealms.realise.en.grammar import GRAMMAR
from sixrealms.realise.noun_phrase import Statement

_TOLD = [
    # what is said of a card stands beside it, not beside the pile it lies in
    ("NO/209", "put an ally played in the round from your discard pile into your hand"),
    ("NO/277", "every champion killed in the last battle from any player's discard pile"),
    ("4th/286", "each non-event card played by the opponent in the round"),
    ("4th/323", "a monster in the pool of any player outside the battle"),
    ("4th/460", "attacks in single combat every champion in any other player's pool with"),
    # ways to choose from are a list
    ("NO/167", "choose one: discard a razed realm of any opponent; or raze any unrazed realm."),
    ("4th/484", "the opponent discards an artifact or holding from their hand or in play; or the opposing champion"),
    ("PR/3", "Choose one: this turn has no phase 3; or this turn has no phase 4."),
    # what a card is not
    ("NO/89", "a realm that is not from Forgotten Realms"),
    ("FR/29", "every card in combat that is neither a realm nor a holding"),
    ("UD/96", "another non-avatar giant champion"),
    ("NO/204", "the attacking champion (if it is not a realm) or the defending champion (if it is not a realm)"),
    ("4th/475", "a champion other than this card or the opposing champion"),
    ("3rd/183", "then discard every other card attached to the opposing champion"),
    # one rule is one trigger, and one effect one way to play a card
    ("4th/247", "discard every ally on the opposing side, and each one that joins the fight later."),
    ("3rd/94", "destroy every giant ally on the opposing side, and each one that joins the fight later. Then, if"),
    ("4th/276", "until phase 3 of your next turn this card also has the power and races of that wizard."),
    ("4th/368", "Playable in combat or in your phase 3. Discard any artifact."),
    ("AR/92", "once a game, after every player's first turn, if this realm is unrazed (cost: raze this realm):"),
    # conditions that are told once, and stand where they cannot be taken for others
    ("4th/290", "If this card and 3 or more other adventurer champions of yours are in the pool or in battle,"),
    ("4th/359", "instead of being discarded, if the opposing champion is a psionicist or regent."),
    ("4th/387", "If the caster attacks, the battle ends at once and the defender draws spoils; otherwise"),
    ("4th/356", "While this card defends, the opponent cannot play werebeast allies"),
    # a spell that hangs on another card has a bearer, not a caster, there
    ("NO/348", "The bearer cannot attack or defend."),
    ("4th/388", "The caster is immune to"),
    # what has been named is "it"
    ("4th/6", "it gains levels equal to its own level for this round"),
    ("DU/106", "If there is a card of that name in that player's draw pile, send it to the Abyss"),
    ("4th/490", "if the top card of that player's draw pile is a card of that type, send it to the Abyss. Otherwise,"),
]


@pytest.mark.parametrize(("printing", "words"), _TOLD)
def test_what_was_hard_to_read_is_told_plainly(printing: str, words: str) -> None:
    assert words in house_text(catalogue.printing(printing), "en")


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (["draw 1 card", "discard any ally"], "draw 1 card, then discard any ally"),
        (["draw 1 card", "discard any ally", "raze it"], "draw 1 card. Then discard any ally. Then raze it"),
        (["you may draw 1 card", "discard it", "raze it"], "you may draw 1 card. If you do, discard it. Then raze it"),
        (
            ["you may look", "if it is a spell, discard it", "raze it"],
            "you may look. If you do and it is a spell, discard it. Then raze it",
        ),
        (
            ["you may look", "if it is a spell, discard it", "otherwise keep it"],
            "you may look. If you do: if it is a spell, discard it; otherwise keep it",
        ),
        (["draw", "if it is a spell, discard it", "raze it"], "draw. Then, if it is a spell, discard it. Then raze it"),
        (["draw, or not", Statement("the battle ends")], "draw, or not. The battle ends"),
        (["choose an ally", "for this round, it loses 1 level"], "choose an ally, and for this round it loses 1 level"),
        (["draw 1 card", "raze it", "at the end of this round, discard it"], None),
    ],
)
def test_long_chains_are_sentences(steps: list[str], told: str | None) -> None:
    found = GRAMMAR.in_sentences(steps)
    assert found == (told or "draw 1 card. Then raze it. At the end of this round, discard it")
