### The command that finds cards

help-cards =
    Find cards, as in: sixrealms cards 't:wizard lvl>=8 (w:FR or w:GH) o:flyer -is:avatar'.
    Words are looked for in names; "red dragon" in marks stays together, !"War Party" is the whole name, 1st/44 that printing.
    Conditions such as type:hero: type (t), set (s), world (w), rarity (r), attr (o) such as o:flyer, is and not (champion, spell, avatar, official,
    chase, blank, offensive, defensive), uses (u) such as u:"wizard spell", name (n), level (lvl), number, phase and copies with
    : = != < <= > >=, power (enforced, missing, none), legal (f) in a ruleset, deck format or type of game: legal:tournament-110,
    f:55AS, f:no-9s. A comma means one of several, "or" between two parts too, - before a part means not (a query that begins with it
    stands after --), parentheses hold parts together. In a checkout, "new ID" begins the entry and the test of a card.
help-cards-json = Write a list of objects for other programs, one per printing.
help-cards-try = Lay a position in which the one card found can be used at once, and play on from there.
help-cards-sets = Say for every set how much of it is enforced.
help-cards-limit = Show at most this many printings.
cards-heading-set = Set
cards-heading-power-enforced = Enforced
cards-heading-power-missing = Missing
cards-heading-power-none = No power
cards-heading-share = Share
cards-heading-id = Number
cards-heading-name = Name
cards-heading-type = Type
cards-heading-level = Level
cards-heading-world = World
cards-heading-power = Power
cards-heading-attributes = Attributes
cards-heading-rarity = Rarity
cards-heading-phases = Phases
cards-heading-copies = Copies in a deck
cards-heading-deck-levels = Levels in a deck
cards-any-number = any number
cards-any-phase = all
cards-count = { $found ->
        [0] No card meets this query.
        [one] { $found } printing
       *[other] { $shown } of { $found } printings
    }
cards-near = Names like it: { $names }

search-no-close = query { $query } lacks a closing "
search-no-value = the condition { $word } lacks a value, as in { $like }
search-no-comparison = { $name } cannot be compared with { $sign }; write { $like }
search-no-letter = { $word } holds no letter or digit to look for in names
search-mistake = column { $column } of { $query }: { $why }
search-too-long = the query is too long; { $most } letters are read
search-too-deep = parentheses in parentheses deeper than { $most }
search-not-opened = a ) that nothing opens; write ( before it, or put the word in quotation marks
search-not-closed = a ( that nothing closes; write ) behind its part
search-nothing-inside = nothing stands in the parentheses; leave them out
search-or-alone = "or" needs something before and behind it, as in type:hero or type:wizard; the word itself stands in quotation marks
search-not-alone = - needs something right behind it, as in -is:avatar
search-number = { $name } is a number, as in { $like }; found { $found }
search-no-legality = legal: can only be asked where the rules for decks are known
search-legal = unknown legal { $given }; there are { $known } and what `sixrealms deck formats` lists
search-level = a level is a number, as in { $like }; found { $found }
search-no-powers = power: can only be asked where the powers are known
search-unknown = unknown { $field } { $given }; there are { $known }
search-unknown-near = unknown { $field } { $given }; did you mean { $near }?
card-id-unknown = no card { $name }
card-id-unknown-near = no card { $name }; did you mean { $near }?

# Facts as they are read; searches ask for them in English

power-enforced = enforced
power-none = none
power-missing = missing
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-chase = chase

# The entry of a new card (`sixrealms cards new ID`)

cards-new-written = Begun: { $file }
cards-new-enforced = { $card } has its power already; sixrealms cards shows it
cards-new-none = { $card } has no special power, so there is nothing to write
cards-new-begun = { $card } is begun already, in { $file }: say its power there
cards-new-no-source = cards new writes into the project's sources, and this program was installed without them; run it in a checkout
