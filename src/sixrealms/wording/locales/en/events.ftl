### Events: what is refused, what has changed, what no longer counts

event-refused-event-name = An event needs a name of 1 to { $most } printable characters.
event-refused-grid-has-its-rounds = A grid has its own number of rounds and its own final; leave the number of rounds and the cut out, or choose Swiss rounds.
event-refused-cut-too-small = A final table of { $cut } would be no three-player game; cut to 3 or more, or to 0 for no final table.
event-refused-no-byes = Byes are for games that only full tables of three can play: Team Spirit, and types of your own whose rules are written down. Here tables of four let everybody play.
event-refused-byes-full-tables = Only full tables of { $size } play where there are byes; choose tables of { $size }, and a cut that { $size } divides.
event-refused-date = { $date } is no date; write it like 2026-11-22.
event-refused-name = "{ $name }" cannot be a name: it needs 1 to { $most } printable characters.
event-refused-full = An event here has { $most } entrants at most.
event-refused-entered = { $player } is entered already; names are compared without case and accents. Add something that tells the two apart.
event-refused-member-entered = { $player } is already in the team { $team }; nobody plays in two teams.
event-refused-no-team-event = Members are named in team events only; this event is played by single players.
event-refused-team-members = { $team } is a team and needs the names of its { $count } members, who are different people.
event-refused-team-game = Team Spirit is played by teams; make it a team event.
event-refused-team-size = Teams of players for themselves have 2 to 4 members, of whom no more than these count; here { $counts } of { $size } would. A team event, in which every entrant is a team, has none of them.
event-refused-team-full = The team { $team } has its { $most } members already: { $who }.
event-refused-table-too-early = A table is named for late entrants of a grid only; leave it out.
event-refused-late-grid = { $player } comes too late for this grid: every table of round 1 has begun or is full, and later rounds are reached from it only. Enter { $player } in a Swiss event, or undo a result of a three-player table.
event-refused-late-grid-table = Table { $table } has begun or is full; { $player } can sit down at these tables: { $tables }.
event-refused-late-grid-bye = Only full tables play here: { $player } sits down with who has a bye, or has one. Name no table.
event-refused-left-already = { $player } has left the event.
event-refused-absent-played = { $player } has played at table { $table } and is not absent: they leave the event, with the last place of that table.
event-refused-not-left = { $player } has not left the event.
event-refused-no-player-event = Nobody here is called { $said }; there are { $who }.
event-refused-no-player-event-near = Nobody here is called { $said }; did you mean { $near }?
event-refused-no-player-here = Nobody called { $said } sits at this table; there are { $who }.
event-refused-no-player-here-near = Nobody called { $said } sits at this table; did you mean { $near }?
event-refused-which-player = { $said } may be several: { $who }. Write more of the name.
event-refused-no-decks = No decks are registered at this event.
event-refused-deck-locked = Decks are locked; the deck of { $player } can be registered or changed only if a judge agrees.
event-refused-decks-locked-since = Decks are locked since round 1 was seated; a judge may agree to a change of one.
event-refused-decks-locked-so = { $locked ->
    [1] The registration of decks is closed already.
   *[other] The registration of decks is open already.
}
event-refused-deck-illegal = The deck { $deck } of { $player } is not legal for this event
event-refused-deck-unknown-card = The deck cannot be read: { $why }
event-refused-no-deck = { $player } has registered no deck.
event-refused-which-member = Whose deck is it? { $team } are { $who }; name one of them.
event-refused-online-no-deck = { $player } has registered no deck; a game on the network is played with registered decks only.
event-refused-online-teams = { $teams ->
    [1] Table { $table } has { $count } teams; a game on the network is played by { $most }. Play it at a real table and enter the results.
   *[0] This game has no rules for teams on the network; play it at a real table and enter the results.
}
event-refused-online-exchange-waits = Game { $game } waits for { $who }, who may exchange cards first, or say that the deck stays.
event-refused-no-sideboards = This game has no sideboards; decks stay as they are registered.
event-refused-exchange-not-now = { $player } plays at no table now; cards are exchanged between the games of a table.
event-refused-exchange-first-game = { $player } has played no game at this table yet; cards are exchanged after the first one.
event-refused-exchange-locked = Game { $game } is open on the network already; the deck of { $player } is locked until it is over.
event-refused-exchange-none = { $player } has registered no sideboard.
event-refused-exchange-uneven = Cards are exchanged one for one: { $out } would leave the deck and { $into } come in.
event-refused-exchange-dungeon = { $player }: a dungeon card is exchanged for a dungeon card only.
event-refused-exchange-not-there = { $player } has no { $card } there to exchange; cards leave the deck and come from the sideboard.
event-refused-booster-none = { $player } has no booster; one comes with every sealed deck the event issues.
event-refused-booster-used = { $player } is done with the booster; that is once.
event-refused-booster-too-early = { $player } has finished no game yet; the booster is opened after the first one.
event-refused-booster-too-late = { $player } has finished a second game already; the organiser or a judge notes what was taken from the booster.
event-refused-booster-too-many = { $count } cards from the booster are too many; { $most } may come into the deck.
event-refused-booster-not-there = { $player } has no { $card } there to exchange; cards leave the deck and come from the booster.
event-refused-issue-not-sealed = { $game } is not played with sealed decks; everybody registers their own.
event-refused-issue-nobody = Everybody who is meant has a deck already; undo the step that gave it to give another one.
event-refused-online-not-now = Round { $round } has no table { $table } that is played now.
event-refused-not-started = No round is seated yet; seat round 1 first.
event-refused-no-round = There is no round { $round }; { $last ->
    [0] none is seated yet
    [one] only round 1 is seated
   *[other] rounds 1 to { $last } are seated
}.
event-refused-no-table = Round { $round } has no table { $table }; its tables are { $tables }.
event-refused-other-round = Round { $current } is being played, not round { $round }. A result of an earlier round can be corrected.
event-refused-decided = Round { $round }, table { $table }: { $player } has won it already; no further game counts. Correct an earlier result if it is wrong.
event-refused-at-bye = { $player } has a bye in round { $round }; nothing is played there.
event-refused-tied-and-won = A tied game has no winner; leave out one of the two.
event-refused-no-ties = A game of this type goes on until somebody has won it. Where time ran out, write down who won, strike the game, or give the table to somebody.
event-refused-recorded = Round { $round }, table { $table }: game { $game } has a result already; correct it if it is wrong.
event-refused-not-next = Round { $round }, table { $table }: game { $game } cannot come now; the next one is game { $next }.
event-refused-not-your-table = Round { $round }, table { $table }: only who plays there says how the game ended.
event-refused-no-result = Round { $round }, table { $table }: game { $game } has no result that could be changed.
event-refused-same-result = Round { $round }, table { $table }: that is what is written for game { $game } already.
event-refused-table-decided = Round { $round }, table { $table }: it is decided by its games; correct one of them instead.
event-refused-placed-twice = Somebody is named twice in the order.
event-refused-no-minutes = How many minutes? The event has no time of its own for rounds.
event-refused-clock-runs = The clock of round { $round } { $paused ->
    [1] stands still; let it go on, or undo its start
   *[0] runs already; pause it, give a table more time, or undo its start
}.
event-refused-clock-stands = The clock of round { $round } does not run, so it cannot be paused.
event-refused-clock-not-paused = The clock of round { $round } { $begun ->
    [1] runs
   *[0] has not been started
}; only a paused clock goes on.
event-refused-tie-open = Round { $round }, table { $table }: it is still being played; a tie is decided when it is over.
event-refused-tie-round = Ties of the standings are decided between rounds, for the last one; now it is round { $current }, not { $round }, or a table is open.
event-refused-not-tied = { $any ->
    [1] These players are not tied in everything counted; these are: { $who }
   *[0] Nobody is tied here: what is counted tells all players apart
}.
event-refused-tie-why = Give the reason for the decision; the players are told it.
event-refused-twice-in-result = { $player } is named twice in this result.
event-refused-two-winners = { $who } cannot both win a game; mark one winner.
event-refused-who-won = Round { $round }, table { $table }: say who won; it is only clear by itself where exactly one player has { $goal } or more unrazed realms.
event-refused-seat-other-round = Round { $next } is the next one to be seated, not round { $round }.
event-refused-no-coordinator = An event needs a coordinator, who decides questions; name one before round 1 is seated.
event-refused-too-few = { $count } entered; at least { $least } are needed for a table.
event-refused-too-few-scored = { $count } people entered; a scored event needs { $least }. Wait for more, or make the event unscored.
event-refused-decks-missing = { $count ->
    [one] One deck is
   *[other] { $count } decks are
} missing: { $who }.
event-refused-still-open = Round { $round }: { $count ->
    [one] table { $tables } is
   *[other] the tables { $tables } are
} still being played.
event-refused-no-more-rounds = There is no further round; { $player } has won the event.
event-refused-seated-twice = { $player } is seated twice.
event-refused-not-seated = { $player } sits in this round and is missing in the new seating.
event-refused-table-number-twice = Two tables have the same number.
event-refused-table-too-small = Table { $table } has fewer than three players.
event-refused-table-too-large = Table { $table } would have more than { $most } players.
event-refused-not-full = Only full tables of { $size } can play here, and whoever is left over has a bye: no table has two or four players, and three byes make a table.
event-refused-bye-not-here = There are no byes here: nobody is turned away, since tables of four let everybody play. Whoever does not play this round leaves, and comes back in the next.
event-refused-no-bye = Nobody has a bye in round { $round }.
event-refused-has-bye = { $player } has the bye of round { $round } already.
event-refused-table-begun = Round { $round }, table { $table }: something has been played there, so its players stay. Take those results back first, or let somebody else change places.
event-refused-sits-nowhere = { $player } sits at no table in round { $round }.
event-refused-same-table = { $player } and { $other } sit at the same table already.
event-refused-sits-there = { $player } sits at table { $table } already.
event-refused-plan-fixed = Round 1 is seated, and this stays as it was announced: { $field ->
    [rules_text] the rules of the type
    [ruleset] the ruleset
    [scheme] the way rounds are made
    [table_size] the size of tables
    [seed] the number of the lot
    [team_event] whether teams play
    [wins] the games to be won
    [points_multiplier] whether points are doubled
    [byes] whether there are byes
    [bye_points] the points of a bye
    [semifinalist_bonus] the semifinalists' points
    [team_size] the size of teams
    [team_counts] how many of a team count
    [fours_later] where tables of four sit
    [redraw] whether rounds are drawn anew
   *[game] the game
}. Undo the seating to change it.
event-refused-plan-teams = Players are registered already; make it a team event, or none, before anybody is. Take the registrations back first.
event-refused-plan-cut-made = Round { $round } follows the cut; the rounds and the cut stay as they were announced. Undo its seating to change them.
event-refused-plan-rounds-played = { $seated } rounds are seated, so there cannot be { $rounds }.
event-refused-delete-name = An event is deleted only by whoever repeats its name: { $event }.
event-refused-not-decided = The event is not decided yet; seat round { $round }.
event-refused-wrapped-up = The event is wrapped up; undo that to change it.
event-refused-send-before-wrap-up = Wrap the event up before the forms are sent in.
event-refused-ruling-empty = A ruling needs the question and the answer.
event-refused-penalty-why = A penalty needs its reason; say what { $player } did.
event-refused-ejected-for-good = { $player } was ejected and plays no more; if that was wrong, take the ejection back (undo).
event-refused-ejected-already = { $player } has been ejected already.
event-refused-nothing-to-lose = { $player } plays at no table now that could be lost.
event-refused-lost-already = { $player } has lost table { $table } already.
event-refused-game-lost-already = { $player } has lost game { $game } by a penalty already.
event-refused-last-to-win = Nobody but { $player } could win game { $game } any more; a table is lost by a match loss.
event-refused-lost-by-penalty = { $player } has lost game { $game } by a penalty and cannot have won it.
event-refused-replace-later = { $player } may replace the card when the round is over, not now.
event-refused-not-in-deck = { $card } is not in the registered deck of { $player }.
event-refused-replaced-already = { $player } has replaced { $card } after this round already; one copy takes the place of each that was destroyed.
event-refused-repair-what = Say what was put right.
event-refused-repair-not-open = Round { $round }, table { $table } has no open game on the network.
event-refused-repair-not-so-far = { $most ->
    [0] Nobody has decided anything yet that could be taken back
    [one] The game can be taken back by one decision, not by { $back }
   *[other] The game can be taken back by 1 to { $most } decisions, not by { $back }
}; it can be played anew.
event-refused-repair-over = That game is over; correct its result instead.
event-refused-repair-at-table = A game is put right at its table; only what was done otherwise is noted like this.
event-refused-not-for-judge = That is for the organiser; a judge cannot do it.
event-refused-not-for-player = That is for the organiser or a judge; a player checks in, reports their own games, hands in their own deck, calls a judge, and may leave.
event-refused-not-for-table = A table on the network reports its own games and nothing else.
event-refused-sign-up-closed = Sign-up is not open now; ask at the desk to be entered.
event-refused-sign-up-over = The first round is seated, so nobody signs up any more; the desk enters late players.
event-refused-sign-up-yourself = Whoever is in the event already signs nobody else up; the desk enters them.
event-refused-sign-up-so = { $open ->
    [1] Sign-up is open already.
   *[other] Sign-up is closed already.
}
event-refused-check-in-not-asked = Nobody is asked to check in now.
event-refused-check-in-over = The first round is seated, and check-in is over; whoever has not come is noted as absent at their table.
event-refused-check-in-so = { $open ->
    [1] Everybody is asked to check in already.
   *[other] Nobody is asked to check in.
}
event-refused-checked-in-so = { $here ->
    [1] { $player } has checked in already.
   *[other] { $player } has not checked in.
}
event-refused-resting = The event rests until another day; begin that day first.
event-refused-resting-already = The event rests already.
event-refused-not-resting = The event does not rest, so no other day begins.
event-refused-day-not-now = An event rests while it is played: after round 1 is seated, before somebody has won.
event-refused-until = { $until } is no day and time; write it like 2026-11-23 09:00.
event-refused-check-in-mid-table = { $player } has not checked in and sits at table { $table }, which is not finished. Check them in, or note that they leave, or have not come, first.
event-refused-prize-what = Say what the prize is.
event-refused-prize-place = A prize is for places from 1 on, the better one first; { $first } to { $last } cannot be.
event-refused-prize-title = Name the title the prize is for.
event-refused-prizes-so = These are the prizes already.
event-refused-prizes-many = An event has { $most } prizes at most.
event-refused-prize-by-place = { $what } is for a place; the standings give it.
event-refused-prize-by-door = { $what } is drawn by lot among those who are there.
event-refused-prize-given-so = { $what } has been given so already.
event-refused-prize-not-drawn = { $what } is not drawn; give it to somebody, or the standings do.
event-refused-prize-drawn = { $what } has been drawn already; take that step back to draw it again.
event-refused-no-prize = There is no prize { $prize }; there are { $prizes }.
event-refused-nobody-here = Nobody is there any more to be drawn.
event-refused-no-bracket = Nobody advances to another round here yet; there is a bracket after the cut.
event-refused-not-checked-in = { $count ->
    [one] One player has
   *[other] { $count } players have
} not checked in yet: { $who }. Check them in, or end check-in, which notes them as absent.
event-refused-called-already = { $player } has called a judge already, who is on the way.
event-refused-no-call = { $player } has not called a judge.
event-refused-decks-open = Decks can still be changed; close their registration before everybody may look at them.
event-refused-decks-published-so = { $published ->
    [1] Everybody may look at the decks already.
   *[other] The decks are not shown to everybody.
}
event-refused-nobody-to-draw = Nobody who plays on has a registered deck, so none can be drawn.
event-refused-nothing-to-undo = Nothing has happened yet that could be undone.
event-refused-no-step = There is no step { $number }; the last one is { $last }.
event-refused-undone-already = Step { $number } does not count anyway; it was undone.
event-refused-changes-seating =
    { $count ->
        [one] By this the seating of round { $rounds } would be another one. Say whether the round stays as it was played ("keep") or is seated again ("again").
       *[other] By this the seating of rounds { $rounds } would be another one. Say whether the rounds stay as they were played ("keep") or are seated again ("again").
    }
