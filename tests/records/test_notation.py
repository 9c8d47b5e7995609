from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sixrealms
from sixrealms import catalogue, table
from sixrealms.engine import action as actions
from sixrealms.engine import zones as z
from sixrealms.engine.action import DONE, NO, PASS, YES, Action, Decision
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.errors import NotationError
from sixrealms.records import notation
from sixrealms.records.notation import NoSuchMove, read, write, write_all
from sixrealms.records.verb_phrases import PHRASES, WORDS
from tests.lively_powers import lively_power
from tests.random_games import PowerOf, sampled, setups, whole_games

pytestmark = pytest.mark.usefixtures("numbered_as_listed")

SOURCE = Path(sixrealms.__file__).parent
DOCUMENT = Path(__file__).resolve().parent.parent.parent / "docs" / "notation.md"


@pytest.mark.daily_share
@pytest.mark.parametrize("power_of", [None, lively_power], ids=["cards", "lively"])
@whole_games
@given(setup=setups(), seed=st.integers(0, 2**32))
def test_every_legal_action_is_read_back(power_of: PowerOf | None, setup: GameSetup, seed: int) -> None:
    for _, state, _ in sampled(setup, seed, power_of, every=9):
        assert state.pending is not None
        lines = write_all(state)

        assert len(set(lines)) == len(lines)
        for option, line in zip(state.pending.options, lines, strict=True):
            assert line.isprintable()
            assert read(state, line) == option
            assert read(state, f"17. {line.lower()} ") == option
            assert read(state, line[2:]) == option  # whose decision it is goes without saying


@whole_games
@given(setup=setups(most=3), seed=st.integers(0, 2**32), text=st.text(max_size=40))
def test_any_text_is_an_option_or_a_clear_refusal(setup: GameSetup, seed: int, text: str) -> None:
    for _, state, action in sampled(setup, seed, lively_power, every=60):
        line = write(state, action)
        for said in (text, line[: len(text)], f"{line} {text}", line.replace(" ", text, 1)):
            assert state.pending is not None
            assert _read_or_refusal(state, said) in (*state.pending.options, None)


def _read_or_refusal(state: State, said: str) -> Action | None:
    try:
        return read(state, said)
    except NotationError as error:
        refusal = str(error)
    assert refusal.isprintable()
    return None


# Printings by what the tests need of them.
DRIZZT, TORG, BRUENOR = "1st/45", "1st/47", "1st/49"


def _table(*hands: tuple[str, ...], options: tuple[Action, ...] = (PASS,), kind: str = actions.ACT) -> State:
    """A position in which A holds the first hand, B the second, and A has the options to answer with."""
    filler = ("1st/1", "1st/3", "1st/9")
    state = table.start(GameSetup("tournament", 55, tuple((*hand, *filler) for hand in hands), 1))
    for seat, hand in enumerate(hands):
        first = sum(len(h) + len(filler) for h in hands[:seat])
        _put(state, seat, z.HAND, tuple(range(first, first + len(hand))))
        _put(state, seat, z.DRAW, tuple(range(first + len(hand), first + len(hand) + len(filler))))
        _put(state, seat, z.FORMATION, (-1,) * 6)
        for card in range(first, first + len(hand) + len(filler)):
            state.seen[card] = 1 << seat if card < first + len(hand) else 0
    state.pending = Decision(0, kind, "ask-phase-3", options)
    return state


def _put(state: State, seat: int, zone: int, cards: tuple[int, ...]) -> None:
    state.lists[seat * z.LISTED + zone] = cards
    for card in cards:
        if card >= 0:
            state.zone[card] = zone


def _plays(*cards: int) -> tuple[Action, ...]:
    return (*(Action("play", card) for card in cards), PASS)


@pytest.mark.parametrize(
    "said", ["A plays Drizzt Do'Urden", "play drizzt", "a PLAYS drizzt do", "plays 1st/45", "play Do'Urden"]
)
def test_a_name_may_be_cut_short(said: str) -> None:
    state = _table((DRIZZT, TORG), (BRUENOR,), options=_plays(0, 1))

    assert read(state, said) == Action("play", 0)


def test_accents_do_not_matter() -> None:
    state = _table(("1st/54", _id_of("The Count of Müden")), (BRUENOR,), options=_plays(0, 1))

    assert read(state, "plays the count of muden") == Action("play", 1)


def _id_of(name: str) -> str:
    return catalogue.by_name(name)[0].default.id


def test_copies_are_told_apart_by_number() -> None:
    state = _table(
        (TORG, DRIZZT, TORG), (TORG,), options=(Action("choose", 2), Action("choose", 0), Action("choose", 1))
    )
    state.zone[0] = z.DISCARD
    state.lists[z.HAND] = (1, 2)
    state.lists[z.DISCARD] = (0,)

    assert write_all(state) == [
        "A chooses Torg Mac Cei, the Ironlord#2",
        "A chooses Torg Mac Cei, the Ironlord#1",
        "A chooses Drizzt Do' Urden",
    ]
    with pytest.raises(NoSuchMove, match=r"may mean A chooses Torg.*#1 or A chooses Torg.*#2; say more"):
        read(state, "chooses torg")
    assert read(state, "chooses torg#2") == Action("choose", 2)


