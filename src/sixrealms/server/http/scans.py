"""Pictures of cards that the owner of this machine has: listed when the server starts, shown to this machine alone.

The folder is laid out as CrossFire's `Graphics/Cards`: a folder for every set, in it `NNN.jpg` (or png, gif, webp).
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from sixrealms import catalogue
from sixrealms.errors import OptionRefused
from sixrealms.server.http.context import Asking, Shared, address_of
from sixrealms.server.refusal import Refused

#: Where the application keeps them.
SCANS: Final = Shared[Mapping[str, Path]]("scans")
_KINDS: Final = {
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".png": "image/png",
    ".gif": "image/gif",
    ".webp": "image/webp",
}
_NUMBER: Final = re.compile(r"0*([0-9]{1,4})")
_INSIDE: Final = ("Graphics", "Cards")  # where they lie in a whole CrossFire
_LARGEST: Final = 10 * 1024 * 1024
#: What a proxy says of whom it asks for: such a request comes from elsewhere, whatever its address.
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


class ScansTold(msgspec.Struct, frozen=True):
    """The printings there are own pictures of; none for whoever is not at the server's machine."""

    printings: tuple[str, ...] = ()


def scans_in(folder: str) -> dict[str, Path]:
    """The picture of each printing in a folder; OptionError in one line if there are none to be had."""
    place = Path(folder).expanduser()
    try:
        if not place.is_dir():
            raise OptionRefused("serve-scans-no-folder", folder=folder, there=str(place.exists()))
        inside = place.joinpath(*_INSIDE)
        found = _listed(inside if inside.is_dir() else place)
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise OptionRefused("serve-scans-unreadable", folder=repr(folder), why=why) from None
    if not found:
        raise OptionRefused("serve-scans-empty", folder=folder)
    return found


def _listed(place: Path) -> dict[str, Path]:
    sets = {one.id.lower(): one.id for one in catalogue.sets()}
    known = {printing.id for printing in catalogue.all_printings()}
    found: dict[str, Path] = {}
    for folder in sorted(place.iterdir()):
        card_set = sets.get(folder.name.lower())
        if card_set is None or not folder.is_dir():
            continue
        for entry in sorted(os.scandir(folder), key=lambda one: one.name):
            stem, ending = os.path.splitext(entry.name)
            number = _NUMBER.fullmatch(stem)
            if number is None or ending.lower() not in _KINDS or not entry.is_file():
                continue
            printing = f"{card_set}/{int(number[1])}"
            if printing in known and entry.stat().st_size <= _LARGEST:
                found.setdefault(printing, Path(entry.path))
    return found


def at_this_machine(request: Asking) -> bool:
    """Whether the reader sits at the server's own machine, at a page it has itself sent.

    The host keeps out pages of others that have given this machine a name of theirs.
    """
    if any(name in request.headers for name in _FORWARDED):
        return False
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    return _loopback(address_of(request)) and (host == "localhost" or _loopback(host))


def _loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _scans(request: Asking) -> Mapping[str, Path]:
    return SCANS.of(request) if at_this_machine(request) else {}


@get("/api/scans", sync_to_thread=False)
def list_scans(request: Asking) -> ScansTold:
    """The printings there are own pictures of, told to this machine alone."""
    return ScansTold(tuple(_scans(request)))


@get("/scans/{card_set:str}/{number:int}", include_in_schema=False)
async def show_scan(request: Asking, card_set: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """An own picture, shown to this machine alone and kept nowhere."""
    path = _scans(request).get(f"{card_set}/{number}")
    if path is None:
        raise Refused("no-card", "there is no own picture of this card for you")
    try:
        content = await asyncio.to_thread(path.read_bytes)
    except OSError:
        raise Refused("no-card", "the own picture of this card is gone") from None
    headers = {"Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "same-origin"}
    return Response(content, media_type=_KINDS[path.suffix.lower()], headers=headers)
