"""Words that have become part of a wider one are spelled as they were: games that were played with them are read."""

from __future__ import annotations

import pytest

from sixrealms import language as word
from sixrealms.engine.power import Node
from sixrealms.records.fingerprint import spelled_out

SELF = word.Is(word.SELF)
SPELLED: list[tuple[Node, str]] = [
    (
        word.Levels(SELF, word.Fixed(2), which="base"),
        "BaseLevels(who=Is(ref=_Self()), add=Fixed(n=2), times=1, halve='', to=None)",
    ),
    (
        word.Levels(SELF, to=word.Fixed(5), which="bonus"),
        "Bonuses(who=Is(ref=_Self()), add=None, times=1, halve='', to=Fixed(n=5))",
    ),
    (
        word.Levels(SELF, halve="up", which="total"),
        "Totals(who=Is(ref=_Self()), add=None, times=1, halve='up', to=None)",
    ),
    (word.Levels(SELF, times=2), "Levels(who=Is(ref=_Self()), add=None, times=2, halve='', to=None)"),
    (word.Choose(word.OTHERS), "ChoosePlayer(among=_Seated(who='other'), name='player', who=_Seated(who='you'))"),
    (
        word.ForEach(word.EVERYONE, word.End(kept=True)),
        "EachPlayer(who=_Seated(who='all'), effect=EndOwn())",
    ),
    (word.Exists(word.EVERYONE, 3), "Players(least=3, exactly=False)"),
    (word.Exists(word.EVERYONE, 2, 2), "Players(least=2, exactly=True)"),
    (word.Redirect(word.OTHERS), "Deflect()"),
    (word.Redirect(word.YOU, at_once=True), "Deflect(to=_Seated(who='you'))"),
    (word.Redirect(word.REALM), "Redirect(to=Type(types={'realm'}))"),
    (word.Has(SELF, type="hero", only=True), "Becomes(who=Is(ref=_Self()), type='hero')"),
    (word.Has(SELF, type="hero"), "AlsoA(who=Is(ref=_Self()), type='hero')"),
    (
        word.Has(SELF, like=word.The(word.TARGET)),
        "TakesAfter(who=Is(ref=_Self()), models=The(ref=Chosen(name='target')))",
    ),
    (word.Kind("Flyer", allies=True), "AllMove(kind='Flyer')"),
    (word.Kind("Flyer"), "Kind(kind='Flyer')"),
    (word.KILLS_CHAMPIONS, "KillsChampions()"),
    (word.HERO_UNARMED, "_HeroUnarmed()"),
    (word.SAYS_IMMUNE, "_SaysImmune()"),
    (word.Prolongs(SELF, most=2), "GoOn(who=Is(ref=_Self()), most=2)"),
    (word.Prolongs(SELF, SELF), "TwiceAsLong(what=Is(ref=_Self()), user=Is(ref=_Self()))"),
    (word.Spoils(word.YOU), "NoSpoils(who=_Seated(who='you'), to=None)"),
    (word.Spoils(word.YOU, 1), "Spoils(who=_Seated(who='you'), add=1)"),
    (
        word.PowerLost(SELF, immunity=True, to=SELF),
        "NoImmunity(who=Is(ref=_Self()), whom=None, to=Is(ref=_Self()))",
    ),
    (
        word.Arrange(word.The(word.SELF), word.TARGET),
        "SwapPlaces(one=_Self(), other=Chosen(name='target'))",
    ),
    (word.DrawSpoils(0, instead=True), "GiveUpSpoils(to=None)"),
    (word.DrawSpoils(who=word.OTHERS, instead=True), "GiveUpSpoils(to=_Seated(who='other'))"),
    (word.DrawSpoils(), "DrawSpoils(count=1, who=_Seated(who='you'), besides=False)"),
    (word.Regardless(word.Draw()), f"Regardless(effect={spelled_out(word.Draw())})"),
    (word.Regardless(word.End(kept=True), ("cancel",)), "Firm(effect=EndOwn(), against=('cancel'))"),
    (word.End(word.TARGET), "CancelSpellInPlay(who=Chosen(name='target'))"),
    (word.Protected(SELF, ("cancel", "turn")), "CannotBeAnswered(who=Is(ref=_Self()), by=('cancel', 'turn'))"),
    (word.Protected(SELF, ("cosmos",)), "FreeOfCosmos(who=Is(ref=_Self()))"),
    (word.Protected(word.IN_POOL & word.YOURS, ("realmless",)), "PoolStays(who=_Seated(who='you'))"),
    (word.Noted(word.CAST_IN, 3), "CastInPhase(phase=3)"),
    (word.BEWITCHED, "_Bewitched()"),
    (word.AT_WORK, "_AtWork()"),
    (word.Cancel(for_you=True), "Calm()"),
    (word.Cancel(), "Cancel()"),
    (
        word.DrawDigit(word.EVERYONE, "player", lowest=True),
        "LowestDigit(who=_Seated(who='all'), name='player')",
    ),
    (word.WON_HERE, "_WonHere()"),
    (word.FALLS_TO_VICTOR, "_FallsToVictor()"),
    (word.Exists(word.HavingCards(word.YOU, word.HAND, too_many=True)), "TooManyInHand(who=_Seated(who='you'))"),
    (word.at_place("B"), "AtPlace(place='B')"),
    (word.stays_after_round(SELF), "StaysAfterRound(who=Is(ref=_Self()))"),
    (word.NumberOf(word.SELF, "digit"), "CardDigit(ref=_Self())"),
    (word.NumberOf(word.SELF, "base"), "LevelOf(ref=_Self(), which='base')"),
    (word.Target("player", word.OPPONENTS), "TargetPlayer(name='player', among=_Seated(who='opponents'))"),
]


@pytest.mark.parametrize(("joined", "spelled"), SPELLED, ids=[spelled.split("(")[0] for _, spelled in SPELLED])
def test_a_word_is_spelled_as_it_was_before_it_became_part_of_another(joined: Node, spelled: str) -> None:
    assert spelled_out(joined) == spelled
