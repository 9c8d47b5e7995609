"""Helping in other players' battles: Aiding, and Allies as a tournament variant."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fuzz.search import Fuzzing
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.action import Action
from sixrealms.engine.explain import why_not
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.errors import OptionError
from sixrealms.options import compose
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.seat import take_seat
from sixrealms.powers.card_questions import Is
from sixrealms.powers.possession import GoesAfterRound, stays_after_round
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.refs import SELF
from sixrealms.records import notation
from sixrealms.rulesets import RULESETS
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.simulation.game import play
from sixrealms.simulation.inspection import Inspector
from sixrealms.simulation.invariants import CheckedPosition as Judged
from sixrealms.simulation.invariants.options import offered_exactly_what_is_legal
from sixrealms.telling.story import Story, heard
from tests.made_up import given
from tests.table_talk import Table, table_test

pytestmark = pytest.mark.usefixtures("numbered_as_listed")

AIDING = {"aiding": "on"}
ALLIES = {"allies": "on"}
BOTH = pytest.mark.parametrize("options", [AIDING, ALLIES], ids=["aiding", "allies"])


def battle(
    t: Table, options: dict[str, str], *, lends: list[object] | None = None, defender: str = "Azhul", **seats: object
) -> None:
    """A's Neeva (7) attacks Nyrond, B defends with a champion of level 4 and is losing; C and D watch."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Neeva"], hand=[2], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=[defender], hand=[2], draw=[])
    t.seat("C", formation={"A": "Thay"}, pool=["Dagrande"], hand=lends or ["War Party", "Griffin"], draw=[])
    t.seat("D", formation={"A": "Cormyr"}, hand=["Zadoc", "Cleric of Mask"], draw=[])
    for letter, lies in seats.items():
        t.seat(letter, **lies)  # type: ignore[arg-type]
    t.begin(active="A", phase=4, windows="pass", options=options, unenforced=True)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends(defender.split(" +")[0])


def refused(t: Table, seat: str, other: str) -> set[str]:
    """Why this seat may not ask the other for help."""
    s = t.now().state
    player, asked = (t.sitting.objects.seat(letter) for letter in (seat, other))
    return {reason.message for reason in why_not(s, player, Action("request", number=asked))}


@BOTH
@table_test(rules=["option.aiding.scope"])
def test_an_outsider_who_is_asked_lends_a_card(t: Table, options: dict[str, str]) -> None:
    battle(t, options)
    t.total("Azhul", 4)
    t.B.asks("C")
    t.asked("C", "ask-aid")
    t.offered("War Party")
    t.C.plays("War Party", with_="Azhul")
    t.on("War Party", "Azhul")
    t.total("Azhul", 8)
    lent = t.card("War Party")
    owner, player = t.state.owner[lent], t.state.ctrl[lent]
    t.expect([t.sitting.letter(seat) for seat in (owner, player)] == ["C", "B"], "C's card, in B's hands")
    t.changed("Azhul")
    t.settled("A", "ask-combat")


@table_test(rules=["option.aiding.scope"])
def test_without_the_option_nobody_can_be_asked(t: Table) -> None:
    battle(t, {})
    t.expect(refused(t, "B", "C") == {"no-aid"}, "no help in this game")
    t.expect({action.verb for action in t.sitting.pending().options} == {"play", "pass"}, "no request to be made")
    t.settled("B", "ask-combat")


@BOTH
@table_test(rules=["option.aiding.invitation-only"])
def test_nobody_helps_unasked(t: Table, options: dict[str, str]) -> None:
    battle(t, options)
    t.C.cannot("play", "War Party", "Azhul", because=("not-invited", "not-your-decision", "wrong-moment", "no-combat"))
    t.settled("B", "ask-combat")


