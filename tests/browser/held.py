"""Events as far on as a test or a picture wants them, made over the network as their organiser would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sixrealms.server.http.tournament_requests import KEY
from tests.server.live import LiveServer

NAMES: Final = [
    f"{first} {last}"
    for last in ("Alves", "Braga", "Costa", "Figueiredo", "Vasconcelos de Sá")
    for first in ("Ana", "Bruno", "Célia", "Davi", "Eva", "Fábio", "Gil", "Hugo", "Iris", "João", "Lia", "Maria Clara")
]
ORGANISER, JUDGE = "organiser", "judge"


class Held(NamedTuple):
    """An event and the keys to it: of its organiser, of a judge, and of its players by their names."""

    id: str
    keys: Mapping[str, str]

    def of(self, who: str, page: str = "") -> str:
        """The address of a page of this event with the key of somebody, or without one: "" watches."""
        path, _, query = page.partition("?")
        return f"/events/{self.id}{path}" + (f"?{query}" if query else "") + (f"#key={self.keys[who]}" if who else "")


class Holding:
    """The organiser at work."""

    def __init__(self, server: LiveServer, name: str, **plan: Any) -> None:
        self._server = server
        usual = {"coordinator": "Rita Prado", "scored": False, "seed": 7, "convention": "Six Realms Con"}
        status, found = server.asked("/api/events", {"plan": {**usual, "name": name, **plan}})
        assert status == 201, found
        self.id: str = found["id"]
        self._key: str = found["key"]
        self._told: dict[str, Any] = found["event"]

    def does(self, *commands: dict[str, Any], key: str = "") -> None:
        self._told = self._asked("/changes", {"wishes": commands}, key)["event"]

    def _asked(self, path: str, body: object = None, key: str = "") -> Any:
        status, found = self._server.asked(f"/api/events/{self.id}{path}", body, {KEY: key or self._key})
        assert status == 200, found
        return found

    def enters(self, count: int) -> None:
        self.does(*({"type": "enter", "name": name} for name in NAMES[:count]))

    def seats(self) -> None:
        self.does({"type": "seat", "round": len(self._told["rounds"]) + 1})

    @property
    def tables(self) -> Sequence[dict[str, Any]]:
        """Those of the round that is played."""
        found: Sequence[dict[str, Any]] = self._told["rounds"][-1]["tables"]
        return found

    def result(self, table: int, winner: int = 0, **more: Any) -> dict[str, Any]:
        """The wish that writes down who won the next game there."""
        seated = self.tables[table - 1]["players"]
        realms = {player: 6 if seat == winner else (2 + seat) % 6 for seat, player in enumerate(seated)}
        return {"type": "report", "round": len(self._told["rounds"]), "table": table, "unrazed": realms, **more}

    def plays(self, *tables: int) -> None:
        """Those tables are played to their end, or all: each has another seat that wins."""
        for table in tables or range(1, len(self.tables) + 1):
            while not self.tables[table - 1]["winner"]:
                self.does(self.result(table, table % len(self.tables[table - 1]["players"])))

    def plays_on(self) -> None:
        """Round after round, until somebody has won the event."""
        while not self._told["winner"]:
            self.seats()
            self.plays()

    def claims(self, table: int, seat: int, winner: int) -> None:
        """A player says how the game at their table ended."""
        player = self.tables[table - 1]["players"][seat]
        self.does(self.result(table, winner), key=self._asked("/keys")["players"][player])

    def opens(self, table: int) -> None:
        """The next game of a table is played on the network."""
        self._asked(f"/rounds/{len(self._told['rounds'])}/tables/{table}/online", {})

    def held(self) -> Held:
        """The event with all its keys."""
        named = {one["id"]: one["name"] for one in self._told["players"]}
        keys = {named[player]: key for player, key in self._asked("/keys")["players"].items()}
        judge = self._asked("/keys", {"role": "judge", "name": "Jorge"})["key"]
        seated = [table["players"] for table in self.tables] if self._told["rounds"] else []
        sits = {
            f"{table}.{seat}": keys[named[who]] for table, at in enumerate(seated, 1) for seat, who in enumerate(at)
        }
        return Held(self.id, {**keys, **sits, ORGANISER: self._key, JUDGE: judge})


def signing_up(server: LiveServer) -> Held:
    """Some have come, one with a deck, and one is gone again."""
    event = Holding(server, "Spring Cup", date="2026-12-05")
    event.enters(8)
    event.does({"type": "hand-in", "player": "Ana Alves", "deck": "A-1", "judge_agrees": True})
    event.does({"type": "leave", "player": "Gil Alves", "why": ""})
    return event.held()


def arriving(server: LiveServer) -> Held:
    """People sign up by themselves and are asked to check in; a deck is drawn to be checked."""
    event = Holding(server, "Harvest Cup", date="2026-12-12")
    event.does({"type": "open-sign-up"})
    event.enters(7)
    event.does({"type": "hand-in", "player": "Bruno Alves", "deck": "A-1", "judge_agrees": True})
    event.does({"type": "ask-check-in"}, *({"type": "check-in", "player": name} for name in NAMES[2:5]))
    event.does({"type": "draw-checks", "count": 1, "seed": 4711})
    return event.held()


def playing(server: LiveServer) -> Held:
    """Six tables of the first round: three finished, one between its games, one whose players disagree about a
    result, one where it waits for the others (`keys["6.0"]` said it, `keys["6.1"]` did not). Table 4 waits for a judge.
    """
    event = Holding(server, "Championship of the South", scored=True, advertised=True, minutes=50)
    event.enters(18)
    event.seats()
    event.does({"type": "start-clock"})
    event.plays(1, 2, 3)
    event.does(event.result(4), {"type": "extend", "table": 4, "minutes": 10})
    event.claims(5, 0, 0)
    event.claims(5, 1, 1)
    event.claims(6, 0, 0)
    event.does({"type": "call-judge", "player": event.tables[3]["players"][1], "why": "may this be played now?"})
    return event.held()


def between(server: LiveServer) -> Held:
    """The first of two rounds is over."""
    event = Holding(server, "Winter Cup")
    event.enters(9)
    event.seats()
    event.plays()
    return event.held()


def decided(server: LiveServer) -> Held:
    """Somebody has won, and nobody has wrapped it up yet."""
    event = Holding(server, "Autumn Cup")
    event.enters(18)
    event.plays_on()
    return event.held()


def with_decks(server: LiveServer) -> Held:
    """Decided and wrapped up, with decks everybody may look at."""
    event = Holding(server, "Deck Cup")
    event.enters(9)
    decks = ("A-1", "B-1", "A-2", "B-2", "A-1", "B-1", "C-1", "A-1")
    event.does(
        *(
            {"type": "hand-in", "player": name, "deck": deck, "judge_agrees": True}
            for name, deck in zip(NAMES, decks, strict=False)
        )
    )
    event.plays_on()
    event.does({"type": "publish-decks"}, {"type": "wrap-up"})
    return event.held()


def with_prizes(server: LiveServer) -> Held:
    """Decided, with prizes for places, for titles and at the door."""
    event = Holding(server, "Prize Cup")
    event.enters(9)
    event.plays_on()
    prizes = [
        {"kind": "place", "what": "a display of thirty boosters", "first": 1, "last": 1},
        {"kind": "place", "what": "a booster", "first": 2, "last": 5},
        {"kind": "sport", "what": "a playmat with the map of Faerûn"},
        {"kind": "newcomer", "what": "a starter deck"},
        {"kind": "door", "what": "dice", "count": 2},
        {"kind": "title", "title": "Best hat", "what": "another hat"},
    ]
    event.does(*({"type": "add-prize", "prize": prize} for prize in prizes))
    event.does({"type": "give-prize", "prize": "p3", "players": ["Célia Alves"]})
    event.does({"type": "draw-prize", "prize": "p5", "seed": 4711})
    return event.held()


def resting(server: LiveServer) -> Held:
    """The first of two days is over."""
    event = Holding(server, "Two days in November", scheme="swiss", rounds=3, date="2026-11-21")
    event.enters(9)
    event.seats()
    event.plays()
    event.does({"type": "end-day", "until": "2026-11-22 09:00"})
    return event.held()


def next_morning(server: LiveServer) -> Held:
    """The second day begins: some have checked in again."""
    event = Holding(server, "Two mornings in November", scheme="swiss", rounds=3, date="2026-11-21")
    event.enters(9)
    event.seats()
    event.plays()
    event.does({"type": "end-day", "until": "2026-11-22 09:00"}, {"type": "begin-day"})
    event.does(*({"type": "check-in", "player": name} for name in NAMES[2:8]))
    return event.held()


def wrapped_up(server: LiveServer) -> Held:
    event = Holding(server, "Summer Cup", convention="", date="2026-11-08")
    event.enters(9)
    event.plays_on()
    event.does({"type": "wrap-up"})
    return event.held()


def sealed(server: LiveServer) -> Held:
    """Sealed decks: at the first table a game is over and boosters may be opened, at the second one is open on the
    network; who came late has no deck yet.
    """
    event = Holding(
        server, "Sealed Cup", game="Spellfire: Master's Strategy [55]", decks="required", wins=1, minutes=50
    )
    event.enters(6)
    event.does({"type": "issue", "seed": 3})
    event.seats()
    event.does(event.result(1))
    event.opens(2)
    return event.held()


def hall(server: LiveServer) -> Held:
    """Sixty players in the second of their Swiss rounds."""
    event = Holding(server, "Sixty in a hall", scheme="swiss", cut=3, minutes=60)
    event.enters(60)
    event.seats()
    event.plays()
    event.seats()
    event.does({"type": "start-clock"})
    event.plays(1, 2, 3, 4)
    return event.held()


EVENTS: Final = {
    one.__name__.replace("_", "-"): one
    for one in (
        signing_up,
        arriving,
        playing,
        between,
        resting,
        next_morning,
        decided,
        with_decks,
        with_prizes,
        wrapped_up,
        sealed,
        hall,
    )
}
