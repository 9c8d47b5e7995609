### Lasting longer than it says.

twice-as-long = { EACH($what) } cast by { $user } lasts twice as long as it says
remember-phase = {""}
cast-in-phase =
    .clause = cast in phase { $phase }
