"""Every wording that is enforced is exercised by a test that names it."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.decks import starters
from sixrealms.powers import registry
from tests.knockout import collect
from tests.talk.registering import BY_WORDING

PRINTINGS = {printing.wording: printing for printing in catalogue.all_printings()}

NAMED = [
         "1st/2",     "1st/11",     "1st/44",     "1st/50",     "1st/54",     "1st/61",     "1st/63",
    "1st/84",     "1st/86",     "1st/90",     "1st/99",     "1st/100",     "1st/102",     "1st/167",
    "1st/187",     "1st/201",     "1st/210",     "1st/261",     "1st/312",     "1st/316",     "1st/318",
    "1st/319",     "1st/329",     "1st/335",     "1st/336",     "1st/337",     "1st/338",     "1st/343",
    "1st/346",     "1st/358",     "1st/363",     "1st/364",     "1st/393",     "1st/398",     "1st/400",
    "1st/408",     "1st/410",     "1st/419",     "1st/420",     "1st/422",     "1st/436",     "1st/437",
    "1st/450",     "1st/462",     "4th/137",     "4th/138",     "4th/158",     "4th/198",     "4th/236",
    "4th/255",     "4th/382",     "4th/384",     "4th/386",     "4th/400",     "4th/456",     "4th/479",
    "4th/491",     "AR/27",     "AR/92",     "AR/106",     "BR/5",     "BR/59",     "BR/118",     "DL/31",
    "DL/50",     "DL/56",     "DL/83",     "DL/97",     "DL/113",     "DR/47",     "DU/54",     "DU/86",
    "DU/110",     "DU/120",     "FR/56",     "FR/118",     "NS/44",     "NS/85",     "NS/122",     "NS/123",
    "PO/74",     "PO/120",     "RR/5",     "RR/31",     "RR/48",     "RR/116",     "UD/2",     "UD/4",
    "UD/6",     "UD/56",     "UD/106",
]  # fmt: skip
"""One printing of every card the rule documents name."""


def test_every_enforced_wording_has_a_test_of_its_own() -> None:
    collect()

    untested = sorted(PRINTINGS[wording].id for wording in registry.all_powers() if wording not in BY_WORDING)

    assert untested == []


def test_the_cards_of_the_starter_decks_do_what_their_prints_say() -> None:
    ids = {card for deck in starters() for card in deck.cards}

    assert len(ids) == 295
    assert sorted(card for card in ids if registry.status(catalogue.printing(card)) == "missing") == []


def test_so_do_all_printings_of_the_cards_the_rules_name() -> None:
    cards = {catalogue.printing(card).card_id for card in NAMED}
    missing = [p.id for p in catalogue.all_printings() if p.card_id in cards and registry.status(p) == "missing"]

    assert len(cards) == 91
    assert missing == []
