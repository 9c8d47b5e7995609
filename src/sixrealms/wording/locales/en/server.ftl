### What the server itself says to people

guest = Guest
player-who-left = a player who left ({ $seat })

# Why something is not done, by the code of the refusal

refused-too-often = too often in a short time; wait a minute
refused-claimed = this account has a name already, and a password or a passkey
refused-wrong-password = there is no account with this name and this password; check both, capital letters count in the password; a recovery code or a passkey lets you in without it
refused-not-your-password = this is not the password of this account; check it, capital letters count
refused-no-sheet = this sheet or file does not exist; the guide to tournaments lists them
refused-show-passkey = this needs your passkey; show it and do it again
refused-no-passkeys-here = passkeys need an address with a name: https, or localhost on your own machine
refused-wrong-passkey = this passkey is not accepted; try again, or choose another way to log in
refused-unknown-passkey = nobody here has this passkey any more; choose another way to log in
refused-another-passkey = this is the passkey of another account; show one of this account
refused-known-passkey = this passkey is known here already
refused-last-passkey = without this passkey nobody could log in; set a password first
refused-passkey-too-late = the passkey came too late; try again
refused-too-many-passkeys = there are too many passkeys; remove one of them first
refused-no-spectators = nobody watches this game; its replay can be seen when it is over
refused-closed = whoever runs this server has closed this table; its record stays
table-closed = whoever runs this server has closed this table; its record stays. Reason: { $why }
banned-until = you may not play on this server until { $until } (UTC). Reason: { $why }
refused-banned = you may not play on this server for a time
refused-nobody-to-report = a report is about another person at this table, with a reason
refused-hands-never = at this table hands are not shown to spectators
refused-no-hello = the first message says who connects
refused-not-text = a message here is text, not bytes
refused-wrong-code = there is no account with this name and this recovery code; check both
refused-name-taken = somebody else is called so, or so that it looks the same; choose another name
refused-password = this password is too short, too long or the name itself
refused-name = this name is too long, not printable or taken here; choose another
refused-no-example = there is no example of this card yet
refused-no-exercise = there is no such lesson or puzzle
refused-no-card = there is no such card
refused-no-deck = there is no such deck, or its owner does not share it any more
refused-deck-too-small = a deck is tried when it has 20 cards
refused-deck-trial-begun = no trial of so many games has begun like this
refused-deck-no-field = no deck that comes with the program is legal there, so there is nobody to play
refused-deck-changed = this deck was changed elsewhere meanwhile
refused-deck-shelf-full = this account keeps as many decks as it may; throw one away first
refused-deck-not-yours = this is the deck of somebody else; copy it to change it
refused-deck-needs-account = decks are kept here for accounts only; a guest’s stay in their browser
refused-no-rule = there is no such rule
refused-no-seat = the game has no such seat
refused-over = the game is over
refused-not-over = the game is not over; hands are shown only then
refused-too-long = this is longer than the server takes
refused-token = no seat at this table is yours
refused-event-key = this key opens nothing at this event; ask the organiser for another one
refused-nothing-said = a line has either text or a phrase
refused-no-phrase = there is no such phrase
refused-too-many = you have done this as often as one game allows
refused-too-much-said = enough has been said at this table
refused-unknown = nobody is known here; begin as a guest or log in
refused-no-account = a guest has neither password nor passkey; make an account first
refused-full = there is no room for more; try again later
refused-gave-way = another window is connected in the place of this one
refused-no-table = there is no such table; the link may be cut short or too old
refused-changed = this game belongs to another version of the program and cannot go on
refused-not-begun = the game has not begun; seats are free
refused-spectator = whoever watches decides nothing
refused-out-of-date = connect again
refused-in-doubt = the database broke off, and whether this has happened is not known: connect again, and say it again with the same id
request-in-doubt = the database broke off, and whether this has happened is not known: look before you try again
refused-damaged = what is kept of this table is damaged; whoever runs the server can restore it
refused-not-stored = the server cannot store this now; try again
refused-no-person = a table needs a seat for a person
refused-deck = this deck may not be played here
refused-not-yours = only whoever made the table seats computer players
refused-agreement = { $count ->
    [0] this table plays without optional rules; sit down without any (option.general.agreement)
    [one] this table plays with an optional rule, { $names }; whoever sits down has to accept it, and no other (option.general.agreement)
   *[other] this table plays with optional rules, { $names }; whoever sits down has to accept exactly these (option.general.agreement)
}
refused-rated-account = the game of this table is rated; log in, or make an account, to sit down
refused-rated-agreement = the game of this table is rated, and whoever sits down has to agree to that
refused-rated-people = a rated game is played by people alone, with decks that are legal
refused-rated-yourself = you sit at this table already, and nobody is rated for playing themselves
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
refused-fault-noted = the program fails at this; if you report it, say error { $error }
refused-fault = the program fails at this; it is noted
refused-not-allowed = this is not possible now
refused-origin = this request comes from a page of another site
refused-header = what acts for a person needs the header X-Six-Realms
refused-not-found = there is nothing at this address
refused-not-understood = the request is not what is documented
refused-clock = this clock cannot be had here
refused-window = windows last 0, 1.5, 3 or 5 seconds, and not where an answer may take days
refused-no-window = no window is open
refused-no-hint = hints are for games against computer players alone, and not for events
refused-no-hint-taught = a lesson or puzzle has its own word of help, and a hint would give it away
refused-hint-comes = the hint you asked for is still being thought about
refused-held-enough = you have held this window already, or have no time left to hold any

impossible-otherwise = this is not possible as it is asked for: { $why }

# What programs that show a link say of it

link-table = { $who } challenges you to a game of Spellfire
link-table-full = { $who } play Spellfire
link-table-sit = Sit down with one click: a deck is dealt to you, and you need no account.
link-replay = A game of Spellfire to look at again: { $who }
link-game = { $rules }, { $size } cards, { $players } players.
