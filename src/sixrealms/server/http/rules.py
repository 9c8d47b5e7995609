"""The requests about rules: all statements by section with the words of the game, and one statement in full."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from sixrealms.rulebook import UnknownRule
from sixrealms.server.http.cards import PACKED, kept, prepared, spoken
from sixrealms.server.http.context import Asking
from sixrealms.server.messages.reference import RulePageTold, RulesTold, TermTold
from sixrealms.server.refusal import Refused
from sixrealms.server.views import rule_pages

_ANEW: Final = "no-cache"


@get("/api/rules", opt={PACKED: True}, responses={200: ResponseSpec(RulesTold, description="the whole ledger")})
async def show_rules(request: Asking, language: FromQuery[str] = "en") -> Response[bytes]:
    """Every statement of the ledger by section, and the words of the game."""
    body, packed, tag = await asyncio.to_thread(prepared, rule_pages.every_rule, spoken(language))
    return kept(request, body, packed, tag, _ANEW, "application/json")


@get("/api/terms")
async def show_terms(language: FromQuery[str] = "en") -> list[TermTold]:
    """The words of the game, what they mean, and the forms by which they are known in texts."""
    return list(await asyncio.to_thread(rule_pages.every_term, spoken(language)))


@get("/api/rules/{rule:str}")
async def show_rule(rule: FromPath[str], language: FromQuery[str] = "en") -> RulePageTold:
    """One statement: sources, proof, readings of each ruleset, cards it names."""
    try:
        return await asyncio.to_thread(rule_pages.rule_page, rule, spoken(language))
    except UnknownRule as wrong:
        raise Refused("no-rule", str(wrong), because=wrong) from None
