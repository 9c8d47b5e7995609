"""The scenario of a table, asked of the server its link leads to."""

from __future__ import annotations

import json
from typing import Final
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from sixrealms.errors import ScenarioRefused

_PATIENCE: Final = 20.0
#: The pages of a table; what follows is its id.
_PAGES: Final = ("table", "replay")


def at_link(link: str, language: str) -> str:
    """The position of a table as whoever has the link may know it; the token of a seat stands behind the #.

    ScenarioRefused for what is no link to a table, and with what the server says.
    """
    shown = repr(link.partition("#")[0][:200])
    try:
        parts = urlsplit(link)
        way = parts.path.strip("/").split("/")
        host = parts.hostname
    except ValueError:
        raise ScenarioRefused("skeleton-link", link=shown) from None
    if not host or len(way) != 2 or way[0] not in _PAGES or not way[1]:
        raise ScenarioRefused("skeleton-link", link=shown)
    asked = {"language": language, **{k: v[0] for k, v in parse_qs(parts.query).items() if k in ("at", "seat")}}
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{quote(way[1], safe='')}/scenario?{urlencode(asked)}"
    token = parse_qs(parts.fragment).get("token", [""])[0]
    headers = {"Authorization": f"Bearer {token}"} if token.isascii() and token.isprintable() and token else {}
    try:
        with build_opener(ProxyHandler({})).open(Request(address, headers=headers), timeout=_PATIENCE) as answer:
            return str(answer.read().decode())
    except HTTPError as refused:
        raise ScenarioRefused("skeleton-refused", link=shown, why=_said(refused)) from None
    except (OSError, ValueError) as why:
        raise ScenarioRefused("skeleton-unanswered", link=shown, why=repr(str(why)[:80])) from None


def _said(refused: HTTPError) -> str:
    try:
        told = json.loads(refused.read())
    except (OSError, ValueError):
        told = {}
    error = told.get("error") if isinstance(told, dict) else None
    said = error.get("message") if isinstance(error, dict) else None
    return repr(str(said or refused.reason)[:200])
