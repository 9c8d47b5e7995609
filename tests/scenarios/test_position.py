"""Positions built directly: everything lies where it was written, and what cannot lie there is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms.catalogue import all_printings
from sixrealms.engine import zones as z
from sixrealms.engine.digest import digest
from sixrealms.engine.once_a_turn import DID_ATTACK, DID_REALM
from sixrealms.engine.state import State
from sixrealms.errors import ScenarioError
from sixrealms.powers import registry
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.objects import Objects
from sixrealms.scenarios.position import build

DUNGEON = next(p.id for p in all_printings() if p.type == "dungeon")


def laid(seat: dict[str, Any], other: dict[str, Any] | None = None, **clock: Any) -> tuple[State, Objects]:
    seats = {"A": SeatPosition(**seat), "B": SeatPosition(**(other or {}))}
    return build(LaidPosition(seats, **{"unenforced": True, **clock}))


def test_every_zone_holds_what_was_written() -> None:
    s, names = laid(
        {
            "formation": {"A": "Sembia", "C": "Cormyr (razed)"},
            "pool": ["Dagrande + Flameblade + Orb of Doom"],
            "hand": ["War Party"],
            "draw": ["Miles", "Zadoc"],
            "discard": ["Rowan"],
            "limbo": ["Neeva (2 turns) + Staff of Conjuring"],
            "abyss": ["1st/99"],
            "void": ["1st/100"],
            "table": ["1st/150"],
            "dungeon": DUNGEON,
            "outside": ["Stug"],
        }
    )
    where = {one.printing.name: z.NAMES[s.zone[one.number]] for one in names.placed}

    assert s.formation(0) == (names.one("Sembia"), -1, names.one("Cormyr"), -1, -1, -1)
    assert s.flags[names.one("Cormyr")] & z.RAZED
    assert s.on(names.one("Dagrande")) == (names.one("Flameblade"), names.one("Orb of Doom"))
    assert [s.name(c) for c in s.listed(0, z.DRAW)] == ["Miles", "Zadoc"]
    assert where["War Party"] == "hand"
    assert where["Rowan"] == "discard"
    assert where["Stug"] == "outside"
    assert [where[names.placed[names.one(i)].printing.name] for i in ("1st/99", "1st/100", "1st/150")] == [
        "abyss",
        "void",
        "table",
    ]
    assert s.listed(0, z.DUNGEON) == (names.one(DUNGEON),)
    assert [(e.card, e.turns, e.attachments) for e in s.limbo] == [
        (names.one("Neeva"), 2, (names.one("Staff of Conjuring"),))
    ]


def test_a_card_of_another_owner_lies_with_its_holder() -> None:
    s, names = laid({"pool": ["Dagrande (of B) + Flameblade (of B)"]})

    assert s.pool(0) == (names.one("Dagrande"),)
    assert [s.owner[names.one(n)] for n in ("Dagrande", "Flameblade")] == [1, 1]
    assert [s.ctrl[names.one(n)] for n in ("Dagrande", "Flameblade")] == [0, 0]


def test_cards_hang_on_cards_that_hang() -> None:
    s, names = laid({"pool": [{"card": "Dagrande", "with": [{"card": "Neeva", "with": ["Flameblade"]}]}]})

    assert s.host[names.one("Flameblade")] == names.one("Neeva")
    assert s.host[names.one("Neeva")] == names.one("Dagrande")


def test_piles_hold_fillers_unless_they_are_written() -> None:
    s, names = laid({"hand": ["War Party", 3]}, {"draw": ["Miles", 1], "discard": [2]})

    assert [len(s.listed(0, zone)) for zone in (z.HAND, z.DRAW)] == [4, 12]
    assert [len(s.listed(1, zone)) for zone in (z.HAND, z.DRAW, z.DISCARD)] == [0, 2, 2]
    assert len(names.all("filler")) == 3 + 12 + 1 + 2
    assert len(names.all("A:filler#2")) == 1


@pytest.mark.parametrize("phase", [0, 2, 3, 4, 5])
def test_the_active_player_is_asked_in_his_phase(phase: int) -> None:
    s, _ = laid({}, active="B", phase=phase)

    assert s.pending is not None
    assert (s.pending.player, s.pending.about, s.phase, s.active) == (1, f"ask-phase-{phase}", phase, 1)


def test_phase_1_draws_and_a_turn_can_begin_from_its_start() -> None:
    drawn, _ = laid({"hand": [1]}, phase=1)
    begun, _ = laid({"hand": [1]}, phase="start", turn=9, taken={"A": 2, "B": 1})

    assert (len(drawn.hand(0)), drawn.phase) == (4, 2)
    assert (len(begun.hand(0)), begun.phase) == (1, 0)
    assert (begun.turns, begun.turns_taken) == (9, (2, 1))


def test_what_was_done_this_turn_is_done() -> None:
    s, _ = laid({}, phase=4, done=["realm", "attack"])

    assert s.done == DID_REALM | DID_ATTACK


def test_seats_moved_on_keep_their_order_and_their_cards() -> None:
    champions = {"A": "Dagrande", "B": "Neeva", "C": "Azhul"}
    seats = {letter: SeatPosition(pool=[name]) for letter, name in champions.items()}
    s, names = build(LaidPosition(seats, active="B", rotation=1))

    assert [names.seat(letter) for letter in "ABC"] == [1, 2, 0]
    assert s.pool(2) == (names.one("Neeva"),)
    assert s.active == 2
    assert names.as_seated("B attacks C:Thay with Azhul") == "C attacks A:Thay with Azhul"
    assert names.as_seated("A chooses player B") == "B chooses player C"


def test_the_same_description_is_the_same_position() -> None:
    def one() -> str:
        return digest(laid({"formation": {"A": "Sembia"}, "pool": ["Dagrande"]}, phase=4)[0])

    assert one() == one()


def test_an_effect_can_be_under_way() -> None:
    printing = next(p for p in all_printings() if p.type == "event" and "Lasting(" in repr(registry.power_of(p.id)))
    s, names = laid({"table": [f"{printing.id} (lasting)"]}, effects=[{"card": printing.id}])

    card = names.one(printing.id)

    assert [(e.context.source, e.context.player, e.card) for e in s.effects] == [(card, 0, card)]


@pytest.mark.parametrize(
    ("seat", "clock", "says"),
    [
        ({"pool": ["Sembia"]}, {}, "seats.A.pool[0]: Sembia (realm): only champions are in a pool"),
        ({"formation": {"A": "Dagrande"}}, {}, "Dagrande (hero): only realms stand in a formation"),
        ({"formation": {"G": "Sembia"}}, {}, "seats.A.formation.G: there is no such place; there are A, B, C, D, E, F"),
        ({"hand": ["War Party", "Miles + Flameblade"]}, {}, "seats.A.hand[1]: Miles (ally): nothing hangs on"),
        ({"hand": ["Sembia (razed)"]}, {}, "only a realm in a formation can be razed"),
        ({"hand": ["Miles (2 turns)"]}, {}, "turns are counted for a card in Limbo only"),
        ({"hand": ["Miles (tired)"]}, {}, "no note (tired); there are razed, face down"),
        ({"pool": ["Dagrande + Berdusk"]}, {}, "Berdusk (holding): it hangs on a realm"),
        ({"pool": ["Dagrande + Sembia"]}, {}, "Sembia (realm): it hangs on nothing"),
        ({"pool": ["Dagrande (of C)"]}, {}, "there is no seat C; there are A, B"),
        ({"dungeon": "Sembia"}, {}, "only a dungeon card lies beside the deck"),
        ({"hand": ["Drizt"]}, {}, "no card is called 'Drizt'; did you mean Drizzt Do'Urden"),
        ({"hand": ["Desert Warrior"]}, {}, "may be 1st/325 (hero) or 1st/326 (hero) or 1st/327 (hero); write the id"),
        ({"hand": [{"cart": "Miles"}]}, {}, "a card is a name or {card: name, with: [names]}"),
        ({}, {"active": "C"}, "active: there is no seat C; there are A, B"),
        ({}, {"phase": 7}, "phase: 7 is none of 0, 1, 2, 3, 4, 5, 6, start, setup, deal"),
        ({}, {"size": 60}, "size: the ruleset tournament has no 60-card game; it offers"),
        ({}, {"done": ["lunch"]}, "done: 'lunch' is none of realm, holding, rule, attack"),
        ({}, {"taken": {"D": 1}}, "taken.D: there is no seat D; there are A, B"),
        ({}, {"answers": {"luck": 1}}, "answers: the ruleset has no such question"),
        ({"hand": ["Miles"]}, {"effects": [{"card": "Miles"}]}, "A:Miles has no lasting effect, no number 1"),
    ],
)  # fmt: skip
def test_what_is_not_a_table_is_refused(seat: dict[str, Any], clock: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        laid(seat, **clock)

    assert says in str(refused.value)


def test_a_card_without_its_power_is_refused_unless_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "status", lambda p: "missing" if p.name == "Miles" else "none")

    with pytest.raises(ScenarioError, match=r"no power is written yet for Miles \(1st/183\)"):
        laid({"hand": ["Miles"]}, unenforced=())
    s, _ = laid({"hand": ["Miles"]}, unenforced=["Miles"])
    assert len(s.hand(0)) == 1


@pytest.mark.parametrize("letters", ["A", "AC", "BA"])
def test_seats_have_their_letters_in_order(letters: str) -> None:
    with pytest.raises(ScenarioError, match="seats: seats are called A, B"):
        build(LaidPosition({letter: SeatPosition() for letter in letters}))


def test_who_is_the_oldest_is_somebody_at_the_table() -> None:
    realms = ("Waterdeep", "Cormyr")
    seats = {letter: SeatPosition(realms=realms, draw=(12,)) for letter in "AB"}
    game = {"tyrants-game": "on"}
    s, _ = build(LaidPosition(seats, phase="deal", options={**game, "oldest": "2"}, unenforced=True))
    assert s.pending is not None
    assert (s.pending.player, s.pending.about) == (1, "ask-lay-realm")
    with pytest.raises(ScenarioError, match="options: "):
        build(LaidPosition(seats, phase="deal", options={**game, "oldest": "3"}, unenforced=True))


def test_nobody_stays_in_limbo_for_no_turns() -> None:
    with pytest.raises(ScenarioError, match=r"no note \(0 turns\)"):
        laid({"limbo": ["Dagrande (0 turns)"]})