@BOTH
@table_test(rules=["option.aiding.invitation-only", "dispel.timing"])
def test_what_can_be_played_at_any_time_needs_no_invitation(t: Table, options: dict[str, str]) -> None:
    t.seat("A", formation={"A": "Vaasa"}, pool=["NS/123"], hand=["PO/74"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=["Dwarven Hammer"])
    t.seat("C", formation={"A": "Thay"}, pool=["Nenioc"], hand=["4th/400"])
    t.begin(active="A", phase=3, options=options)
    t.A.plays("PO/74", by="NS/123")
    t.C.passes(2)
    t.A.passes()
    t.A.attacks("Nyrond", with_="NS/123")
    t.C.passes()
    t.B.defends("Neeva")
    t.asked("C", "ask-anytime")
    t.expect(
        not list(offered_exactly_what_is_legal(Judged(t.now().state.copy(), Random(1)))), "what is offered is legal"
    )
    t.C.plays("4th/400", by="Nenioc")
    t.zone("PO/74", "discard")
    t.settled("B", "ask-combat")


@BOTH
@table_test(rules=["option.aiding.invitation-only", "option.aiding.scope"])
def test_whoever_refuses_is_not_asked_again_in_the_round(t: Table, options: dict[str, str]) -> None:
    battle(t, options)
    t.B.asks("C")
    t.C.passes()
    t.expect(refused(t, "B", "C") == {"unwilling"}, "C has refused")
    t.expect(refused(t, "B", "A") == {"fights-already"}, "A is the enemy")
    t.expect(refused(t, "C", "D") >= {"not-your-decision", "not-your-battle"}, "C does not fight")
    t.B.asks("D")
    t.D.plays("Zadoc")
    t.total("Azhul", 6)
    t.settled("B", "ask-combat")


@table_test(rules=["option.aiding.invitation-only", "option.aiding.scope"])
def test_whoever_holds_nothing_is_not_asked(t: Table) -> None:
    battle(t, AIDING, D={"formation": {"A": "Cormyr"}})
    t.expect(refused(t, "B", "D") == {"nothing-to-lend"}, "D has no card")
    t.settled("B", "ask-combat")


@BOTH
@table_test(rules=["option.aiding.one-side"])
def test_a_helper_of_one_side_cannot_help_the_other(t: Table, options: dict[str, str]) -> None:
    battle(t, options)
    t.B.asks("C")
    t.C.plays("War Party")
    t.expect(refused(t, "A", "C") == {"helps-the-other-side"}, "C is on B's side")
    t.A.asks("D")
    t.D.plays("Zadoc", with_="Neeva")
    t.total("Neeva", 9)
    t.expect(refused(t, "B", "D") == {"helps-the-other-side"}, "D is on A's side")
    t.B.asks("C")
    t.C.passes()
    t.changed("Azhul")
    t.settled("B", "ask-combat")


@table_test(rules=["option.aiding.one-side"], rotate="the teams are those of the seats")
def test_nobody_is_asked_to_fight_his_own_team(t: Table) -> None:
    """conflict.aiding.teams: D is on A's team, E on B's."""
    filler = {"hand": [2], "draw": []}
    battle(
        t,
        {"aiding": "on", "team-spirit": "on"},
        D={"formation": {"A": "Cormyr"}, **filler},
        E={"formation": {"A": "Sembia"}, **filler},
        F={"formation": {"A": "Damara"}, **filler},
    )
    t.expect(refused(t, "B", "D") == {"on-the-other-team"}, "D plays with A")
    able = {t.sitting.letter(a.number) for a in t.sitting.pending().options if a.verb == "request"}
    t.expect(able == {"C", "E", "F"}, "his own partner and the third team")
    t.settled("B", "ask-combat")


@table_test(rules=["option.aiding.scope"])
def test_champions_and_what_the_fighter_cannot_use_are_not_lent(t: Table) -> None:
    """conflict.aiding.what-and-when: Azhul casts no spells; what hangs in C's pool stays there."""
    battle(t, AIDING, lends=["Griffin", "Magic Missile", "Rod of Dispel Magic", "Magic Sword", "The Caravan"])
    t.B.asks("C")
    t.offered("Magic Sword")
    t.C.cannot("play", "Griffin", because="cannot-be-lent")
    t.C.cannot("play", "The Caravan", because="cannot-be-lent")
    t.C.cannot("play", "Magic Missile", "Azhul", because="cannot-use")
    t.C.cannot("play", "Rod of Dispel Magic", "Azhul", because="other-world")
    t.C.cannot("play", "Magic Sword", "Dagrande", because="only-for-the-fighter")
    t.settled("C", "ask-aid")


@table_test(rules=["option.aiding.scope", "gloss.hand"])
def test_only_cards_in_the_hand_are_lent_and_no_powers(t: Table) -> None:
    battle(t, AIDING)
    t.B.asks("C")
    t.C.cannot("play", "Zadoc", "Azhul", because="not-in-hand")
    t.C.cannot("play", "Dagrande", "Azhul", because="not-in-hand")
    t.C.cannot("use", "Dagrande", because="cannot-be-lent")
    t.settled("C", "ask-aid")


@pytest.mark.parametrize("wins", [True, False])
@BOTH
@table_test(rules=["option.aiding.consumables-discarded"])
def test_lent_allies_and_spells_are_discarded_whoever_wins(t: Table, options: dict[str, str], wins: bool) -> None:
    """conflict.aiding.round-or-battle"""
    battle(t, options, lends=["Miles", "Magic Missile"], defender="Vaerhirmana", A=_attacker(wins))
    t.B.asks("C")
    t.C.plays("Miles")
    t.B.asks("C")
    t.C.plays("Magic Missile", by="Vaerhirmana")
    t.total("Vaerhirmana", 4 + 2 + 3)
    if wins:
        t.A.passes()
    else:
        t.A.plays("Noble Djinni")
        t.B.passes()
    t.zone("Miles", "discard", of="C")
    t.zone("Magic Missile", "discard", of="C")
    t.changed("Neeva", "Vaerhirmana", *(() if wins else ("Noble Djinni",)))
    t.settled("A", "ask-phase-4" if wins else "ask-next-attacker")


@pytest.mark.parametrize("lent", [True, False])
@BOTH
@table_test(rules=["option.aiding.consumables-discarded"])
def test_a_lent_ally_is_discarded_although_it_would_stay_with_a_champion(
    t: Table, options: dict[str, str], lent: bool
) -> None:
    """conflict.aiding.round-or-battle: at the end of the round; an own one stays, as it says."""
    own = {"formation": {"A": "Nyrond"}, "pool": ["Azhul"], "hand": [2] if lent else ["1st/54", 2], "draw": []}
    with given("1st/54", Always(stays_after_round(Is(SELF)))):
        battle(t, options, lends=["1st/54"] if lent else [2], A=_attacker(True), B=own)
        if lent:
            t.B.asks("C")
            t.C.plays("1st/54", with_="Azhul")
        else:
            t.B.plays("1st/54", with_="Azhul")
        t.A.passes()
        t.zone("Neeva", "discard")
        if lent:
            t.zone("1st/54", "discard", of="C")
        else:
            t.on("1st/54", "Azhul")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("wins", [True, False])
@BOTH
@table_test(rules=["option.aiding.items-follow-champion"])
def test_a_lent_item_comes_back_from_a_victor_and_is_lost_with_a_loser(
    t: Table, options: dict[str, str], wins: bool
) -> None:
    """conflict.aiding.items-return"""
    battle(t, options, lends=["Crystal of the Ebon Flame"], A=_attacker(wins))
    t.B.asks("C")
    t.C.plays("Crystal of the Ebon Flame", with_="Azhul")
    t.total("Azhul", 10)
    if wins:
        t.A.passes()
        t.zone("Neeva", "discard")
        t.zone("Crystal of the Ebon Flame", "hand", of="C")
        t.changed("Azhul")
        t.settled("A", "ask-phase-4")
    else:
        t.A.plays("Noble Djinni")
        t.B.passes()
        t.zone("Azhul", "discard")
        t.zone("Crystal of the Ebon Flame", "discard", of="C")
        t.changed("Neeva", "Noble Djinni")
        t.settled("A", "ask-next-attacker")


def _attacker(beaten: bool) -> dict[str, object]:
    """A with nothing left to add, or with the one ally that turns the round again."""
    hand = [] if beaten else ["Noble Djinni"]
    return {"formation": {"A": "Vaasa"}, "pool": ["Neeva"], "hand": hand, "draw": []}


@table_test(rules=["option.aiding.items-follow-champion"])
def test_treasure_spoils_do_not_take_what_was_lent(t: Table) -> None:
    """conflict.treasure.vs-aiding: Azhul's own sword is taken, the lent hammer is not."""
    battle(
        t,
        {"aiding": "on", "treasure-spoils": "on"},
        lends=["Dwarven Hammer"],
        defender="Azhul + Magic Sword",
        A=_attacker(False),
    )
    t.B.asks("C")
    t.C.plays("Dwarven Hammer")
    t.A.plays("Noble Djinni")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.offered("Magic Sword", field="card")
    t.A.done()
    t.on("Magic Sword", "Neeva")
    t.zone("Dwarven Hammer", "discard", of="C")
    t.changed("Noble Djinni")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.aiding.items-follow-champion"])
def test_defeat_costs_a_lent_item_although_its_bearer_survives(t: Table) -> None:
    with given("1st/266", Always(GoesInstead(Is(SELF), z.POOL))):
        battle(t, AIDING, lends=["Dwarven Hammer"], A=_attacker(False))
        t.B.asks("C")
        t.C.plays("Dwarven Hammer")
        t.A.plays("Noble Djinni")
        t.B.passes()
        t.zone("Azhul", "pool")
        t.zone("Dwarven Hammer", "discard", of="C")
        t.changed("Neeva", "Noble Djinni")
        t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize("to", [z.LIMBO, z.DISCARD])
@table_test(rules=["option.aiding.items-follow-champion"])
def test_a_lent_item_comes_back_although_its_victorious_bearer_leaves(t: Table, to: int) -> None:
    with given("1st/266", Always(GoesAfterRound(SELF, to, "defender"))):
        battle(t, AIDING, lends=["Crystal of the Ebon Flame"], A=_attacker(True))
        t.B.asks("C")
        t.C.plays("Crystal of the Ebon Flame")
        t.A.passes()
        t.zone("Azhul", z.NAMES[to])
        t.zone("Crystal of the Ebon Flame", "hand", of="C")
        t.changed("Neeva")
        t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [AIDING, ALLIES], ids=["aiding", "allies"])
