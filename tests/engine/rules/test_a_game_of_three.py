"""Three turns of a game of three, counter to counter, two rounds of battle each, spoils, the last champion
and the sixth realm (written from the documents by a stranger).
"""

from __future__ import annotations

from tests.table_talk import Table, table_test

RULES = (
    "rebuild.one-per-turn", "pause.clockwise", "event.harmful.calm", "dispel.chain", "combat.f.back-and-forth",
    "turn.phase4.no-switch", "combat.one-round-per-champion", "combat.j.spoils-defender", "spoils.play-out-of-time",
    "combat.i.no-second-realm", "battle.end.no-defence", "combat.j.spoils-attacker", "victory.six-realms",
)  # fmt: skip


@table_test(rules=RULES)
def test_a_game_of_three(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Sembia", "B": "Cormyr (razed)"},
        pool=["Herminard", "Mordenkainen + Orb of Doom", "Sadira"],
        hand=["Narfell", "Zadoc", "Gith", "Kank Lancers", "War Party", "Magic Missile", "Good Fortune", "1st/346"],
        draw=["Vaasa", "Dagrande", "Azhul", "Bagual", "Tiger", 9],
    )
    t.seat(
        "B",
        formation={"A": "Nyrond", "B": "Keoland"},
        pool=["Neeva", "Tergoz Tenhammer"],
        hand=["Calm", "Gladiators", "Skull Keep", "Rikus", "Armies of Bloodstone"],
        draw=["Celene", "Perrenland", "Elf Galleon", "Marauder", "War Band", 9],
    )
    t.seat(
        "C",
        formation={
            "A": "The High Forest",
            "B": "Calimshan",
            "C": "Rashemen",
            "D": "The Trollmoors",
            "E": "Pirate Isles",
        },
        pool=["Tysiln San", "Skeletal Horde"],
        hand=["Enslaved!", "1st/346", "Moonshae Isles"],
        draw=[9],
    )
    t.begin(active="A", phase=2, windows="pass")

    # A rebuilds instead of laying a realm; C's event comes at the end of phase 3, and B alone calms it
    t.A.rebuilds("Cormyr", paying=["Zadoc", "Gith", "Kank Lancers"])
    t.standing("Cormyr")
    t.A.cannot("play", "Narfell", "C", because="turn.phase2.realm-choice")
    t.A.passes(2)
    t.C.plays("Enslaved!")
    t.B.answers("Calm")
    t.C.chooses("Skeletal Horde")
    t.A.chooses("Sadira")
    for card in ("Sadira", "Skeletal Horde", "Zadoc", "Gith", "Kank Lancers"):
        t.zone(card, "discard")
    for card in ("Enslaved!", "Calm"):
        t.zone(card, "void")
    t.zone("Neeva", "pool")

    # first round: back and forth until a spell is dispelled, and the dispelling too
    t.A.attacks("Nyrond", with_="Mordenkainen")
    t.B.defends("Neeva")
    t.total("Mordenkainen", 12)
    t.B.plays("Gladiators")
    t.total("Neeva", 16)
    t.A.plays("War Party")
    t.total("Mordenkainen", 16)
    t.asked("A", "ask-combat")  # a tie is the defender's
    t.A.plays("Magic Missile")
    t.C.answers("C:Dispel Magic", by="Tysiln San")
    t.A.answers("A:Dispel Magic", by="Mordenkainen")
    t.total("Mordenkainen", 19)
    t.B.passes()
    for card in ("Neeva", "Gladiators", "War Party", "Magic Missile", "A:Dispel Magic", "C:Dispel Magic"):
        t.zone(card, "discard")
    t.zone("Mordenkainen", "pool")
    t.on("Orb of Doom", "Mordenkainen")

    # second round: another champion, against the same realm; the defender wins, and its spoils are a realm
    t.A.cannot("attack", "Keoland", "Herminard", because=("turn.phase4.no-switch", "formation.protection"))
    t.A.cannot("attack", "Nyrond", "Mordenkainen", because="combat.one-round-per-champion")
    t.A.attacks("Nyrond", with_="Herminard")
    t.B.defends("Tergoz Tenhammer")
    t.total("Tergoz Tenhammer", 8)
    t.A.passes()
    t.zone("Herminard", "discard")
    t.B.plays("Celene", at="C")
    t.zone("Celene", "formation")
    t.A.cannot("attack", "Nyrond", "Mordenkainen", because="turn.phase4.one-realm")
    t.A.passes()
    t.A.plays("Good Fortune")
    t.zone("Good Fortune", "void")
    t.contents("A", "hand", ["Narfell", "Vaasa", "Dagrande", "Azhul", "Bagual", "Tiger"])
    t.A.passes()

    # B draws, lays and attacks: A's champion of the pool falls, and nobody defends a second time
    t.turn_of("B")
    t.B.passes()
    t.B.plays("Skull Keep", on="Keoland")
    t.B.plays("Perrenland", at="D")
    t.zone("Perrenland", "formation")
    t.on("Skull Keep", "Keoland")
    t.B.passes()
    t.B.plays("Rikus")
    t.B.passes()
    t.B.attacks("Sembia", with_="Tergoz Tenhammer")
    t.A.defends("Mordenkainen")
    t.total("Mordenkainen", 9)
    t.B.plays("Armies of Bloodstone")
    t.total("Tergoz Tenhammer", 9)
    t.asked("B", "ask-combat")
    t.B.plays("Elf Galleon")
    t.total("Tergoz Tenhammer", 12)
    t.A.passes()
    for card in ("Mordenkainen", "Orb of Doom", "Armies of Bloodstone", "Elf Galleon"):
        t.zone(card, "discard")
    t.zone("Tergoz Tenhammer", "pool")
    t.B.attacks("Sembia", with_="Rikus")
    t.A.declines()
    t.razed("Sembia")
    t.B.returns("War Band")
    t.contents("B", "hand", ["Marauder"])
    t.B.passes(2)

    # C's sixth realm
    t.turn_of("C")
    t.C.passes()
    t.C.plays("Moonshae Isles", at="F")
    t.changed("Marauder", *(f"C:filler#{number}" for number in range(1, 4)))
    t.over("C")
