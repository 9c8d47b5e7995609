### Other ways to win.

caused = { $by } caused it{ $in_battle ->
        [yes] {" "}in battle
       *[no] {""}
    }
mark-realm = { LET() }{ $it } bears your marker until it is rebuilt or leaves play
score = { DO($who, "score") } a point that you keep
realms-and-credit = you win with { $realms } { $razed_count ->
        [yes] realms, razed or not,
       *[no] unrazed realms
    } and credit for { $credit } razed realms, and in no other way