@table_test(rules=["option.aiding.items-one-round", "variant.allies.see-option"])
def test_an_item_is_lent_for_one_round_of_a_battle_only_in_the_variant(t: Table, options: dict[str, str]) -> None:
    """C's hammer helps Azhul to win the first round. Whether it may help Neeva in the second is the question."""
    t.seat("A", formation={"A": "Vaasa"}, pool=["Azhul", "Neeva"], hand=[2], draw=[])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Bruenor Battlehammer", "Starshine"], hand=[2], draw=[])
    t.seat("C", formation={"A": "Thay"}, hand=["Dwarven Hammer", "Miles"], draw=[])
    t.begin(active="A", phase=4, windows="pass", options=options, unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Bruenor Battlehammer")
    t.A.asks("C")
    t.C.plays("Dwarven Hammer")
    t.B.passes()
    t.zone("Dwarven Hammer", "hand", of="C")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Starshine")
    t.A.asks("C")
    if options == AIDING:
        t.C.plays("Dwarven Hammer")
        t.on("Dwarven Hammer", "Neeva")
        t.changed("Azhul", "Bruenor Battlehammer", "Starshine")
        t.settled("B", "ask-combat")
    else:
        t.C.cannot("play", "Dwarven Hammer", "Neeva", because="lent-before")
        t.offered("Miles")
        t.changed("Azhul", "Bruenor Battlehammer", "Neeva", "Starshine")
        t.settled("C", "ask-aid")


def spoils(t: Table, options: dict[str, str], realms: int) -> None:
    """Azhul and C's ally beat Neeva; B and C have so many realms standing, and another one on top of their piles."""
    own = dict(zip("ABCDE", ["Nyrond", "Keoland", "Sembia", "Cormyr", "Damara"], strict=True))
    others = dict(zip("ABCDE", ["Thay", "Rashemen", "Impiltur", "Waterdeep", "Pirate Isles"], strict=True))
    battle(
        t,
        options,
        B={
            "formation": dict(list(own.items())[:realms]),
            "pool": ["Azhul"],
            "draw": ["Raurin", 3],
        },
        C={
            "formation": dict(list(others.items())[:realms]),
            "hand": ["War Party"],
            "draw": ["Mulhorand", 3],
        },
        D={"formation": {"A": "Evermeet"}},
    )
    t.B.asks("C")
    t.C.plays("War Party")
    t.A.passes()
    t.zone("Neeva", "discard")
    t.changed("Azhul", "War Party")


@table_test(rules=["option.aiding.spoils"])
def test_the_helper_of_a_victor_has_spoils_of_his_own(t: Table) -> None:
    spoils(t, AIDING, 1)
    t.B.keeps("Raurin")
    t.asked("C", "ask-spoils")
    t.C.plays("Mulhorand", at="B")
    t.count("C", formation=2, hand=0)
    t.settled("A", "ask-phase-4")


@table_test(rules=["option.aiding.spoils", "variant.allies.see-option"])
def test_in_the_variant_he_draws_a_card_that_is_no_spoils(t: Table) -> None:
    spoils(t, ALLIES, 1)
    t.B.keeps("Raurin")
    t.contents("C", "hand", ["Mulhorand"])
    t.settled("A", "ask-phase-4")


@pytest.mark.parametrize("options", [AIDING, ALLIES], ids=["aiding", "allies"])
@table_test(rules=["option.aiding.spoils"])
def test_who_helped_the_loser_gets_nothing(t: Table, options: dict[str, str]) -> None:
    battle(
        t,
        options,
        lends=["Miles"],
        C={"formation": {"A": "Thay"}, "hand": ["Miles"], "draw": ["Griffin"]},
    )
    t.B.asks("C")
    t.C.plays("Miles")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Griffin", "draw", of="C")
    t.changed("Neeva", "Miles")
    t.settled("A", "ask-next-attacker")


@table_test(rules=["option.aiding.shared-victory"])
def test_victor_and_helper_win_together_by_their_spoils(t: Table) -> None:
    spoils(t, AIDING, 5)
    t.B.plays("Raurin", at="F")
    t.asked("C", "ask-spoils")
    t.C.plays("Mulhorand", at="F")
    t.over("BC")


@table_test(rules=["option.aiding.shared-victory"])
def test_the_victor_wins_alone_if_his_helper_keeps_his_card(t: Table) -> None:
    spoils(t, AIDING, 5)
    t.B.plays("Raurin", at="F")
    t.C.keeps("Mulhorand")
    t.over("B")


@table_test(rules=["option.aiding.shared-victory"])
def test_the_helper_wins_alone_if_the_victor_keeps_his_card(t: Table) -> None:
    spoils(t, AIDING, 5)
    t.B.keeps("Raurin")
    t.C.plays("Mulhorand", at="F")
    t.over("C")


@table_test(rules=["variant.allies.see-option"])
def test_in_the_variant_the_victor_wins_alone(t: Table) -> None:
    """conflict.aiding.shared-victory"""
    spoils(t, ALLIES, 5)
    t.B.plays("Raurin", at="F")
    t.changed("Mulhorand")
    t.over("B")


@table_test(rules=["option.aiding.scope", "option.general.enabled-by-dungeon-card"], rotate="the option names seats")
def test_one_player_alone_may_have_the_right_to_ask(t: Table) -> None:
    battle(t, {"aiding": "2"})
    t.expect("no-aid" in refused(t, "A", "C"), "the option is not A's")
    t.B.asks("C")
    t.C.plays("War Party")
    t.settled("A", "ask-combat")


@table_test(rules=["option.aiding.scope"])
def test_a_card_that_is_not_permitted_goes_back_to_who_lent_it(t: Table) -> None:
    """D's Midnight watches over the spells of others; what C lends is played by B."""
    battle(
        t,
        AIDING,
        lends=["Enlarge", "Miles"],
        defender="Vaerhirmana",
        D={"formation": {"A": "Cormyr"}, "pool": ["1st/46"], "hand": [1], "draw": []},
    )
    t.B.asks("C")
    t.C.plays("Enlarge", by="Vaerhirmana")
    t.D.says("no")
    t.zone("Enlarge", "hand", of="C")
    t.settled("B", "ask-combat")


@pytest.mark.parametrize(
    ("chosen", "players", "said"),
    [
        (
            {"aiding": "on", "allies": "on"},
            4,
            r"option\.aiding\.shared-victory.*variant\.allies\.see-option|"
            r"variant\.allies\.see-option.*option\.aiding\.shared-victory",
        ),
        ({"aiding": "on"}, 2, r"for 3 to 8 players, not 2 \(option\.aiding\.scope\)"),
        ({"allies": "on"}, 2, r"for 3 to 8 players, not 2 \(variant\.allies\.see-option\)"),
    ],
)
@pytest.mark.rule("option.aiding.scope")
def test_help_wants_somebody_outside_the_battle_and_one_document(
    chosen: dict[str, str], players: int, said: str
) -> None:
    """conflict.aiding.three-or-four"""
    with pytest.raises(OptionError, match=said):
        compose(RULESETS["tournament"], 55, players, chosen)


# -- how it is said, and by whom it is done ---------------------------------------------------------------------------


def asked(*lines: str, lends: str = "Crystal of the Ebon Flame", hand: tuple[str, ...] = ("Cleric of Gond",)) -> State:
    """A's Neeva against B's Azhul, after these lines; C holds what would turn the round, or another card."""
    position = LaidPosition(
        {
            "A": SeatPosition(formation={"A": "Vaasa"}, pool=["Neeva"], hand=["Cleric of Mask"]),
            "B": SeatPosition(formation={"A": "Nyrond"}, pool=["Azhul"], hand=list(hand)),
            "C": SeatPosition(formation={"A": "Thay"}, hand=[lends, "Griffin"]),
        },
        active="A",
        phase=4,
        edition="1st",
        options=AIDING,
        unenforced=True,
    )
    state = build(position)[0]
    for line in ("A attacks B:Nyrond with Neeva", "B defends with Azhul", *lines):
        advance(state, notation.read(state, line))
    return state


@pytest.mark.rule("option.aiding.scope")
def test_a_request_is_written_told_and_offered_in_words() -> None:
    state = asked()
    assert "B asks player C" in notation.write_all(state)
    log: list[tuple[object, ...]] = []
    state.log = log
    for line in ("B asks player C", "C plays Crystal of the Ebon Flame on B:Azhul"):
        advance(state, notation.read(state, line))
    names = ("Ana", "Bruno", "Carla")
    told = list(Story(state, 2, "en", names).tell(heard(state, log)))
    assert told[:2] == ["Bruno asks you for help.", "You lend Crystal of the Ebon Flame to Bruno."]
    assert "Bruno pede ajuda a Carla." in Story(state, 0, "pt-BR", names).tell(heard(state, log))


@pytest.mark.rule("option.aiding.scope")
def test_what_the_helper_could_lend_is_his_secret() -> None:
    """Who asks sees the same whether C can help or not; C alone sees their options."""
    state = asked()
    other = asked()
    crystal, monster = other.hand(2)
    other.defn[crystal] = other.defn[monster]
    other.kit = other.kit.dealt(list(other.defn))
    assert view(state, 1).options == view(other, 1).options
    advance(state, notation.read(state, "B asks player C"))
    assert view(state, 1).options == ()
    assert view(state, 1).about == "ask-aid"
    assert [action.verb for action in view(state, 2).options] == ["play", "pass"]


@pytest.mark.parametrize(("draw", "about"), [(["4th/390", "Griffin"], "ask-play-now"), (["Griffin"], "ask-combat")])
@table_test(rules=["option.aiding.scope", "gloss.hand"])
def test_who_lends_a_card_does_not_learn_what_lies_in_the_pile_it_searches(
    t: Table, draw: list[object], about: str
) -> None:
    """Time Stop takes a wizard spell from B's pile: C may lend it whether there is one or not."""
    with_pile = {"formation": {"A": "Nyrond"}, "pool": ["Sadira"], "hand": [2], "draw": draw}
    battle(t, AIDING, lends=["Time Stop"], defender="Sadira", B=with_pile)
    t.B.asks("C")
    t.offered("Time Stop")
    t.C.plays("Time Stop", with_="Sadira")
    t.changed(*(["ESP"] if about == "ask-play-now" else []))
    t.settled("B", about)


@pytest.mark.rule("option.aiding.invitation-only")
def test_greedy_asks_for_help_before_it_gives_up() -> None:
    state = asked()
    assert greedy(state) == "B asks player C"
    for line in ("B asks player C", "C passes"):
        advance(state, notation.read(state, line))
    assert greedy(state) == "B passes"


@pytest.mark.parametrize(
    ("lends", "does"),
    [
        ("Crystal of the Ebon Flame", "C plays Crystal of the Ebon Flame on B:Azhul"),
        ("Miles", "C passes"),  # the round would be lost all the same
    ],
)
@pytest.mark.rule("option.aiding.scope")
def test_greedy_helps_where_that_turns_the_round(lends: str, does: str) -> None:
    assert greedy(asked("B asks player C", lends=lends, hand=())) == does


def greedy(state: State) -> str:
    """What the greedy player does now, in the notation."""
    assert state.pending is not None
    chosen = GreedyPlayer().choose(take_seat(state, state.pending.player), state.pending.options, Random(1))
    return notation.write(state, chosen)


# -- whole games ------------------------------------------------------------------------------------------------------


class Counting(Inspector):
    """Checks every position and counts the cards that were lent."""

    lent = 0

    def before(self, state: State, action: Action) -> None:
        """One more if this is somebody's answer to a request."""
        assert state.pending is not None
        self.lent += state.pending.about == "ask-aid" and action.verb == "play"
        super().before(state, action)


@pytest.mark.daily_share
@pytest.mark.rule("option.aiding.scope")
def test_whole_games_with_helpers_break_no_invariant() -> None:
    lent = 0
    for number, options in enumerate((AIDING, ALLIES, {**AIDING, "treasure-spoils": "on"}, {"aiding": "1"}, ALLIES), 1):
        match = Fuzzing(seed=3).match(number)
        setup = replace(match.setup, options=tuple(options.items()))
        inspector = Counting(setup.seed, every=10)
        outcome = play(replace(match, setup=setup), inspector)
        assert outcome.finding is None, outcome.finding
        lent += inspector.lent
    assert lent > 10
