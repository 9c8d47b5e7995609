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

said-by-another = { $what }
at-place = { $where }: { $what }
record-deck-part = { $said } is not part of a deck; write them like 1st/12-15,44x2
record-deck-range = { $said } is not a range or count of cards; write it like 12-15 or 44x2
file-unreadable = { $file }: cannot be read: { $why }
file-unwritable = { $file }: cannot be written: { $why }
file-too-long = { $file }: longer than { $most } MiB, so it is no file of this program
file-why-device = it is a device or a pipe; choose another name
file-why-zero-byte = its name holds a zero byte; choose another name
file-why-absent = there is no such file
file-why-no-folder = the folder { $folder } does not exist; create it first
file-why-folder = it is a folder; name a file
file-why-no-such-folder = { $folder } is not a folder
file-why-forbidden = no permission
file-why-forbidden-folder = no permission; choose a folder that is yours instead of { $folder }
file-why-full = the disk is full; make room or choose another folder
record-changed = { $source }: { $what } have changed since (then { $then }, now { $now }; this is { $program }); { $remedy }
record-its-powers = the powers of its cards
record-its-rules = the rules it is played by
save-remedy = open it with the program that saved it
record-remedy = replay it with the program it was recorded with ({ $version }), or with --force
record-not-text = { $source }:{ $line }: not UTF-8 text, so not a game record
record-format = record format { $found }, this program reads { $known }; use the program that wrote it
record-after-end = { $line } after the '== end' line; nothing may follow it
record-move-number = move { $found } where move { $wanted } should be; a line is lost or doubled
record-no-line = { $line } is not a line of a record; moves look like '12. A passes'
record-no-header-line = { $line } is not a line of the header; they look like 'seed: 7'
record-twice = { $field } a second time; leave one
record-lines-changed = lines { $first } to { $last } were changed after they were written; get the original, or read it as it stands with --force
record-moves-count = after { $said } moves, but { $found } stand here; a line is lost or doubled
record-header-breaks-off = the record breaks off in its header; copy the file again
record-breaks-off = the record breaks off before its '== end' line; copy the file again, or read it as it stands with --force
record-header-lacks = the header lacks its line '{ $field }: ...'
record-no-seat = no seat { $seat }; the decks of this record are { $known }
record-whole-number = { $field } must be a whole number, not { $found }
record-no-cards = { $field } has no cards
record-quotation = { $field }: the quotation marks do not close
record-differs-move = move { $move }: { $what }
record-differs-fault = move { $move } makes this program fail: { $what }
record-differs-when = the game differs { $when ->
        [between] between moves { $first } to { $last }
        [at] at move { $last }
       *[start] at the start
    }: recorded { $then }, now { $now }
record-differs-version = { $what } (recorded with version { $then }, this is { $now })
record-impossible-action = action { $number } ({ $verb }) is not possible in the game it is recorded for
record-option-name = an option named { $name } cannot be recorded; names have no colon and single spaces
save-version = { $source }: saved by version { $then }, this is { $now }; open it with { $then }
save-no-position = { $source }: no possible position ({ $what }); use an earlier save
save-other-position = { $source }: the position is not the one that was saved; use an earlier save
save-is-a-record = { $source }: the record of a game, not a saved position; see `sixrealms replay`
save-is-none = { $source }: not a saved game; those begin with { $begins }
save-format = { $source }: save format { $found }, this program reads { $known }; open it with the program that wrote it
save-breaks-off = { $source }: the file breaks off, { $count ->
        [one] 1 byte is
       *[other] { $count } bytes are
    } missing; copy it again or use an earlier save
save-changed = { $source }: the content was changed after it was saved; use an earlier save
save-content = { $source }: not what a save holds ({ $what }); use an earlier save
notation-over = the game is over: there is no move to write
notation-over-said = { $said }: the game is over, no move is possible
notation-other-seat = { $said }: { $seat } has to decide now, not { $other }; nearest: { $near }
notation-no-verb = { $said }: no verb of the notation; nearest: { $near }
notation-several = { $said } may mean { $several }{ $more }; say more of it
notation-impossible = { $said } is not possible now; nearest: { $near }

unsound-card = a card that is not in the decks
unsound-procedure = an unknown procedure { $name }
unsound-power = an unknown power { $name }
unsound-nothing = neither a decision nor a result
unsound-seat = a seat that nobody has

## Why a computer player did that: { $who } is a seat's name, { $level } how strong the player is

help-replay-why = Say what was weighed at that move, and what each answer was held to be worth.
help-replay-as = Whose judgement to ask with --why; otherwise that of the computer player who moved, or the expert's.
thoughts-asked = { $who } was asked: { $question }
thoughts-none = { $level } answers without weighing anything: { $what }.
thoughts-weighed =
    { $count ->
        [one] { $level } weighed one answer:
       *[other] { $level } weighed { $count } answers:
    }
thoughts-line = { $number }. { $what }: { $verdict }
thoughts-best = the best
thoughts-equal = as good
thoughts-little = worse by about a card
thoughts-clearly = clearly worse
thoughts-realm = worse by about a realm
thoughts-far = worse by several realms
thoughts-lost = throws the game away
thoughts-games =
    { $count ->
        [one] (one game played on in the head)
       *[other] ({ $count } games played on in the head)
    }
thoughts-no-move = the record has the moves 1 to { $most }, and no move { $number }

### A recorded game looked at afterwards

command-review = Say who was winning a recorded game when, where it turned, and what would have been better.
help-review =
    Plays a record again and thinks about its moves as a computer player would,
    knowing only what the player knew. Shows who was winning turn by turn, the
    three moves that gave the most away, and a better one for each.
help-review-json = Write one object for other programs.
review-curve = Who was winning, turn by turn
review-seat = { $seat }  { $curve }  { $last } % before the end
review-points = { $count ->
    [0] No move gave much away
    [one] One move that gave much away
   *[other] { $count } moves that gave the most away
}
review-played = Turn { $turn }, move { $move }: { $what }
review-better = Better: { $what } ({ $before } % instead of { $after } %)
review-how = The shares are what computer players think of a position, not a promise. sixrealms replay shows the moves.
