### Lasting longer than it says.

twice-as-long = { EACH($what) } cast by { $user } lasts twice as long as it says
remember-phase = {""}
cast-in-phase =
    .clause = cast in phase { $phase }
go-on = { MANY($who) } in effect for a stated time stay in effect beyond it; when there are more than { $most }, the one that has been in effect longest ends
