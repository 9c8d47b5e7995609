"""What can be played, what a name means and whether a deck is legal: as a page asks the server for it."""

from __future__ import annotations

import pytest

from sixrealms import decks, rulesets
from sixrealms.errors import OptionError
from sixrealms.options import all_options
from sixrealms.players.opponents import NAMES
from sixrealms.players.roster import LEVELS
from sixrealms.server.http.setup import AskedDeck, AskedGame, checked, meant
from sixrealms.server.refusal import Refused
from sixrealms.server.session.new_table import NewTable, Place, plan_of
from sixrealms.server.views.setup_choices import playable
from sixrealms.tournament.decks.deck_lists import EntryDeckRefused, list_of
from sixrealms.tournament.operations import HandIn
from sixrealms.wording import LANGUAGES
from tests.server.live import Client, LiveServer
from tests.tournament.events import Telling


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_played_is_told(language: str) -> None:
    told = playable(language)

    assert {one.name for one in told.rulesets} == set(rulesets.RULESETS)
    assert told.rulesets[0].name == told.first.ruleset
    assert [one.key for one in told.options] == list(all_options())
    assert [one.id for one in told.decks] == [deck.id for deck in decks.shipped()]
    assert [one.name for one in told.bots] == list(LEVELS)
    assert all(rules.title and rules.says for rules in told.rulesets)
    assert all(bot.title and bot.says for bot in told.bots)
    assert all(option.says for option in told.options)
    assert not [option.key for option in told.options if any("sixrealms deck" in line for line in option.says)]
    assert all(game.says for game in told.games)


def test_languages_differ() -> None:
    english, portuguese = playable("en"), playable("pt-BR")

    assert english.rulesets[0].says != portuguese.rulesets[0].says
    assert english.games[0].says != portuguese.games[0].says


def test_starters_are_legal_where_they_were_sold_for() -> None:
    by_name = {one.id: one for one in playable("en").decks}

    assert by_name["A-1"].starter
    assert "tournament/55" in by_name["A-1"].legal
    assert not by_name["110-battle-mages"].starter
    assert by_name["110-battle-mages"].legal in ((), ("tournament-110/110",), ("tournament/110", "tournament-110/110"))


def test_a_clash_names_the_statements_of_both_sides() -> None:
    by_key = {one.key: one for one in playable("en").options}
    clashes = {(one.key, clash.option) for one in by_key.values() for clash in one.clashes}

    assert clashes
    assert {(other, one) for one, other in clashes} == clashes
    one, other = next(iter(clashes))
    with pytest.raises(OptionError):
        meant(AskedGame(options={one: "on", other: "on"}, players=3))


@pytest.mark.parametrize("game", [one.game for one in playable("en").games if one.name != "Team Spirit"])
def test_every_game_that_is_suggested_can_be_asked_for(game: str) -> None:
    assert meant(AskedGame(game=game)).size in (55, 75, 110)
    assert plan_of(NewTable(seats=(Place(), Place()), game=game)).game == game


def test_the_name_of_a_team_game_asks_for_its_players() -> None:
    with pytest.raises(OptionError, match="6 players"):
        meant(AskedGame(game="Team Spirit [55]"))
    assert meant(AskedGame(game="Team Spirit [55]", players=6)).goal == 10


@pytest.mark.rule("notation.order")
def test_a_name_is_told_in_full_with_what_it_puts_in_force() -> None:
    told = meant(AskedGame(game="kings decree (questing)-enhanced [75]", language="pt-BR"))

    assert told.game == "Spellfire®: King’s Decree (Questing)—Enhanced [75]"
    assert set(told.said) == {"kings-decree", "tournament-questing", "enhanced-victory"}
    assert {one.key for one in told.in_force} >= set(told.said)
    assert all(one.says for one in told.in_force)


def test_options_chosen_one_by_one_are_given_their_name() -> None:
    told = meant(AskedGame(size=75, options={"kings-decree": "on", "enhanced-victory": "on"}))

    assert told.game == "Spellfire®: King’s Decree—Enhanced [75]"


def test_what_the_documents_contradict_each_other_on_is_told() -> None:
    (doubt,) = meant(AskedGame(game="[110]", ruleset="tournament")).doubts

    assert doubt.conflict == "conflict.victory.default-for-110"


def test_a_name_that_is_not_understood_is_refused_with_its_place() -> None:
    with pytest.raises(Refused) as refused:
        meant(AskedGame(game="Championship (Alies) [55]"))

    assert refused.value.code == "game-name"
    more = refused.value.more
    assert more["line"][more["at"] : more["at"] + more["length"]] == "Alies"
    assert more["nearest"] == "Allies"


@pytest.mark.rule("deck.limits.55.total")
def test_a_deck_that_is_too_short_is_told_what_is_missing() -> None:
    told = checked(AskedDeck(text="20 1st/54\n", file="mine.txt"))

    assert not told.legal
    assert "deck.limits.55.total" in {problem.rule for problem in told.problems}
    assert told.deck == ("1st/54",) * 20
    assert told.name == "mine"


def test_a_crossfire_file_is_read_as_well_and_its_cards_can_be_played() -> None:
    deck = decks.named("55-psionicist")
    told = checked(AskedDeck(text=decks.write_crossfire(deck), file="psionicist.cfd"))

    assert told.name == "Psionicist"
    assert sorted(told.deck) == sorted((*deck.cards, *([deck.dungeon] if deck.dungeon else [])))
    assert checked(AskedDeck(deck=told.deck)).problems == told.problems


