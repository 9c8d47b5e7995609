table-turn = Turn { $turn }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
} · { $you ->
    [yes] your turn
   *[no] { $name }
}
table-phases = Phases of the turn
table-phase-0 = Rule
table-phase-1 = Draw
table-phase-2 = Realms
table-phase-3 = Pool
table-phase-4 = Attack
table-phase-5 = End
table-press = Press “{ $button }” to get there.
table-go-on-ask-phase-2 = On to the pool ›
table-go-on-ask-phase-3 = On to the attack ›
table-go-on-ask-phase-4 = No attack, on to the end ›
table-go-on-ask-phase-5 = End the turn
table-go-on-ask-combat = Play nothing: give up the round
table-go-on-ask-anytime = Nothing now
table-chosen-ask-discard = Discard { $what }
table-chosen-ask-discard-down = Discard { $what }
table-chosen-ask-rebuild-payment = Discard { $what }
table-home = Home
table-more = More
table-views = Views
table-kingdom = My kingdom
table-others = Other players
table-connected = Connected
table-other-seat = Sit down on a free seat
table-only-watch = Watch this table
table-connecting = Connecting …{ $tries ->
    [0] {""}
   *[other] {" "}({ $tries })
}
table-connection-ended = The connection has ended
table-arriving = Coming to the table …
table-hidden-card = a hidden card
table-level = level { $number }
table-place = Place { $place }
table-empty-place = Empty place { $place }
table-razed = razed
table-face-down = face down
table-with = with { $cards }
table-you = You
table-seat = Seat { $number }
table-mark-can = can be played now
table-mark-target = can be chosen
table-mark-chosen = chosen
table-mark-sent = sent
table-hanging = On { $card }
table-seat-asked = decides now
table-seat-conceded = has given up
table-seat-stand-in = a computer player stands in
table-seat-computer = computer player
table-seat-here = connected
table-seat-away = away
table-open-kingdom = Open the kingdom of { $name }
table-kingdom-of = Kingdom of { $name }
table-seen-of = Seen in the hand of { $name }
table-your-kingdom = Your kingdom
table-formation-of = Formation: { $name }
table-pool-of = Pool: { $name }
table-pool = Pool
table-pool-empty = No champion in the pool.
table-attacked = attacked
table-attacking = attacks
table-realms-of = { $realms } of { $goal } realms standing
table-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-in-draw = { $count ->
    [one] 1 card in the draw pile
   *[other] { $count } cards in the draw pile
}
table-kingdom-summary = { $name }: { $realms } of { $goal } realms, { $champions ->
    [one] 1 champion
   *[other] { $champions } champions
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
table-choices-here = { $count ->
    [one] 1 card can be chosen here
   *[other] { $count } cards can be chosen here
}
table-piles-short = discard { $discard } · Limbo { $limbo } · Abyss and Void { $abyss }
table-piles = Piles
table-piles-of = { $you ->
    [yes] Your piles
   *[no] Piles of { $name }
}
table-your-piles = Your piles
table-pile-draw = Draw
table-pile-discard = Discard
table-pile-limbo = Limbo
table-pile-abyss = Abyss
table-pile-void = Void
table-pile-nothing = Nothing here.
table-search-cards = Search by name or type
table-battle = Battle
table-battle-for = { $you ->
    [yes] Battle for { $realm }, your realm
   *[no] Battle for { $realm } of { $name }
}
table-attack-by = Attack: { $name }
table-defence-by = Defence: { $name }
table-attack = attack
table-defence = defence
table-battle-who-defends =
    { $you ->
        [yes] Do you defend?
       *[no] Does { $name } defend?
    }
table-battle-even = Nobody is losing.
table-battle-needs = { $you ->
    [yes] You are losing and need { $count } more.
   *[no] { $name } is losing and needs { $count } more.
}
table-battle-losing = { $you ->
    [yes] You are losing.
   *[no] { $name } is losing.
}
table-by-rules = by the rules
table-sum-of = How it adds up: { $name }
table-show-battle = Show the battle
table-show-kingdom = Show my kingdom
table-announced = Announced, the last first
table-happens-next = happens next
table-your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
table-hand-empty = Your hand is empty.
table-your-decision = Your decision
table-your-turn = Your decision
table-sent = Sent: { $what }
table-waiting-for = { $count ->
    [one] { $names } decides …
   *[other] { $names } decide …
}
table-nothing-to-do = nothing to do with it now
table-not-now = { $count ->
    [1] Not now:
   *[other] Not now, for { $count } reasons:
}
table-all-about-it = All about this card
table-rule = Rule { $rule }
table-search-answers = Search the answers
table-answers = Answers
table-ways = { $count } ways
table-choose-other = Choose something else
table-back-asked = { $name } wants to take back the last decision.
table-back-yes = Allow it
table-back-no = Refuse
table-back-waits = Your wish to take back waits for the others.
table-back-free = Take back
table-back-ask = Ask to take back
table-log = Log
table-log-filter = Filter
table-log-nothing = Nothing has happened yet.
table-log-newest = Newest
table-printed-level = Printed
table-level-now = Level now
table-total-now = Total in battle
table-hangs-on-it = On it
table-can = You can
table-why-not = Why not: { $what }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}
table-card-page = Page of this card
table-level-against = Level { $now }, printed { $printed }
table-keys = Keys
table-key-main = The main button
table-key-digits = An answer by its number
table-key-arrows = From card to card inside a region
table-key-tab = To the next button or region
table-key-escape = Choose something else
table-key-why = Why not? (card with the focus)
table-key-zoom = All about the card with the focus
table-key-last = Say the last event again
table-key-sum = Sum up the table
table-key-undo = Take back
table-key-help = These keys
table-invite = Invite somebody to watch
table-invite-is = Whoever has this link sits down while a seat is free, and watches otherwise.
table-setting-confirm = Ask before a tapped answer is sent
table-spectators = { $count ->
    [0] Nobody watches.
    [one] 1 person watches.
   *[other] { $count } people watch.
}
table-stand-in = Let a computer player stand in for me
table-stand-in-plays = A computer player plays for you.
table-return = Play myself again
table-concede = Give the game up
table-report = Report a person
table-report-is = Whoever runs this server is told; nobody at the table is.
table-report-who = Person
table-report-why = Why
table-report-send = Report
table-report-done = It is reported.
table-concede-sure = Give up? This cannot be taken back.
table-concede-yes = Yes, give up
table-concede-no = No, play on
table-you-won = You have won!
table-won-by = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
table-nobody-won = Nobody has won.
table-reason-goal = All realms stand.
table-reason-turn-limit = The last turn is over: the realms have been counted.
table-reason-deck-out = A draw pile ran out: the realms have been counted.
table-reason-tie = A player has lost all realms, and nobody is ahead.
table-reason-agreement = The players agreed on a tie.
table-reason-conceded = The others have given up.
table-reason-void = A judge has ended this game; it is played anew.
table-watch-replay = Watch it again
table-another-game = Another game
table-orders = Ask me
table-orders-smart = when it matters
table-orders-ask = always
table-orders-concerned = only if it concerns me
table-orders-until-my-turn = not until my turn
table-orders-passed = { $count ->
    [one] The table has passed for you once.
   *[other] The table has passed for you { $count } times.
}
table-never-about = Never ask me about this card
table-ahead = All who may answer are asked at once. Yours counts when it is your turn.
table-anytime = It is { $name }'s turn, and it goes on after your answer.
table-hint-first = Cards marked ▸ can be played: tap one, then where it goes. Tap any other to learn why not.
table-window-ahead = Answer while the window is open, or hold it. What you say happens when it closes; silence is a pass.
table-window-open = Others may respond.
table-window-left = { $seconds } s
table-window-held = Somebody is thinking and holds the window open.
table-window-yours = You hold the window open.
table-window-hold = Hold, I am thinking
table-window-let-go = Let it go on
table-chat = Chat
table-chat-count = Chat{ $count ->
    [0] {""}
   *[other] {" "}({ $count } new)
}
table-log-and-chat = Log and chat{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
table-chat-nothing = Nobody has said anything yet.
table-chat-hint = Say something
table-chat-link = Write [[a card]] and it becomes a link.
table-chat-say = What you want to say
table-chat-send = Say it
table-a-spectator = A spectator
table-mute = Mute
table-phrases = Quick phrases
table-phrase-hello = Hello!
table-phrase-luck = Good luck!
table-phrase-thanks = Thank you.
table-phrase-well-played = Well played!
table-phrase-good-game = Good game!
table-phrase-thinking = I am thinking.
table-phrase-your-turn = It is your turn.
table-phrase-sorry = Sorry.
table-phrase-wow = Wow!
table-phrase-rematch = Another game?
table-a-judge = Judge
table-watching-side = You are watching. Above: { $name }
table-clock-of = Time { $name } may still think
table-clock-runs = The clock of { $name } runs:
table-clock-rests = The clock of { $name } rests:
table-hands-agree = { $count ->
    [one] Spectators may see my hand, one decision late, if everybody agrees
   *[other] Spectators may see my hand, { $count } decisions late, if everybody agrees
}
table-hands-agreed = Agreed so far: { $names }
table-hands-seen = { $count ->
    [one] All players show you their hands, one decision late.
   *[other] All players show you their hands, { $count } decisions late.
}
table-setting-pace = How fast others are shown
table-pace-slow = Slowly
table-pace-normal = Normally
table-pace-off = At once
table-watching-steps = What happened …
table-skip = Skip
table-several = { $exact ->
    [yes] { $chosen } of { $most } chosen
   *[no] { $chosen } chosen, at most { $most }
}
table-several-missing = { $count ->
    [one] Choose 1 card more
   *[other] Choose { $count } cards more
}
table-several-confirm = { $count ->
    [one] Confirm this card
   *[other] Confirm these { $count } cards
}
table-several-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}
table-several-none = Choose anew
table-now-choose = { $what }: now choose what is marked, or from the list.
table-now-choose-listed = { $what }: now choose.
table-setting-sounds = Sounds
table-curtain = Now { $name } plays
table-curtain-how = Give the device to { $name }. The table is covered until { $name } is there.
table-curtain-up = I am { $name }: show the table

