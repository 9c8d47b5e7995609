"""The requests about cards: all of them in short, one in full, and their faces."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Final, Literal

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from sixrealms import catalogue
from sixrealms.errors import CardRefused
from sixrealms.server.http.context import Asking
from sixrealms.server.messages.reference import CardPageTold, CatalogueTold
from sixrealms.server.refusal import Refused
from sixrealms.server.views import card_pages
from sixrealms.wording import LANGUAGES

#: Marks requests whose answers come packed already, so that the server does not pack them again.
PACKED: Final = "packed"
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ANEW: Final = "no-cache"
_AN_HOUR: Final = "public, max-age=3600"
_SVG: Final = "image/svg+xml"


def spoken(language: str) -> str:
    """The language if it is spoken here, otherwise English."""
    return language if language in LANGUAGES else LANGUAGES[0]


def kept(request: Asking, body: bytes, packed: bytes, tag: str, keeping: str, kind: str) -> Response[bytes]:
    """An answer a browser may keep: nothing but its tag when it has it already, packed when it can unpack."""
    headers = {
        "ETag": f'"{tag}"',
        "Cache-Control": keeping,
        "Vary": "Accept-Encoding",
        "X-Content-Type-Options": "nosniff",
    }
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


@cache
def prepared(made: Callable[[str], object], language: str) -> tuple[bytes, bytes, str]:
    """Something large as JSON, packed, and its tag: made once for each language."""
    body = msgspec.json.encode(made(language))
    return body, gzip.compress(body, 9, mtime=0), sha256(body).hexdigest()[:16]


@get("/api/catalogue", opt={PACKED: True}, responses={200: ResponseSpec(CatalogueTold, description="every printing")})
async def show_catalogue(request: Asking, language: FromQuery[str] = "en", v: FromQuery[str] = "") -> Response[bytes]:
    """Every printing in short; with its own tag as `v` it may be kept for good."""
    body, packed, tag = await asyncio.to_thread(prepared, card_pages.every_card, spoken(language))
    return kept(request, body, packed, tag, _FOR_GOOD if v == tag else _ANEW, "application/json")


@get("/api/cards/{card_set:str}/{number:int}")
async def show_card(card_set: FromPath[str], number: FromPath[int], language: FromQuery[str] = "en") -> CardPageTold:
    """One printing in full: facts, our wording of its power, printings, names, rules, decks."""
    return await asyncio.to_thread(card_pages.card_page, known(card_set, str(number)), spoken(language))


@get(
    "/faces/{size:str}/{language:str}/{card_set:str}/{file:str}",
    opt={PACKED: True},
    responses={200: ResponseSpec(bytes, media_type=_SVG, description="the face")},
)
async def show_face(
    request: Asking,
    size: FromPath[Literal["card", "tile"]],
    language: FromPath[str],
    card_set: FromPath[str],
    file: FromPath[str],
    v: FromQuery[str] = "",
) -> Response[bytes]:
    """A card as SVG, 250 by 350, or as a tile of 100 by 76; with the `faces` of the catalogue as `v` kept for good."""
    number, _, ending = file.rpartition(".")
    if ending != "svg" or language not in LANGUAGES:
        raise Refused("no-card", f"there is no face {file[:40]!r}; they are named like /faces/card/en/1st/1.svg")
    version = await asyncio.to_thread(card_pages.faces_version)
    body = card_pages.face(size, language, known(card_set, number))
    return kept(request, body, gzip.compress(body, 6, mtime=0), version, _FOR_GOOD if v == version else _AN_HOUR, _SVG)


def known(card_set: str, number: str) -> str:
    """The printing's id; refused as `no-card` when there is none."""
    try:
        return catalogue.printing(f"{card_set}/{number}").id
    except CardRefused as wrong:
        raise Refused("no-card", str(wrong), because=wrong) from None
