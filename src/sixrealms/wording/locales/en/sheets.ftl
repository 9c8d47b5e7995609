### Printed sheets of an event

sheet-tournament = Tournament name
sheet-variants = Variants
sheet-no-variants = none
sheet-victory = Victory conditions
sheet-game = Game
sheet-convention-date = Convention name and date
sheet-signature = Signature of the coordinator
sheet-signature-of = Signature of the coordinator ({ $name })
sheet-signature-player = Signature of the player
sheet-checked-by = Checked by
sheet-signs = Signature

sheet-grid = Tournament grid, { $players } players
sheet-bracket = Round { $round }, bracket { $bracket }
sheet-final = Round { $round }, final
sheet-player-names = Player names
sheet-unrazed = Unrazed realms
sheet-points = Points
sheet-overall = Overall scores
sheet-total = Total points
sheet-grid-final = The heads show the places of the printed grids; whoever wins the tournament is credited with { $points } for the final instead of { $printed }.
sheet-grid-minority = Whoever fills a vacant line after losing sits at a table where most have won their brackets.
sheet-grid-won = A shaded number: this player won the game.
sheet-awaits-winner = winner of bracket { $bracket }
sheet-awaits-lot = a winner, by lot
sheet-line-note = Line { $line }: { $why }
sheet-awaits-wildcard = best of those who lost
sheet-awaits-next-wildcard = { $order }. best of those who lost

sheet-pairings = Seating of round { $round }
sheet-pairings-by-name = Seating of round { $round }, by name
sheet-table = Table
sheet-seat = Seat { $seat }
sheet-bye = bye
sheet-seat-head = Seat
sheet-teams = Teams
sheet-team-members = Members and their points
sheet-player = Player
sheet-slips = Table slips of round { $round }
sheet-slip = Round { $round }, table { $table }
sheet-winner = Won by
sheet-slip-how = After each game write down everybody's unrazed realms and circle those of its winner. The table is won by whoever wins { $wins ->
    [one] a game
   *[other] { $wins } games
}. All sign; then bring this slip to the desk.
sheet-slip-code = Or enter it here and confirm it

sheet-sign-up = Registered players
sheet-player-cards = Player cards
sheet-player-card-how = With this code your phone shows your table in every round and confirms its results. Show it to nobody.
sheet-registration = Deck registration
sheet-player-name = Player name
sheet-team = Team
sheet-deck = Deck
sheet-deck-name = Name of the deck
sheet-booster = Booster, opened after the first game
sheet-count = No.
sheet-card = Card
sheet-printing = Printing
sheet-sideboard = Sideboard: exactly { $count } cards
sheet-cards-total = Cards

sheet-standings-final = Final standings
sheet-standings-none = Standings: nothing has been played yet
sheet-standings-during = Standings while round { $round } is played
sheet-standings-after = Standings after round { $round }
sheet-place = Place
sheet-realms = Realms
sheet-games-won = Games won
sheet-prizes = Prizes
sheet-prize = Prize
sheet-prize-for = For
sheet-prize-to = Goes to
sheet-why = Ties, and how they are broken
sheet-standing-winner = Won the tournament
sheet-standing-finalist = Number { $place } at the final table
sheet-tie-by-realms = Fewer unrazed realms than place { $above }
sheet-tie-by-average = Needed more games than place { $above }
sheet-tie-by-wins = Won fewer games than place { $above }
sheet-tie-by-lot = Equal to place { $above }; by lot
sheet-tie-by-ruling = Equal to place { $above }; coordinator's ruling
sheet-wrap-up = Tournament wrap-up report
sheet-official = { $name } ({ $office }) { $points }
sheet-officials = Points of officials: { $officials }.
sheet-coordinator = coordinator
sheet-judge = judge

sheet-form = Tournament scoring form
sheet-convention-code = Convention code
sheet-tournament-code = Tournament code
sheet-round = Round
sheet-bracket-number = Bracket
sheet-form-points = Points { $scheme }
sheet-form-formula = Points are the value of the place times the round: 4 times its number for the first place, 3 times for the second, and so on.
sheet-form-winner = The winner of the tournament has { $points } here instead of { $printed }.

### Lists that are read

list-line = line { $line }: { $mistake }
list-is-event = this is an event, not a list of players; leave --players out to go on with it
list-empty = there is no name in this list; write one player a line
list-too-long = a list has at most { $most } lines
list-unreadable = this is no list of values; save it as CSV, one player a line
list-columns = { $count } values, where the list has { $most }: name, team, members
list-name = "{ $name }" is no name; it has 1 to { $most } letters in one line
list-no-name = there is no name
list-twice = { $name } stands in line { $line } already
list-taken = { $name } is registered already

### Sheets that cannot be printed yet

event-refused-nothing-finished = Round { $round }: no table is finished yet; the form reports finished tables.

### Files that are not read

event-refused-archive-no-json = This file is no event that can be read: it is cut short, or of another kind.
event-refused-archive = This file is no event that can be read: { $why }.
event-refused-archive-numbers = This file is damaged: where step { $number } should stand is step { $found }.

### tournament print, export and import

help-print-output = File to write, PDF or, if its name ends in .html, a page; - for the output.
help-print-round = Which round's seating or slips; without it the one that is played.
help-print-paper = Size of the paper.
help-print-address = Where phones reach the server, such as http://192.168.0.10:8194; cards and slips then carry codes.
help-print-force = Write the file even if there is one of that name.
help-export-output = File to write; without it the output.
help-import-players = Register everybody on a list (CSV, or one name a line) at this event instead.
help-import-unranked = It gives nothing to the ranking of this server.
print-what = there is no { $what } to print; there are { $whats }
print-exists = { $file } is there already; name another file, or use --force
print-written = { $file } is written ({ $size } bytes).
import-players = { $count ->
    [one] 1 player is
   *[other] { $count } players are
} registered at { $event }.
import-event = { $event } goes on as the event { $id }, with { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
import-key = Its desk in the browser: /events/{ $id }#key={ $key }
