"""Ways of one choice that differ in a single word: they are told in one sentence."""

from __future__ import annotations

from sixrealms.engine.power import Effect, Noun, Saying
from sixrealms.powers.card_questions import slug
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting_effects import Lasting


def told_in_one_sentence(ways: tuple[Effect, ...]) -> Saying | None:
    """What they say together, if they say the same for as long about different types; else None."""
    told = [way.saying() for way in ways]
    if told and all(saying.message == "defends-as" for saying in told):
        return Saying("choose-defence", {"types": tuple(saying.values["type"] for saying in told)})
    lasting = [way for way in ways if isinstance(way, Lasting)]
    if len(lasting) < len(ways) or len({way.until.key for way in lasting}) > 1:
        return None
    until = lasting[0].until
    changes = [way.what for way in lasting if isinstance(way.what, Has) and way.what.type and way.what.only]
    if len(changes) == len(ways) and len({change.who for change in changes}) == 1:
        types = tuple(Noun(f"noun-{slug(change.type)}") for change in changes)
        return Saying("choose-type", {"who": changes[0].who, "types": types, "until": until})
    shelters = [way.what for way in lasting if isinstance(way.what, Immune)]
    if len(shelters) == len(ways) and len({(shelter.to, shelter.even_to_good) for shelter in shelters}) == 1:
        whom = tuple(shelter.who for shelter in shelters)
        return Saying("shelter-one", {"whom": whom, "to": shelters[0].to, "until": until})
    return None
