### Organised play: the events of a server, and one event

events-new = New event
events-none = There is no event yet
events-none-is = An event is set up in a minute: a name, the game, who answers for it. Players are registered afterwards.
events-yours = yours
events-open-file = Open a file of an event
events-won = Won by { $who }
events-round = Round { $round }, { $players } players
events-signing-up = { $players ->
    [0] Nobody registered yet
    [one] 1 player registered
   *[other] { $players } players registered
}
events-name = Name of the event
events-name-like = Spring Cup
events-coordinator = Coordinator
events-coordinator-is = Who answers for the event and rules on questions.
events-goal = { $goal } realms win
events-scored = Do its results count for rankings?
events-scored-yes = Yes, it is scored
events-scored-yes-is = Needs nine players, games of three or more, advertising and the latest rules.
events-scored-no = No, it is unscored
events-scored-no-is = Nothing is needed but three players.
events-more = More: place and date, rounds, decks, judges
events-convention = Convention or place
events-date = Date
events-scheme = How rounds are made
events-scheme-grid = Tournament grid
events-scheme-is-grid = Winners of brackets advance to a final; the best of those who lost fill vacant lines.
events-scheme-swiss = Swiss rounds
events-scheme-is-swiss = Everybody plays every round, with opponents of about the same points.
events-scheme-round-robin = Everybody meets everybody
events-scheme-is-round-robin = Each pair of players sits together equally often, as far as that can be.
events-size = Players at a table
events-rounds = Rounds
events-rounds-is = Empty: as many as the field needs.
events-cut = Final table of the best
events-cut-is = Who plays for the win after these rounds.
events-wins = Games that win a table
events-wins-is = The tournament rules say two.
events-minutes = Minutes of a round
events-minutes-is = Empty: as long as it takes.
events-decks = Registration of decks
events-decks-none = none
events-decks-is-none = No lists of decks are kept.
events-decks-welcome = welcome
events-decks-is-welcome = Who hands in a list has it checked and kept.
events-decks-required = required
events-decks-is-required = Nobody plays without a registered deck.
events-judges = Judges
events-judges-is = Names with commas between them.
events-later = Later rounds
events-later-is = When winners do not fill tables of three; on the printed grids the best of the others come back.
events-later-back = Others come back
events-later-fours = Tables of four
events-semifinalist = Points for semifinalists
events-semifinalist-is = For who loses in the round before the final, beside the places. Empty: none. Swiss rounds are no semifinal.
events-redraw = Winners are seated by lot
events-redraw-is = Otherwise they take the lines of the grid.
events-convention-code = Convention code
events-codes-are = The codes stand on the scoring form.
events-tournament-code = Tournament code
events-advertised = The event is advertised
events-advertised-is = A notice at the shop will do for a small event.
events-double = Double points
events-double-is = Has to be announced beforehand.
events-teams = Team event
events-teams-are = Every entrant is a team with its members.
events-make = Make the event
events-not = Never mind

