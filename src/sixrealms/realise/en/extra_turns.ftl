### Turns that a card has granted.

no-realms-in-extra-turns = { DOES($whose, "cannot play") } realms in phase 2 of an extra turn, unless they are playable at any time