def test_copies_in_one_hand_are_as_good_as_one() -> None:
    state = _table((TORG, DRIZZT, TORG), (TORG,), options=_plays(2, 0, 1))

    assert read(state, "plays torg") == Action("play", 0)


def test_printings_of_one_name_are_told_apart_by_id() -> None:
    ids = ["4th/253", "1st/45"]
    state = _table(tuple(ids), (BRUENOR,), options=_plays(0, 1))

    lines = write_all(state)
    assert [re.findall(r"\[(.*)\]", line) for line in lines[:2]] == [[ids[0]], [ids[1]]]
    assert read(state, "plays Drizzt [1ST/45]") == Action("play", 1)
    with pytest.raises(NoSuchMove, match="may mean"):
        read(state, "plays drizzt")


def test_cards_of_others_are_named_with_their_seat() -> None:
    state = _table((TORG,), (TORG,), options=(Action("choose", 0), Action("choose", 4)))
    state.seen[4] = 255

    assert write_all(state) == ["A chooses Torg Mac Cei, the Ironlord", "A chooses B:Torg Mac Cei, the Ironlord"]
    assert read(state, "chooses b:torg") == Action("choose", 4)
    assert read(state, "chooses a:torg") == Action("choose", 0)


def test_a_card_nobody_may_know_is_named_by_where_it_lies() -> None:
    state = _table((TORG,), (DRIZZT, BRUENOR), options=(Action("choose", 4), Action("choose", 5), Action("choose", 1)))

    assert write_all(state) == ["A chooses B:(hand 1)", "A chooses B:(hand 2)", "A chooses A:(draw 1)"]
    assert read(state, "chooses b:(hand 2)") == Action("choose", 5)
    with pytest.raises(NoSuchMove) as refusal:
        read(state, "chooses bruenor")  # a guess must not succeed
    assert "Bruenor" not in str(refusal.value).partition(";")[2]


SPELL, ALLY, ITEM, REALM = "1st/331", "1st/54", "1st/151", "1st/2"
LINES = {
    PASS: "A passes",
    DONE: "A is done",
    YES: "A says yes",
    NO: "A says no",
    Action("decline"): "A declines",
    Action("stop"): "A stops",
    Action("mulligan"): "A calls a mulligan",
    Action("keep", 0): "A keeps Drizzt Do' Urden",
    Action("return-to-pile", 0): "A returns Drizzt Do' Urden",
    Action("rebuild", 5): "A rebuilds Menzoberranzan",
    Action("play", 0): "A plays Drizzt Do' Urden",
    Action("play", 5, 2): "A plays Menzoberranzan at C",
    Action("play", 2, 0): "A plays Fireball by Drizzt Do' Urden",
    Action("play", 3, 0): "A plays War Party beside Drizzt Do' Urden",
    Action("play", 4, 1): "A plays War Banner on Torg Mac Cei, the Ironlord",
    Action("use", 0, -1, 1): "A uses Drizzt Do' Urden number 1",
    Action("answer", 2, 0): "A answers with Fireball by Drizzt Do' Urden",
    Action("attack", 0, 10): "A attacks B:Thay with Drizzt Do' Urden",
    Action("defend", 1): "A defends with Torg Mac Cei, the Ironlord",
    Action("choose", 9): "A chooses B:Bruenor Battlehammer",
    Action("choose", 9, 0, 2, "loud"): "A chooses B:Bruenor Battlehammer on Drizzt Do' Urden number 2 saying loud",
    Action("seat", number=1): "A chooses player B",
    Action("seat", 9, number=1): "A chooses player B about B:Bruenor Battlehammer",
    Action("request", number=1): "A asks player B",
    Action("place", number=3): "A chooses place D",
    Action("mode", number=0): "A chooses option 1",
    Action("number", number=7): "A chooses number 7",
    Action("name", text="Torg"): "A names Torg",
}


def test_a_face_down_card_is_named_by_what_it_lies_on() -> None:
    state = _table((TORG,), (REALM, DRIZZT, BRUENOR), options=(Action("choose", 5), Action("choose", 6)))
    _put(state, 1, z.FORMATION, (-1, -1, 4, -1, -1, -1))
    state.seen[4] = 255
    state.attached[4] = (5, 6)
    for card in (5, 6):
        state.zone[card], state.host[card], state.ctrl[card] = z.ATTACHED, 4, 1

    assert write_all(state) == ["A chooses B:(1 on B:Menzoberranzan)", "A chooses B:(2 on B:Menzoberranzan)"]
    assert read(state, "chooses b:(2 on b:menzoberranzan)") == Action("choose", 6)
    state.seen[4] = 0
    assert write_all(state)[0] == "A chooses B:(1 on B:(formation C))"


