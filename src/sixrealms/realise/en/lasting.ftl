### Notes, extra turns and what else concerns time. A note says nothing where what asks for it says enough.

end-own = { LET() }this effect ends
extra-turn = { DO($who, "take") } another turn next
skip-turn = { DO($who, "miss") } { PERSON($who) ->
        [you] your
       *[other] their
    } next turn
skip-phase = { LET() }this turn has no phase { $phase }
cancel-extra-turn = { LET() }the extra turn that is about to be taken is lost
cancel-extra-turn-of = { LET() }{ A($who) } { VERB($who, "lose") } the extra turn { PERSON($who) ->
        [you] you are
       *[other] they are
    } about to take
spend = { LET() }{ $who } cannot be used until its owner's next turn
note-cancelled = {""}
note-summoned = { LET() }{ $value } is noted
note-beaten = {""}
note-foretold = { DO($who, "foretell") } in secret that { $value ->
        [1] the attacker
       *[2] the defender
    } will win
note-school = { DO($who, "use") } only { $value ->
        [1] wizard
       *[2] cleric
    } spells in this round
choose-school = { DO($who, "choose") } wizard spells or cleric spells; { $on } may use only these in this round
note-first-ally = {""}
note-may-attack = { LET() }{ $on } may attack this turn
remember = { LET() }{ KNOWN($number) ->
        [yes] the number { $number }
       *[no] { $number }
    } is noted
waits = { LET() }this card stays on the table
note-king = { LET() }{ $on } { VERB($on, "become") } a king
leaves-the-table = this card leaves the table
leaves-the-table-unsaid = {""}
