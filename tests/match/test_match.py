"""Matches: who has won two games, what may be exchanged between them, and what is put back afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sixrealms import catalogue, match, table
from sixrealms.decks import Deck
from sixrealms.engine.flow.game_end import finish
from sixrealms.engine.state import State
from sixrealms.errors import DeckError, OptionError
from sixrealms.formats import asked_for
from sixrealms.formats.sealed_product import boxes
from sixrealms.match import Match, Offence, Registration
from tests.decks.building import cards, champions, deck, legal

DUNGEONS = [p.id for p in catalogue.all_printings() if p.type == "dungeon"][:3]
BOARD = tuple(cards("event", 7))


def registered(seats: int = 3, board: Sequence[str] = (), dungeon: str | None = None) -> list[Registration]:
    one = replace(deck(55, legal(55), dungeon), sideboard=tuple(board))
    return [Registration(one.renamed(f"deck {seat}")) for seat in range(seats)]


def opened(name: str = "Championship [55]", seats: int = 3, board: Sequence[str] = ()) -> Match:
    return match.open_match(asked_for(name), registered(seats, board))


def tyrant() -> Deck:
    return replace(deck(55, champions(4)), realm_deck=tuple(cards("realm", 12)))


def game(of: Match) -> State:
    return table.start(match.setup(of, 3))


def after(of: Match, *winners: int, torn: str = "") -> Match:
    """The match after games won by these seats; `torn` is a card of the first deck destroyed in each."""
    for seat in winners:
        state = game(of)
        if torn:
            card = next(c for c in range(len(state.zone)) if state.kit.defs[state.defn[c]].printing.id == torn)
            state.marks[f"game:torn:{card}"] = 1
        finish(state, (seat,), "goal")
        of = match.finished(of, state)
    return of


# Who has won


@pytest.mark.rule("tournament.match.first-to-two", "tournament.match.length")
@pytest.mark.parametrize(
    ("seats", "wins", "champion"),
    [
        (3, (0, 0), 0),
        (3, (0, 1, 0), 0),
        (3, (0, 1, 2, 0), 0),
        (3, (0, 1, 2, 2), 2),
        (4, (0, 1, 2, 3, 1), 1),
    ],
)
def test_the_first_to_win_two_games_has_won_the_match(seats: int, wins: tuple[int, ...], champion: int) -> None:
    of = opened(seats=seats)
    for seat in wins[:-1]:
        of = after(of, seat)
        assert match.winner(of) is None
    of = after(of, wins[-1])
    assert match.winner(of) == champion
    assert match.length(seats)[0] <= len(of.games) <= match.length(seats)[1]
    with pytest.raises(DeckError, match=r"has won two games \(tournament\.match\.first-to-two\)"):
        match.setup(of, 9)


@pytest.mark.rule("tournament.match.length")
def test_a_table_of_three_plays_two_to_four_games_and_one_of_four_two_to_five() -> None:
    assert (match.length(3), match.length(4)) == ((2, 4), (2, 5))


def test_a_game_counts_when_it_is_over_and_was_played_with_the_decks_of_the_match() -> None:
    of = opened(seats=2)
    state = game(of)
    with pytest.raises(DeckError, match="not over"):
        match.finished(of, state)
    finish(state, (1,), "goal")
    other = match.open_match(of.name, [Registration(deck(55, legal(55, realm=9)))] * 2)
    with pytest.raises(Offence, match=r"protocol\.deck-locked"):
        match.finished(other, state)
    assert match.finished(of, state).games[0].winners == (1,)
    assert of.games == ()


@pytest.mark.rule("protocol.deck-locked")
@pytest.mark.parametrize("other", [DUNGEONS[1], None])
def test_a_game_played_with_another_dungeon_card_does_not_count(other: str | None) -> None:
    of = match.open_match(asked_for("Championship [55]"), registered(2, dungeon=DUNGEONS[0]))
    state = game(match.open_match(of.name, registered(2, dungeon=other)))
    finish(state, (1,), "goal")
    with pytest.raises(Offence, match=r"protocol\.deck-locked"):
        match.finished(of, state)
    assert match.finished(match.open_match(of.name, registered(2, dungeon=other)), state).games[0].winners == (1,)


def test_joint_winners_of_the_deciding_game_are_told_apart_by_their_realms() -> None:
    of = after(opened(), 0, 1)
    state = game(of)
    finish(state, (0, 1), "goal")
    assert state.result is not None
    state.result = state.result._replace(unrazed=(6, 7, 0))
    assert match.winner(match.finished(of, state)) == 1


@pytest.mark.rule("mulligan.no-result")
def test_mulligans_are_counted_and_the_games_they_stopped_are_not() -> None:
    of = opened()
    state = game(of)
    state.marks["match:mulligans:2"] = 2  # as the engine leaves it after two restarts
    finish(state, (0,), "goal")
    of = match.finished(of, state)
    assert (len(of.games), of.games[0].mulligans) == (1, (0, 0, 2))


@pytest.mark.parametrize("seats", [1, 9])
def test_a_match_is_for_two_to_eight(seats: int) -> None:
    with pytest.raises(OptionError, match=r"general\.players\.minimum"):
        opened(seats=seats)


# Locked decks


@pytest.mark.rule("protocol.deck-locked", "general.deck.locked")
def test_without_a_sideboard_decks_stay_as_they_are() -> None:
    of = after(opened(), 0)
    with pytest.raises(DeckError, match=r"protocol\.deck-locked"):
        match.exchange(of, 0, [of.decks[0].cards[0]], [BOARD[0]])
    other = replace(of.decks[0], cards=(*of.decks[0].cards[:-1], BOARD[0]))
    with pytest.raises(Offence, match=r"protocol\.deck-locked"):
        match.submit(of, 0, other)
    assert match.submit(of, 0, replace(of.decks[0], cards=of.decks[0].cards[::-1])) == of


@pytest.mark.rule("protocol.deck-locked", "tyrant.decks.realm-deck")
@pytest.mark.parametrize(
    ("name", "board", "rule"),
    [
        ("Tyrant's Game [55]", (), "protocol.deck-locked"),
        ("Tyrant's Game (Sideboard) [55]", BOARD, "option.sideboard.penalty"),
    ],
)
def test_the_realm_deck_of_a_tyrant_is_locked_too(name: str, board: tuple[str, ...], rule: str) -> None:
    deck = replace(tyrant(), sideboard=board)
    of = after(match.open_match(asked_for(name), [Registration(deck)] * 3), 0)
    (other,) = set(cards("realm", 13)) - set(deck.realm_deck)
    changed = replace(deck, realm_deck=(*deck.realm_deck[:-1], other))
    with pytest.raises(Offence, match=rf"{other}.*\({rule}\)"):
        match.submit(of, 0, changed)
    with pytest.raises(Offence, match="not restored"):
        match.open_match(of.name, of.registered, decks=[changed, *of.decks[1:]])
    assert match.submit(of, 0, replace(deck, realm_deck=deck.realm_deck[::-1])) == of
    assert match.setup(of, 1).realm_decks == (deck.realm_deck,) * 3
    assert match.next_match(of).decks == of.decks


@pytest.mark.rule("protocol.deck-locked", "format.championship.standard-game")
@pytest.mark.parametrize(
    ("name", "ruleset"), [("Championship - Barbaric [55]", "tournament"), ("Championship [55]", "fourth-edition")]
)
def test_a_game_played_by_other_rules_does_not_count(name: str, ruleset: str) -> None:
    of = opened()
    state = game(match.open_match(asked_for(name), registered(), ruleset=ruleset))
    finish(state, (1,), "goal")
    with pytest.raises(OptionError, match=r"was played as .*protocol\.coordinator-decides-options"):
        match.finished(of, state)


@pytest.mark.rule("option.general.agreement", "option.aiding.scope", "option.true-victory.condition")
@pytest.mark.parametrize(
    ("name", "seats", "why"),
    [
        ("Championship (Allies) [55]", 2, r"3 to 8 players, not 2 \(variant\.allies\.see-option\)"),
        ("Championship (Allies, Aiding) [55]", 3, r"option\.aiding\.shared-victory.*variant\.allies\.see-option"),
        ("Team Spirit (True Victory) [55]", 6, r"option\.true-victory\.condition.*format\.team-spirit\.victory"),
    ],
)
def test_what_cannot_be_played_opens_no_match(name: str, seats: int, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        opened(name, seats)


@pytest.mark.rule("protocol.no-sideboard-by-default")
def test_a_sideboard_is_not_accepted_without_the_variant() -> None:
    with pytest.raises(DeckError, match=r"protocol\.no-sideboard-by-default"):
        opened(board=BOARD)


def test_an_illegal_deck_opens_no_match() -> None:
    with pytest.raises(DeckError, match=r"seat 1: .*deck\.limits\.75\.total.*and 2 more"):
        opened("Championship [75]")


# Sideboards

WITH_BOARD = "Championship (Sideboard) [55]"


@pytest.mark.rule("option.sideboard.when")
def test_cards_are_exchanged_before_every_game_but_the_first() -> None:
    of = opened(WITH_BOARD, board=BOARD)
    ally = of.decks[0].cards[-1]
    with pytest.raises(DeckError, match=r"option\.sideboard\.when"):
        match.exchange(of, 0, [ally], [BOARD[0]])
    for winner in (0, 1, 2):
        of = after(of, winner)
        swapped = match.exchange(of, 0, [ally], [BOARD[0]])
        assert BOARD[0] in swapped.decks[0].cards
        assert ally in swapped.decks[0].sideboard
        assert swapped.decks[1:] == of.decks[1:]
        assert match.setup(swapped, 1).decks[0] == swapped.decks[0].cards


@pytest.mark.rule("option.sideboard.unlimited-swaps", "option.sideboard.size")
def test_all_seven_may_go_in_and_back_out() -> None:
    of = after(opened(WITH_BOARD, board=BOARD), 0)
    allies = of.decks[0].cards[-7:]
    of = match.exchange(of, 0, allies, BOARD)
    assert sorted(of.decks[0].sideboard) == sorted(allies)
    assert (len(of.decks[0].cards), len(of.decks[0].sideboard)) == (55, 7)
    of = match.exchange(of, 0, BOARD[:3], allies[:3])
    assert len(of.decks[0].sideboard) == 7


@pytest.mark.rule("option.sideboard.one-for-one")
def test_one_goes_out_for_one_that_comes_in() -> None:
    of = after(opened(WITH_BOARD, board=BOARD), 0)
    allies = of.decks[0].cards[-7:]
    for out, into in ((allies[:1], BOARD[:2]), (allies[:2], BOARD[:1]), ((), ())):
        with pytest.raises(DeckError, match=r"option\.sideboard\.one-for-one"):
            match.exchange(of, 0, out, into)
    for out, into in ((allies[:1], ("1st/1",)), (("1st/1",), BOARD[:1]), (allies[:1] * 2, BOARD[:2])):
        with pytest.raises(DeckError, match="is not in the"):
            match.exchange(of, 0, out, into)
    with pytest.raises(DeckError, match="no seat 9"):
        match.exchange(of, 8, allies[:1], BOARD[:1])


def test_an_exchanged_deck_is_judged_again() -> None:
    heavy = tuple(cards("artifact", 7))
    of = after(match.open_match(asked_for(WITH_BOARD), registered(2, heavy)), 0)
    realm = of.decks[0].cards[1]
    assert catalogue.printing(realm).type == "realm"
    with pytest.raises(DeckError, match=r"deck\.limits\.55\.realms"):
        match.exchange(of, 0, [realm], heavy[:1])


@pytest.mark.rule("option.sideboard.one-for-one")
def test_a_dungeon_card_goes_for_a_dungeon_card_only() -> None:
    board = (DUNGEONS[1], *BOARD[:6])
    of = after(match.open_match(asked_for(WITH_BOARD), registered(2, board, DUNGEONS[0])), 0)
    ally = of.decks[0].cards[-1]
    swapped = match.exchange(of, 0, [DUNGEONS[0], ally], [DUNGEONS[1], BOARD[0]])
    assert swapped.decks[0].dungeon == DUNGEONS[1]
    assert {DUNGEONS[0], ally} <= set(swapped.decks[0].sideboard)
    for out, into in (([ally], [DUNGEONS[1]]), ([DUNGEONS[0]], [BOARD[0]])):
        with pytest.raises(DeckError, match="a dungeon card is exchanged for a dungeon card only"):
            match.exchange(of, 0, out, into)


@pytest.mark.rule("option.sideboard.one-for-one", "dungeon.one-per-player")
def test_a_dungeon_card_goes_for_one_dungeon_card_not_for_two() -> None:
    board = (*DUNGEONS[1:], *BOARD[:5])
    of = after(match.open_match(asked_for(WITH_BOARD), registered(2, board, DUNGEONS[0])), 0)
    with pytest.raises(DeckError, match=r"is not in the deck \(option\.sideboard\.one-for-one\)"):
        match.exchange(of, 0, [DUNGEONS[0]] * 2, DUNGEONS[1:])


@pytest.mark.rule("option.sideboard.count-check", "variant.sideboard.opt-out-notice")
def test_opponents_know_how_many_cards_and_who_has_none() -> None:
    lists = [*registered(2, BOARD), *registered(1)]
    of = match.open_match(asked_for(WITH_BOARD), lists)
    assert of.sideboard_counts == (7, 7, 0)
    assert of.without_sideboard == (2,)
    assert opened().without_sideboard == ()
    with pytest.raises(DeckError, match=r"variant\.sideboard\.opt-out-notice"):
        match.exchange(after(of, 0), 2, [of.decks[2].cards[-1]], [BOARD[0]])


@pytest.mark.rule("option.sideboard.count-check", "variant.sideboard.opt-out-notice")
def test_before_the_first_game_everybody_hears_of_every_sideboard_its_size_and_nothing_else() -> None:
    lists = [*registered(2, BOARD), *registered(1)]
    of = match.open_match(asked_for(WITH_BOARD), lists)
    told = [said.said("en") for said in match.sideboard_notices(of.name, of.decks, ("Ana", "Bo", "Cy"))]
    assert [line.partition(" (")[0] for line in told] == [
        "Ana has a sideboard of 7 cards",
        "Bo has a sideboard of 7 cards",
        "Cy plays without a sideboard",
    ]
    assert not any(catalogue.printing(card).name in line for line in told for card in BOARD)
    assert match.sideboard_notices(asked_for("Championship [55]"), of.decks, ("Ana", "Bo", "Cy")) == ()


@pytest.mark.rule("option.sideboard.penalty", "variant.sideboard.sanction")
def test_other_changes_are_refused_and_may_cost_the_place() -> None:
    of = after(opened(WITH_BOARD, board=BOARD), 0)
    now = of.decks[0]
    legal_change = replace(now, cards=(*now.cards[:-1], BOARD[0]), sideboard=(now.cards[-1], *BOARD[1:]))
    assert (
        match.submit(of, 0, legal_change).decks[0].sideboard
        == match.exchange(of, 0, [now.cards[-1]], [BOARD[0]]).decks[0].sideboard
    )
    assert match.submit(of, 0, replace(now, cards=now.cards[::-1])) == of, "nothing was changed"
    stranger = replace(now, cards=(*now.cards[:-1], "4th/100"))
    with pytest.raises(Offence) as refused:
        match.submit(of, 0, stranger)
    assert (refused.value.seat, refused.value.rule, refused.value.sanction) == (
        0,
        "option.sideboard.penalty",
        "ejection",
    )
    assert "4th/100" in str(refused.value)
    longer = replace(now, cards=(*now.cards, BOARD[0]), sideboard=BOARD[1:])
    with pytest.raises(DeckError, match=r"option\.sideboard\.one-for-one"):
        match.submit(of, 0, longer)


@pytest.mark.rule("variant.sideboard.restore", "variant.sideboard.sanction")
def test_before_a_new_match_everything_is_as_it_was_registered() -> None:
    of = after(opened(WITH_BOARD, board=BOARD), 0)
    of = after(match.exchange(of, 0, [of.decks[0].cards[-1]], [BOARD[0]]), 0)
    again = match.next_match(of)
    assert again.decks == tuple(one.deck for one in of.registered)
    assert (again.games, match.winner(again)) == ((), None)
    with pytest.raises(Offence, match=r"variant\.sideboard\.restore") as refused:
        match.open_match(of.name, of.registered, decks=of.decks)
    assert refused.value.sanction == "ejection"
    shuffled = [replace(one.deck, cards=one.deck.cards[::-1]) for one in of.registered]
    assert match.open_match(of.name, of.registered, decks=shuffled).games == ()


@pytest.mark.rule("variant.sideboard.registration")
def test_a_registered_list_is_changed_only_with_the_judge() -> None:
    (one,) = registered(1, BOARD)
    other = replace(one.deck, sideboard=tuple(cards("artifact", 7)))
    with pytest.raises(DeckError, match=r"variant\.sideboard\.registration"):
        one.amended(other, judge_agrees=False)
    assert one.amended(other, judge_agrees=True).deck == other
    assert one.deck.sideboard == BOARD


# Torn cards


@pytest.mark.rule("protocol.enter-darkness-replacement")
def test_a_torn_card_is_missing_for_the_rest_of_the_match_and_replaced_after_it() -> None:
    of = opened(WITH_BOARD, board=BOARD)
    torn = of.decks[0].cards[-1]
    of = after(of, 1, torn=torn)
    assert torn not in of.decks[0].cards
    assert (len(of.decks[0].cards), of.torn[0]) == (54, (torn,))
    assert torn not in game(of).kit.setup.decks[0]
    of = match.exchange(of, 0, [of.decks[0].cards[-1]], [BOARD[0]])  # the lists are still judged as 55
    with pytest.raises(Offence):
        match.submit(of, 0, replace(of.decks[0], cards=(*of.decks[0].cards, torn)))
    again = match.next_match(after(of, 1))
    assert again.decks[0] == of.registered[0].deck
    assert again.torn == ((), (), ())


# Master's Strategy


def sealed() -> Match:
    issued = [Registration(box.deck, box.booster) for box in boxes(7, 3)]
    return match.open_match(asked_for("Master's Strategy [55]"), issued)


@pytest.mark.rule("format.masters-strategy.base", "format.sealed-deck.one-deck")
def test_the_first_game_is_played_with_the_deck_issued() -> None:
    of = sealed()
    assert match.setup(of, 1).decks == tuple(box.deck.cards for box in boxes(7, 3))
    with pytest.raises(DeckError, match=r"after the first game \(format\.masters-strategy\.booster-swap\)"):
        match.exchange(of, 0, of.decks[0].cards[:1], of.registered[0].booster[:1])
    other = replace(of.decks[0], cards=(*of.decks[0].cards[:54], "4th/100"))
    with pytest.raises(Offence, match=r"not restored .*\(protocol\.deck-locked\)"):
        match.open_match(of.name, of.registered, decks=[other, *of.decks[1:]])


@pytest.mark.rule("format.masters-strategy.booster-swap")
@pytest.mark.parametrize("count", [1, 12])
def test_after_the_first_game_up_to_twelve_cards_come_from_the_booster_for_good(count: int) -> None:
    of = after(sealed(), 0)
    booster = of.registered[0].booster
    out, into = of.decks[0].cards[:count], booster[:count]
    swapped = match.exchange(of, 0, out, into)
    assert set(into) <= set(swapped.decks[0].cards)
    assert len(swapped.decks[0].cards) == 55
    by_list = replace(of.decks[0], cards=(*of.decks[0].cards[count:], *into))
    assert match.submit(of, 0, by_list).decks[0].cards == swapped.decks[0].cards
    with pytest.raises(DeckError, match="that is done once"):
        match.exchange(swapped, 0, swapped.decks[0].cards[:1], booster[-1:])
    again = match.next_match(after(swapped, 0))
    assert again.decks[0] == swapped.decks[0]
    assert again.decks[1] == again.registered[1].deck
    with pytest.raises(DeckError, match="that is done once"):
        match.exchange(again, 0, again.decks[0].cards[:1], booster[-1:])
    late = match.exchange(again, 1, again.decks[1].cards[:1], again.registered[1].booster[:1])
    assert late.exchanged == (0, 1)
    lists = [
        Registration(swapped.decks[0], booster),
        *of.registered[1:],
    ]  # against others, they come with what they have
    elsewhere = match.open_match(of.name, lists, exchanged=(0,), played_before=(0, 1, 2))
    with pytest.raises(DeckError, match="that is done once"):
        match.exchange(elsewhere, 0, elsewhere.decks[0].cards[:1], booster[-1:])
    early = match.exchange(elsewhere, 1, elsewhere.decks[1].cards[:1], elsewhere.registered[1].booster[:1])
    assert early.exchanged == (0, 1)


@pytest.mark.rule("format.masters-strategy.booster-swap")
def test_thirteen_cards_or_strange_ones_are_refused() -> None:
    of = after(sealed(), 0)
    booster = of.registered[0].booster
    thirteen = (*booster, next(p.id for p in catalogue.all_printings() if p.set == "DR" and p.id not in booster))
    refused = [
        (of.decks[0].cards[:13], thirteen, "at most 12"),
        (of.decks[0].cards[:1], thirteen[-1:], r"is not in the booster \(format\.masters-strategy\.booster-swap\)"),
        (of.decks[0].cards[:1], of.registered[1].booster[:1], "is not in the booster"),
        (of.decks[0].cards[:2], booster[:1], "one for one"),
        (("1st/1",), booster[:1], r"is not in the deck \(format\.masters-strategy\.booster-swap\)"),
    ]
    for out, into, why in refused:
        with pytest.raises(DeckError, match=why):
            match.exchange(of, 0, out, into)
    strange = replace(of.decks[0], cards=(*of.decks[0].cards[:54], thirteen[-1]))
    beside = replace(of.decks[0], sideboard=BOARD)
    with_dungeon = replace(of.decks[0], dungeon=DUNGEONS[0])
    for changed, card in ((strange, thirteen[-1]), (beside, BOARD[0]), (with_dungeon, DUNGEONS[0])):
        with pytest.raises(Offence, match=rf"{card}.*protocol\.deck-locked"):
            match.submit(of, 0, changed)
    assert isinstance(of.decks[0], Deck)
