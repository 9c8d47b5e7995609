"""A refusal is told in the reader's language; every code the server can answer with has its sentence in all of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sixrealms import server as package
from sixrealms.server.refusal import preferred
from sixrealms.wording import LANGUAGES, message_ids
from tests.server.browser import Browser, application
from tests.server.live import on

NO_TABLE = {"en": "there is no such table", "pt-BR": "essa mesa não existe"}
NOBODY = {"en": "nobody watches", "pt-BR": "ninguém assiste"}
CODES = {
    code
    for path in Path(package.__file__).parent.rglob("*.py")
    for code in re.findall(
        r'(?:\bRefused\(\s*|\berror\(|_said\(request, \d+, )"([a-z-]+)"', path.read_text(encoding="utf-8")
    )
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    assert len(CODES) > 35
    spoken = {"list", "game-name"}  # told in the reader's language where they are raised, mistake by mistake
    assert {code for code in CODES - spoken if f"refused-{code}" not in message_ids(language)} == set()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pt-BR", "pt-BR"),
        ("pt-PT,pt;q=0.9", "pt-BR"),
        ("de, en;q=0.5, pt-BR;q=0.8", "pt-BR"),
        ("en-GB,pt;q=0.9", "en"),
        ("pt;q=0, de", "en"),
        ("pt;q=nonsense, en", "en"),
    ],
)
def test_a_reader_gets_the_language_he_likes_most(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_requests_are_refused_in_the_language_of_the_reader(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        told = {}
        for language in LANGUAGES:
            status, answer = Browser(app).ask("GET", "/api/tables/none", headers={"Accept-Language": language})
            assert (status, answer["error"]["code"]) == (404, "no-table")
            told[language] = answer["error"]["message"]
    assert told["en"].startswith("there is no such table")
    assert told["pt-BR"].startswith("essa mesa não existe")


@pytest.mark.parametrize(
    ("wish", "english", "portuguese"),
    [
        (
            {"options": {"questing": "on", "tournament-questing": "on"}},
            "together|both|contradict",
            "junto com|são dois|são duas",
        ),
        ({"options": {"tyrants-game": "on"}, "size": 110}, "is played with", "se joga com"),
        ({"options": {"team-spirit": "on"}}, "is for", "é para"),
        ({"size": 77}, "size is 77", "não tem jogo de 77 cartas"),
        ({"options": {"questng": "on"}}, "unknown option.*mean questing", "opção desconhecida.*quis dizer questing"),
        ({"game": "Kings Decre [55]"}, "column 1 .*mean King’s Decree", "coluna 1 .*quis dizer King’s Decree"),
        ({"ruleset": "nonsense"}, "nonsense", "não há o regulamento .nonsense.; existem fourth-edition"),
    ],
    ids=["clash", "size", "players", "cards", "option", "name", "ruleset"],
)
def test_what_the_program_finds_impossible_is_told_in_words_of_the_reader(
    tmp_path: Path, wish: dict[str, Any], english: str, portuguese: str
) -> None:
    with application(on(tmp_path)) as app:
        for language, words in (("en", english), ("pt-BR", portuguese)):
            asked = {"seats": [{}, {}, {}], **wish}
            status, told = Browser(app).ask("POST", "/api/tables", asked, headers={"Accept-Language": language})
            assert (status, told["error"]["code"]) == (400, "impossible")
            assert re.search(words, told["error"]["message"]), told["error"]["message"]


def test_the_mistake_in_the_name_of_a_game_is_told_in_the_language_of_the_reader(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        for language, words in (("en", "no variant is called"), ("pt-BR", "nenhuma variante se chama")):
            asked = {"game": "Championship (Alies) [55]"}
            status, told = Browser(app).ask("POST", "/api/game-name", asked, headers={"Accept-Language": language})
            assert (status, told["error"]["code"]) == (400, "game-name")
            assert words in told["error"]["message"]
            assert (told["error"]["at"], told["error"]["nearest"]) == (14, "Allies")


def test_a_record_that_is_none_is_refused_in_words_of_the_reader(tmp_path: Path) -> None:
    with application(on(tmp_path)) as app:
        headers = {"Accept-Language": "pt-BR", "X-Six-Realms": "1"}
        status, answer = Browser(app).ask("POST", "/api/records", {"record": "This is none."}, headers=headers)
    assert status == 400
    assert answer["error"]["message"].endswith(
        ":1: não é o registro de uma partida; a primeira linha deve ser 'Sixrealms record 1'"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_sockets_refuse_in_the_language_of_the_browser_before_hello_and_of_hello_after(
    tmp_path: Path, language: str
) -> None:
    other = next(one for one in LANGUAGES if one != language)
    with application(on(tmp_path)) as app:
        table = Browser(app).done("POST", "/api/tables", {"seats": [{}, {}], "spectators": "none"})["table"]
        with app.websocket_connect("/api/tables/none/play", headers={"Accept-Language": language}) as socket:
            assert socket.receive_json()["message"].startswith(NO_TABLE[language])
        with app.websocket_connect(f"/api/tables/{table}/play", headers={"Accept-Language": other}) as socket:
            socket.send_json({"type": "hello", "language": language})
            told = socket.receive_json()
            assert (told["code"], told["message"].startswith(NOBODY[language])) == ("no-spectators", True)
