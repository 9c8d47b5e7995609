"""Bodies of requests about events as programs send them, for the description of the requests and its guide."""

from __future__ import annotations

from typing import Any, Final

#: By the request, as the document names it. `tests/server/test_events_api.py` sends every one of them.
EXAMPLES: Final[dict[str, Any]] = {
    "POST /api/events": {
        "plan": {"name": "Spring Cup", "scored": False, "coordinator": "Carla Reis", "scheme": "swiss", "rounds": 3}
    },
    "POST /api/events/{event}/sign-up": {"name": "Ana Souza"},
    "POST /api/events/{event}/players": {"text": "name,team\nBruno Lima,Reds\nCaio Melo,\nDora Reis,"},
    "POST /api/events/{event}/keys": {"role": "organiser", "name": "score board"},
    "POST /api/events/{event}/changes": {
        "wishes": [{"type": "enter", "name": "Eva Rocha"}, {"type": "enter", "name": "Fabio Dias"}],
        "built_on": -1,
        "stretch": {"part": "players"},
    },
    "DELETE /api/events/{event}": {"name": "Spring Cup"},
}
