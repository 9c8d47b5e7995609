cards-search = Find a card
cards-search-hint = A name in English or of the German, French or Portuguese edition, or a number such as 1st/12. The key / brings you here.
cards-filters = Filters{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
  }
cards-type = Type
cards-world = World
cards-no-world = No world
cards-set = Set
cards-attribute = Attribute
cards-rarity = Rarity
cards-power = Special power
cards-any = any
cards-from = Level or bonus from
cards-to = to
cards-every-printing = Every printing
cards-clear = No filters
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cards-found = Cards found
cards-none = No card is like that. Take away a filter or a letter.
cards-more = Show more ({ $count } left)
cards-common = common
cards-uncommon = uncommon
cards-rare = rare
cards-chase = chase
cards-power-enforced = enforced by the program
cards-power-none = none
cards-power-missing = power not enforced yet
cards-power-enforced-more = The program does exactly this. The words are ours, made from what it does.
cards-power-none-more = This card has no special power.
cards-power-missing-more = The program does not know this power yet. The card is played by its facts alone.
cards-level-of = level { $level }
cards-level = Level or bonus
cards-avatar = Avatar
cards-yes = yes
cards-attributes = Attributes
cards-phases = Playable in phases
cards-copies = Copies in a deck
cards-no-limit = as many as you like
cards-rules = Rules that concern it
cards-printings = All { $count } printings
cards-wording = wording { $number }
cards-names = Names in other editions
cards-german = German
cards-french = French
cards-portuguese = Portuguese
cards-decks = In these decks of the program
cards-way = Way back
cards-scans = Your own pictures
cards-scans-about = Do you own pictures of the cards, in folders such as 1st/001.jpg? They can be shown here instead of ours. They stay in this browser and are sent nowhere.
cards-scans-served = { $count ->
    [one] One picture lies in the folder the server on this computer was started with; nobody else is shown it.
   *[other] { $count } pictures lie in the folder the server on this computer was started with; nobody else is shown them.
}
cards-scans-show = Show your own pictures instead of the drawn faces
cards-scans-choose = Choose the folder
cards-scans-taken = { $count ->
    [0] No file there is named like a card.
    [one] { $count } picture is kept.
   *[other] { $count } pictures are kept.
  }
cards-scans-failed = The pictures could not be kept: this browser has no room for them or stores nothing.
cards-scans-drop = Forget { $count } pictures
cards-scans-dropped = The pictures are forgotten.

### A card tried in a prepared position

try-link = Try this card at a table
try-title = Try { $card }
try-lead = A table is laid so that this card can be used at once, against the computer. It is your move.
try-todo = What this example does
try-free = You may play on as you like; whatever you do, the rules are those of any game.
try-start = To the table
try-coach = The example of { $card }
try-outcome = What should come of it
try-no-outcome = Watch what may be played and what may not.
try-card = The card
try-again = Once more

cards-shares = How much of each set is enforced
cards-share-enforced = enforced
cards-share-missing = missing
cards-share-none = without a power
cards-share-percent = share