event-none = There is no such event here
event-none-is = Its link may be cut short, or it was deleted. Ask whoever gave it to you.
event-none-others = All events of this server
event-phase-registration = Sign-up
event-phase-playing = A round is played
event-phase-between = Between rounds
event-phase-decided = Decided
event-phase-wrapped-up = Wrapped up
event-role-organiser = organiser
event-role-judge = judge
event-you-are = You are { $role ->
    [organiser] the organiser
    [judge] a judge
   *[other] a player
}
event-parts = Parts of the event
event-part-players = Players
event-part-round = Round
event-part-grid = Grid
event-part-standings = Standings
event-part-book = Steps
event-part-paper = Paper and links
event-projector = Projector
event-my-table = My table
event-not-reached = The server does not answer; what you see may be old
event-seat-round = Seat round { $round }
event-wrap-up = Wrap up
event-wrap-up-is = The event is closed and its report is final. It can be opened again by taking this step back.
event-sent-in = The forms are sent in
event-sent-in-is = Scored events count for the ranking when their forms are sent in, within 30 days.
event-sent-on = Sent in on
event-was-sent = Sent in on { $date }
event-plan = The plan
event-plan-change = Change the plan
event-plan-fixed = A round is seated: what seating and points rest on stays as it was announced. Take the seating back to change it.
event-plan-save = Save the plan
event-delete = Delete the event
event-delete-is = Deletes all players, decks, results and steps, here and for everybody, and its points in the ranking. Games played in the browser keep their tables and replays. Nothing brings it back but its file.
event-delete-name = Repeat the name of the event: { $name }
event-deleted = The event is deleted.
events-ranking = Ranking
ranking-title = Ranking
ranking-is = Points of all scored events of this server that are wrapped up and sent in: { $events }.
ranking-none = Nobody is ranked yet
ranking-none-is = An event counts when it is scored, meets the requirements, is wrapped up, and its forms are sent in.
ranking-find = Find a player
ranking-at-risk = may be lost
ranking-at-risk-is = Points of events that were reported later than 30 days after their end.
ranking-unconfirmed = not confirmed
ranking-unconfirmed-is = Not confirmed: somebody of this name was in the ranking before, and the organiser has not said yet whether they are the same person.
ranking-not-counted = Not counted
ranking-not-sent = not sent in yet
ranking-not-eligible = does not meet the requirements
ranking-not-ranked = read in from a file, which the operator of this server does not count
ranking-copy = the same event as one that counts
ranking-mine = { $who }: place { $place } with { NUMBER($points) } { $points ->
    [one] point
   *[other] points
  }.
ranking-mine-rating = By games: place { $place }, rated { $points }.
ranking-mine-show = Show me in the lists
ranking-csv = Points (CSV)
ranking-csv-ratings = Ratings (CSV)
ranking-left-out = And { $count } more.

event-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
event-left = { $count } left
event-name = Name
event-team = Team
event-members = Members of the team, with commas between them
event-member = Whose deck
event-add = Register
event-paste = Paste a list
event-entered = { $who } is registered.
event-nobody = Nobody is registered
event-nobody-is = Type a name and press Enter, or paste a whole list.
event-search-tables = Find a player or a table
event-steps-earlier = Earlier steps
event-steps-last = The last steps
event-typed-name = The name, or its beginning
event-about = More about { $who }
event-is-out = has left
event-is-ejected = ejected
event-is-absent = absent
event-sits = table { $table }
event-late = came late
event-no-deck = no deck
event-has-deck = deck registered
event-deck-checked = deck checked
event-list = One player a line
event-list-is = A name, or name, team and members with commas between them, as a spreadsheet saves it. The first line may be headings.
event-list-file = Open a file
event-list-wrong = Nobody was registered. Put these lines right:
event-list-line = Line { $line }: { $mistake }
event-register = { $count ->
    [one] Register 1 player
   *[other] Register { $count } players
}
event-rename = Write the name otherwise
event-absent = Has not come
event-absent-is = Before their first game here: no points, and not counted among those who play. Where two would be left, their table is seated anew, or they play on as two and a scored event does not count any more.
event-leave = Leaves the event
event-come-back = Comes back
event-punish = Penalty
event-sanction = Penalty
event-sanction-caution = Caution
event-sanction-warning = Warning
event-sanction-game-loss = Game loss
event-sanction-match-loss = Match loss
event-sanction-ejection = Ejection
event-caution-is = Stays on record.
event-warning-is = Stays on record.
event-game-loss-is = The game that is played is lost, without realms; between rounds the first game of the next one.
event-match-loss-is = The table is lost, with its last place. The others play on there.
event-table-lost = You have lost this table by a penalty. You are still in the event.
event-penalties = Penalties so far
event-lost-by-penalty = lost by a penalty
event-games-lost = Game { $game } lost by a penalty: { $who }
event-ejection-is = Plays no more, and gets no points for the table that is played.
event-do = Do it
event-why = Reason
event-player-link = Link to the player's table
event-player-link-is = Who opens this link confirms results for this player.
event-player-code = Code of this link, for the player's phone
event-deck-register = Register the deck
event-deck-again = Register another deck
event-deck-check = Deck check
event-deck-same = The deck is the registered one
event-deck-of = Deck of { $who }
event-sideboard = Sideboard
event-judge-agrees = A judge agrees to this deck all the same

