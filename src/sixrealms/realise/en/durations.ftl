### How long something lasts.

duration-round = for this round
duration-battle = for this battle
duration-next-round = until the next round of battle is over
duration-next-battle = until the next battle is over
duration-its-next-battle = until its next battle is over
duration-turn = until the end of this turn
duration-your-next-turn = until your next turn
duration-your-next-turn-ends = until the end of your next turn
duration-active-players-next-turn = until the active player's next turn
duration-owners-next-turn-ends = until its owner's next turn is over
duration-chosen-players-next-turn-ends = until that player's next turn is over
duration-your-next-phase-3 = until phase 3 of your next turn
duration-realm-played = until they have played a realm
duration-razed = until this card is razed or leaves play
duration-fought = until the caster has fought a round
duration-cancelled = until this effect is cancelled
duration-in-play = while this card is in play
duration-game = for the rest of the game

after-round = at the end of this round
after-battle = at the end of this battle
after-next-round = at the end of the next round of battle
after-next-battle = at the end of the next battle
after-its-next-battle = at the end of its next battle
after-turn = at the end of this turn
after-your-next-turn = when your next turn begins
after-your-next-turn-ends = at the end of your next turn
after-active-players-next-turn = when the active player's next turn begins
after-owners-next-turn-ends = when its owner's next turn is over
after-chosen-players-next-turn-ends = when that player's next turn is over
after-realm-played = when they have played a realm
after-cancelled = when this is cancelled
after-in-play = when this card leaves play
after-game = at the end of the game
