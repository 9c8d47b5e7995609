"""A computer player that sits down at a table over the network and answers by chance (docs/protocol.md).

Run it with `python examples/network_player.py http://127.0.0.1:8194 TABLE [NAME]`.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def main(server: str, table: str, name: str = "Wanderer") -> None:
    """Take the first free seat, whatever optional rules are played, play to the end, say who won."""
    place = f"{server}/api/tables/{table}"
    with urlopen(place) as answer:
        rules = json.load(answer)["optional_rules"]
    guest = json.dumps({"name": name, "agreed": rules}).encode()
    asking = Request(f"{place}/seats", guest, {"Content-Type": "application/json"})
    with urlopen(asking) as answer:
        seat = json.load(answer)
    chance = Random(name)
    with connect(f"{place.replace('http', 'ws', 1)}/play") as socket:
        socket.send(json.dumps({"type": "hello", "token": seat["token"]}))
        for message in map(json.loads, socket):
            if message["type"] in ("state", "event"):
                result = message.get("table", message.get("changed", {})).get("result")
                if result:
                    print("won by seats", result["winners"], "as seat", seat["seat"])
                    return
                if message["prompt"]:
                    action = dict(chance.choice(message["prompt"]["options"]))
                    del action["label"]
                    said = {"type": "act", "id": f"at {message['v']}", "v": message["v"], "action": action}
                    socket.send(json.dumps(said))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Sit down at a table of a server and answer by chance.")
    asked.add_argument("server", help="its address, such as http://127.0.0.1:8194")
    asked.add_argument("table", help="the id of a table, as in its link: /table/ID")
    asked.add_argument("name", nargs="?", default="Wanderer", help="what the player is called (Wanderer)")
    given = asked.parse_args()
    try:
        main(given.server.rstrip("/"), given.table, given.name)
    except HTTPError as refused:  # its answer says what is wrong
        asked.error(json.load(refused)["error"]["message"])
    except (URLError, ValueError) as away:
        asked.error(f"{given.server}: {getattr(away, 'reason', away)}")