event-no-round = No round is seated yet
event-no-round-is = When everybody is registered, seat round 1.
event-nothing-played = Nothing has been played yet
event-no-standings = There are standings as soon as somebody has played.
event-round = Round { $round }
event-final = Round { $round }, final
event-tables-done = { $done } of { $tables } tables finished
event-by-hand = seats set by the organiser
event-show-round = Show round
event-time-left = Time left
event-time-over = over time
event-minutes = Minutes
event-start-clock = Start the clock
event-pause-clock = Pause the clock
event-resume-clock = Let the clock go on
event-clock-paused = Clock paused
event-jump = Go to table
event-finished-tables = Finished tables
event-table = Table { $table }
event-extra = { $minutes ->
    [one] +1 minute
   *[other] +{ $minutes } minutes
}
event-disputed = Players disagree
event-table-won = { $who } wins the table
event-more-about = More about table { $table }
event-player = Player
event-wins = Won
event-points = Points
event-gone = left
event-won = won
event-won-by = Won by { $who }
event-unrazed = Unrazed realms, 0 to { $most }
event-game = Game { $game }
event-result-of = Table { $table }, game { $game }: unrazed realms
event-save = Save the result
event-claims = { $who } says: { $result }
event-take-claim = Fill in this result
event-table-finished = Table { $table } is finished.
event-game-saved = Saved. Table { $table } plays on.
event-correct-game = Correct game { $game } of table { $table }
event-correct-title = Round { $round }, table { $table }: correct game { $game }
event-strike = This game does not count
event-strike-is = As one that was started over.
event-save-correction = Save the correction
event-would-change = This would change
event-changes-nothing = Nothing else.
event-reseats = Seated rounds would be seated otherwise: { $rounds }
event-keep = Keep them as they are played
event-keep-is = Points follow the correction; who sits where stays.
event-again = Seat them again
event-again-is = Results of tables that are no more are kept and set aside.
event-why-here = Why these players sit here
event-extend = More time
event-award = Give the table to somebody
event-swap = Two players change places
event-move = A player goes to another table
event-tie = Decide a tie
event-tie-is = These players are equal in everything counted. Without a decision the lot has it.
event-tie-who = Which tie?
event-tie-first = Who stands first?
event-tie-next = And then?
event-repair = Put the game right
event-repair-is = Everybody at the table is told what you did and why, and the steps of the event keep it.
event-repair-how = What is to happen?
event-repair-back = Back to the decision of { $who } in turn { $turn }
event-repair-anew = End this game and play it anew, with the same decks
event-with = Changes places with
event-to-table = To table
event-ruling = Note a ruling
event-question = Question
event-answer = Ruling

event-place = Place
event-realms = Realms
event-ties = Ties, and how they are broken
event-standings = Standings after round { $round }
event-standings-during = Standings while round { $round } is played
event-standings-final = Final standings
event-undo = Take back
event-undone = taken back
event-undo-this = Take back step { $number }
event-undo-title = Take back step { $number }?

event-sheets = Printed sheets
event-paper = Paper
event-for-round = Round
event-sheet-sign-up = Registered players
event-sheet-registration = Deck registration
event-sheet-player-cards = Player cards with codes
event-sheet-grid = Grid
event-sheet-pairings = Seating
event-sheet-slips = Table slips
event-sheet-standings = Standings
event-sheet-wrap-up = Wrap-up report
event-sheet-scoring-form = Scoring form
event-files = Files
event-files-are = For spreadsheets and other programs. The file of the event holds every step; a server opens it as a new event.
event-file-players = Players
event-file-decks = Decks
event-file-pairings = Who sat where
event-file-results = Results
event-file-penalties = Penalties
event-file-standings = Standings
event-file-teams = Teams
event-file-event = The whole event
event-links = Links for helpers
event-links-are = Who opens such a link works at this event under the name you give. It is shown once.
event-link-role = As
event-link-name = Name
event-link-make = Make a link
event-link-is = Give this link to nobody else

