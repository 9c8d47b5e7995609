"""The description of the requests at `/api/openapi.json`: an error is one JSON object with a code and a sentence."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

_METHODS: Final = frozenset({"get", "post", "put", "delete"})
_ERROR: Final[dict[str, Any]] = {
    "description": "It is not done; `message` says why in one sentence.",
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
            }
        }
    },
}


class OpenApiDocument(JsonRenderPlugin):
    """The document as the framework writes it, with the errors this server really answers with and rows of one kind."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document."""
        for path in openapi_schema["paths"].values():
            for method in _METHODS & path.keys():
                answers = path[method]["responses"]
                answers.pop("400", None)
                answers["default"] = _ERROR
        _mend_rows(openapi_schema)
        return super().render(request, openapi_schema)


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
