### Looking up the rules: `sixrealms rules`

rules-heading-section = Section
rules-heading-about = About
rules-heading-count = Rules
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-sections-hint = `sixrealms rules SECTION` lists the rules of a section, `sixrealms rules ID` shows one rule.
rules-section-title = { $name }: { $title } ({ $count ->
    [one] { $count } rule
   *[other] { $count } rules
})
rules-sources = Stated in: { $documents }
rules-differs = { $document } differs: { $text }
rules-cards = Cards named: { $cards }
rules-proof = How it is proven: { $text }
rules-not-enforceable = No program can enforce this: { $reason }
rules-later = Not enforced yet: { $reason }
rules-question = { $id }: { $question }
rules-every-ruleset = every ruleset
rules-note = Note: { $text }

## Titles of the sections

section-general = General rules
section-card = What is printed on a card
section-deck = Building a deck
section-dungeon-card = Dungeon cards
section-setup = Setting up the game
section-mulligan = Mulligan
section-cosmos = Rule of the Cosmos
section-turn = The turn and its phases
section-realm = Realms
section-formation = The formation
section-raze = Razing a realm
section-rebuild = Rebuilding a realm
section-holding = Holdings
section-pool = The pool
section-inplay = What is in play
section-limbo = Limbo
section-abyss = The Abyss
section-void = The Void
section-discard = Discarding
section-combat = Combat, step by step
section-undead = Fear of undead
section-worldbonus = World bonus
section-activation = Order of activation
section-battle = How a battle ends
section-spoils = Spoils of victory
section-icon = Abilities shown by icons
section-spell = Spells
section-wall = Walls and other obstacles
section-dispel = Dispelling and turning spells
section-wish = Wish
section-instant = Instant defeat
section-immunity = Immunity
section-borrow = Borrowed cards
section-copy = Copied powers
section-allany = Using all or any cards of a type
section-order = Who plays first
section-deckout = Running out of cards
section-avatar = Avatars
section-move = Flyers, swimmers and earthwalkers
section-event = Events
section-pause = The pause after an event
section-calm = Calming an event
section-power = Special powers
section-voluntary = Leaving play by choice
section-counter = Counter-effects
section-once = Once per turn
section-dup = Duplicated cards
section-named = Rulings on single cards
section-victory = Winning
section-gloss = Meanings of words
section-option = Optional rules
section-dungeon = Dungeon cards as an option
section-tyrant = The Tyrant's Game
section-protocol = Tournament conduct
section-tournament = Tournaments
section-format = Tournament formats
section-variant = Variants
section-notation = Notation
section-running = Running a tournament
section-official = Reporting to the publisher
section-tracking = From one round to the next
section-scoring = Scoring
section-rank = Ranking
section-outreach = Help from the publisher
section-grid = Pairing grids
section-report = Tournament reports

rule-unknown = unknown rule { $name }; `sixrealms rules` lists the sections
rule-unknown-near = unknown rule { $name }; nearest: { $near }