event-more-time = More time
event-winner-is = Winner of the tournament
event-signing-up = { $count ->
    [one] Sign-up: 1 player
   *[other] Sign-up: { $count } players
}
event-wins-count = { $wins ->
    [one] 1 game won
   *[other] { $wins } games won
}

event-not-seated = The first round is not seated yet
event-not-seated-is = Leave this page open: it shows your table as soon as it is known.
event-no-seat = No seat here
event-no-seat-is = You do not sit at a table in round { $round }.
event-no-table = There is no such table in this round.
event-to-event = To the event
event-you = you
event-your-points = Your points for this table: { $points }
event-your-place = Place { $place } of { $players }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-wait-next = Wait for the next round; this page shows it.
event-not-yours = You do not sit at this table; you can watch its results here.
event-no-key = To enter results, open the code on your player card with this phone.
event-disputed-is = You disagree. Agree on a result, or call a judge.
event-says = { $who } says:
event-waits-for = Sent. Waiting for { $who }.
event-confirmed = Confirmed by all.
event-confirm = That is right
event-other = It was otherwise
event-send = Send the result
event-online-open = Play game { $game } here, in the browser
event-online-sit = Take your seat in the browser
event-online-sit-as = Take the seat of { $who } in the browser
event-online-watch = Watch game { $game }
event-online-replay = Replay of game { $game }
event-exchange = Sideboard before game { $game }
event-exchange-as = Sideboard of { $who } before game { $game }
event-exchange-is = Choose as many cards of your deck as of your sideboard; they change places. The decks are locked when everybody has chosen.
event-exchange-out = Out of the deck
event-exchange-in = Out of the sideboard
event-exchange-do = { $count ->
    [0] The deck stays as it is
    [one] Exchange one card
   *[other] Exchange { $count } cards
}
event-exchange-uneven = { $out } out, { $into } in: choose as many as leave.
event-exchange-waits = Before game { $game } these may still exchange cards: { $who }
event-exchange-counts = Sideboards: { $list }
event-exchange-nothing = none
event-own-deck = Your deck
event-own-deck-open = Registered. You can change it until registration is closed.
event-own-deck-locked = Registered and locked. This is what you play.
event-own-deck-sealed = You play a sealed deck, which the organiser gives you.
event-own-deck-required = You need a registered deck to play here. Hand it in before registration is closed.
event-own-deck-welcome = Hand in your deck, and the judges know it. You need it to play in the browser.
event-own-deck-closed = Registration is closed. Ask a judge if you have a deck to hand in.
event-own-deck-look = Look at your deck
event-pile-deck = Deck
event-pile-realms = Realm deck
event-lock-decks = Close deck registration
event-open-decks = Open deck registration again
event-exchange-for = Sideboard of { $who }
event-exchange-not-now = There is nothing to exchange now.
event-booster = Booster
event-booster-as = Booster of { $who }
event-booster-is = Up to { $most } cards of the booster come into the deck, one for one, this once and for good; no card that the deck has. Then the deck is locked again.
event-booster-in = Out of the booster
event-booster-waits = These may still open their booster: { $who }
event-issue = { $count ->
    [one] Issue a sealed deck
   *[other] Issue { $count } sealed decks
}

