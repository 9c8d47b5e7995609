"""Awkward moments between the turns: extra ones, skipped ones, empty piles, full formations (found by an adversary)."""

from __future__ import annotations

from tests.table_talk import Table, table_test

STASIS = "4th/138"
SIX = {"A": "1st/6", "B": "1st/9", "C": "1st/14", "D": "1st/16", "E": "1st/22"}


@table_test(rules=["limbo.return-time"], edition="1st")
def test_a_skipped_turn_is_not_the_next_turn_for_limbo(t: Table) -> None:
    """open.skipped-turn."""
    t.seat("A", formation={"A": "Sembia"}, hand=[STASIS], draw=[30])
    t.seat("B", formation={"A": "Nyrond"}, limbo=["Dagrande (1 turns)"], draw=[30])
    t.seat("C", formation={"A": "Keoland"}, draw=[30])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays(STASIS)
    t.A.player("B")
    t.A.passes()
    t.turn_of("C")
    t.zone("Dagrande", "limbo")
    t.C.passes(times=5)
    t.turn_of("A")
    t.zone("Dagrande", "limbo")
    t.A.passes(times=5)
    t.turn_of("B")
    t.zone("Dagrande", "limbo")
    t.B.passes(times=5)
    t.zone("Dagrande", "pool")
    t.changed(STASIS, *(f"{s}:Thugs#{i}" for s in "ABC" for i in range(1, 31)))
    t.settled("C", "ask-phase-0")


