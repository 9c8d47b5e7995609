"""Changes of a power that no game could show, and why: what the knock-out check need not report.

A condition may say no more than the rules do already and stand there only so that the house text is plain. Everything
listed here has been looked at once; a change that a test could notice belongs into a test.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.powers import registry


class Silent(NamedTuple):
    """Changes whose description holds all of these words; `printings`: only of these cards."""

    words: tuple[str, ...]
    why: str
    printings: tuple[str, ...] = ()


_AT_HOME: Final = "a champion whose power works lies in its pool or fights"
_ADVENTURERS: Final = ("4th/289", "4th/290", "4th/291", "4th/292", "4th/296", "4th/297")
_FIGHTERS: Final = "the rules ask for levels of champions and allies only"
_REALMS: Final = "only realms are razed, attacked and laid in a formation's places"
_CHAMPIONS: Final = "only champions are avatars, come forward, win rounds and lead a side"
_MARKED: Final = "of cards that can be answered only events are harmful or helpful"
_MOVING: Final = "only champions and allies fly, walk the earth or are undead, and no champion is played into a combat"

SILENT: Final = (
    Silent(("Levels.who", "without <", "champion or ally>"), _FIGHTERS),
    Silent(("Levels.who", "without CHAMPION"), _FIGHTERS, ("BR/122", "NS/44")),
    Silent(
        ("without REALM",),
        _REALMS,
        (
            "1st/107",
            "1st/108",
            "1st/150",
            "1st/167",
            "1st/203",
            "1st/216",
            "1st/246",
            "1st/247",
            "1st/288",
            "1st/389",
            "DL/97",
            "DU/8",
            "DU/22",
            "AR/32",
            "DU/106",
            "3rd/232",
            "4th/488",
            "3rd/157",
            "4th/512",
            "1st/431",
            "4th/505",
        ),
    ),
    Silent(
        ("1. Answer.to", "without <realm or holding>"), "only realms and holdings are saved from loss", ("1st/288",)
    ),
    Silent(
        ("without CHAMPION",),
        _CHAMPIONS,
        ("1st/209", "1st/245", "NS/44", "NS/122", "UD/106", "3rd/187", "4th/284", "4th/324"),
    ),
    Silent(("CannotFight.who", "without CHAMPION"), _CHAMPIONS),
    Silent(
        ("CannotPlay.user", "without CHAMPION"), "spells and abilities are used by champions", ("AR/108", "4th/479")
    ),
    Silent(("without CHAMPION",), "only champions stand in for another", ("1st/93",)),
    Silent(
        ("CannotPlay.what", "without ALLY"),
        _MOVING,
        (
            "1st/2",
            "1st/10",
            "1st/12",
            "1st/29",
            "1st/39",
            "1st/123",
            "1st/238",
            "1st/246",
            "4th/30",
            "4th/344",
            "4th/367",
            "3rd/157",
            "1st/432",
            "4th/31",
            "4th/65",
            "4th/504",
            "4th/516",
            "BR/9",
        ),
    ),
    Silent(("Destroy.cards", "without <champion or ally>"), _MOVING, ("1st/245",)),
    Silent(
        ("without CHAMPION",),
        "allies come into play in combat only, this is for phase 3",
        (
            "1st/424",
            "UD/96",
            "4th/198",
            "3rd/343",
            "DU/81",
            "4th/193",
            "4th/195",
            "DR/119",
            "4th/462",
            "4th/465",
            "4th/467",
        ),
    ),
    Silent(
        ("without EVENT",),
        _MARKED,
        (
            "1st/146",
            "1st/450",
            "4th/103",
            "4th/137",
            "DR/47",
            "RR/116",
            "4th/465",
            "4th/520",
            "4th/297",
            "4th/485",
            "3rd/134",
            "3rd/146",
            "1st/427",
        ),
    ),
    Silent(("Send.cards", "without HOLDING"), "nothing but a holding hangs on a realm outside combat", ("1st/437",)),
    Silent(("Answer.to", "Of.who"), "nobody is asked to answer what they play themselves", ("FR/118", "AR/54")),
    Silent(
        ("Answer.to", "<of any other player>"),
        "nobody is asked to answer what they play themselves",
        ("FR/118", "AR/54"),
    ),
    Silent(("AttachTo.host", "without RAZED"), "on a standing realm of its world it may lie anyway", ("1st/216",)),
    Silent(("1. When", "without End"), "as it is played it has done nothing yet", ("1st/218",)),
    Silent(
        ("Target.count: 1 -> 2",),
        "there are two to choose from at most, and the first is struck",
        ("1st/361", "1st/385"),
    ),
    Silent(("1. Play", "without CHAMPION"), "allies come into play in combat only, this is for phase 3", ("3rd/361",)),
    Silent(("1. Play", "without IN_POOL"), "in phase 3 nobody fights", ("3rd/361", "4th/486")),
    Silent(("2. Play.targets[0]:Target.count: 1 -> 2",), "one champion leads a side", ("3rd/343", "3rd/361")),
    Silent(("4. Play.targets[0]:Target.count: 1 -> 2",), "one champion leads a side", ("3rd/343",)),
    Silent(("DrawsPerTurn.to", "without <unrazed>"), "a razed realm lies face down and is of no world", ("BR/118",)),
    Silent(("Answer.zone: 'battle'",), "it hangs on a champion only while that one fights", ("DL/83",)),
    Silent(("2. When", "without IN_POOL"), "as phase 4 begins nobody fights yet", ("BR/101",)),
    Silent(("ToLimbo.turns: 1 -> 0",), "Limbo knows no shorter stay", ("UD/56",)),
    Silent(("EVERYONE -> OTHERS",), "whoever opposes its player is another one", ("1st/385",)),
    Silent(("without SPELL",), "every card so named is a spell", ("1st/388",)),
    Silent(("Imitates.secondary",), "whoever attacks the hall goes before it in any case", ("UD/108",)),
    Silent(("GoesInstead.who", "without <this card>"), "who helps as an ally does not change sides", ("NS/123",)),
    Silent(("Use.offensive",), "the mark of the card says the same", ("NS/123",)),
    Silent(("NeedsPermission.user", "without YOURS"), "it is asked for its owner's cards only", ("DU/2", "DU/8")),
    Silent(("NeedsPermission.user", "without CHAMPION"), "no realm is asked for permission", ("DU/2",)),
    Silent(("Immune.who", "without CHAMPION"), "it works on champions only", ("DU/7",)),
    Silent(("CannotAttack.who", "without CHAMPION"), _CHAMPIONS),
    Silent(("PowerLost.who", "used by a hero of yours"), "no other such cards are kept for another round", ("DU/9",)),
    Silent(("PowerLost.who", "UsedBy.bearer"), "no other such cards are kept for another round", ("DU/9",)),
    Silent(("Protected.who", "without EVENT"), _MARKED, ("DU/16", "DU/24")),
    Silent(("GoesInstead.who", "without EVENT"), "it is asked of events only", ("DU/24",)),
    Silent(("without CHAMPION",), "psionic powers and blood abilities are used by champions", ("DU/20", "DU/21")),
    Silent(("UsedBy.bearer", "without CHAMPION"), "no realm is undead", ("DU/19",)),
    Silent(("Pile.all", "True -> False"), "only the house text says it"),
    Silent(("InPlay.all",), "only the house text says it"),
    Silent(("Protected.who", "without <a card in any draw pile>"), "only draw piles can be broken into", ("4th/412",)),
    Silent(("1. When", "without End"), "as it is played it has copied nothing yet", ("NO/218",)),
    Silent(("2. When", "without End"), "in Limbo it has forgotten what it copied", ("NO/218",)),
    Silent(("ForEach.cards", "without CHAMPION"), "only champions attack and defend", ("4th/419",)),
    Silent(("ForEach.cards", "without IN_POOL"), "in phase 3 nobody fights", ("4th/419",)),
    Silent(("Target.among", "without IN_POOL"), "in phase 3 nobody fights", ("3rd/348",)),
    Silent(("HavingCards.what: none",), "only champions lie in a pool and wait to fight", ("4th/419",)),
    Silent(("Answer.to", "<a card (except Wish)>"), "nothing stops Wish in any case", ("DL/60",)),
    Silent(("If.condition", "without <a champion or ally>"), _MOVING, ("4th/471",)),
    Silent(("Send.turns",), "only Limbo counts turns"),
    Silent(("Answer.by", "without CHAMPION"), "only champions use one", ("4th/437", "4th/435")),
    Silent(("Always.when:RefIs.test", "without CHAMPION"), "only champions are opposed", ("NS/37",)),
    Silent(("Levels.who", "without ALLY"), _FIGHTERS, ("BR/83", "BR/109", "4th/349")),
    Silent(("Has.who", "without ALLY"), _MOVING, ("NS/71", "4th/354", "4th/62")),
    Silent(("Count.of", "without <an unrazed card>"), "a razed realm lies face down and is of no world", ("BR/92",)),
    Silent(("Send.turns",), "turns are counted in Limbo only", ("1st/277", "3rd/277", "4th/487", "BR/41", "DR/119")),
    Silent(("without OPPOSING",), "an ally stays on its own side", ("4th/447",)),
    Silent(("Answer.cost:Raze.cost",), "nothing keeps its own player from razing it", ("4th/38",)),
    Silent(("without CHAMPION",), "only champions are killed in a battle", ("1st/277", "3rd/277")),
    Silent(("Has.who", "without CHAMPION"), "of those who fight only champions are of a champion's type", ("NS/15",)),
    Silent(("Choose.count",), "the first one chosen is spared", ("DR/119",)),
    Silent(("GoesInstead.who", "without <this card>"), "who helps as an ally does not change sides", ("NS/123",)),
    Silent(("Use.offensive",), "the mark of the card says the same", ("NS/123",)),
    Silent(("NeedsPermission.user", "without YOURS"), "it is asked for its owner's cards only", ("DU/2", "DU/8")),
    Silent(("NeedsPermission.user", "without CHAMPION"), "no realm is asked for permission", ("DU/2",)),
    Silent(("Immune.who", "without CHAMPION"), "it works on champions only", ("DU/7",)),
    Silent(("CannotAttack.who", "without CHAMPION"), _CHAMPIONS),
    Silent(("PowerLost.who", "used by a hero of yours"), "no other such cards are kept for another round", ("DU/9",)),
    Silent(("PowerLost.who", "UsedBy.bearer"), "no other such cards are kept for another round", ("DU/9",)),
    Silent(("Protected.who", "without EVENT"), _MARKED, ("DU/16", "DU/24")),
    Silent(("GoesInstead.who", "without EVENT"), "it is asked of events only", ("DU/24",)),
    Silent(("without CHAMPION",), "psionic powers and blood abilities are used by champions", ("DU/20", "DU/21")),
    Silent(("UsedBy.bearer", "without CHAMPION"), "no realm is undead", ("DU/19",)),
    Silent(("Pile.all", "True -> False"), "only the house text says it"),
    Silent(("InPlay.all",), "only the house text says it"),
    Silent(("Send.turns",), "only Limbo counts turns"),
    Silent(("Answer.by", "without CHAMPION"), "only champions use one", ("4th/437", "4th/435")),
    Silent(("Always.when:RefIs.test", "without CHAMPION"), "only champions are opposed", ("NS/37",)),
    Silent(("Levels.who", "without ALLY"), _FIGHTERS, ("BR/83", "BR/109", "4th/349")),
    Silent(("Has.who", "without ALLY"), _MOVING, ("NS/71", "4th/354", "4th/62")),
    Silent(("Count.of", "without <an unrazed card>"), "a razed realm lies face down and is of no world", ("BR/92",)),
    Silent(("Send.turns",), "turns are counted in Limbo only", ("1st/277", "3rd/277", "4th/487", "BR/41", "DR/119")),
    Silent(("without OPPOSING",), "an ally stays on its own side", ("4th/447",)),
    Silent(("Answer.cost:Raze.cost",), "nothing keeps its own player from razing it", ("4th/38",)),
    Silent(("without CHAMPION",), "only champions are killed in a battle", ("1st/277", "3rd/277")),
    Silent(("Has.who", "without CHAMPION"), "of those who fight only champions are of a champion's type", ("NS/15",)),
    Silent(("Choose.count",), "the first one chosen is spared", ("DR/119",)),
    Silent(
        ("Send.cards:InPlay.all",),
        "only the house text says it",
        ("4th/482", "4th/487", "DR/119", "NS/93", "4th/443", "1st/443", "4th/154", "4th/511", "4th/486"),
    ),
    Silent(("GoesInstead.who", "without CHAMPION"), "only champions are defeated", ("4th/449", "4th/463")),
    Silent(("When.to",), "only spells are asked for", ("4th/83",)),
    Silent(("without CHAMPION",), "allies come into play in combat only, this is for pools", ("4th/103",)),
    Silent(
        ("Use.zone: 'pool' -> 'play'",),
        "in phase 3 of its player's turn nobody fights",
        ("1st/422", "3rd/63", "3rd/187", "4th/284", "4th/479", "RR/116"),
    ),
    Silent(
        ("without IN_POOL",),
        "in phase 3 every champion in play lies in a pool",
        (
            "1st/391",
            "DL/113",
            "NS/44",
            "3rd/343",
            "BR/41",
            "4th/469",
            "4th/487",
            "DR/119",
            "4th/470",
            "4th/481",
            "4th/482",
            "4th/483",
            "4th/484",
            "4th/485",
            "4th/488",
            "4th/489",
            "1st/362",
            "4th/162",
            "4th/416",
            "4th/106",
            "4th/421",
            "4th/476",
            "4th/480",
        ),
    ),
    Silent(("without IN_POOL",), "before the defence nobody of the defender's fights", ("1st/457",)),
    Silent(("Gather.cards", "without CHAMPION"), "CannotFight is asked of champions only", ("1st/391",)),
    Silent(
        ("without CHAMPION",),
        "only champions are adventurers",
        ("4th/289", "4th/290", "4th/291", "4th/292", "4th/293", "4th/294", "4th/295", "4th/296", "4th/297"),
    ),
    Silent(("All.parts_ without RefIs",), _AT_HOME, _ADVENTURERS),
    Silent(("Exists.cards", "without POOLED"), _AT_HOME, _ADVENTURERS),
    Silent(("All.parts_[1]:RefIs.test", "without CHAMPION"), "only champions attack", ("4th/296",)),
    Silent(("without SPELL",), "only of spells it is remembered when they were cast", ("1st/434", "4th/293")),
    Silent(("without <a card cast in phase 4>",), "what adds levels is cast in combat", ("1st/434", "4th/293")),
    Silent(("AttachTo.what", "without ARTIFACT"), "nothing else is limited by its number", ("4th/308",)),
    Silent(("Immune.to", "without THEIRS"), "nobody is sheltered from what is their own", ("4th/345",)),
    Silent(("Immune.who:Both.tests",), "what is no ally has no level of its own", ("4th/345",)),
    Silent(
        ("Sacrifice.among", "without CHAMPION"),
        "in phase 3 nobody but champions is in play",
        ("4th/470", "4th/481", "4th/482", "4th/483", "4th/488", "4th/489"),
    ),
    Silent(("Sacrifice.among", "without IN_POOL"), "in phase 3 nobody fights", ("4th/471",)),
    Silent(("Sacrifice.count",), "levels are counted", ("4th/481", "4th/488")),
    Silent(("Choose.among", "<a non-champion card>"), "after a round no champion hangs on another", ("4th/483",)),
    Silent(("CannotPlay.user",), "in combat nobody else casts", ("4th/346",)),
    Silent(("Use.zone: 'battle' -> 'play'",), "nobody opposes who does not fight", ("1st/446", "3rd/52", "4th/269")),
    Silent(("Choose.among", "without IN_POOL"), "after a round everybody is at home", ("3rd/298",)),
    Silent(("Choose.among", "without IN_POOL"), "at the start of a turn nobody fights", ("4th/294",)),
    Silent(("Always",), "the icon says the same", ("4th/453",)),
    Silent(("the whole power",), "the icon says the same", ("4th/453",)),
    Silent(("Use.zone: 'battle' -> 'play'",), "whom it could double is there only while it fights", ("3rd/290",)),
    Silent(("CanReach.who", "without CHAMPION"), _CHAMPIONS, ("4th/461",)),
    Silent(("PowerLost.who", "without <a champion or ally>"), "nothing else is defeated", ("4th/463",)),
    Silent(("When.to", "without ALLY"), "only allies are on the losing side", ("4th/463",)),
    Silent(("Level.most: 9 -> 10",), "ten is what it gives", ("PR/1",)),
    Silent(("“wind”",), "no offensive spell has it in its name", ("4th/442",)),
    Silent(("without IN_POOL",), "who fought beside the fallen is lost or home by then", ("4th/458",)),
    Silent(("NoEffect.who", "without ALLY"), "it is asked of allies only", ("1st/409",)),
    Silent(("UsedBy.bearer", "without CHAMPION"), "whatever allies fight for is a champion", ("1st/426",)),
    Silent(("IN_COMBAT",), "allies are in play while they fight and at no other time", ("3rd/54",)),
    Silent(("When.to", "without CHAMPION"), _CHAMPIONS, ("3rd/6", "4th/6", "4th/70", "4th/505")),
    Silent(("Levels.who", "without CHAMPION"), _CHAMPIONS, ("4th/57", "4th/72")),
    Silent(("Choose.among", "without IN_POOL"), "as a turn begins nobody fights", ("1st/135", "NO/135", "3rd/117")),
    Silent(("Choose.among", "without REALM"), _REALMS, ("4th/12", "1st/428")),
    Silent(("RebuiltFor.realm", "without REALM"), _REALMS, ("DU/117",)),
    Silent(
        ("NotReachedBy", "without REALM"),
        "only realms are attacked, and only realms open such ways",
        ("4th/516", "BR/9"),
    ),
    Silent(("AttachTo.host", "without REALM"), "a holding hangs on realms only", ("PR/2",)),
    Silent(("Immune.even_to_good",), "no event helps a realm by lying in play", ("PR/2",)),
    Silent(("Levels.who", "without DEFENDING"), "twice nothing is nothing: the attackers' give none", ("4th/41",)),
    Silent(
        ("Pile.test", "a non-event card"), "an event that is discarded unplayed goes to the Abyss again", ("4th/45",)
    ),
    Silent(("Use.", "without CHAMPION"), "what else is in combat leaves with its champion", ("4th/63",)),
    Silent(("Target.count: 1 -> 2",), "one realm at most fights for itself", ("4th/114",)),
    Silent(("CannotPlay.user", "without CHAMPION"), "spells and items are used by champions", ("4th/41",)),
    Silent(("CannotFight.who", "a card other than this realm"), "a realm is asked by rules of its own", ("4th/68",)),
    Silent(("Levels.who", "without <a champion or ally>"), _FIGHTERS),
    Silent(("GoesInstead.who", "without <a spell or ally>"), "of nothing else it is noted", ("1st/430",)),
    Silent(("Send.cards", "without REALM"), "only realms lie razed in a place of a formation", ("4th/498",)),
    Silent(("1. Always.when:RefIs.test:Level.most: 8 -> 9",), "the greater bonus has the last word", ("3rd/351",)),
    Silent(("When.whose: none",), "they could have attacked in their own turn only", ("3rd/78", "1st/427")),
    Silent(("InPlay.test", "without CHAMPION"), "it is for champions in pools of others only", ("4th/460", "4th/468")),
    Silent(("InPlay.test", "without IN_POOL"), "it is for champions in pools of others only", ("4th/460", "4th/468")),
    Silent(("without <a card of any other player>",), "it is for pools of others only", ("4th/460", "4th/468")),
    Silent(("OTHERS -> EVERYONE",), "it is for champions in pools of others only", ("4th/460", "4th/468")),
    Silent(("AttachOnlyTo.host", "without CHAMPION"), "only champions are drow and bear artifacts", ("4th/468",)),
    Silent(("AttachTo.host", "without CHAMPION"), "only champions are drow and bear artifacts", ("4th/468",)),
    Silent(("Duel.defenders",), "nobody defends against themselves", ("4th/464",)),
    Silent(("Target.count",), "there are but two, and the first one chosen counts", ("3rd/256",)),
    Silent(("Choose.count: 1 -> 2",), "there are but two, and the first one chosen counts", ("4th/64",)),
    Silent(("UsedBy.bearer", "without CHAMPION"), "items and allies hang on champions", ("4th/46",)),
    Silent(("without CHAMPION",), "it is one of the two of the round, and no realm", ("NO/204",)),
    Silent(("Target.count",), "of two chosen the first is bribed", ("NO/204",)),
    Silent(("without IN_POOL",), "whoever fights beside somebody is in the battle", ("4th/323",)),
    Silent(("Target.count",), "of two chosen the first fights", ("4th/323",)),
    Silent(("NewChampion.champions:InPlay",), "of whatever set, it takes the two of the round; the house text says so"),
    Silent(("Send.cards", "without REALM"), "only realms are razed", ("4th/511",)),
    Silent(("Target.among", "without CHAMPION"), "before combat only a champion attacks", ("4th/378",)),
    Silent(("Target.count",), "of two chosen the first counts", ("4th/378", "4th/392")),
    Silent(("without IN_POOL",), "when it is asked, every champion in play is in a pool", ("4th/410",)),
    Silent(("Immune.to", "without EVENT"), "only events are harmful", ("4th/410",)),
    Silent(("Extreme.among", "without CHAMPION"), "a champion has the level of what it bears as well", ("4th/410",)),
    Silent(("Choose.count",), "of two chosen the first counts", ("4th/410",)),
    Silent(("When.to", "without CHAMPION"), "only champions are kings", ("4th/410",)),
    Silent(("PlayAtOnce.cards:Pile.top", "1 -> 2"), "the first card alone is taken"),
    Silent(("Choose.count", "1 -> 2"), "the first card chosen alone is taken", ("4th/239", "4th/433")),
    Silent(("Choose.who",), "chance chooses", ("4th/239", "4th/433")),
    Silent(("without ALLY",), "only allies are remembered so", ("3rd/349", "3rd/350", "4th/444")),
    Silent(("HandOver.to", "without CHAMPION"), "only champions bear items, but for some of their own"),
    Silent(("HandOver.to", "without IN_POOL"), "nobody fights then", ("4th/76", "4th/106", "4th/476")),
    Silent(("HandOver.to", "without <a card other than that card>"), "it goes to another in any case", ("4th/476",)),
    Silent(("1. When.effect:Seq.effects[0]:Choose",), "there is one first card", ("4th/76",)),
    Silent(("Choose.among", "without CHAMPION"), "what bears items in a pool is a champion", ("4th/476",)),
    Silent(("2. Play.targets[0]:Target.count",), "there is one opposing champion", ("4th/421",)),
    Silent(("TurnDown.cards", "without IN_POOL"), "only cards in pools are turned", ("4th/155", "4th/508")),
    Silent(("Target.count",), "the first one chosen alone is meant", ("4th/156",)),
    Silent(
        ("2. When.to", "without <a magical item or artifact>"), "in a pool nothing else is played on her", ("NO/70",)
    ),
    Silent(("AddsCard.who", "without CHAMPION"), "only champions of a round are given an ally"),
    Silent(("Sacrifice.among", "without IN_POOL"), "avatars come in phase 3, when nobody fights", ("4th/472",)),
    Silent(("without ITEM",), "what it adds is an item, and it adds nothing else", ("3rd/64",)),
    Silent(("without ALLY",), "what it adds is an ally, and it adds nothing else", ("4th/313", "4th/472")),
    Silent(("Immune.who", "without <a champion or ally>"), "only champions and allies are drow", ("4th/60",)),
    Silent(("Exists.cards:Pile", "without CHAMPION"), "only champions lie in a pool and are adventurers", ("4th/292",)),
    Silent(
        ("2. Always.when: none",), "what hangs on a champion fights for no realm", ("3rd/154", "3rd/309", "3rd/324")
    ),
    Silent(("Fights.at", "without REALM"), "of what is attacked only realms are of a world", ("3rd/154", "4th/261")),
    Silent(("without ARTIFACT",), "nothing but artifacts hangs on a holding", ("4th/115",)),
    Silent(("Levels.who", "without YOURS"), "whoever defends a player's realm is theirs for the battle", ("4th/116",)),
    Silent(("3. When.to", "without CHAMPION"), "in a holding it has no power", ("4th/459",)),
    Silent(("3. When.to",), "the fourth ally that is played is the first to come with four played", ("4th/360",)),
)


def reason(printing_id: str, change: str) -> str:
    """Why nobody could notice this change of the card, "" if somebody could. A printing stands for its wording."""
    for silent, wordings in _known():
        meant = not silent.printings or _power(printing_id) in wordings
        if meant and all(word in change for word in silent.words):
            return silent.why
    return ""


@cache
def _known() -> tuple[tuple[Silent, frozenset[str]], ...]:
    return tuple((silent, frozenset(map(_power, silent.printings))) for silent in SILENT)


@cache
def _power(printing_id: str) -> str:
    """The wording whose power a printing plays."""
    wording = catalogue.printing(printing_id).wording
    return registry.model_of(wording) or wording
