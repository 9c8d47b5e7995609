"""What made English texts hard to read, each cause with cards that showed it."""

from __future__ import annotations

import pytest

from sixrealms import catalogue
from sixrealms.realise.card_text import house_text
from sixrealms.realise.en.grammar import GRAMMAR
from sixrealms.realise.noun_phrase import Statement

_TOLD = [
    # what is said of a card stands beside it, not beside the pile it lies in
    ("NO/209", "put into your hand an ally that was played in this round and is in your discard pile"),
    ("NO/277", "every champion and artifact that was killed in the last battle and is in any player's discard pile"),
    ("4th/286", "each non-event card played by the opponent in this round"),
    ("4th/323", "a monster in the pool of any player outside the battle"),
    ("4th/460", "attacks in single combat every champion in any other player's pool that bears"),
    # ways to choose from are a list
    ("NO/167", "choose one: discard a razed realm of any opponent; or raze any unrazed realm."),
    ("4th/484", "the opponent discards an artifact or holding from their hand or in play; or the opposing champion"),
    ("PR/3", "Choose one: this turn has no phase 3; or this turn has no phase 4."),
    # what a card is not
    ("NO/89", "a realm that is not from Forgotten Realms"),
    # a world stands before what a card is in it
    ("UD/59", "only to a Greyhawk avatar champion"),
    ("4th/414", "Every player who has a rule card, in turn, discards"),
    # "other than it" would be anybody
    ("4th/410", "in the beaten player's pool other than that one."),
    # what becomes of both champions is told once
    ("4th/64", "The attacking champion and the defending champion go to the Abyss after their round."),
    ("FR/29", "every card in combat that is neither a realm nor a holding"),
    ("UD/96", "another non-avatar giant champion"),
    ("NO/204", "the attacking or defending champion (if it is not a realm)"),
    ("4th/475", "discard the opposing champion, then discard another champion."),
    ("3rd/183", "the opponent keeps one of them, and the others are discarded."),
    # one rule is one trigger, and one effect one way to play a card
    ("4th/247", "discard every ally on the opposing side, and each one that joins the fight later."),
    ("3rd/94", "destroy every giant ally on the opposing side, and each one that joins the fight later. Then, if"),
    ("4th/276", "until phase 3 of your next turn this card gains the power and races of that wizard."),
    ("4th/368", "Playable in combat or in your phase 3. Discard any artifact."),
    ("AR/92", "once a game, if every player has had a first turn (cost: raze this realm):"),
    # conditions that are told once, and stand where they cannot be taken for others
    ("4th/290", "If this card and 3 or more other adventurer champions of yours are in the pool or in battle,"),
    ("4th/359", "When this card is defeated by a psionicist or regent, it goes"),
    ("4th/387", "If the caster is the attacker, the battle ends at once and the defender draws spoils; otherwise"),
    ("4th/356", "While this card defends, the opponent cannot play werebeast allies"),
    # a spell that hangs on another card has a bearer, not a caster, there
    ("NO/348", "The bearer cannot attack or defend."),
    ("4th/388", "The caster is immune to"),
    # an ally has no bearer, an item does not attack, and who answers a spell is not its caster
    ("FR/74", "If the champion this card fights for is a wizard, this card stays in play after the round."),
    ("NO/156", "While the bearer neither attacks nor defends, this card has bonus 0."),
    ("NO/388", "if the caster of this card is in combat: cancel that spell."),
    ("4th/435", "if the champion using this card is in combat: turn that unarmed combat card back on the champion"),
    ("4th/430", "Used by a champion in your pool while another champion of yours is in combat."),
    ("4th/391", "When that realm is attacked, turn this card up and play it: if"),
    # few conditions stand before what is done
    ("DL/60", "Once a battle, while the bearer is in combat, you may cancel an offensive spell (except Wish) cast by"),
    (
        "4th/201",
        "At any time, while the bearer is not in combat: for this",
    ),
    ("4th/400", "at any time: End a spell, blood ability or psionic power."),
    ("4th/518", "When a defending Forgotten Realms champion comes forward to fight in a battle for that realm"),
    (
        "NO/386",
        "must defend in the next round of this",
    ),
    ("4th/34", "When this realm is razed by the attacker in battle, discard the attacking champion."),
    ("NS/44", "comes forward to fight as the attacker, you may decide that for this round the total of its side"),
    ("4th/340", "once a round (a psionic attack): choose a monster in any pool; it fights"),
    ("UD/106", "At the start of your turn, you may discard this realm, then send an avatar champion to the Abyss."),
    ("4th/110", "When a swimming ally joins any battle, you may discard it."),
    ("NO/67", "In each round, the first time an ally on the opposing side is played, discard it."),
    # what it comes to, not how it is done
    ("4th/57", "Under attack: Each swimming ally in combat is destroyed at once."),
    ("4th/7", "The attacker cannot play allies, and those already in combat add no levels."),
    ("3rd/52", "cancel that spell. Only one of these powers can be used each round."),
    ("3rd/90", "You may discard any ally 2 times, now or at any later time; this card stays in play until you have"),
    ("4th/427", "the opponent must play the cards shown before any other"),
    ("4th/199", "The bearer is immune to the powers of realms and undead champions."),
    (
        "DU/100",
        "When one player alone draws extra cards because of a card, every other player in turn draws that many",
    ),
    ("1st/444", "choose one: it is a wizard for this round; or it has base level 7 for this round."),
    ("4th/61", "Under attack, in combat, once a round, if the defending champion is from Ravenloft: choose"),
    # the same is told once
    ("4th/421", "Choose a champion on the opposing side. Either way: Send every magical item and artifact"),
    ("3rd/212", "Or, in combat: The same for this round."),
    ("3rd/343", "For this round, a champion, an ally or one of each on your side counts as a flyer."),
    ("4th/423", "After the caster has fought a round against an undead, discard this card."),
    ("PO/74", "events, champion powers, rule cards and spells (except Wish) do not affect you"),
    ("4th/438", "discards a card attached to the opposing champion."),
    (
        "NS/85",
        "without the official card rulings, while a champion of yours is in combat: cancel that",
    ),
    ("PO/74", "do not affect you; each champion of yours is immune to them, even when they would help; each"),
    ("DL/83", "Or, played by itself, in combat: For this round, you may do the same in answer to each offensive"),
    (
        "3rd/127",
        "attached to this realm may be kept in play after the round. Then discard every other magical item",
    ),
    (
        "3rd/203",
        "Choose 2 realms of that player, then discard every holding attached to those realms; those realms change",
    ),
    ("4th/493", "When a non-cleric champion fights against an undead champion, it has its base level halved"),
    ("1st/438", "you may attach this card to an unrazed realm of yours. If you do, choose a holding"),
    ("NS/123", "defeated while that champion is still its ally, this card goes to its owner's pool"),
    ("4th/148", "only monsters can attack."),
    ("3rd/146", "an offensive spell or a harmful event of any opponent aimed at this realm: choose"),
    ("NS/122", "an opponent's realm to be discarded. Not playable if you have an avatar champion."),
    ("4th/441", "The champion using this card goes to the discard pile after its round."),
    ("BR/101", "If it is another player's turn, choose any number of champions"),
    ("NO/70", "This card and every magical item and artifact attached to this card are kept face down outside battle."),
    ("4th/270", "In your phase 3, from the pool (cost: discard this card): rebuild any razed realm."),
    ("4th/30", "Only a spellcaster can attack this realm."),
    ("4th/63", "if there is a champion in combat and the battle is not at this realm"),
    ("4th/112", "; if that champion has a base level higher than that digit, discard it."),
    ("NS/79", "When the opposing side plays an ally or spell, this card gains 2 levels"),
    ("BR/121", "If there is a battle and the attacker is not immune to this card, the battle ends at once"),
    ("NO/303", "Once a turn, when this card casts a spell, choose one:"),
    ("4th/142", "only allies can attack or defend; the allies in players' hands may come"),
    ("NS/44", "is halved (rounded down), and when a realm would be razed by that champion,"),
    # a list shows where it ends, and long ones are sentences
    ("4th/170", "immune to harmful events and to offensive spells and magical items."),
    ("4th/188", "spells, magical items, unarmed combat cards and blood abilities. The bearer has its base level"),
    # what somebody keeps, draws or forgoes, and who else does what
    ("NO/239", "the attacker keeps one of them, and the others are discarded."),
    (
        "4th/135",
        "noting the last digit of its number; each time, destroy every champion whose base level is higher",
    ),
    ("4th/151", "Every other player in turn (except the player of that hero) discards 1 card from their hand."),
    ("DU/14", "If you do, shuffle your draw pile, and this time no spoils are drawn."),
    ("DU/116", "discard that player's hand and the card that let them look."),
    ("4th/22", "if there is a realm or champion in your hand, you may put up to 3 realms or champions from your hand"),
    ("FR/24", "After a successful defence of this realm, you draw 1 more card as spoils of victory."),
    (
        "4th/356",
        "While this card defends, unless the attacking champion is immune to this card, the attacking champion",
    ),
    ("BR/91", "In a game of 2 players, you may decide that this time no spoils are drawn."),
    ("BR/101", "those champions may attack this turn. Do the same when phase 4 of any other player's turn begins."),
    ("NO/344", "Discard a magical item of any opponent, and for this round this card has bonus 0."),
    ("DU/118", "send a card picked at random from that player's hand to Limbo."),
    # how long, when and where, said once and plainly
    ("NO/218", "choose one of these, to last until phase 3 of your next turn: the bearer has"),
    ("4th/105", "that player draws 1 card; after the round, discard those allies and magical items."),
    ("BR/22", "Between two turns, once you have missed your turn: take the missed turn;"),
    ("NS/122", "Playable in any player's turn, but only right after you have caused"),
    ("4th/392", "Playable only in an opponent's turn, when an attack has just been announced."),
    ("4th/104", "When a spell aimed at a champion or realm of yours is announced in phase 3,"),
    ("4th/504", "When this realm is razed or discarded outside a battle for this realm, you may"),
    ("4th/416", "must attack in its owner's next turn if it can; if it has not attacked by phase 5, discard"),
    ("4th/107", "and when this battle ends with a realm razed or gone from its formation, draw 1 card."),
    ("4th/64", "looks at the top 2 cards of their draw pile and sends one of them to the Abyss."),
    ("1st/438", "; this card becomes a holding, stays in play after the round and gains"),
    (
        "3rd/370",
        "loses the round and returns to its pool. The caster may attack or defend a second time in the same battle.",
    ),
    ("1st/410", "it goes instead to Limbo until its owner's next turn is over (whether it is defeated, discarded"),
    ("4th/514", "May also be played into the pool as a realm, in your phase 2. If"),
    # which cards are meant, and which are spared
    ("UD/108", "this realm may defend itself as a psionicist of the same level as that psionicist,"),
    ("3rd/216", "may be attached to a razed Greyhawk realm, even if something is attached there already."),
    ("4th/505", "; if it has been discarded, draw spoils of victory for this battle."),
    ("4th/321", "is immune to all spells and magical items, even helpful ones, except offensive spells and"),
    ("1st/422", "put every champion in play and every other champion from every player's Abyss"),
    ("4th/45", "put every other card from your Abyss that is neither"),
    ("BR/84", "is immune to offensive magical items with a printed bonus of 1 or less."),
    ("4th/116", "This card stays in play, still attached, when its realm is razed."),
    ("4th/109", "you may play an ally from your discard pile at once."),
    # what cannot be mistaken: what "instantly" and "unrazed" are said of, whose power is turned, what each way does
    ("4th/496", "Each card that can instantly kill champions loses its special power."),
    (
        "UD/4",
        "and unrazed, each attacking champion of yours has a level 6 ally not represented by a card",
    ),
    ("4th/76", "take the first magical item or artifact"),
    ("4th/76", "may bear it; or put it into your hand."),
    ("4th/202", "After each round the bearer has fought, won or lost, if the opposing champion is not undead"),
    ("RL/26", "Until the end of your next turn, each champion in play has the first digit of its card number"),
    (
        "4th/182",
        "a champion from your hand, in your phase 3: You may play that champion at once, even if a copy of it is in",
    ),
    ("4th/182", "Then, if that champion has been put into your pool, attach this card to"),
    ("4th/152", "Then, if you are no longer losing the round, destroy the opposing champion."),
    ("3rd/329", "is on the losing side of a round, attach it to the opposing champion."),
    ("4th/518", "it has its base level doubled and is immune to offensive cards."),
    (
        "1st/429",
        "At the end of each player's turn, if that player could have attacked this turn and has not, that player",
    ),
    ("3rd/192", "If this card is played between 18:00 and 6:00, it has base level 6 for this round."),
    ("NS/44", "when a realm would be razed by that champion, that realm goes to"),
    ("BR/118", "In phase 1, instead of the usual number, every player draws 1 card and 1 more for each"),
    ("PO/116", "Each magical item, artifact and spell loses its special power and has bonus 0."),
    ("NO/333", "Choose a champion in any opponent's pool. Until"),
    ("3rd/127", "Under attack: This realm may defend itself as a level 0 hero. At the end of each round (before"),
    ("DL/16", "attach this card to any other realm of yours that may bear it"),
    ("BR/59", "Choose any opponent's unrazed realm without a holding."),
    ("4th/200", "discard a champion in the pool of any player other than the opponent,"),
    ("4th/114", "destroy any realm champion of base"),
    ("3rd/64", "This card bears a magical sword with bonus 5, which is not represented by a card and"),
    ("4th/409", "each champion and ally that is a dragon or swimmer loses"),
    ("3rd/109", "Each champion and ally on the opposing side that is an undead, werebeast or vampire"),
    ("NO/102", "Each other champion and ally on the bearer's side"),
    ("DU/25", "No holding of yours can be discarded (except with its realm)."),
    ("4th/516", "it cannot be discarded or razed except by the attacking champion."),
    ("4th/479", "no champion in that player's pool can use spells."),
    ("4th/25", "you may look at every newly drawn card, then discard one of those cards."),
    ("4th/472", "The ally added by this card cannot be discarded or made to change sides."),
    ("3rd/9", "gains 1 level for each magical item attached to it."),
    ("4th/306", "Your Pearl and Amber gain the power of every artifact attached to this card."),
    # several cases of one gain, and what holds unless a condition is met
    (
        "4th/396",
        "gains 5 base levels if it is of level 10 or more, 3 base levels if it is of level 6 or more, and 1 base",
    ),
    ("4th/516", "except by the attacking champion. Otherwise, no earthwalker can attack this realm"),
    # a ban on further cards is how many there can be, and what changes nothing a second time has no limit
    ("NO/239", "Under attack: The attacker can have only one ally in combat at a time. When"),
    ("4th/346", "In combat: for this round, this card is a monster of base level 12 and cannot use cleric"),
    # "every flyer on its side" could be the champion too
    ("NO/84", "discard every flyer fighting beside the opposing champion"),
    ("RL/2", "you may attach to this realm an ally on the defending champion's side"),
    # what lies on the table only to do something later is told by what it does
    (
        "4th/413",
        "Until the end of your next turn, when a realm is razed by the attacker in battle, discard that realm.",
    ),
    ("NS/105", "will win. After the round, if you have foretold the wrong victor, choose one:"),
    ("4th/415", "is half the base level of the caster when this card was played (rounded up)."),
    ("DU/36", "it belongs only to AD&D until this card is razed or leaves play."),
    # what something else says anyway is not said
    (
        "3rd/63",
        "In your phase 3, if this card has been in your pool since your turn began (cost: send this card to the",
    ),
    ("4th/297", "affects only you, if you have 5 or more other adventurer champions in the pool or in battle: choose"),
    ("AR/14", "When a champion that bears this card is discarded along with this card, put"),
    ("4th/489", "shuffle it and every card discarded to pay for it into their owners' draw piles."),
    ("3rd/213", "discards a realm of theirs or 2 realms from their hand;"),
    ("4th/254", "choose wizard spells or cleric spells; it may use only these in this round."),
    ("4th/218", "No undead ally on this card's side can be made to change sides."),
    # what has been named is "it"
    ("4th/6", "its level at that moment is doubled for this round"),
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
        (["you may draw 1 card", "discard it", "raze it"], "you may draw 1 card. If you do, discard it, then raze it"),
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
