### What can be played, for whoever sets up a table

ruleset-tournament = Tournament rules
ruleset-tournament-is = The fullest rules: three deck sizes, world bonuses, dungeon cards, fear of undead.
ruleset-fourth-edition = 4th Edition rulebook
ruleset-fourth-edition-is = As printed in the 4th Edition box: 55 cards, six realms win, the game ends when a draw pile runs out.
ruleset-tournament-110 = 110-card rules of 2013
ruleset-tournament-110-is = Big decks, six realms win, and one who moves freely takes their allies along.

bot-random = Chance
bot-novice = Novice
bot-novice-plays = Lays realms and attacks where it looks good, and now and then misjudges. Good for a first game.
bot-casual = Casual
bot-casual-plays = Tries moves out and judges them roughly; good company.
bot-club = Club
bot-club-plays = Says little, tries every move out first, and takes the best.
bot-greedy = Club
bot-strong = Strong
bot-strong-plays = Reads the game: no attacks for luck, and a good guess at what you hold.
bot-expert = Expert
bot-expert-plays = Plays the game on in the head, turn and answer, before every move. Takes its time.

game-championship = The usual game: build your realms and keep them.
game-conquerors-game = Razing wins: three realms of your own, and four you razed in battle.
game-kings-decree = Every realm lies open to attack, and each one razed costs every opponent a card.
game-sealed-deck = Everybody plays what their sealed box holds.
game-masters-strategy = A sealed deck that may be bettered from a booster after the first game.
game-no-xs = No card whose number has the chosen digit in it.
game-the-grind = Extra turns bring no extra realms.
game-rule-lawyers-delight = A rule card lies on the table from the start; every other one binds its owner alone.
game-shattered-land = Dark Sun decks, and two copies of a card may be in play at once.
game-team-spirit = Six players, three teams of two that sit apart; a team wins with ten realms.
game-warriors-rule = A won round razes the realm, and a champion that loses is gone for good.
game-wizards-challenge = Battles of spells: no allies, psionic powers, thief skills, blood abilities or unarmed combat.
game-world-war = Each deck belongs to one world of its player's choice.
game-tyrants-game = A game of its own about fighting and razing, with a second deck of realms.

bot-unknown = unknown computer player { $name }; there are { $known }
bot-unknown-near = unknown computer player { $name }; did you mean { $near }?
ruleset-unknown = unknown ruleset { $name }; there are { $known }
ruleset-unknown-near = unknown ruleset { $name }; did you mean { $near }?
ruleset-no-limits = no deck limits for { $name }; there are { $known }
ruleset-no-decks = { $ruleset } has no decks of { $size } cards; it offers { $known } (deck.sizes.offered)

setup-two-decks = deck and text both say what the deck is; leave one out
setup-two-sizes = game says the size already; leave size out