def test_every_verb_has_its_line() -> None:
    state = _table((DRIZZT, TORG, SPELL, ALLY, ITEM, REALM), (BRUENOR, "1st/8"), options=tuple(LINES))
    for card in range(len(state.seen)):
        state.seen[card] = 255

    assert write_all(state) == list(LINES.values())
    assert {action.verb for action in LINES} == set(PHRASES)
    for action, line in LINES.items():
        assert read(state, line) == action
        assert read(state, line.upper()) == action


def test_every_verb_the_program_offers_is_in_the_notation() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    offered = set(re.findall(r"\bAction\(\s*\"([a-z-]+)\"", source))

    assert len(offered) > 15
    assert offered <= set(PHRASES)


def test_ways_and_powers_are_counted_where_there_are_several() -> None:
    state = table.start(GameSetup("tournament", 55, (("1st/331", "1st/45"), ("1st/331",)), 1), lively_power)
    state.seen[0] = state.seen[1] = 255
    options = (Action("play", 0, 1, 0), Action("play", 0, -1, 1), Action("use", 1, -1, 0), Action("use", 1, -1, 1))
    state.pending = Decision(0, actions.ACT, "ask-phase-3", options)

    assert write_all(state) == [
        "A plays Fireball by Drizzt Do' Urden",
        "A plays Fireball way 2",
        "A uses Drizzt Do' Urden power 1",
        "A uses Drizzt Do' Urden power 2",
    ]
    assert read(state, "uses drizzt power 2") == options[3]
    assert read(state, "plays fireball way 2") == options[1]
    assert read(state, "casts fireball with drizzt") == options[0]
    with pytest.raises(NoSuchMove, match="may mean"):
        read(state, "uses drizzt")


@pytest.mark.parametrize(
    ("said", "refusal", "why"),
    [
        ("", NotationError, "'': no verb of the notation; nearest:"),
        ("A wins", NotationError, "'A wins': no verb of the notation; nearest: A passes"),
        ("B passes", NoSuchMove, "'B passes': A has to decide now, not B; nearest: A passes"),
        ("A plays Torq", NoSuchMove, "'A plays Torq' is not possible now; nearest: A plays Torg Mac Cei"),
        ("passes twice", NoSuchMove, "'passes twice' is not possible now"),
        ("plays", NoSuchMove, "'plays' is not possible now"),
        ("plays Torg on", NoSuchMove, "'plays Torg on' is not possible now"),
        ("plays 2nd/51", NoSuchMove, "is not possible now"),
        ("plays torg#2", NoSuchMove, "is not possible now"),
        ("plays B:torg", NoSuchMove, "is not possible now"),
        ("plays torg at B", NoSuchMove, "is not possible now"),
    ],
)
def test_what_is_wrong_is_said_on_one_line(said: str, refusal: type[NotationError], why: str) -> None:
    state = _table((DRIZZT, TORG), (BRUENOR,), options=_plays(0, 1))

    with pytest.raises(refusal) as error:
        read(state, said)

    assert why in str(error.value)
    assert "\n" not in str(error.value)


def test_a_line_break_or_a_flood_stays_on_one_short_line() -> None:
    state = _table((DRIZZT, TORG), (BRUENOR,), options=_plays(0, 1))

    with pytest.raises(NotationError) as error:
        read(state, "A plays \x1b[31mTorg\n\n" + "x" * 10_000)

    assert str(error.value).isprintable()
    assert len(str(error.value)) < 300


def test_after_the_end_nothing_can_be_read_or_written() -> None:
    state = _table((DRIZZT,), (BRUENOR,))
    state.pending = None

    with pytest.raises(NoSuchMove, match="the game is over"):
        read(state, "A passes")
    with pytest.raises(NoSuchMove, match="the game is over"):
        write(state, PASS)
    assert write_all(state) == []


@pytest.mark.parametrize(
    ("name", "said"),
    [("Storm at Sea", "storm at sea"), ("Speak with Monsters", "speak with"), ("Power of Faith", "power of faith")],
)
def test_words_of_the_notation_may_be_part_of_a_name(name: str, said: str) -> None:
    state = _table((_id_of(name), DRIZZT), (BRUENOR,), options=(Action("play", 0, 1), PASS))

    assert read(state, f"plays {said}") == Action("play", 0, 1)
    assert read(state, f"plays {said} by Drizzt") == Action("play", 0, 1)


def test_the_document_describes_every_word() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")

    for phrase in (phrases[0] for phrases in PHRASES.values()):
        assert f"`{phrase}" in text or f"A {phrase}" in text, phrase
    for word in WORDS:
        assert f"`{word}`" in text, word
    assert notation.LONGEST_QUOTE == 80
