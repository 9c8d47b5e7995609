"""The link of a table or a deck as a QR code, drawn here: who holds a phone before the screen types nothing."""

from __future__ import annotations

import io
import re
from functools import lru_cache
from typing import Final, Literal

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from sixrealms.server.http.context import LOBBY, Asking
from sixrealms.server.http.reach import network_host
from sixrealms.server.refusal import Refused

_SVG: Final = "image/svg+xml"
_HOST: Final = re.compile(r"([A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
_QUIET: Final = 4  # modules around the code that cameras need


@get(
    "/api/tables/{table:str}/link.svg",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(bytes, media_type=_SVG, description="the code")},
)
async def show_link_code(
    request: Asking,
    table: FromPath[str],
    scheme: FromQuery[Literal["http", "https"] | None] = None,
    at: FromQuery[Literal["here", "network"]] = "here",
) -> Response[bytes]:
    """The address of a table as a QR code, at this very host or as others on the `network` reach it; `scheme` is the
    reader's, where a proxy hides it.
    """
    room = await LOBBY.of(request).room(table)
    return code_of(request, f"table/{room.stored.id}", scheme, network=at == "network")


def code_of(request: Asking, path: str, scheme: str | None, *, network: bool = False) -> Response[bytes]:
    """The QR code of an address of the host that was asked, or of the one others on the `network` reach; Refused where
    the request names none.
    """
    host = (network and network_host(request)) or asked_host(request)
    if not host:
        raise Refused("not-understood", "the request names no host")
    return Response(_drawn(f"{scheme or request.url.scheme}://{host}/{path}"), media_type=_SVG)


def asked_host(request: Asking) -> str:
    """The host that was asked, with its port; "" where the request names none."""
    host = request.headers.get("host", "")
    return host if _HOST.fullmatch(host) else ""


@lru_cache(maxsize=256)
def _drawn(link: str) -> bytes:
    import segno  # takes time to load

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=_QUIET, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
