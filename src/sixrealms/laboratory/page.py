"""The page of a laboratory: one file of HTML that shows everything and loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from sixrealms import catalogue
from sixrealms.laboratory.field import LabField
from sixrealms.laboratory.figures import CardFigures, DeckFigures, LabFigures, Share
from sixrealms.wording import say

STYLE: Final = """
:root { color-scheme: light dark; --ground: #fff; --text: #1d1b24; --soft: #5b5668; --line: #d9d5e2; --panel: #f5f3f8;
  --win: 26 140 100; --loss: 206 84 62; --bar: #2c8f6d }
@media (prefers-color-scheme: dark) { :root { --ground: #211f28; --text: #f4f1ea; --soft: #c3bdce; --line: #59546a;
  --panel: #2d2a36; --win: 72 190 150; --loss: 235 110 85; --bar: #5cc9a7 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--text);
  font: 1rem/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", Ubuntu, sans-serif }
h1 { margin: 0; font-size: 1.7rem; overflow-wrap: anywhere }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
p { margin: .4rem 0; max-width: 46rem }
.soft { color: var(--soft) }
.facts { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 0; padding: 0; list-style: none }
.facts li { background: var(--panel); border-radius: .5rem; padding: .6rem .9rem; min-width: 9rem }
.facts b { display: block; font-size: 1.35rem; font-variant-numeric: tabular-nums }
.wide { overflow-x: auto; margin: 0 -1rem; padding: 0 1rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .35rem .6rem; text-align: right; white-space: nowrap }
th { color: var(--soft); font-weight: 600; font-size: .875rem; text-align: right; vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
tbody tr { border-top: 1px solid var(--line) }
tbody th { vertical-align: middle; color: var(--text); font-size: 1rem; text-align: left; font-weight: 600 }
.matrix td { min-width: 3.6rem; text-align: center; padding: .45rem .3rem; line-height: 1.15 }
.matrix thead th { text-align: center; max-width: 7rem; white-space: normal; overflow-wrap: anywhere }
.matrix small { display: block; font-size: .75rem; font-weight: 400 }
.matrix tbody th { position: sticky; left: 0; background: var(--ground) }
.sure { font-weight: 700 }
details { border-top: 1px solid var(--line); padding: .3rem 0 }
details table { width: 100% }
details td { white-space: normal }
summary { cursor: pointer; padding: .45rem 0; font-weight: 600 }
summary .soft { font-weight: 400 }
.bar { position: relative; display: block; width: 12rem; height: 1.1rem;
  background: linear-gradient(var(--line), var(--line)) center / 100% 1px no-repeat,
  linear-gradient(var(--line), var(--line)) center / 1px 100% no-repeat }
.bar i, .bar b { position: absolute; top: 50%; transform: translateY(-50%) }
.bar i { height: .4rem; border-radius: .2rem; background: var(--bar) }
.bar b { width: .6rem; height: .6rem; margin-left: -.3rem; border-radius: 50%; background: var(--text) }
.warn { border-left: .25rem solid rgb(var(--loss)); padding-left: .75rem }
@media print { details > * { display: block } }
@media (max-width: 36rem) { .bar { width: 7rem } th, td { padding: .35rem .4rem } }
"""


def page(field: LabField, told: LabFigures, language: str) -> str:
    """The whole page."""
    return "".join(_Page(field, told, language).parts())


class _Page:
    """The parts of a page in one language."""

    def __init__(self, field: LabField, told: LabFigures, language: str) -> None:
        self._field = field
        self._told = told
        self._language = language

    def parts(self) -> Iterator[str]:
        title = escape(self._said("title", name=self._field.name))
        yield f'<!doctype html>\n<html lang="{escape(self._language)}"><head><meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>"
        field, told = self._field, self._told
        setting = {"player": field.player, "ruleset": field.ruleset, "size": str(field.size), "seed": str(field.seed)}
        yield f'<p class="soft">{self._text("setting", decks=len(field.decks), **setting)}</p>'
        if told.games < told.planned:
            yield f'<p class="warn">{self._text("unfinished", games=told.games, planned=told.planned)}</p>'
        for number, what in told.faults[:5]:
            yield f'<p class="warn">{self._text("fault", game=str(number), what=what)}</p>'
        yield from self._facts()
        yield from self._ranking()
        yield from self._matrix()
        yield from self._cards()
        yield f'<p class="soft">{self._text("intervals")}</p></body></html>\n'

    def _facts(self) -> Iterator[str]:
        told = self._told
        lower, upper = told.began.interval
        yield '<ul class="facts">'
        yield self._fact(str(told.games), "fact-games")
        yield self._fact(f"{told.median_turns:g}", "fact-turns")
        yield self._fact(str(told.undecided), "fact-undecided")
        yield self._fact(
            self._percent(told.began.share), "fact-began", lower=self._percent(lower), upper=self._percent(upper)
        )
        yield "</ul>"

    def _fact(self, figure: str, what: str, /, **values: str) -> str:
        return f"<li><b>{escape(figure)}</b>{self._text(what, **values)}</li>"

    def _ranking(self) -> Iterator[str]:
        yield f"<h2>{self._text('ranking')}</h2>"
        yield '<div class="wide"><table>'
        yield self._head("head-deck", "head-share", "head-interval", "head-won", "head-of")
        for at in self._told.ranking:
            deck = self._told.decks[at]
            cells = [self._percent(deck.all.share), self._bar(deck.all), str(deck.all.won), str(deck.all.games)]
            yield f"<tr><th>{escape(deck.name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        yield "</tbody></table></div>"

    def _bar(self, share: Share) -> str:
        """The share as a point in its interval, the half marked."""
        lower, upper = share.interval
        label = f"{self._percent(lower)} – {self._percent(upper)}"
        return (
            f'<span class="bar" role="img" aria-label="{label}" title="{label}">'
            f'<i style="left:{100 * lower:.1f}%;width:{100 * (upper - lower):.1f}%"></i>'
            f'<b style="left:{100 * share.share:.1f}%"></b></span>'
        )

    def _matrix(self) -> Iterator[str]:
        order = self._told.ranking
        decks = self._told.decks
        yield f'<h2>{self._text("matrix")}</h2><p class="soft">{self._text("matrix-how")}</p>'
        yield '<div class="wide"><table class="matrix"><thead><tr><th></th>'
        yield "".join(f"<th>{escape(decks[at].name)}</th>" for at in order)
        yield "</tr></thead><tbody>"
        for row in order:
            yield f"<tr><th>{escape(decks[row].name)}</th>"
            yield "".join(self._cell(decks[row], decks[column].name, decks[row].against[column]) for column in order)
            yield "</tr>"
        yield "</tbody></table></div>"

    def _cell(self, deck: DeckFigures, other: str, share: Share | None) -> str:
        if share is None:
            return '<td class="soft">·</td>'
        if not share.games:
            return '<td class="soft">–</td>'
        lower, upper = share.interval
        sure = ' class="sure"' if lower > 0.5 or upper < 0.5 else ""
        colour = f"rgb(var(--{'win' if share.share >= 0.5 else 'loss'}) / {abs(share.share - 0.5) * 1.1:.2f})"
        spread = f"{100 * lower:.0f}–{100 * upper:.0f}"
        title = self._text("cell", deck=deck.name, other=other, won=share.won, games=share.games)
        figure = f"{100 * share.share:.0f} %<small>{spread}</small>"
        return f'<td{sure} style="background:{colour}" title="{title}">{figure}</td>'

    def _cards(self) -> Iterator[str]:
        yield f'<h2>{self._text("cards")}</h2><p class="soft">{self._text("cards-how")}</p>'
        for at in self._told.ranking:
            deck = self._told.decks[at]
            never = [catalogue.printing(card).name for card in deck.never_played]
            count = self._text("never-count", count=len(never))
            yield f'<details><summary>{escape(deck.name)} <span class="soft">{count}</span></summary>'
            yield '<div class="wide"><table>'
            yield self._head("head-card", "head-in-victories", "head-played", "head-won-played", "head-won-without")
            for card in deck.cards:
                if card.played.games:
                    yield self._card(deck, card)
            yield "</tbody></table></div>"
            if never:
                names = escape(", ".join(dict.fromkeys(never)))
                yield f"<p><b>{self._text('never')}</b> {names}</p>"
            yield "</details>"

    def _card(self, deck: DeckFigures, card: CardFigures) -> str:
        name = escape(f"{catalogue.printing(card.id).name} ({card.id})")
        if card.copies > 1:
            name += f' <span class="soft">×{card.copies}</span>'
        in_victories = self._percent(card.played.won / deck.all.won) if deck.all.won else "–"
        without = self._percent(card.unplayed.share) if card.unplayed.games else "–"
        played = self._percent(card.played.games / deck.all.games)
        lower, upper = (self._percent(end) for end in card.played.interval)
        won = f'<span title="{lower} – {upper}">{self._percent(card.played.share)}</span>'
        cells = "".join(f"<td>{cell}</td>" for cell in (in_victories, played, won, without))
        return f"<tr><td>{name}</td>{cells}</tr>"

    def _head(self, *names: str) -> str:
        return f"<thead><tr>{''.join(f'<th>{self._text(name)}</th>' for name in names)}</tr></thead><tbody>"

    def _text(self, what: str, /, **values: str | int) -> str:
        return escape(self._said(what, **values))

    def _said(self, what: str, /, **values: str | int) -> str:
        return say(f"lab-{what}", self._language, **values)

    def _percent(self, share: float) -> str:
        return say("share-percent", self._language, percent=100 * share).replace(" ", "\N{NO-BREAK SPACE}")
