"""Allies of 3rd and 4th Edition that act later: they carry, double, follow a victor, fetch."""

from __future__ import annotations

from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family, card_test

_WIJON = {"3rd/290": (), "4th/231": ()}


# -- Elf Galleon ------------------------------------------------------------------------------------------------------


@card_test("3rd/110", rules=["move.allies.protected", "combat.term.battle-on-card"], edition="1st")
def test_allies_played_after_the_galleon_fly_and_swim(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Hubadai", "Neeva"], hand=["3rd/110", "War Party"])
    t.seat(
        "B",
        formation={"A": "Nyrond", "B": "Keoland"},
        pool=["Azhul + Gith + Orb of Doom", "Borys + Thugs"],
        hand=["Zadoc", "Dagrande", "Wand of Light"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_="Hubadai")
    t.B.defends("Azhul")
    t.A.cannot("play", "War Party", "Hubadai", because="move.allies.protected")
    t.A.plays("3rd/110")
    for kind in ("Flyer", "Swimmer"):
        t.kind("War Party", kind)
        t.not_kind("Gith", kind)
        t.kind("Zadoc", kind)
        for other in ("Azhul", "Dagrande", "Wand of Light"):
            t.not_kind(other, kind)
    t.A.plays("War Party")
    t.B.passes()
    t.A.attacks("Keoland", with_="Neeva")
    t.B.defends("Borys")
    t.zone("3rd/110", "discard")
    t.not_kind("Zadoc", "Flyer")
    t.not_kind("Thugs", "Flyer")
    t.changed("Hubadai", "Azhul", "Gith", "Orb of Doom", "War Party", "Neeva", "Borys")
    t.settled("A", "ask-combat")


@card_test("3rd/110", rules=["move.allies.protected"], edition="1st")
def test_in_another_battle_they_walk_again(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Hubadai"], hand=["3rd/110"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys"], hand=["Zadoc", 1])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_="Hubadai")
    t.B.defends("Borys")
    t.A.plays("3rd/110")
    t.kind("Zadoc", "Flyer")
    t.A.passes()
    t.B.keeps()
    t.not_kind("Zadoc", "Flyer")
    t.changed("Hubadai", "Borys", "3rd/110")
    drew(t, "B", 1)
    t.settled("A")


# -- Wijon ------------------------------------------------------------------------------------------------------------


@card_family(_WIJON, rules=["activation.played-in-battle"], edition="1st")
def test_wijon_doubles_one_ally_played_after_him(t: Table, printing: str) -> None:
    meet(
        t,
        f"Azhul + Gith + {printing}",
        "Borys + Magic Sword + 1st/157 + 1st/94 + NO/208",
        ["War Party", "Thugs", "Nomad Mercenaries"],
    )
    t.A.cannot("use", printing, because="no-target")
    t.A.plays("War Party")
    t.A.plays("Thugs")
    t.A.plays("Nomad Mercenaries")
    t.A.uses(printing)
    t.offered("War Party", "Thugs", "Nomad Mercenaries")
    t.A.chooses("War Party")
    t.level("War Party", 8)
    t.level("Thugs", 1)
    t.A.cannot("use", printing, because="already-used")
    goes_on(t, "Borys", "Azhul")


