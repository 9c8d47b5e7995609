"""Spells, powers, events and rules: a sign in its light, a setting, and a medal that says what the power does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from sixrealms.catalogue import Printing
from sixrealms.faces.chance import Chance, dealt
from sixrealms.faces.colours import mixed
from sixrealms.faces.cut import drawings, of_words
from sixrealms.faces.inks import Inks
from sixrealms.faces.land import words_of
from sixrealms.faces.portraits import portrait_of
from sixrealms.faces.press import Press

Palette = tuple[tuple[str, str], ...]

_LIGHTS: Final[Mapping[str, Palette]] = MappingProxyType(
    {
        "wizard spell": (
            *(("#1d2458", "#8fb4ff"), ("#35195c", "#cf9bff"), ("#0f3a52", "#7fe0f5"), ("#4a1248", "#ff9be8")),
            *(("#10403c", "#8ff5cc"), ("#2b2f3a", "#d6dcf0")),
        ),
        "cleric spell": (
            *(("#54400f", "#ffe08a"), ("#5a2f17", "#ffc48f"), ("#3f4420", "#eef0a0"), ("#174048", "#b5f0e4")),
            *(("#4a2430", "#ffc6c6"), ("#3a3a44", "#fff4d8")),
        ),
        "psionic power": (
            ("#12423f", "#85f0d8"),
            ("#123a55", "#8fd8ff"),
            ("#3b1d5a", "#d0a8ff"),
            ("#4a1a3a", "#ff9ccf"),
            ("#20304a", "#cfe0ff"),
        ),
        "blood ability": (
            ("#4d0f1d", "#ff8f9c"),
            ("#4a1433", "#ff9ad0"),
            ("#5a2410", "#ffb07a"),
            ("#2e1024", "#e8a0c0"),
        ),
        "thief ability": (
            ("#26302a", "#b9d8a8"),
            ("#2b2b3a", "#c3c6e8"),
            ("#3a2c1c", "#e8cf9a"),
            ("#1c2e38", "#a8d4e4"),
        ),
        "unarmed combat": (
            ("#4a2812", "#ffbd85"),
            ("#3a2a1a", "#e6c79a"),
            ("#4a1a1a", "#ffa08a"),
            ("#22344a", "#a8cdf5"),
            ("#2e3a1c", "#d4e89a"),
        ),
        "event": (
            *(("#3d1836", "#ff9ede"), ("#173c56", "#8ee0ff"), ("#4a3010", "#ffd27a"), ("#2a1f55", "#b9a5ff")),
            *(("#1a4034", "#9af0bc"), ("#3a3430", "#f0dcc0")),
        ),
        "rule": (
            ("#2a2c3d", "#c6cdea"),
            ("#2d2a25", "#e8dcb8"),
            ("#1f3a3a", "#b4e4dc"),
            ("#3d2436", "#ecc0e0"),
            ("#3a2f16", "#f4d890"),
        ),
    }
)
_HARMFUL: Final[Palette] = (
    ("#4d1218", "#ff9183"),
    ("#3f1029", "#ff86b0"),
    ("#431d0b", "#ffab6b"),
    ("#2b1420", "#f0788c"),
    ("#3a0f0f", "#ffc06a"),
)
_HELPFUL: Final[Palette] = (
    ("#0f4034", "#86efc0"),
    ("#143f57", "#93e4ff"),
    ("#3f4312", "#eef08c"),
    ("#1d3a66", "#b0d4ff"),
    ("#2f4a1c", "#c8f08a"),
)
_SETTINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "wizard spell": "none none hands dark-hands caster caster book mind hills",
        "cleric spell": "none hands hands altar altar columns caster book hills",
        "psionic power": "none mind mind dark-hands chains hands columns",
        "blood ability": "none dark-hands lava columns hills mind",
        "thief ability": "none roofs roofs coins chains dark-hands",
        "unarmed combat": "impact impact none columns hills",
        "event": "none skyline skyline army sea hills lava roofs army",
        "rule": "tablet tablet parchment parchment columns",
    }
)
_GROUNDS: Final = (
    "rays",
    "burst",
    "rings",
    "star",
    "moonlit",
    "spiral",
    "veil",
    "sparks",
    "sunrise",
    "tiles",
    "flames",
)
#: What stands for a type when neither a word nor the power says more.
_USUAL: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "wizard spell": ("sign", "sign", "bolt", "comet"),
        "cleric spell": ("sun", "heart", "sign"),
        "psionic power": ("spiral", "eye"),
        "blood ability": ("drop",),
        "thief ability": ("key", "eye"),
        "unarmed combat": ("fist", "hand"),
        "event": ("comet", "hourglass", "sun", "moon", "bolt"),
        "rule": ("scroll", "crown", "hourglass"),
    }
)
#: Grounds so light that a sign in their own glow would not be seen, and what colour a thing has by itself.
_PALE: Final = frozenset({"burst", "moonlit", "veil", "sunrise", "flames", "sparks", "rings", "tiles"})
_NATURAL: Final = 0.6
_OWN: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("flame", "comet"), "fire"),
        **dict.fromkeys(("bolt", "sun", "crown", "key", "hourglass"), "gold"),
        **dict.fromkeys(("ice", "wave"), "water"),
        **dict.fromkeys(("skull", "scroll"), "bone"),
        **dict.fromkeys(("heart", "drop", "claw"), "blood"),
        **dict.fromkeys(("shield", "swords"), "steel"),
        **dict.fromkeys(("hand", "fist"), "skin"),
        **dict.fromkeys(("wing", "moon", "wind"), "white"),
        **dict.fromkeys(("stone", "wall"), "stone"),
        **dict.fromkeys(("dragon", "beast"), "hide"),
        "sack": "leather",
        "tree": "leaf",
    }
)
#: The sign that says by itself what a deed is, where the name says nothing.
_SIGN_OF_DEED: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "cancels": ("hand", "shield"),
        "razes": ("flame", "comet"),
        "rebuilds": ("sun", "wall"),
        "destroys": ("skull", "claw"),
        "protects": ("shield", "wall"),
        "binds": ("key", "wall"),
        "calms": ("moon", "heart"),
        "joins": ("swords", "beast"),
        "looks": ("eye", "scroll"),
        "times": ("hourglass", "comet"),
        "raises": ("fist", "crown", "wing"),
        "draws": ("sack", "scroll"),
        "returns": ("wind", "wave"),
    }
)


@cache
def deed_of(printing: Printing) -> str:
    """What the power does above all, by the effects its definition is made of; nothing for a card without a power."""
    from sixrealms.powers import registry  # takes time to load

    power = registry.power_of(printing.id)
    found = _parts(power) if power else frozenset()
    return next((name for name, deed in drawings("deeds").items() if not deed.words.isdisjoint(found)), "")


def _parts(one: object) -> frozenset[str]:
    if isinstance(one, tuple | frozenset):
        return frozenset().union(*map(_parts, one))
    if not is_dataclass(one):
        return frozenset()
    inner = (_parts(getattr(one, field.name)) for field in fields(one))
    return frozenset({type(one).__name__}).union(*inner)


def sign_of(printing: Printing, chance: Chance) -> str:
    """The sign: what a word of the name speaks of, what the power does, or what is usual for the type."""
    if said := portrait_of(printing).get("sign"):
        return said
    if found := of_words(words_of(printing), "signs"):
        return found
    return chance.one(_SIGN_OF_DEED.get(deed_of(printing)) or _USUAL[printing.type])


def lit(inks: Inks, palette: Palette, chance: Chance, number: int = 0) -> None:
    """The five inks of a picture that belongs to no world: all of one light, with another colour against it."""
    back, glow = dealt(palette, number)
    inks.relight(
        mixed(back, "#05040a", 0.6),
        back,
        mixed(back, glow, 0.38),
        mixed(glow, "#ffffff", 0.15),
        chance.branch("other").one(_AGAINST),
    )
    inks.wear("glow", (mixed(glow, "#ffffff", 0.8), mixed(glow, "#ffffff", 0.1), mixed(glow, back, 0.55)))


_AGAINST: Final = ("#e0653a", "#e8b23a", "#4fb5a8", "#d24f86", "#6f8de0", "#8fbf4a")


def emblem(printing: Printing, chance: Chance, light: Chance, back: Press, front: Press) -> None:
    """The light and the setting in the window, the sign and its medal before it."""
    lit(front.inks, _palette(printing), light, printing.number)
    said = portrait_of(printing)
    mirror = light.branch("mirror").part() < 0.5
    ground = said.get("ground") or dealt(_GROUNDS, printing.number)
    back.put(f"grounds/{ground}", mirror=mirror)
    setting = said.get("setting") or chance.branch("setting").one(_SETTINGS[printing.type].split())
    wide = setting in ("mind", "impact", "chains", "tablet", "parchment")
    if wide:
        back.put(f"grounds/{setting}", mirror=mirror)
    sign = sign_of(printing, chance.branch("sign"))
    pale = ground in _PALE or wide
    if pale or chance.branch("natural").part() < _NATURAL:
        back.inks.wear("glow", back.inks.three(_OWN.get(sign, "accent")))
    size = chance.branch("size").between(1.02, 1.16) if setting in ("none", "chains") else 0.92
    middle = {"none": 88, "chains": 88, "impact": 84, "mind": 92, "tablet": 82, "parchment": 76}.get(setting, 70)
    if printing.offensive:
        back.put("grounds/spikes")
    _signs(back, sign, chance.branch("order"), middle, size)
    if not wide:
        back.put(f"grounds/{setting}", mirror=mirror)
    if deed := deed_of(printing):
        _medal(front, deed, light)


def _signs(press: Press, sign: str, chance: Chance, middle: float, size: float) -> None:
    """One large, one between two small, or one with its echo: what a sign stands for is not said by how."""
    turn = chance.one((0, 0, -12, 12, -20))
    press.out.append('<g fill-rule="evenodd" clip-rule="evenodd">')
    order = chance.whole(0, 3)
    if order == 1:
        for x in (-62, 62):
            press.put(f"signs/{sign}", x - 20, middle - 10, 0.4)
    elif order == 2:
        for x, y in ((-70, -46), (70, -46), (-76, 40), (76, 40)):
            press.put(f"signs/{sign}", x - 12, middle + y - 12, 0.24)
    press.begin(0, middle, size * (0.9 if order in (1, 2) else 1), turn=turn)
    press.shadow("key", -44, -43)
    press.put(f"signs/{sign}", -50, -50)
    press.end()
    press.end()


def _medal(press: Press, deed: str, light: Chance) -> None:
    side = light.branch("medal").one((-1, 1))
    press.begin(64 * side, 146, 1)
    press.put("grounds/medal")
    press.out.append('<g fill-rule="evenodd">')
    press.put(f"deeds/{deed}")
    press.end()
    press.end()


def _palette(printing: Printing) -> Palette:
    if printing.type == "event" and "Harmful" in printing.attributes:
        return _HARMFUL
    if printing.type == "event" and "Helpful" in printing.attributes:
        return _HELPFUL
    return _LIGHTS[printing.type]
