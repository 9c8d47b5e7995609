### How long something lasts.

duration-round = for this round
duration-battle = for this battle
duration-turn = until the end of this turn
duration-your-next-turn = until your next turn
duration-your-next-turn-ends = until the end of your next turn
duration-active-players-next-turn = until the active player's next turn
duration-owners-next-turn-ends = until its owner's next turn is over
duration-chosen-players-next-turn-ends = until that player's next turn is over
duration-realm-played = until they have played a realm
duration-cancelled = until this is cancelled
duration-in-play = while this card is in play
duration-game = for the rest of the game
