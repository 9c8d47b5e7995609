"""Pictures of ratings, of one's own games, and of the tables that are open."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.async_api import Page

from tools.scene import Scene, Then, telling

_MINE: Final = {"ruleset": "tournament", "points": 1682, "margin": 210, "games": 12, "certainty": "fair", "rank": 3}
_LIST: Final = {
    "ruleset": "tournament",
    "rulesets": ["tournament"],
    "listed_from": 5,
    "at": 0,
    "count": 120,
    "mine": _MINE,
    "people": [
        {"rank": at + 1, "name": f"Somebody {at + 1}", "points": 1700 - 9 * at, "margin": 210, "games": 12}
        | {"certainty": ("rough", "fair", "good")[at % 3], "mine": at == 2}
        for at in range(50)
    ],
}


def _tally(key: str, won: int, lost: int, size: int = 0, players: int = 0) -> dict[str, Any]:
    return {"key": key, "won": won, "lost": lost, "drawn": 0, "size": size, "players": players}


_FIGURES: Final = {
    "games": 31,
    "won": 18,
    "lost": 12,
    "drawn": 0,
    "here": 1,
    "turns": 14,
    "seconds": 1500,
    "streak": 4,
    "best": 6,
    "decks": [_tally("1st Edition Starter Deck A-1", 10, 4), _tally("My dragons", 8, 8)],
    "opponents": [_tally("club", 9, 5), _tally("people", 6, 6), _tally("novice", 3, 1)],
    "rulesets": [_tally("tournament", 12, 9, 55, 2), _tally("fourth-edition", 6, 3, 55, 4)],
    "cards": [{"printing": "1st/1", "name": "Waterdeep", "games": 21, "won": 14}],
}
_GAMES: Final = [
    {
        "table": f"t{at}",
        "ended": 1_790_000_000 - 90_000 * at,
        "ruleset": "tournament",
        "size": 55,
        "game": "",
        "deck": "My dragons",
        "ending": ("won", "lost")[at % 2],
        "place": 1 + at % 2,
        "reason": "realms",
        "others": [{"name": "Marek Varr", "bot": "club", "deck": "B-1", "won": at % 2 == 1}],
        "turns": 12 + at,
        "decisions": 300,
        "seconds": 1500,
        "rated": at == 0,
        "before": 1610,
        "after": 1682,
        "replay": True,
    }
    for at in range(6)
]


#: What is the same of all open tables.
_TABLE: Final[dict[str, Any]] = {
    "ruleset": "tournament",
    "size": 55,
    "game": "",
    "options": {},
    "optional_rules": {},
    "coordinator": False,
    "oldest": -1,
    "any_deck": False,
    "delay": 20,
    "spectators": "hands",
    "window": 0,
    "clock": None,
    "rated": False,
}
_WHERE: Final = {"ratings": "**/api/ratings?*", "games": "**/api/me/games", "figures": "**/games/figures"}


def _told(**answers: object) -> Then:
    """Answers of the server, by what is asked for."""
    all_told = [telling(_WHERE[name], answer) for name, answer in answers.items()]

    async def before(page: Page) -> None:
        for told in all_told:
            await told(page)

    return before


def _open(number: int, *names: str, free: int = 1, **more: Any) -> dict[str, Any]:
    """A public table with these people, as it is told on the first page."""
    seats = [{"name": name, "bot": "", "free": not name} for name in (*names, *[""] * free)]
    told = {"table": f"t{number}", "seats": seats, "public": True, "begun": not free, "over": False, **_TABLE, **more}
    return {
        "table": told,
        "free": free,
        "waiting": 61 * number,
        "points": [1500 * bool(more.get("rated"))] * len(seats),
    }


async def open_tables(page: Page) -> None:
    """What goes on at the server, told to whoever looks."""
    shown = [
        _open(1, "Ana"),
        _open(2, "Bruno Alves de Souza", rated=True, clock={"bank": 600, "buffer": 10, "increment": 2}),
        _open(3, "Carla", "Dora", free=2, optional_rules={"destroyed-worlds": "on"}),
        _open(4, "Edu", "Hilda Voss", free=0),
    ]
    hall = {"version": "v", "same": False, "again": 60, "here": 5, "names": ["Ana", "Bruno"], "tables": shown}
    await page.route_web_socket("**/api/hall/watch", lambda socket: socket.send(json.dumps(hall)))


PLAYED_SCENES: Final = (
    Scene("ratings-none", "/ratings"),
    Scene("ratings", "/ratings", before=_told(ratings=_LIST)),
    Scene("games-none", "/games"),
    Scene(
        "games",
        "/games",
        before=_told(games={"known": True, "at": 0, "count": 31, "games": _GAMES}, figures=_FIGURES),
    ),
)