event-refused-cannot-keep = Round { $round } cannot stay as it was played, since nothing would seat it any more; undo with "again", or correct a result instead.
event-refused-overtaken = Somebody else was faster, and this may not fit any more: { $what } Look at the event again and repeat it if it is still right.
event-refused-no-event = There is no event { $event }.
event-refused-league-days = A league cannot end on { $ends } when it begins on { $begins }.
event-refused-league-points = A better place cannot be worth less than a later one: { $points }, the last of them for everybody else.
event-refused-league-ties = Every tie-break is named once: { $ties }.
event-refused-league-events = A league holds { $most } added events at most.
event-refused-leagues-full = This server keeps { $most } leagues at most.
event-refused-league-delete-name = A league is deleted only by whoever repeats its name: { $league }.
event-refused-no-league = There is no league called { $league }.
event-refused-people-early = Whose names they are is asked when the event is wrapped up.
event-refused-no-such-line = No line of the ranking is meant by { $who } here.
event-refused-which-league = { $league } may be several: { $leagues }. Write more of the name.
event-refused-not-for-visitors = Leagues are founded and fed here by whoever runs the server, or who has the key of a league.
event-refused-is-here = This event is here already: { $event } ({ $id }). Open it there; to go on from the file instead, its organiser deletes it first.
event-refused-no-event-near = There is no event { $event }; did you mean { $near }?
event-refused-too-many-steps = An event here has { $most } steps at most.
event-refused-which-event = { $event } may be several: { $events }. Write more of it.

