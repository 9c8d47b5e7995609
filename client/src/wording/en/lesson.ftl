### The first game

lesson-title = Your first game
lesson-lead = You begin in the middle of a game: three of your realms lie there already. Three more and you have won.
lesson-realms = Realms
lesson-realms-is = are your kingdom, laid as a pyramid. You may lay one each turn; six unrazed ones win.
lesson-champions = Champions
lesson-champions-is = stand in your pool. The number in the corner is how strong they are.
lesson-battle = Battles
lesson-battle-is = are fought champion against champion. Whoever has less may play another card; who has less in the end loses. A realm that nobody defends any more is razed.
lesson-free = Nothing here is a trick: it is a real game, and the box beside the table tells you what you can do. Tap a card that cannot be played and it says why.
lesson-opponent = { $name } sits across from you: a computer player who plays simply and fairly, and gives you time.
lesson-start = Start my first game
lesson-coach = Help for your first game
lesson-steps = How far you have come
lesson-step-realm = Lay a realm
lesson-step-champion = Send a champion
lesson-step-attack = Attack
lesson-step-raze = Raze a realm
lesson-step-win = Win
lesson-step-done = (done)
lesson-less = Less
lesson-more = Help
lesson-again = Once more
lesson-wait = { $name } plays. Watch what is laid and sent out; you are asked when you can do something.
lesson-ask-phase-2 = Your realms come first: tap a realm in your hand, then an empty place of your pyramid.
lesson-ask-phase-2-done = Your realm for this turn lies. Go on to your champions.
lesson-ask-phase-3 = Now your pool: send out your strongest champion. Items make it stronger still. One champion is enough to attack: go on whenever you like.
lesson-ask-phase-4 = Attack! Tap your strongest champion, then a marked realm of { $name }: on foot one reaches the front one, flying any.
lesson-ask-phase-4-none = Nobody of yours can attack now. Go on.
lesson-ask-phase-5 = The end of your turn: there is nothing you must do.
lesson-ask-combat = You are behind in this battle. Play one of the marked cards: an ally adds its number to your champion's. Then { $name } must answer, or loses.
lesson-ask-combat-other = You are behind, and you hold no ally that fits. Tap a marked card and read what it does, or go on: the round is lost, not the game.
lesson-ask-combat-none = You are behind in this battle, and nothing you hold can be played now. Go on: the round is lost, not the game.
lesson-ask-defend = You are attacked! Send your strongest champion: a tie is the defender's, and what is missing you may add with cards from your hand.
lesson-ask-next-attacker = The defender is beaten or gone, and the realm still stands. Attack again with another champion if it is strong enough: a realm nobody defends is razed.
lesson-ask-spoils = You have won the battle: this card is your spoils. Play it at once if it can be, or keep it in your hand.
lesson-ask-discard-down = You may hold eight cards when your turn ends. Put away what you need least: what no champion of yours can use, or what you have most of.
lesson-ask-place = Choose a place in your pyramid. The front one is attacked first.
lesson-ask-answer = Something has been announced that you may answer. You need not: passing is fine.
lesson-ask-anytime = You may do something now. You need not: passing is fine.
lesson-ask-other = Read the question below; every answer is allowed, and nothing can go badly wrong here.
lesson-won = You have won your first game. Six realms are yours!
lesson-lost = This one is lost, and that is soon mended: once more, and lay a realm every turn.

lesson-next = To the next lessons
exercise-lessons = Lessons
exercise-puzzles = Puzzles
exercise-done-of = { $done } of { $all } done
exercise-start = Start
exercise-anew = From the beginning
exercise-go-on = Go on where you stopped
exercise-leave = Leave for now
exercise-reached-lessons = You have done it: this lesson is over.
exercise-reached-puzzles = Solved!
exercise-missed = That chance is gone. Try it once more from the beginning.
exercise-next-lessons = Next lesson
exercise-next-puzzles = Next puzzle
puzzle-how = There is a way that works whatever the others do. That is proved: every answer of theirs was played out, with the cards you do not see as well, and no luck is needed. What they hold is told. A wrong move is told as soon as it is made.
puzzle-grade-easy = Easy
puzzle-grade-middle = Middle
puzzle-grade-hard = Hard
puzzle-slipped = “{ $move }” lets it slip: from here on the others can prevent it.

daily-title = Puzzle of the day
daily-go = Play it
daily-again = Play it again
daily-solved = Solved. Tomorrow there is another one.
daily-run = { $run ->
    [0] Solve it, and tomorrow’s, and count your days in a row. Everybody gets the same one today.
    [one] 1 day in a row. Best: { $best }
   *[other] { $run } days in a row. Best: { $best }
  }