event-sign-up = Sign-up by phone
event-sign-up-is-open = Sign-up by phone is open
event-sign-up-is = Players sign up by themselves: they read a code with their phones, type their names, and have their own page from then on.
event-sign-up-open-is = Whoever opens this link may sign up. The wall shows the code too. The start of round 1 closes sign-up.
event-sign-up-open = Open sign-up
event-sign-up-close = Close sign-up
event-sign-up-link = Link to sign up
event-sign-up-code = Code of { $link }
event-sign-up-code-is = Read with a phone's camera.
event-sign-up-here = Sign up with your phone
event-sign-up-name = Your name
event-sign-up-name-is = As it is to stand on the list and in the ranking.
event-sign-up-team = Name of the team
event-sign-up-member = Member { $number }
event-sign-up-club = Club or team
event-sign-up-club-is = May stay empty.
event-sign-up-do = Sign up
event-sign-up-deck = You need a registered deck here. You hand it in on the next page.
event-sign-up-mine = This is me: { $account }
event-sign-up-mine-is = Your points in the ranking stay yours, whatever name you write here.
event-sign-up-mine-team = Member 1 is you. Your points in the ranking stay yours, whatever name you write here.
event-whose = Whose names are these?
event-whose-are = { $count ->
        [one] One name is in the ranking already. It counts by itself until you say whose it is.
       *[other] { $count } names are in the ranking already. They count by themselves until you say whose they are.
    }
event-whose-all = All { $count } are the same people
event-whose-same = Same person
event-whose-other = Somebody else
event-whose-is = { $points ->
        [0] no points
        [one] one point
       *[other] { NUMBER($points) } points
    }, last at { $latest }, { $day }
event-whose-now = { $events ->
        [one] One event
       *[other] { NUMBER($events) } events
    }, { $points ->
        [0] no points
        [one] one point
       *[other] { NUMBER($points) } points
    }
event-whose-account = with an account
event-whose-each = One by one
event-whose-more = And { $count } more.
event-whose-known = Names others in the ranking have as well ({ $count })
event-whose-answers = Whose names they are
event-sign-up-done = You are signed up
event-sign-up-done-is = This browser has your key to this event.
event-sign-up-desk = You run this event
event-sign-up-desk-is = Register players at the desk, or let them open this page on their own phones.
event-sign-up-closed = Sign-up is closed
event-sign-up-closed-is = Ask at the desk whether you can still play.
event-check-in-ask = Ask all to check in
event-check-in-end = End check-in
event-check-in-end-is = Who has not checked in is absent: not seated, and not counted. They can still come back.
event-check-in-is = Check-in is open. Say that you are here, or round { $round } is seated without you.
event-check-in-me = I am here
event-check-in-of = { $who } is here
event-check-in-wall = Check in with your phone or at the desk.
event-checked-in-count = { $here } of { $all } checked in
event-here = here
event-you-signed-up = You are signed up.
event-you-checked-in = You are checked in.
event-you-out = You have left the event. To play on, ask at the desk.
event-you-absent = You are noted as absent. If you are here, tell the desk.
event-you-ejected = You are ejected from the event.
event-own-more = Another phone, or leaving
event-own-link = Link to your page
event-own-link-is = This link opens your page on another phone. Give it to nobody: who has it plays as you.
event-leave-me = Leave the event
event-leave-do = Leave
event-leave-is = You are seated in no further round.
event-leave-playing = You have the last place at your table, and are seated in no further round.
event-call = Call a judge
event-call-why = What about?
event-call-why-is = May stay empty. The judge reads it before they come.
event-call-now = Call
event-call-waits = A judge is called and comes to your table.
event-call-by = { $who } has called a judge to this table.
event-call-back = No judge needed any more
event-calls = { $count ->
    [one] One table waits for a judge
   *[other] { $count } calls wait for a judge
}
event-call-since = { $minutes ->
    [0] just now
    [one] one minute ago
   *[other] { $minutes } minutes ago
}
event-call-answered = Answered
event-confirm-claim = Confirm
event-draw = Draw deck checks
event-draw-is = The lot says whose decks are checked. Nobody is drawn twice before everybody was once, and the number of the draw stays on record: the same number draws the same players.
event-draw-count = How many players
event-draw-do = Draw
event-draw-number = Number { $seed }, { $round ->
    [0] before round 1
   *[other] round { $round }
}
event-draw-waits = to be checked
event-to-check = deck check
event-publish-decks = Show decks to all
event-hide-decks = Hide decks again
event-signals = Sound and notifications
event-sound-on = Sound is on
event-sound-off = Sound is off
event-sound-waits = Press anywhere once, and this screen may sound.
event-notices-on = Notifications are on
event-notices-off = Notifications are off
event-notices-denied = This browser forbids notifications here; its settings allow them.
event-notices-unable = Browsers show notifications over https only. The sound works without.
event-signals-player = For your table, and for five minutes and no time left. Leave this page open.
event-signals-desk = For calls for a judge, and for five minutes and no time left. Leave this page open.
event-notice-seated = You play at table { $table }
event-notice-round = { $event }, round { $round }
event-notice-soon = Five minutes left
event-notice-over = Time is over
event-notice-called = Table { $table } calls a judge
event-bye = Bye
event-bye-of = { $who } has a bye
event-bye-yours = You have a bye
event-bye-is = Only full tables of three can play, so nothing is played here in this round.
event-bye-points = It is worth { $points ->
    [one] one point
   *[other] { $points } points
}.
event-give-bye = Somebody else has the bye
event-gets-bye = Has the bye
event-tied = Nobody won: all agreed on a tie
events-bye-points = Points of a bye
events-bye-points-are = 1 to 4, times the round; empty: none. Said beforehand.

