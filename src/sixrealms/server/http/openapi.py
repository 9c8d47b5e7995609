"""The description of the requests at `/api/openapi.json`, and at `/api` for people.

An error is one JSON object with a code and a sentence.
"""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from sixrealms.server import limits
from sixrealms.server.http.openapi_examples import EXAMPLES

_METHODS: Final = ("get", "post", "put", "delete")
#: What every status of a refusal says; a code beside it says more.
STATUSES: Final = {
    "400": "The request is not understood: a field is missing, unknown, or not of its kind.",
    "403": "It is not for whoever asks: another key is needed, or one at all; or a page of another site asks.",
    "404": "There is no such thing.",
    "409": "It cannot be done now; the sentence says why, `rules` which rules say so.",
    "413": "It is larger than this server reads.",
    "429": "This address has asked for too much; wait a minute.",
}
EVENT_KEY: Final = {
    "type": "apiKey",
    "in": "header",
    "name": "X-Six-Realms-Key",
    "description": "The key of an organiser, a judge or a player of one event. Without it whoever asks watches.",
}
_ERROR: Final[dict[str, Any]] = {
    "description": "It is not done; `message` says why in one sentence. "
    + " ".join(f"{status}: {what}" for status, what in STATUSES.items()),
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "required": ["error"],
                "properties": {
                    "error": {
                        "type": "object",
                        "required": ["code", "message"],
                        "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
                    }
                },
            },
            "example": {"error": {"code": "no-event", "message": "There is no event abc.", "rules": []}},
        }
    },
}


class OpenApiDocument(JsonRenderPlugin):
    """The document as the framework writes it, with the errors this server really answers with and rows of one kind."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document."""
        return super().render(request, described(openapi_schema))


class ReadableDocument(OpenAPIRenderPlugin):
    """The same as one page that asks for nothing else, for people without a program that reads such documents."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """All requests in their order, with what they take and an example."""
        parts = ["<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"]
        parts.append(
            "<title>Six Realms: requests</title><main><h1>Requests</h1><p><a href=/api/openapi.json>OpenAPI</a>"
        )
        for path, ways in sorted(described(openapi_schema)["paths"].items()):
            for method in _METHODS:
                if method in ways:
                    parts.append(_as_html(f"{method.upper()} {path}", ways[method]))
        return "\n".join([*parts, "</main></html>"]).encode()


def described(document: dict[str, Any]) -> dict[str, Any]:
    """The document with errors, keys of events, examples and rows of one kind; it may be given again."""
    for path, ways in document["paths"].items():
        for method in set(_METHODS) & ways.keys():
            request = ways[method]
            request["responses"].pop("400", None)
            request["responses"]["default"] = _ERROR
            if path.startswith("/api/events/{event}"):
                request["security"] = [{}, {"event": []}]
            example = EXAMPLES.get(f"{method.upper()} {path}")
            if example is not None:
                for kind in request["requestBody"]["content"].values():
                    kind["example"] = example
    document.setdefault("components", {})["securitySchemes"] = {"event": EVENT_KEY}
    often, soon = limits.REQUESTS
    document["info"]["description"] = (
        "Whatever changes something carries the header `X-Six-Realms: 1`, which no page of another site can send. "
        f"An address may ask {often:.0f} times at once and {soon:.0f} times a second in the long run; "
        "beyond it the answer is 429."
    )
    _mend_rows(document)
    return document


def _as_html(named: str, request: dict[str, Any]) -> str:
    asked = "".join(
        f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])}) {escape(one.get('description') or '')}"
        for one in request.get("parameters", ())
    )
    body = request.get("requestBody", {}).get("content", {}).get("application/json", {})
    schema = body.get("schema", {}).get("$ref", "").rpartition("/")[2]
    taken = f"<p>Body: <code>{escape(schema)}</code>" if schema else ""
    example = f"<pre>{escape(_pretty(body['example']))}</pre>" if "example" in body else ""
    told = escape(request.get("description") or "").replace("\n\n", "<p>")
    return f"<h2><code>{escape(named)}</code></h2><p>{told}<ul>{asked}</ul>{taken}{example}"


def _pretty(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)


def _mend_rows(part: Any) -> None:
    """Let rows of any length hold what they hold: the framework takes the dots of `tuple[str, ...]` for a second kind,
    which anything is, so that nothing would be of exactly one.
    """
    for within in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        _mend_rows(within)
    if isinstance(part, dict) and isinstance(part.get("items"), dict):
        kinds = part["items"].get("oneOf", ())
        if len(kinds) == 2 and kinds[1] == {}:
            part["items"] = kinds[0]
