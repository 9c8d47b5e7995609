"""Events of 3rd Edition and how 4th Edition words them."""

from sixrealms.language import *

_ONE = Chosen("one")
_OTHER = Chosen("other")
_STRIKE = Redeem(Choose(one(ALLY), then=discard(The(TARGET))))
# Lies on the table until both allies have been chosen
card("3rd/90", "Airship", Play(seq(*owe(2), May(_STRIKE), May(_STRIKE))), Use(_STRIKE, at=("any",)))
card("3rd/91", "Bad Omens", Play(Lasting(gains((CHAMPION | ALLY) & ~Of(YOU), -2), UNTIL_YOUR_NEXT_TURN)))
card("3rd/180", "Berserk Wrath!", Play(Lasting(gains(HERO & Of(YOU), 5), UNTIL_YOUR_NEXT_TURN_ENDS)))
card(
    "3rd/202",
    "Slave Revolt!",
    Play(ForEach(OPPONENTS, Choose(one(CHAMPION & IN_POOL & Of(EACH)), then=discard(The(TARGET))))),
)
# In one formation, as the later edition says it
card(
    "3rd/203",
    "Bruce's Revenge",
    Play(
        seq(
            Choose(one(REALM & Of(CHOSEN_PLAYER)), "one"),
            Choose(
                one(REALM & Of(CHOSEN_PLAYER) & ~Is(_ONE)),
                "other",
                then=seq(
                    discard(every(HOLDING & (HangsOn(_ONE) | HangsOn(_OTHER)))),
                    Arrange(The(_ONE), _OTHER),
                ),
            ),
        ),
        targets=(Target("player", HavingCards(OPPONENTS, FORMATION, REALM, least=2)),),
    ),
)
# Names the answer it is proof against
card(
    "3rd/213",
    "The Barbarian's Revenge!",
    Play(
        Regardless(
            ForEach(
                EVERYONE,
                If(
                    Exists(every(REALM & ~RAZED & Of(EACH)), 4),
                    OneOf(
                        (
                            Choose(one(REALM & Of(EACH)), who=EACH, then=discard(The(TARGET))),
                            If(
                                Exists(in_hand(REALM, EACH), 2),
                                Choose(in_hand(REALM, EACH), "targets", 2, who=EACH, then=discard(AllChosen())),
                            ),
                        ),
                        who=EACH,
                    ),
                ),
            ),
            ("cancel",),
            "Limited Wish",
        )
    ),
)
card("3rd/214", "Storm at Sea", Play(ForEach(EVERYONE, Draw(Fixed(3), EACH, losing=REALM))))
card(
    "3rd/277",
    "Silver Hands' Revenge",
    Play(Send(Pile(DISCARD, YOU, (CHAMPION | ARTIFACT) & FALLEN, all=True), POOL), only=NO_BATTLE),
)
# Against an attack on anybody; to put a champion first is to let its powers work first
card(
    "3rd/387",
    "Mordenkainen's Faithful Hound",
    Play(
        May(Lasting(DefenderFirst()), who=DEFENDING_PLAYER),
        only=BattleAt("forward") & TurnOf(OPPONENTS),
    ),
)