event-aside-no-player = { $player } is not entered (any more).
event-aside-entered = { $player } is entered by another step.
event-aside-left = { $player } had left already.
event-aside-played = { $player } had played already.
event-aside-not-left = { $player } had not left.
event-aside-no-round = Round { $round } is not seated (any more).
event-aside-other-round = Round { $round } does not follow the round before it any more.
event-aside-no-seating = Round { $round } cannot be seated as the results now are.
event-aside-stranger-seated = The seating of round { $round } names somebody who is not entered.
event-aside-other-players = In round { $round } these players do not sit together any more.
event-aside-recorded = The game has another result in round { $round }.
event-aside-nothing-there = There is no result in round { $round } that this could change.
event-aside-decided = The table was decided before this game, as the results of round { $round } now are.
event-aside-won-that-game = { $player } has won game { $game } of round { $round } as it is written down; the penalty takes nothing from it.
event-aside-clock = The clock of round { $round } does not run, or runs already.
event-aside-no-prize = That prize is not on the list any more.
event-aside-day-ended = The event rests already, or is not played yet.
event-aside-day-begun = The event does not rest.
event-aside-no-call = { $player } has not called a judge (any more).
event-aside-booster = { $player } has no booster any more with these cards, or used it before.

event-change-entered = { $player } is entered.
event-change-not-entered = { $old } is not entered any more.
event-change-renamed = { $old } is now called { $new }.
event-change-is-in = { $player } plays on.
event-change-is-out = { $player } has left.
event-change-is-absent = { $player } is absent: no points, and not counted.
event-change-is-ejected = { $player } is ejected.
event-change-deck = The deck of { $player } is registered.
event-change-deck-gone = { $player } has no registered deck any more.
event-change-sign-up = { $open ->
    [1] Sign-up is open: whoever has the link may enter.
   *[other] Sign-up is closed.
}
event-change-check-in = { $open ->
    [1] Everybody is asked to check in.
   *[other] Check-in is over.
}
event-change-checked-in = { $here ->
    [1] { $player } has checked in.
   *[other] { $player } has not checked in after all.
}
event-change-called = Table { $table }: { $player } calls a judge.
event-change-answered = { $player } needs no judge any more.
event-change-decks-published = { $published ->
    [1] Everybody may look at the registered decks.
   *[other] The registered decks are not shown to everybody any more.
}
event-change-drawn = Drawn for a deck check: { $players } (number { NUMBER($seed, useGrouping: 0) }).
event-change-not-drawn = Not drawn for a deck check any more: { $players }.
event-change-penalised = { $player }: { $sanction ->
    [caution] caution
    [warning] warning
    [game-loss] game { $game } of round { $round } is lost; no realms of it count
    [match-loss] table { $table } is lost, with its last place
   *[ejection] ejection
}.
event-change-not-penalised = { $player } is not punished any more.
event-change-resting = { $known ->
    [1] The event rests until { WHEN($until) }.
   *[other] The event rests until another day.
}
event-change-not-resting = The event does not rest any more.
event-change-day = Day { $day } begins.
event-change-not-day = Day { $day } has not begun after all.
event-change-prizes = { $count ->
    [0] No prizes are stated any more.
    [one] One prize is stated.
   *[other] { $count } prizes are stated.
}
event-change-prize-given = { $seed ->
    [0] { $what } goes to { $players }.
   *[other] { $what } goes to { $players } (drawn, number { NUMBER($seed, useGrouping: 0) }).
}
event-change-prize-not-given = { $what } is given to nobody any more.
event-change-plan = The plan of the event is another one.
event-change-decks = { $locked ->
    [1] The registration of decks is closed.
   *[other] The registration of decks is open again.
}
event-change-round-seated = Round { $round } is seated: { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
event-change-round-gone = Round { $round } is not seated any more.
event-change-seats = Round { $round }, table { $table }: { $new } instead of { $old }.
event-change-table-gone = Round { $round } has no table { $table } any more.
event-change-result = Round { $round }, table { $table }, game { $game }: { $result }; { $player } won.
event-change-result-tied = Round { $round }, table { $table }, game { $game }: { $result }; tied.
event-change-result-gone = Round { $round }, table { $table }, game { $game } has no result any more.
event-change-result-other = Round { $round }, table { $table }, game { $game }: { $new } instead of { $old }.
event-change-open-again = Round { $round }, table { $table } is open again.
event-change-table-won = Round { $round }, table { $table }: won by { $player }.
event-change-table-won-instead = Round { $round }, table { $table }: won by { $player } instead of { $other }.
event-change-set-aside = Step { $number } is set aside: it is kept, but does not count.
event-change-counts-again = Step { $number } counts again.
event-change-points = { $player } has { $new } points instead of { $old }.
event-change-winner = { $player } has won the event.
event-change-no-winner = { $old } has not won the event any more; it is open.
event-change-wrapped-up = The event is wrapped up.
event-change-not-wrapped-up = The event is open again.
event-change-sent = The scoring forms were sent in on { $on }.
event-change-not-sent = The scoring forms have not been sent in.
event-change-claimed = Round { $round }, table { $table }, game { $game }: { $player } has said how it ended; the others at the table have to say the same.
event-change-disputed = Round { $round }, table { $table }, game { $game }: the players do not say the same; a judge decides.

event-step-amended = The plan is changed.
event-step-registered = { $grouped ->
    [0] { $player } enters.
   *[1] { $player } enters ({ $team }).
}
event-step-renamed = { $player }: the name is now { $name }.
event-step-deck-registered = { $player } hands in the deck { $deck }.
event-step-decks-locked = { $locked ->
    [1] The registration of decks is closed.
   *[other] The registration of decks is open again.
}
event-step-issued = { $player } is given a sealed deck.
event-step-booster-used = { $count ->
    [0] { $player } opens the booster and leaves the deck as it is.
    [one] { $player } puts one card of the booster into the deck.
   *[other] { $player } puts { $count } cards of the booster into the deck.
}
event-step-deck-checked = { $passed ->
    [1] The deck of { $player } was checked and is as registered ({ $remark }).
   *[0] The deck of { $player } was checked and is not as registered ({ $remark }).
}
event-step-sign-up-opened = { $open ->
    [1] Sign-up is open.
   *[other] Sign-up is closed.
}
event-step-check-in-asked = { $open ->
    [1] Everybody is asked to check in.
   *[other] Check-in is over.
}
event-step-checked-in = { $here ->
    [1] { $player } checks in.
   *[other] { $player } has not checked in after all.
}
event-step-judge-called = Table { $table }: { $player } calls a judge ({ $why }).
event-step-call-answered = The call of { $player } for a judge is answered.
event-step-decks-published = { $published ->
    [1] The registered decks are published.
   *[other] The registered decks are not shown to everybody any more.
}
event-step-checks-drawn = Drawn by lot for a deck check: { $players } (number { NUMBER($seed, useGrouping: 0) }).
event-step-day-ended = { $known ->
    [1] The event rests until { WHEN($until) }.
   *[other] The event rests until another day.
}
event-step-day-begun = Another day begins; everybody is asked to check in.
event-step-prizes-stated = { $count ->
    [0] There are no prizes.
    [one] One prize is stated.
   *[other] { $count } prizes are stated.
}
event-step-prize-given = { $seed ->
    [0] A prize goes to { $players }.
   *[other] A prize is drawn: { $players } (number { NUMBER($seed, useGrouping: 0) }).
}
event-step-withdrawn = { $player } leaves ({ $why }).
event-step-stayed-away = { $player } does not come.
event-step-returned = { $player } comes back.
event-step-seated = Round { $round } is seated, { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
event-step-seated-by-hand = { $reasoned ->
    [1] Round { $round }: who sits where is set by the organiser ({ $why }).
   *[0] Round { $round }: who sits where is set by the organiser.
}
event-step-claimed = Round { $round }, table { $table }, game { $game }: { $player } says { $result }; { $tied ->
    [1] nobody won
   *[0] { $winner } won
}.
event-step-recorded = Round { $round }, table { $table }, game { $game }: { $result }; { $tied ->
    [1] nobody won
   *[0] { $winner } won
}.
event-step-corrected = Round { $round }, table { $table }, game { $game } is corrected to { $result }; { $tied ->
    [1] nobody won
   *[0] { $winner } won
}.
event-step-struck = Round { $round }, table { $table }, game { $game } does not count.
event-step-awarded = Round { $round }, table { $table } is given to { $winner } ({ $why }).
event-step-placed = Tie in round { $round }, { $table ->
    [0] in the standings
   *[other] table { $table }
}: the coordinator's order is { $players } ({ $why }).
event-step-penalised = { $player }: { $sanction ->
    [caution] caution
    [warning] warning
    [game-loss] { $table ->
        [0] loss of game { $game } of round { $round }
       *[other] loss of game { $game } at table { $table }
    }
    [match-loss] loss of table { $table }
   *[ejection] ejection
} ({ $why }).
event-step-ruled = Ruling: { $question } { $answer }
event-step-replaced = { $player } replaces the destroyed card { $card }.
event-step-repaired = Round { $round }, table { $table } on the network: { $how ->
    [back] { $back ->
        [one] the game is taken back by one decision
       *[other] the game is taken back by { $back } decisions
    }
    [anew] the game is played anew
   *[noted] put right
} ({ $what }).
event-step-clock-started = The clock of round { $round } runs, { $minutes } minutes.
event-step-clock-paused = The clock of round { $round } stands still.
event-step-clock-resumed = The clock of round { $round } goes on.
event-step-extended = Round { $round }, table { $table } has { $minutes } minutes more.
event-step-opened = Round { $round }, table { $table }, game { $game } is played on the network.
event-step-exchanged = { $count ->
    [0] { $player } leaves the deck as it is before game { $game }.
    [one] { $player } exchanges one card with the sideboard before game { $game }.
   *[other] { $player } exchanges { $count } cards with the sideboard before game { $game }.
}
event-step-wrapped-up = The event is wrapped up.
event-step-sent = The scoring forms were sent in on { $on }.
event-step-undone = Step { $number } is undone.

prize-place = { $several ->
    [1] Places { $first } to { $last }
   *[0] Place { $first }
}
prize-sport = Best sport
prize-newcomer = Best newcomer
prize-door = Door prize
prize-tie-by-lot = { $who } and { $others } are equal in everything counted; the lot gave this prize to { $who }.
prize-tie-by-ruling = { $who } and { $others } are equal in everything counted; the coordinator ruled for { $who }.

bracket-title = { $event }: { $decided ->
    [1] won by { $winner }
   *[0] the bracket so far
}
bracket-final = Final
bracket-round = Round { $round }
bracket-table = Table { $table }
bracket-to = to table { $table }
bracket-told = { $where }: { $players }. { $won ->
    [1] { $winner } won.
   *[0] Nobody has won yet.
}
metagame-counted = { $decks ->
    [0] No registered deck has played a game.
    [one] One registered deck, { $games } games.
   *[other] { $decks } registered decks, { $games } games.
}{ $without ->
    [0] {""}
    [one] {" "}One person played with no registered deck.
   *[other] {" "}{ $without } people played with no registered deck.
}
metagame-worlds = Worlds (most cards of a deck)
metagame-champion-types = Types of champions (most of a deck)
metagame-champions = Champions
metagame-cards = Cards
metagame-decks = Decks
metagame-no-world = no world
metagame-mixed = mixed
metagame-rate = { $share } ({ $low } to { $high }; chance { $even })
metagame-head-name = Name
metagame-head-decks = Decks
metagame-head-copies = Copies
metagame-head-games = Games
metagame-head-won = Won
metagame-head-deck = Deck
metagame-head-player = Player
metagame-head-world = World, champions
metagame-head-place = Place

event-by-organiser = { $named ->
    [1] organiser { $name }
   *[0] organiser
}
event-by-judge = { $named ->
    [1] judge { $name }
   *[0] judge
}
event-by-player = { $named ->
    [1] player { $name }
   *[0] player
}
event-by-table = the table on the network
event-ruled-because = { $ruling } Reason: { $why }

exchange-no-seat = there is no seat { $seat }; the match has { $players } players
exchange-no-exchange = { $game } has no sideboard; decks stay as they are (protocol.deck-locked)
exchange-before-first = nothing is exchanged before the first game of a match (option.sideboard.when)
exchange-no-sideboard = seat { $seat } has no sideboard (variant.sideboard.opt-out-notice)
exchange-dungeon = a dungeon card is exchanged for a dungeon card only (option.sideboard.one-for-one)
exchange-booster-later = the booster is opened after the first game ({ $rule })
exchange-once = seat { $seat } has exchanged cards already; that is done once ({ $rule })
exchange-too-many = { $count } cards are exchanged, at most { $most } are allowed ({ $rule })
exchange-one-for-one = { $going } cards go out and { $coming } come in; it is one for one ({ $rule })
exchange-nothing = no card is exchanged; leave the deck as it is ({ $rule })
exchange-not-in = { $card } is not in the { $what } ({ $rule })
offence = deck of seat { $seat }: { $why } ({ $rule }); the coordinator may punish this with ejection
offence-strange = not an exchange of registered cards: { $cards }
offence-one-for-one = not an exchange one for one
offence-other-deck = the game was played with another deck
offence-not-restored = not restored to the registered lists before the match
match-game-open = the last game is not over; a match goes on when it is (general.deck.locked)
match-deck-changed = deck of seat { $seat } was changed ({ $cards }); decks are locked during a match (general.deck.locked)
match-registered = a registered list is changed only if the judge agrees; ask the judge (variant.sideboard.registration)
match-players = a match has 2 to 8 players, not { $count } (general.players.minimum)
match-deck = deck of seat { $seat }: { $problem }{ $more ->
        [0] {""}
       *[other] {" "}(and { $more } more)
    }
match-over = the match is over: seat { $seat } has won two games (tournament.match.first-to-two)
match-not-over = the game is not over; it counts when it is (tournament.match.first-to-two)
match-other-game = the game was played as { $played } by { $by }, the match is { $game } by { $ruleset }; it does not count (protocol.coordinator-decides-options)
event-round-open = round { $round } is not over: bracket { $brackets } has no winner; enter the missing games (tracking.even-pace)
event-latecomer = every table of the round has begun; the player can enter in the next round
event-too-few = { $count } players cannot play a round; a table needs three (tracking.four-player-balance)
event-size-of-table = tables have 3 or 4 players, not { $size } (tournament.table.three-players)
event-seated-twice = { $name } is seated twice; name every player once
event-no-team = { $name } has no team; name one, as for everybody in a team event
event-team-size = team { $name } has { $count } members ({ $members }) and needs { $needed } (format.team-spirit.teams)
event-nobody-has-won = round { $round }, bracket { $bracket }: nobody has won { $wins } games yet; enter the missing games (tracking.even-pace)
notice-sideboard = { $who } has a sideboard of { $count } cards (option.sideboard.count-check).
notice-no-sideboard = { $who } plays without a sideboard (variant.sideboard.opt-out-notice).
