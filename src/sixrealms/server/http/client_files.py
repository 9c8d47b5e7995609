"""The pages of the web client: files the build has made, the one page for every address, and what a browser may load.

A page may load from this server only. Files under `assets/` carry a digest in their name and are kept for good; all
else is asked for anew. Without a built client every page says how to build it, and the rest of the server works.
"""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

import sixrealms
from sixrealms.server.http.cards import PACKED
from sixrealms.server.http.context import Asking, Shared
from sixrealms.server.http.link_preview import PICTURE_SIZE, LinkTold

#: Where the build puts the client.
BUILT: Final = Path(sixrealms.__file__).parent / "client"
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_INDEX: Final = "index.html"
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Vary": "Accept-Encoding",
}
_FOR_GOOD: Final = "public, max-age=31536000, immutable"
_ANEW: Final = "no-cache"
_NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Six Realms</title></head><body>
<h1>The web client is not built</h1>
<p>The server works, but its pages are missing. Build them with <code>make client</code> in the folder of the
project, or install the package without <code>SIXREALMS_SKIP_CLIENT</code>; then start the server again.</p>
<p lang="pt-BR">O servidor funciona, mas faltam as p\xc3\xa1ginas. Construa-as com <code>make client</code> na pasta do
projeto e inicie o servidor de novo.</p>
</body></html>
"""
_PACKED: Final = frozenset({"text/html", "text/css", "text/javascript", "image/svg+xml", "application/json"})


@dataclass(frozen=True)
class ClientFile:
    """One file as it is sent, plain and packed."""

    media_type: str
    content: bytes
    packed: bytes | None
    etag: str


class ClientFiles:
    """The built client, read once: a hundred kilobytes, so that no path of a request ever reaches the disk."""

    def __init__(self, folder: Path = BUILT) -> None:
        found: dict[str, ClientFile] = {}
        if (folder / _INDEX).is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.name != "stamp":
                    found[path.relative_to(folder).as_posix()] = _file(path.name, path.read_bytes())
        self._files = found
        self.built = _INDEX in found
        self._index = found.get(_INDEX) or _file(_INDEX, _NOT_BUILT)

    def page_about(self, link: LinkTold, place: str) -> Response[bytes]:
        """The page, telling whoever shows a link to it what it is about. `place` is the address of this site as it was
        asked, before which no picture can be found; without it none is told.
        """
        told = {"og:type": "website", "og:site_name": "Six Realms", "og:title": link.title, "og:description": link.text}
        if place and link.picture in self._files:
            width, height = PICTURE_SIZE
            told |= {"og:image": place + link.picture, "og:image:width": str(width), "og:image:height": str(height)}
        lines = "".join(f'<meta property="{name}" content="{escape(said)}">\n' for name, said in told.items())
        lines += '<meta name="twitter:card" content="summary_large_image">\n' if "og:image" in told else ""
        content = self._index.content.replace(b"</head>", lines.encode() + b"</head>", 1)
        headers = {**_HEADERS, "Cache-Control": _ANEW}
        return Response(
            content, status_code=200 if self.built else 503, headers=headers, media_type=self._index.media_type
        )

    def answer(self, request: Asking, path: str) -> Response[bytes]:
        """The file of this path, or the page; NotFoundException for a file of a client that is no longer served."""
        path = path.strip("/")
        file = self._files.get(path)
        if file is None and path.startswith("assets/"):
            raise NotFoundException("there is no such file; reload the page")
        page = file is None or path == _INDEX
        file = self._index if file is None else file
        headers = {**_HEADERS, "Cache-Control": _FOR_GOOD if path.startswith("assets/") else _ANEW, "ETag": file.etag}
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        content = file.content
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.packed
            headers["Content-Encoding"] = "gzip"
        status = 503 if page and not self.built else 200
        return Response(content, status_code=status, headers=headers, media_type=file.media_type)


def _file(name: str, content: bytes) -> ClientFile:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    packed = gzip.compress(content, 9, mtime=0) if kind in _PACKED and len(content) > 500 else None
    etag = f'W/"{sha256(content).hexdigest()[:20]}"'
    return ClientFile(kind, content, packed, etag)


#: The client this application sends.
CLIENT: Final = Shared[ClientFiles]("client")


@get("/", opt={PACKED: True}, include_in_schema=False, sync_to_thread=False)
def first_page(request: Asking) -> Response[bytes]:
    """The page where everything begins."""
    return CLIENT.of(request).answer(request, "")