@table_test(rules=["limbo.extra-turns"], edition="1st")
def test_an_extra_turn_is_not_the_next_turn_for_limbo(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["The Caravan"], limbo=["Dagrande (1 turns)"], draw=[30])
    t.seat("B", formation={"A": "Nyrond"}, draw=[30])
    t.seat("C", formation={"A": "Keoland"}, draw=[30])
    t.begin(active="C", phase=5, windows="ask")
    t.C.passes()
    t.A.plays("The Caravan")
    t.turn_of("A")
    t.A.passes(times=5)
    t.turn_of("A")
    t.zone("Dagrande", "limbo")
    t.A.passes(times=5)
    t.turn_of("B")
    t.zone("Dagrande", "pool")
    t.changed("The Caravan", *(f"A:Thugs#{i}" for i in range(1, 31)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["turn.phase6.rap"], edition="1st")
def test_after_the_caravan_of_the_third_player_the_second_is_next(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"})
    t.seat("B", formation={"A": "Nyrond"})
    t.seat("C", formation={"A": "Keoland"}, hand=["The Caravan"])
    t.begin(active="A", phase=5)
    t.A.passes()
    t.C.plays("The Caravan")
    t.turn_of("C")
    t.C.passes(times=5)
    t.turn_of("B")
    t.changed("The Caravan", *(f"C:Thugs#{i}" for i in range(1, 4)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["turn.phase5.discard-down"], edition="1st")
def test_nobody_counts_the_hands_of_the_others(t: Table) -> None:
    """open.hand-limit-others."""
    t.seat("A", formation={"A": "Sembia"}, hand=["Dagrande"])
    t.seat("B", formation={"A": "Nyrond"}, hand=[8, "Good Fortune"], draw=[8])
    t.begin(active="A", phase=3)
    t.A.plays("Dagrande")
    t.B.plays("Good Fortune")
    t.count("B", hand=13)
    t.A.passes(times=3)
    t.turn_of("B")
    t.count("B", hand=13)
    t.changed("Good Fortune", "Dagrande", *(f"B:Thugs#{i}" for i in range(1, 17)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["deckout.reshuffle", "deckout.lost-draws"], edition="1st")
def test_a_pile_emptied_in_another_players_turn_is_filled_when_that_turn_ends(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Transformation!"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Zadoc"], draw=["War Party"], discard=["Gith"])
    t.begin(active="A", phase=5, windows="pass")
    t.A.plays("Transformation!")
    t.contents("B", "hand", ["War Party"])
    t.count("B", draw=0, discard=2)
    t.A.passes()
    t.turn_of("B")
    t.count("B", draw=2, discard=0)
    t.changed("Transformation!", "Zadoc", "Gith", "War Party", *(f"A:Thugs#{i}" for i in range(1, 13)))
    t.settled("B", "ask-phase-0")


@table_test(rules=["deckout.reshuffle", "deckout.lost-draws", "spoils.source"], edition="1st")
def test_spoils_from_an_empty_pile_are_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], draw=[], discard=["Zadoc"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Dagrande")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=0, draw=0, discard=1)
    t.A.passes(times=2)
    t.contents("A", "draw", ["Zadoc"])
    t.settled("B", "ask-phase-0")


@table_test(rules=["victory.six-realms", "raze.still-in-play"], edition="1st")
def test_six_realms_in_another_players_turn_win_at_once(t: Table) -> None:
    t.seat("A", formation={"A": "1st/115"}, hand=["Safe Harbor!"])
    t.seat("B", formation={**SIX, "F": "1st/24 (razed)"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Safe Harbor!")
    t.B.chooses("1st/24")
    t.standing("1st/24")
    t.changed("Safe Harbor!")
    t.over("B")


@table_test(rules=["victory.six-realms"], edition="1st")
def test_of_two_with_six_realms_at_once_the_next_clockwise_wins(t: Table) -> None:
    """open.victory-simultaneous: the player of the event is not the active one, nor the next."""
    t.seat("A", formation={"A": "1st/115"}, hand=["Azhul"])
    t.seat("B", formation={**SIX, "F": "1st/24 (razed)"})
    t.seat(
        "C",
        formation={
            "A": "1st/120",
            "B": "1st/127",
            "C": "1st/128",
            "D": "1st/130",
            "E": "1st/132",
            "F": "1st/137 (razed)",
        },
        hand=["Safe Harbor!"],
    )
    t.begin(active="A", phase=3)
    t.A.plays("Azhul")
    t.C.plays("Safe Harbor!")
    t.C.chooses("1st/137")
    t.B.chooses("1st/24")
    t.changed("Safe Harbor!", "Azhul", "1st/24", "1st/137")
    t.over("B")


@table_test(rules=["formation.gaps.first", "formation.no-sliding"], edition="1st")
def test_the_foremost_gap_is_the_only_place_for_a_new_realm(t: Table) -> None:
    t.seat("A", formation={"C": "1st/14", "D": "1st/16", "E": "1st/22"}, hand=["Sembia"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass")
    pending = t.state.pending
    t.expect(pending is not None and len([o for o in pending.options if o.verb == "play"]) == 1, "just one place")
    t.A.plays("Sembia", at="A")
    t.zone("Sembia", "formation")
    t.settled("A", "ask-phase-2")


@table_test(rules=["formation.protection", "formation.gaps.first"], edition="1st")
def test_a_gap_shields_nothing_but_a_realm_beside_it_does(t: Table) -> None:
    """open.empty-place-shield: D lies behind B alone, E behind B and C, F behind C alone."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={"C": "Nyrond", "D": "Keoland", "E": "Celene", "F": "Furyondy"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.can("attack", "Nyrond", "Dagrande")
    t.A.can("attack", "Keoland", "Dagrande")
    t.A.cannot("attack", "Celene", "Dagrande", because="formation.protection")
    t.A.cannot("attack", "Furyondy", "Dagrande", because="formation.protection")
    t.settled("A", "ask-phase-4")


@table_test(rules=["victory.110-ten-realms", "formation.protection"], edition="1st")
def test_the_fourth_row_of_a_large_formation(t: Table) -> None:
    """open.formation-ten: H lies behind D and E, G behind D alone."""
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"])
    t.seat("B", formation={
        "A": "Nyrond (razed)", "B": "Keoland (razed)", "C": "Celene (razed)", "D": "Furyondy (razed)", "E": "Veluna",
        "F": "Vaasa (razed)", "G": "Calimshan", "H": "Narfell", "I": "Damara", "J": "Thay",
    })  # fmt: skip
    t.begin(active="A", phase=4, windows="pass", size=110)
    t.A.can("attack", "Veluna", "Dagrande")
    t.A.can("attack", "Calimshan", "Dagrande")
    t.A.can("attack", "Thay", "Dagrande")
    t.A.cannot("attack", "Narfell", "Dagrande", because="formation.protection")
    t.A.cannot("attack", "Damara", "Dagrande", because="formation.protection")
    t.settled("A", "ask-phase-4")


@table_test(rules=["cosmos.razed-blocks", "raze.still-in-play"], edition="1st")
def test_a_razed_realm_keeps_its_copy_off_the_table_until_it_is_covered(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia (razed)"}, hand=["Vaasa"], draw=[9])
    t.seat("B", formation={"A": "Nyrond"}, hand=["Sembia"], draw=[9])
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("Vaasa", at="A")
    t.zone("A:Sembia", "discard")
    t.zone("Vaasa", "formation")
    t.A.passes(times=4)
    t.B.passes()
    t.B.plays("B:Sembia", at="B")
    t.zone("B:Sembia", "formation")
    t.changed(*(f"B:Thugs#{i}" for i in range(1, 10)))
    t.settled("B", "ask-phase-2")


@table_test(rules=["turn.phase6.rap", "calm.others-affected", "pause.clockwise"], edition="1st")
def test_eight_players_are_asked_and_served_clockwise(t: Table) -> None:
    realms = ("1st/5", "1st/6", "1st/9", "1st/14", "1st/16", "1st/22", "1st/24", "1st/30")
    champions = ("1st/52", "1st/82", "1st/266", "1st/260", "1st/264", "1st/265", "1st/62", "1st/63")
    for letter, realm, champion in zip("ABCDEFGH", realms, champions, strict=True):
        hand = {"C": ["Calm"], "G": ["1st/450"], "F": ["Enslaved!"]}.get(letter, [])
        pool = [champion, "1st/450"] if letter == "G" else [champion]
        t.seat(letter, formation={"A": realm}, pool=pool, hand=[] if letter == "G" else hand)
    t.begin(active="F", phase=5)
    t.F.plays("Enslaved!")
    t.G.answers("1st/450")
    t.C.answers("Calm")
    t.F.chooses("1st/265")
    t.H.chooses("1st/63")
    t.A.chooses("1st/52")
    t.B.chooses("1st/82")
    t.D.chooses("1st/260")
    t.E.chooses("1st/264")
    for kept in ("1st/62", "1st/266"):
        t.zone(kept, "pool")
    for lost in ("1st/63", "1st/52", "1st/82", "1st/260", "1st/264", "1st/265"):
        t.zone(lost, "discard")
    t.zone("1st/450", "discard")
    t.F.passes()
    t.turn_of("G")
    t.changed("Enslaved!", "Calm")
    t.settled("G", "ask-phase-0")