@card_family(_WIJON, rules=["activation.played-in-battle"], edition="1st")
def test_wijon_may_wait_and_an_enemy_is_an_ally_too(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=[printing, "Gladiators"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys"], hand=["Zadoc", 1])
    t.begin(active="A", phase=4, windows="ask", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays(printing)
    t.A.plays("Gladiators")
    t.B.plays("Zadoc")
    t.A.uses(printing)
    t.offered("Gladiators", "Zadoc")
    t.A.chooses("Gladiators")
    t.level("Gladiators", 18)
    t.changed("Borys")
    t.settled("B", "ask-combat")


# -- Zurn -------------------------------------------------------------------------------------------------------------


def _fights(t: Table, mine: str, theirs: str, hand: int = 0) -> None:
    """A attacks with Zurn at their champion's side, and the loser passes."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{mine} + 3rd/293", "Tergoz Tenhammer"], hand=[hand] * bool(hand))
    t.seat("B", formation={"A": "DL/8"}, pool=[theirs, "Otto"], hand=[1])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=mine)
    t.B.defends(theirs)


@card_test("3rd/293", rules=["combat.h.winner-discards"], edition="1st")
def test_zurn_returns_to_the_pool_with_his_victorious_champion(t: Table) -> None:
    _fights(t, "Neeva", "Azhul")
    t.B.passes()
    t.A.stops()
    t.zone("Neeva", "pool")
    t.on("3rd/293", "Neeva")
    t.zone("Azhul", "discard")
    t.settled("A")


@card_test("3rd/293", rules=["combat.h.loser-discards-all"], edition="1st")
def test_zurn_may_follow_the_champion_who_beats_his_own(t: Table) -> None:
    _fights(t, "Azhul", "Borys")
    t.A.passes()
    t.A.says("yes")
    t.on("3rd/293", "Borys")
    t.zone("Azhul", "discard")
    t.level("3rd/293", 1)
    t.B.keeps()
    t.A.passes(2)
    t.B.passes(3)
    t.B.attacks("Rashemen", with_="Borys")
    t.A.defends("Tergoz Tenhammer")
    t.total("Borys", 9 + 1)
    t.A.passes()
    t.B.stops()
    t.on("3rd/293", "Borys")
    t.zone("Tergoz Tenhammer", "discard")
    drew(t, "B", 6)
    t.settled("B")


@card_test("3rd/293", rules=["combat.h.loser-discards-all"], edition="1st")
def test_zurn_may_stay_with_the_beaten(t: Table) -> None:
    _fights(t, "Azhul", "Borys")
    t.A.passes()
    t.A.says("no")
    t.zone("3rd/293", "discard")
    t.changed("Azhul", "Borys")
    drew(t, "B", 2)
    t.settled("B")


@card_test("3rd/293", rules=["combat.h.winner-discards"], edition="1st")
def test_zurn_does_not_stay_with_a_champion_who_is_sent_home(t: Table) -> None:
    meet(t, "Sadira", "Mul Savage + 3rd/293", ["1st/376"], their_pool=["Otto"])
    t.A.plays("1st/376", by="Sadira")
    t.B.says("no")
    t.zone("Mul Savage", "pool")
    t.zone("3rd/293", "discard")
    t.changed("Sadira", "1st/376")
    t.settled("A")


# -- Powell -----------------------------------------------------------------------------------------------------------


@card_test("3rd/294", rules=["turn.sequence"], edition="1st")
def test_powell_fetches_an_item_in_phase_3(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Azhul"],
        hand=["3rd/294"],
        discard=["Orb of Doom", "Magic Sword", "NO/208", "1st/157", "Zadoc"],
    )
    t.seat("B", formation={"A": "Nyrond"}, discard=["1st/94"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("3rd/294")
    t.offered("Orb of Doom", "Magic Sword", "NO/208")
    t.A.chooses("Magic Sword")
    t.zone("Magic Sword", "hand")
    t.zone("3rd/294", "abyss")
    t.zone("Orb of Doom", "discard")
    t.settled("A", "ask-phase-3")


@card_test("3rd/294", rules=["turn.sequence"], edition="1st")
def test_powell_fetches_nothing_at_other_times(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["3rd/294"], discard=["Orb of Doom"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.cannot("use", "3rd/294", because="wrong-moment")
    t.settled("A", "ask-phase-5")


@card_test("3rd/294", rules=["turn.sequence"], edition="1st")
def test_powell_cannot_fetch_what_is_not_there(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["3rd/294"], discard=["Zadoc", "1st/157"])
    t.seat("B", formation={"A": "Nyrond"}, discard=["Orb of Doom"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "3rd/294", because="no-target")
    t.settled("A", "ask-phase-3")
