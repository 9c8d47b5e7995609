"""What other engines take for a decision, measured beside the same calibration loop (docs/performance.md).

A ratio is the number of decisions in the time of 1,000 iterations of the loop: more is faster.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Peer(NamedTuple):
    """One engine and game, in random play."""

    name: str
    game: str
    ratio: float


#: Measured on 21 and 22 November 2026 with one core and CPython 3.11; the later figure where there are two.
PEERS: Final = (
    Peer("OpenSpiel (C++)", "hearts, skat, bridge", 57.0),
    Peer("managym (C++)", "Magic, lands and plain creatures", 12.4),
    Peer("deckgym (Rust)", "Pokemon TCG Pocket", 12.7),
    Peer("gym-locm 1.2", "Legends of Code and Magic", 12.6),
    Peer("pyminion", "Dominion, two players", 11.8),
    Peer("rlcard", "Uno", 7.4),
    Peer("hearthbreaker", "Hearthstone, classic sets", 6.4),
    Peer("magarena (Java)", "Magic, preset decks", 5.5),
    Peer("python-chess", "chess", 4.7),
    Peer("catanatron", "Catan, four players", 4.3),
    Peer("rlcard", "gin rummy", 2.5),
    Peer("botbowl", "Blood Bowl", 1.5),
    Peer("pettingzoo", "gin rummy, hanabi", 0.9),
    Peer("pokerkit", "hold'em, six players", 0.35),
    Peer("keyteki (JavaScript)", "KeyForge, all cards", 0.3),
    Peer("fireplace", "Hearthstone, all sets to 2021", 0.066),
)


def beside(name: str, ratio: float) -> list[str]:
    """The peers in order of their ratios, with this program between them."""
    rows = [*PEERS, Peer("Six Realms", name, ratio)]
    return [
        f"{'>' if row.name == 'Six Realms' else ' '} {row.name:22} {row.game:36} {row.ratio:8.2f}"
        for row in sorted(rows, key=lambda row: -row.ratio)
    ]
