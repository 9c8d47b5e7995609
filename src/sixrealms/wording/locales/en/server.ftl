### What the server itself says to people

player-who-left = a player who left ({ $seat })

# Why something is not done, by the code of the refusal

refused-too-often = too often in a short time; wait a minute
refused-claimed = this account has a name and a password already
refused-wrong-password = the name or the password is not right
refused-wrong-code = the name or the recovery code is not right
refused-name-taken = somebody else is called so; choose another name
refused-password = this password is too short, too long or the name itself
refused-name = this name is too long, not printable or taken here; choose another
refused-no-card = there is no such card
refused-no-rule = there is no such rule
refused-no-seat = the game has no such seat
refused-over = the game is over
refused-not-over = the game is not over; hands are shown only then
refused-too-long = this is longer than the server takes
refused-token = no seat at this table is yours
refused-nothing-said = a line has either text or a phrase
refused-no-phrase = there is no such phrase
refused-too-much-said = enough has been said at this table
refused-unknown = nobody is known here; begin as a guest or log in
refused-no-account = a guest has no password; make an account first
refused-full = there is no room for more; try again later
refused-no-table = there is no such table; the link may be cut short
refused-changed = this game belongs to another version of the program and cannot go on
refused-not-begun = the game has not begun; seats are free
refused-spectator = whoever watches decides nothing
refused-out-of-date = connect again
refused-not-stored = the server cannot store this now; try again
refused-no-person = a table needs a seat for a person
refused-deck = this deck may not be played here
refused-not-yours = only whoever made the table seats computer players
refused-taken = this seat is taken
refused-hidden = you do not know which card this is (gloss.hand)
refused-conceded = you have given this game up
refused-not-away = no computer player plays for you
refused-unknown-bot = there is no such computer player
refused-not-gone = a computer player is called only for somebody who has been gone for a minute
refused-stale = something has happened since; look at the table and answer again
refused-computer-plays = a computer player plays for you; say that you are back first
refused-no-way-back = this decision cannot be taken back (general.touch.takeback-instant)
refused-not-asked = nobody waits for your consent
refused-not-your-decision = it is not your decision
refused-fault = the program fails at this; it is noted
refused-not-allowed = this is not possible now
refused-origin = this request comes from a page of another site
refused-header = what acts for a person needs the header X-Six-Realms
refused-not-found = there is nothing at this address
refused-not-understood = the request is not what is documented
refused-game-name = this name of a game is not understood
refused-clock = this clock cannot be had here
