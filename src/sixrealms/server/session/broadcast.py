"""What those connected to a table are told: the game as each of them sees it, and who is there."""

from __future__ import annotations

from sixrealms.server.game.fog import SPECTATOR, Fog
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.outgoing import PeopleTold, PersonTold, Told
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.live_table import KeptTable
from sixrealms.server.views.card_names import Watching
from sixrealms.server.views.open_hands import Hands, LateReader
from sixrealms.server.views.reader import Reader
from sixrealms.server.views.replay import OpenFog


class Telling:
    """Makes the messages of a table when they are sent."""

    def __init__(self, kept: KeptTable) -> None:
        self._kept = kept
        self._hands: Hands | None = None

    def due(self, connection: Connection) -> list[Told]:
        """What this connection has not been told yet."""
        found: list[Told] = list(connection.untold)
        connection.untold.clear()
        game = self._kept.game
        hands = self.hands_shown()
        reader = connection.reader
        if game is not None and reader is None:
            found.clear()  # of what came before the whole table nothing is left to tell
            secret = self._kept.stored.secret
            names, now = self._kept.names(connection.language), self._kept.workers.now
            if hands is not None and connection.seat == SPECTATOR:
                connection.reader = LateReader(hands, connection.language, names, secret, now)
            else:
                connection.reader = Reader(game, connection.seat, connection.language, names, secret, now)
            found.append(connection.reader.whole())
        elif game is not None and reader is not None and reader.version != game.v(connection.seat):
            found.append(reader.news())
        people = self.people()
        if people != connection.people:
            connection.people = people
            found.append(people)
        return found

    def people(self) -> PeopleTold:
        """Who sits at the table, and who of them is connected."""
        stored, game, audience = self._kept.stored, self._kept.game, self._kept.audience
        here = audience.here()
        seats = [
            PersonTold(
                name=chair.called,
                bot=chair.bot,
                deck=chair.deck,
                free=chair.free,
                left=chair.left,
                founder=chair.founder,
                here=bool(chair.bot) or seat in here,
                stand_in=game.stand_ins.get(seat, "") if game is not None else "",
                conceded=game is not None and seat in game.conceded,
            )
            for seat, chair in enumerate(stored.chairs)
        ]
        return PeopleTold(
            seats=seats,
            spectators=sum(connection.seat == SPECTATOR for connection in audience.connections),
            begun=game is not None,
            hands_agreed=sorted(game.hands_agreed) if game is not None else [],
            hands_shown=game is not None and game.hands_shown,
            delay=stored.plan.delay,
            spectators_see=stored.plan.spectators,
            rated=stored.plan.rated,
        )

    def watching(self, game: TableGame, connection: Connection) -> Watching:
        """How whoever is connected there sees the cards and what they call them."""
        hands = self.hands_shown() if connection.seat == SPECTATOR else None
        if hands is not None:
            fog: Fog = OpenFog(hands.late.state, SPECTATOR, self._kept.stored.secret)
        else:
            fog = Fog(game.asked.position(connection.seat), connection.seat, self._kept.stored.secret)
        return Watching(fog, connection.language, self._kept.names(connection.language))

    def hands_shown(self) -> Hands | None:
        """What spectators see instead of the table, if everybody lets them."""
        game = self._kept.game
        if game is None:
            return None
        if game.hands_shown != (self._hands is not None):
            self._hands = Hands(game, self._kept.stored.plan.delay) if game.hands_shown else None
            for connection in self._kept.audience.connections:
                if connection.seat == SPECTATOR:
                    connection.reader = None
        if self._hands is not None:
            self._hands.catch_up()
        return self._hands