before-title = Before the game
before-seen = Begin
table-rules = Rules of this table
scenario-title = Position as a scenario
scenario-is = A question about the rules begins so: this text is the position as far as you may know it. Put in the steps you want to try and what you expect of them, and play it with sixrealms scenario.
scenario-copy = Copy the text
scenario-copied = The text is copied.
scenario-download = Download it as a file
scenario-copy-yourself = Copy the marked text.

level-novice = Novice
level-casual = Casual
level-club = Club
level-greedy = Club
level-strong = Strong
level-expert = Expert
level-random = Beginner
manner-says = { $name }: “{ $words }”
manner-novice-won = I won? Well, well! Once more, please.
manner-novice-lost = Nicely done! I never saw that coming.
manner-casual-won = A close one. Shall we play again?
manner-casual-lost = Well played. Next time I will look twice.
manner-club-won = Good game. You made me think.
manner-club-lost = Well earned. I would like a return match.
manner-greedy-won = Good game. You made me think.
manner-greedy-lost = Well earned. I would like a return match.
manner-strong-won = I thought I knew your hand. It helped.
manner-strong-lost = You hid that card well. My respect.
manner-expert-won = That was the game I had in mind. Thank you for it.
manner-expert-lost = You saw further than I did. Show me that once more.
manner-random-won = I won? Well, well! Once more, please.
manner-random-lost = Nicely done! I never saw that coming.
table-why-two-numbers = Why may a button say more than the tile?

ending-story = The story of the game
ending-again = Again
ending-turned = Where it turned (turn { $turn })
ending-close = Back to the table
sound-offer = Hear what happens?
sound-yes = Yes
sound-no = No
table-rating = Your rating: { $before } → { $after }
table-rating-coming = Your rating is being reckoned …
table-rating-void = This game changes no rating.

hint-title = A hint
hint-ask = What would Expert do?
hint-ask-is = A hint: the strongest computer player looks at what you can see, and says what it would do and why.
hint-comes = Expert is thinking …
hint-would = Expert would: { $what }
hint-why = Why?
hint-follow = Do it
hint-own = I decide myself
turn-offer = Shall the browser tell you when it is your turn and you look elsewhere?
turn-offer-yes = Yes
turn-offer-no = No
turn-setting = Tell me when it is my turn and I look elsewhere
turn-denied = The browser does not allow it: allow notifications for this page in its settings.