event-days = Days
event-day = Day { $day }
event-day-rounds = { $count ->
    [one] round { $first }
   *[other] rounds { $first } to { $last }
}
event-day-no-rounds = no round yet
event-day-ended = until { $at }
event-rest = Pause until another day
event-rest-do = Pause
event-rest-is = The clock stands still and no round is seated. When the next day begins, everybody is asked to check in again; who does not come is seated in no further round.
event-rest-until = Goes on
event-rest-until-is = May stay empty. Shown on the wall and to the players.
event-rests = The event goes on another day
event-rests-until = The event continues on { $until }
event-begin-day = Begin day { $day }
event-begin-day-is = Opens check-in. The clock of the round stands still until you let it go on.
event-morning = Another day begins.
event-part-prizes = Prizes
event-no-prizes = No prizes are stated
event-no-prizes-is = State what can be won: for places, for titles, or drawn at the door.
event-prize-add = Add a prize
event-prize-state = Add it
event-prize-what = What the prize is
event-prize-for = For
event-prize-kind-place = Places of the standings
event-prize-kind-sport = Best sport
event-prize-kind-newcomer = Best newcomer
event-prize-kind-door = Door prize, drawn by lot
event-prize-kind-title = Another title
event-prize-is-place = The final standings give it.
event-prize-is-sport = You give it.
event-prize-is-newcomer = You give it.
event-prize-is-door = Drawn among those who have not left.
event-prize-is-title = You give it.
event-prize-first = From place
event-prize-last = To place
event-prize-title = Title
event-prize-count = How many are drawn
event-prize-give = Give
event-prize-draw = Draw
event-prize-remove = Remove
event-prize-draw-is = { $count ->
    [one] The lot takes one of those who have not left.
   *[other] The lot takes { $count } of those who have not left.
} Nobody has two door prizes before everybody has one, and the number of the draw stays on record.
event-prize-drawn = drawn, number { $seed }
event-prize-waits = known when the event is decided
event-prize-open = not given yet
leagues-title = Leagues
leagues-none = No leagues yet
leagues-none-are = A league puts the events of a season together, with a ranking of its own. Whoever runs this server founds them.
leagues-new = New league
leagues-find = Find a league
leagues-found-none = No league of that name.
leagues-name = Name of the league
leagues-from = First day
leagues-to = Last day
leagues-days-are = Events of these days belong to it; empty: no limit.
leagues-by = What counts
leagues-by-official = Points of the ranking
leagues-by-places = Points by place in every event
leagues-by-is-official = Only events that count in the ranking.
leagues-by-is-places = Every event that is wrapped up, also unscored ones.
leagues-points = Points by place
leagues-points-are = The first place first, with commas: 10, 8, 6. Everybody else has one.
leagues-best = Best results that count
leagues-best-is = Empty: all of them.
leagues-drop = Worst events left out
leagues-drop-is = One that somebody missed is one of 0 points.
leagues-attendance = Fewest events
leagues-attendance-is = Who played in fewer has no place.
leagues-found = Found the league
leagues-open = The whole time
leagues-since = From { $day } on
leagues-until = Until { $day }
leagues-between = { $from } to { $to }
league-standings = Standings
league-events = Events
league-attended = Events
league-won = Won
league-results = Results of { $who }
league-place = place { $place }
league-has = { $points ->
        [0] no points
        [one] one point
       *[other] { NUMBER($points) } points
    }
