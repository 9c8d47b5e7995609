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


class Document(JsonRenderPlugin):
    """The document as the framework writes it, with the errors this server really answers with."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document."""
        for path in openapi_schema["paths"].values():
            for method in _METHODS & path.keys():
                answers = path[method]["responses"]
                answers.pop("400", None)
                answers["default"] = _ERROR
        return super().render(request, openapi_schema)
