### The commands about events

command-tournament-create = Make an event.
command-tournament-delete = Delete an event, whose name is repeated.
command-tournament-list = List the events.
command-tournament-register = Enter players, before the start or late.
command-tournament-deck = Register the deck of a player, with its sideboard.
command-tournament-lock = Close the registration of decks before the start, or open it again.
command-tournament-sign-up = Let people enter by themselves at the page of the event, or close that again.
command-tournament-check-in = Ask everybody to check in before the start, end that, or check players in.
command-tournament-call = Call a judge to the table of a player.
command-tournament-answer = Note that a judge has come to the player who called.
command-tournament-publish = Show everybody the registered decks, or hide them again.
command-tournament-pause = Let an event rest until another day; the clock stands still.
command-tournament-resume = Begin another day of an event: everybody is asked to check in again.
command-tournament-prize = State a prize, give or draw one, take one off the list; alone, who has which.
command-tournament-metagame = Tell which worlds, champions, cards and decks were played, and how often they won.
command-tournament-bracket = Tell the bracket after the cut, or draw it as a picture.
command-tournament-draw = Draw players by lot whose decks are checked.
command-tournament-issue = Give everybody without a deck a sealed one.
command-tournament-exchange = Exchange cards with the sideboard before the next game of a table, or with the booster after the first game.
command-tournament-absent = Note that a player has not come, before the first game of their table: no points, not counted.
command-tournament-drop = Take a player out of the event.
command-tournament-return = Let a player who left play on, or one who was absent sit down after all.
command-tournament-seat = Seat round 1.
command-tournament-result = Write down how a game ended.
command-tournament-correct = Put the result of a game right, of any round.
command-tournament-strike = Take away the result of a game that does not count.
command-tournament-award = Give a table that is not played to its end to a player.
command-tournament-swap = Let two players of the round that is played change tables.
command-tournament-bye = Let somebody have the bye of the round instead of who has it.
command-tournament-move = Let a player sit down at another table of the round that is played.
command-tournament-tie = Decide in which order tied players stand.
command-tournament-clock = Start the clock of the round, pause it, or let it go on.
command-tournament-extend = Give a table more time.
command-tournament-advance = Seat the next round.
command-tournament-undo = Take a step back.
command-tournament-ruling = Note a judge's ruling.
command-tournament-penalty = Punish a player: on record, with the game that is played, with their table, or with ejection.
command-tournament-check = Note a deck check.
command-tournament-repair = Take the open game of a table on the network back, or have it played anew; without either, show its last decisions.
command-tournament-show = Show an event and its round.
command-tournament-standings = Show who stands where, and why.
command-tournament-log = Show everything that has happened.
command-tournament-wrap-up = Close an event that is decided.
command-tournament-send = Note when the scoring forms were sent in.
command-tournament-rank = Rank everybody over all scored events.
command-tournament-people = Say whose the names at an event are that others in the ranking have as well.
help-people-same = This is the same person as the other one of that name, or as the one with that line.
help-people-other = This is somebody else than everybody of that name.
help-people-all = Everybody who is asked for is the only other one of their name.
tournament-people-none = Nobody else in the ranking has a name of this event.
tournament-person-asked = { $name }: the same person as { $others }?
tournament-person-known = { $name }: { $events ->
        [one] one event
       *[other] { $events } events
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
tournament-person-other = { $line } ({ $points ->
        [one] one point
       *[other] { $points } points
    }, last at { $latest }, { $on })
tournament-people-ask = { $count ->
        [one] One name is in the ranking already and counts by itself until you say whose it is: sixrealms tournament people { $event }
       *[other] { $count } names are in the ranking already and count by themselves until you say whose they are: sixrealms tournament people { $event }
    }
tournament-rank-unconfirmed = { $player } ({ $line }, unconfirmed)
tournament-rank-alike = { $player } ({ $line })
command-tournament-print = Write a sheet of an event to a file: sign-up, registration, player-cards, grid, pairings, slips, standings, wrap-up or scoring-form.
command-tournament-export = Write an event as one file, which `import` reads; or its players, results, standings or teams as a list.
command-tournament-import = Go on with an event from its file; one that is here already is refused.

help-event-database = The database of the events; without it the one of `sixrealms serve` without --database.
help-event-json = Write JSON for programs.
help-event-later = What happens to rounds already seated that would be seated otherwise: keep them as played, or seat them again.
help-event-why = The reason, for the log.
help-event-delete-name = The name of the event, so that none is deleted by mistake.
help-event-pause-until = Day and time the event goes on, like "2026-11-23 09:00".
help-event-prize-for = A place or places, best sport, best newcomer, the draw at the door, or a title of your own.
help-event-prize-count = How many are drawn at the door.
help-event-prize-give = Give a prize for a title to a player.
help-event-prize-draw = Draw a prize of the door among those who have not left.
help-event-prize-remove = Take a prize off the list.
help-event-metagame-csv = Write all of it as comma-separated values.
help-event-bracket-svg = Draw it into this file.
help-event-bracket-shape = Rounds beside each other, or under each other for a phone.
help-event-tie-table = The table whose places are tied; without it the standings.
help-event-clock-minutes = Minutes of the round; without it as many as the plan says.
help-event-judge = The judge who does this, for the log; without it the organiser does.
help-event-as = The game by its shorthand, such as "King's Decree (Questing)-Enhanced [75]".
help-event-rules-text = The rules of a type of your own.
help-event-scored = Whether the results count for rankings; one of the two has to be said.
help-event-scheme = How rounds are made: by the grid of the rules, in Swiss rounds, or everybody meets everybody.
help-event-table-size = Players at a table, 3 or 4.
help-event-rounds = Rounds, where the scheme does not say it; 0 for as many as the field needs.
help-event-cut = Players of the final after Swiss rounds or a round robin; 0 for no final.
help-event-wins = Games that win a table.
help-event-double = The event has announced double points.
help-event-convention-code = The convention's code on the scoring forms.
help-event-tournament-code = The tournament's code on the scoring forms.
help-event-semifinalists = Points for who loses in the round before the final, 1 to 10; without it none.
help-event-fours-later = Later rounds of a grid have tables of four instead of players brought back.
help-event-redraw = Winners of a grid are seated by lot instead of on its lines.
help-event-byes = Only full tables of three play, and whoever is left over has a bye; for a type of your own (--rules-text).
help-event-bye-points = What a bye is worth before the round multiplies it, 0 to 4; without it nothing.
help-event-instead-of = Who has the bye now, where two have one.
help-event-tied = All players agreed that this game has no winner.
help-event-teams = Every entrant is a team of two.
help-event-team-size = Players play for themselves and are teams of at most so many, 2 to 4, named when they are registered.
help-event-team-counts = So many members count for their team, the best; without it all.
help-event-decks = Whether decks are registered.
help-event-minutes = Minutes of a round; 0 for no clock.
help-event-coordinator = Who decides questions; an event cannot begin without one.
help-event-judges = A judge; may be given several times.
help-event-convention = The convention the event belongs to.
help-event-place = Where it is.
help-event-date = When it is.
help-event-advertised = The event was advertised, which scored events have to be.
help-event-team = The club a player belongs to.
help-event-member = A member of the team; give both.
help-event-exchange-out = A card that leaves the deck, by its name or number; may be given several times.
help-event-exchange-in = A card of the sideboard or booster that comes in; as many as leave.
help-event-issue-seed = The same number gives the same sealed decks; otherwise nobody can know them.
help-event-back = Take the game back by so many decisions, 1 is the last one.
help-event-anew = End the game and let it be played anew, with the same decks at a new table.
help-event-lock-open = Open it again.
help-event-sign-up-close = Close it.
help-event-check-in-end = End check-in: whoever has not checked in is absent.
help-event-check-in-away = They are not here after all.
help-event-publish-hide = Hide them again.
help-event-draw-seed = The same number draws the same players of the same event; otherwise nobody can know them beforehand.
help-event-deck-member = The member of the team whose deck it is.
help-event-late-table = The table of three a late player of a grid sits down at; 0 for any.
help-event-judge-agrees = A judge lets the deck in although it is late or not legal.
help-event-round = The round; without it the one that is played.
help-event-game = The game; without it the next one.
help-event-rule = A statement of the rules it rests on; may be given several times.
help-event-failed = The deck is not as registered.
help-event-remark = What there is to say about it.
help-event-show-round = The round to show; without it the last one.
help-event-rank-player = Only this player.

tournament-game = Game: { $game }
tournament-key = Key of the organiser for the web pages, told only now: { $key }
tournament-none = There is no event yet; make one with `sixrealms tournament create`.
tournament-noted = Done. No seat, result or point changes by it.
tournament-repaired-back = { $count ->
    [one] The game is taken back by one decision; the table is told.
   *[other] The game is taken back by { $count } decisions; the table is told.
}
tournament-repaired-anew = The game is ended and open anew; the players take their seats from the page of the event.
tournament-decisions = { $count ->
    [0] Nobody at table { $table } has decided anything yet; the game can be played anew.
   *[other] The game at table { $table } can be taken back to before these decisions, the last one first:
}
tournament-decision = { $back }. { $who }, turn { $turn }
tournament-deleted = Event { $event } is deleted. Games that were played on the network keep their tables and replays.
tournament-heading-event = Event
tournament-heading-name = Name
tournament-heading-date = Date
tournament-heading-players = Players
tournament-heading-phase = State
tournament-heading-rank = Place
tournament-heading-player = Player
tournament-heading-points = Points
tournament-heading-realms = Realms
tournament-heading-games = Games
tournament-heading-wins = Won
tournament-heading-why = Why
tournament-heading-at-risk = At risk
tournament-phase-registration = registration
tournament-phase-playing = round { $round } is being played
tournament-phase-between = round { $round } is over
tournament-phase-decided = won by { $winner }
tournament-phase-wrapped-up = wrapped up, won by { $winner }
tournament-players = { $count ->
    [one] One player
   *[other] { $count } players
}: { $names }
tournament-gone = Left: { $names }
tournament-call = Table { $table }: { $player } waits for a judge. { $why }
tournament-awaited = { $count ->
    [0] Everybody has checked in.
   *[other] Not checked in yet: { $names }
}
tournament-no-prizes = No prizes are stated.
tournament-prize = { $id }  { $title }: { $what } – { $who }
tournament-resting = { $known ->
    [1] The event rests until { WHEN($until) }.
   *[other] The event rests until another day.
}
tournament-day = Day { $day }: { $rounds ->
    [0] no round yet
    [one] round { $first }
   *[other] rounds { $first } to { $last }
}
tournament-to-check = Drawn for a deck check: { $names }
tournament-signs-up = Sign-up is open at { $page } of the server.
tournament-set-aside = { $count ->
    [one] One step is
   *[other] { $count } steps are
} set aside; `log` says why.
tournament-round = { $final ->
    [1] Round { $round }, the final ({ $points })
   *[0] Round { $round } ({ $points })
}
tournament-table = Table { $table }: { $names }
tournament-team = { $rank }. { $team }: { $points } ({ $members })
tournament-clock = { $state ->
    [paused] The clock stands still, { $left } minutes left.
    [over] The time has been over for { $left } minutes.
   *[runs] The clock runs, { $left } minutes left.
}
tournament-tied = Tied in everything counted, decided by lot unless `tie` says otherwise: { $names }
tournament-game-result = Game { $game }: { $realms }; { $winner } won
tournament-bye = { $name } has a bye
tournament-game-tied = Game { $game }: { $realms }; tied
tournament-disputed = Game { $game }: the players do not say the same; write the result down
tournament-does-not-count = does not count
tournament-ratings = Ratings by the games of { $events ->
    [one] one event
   *[other] { $events } events
}
tournament-rating = { $player }: { $points } ± { $margin } ({ $certainty ->
    [new] too few games
    [rough] rough
    [fair] fair
   *[good] good
}, { $games ->
    [one] one game
   *[other] { $games } games
})
tournament-no-ranking = No scored event that counts has been wrapped up and sent in.
tournament-left-out = { $count ->
    [one] One event does
   *[other] { $count } events do
} not count: { $events }. A scored event counts when it meets the requirements (`show`) and its forms are sent in (`send`).
event-refused-choose-later =
    { $count ->
        [one] By this the seating of round { $rounds } would be another one; nothing is changed yet. Repeat it with --later keep, and the round stays as it was played, or --later again, and it is seated again.
       *[other] By this the seating of rounds { $rounds } would be another one; nothing is changed yet. Repeat it with --later keep, and the rounds stay as they were played, or --later again, and they are seated again.
    }
event-refused-result-form = "{ $said }" is no result; write NAME=REALMS, with a star after the winner's, as in "Ana=6*" "Bruno=4" "Caio=3".
event-refused-number = { $number } counts nothing here; numbers begin at 1.

command-tournament-change = Change the plan of an event.
command-tournament-key = Make a key for a judge or another organiser.
command-tournament-rename = Write the name of a player otherwise.
help-event-name = What the event is called.
help-event-key-end = Let the keys of this person open nothing any more.
tournament-key-made = Key of { $name }, told only now: { $key }
tournament-keys-ended = { $count ->
    [0] { $name } has no key.
    [one] The key of { $name } opens nothing any more.
   *[other] { $count } keys of { $name } open nothing any more.
}

## Leagues

command-tournament-league = Leagues: events of a season together, with a ranking of their own.
command-tournament-league-new = Found a league.
command-tournament-league-change = Give a league other rules; everything is counted anew by them.
help-league-new-name = Another name.
help-league-chosen-or-all = Only events that are added belong to it, or again all of its days.
help-league-yes = Change it although people have other points or places then.
league-changed = { $league } has these rules now. Everything is counted anew by them, also events that were held before: { $count ->
    [0] nobody has other points or another place.
    [one] one person has other points or another place.
   *[other] { $count } people have other points or another place.
  }
command-tournament-league-add = Let a league hold events whatever their days, or take them away again.
command-tournament-league-standings = The standings of a league, and which of its events count.
command-tournament-league-list = The leagues, the newest first.
command-tournament-league-delete = Delete a league; its events stay.
help-league-from = The first day whose events belong to it; without it there is none.
help-league-to = The last day whose events belong to it.
help-league-by = Points of the ranking, of events that count there, or points by the place in every event.
help-league-points = Points of the first places, the first one first; without it 10,8,6,5,4,3,2.
help-league-others = Points of everybody after those places.
help-league-best = So many of somebody's best results count; without it all.
help-league-drop = So many of the worst results are left out; an event somebody missed is one of 0 points.
help-league-attendance = Who played in fewer events has no place.
help-league-tie = What tells equal points apart, asked in this order: best result, events won, events played, latest event.
help-league-chosen = Only events that are added belong to it, whatever their days.
help-league-remove = Take them away again.
help-league-csv = Write the standings as comma-separated values to this file; - writes them here.
help-league-name = The whole name of the league, so that none is deleted by mistake.
tournament-heading-attended = Events
tournament-heading-won = Won
league-holds = { $league }: { $count ->
    [0] no events were added; its days decide
    [one] one event was added
   *[other] { $count } events were added
}.
league-empty = No event of this league is wrapped up yet.
league-none = There are no leagues.
league-attendance = Who has no place played in fewer than { $count } events.
league-left-out-not-official = does not count: not scored, not eligible, or not sent in
league-left-out-not-ranked = does not count, as the operator decided
league-left-out-copy = does not count: a copy of another event
league-deleted = { $league } is deleted.