@pytest.mark.rule("format.no-xs.predicate")
def test_a_deck_is_measured_by_the_game_it_is_for() -> None:
    assert checked(AskedDeck(deck="A-1")).legal
    told = checked(AskedDeck(deck="A-1", game="No-3s [55]", language="pt-BR"))
    assert not told.legal
    assert all(problem.message for problem in told.problems)


def test_the_server_answers_all_three(server: LiveServer) -> None:
    status, told = server.asked("/api/setup?language=pt-BR")
    assert status == 200
    assert told["first"]["ruleset"] == "fourth-edition"
    assert [bot["person"] for bot in told["bots"]] == [NAMES[level][0] for level in LEVELS]

    status, told = server.asked("/api/game-name", {"game": "Championship (Alies) [55]"})
    assert status == 400
    assert told["error"]["code"] == "game-name"
    assert told["error"]["nearest"] == "Allies"

    status, told = server.asked("/api/game-name", {"game": "the grind [55]"})
    assert (status, told["size"]) == (200, 55)

    status, told = server.asked("/api/deck-check", {"deck": "A-1"})
    assert (status, told["legal"]) == (200, True)

    for wrong in ({"deck": "no such deck"}, {"text": "nonsense"}, {"text": "a\0b"}, {"deck": "A-1", "text": "1 1st/1"}):
        status, told = server.asked("/api/deck-check", wrong)
        assert status == 400
        assert told["error"]["message"]


def test_a_deck_is_counted_and_judged_everywhere_at_once(server: LiveServer) -> None:
    status, told = server.asked("/api/deck-stats", {"deck": "F-1", "language": "pt-BR"})
    assert status == 200
    assert told["types"]["realm"] == 12
    (one,) = told["unusable"]
    assert (one["rule"], one["why"]) == (
        "card.world.matching",
        "nenhum campeão do baralho que poderia levá-lo é de Greyhawk",
    )
    legal = {(verdict["limits"], verdict["size"]): verdict["legal"] for verdict in told["legality"]}
    assert (legal["tournament", 55], legal["tournament", 75]) == (True, False)

    status, told = server.asked("/api/deck-stats", {"text": "2 1st/54\n1 1st/353\n"})
    assert (status, told["cards"], told["unusable"][0]["rule"]) == (200, 3, "gloss.allies.when")

    for wrong in ({"deck": "no such deck"}, {"text": "nonsense"}, {"text": "a\0b"}, {"deck": "A-1", "text": "1 1st/1"}):
        status, told = server.asked("/api/deck-stats", wrong)
        assert status == 400
        assert told["error"]["message"]


def test_all_faults_of_a_list_are_told_at_once(server: LiveServer) -> None:
    text = "1 Watterdeep\n1 1st/54\n1 9th/1\n"
    for path in ("/api/deck-check", "/api/deck-stats"):
        status, told = server.asked(path, {"text": text, "file": "mine.txt"})
        assert status == 400
        assert [fault.split(" ")[0] for fault in told["error"]["faults"]] == ["mine.txt:1:", "mine.txt:3:"]


def test_a_table_says_whose_decision_is_open_and_who_has_won(server: LiveServer) -> None:
    table = server.table({}, {"bot": "random"})
    _, told = server.asked(f"/api/tables/{table['table']}")
    assert told["begun"]
    assert told["asked"] in (0, 1)  # chance decides who begins
    assert (told["turn"], told["winners"]) == (1, [])

    waiting = server.table({}, {})
    _, told = server.asked(f"/api/tables/{waiting['table']}")
    assert not told["begun"]
    assert (told["turn"], told["asked"], told["winners"]) == (0, -1, [])

    person = Client(server, table["table"], table["token"])
    person.until_asked()
    person.say({"type": "concede", "id": "up"})
    person.until_answered("up")
    person.close()
    _, told = server.asked(f"/api/tables/{table['table']}")
    assert (told["over"], told["asked"], told["winners"]) == (True, -1, [1])


def test_who_gives_no_name_is_a_guest_in_his_language_and_no_two_are_the_same(server: LiveServer) -> None:
    table = server.table({}, {}, {}, {}, guest={"language": "pt-BR"})["table"]
    for language in ("pt-BR", "en", "tlh"):
        server.seat(table, language=language)
    _, told = server.asked(f"/api/tables/{table}")
    assert [seat["name"] for seat in told["seats"]] == ["Visitante", "Visitante 2", "Guest", "Guest 2"]


@pytest.mark.rule("deck.unique")
@pytest.mark.parametrize("game", ["Spellfire: Championship [55]", "Spellfire: Championship (Sideboard) [55]"])
def test_a_deck_is_called_legal_for_an_event_where_the_event_takes_it(game: str) -> None:
    """Asked by the name of the event's game, as its pages ask: the first edition's own limits are for games at home."""
    event = Telling("Ana", game=game)
    verdicts = set()
    for deck in decks.shipped():
        legal = checked(AskedDeck(game=game, ruleset="tournament", players=3, deck=deck.id)).legal
        try:
            event.says(HandIn("Ana", list_of(deck)))
            taken = True
        except EntryDeckRefused:
            taken = False
        assert legal == taken, deck.name
        verdicts.add(legal)
    assert verdicts == {True, False}
