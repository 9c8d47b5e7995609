### Lasting longer than it says.

twice-as-long = { EACH($what) } cast by { $user } lasts twice as long as it says
note-cast-in = {""}
cast-in-phase =
    .clause = cast in phase { $phase }
go-on = { MANY($who) } in effect for a stated time stay in effect beyond it; when there are more than { $most }, the one that has been in effect longest ends
used-by-cast-in-phase =
    .clause = cast by { $bearer } in phase { $phase }
cast-by-cast-in-phase =
    .clause = cast by { $ref } in phase { $phase }
