### Other ways to win.

caused = { $how ->
        [alone] one player alone draws them
        [in-battle] { $by } caused it in battle
       *[any] { $by } caused it
    }
    .inside = { $how ->
        [alone] if one player alone draws them
        [in-battle] by { $by } in battle
       *[any] if { $by } caused it
    }
mark-realm = { LET() }{ $it } bears your marker until it is rebuilt or leaves play
score = { DO($who, "score") } a point that you keep
realms-and-credit = you win with { $realms } { $razed_count ->
        [yes] realms, razed or not,
       *[no] unrazed realms
    } and credit for { $credit } razed realms, and in no other way
