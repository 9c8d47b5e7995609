### Recorded games

## Help

help-replay =
    Show a recorded game move by move and check that it is the same game.
    Exit code 0: it is; 1: this program plays it differently; 2: not a sound record.
help-replay-step = Wait for Enter after every move; q ends.
help-replay-force = Go on with a record that was changed, breaks off, or was played with other card powers.
help-replay-json = Write one object for other programs.

## Around the moves

record-title = Game of { $players } players, ruleset { $ruleset }, { $size } cards, seed { $seed }
record-turn = Turn { $number }, { $seat }
record-seat =
    { $seat }: { $realms ->
        [0] 0 realms
        [one] 1 realm
       *[other] { $realms } realms
    }, { $razed } razed, { $pool } in the pool, { $hand } in hand, { $pile } in the draw pile
record-next = Enter: next move, q: end{" "}
record-unfinished = The game is not finished.
record-result =
    { $count ->
        [0] Nobody wins
        [one] { $seats } wins
       *[other] Draw between { $seats }
    } ({ $reason ->
        [goal] enough unrazed realms
        [deck-out] a draw pile ran out
        [turn-limit] the last turn is over
        [tie] a player has lost all realms and nobody is ahead
        [agreement] the players agreed on a tie
        [conceded] the others have given up
       *[other] { $reason }
    }). Unrazed realms: { $realms }
record-verified =
    { $moves ->
        [one] Verified: 1 move, the game is the same.
       *[other] Verified: { $moves } moves, the game is the same.
    }
record-differs =
    { $move ->
        [0] Not verified: no move is known to be the same.
        [one] Not verified: the same up to move 1.
       *[other] Not verified: the same up to move { $move }.
    }

## Moves: { $seat } is a letter, { $what } a card, a seat, a place or a number

move-pass = { $seat } passes
move-done = { $seat } is done
move-yes = { $seat } says yes
move-no = { $seat } says no
move-keep = { $seat } keeps { $what }
move-return-to-pile = { $seat } puts { $what } back on the draw pile
move-decline = { $seat } does not defend
move-stop = { $seat } stops attacking
move-mulligan = { $seat } calls a mulligan
move-play = { $seat } plays { $what }
move-use = { $seat } uses { $what }
move-answer = { $seat } answers with { $what }
move-attack = { $seat } attacks { $what }
move-defend = { $seat } defends with { $what }
move-rebuild = { $seat } rebuilds { $what }
move-seat = { $seat } chooses player { $what }
move-request = { $seat } asks player { $what } for help
move-place = { $seat } chooses place { $what }
move-mode = { $seat } chooses option { $what }
move-number = { $seat } chooses the number { $what }
move-choose = { $seat } chooses { $what }
move-name = { $seat } names { $what }

clause-on = on { $what }
clause-by = by { $what }
clause-beside = beside { $what }
clause-with = with { $what }
clause-about = about { $what }
clause-at = at { $what }
clause-way = in its way { $what }
clause-power = power { $what }
clause-number = number { $what }
clause-saying = saying { $what }
clause-for = (for { $what })

# What keeps a record from being read

record-is-a-save = { $source }:1: a saved position, not the record of a game; a record begins with { $begins }
record-first-line = { $source }:1: not a game record; its first line must be { $begins }