league-official-points = as an official
league-dropped = does not count
league-tie-best = Behind by the best results
league-tie-won = Behind by events won
league-tie-attended = Behind by events played
league-tie-latest = Behind by the latest event
league-tie-shared = Equal in everything that counts
league-lacking = { $count ->
    [one] One event more for a place
   *[other] { $count } events more for a place
}
league-none = Nothing counts yet
league-none-is = Standings stand here once an event of this league is wrapped up.
league-out-not-official = does not count: not scored, not eligible, or not sent in
league-out-not-ranked = does not count, as the operator decided
league-out-copy = does not count: a copy of another event
league-players = { $count ->
    [one] One player
   *[other] { $count } players
}
league-rule-official = Points of the ranking.
league-rule-places = By place: { $points }, everybody else { $others }.
league-rule-best = The best { $count } results count.
league-rule-drop = { $count ->
    [one] The worst event is left out.
   *[other] The worst { $count } events are left out.
}
league-rule-attendance = Places from { $count } events on.
league-rule-chosen = Only events that were added belong to it.
league-rules = Change the rules
league-rules-are = Other rules count everything anew, also events that were held before.
league-rules-change = { $count ->
    [one] One person would have other points or another place.
   *[other] { $count } people would have other points or another place.
  }
league-rules-do = Change them all the same
league-delete = Delete the league
league-delete-is = Deletes the league, its rules and its list of events, for everybody. Its events stay, with their points in the ranking. Nothing brings it back.
league-delete-name = Repeat the name of the league: { $name }
league-csv = As a table (CSV)
league-json = As data (JSON)
league-add = Add an event
league-adds = Add
league-take = Take out { $event }
event-ratings = Ratings
event-ratings-are = How strong people play, by the games of { $events ->
    [one] one event
   *[other] { $events } events
}, scored or not. Everybody begins with 1500 and is listed from five games on. They change no points.
event-rating = Rating
event-rating-games = Games
event-rating-rough = rough
event-rating-fair = fair
event-rating-good = good
events-team-size = Teams of players
events-team-size-is = Everybody plays for themselves; their team stands by what its members have. Team-mates sit apart in round 1.
events-team-counts = Who counts for a team
events-team-all = All members
events-team-best = { $count ->
    [one] The best member
   *[other] The best { $count } members
}
event-teams = Teams
event-teams-count = { $count ->
    [one] The best member of each team counts.
   *[other] The best { $count } members of each team count.
}
event-team-is = The team you are in, written as the others write it; at most { $most } of you.

event-file-metagame = What was played
event-part-metagame = Decks played
event-metagame-hidden = Only those who run the event see this until decks are shown to all.
event-metagame-none = No registered deck has played a game yet
event-metagame-none-is = Decks are counted by their registered lists.
event-metagame-is = { $decks ->
    [one] One registered deck
   *[other] { $decks } registered decks
} in { $games } games{ $without ->
    [0] {""}
    [one] ; one person played without a registered one
   *[other] ; { $without } people played without a registered one
}. The bar shows between which shares the true one lies, 95 times of 100; its thin line is what chance alone would give.
event-metagame-worlds = Worlds
event-metagame-champion-types = Types of champions
event-metagame-champions = Champions
event-metagame-cards = Cards
event-metagame-decks = Decks
event-metagame-decks-with = Decks
event-metagame-games = Games
event-metagame-won = Games won
event-metagame-even = chance alone: { $share }
event-metagame-all = Show all { $count }
event-metagame-fewer = Show fewer
event-bracket-alt = { $title } The same in words is below.
event-bracket-words = The bracket in words
