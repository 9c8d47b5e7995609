"""One of several is chosen, and with that the choice is over: nobody is asked for a second."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family, card_test

Cards = tuple[str, ...]


class Choice(NamedTuple):
    """Who has what, which cards are offered, which is chosen and where that goes."""

    mine: str
    theirs: str
    offered: Cards
    goes: str = "discard"
    hand: Cards = ()
    pool: Cards = ()
    their_pool: Cards = ()
    discard: Cards = ()
    limbo: Cards = ()
    abyss: Cards = ()
    chooser: str = "A"
    by: str = ""  # it is cast by them
    way: int = 0

    @property
    def taken(self) -> str:
        """The second of those that are offered."""
        return self.offered[1]


_SHIELD: Final = Choice(
    "Azhul + 4th/174",
    "Borys + Orb of Doom + 1st/94 + Magic Sword + 1st/103 + FR/62",
    ("Orb of Doom", "1st/94", "Magic Sword"),
    goes="attached",
)
IN_COMBAT: Final = {
    "4th/174": _SHIELD,
    "3rd/315": _SHIELD._replace(mine="Azhul + 3rd/315"),
    "3rd/105": Choice(
        "Azhul + 3rd/105",
        "Borys",
        ("Gith", "War Party", "Zadoc"),
        goes="hand",
        discard=("Gith", "War Party", "Zadoc", "Neeva"),
    ),
    "4th/225": Choice(
        "Azhul + 4th/225 + Gith", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party", "Gith")
    ),
    "4th/237": Choice(
        "Azhul + Gith", "Borys + Galek + War Party + Zadoc + Orb of Doom", ("Galek", "War Party", "Zadoc")
    ),
    "4th/250": Choice(
        "Azhul + Gith", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party", "Orb of Doom"), chooser="B"
    ),
    "4th/260": Choice(
        "4th/260",
        "Borys + Crystal of the Ebon Flame + Magic Sword + 1st/94 + 1st/157 + Gith",
        ("Crystal of the Ebon Flame", "Magic Sword", "1st/94"),
        their_pool=("Otto + 1st/95",),
    ),
    "4th/264": Choice(
        "Azhul",
        "Bagual + Galek + Gith + Zadoc + 1st/102 + Gladiators",
        ("Galek", "Gith", "Zadoc"),
        pool=("4th/264",),
        their_pool=("Otto + Rowan",),
    ),
    "4th/368": Choice(
        "Sadira + 1st/157",
        "Borys + 1st/152 + Magic Sword",
        ("1st/157", "1st/152", "NO/158"),
        their_pool=("Otto + NO/158",),
        by="Sadira",
    ),
}


@card_family({card: (choice,) for card, choice in IN_COMBAT.items()}, edition="1st")
def test_one_is_chosen_in_combat(t: Table, printing: str, choice: Choice) -> None:
    played = printing not in " ".join((choice.mine, *choice.pool))
    hand = [printing] if played else []
    meet(t, choice.mine, choice.theirs, hand, pool=choice.pool, their_pool=choice.their_pool, discard=choice.discard)
    _chosen(t, printing, choice, played)
    goes_on(t, printing, choice.mine.partition(" + ")[0], choice.theirs.partition(" + ")[0])


AT_HOME: Final = {
    "4th/168": Choice(
        "Azhul + 4th/168",
        "Borys",
        ("Swordwraith", "4th/217", "4th/218"),
        goes="hand",
        discard=("Swordwraith", "War Party", "4th/217", "Skeletal Horde", "4th/218"),
    ),
    "4th/329": Choice(
        "4th/329 + Orb of Doom",
        "Borys + Magic Sword + 1st/157",
        ("Magic Sword", "1st/94", "1st/95"),
        their_pool=("Neeva + 1st/94", "Otto + 1st/95"),
    ),
    "4th/368": Choice(
        "Sadira + 1st/157",
        "Borys + 1st/152 + Magic Sword",
        ("1st/157", "1st/152", "NO/158"),
        their_pool=("Otto + NO/158",),
        by="Sadira",
        hand=("4th/368",),
    ),
    "4th/406": Choice(
        "Nenioc",
        "Borys",
        ("Neeva", "Otto", "Azhul"),
        goes="abyss",
        discard=("Neeva", "Zadoc", "Otto", "Azhul"),
        by="Nenioc",
        hand=("4th/406",),
    ),
    "4th/411": Choice(
        "Nenioc",
        "Borys",
        ("Neeva", "Otto", "Azhul"),
        goes="pool",
        limbo=("Neeva", "Otto", "Azhul"),
        abyss=("Tergoz Tenhammer",),
        by="Nenioc",
        hand=("4th/411",),
        way=1,
    ),
}


@card_family({card: (choice,) for card, choice in AT_HOME.items()}, edition="1st")
def test_one_is_chosen_in_phase_3(t: Table, printing: str, choice: Choice) -> None:
    _at_home(t, printing, choice)


@card_test("4th/411", edition="1st")
def test_one_comes_out_of_the_abyss(t: Table) -> None:
    abyss = ("Neeva", "Otto", "Azhul")
    _at_home(t, "4th/411", Choice("Nenioc", "Borys", abyss, abyss=abyss, by="Nenioc", hand=("4th/411",), way=2))


def _at_home(t: Table, printing: str, choice: Choice) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=[choice.mine, *choice.pool],
        hand=list(choice.hand),
        discard=list(choice.discard),
        limbo=list(choice.limbo),
        abyss=list(choice.abyss),
    )
    t.seat("B", formation={"A": "DL/8"}, pool=[choice.theirs, *choice.their_pool])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    _chosen(t, printing, choice, bool(choice.hand))
    t.changed(printing)
    t.settled("A", "ask-phase-3")


def _chosen(t: Table, printing: str, choice: Choice, played: bool) -> None:
    if not played:
        t.A.uses(printing, power=1)
    else:
        t.A.plays(printing, by=choice.by, way=choice.way)
    t.offered(*choice.offered)
    before = {card: t.state.zone[t.card(card)] for card in choice.offered}
    (t.A if choice.chooser == "A" else t.B).chooses(choice.taken)
    t.zone(choice.taken, choice.goes)
    for card in set(choice.offered) - {choice.taken}:
        t.expect(t.state.zone[t.card(card)] == before[card], f"{card} stays where it was")


@card_test("4th/225", rules=["gloss.allies.traits"], edition="1st")
def test_ashathra_gives_herself_for_another(t: Table) -> None:
    meet(t, "Azhul + 4th/225", "Borys + Galek")
    t.A.uses("4th/225")
    t.zone("4th/225", "discard")
    t.zone("Galek", "discard")
    goes_on(t, "Borys")


@card_test("4th/225", rules=["spell.target-required"], edition="1st")
def test_alone_ashathra_finds_nobody(t: Table) -> None:
    meet(t, "Azhul + 4th/225", "Borys")
    t.A.cannot("use", "4th/225", because="no-target")
    goes_on(t, "Borys")


@card_test("4th/173", rules=["gloss.played-against"], edition="1st")
def test_of_allies_played_in_the_round_one_is_annihilated(t: Table) -> None:
    theirs = ["Gith", "1st/86", "Rowan", "Orb of Doom"]
    meet(t, "Neeva + 4th/173 + 1st/102", "Mul Savage + 1st/65", ["Zadoc"], theirs)
    t.B.plays("Gith")
    t.B.plays("1st/86")
    t.A.plays("Zadoc")
    t.B.plays("Rowan")
    t.B.plays("Orb of Doom")
    t.A.uses("4th/173")
    t.offered("Gith", "1st/86", "Rowan")
    t.A.chooses("1st/86")
    t.zone("1st/86", "discard")
    t.on("Gith", "Mul Savage")
    t.on("Rowan", "Mul Savage")
    goes_on(t, "Zadoc", "Orb of Doom")


@card_test("4th/288", edition="1st")
def test_klik_destroys_one_item(t: Table) -> None:
    meet(t, "Azhul + Orb of Doom + 1st/94 + 1st/157", "4th/288", pool=["Otto + Magic Sword"])
    t.B.says("yes")
    t.offered("Orb of Doom", "1st/94", "Magic Sword")
    t.B.chooses("1st/94")
    t.zone("1st/94", "discard")
    t.on("Orb of Doom", "Azhul")
    goes_on(t, "Azhul")


@card_test("4th/353", edition="1st")
def test_the_madman_takes_one_holding_of_three(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/353"])
    formation = {"A": "DL/8 + NO/37", "B": "Vaasa + NO/34", "C": "Sembia + NO/33"}
    t.seat("B", formation=formation, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="4th/353")
    t.B.defends("Borys")
    t.offered("NO/37", "NO/34", "NO/33")
    t.A.chooses("NO/34")
    t.zone("NO/34", "discard")
    t.on("NO/33", "Sembia")
    t.on("NO/37", "DL/8")
    goes_on(t, "Borys")


@card_test("4th/270", rules=["rebuild.cost"], edition="1st")
def test_the_avangion_rebuilds_one_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa (razed)"}, pool=["4th/270"])
    t.seat("B", formation={"A": "Nyrond (razed)", "B": "Sembia (razed)", "C": "DL/8"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/270")
    t.offered("Vaasa", "Nyrond", "Sembia")
    t.A.chooses("Vaasa")
    t.standing("Vaasa")
    t.razed("Nyrond")
    t.zone("4th/270", "discard")
    t.settled("A", "ask-phase-3")


@card_test("4th/171", rules=["gloss.player-target"], edition="1st")
def test_the_rings_look_at_another_hand_that_has_cards_and_take_one(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/171"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond"}, hand=[])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Gith", "Galek", "Zadoc"], draw=[])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.offered("Gith", "Galek", "Zadoc")
    t.A.chooses("Galek")
    t.zone("Galek", "discard")
    t.settled("A", "ask-phase-0")


@card_test("4th/340", rules=["combat.one-round-per-champion"], edition="1st")
def test_kai_rik_tik_calls_one_that_has_not_fought_once_a_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/340", "Borys", "NO/155"])
    t.seat(
        "B",
        formation={"A": "DL/8"},
        pool=["Bagual", "Neeva + Crystal of the Ebon Flame + Gladiators", "Mul Savage", "Dragon King"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Bagual")
    t.B.passes()
    t.A.attacks("DL/8", with_="4th/340")
    t.B.defends("Neeva")
    t.A.uses("4th/340")
    t.offered("NO/155", "Mul Savage", "Dragon King")
    t.A.chooses("NO/155")
    t.on("NO/155", "4th/340")
    t.zone("Mul Savage", "pool")
    t.A.cannot("use", "4th/340", because="already-used")
    goes_on(t, "Borys", "Bagual", "Neeva", "Crystal of the Ebon Flame", "Gladiators")
