"""The languages this program speaks."""

from __future__ import annotations

LANGUAGES = ("en", "pt-BR")
"""The languages every message exists in; the first is the fallback."""
