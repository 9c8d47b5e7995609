rules-lead = Every rule as one statement that the program is tested against, in our own words. A refusal in the game names the statement it rests on.
rules-search = Find a rule
rules-search-hint = Words of a statement, or an id such as combat.e.tie. The key / brings you here.
rules-count = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
  }, { $terms ->
    [one] { $terms } word
   *[other] { $terms } words
  }
rules-words = Words of the game
rules-statements = Statements
rules-english = The statements are written in English only.
rules-none = No statement says that. Try another word.
rules-way = Where this is
rules-neighbours = Statements beside this one
rules-sources = Where it stands
rules-differs = { $document } differs:
rules-document-t = Tournament rules, 1996
rules-document-faq = Later official answers
rules-document-4e = Rulebook of the 4th Edition
rules-document-f110 = French 110-card rules, 2013
rules-document-opt = Optional rules
rules-fourth-edition = 4th Edition
rules-tournament = Tournament
rules-tournament-110 = Tournament, 110 cards
rules-every-ruleset = Every ruleset:
rules-enforced = The program enforces this.
rules-later = Not enforced yet:
rules-never = No program can enforce this:
rules-proof = How it is proven
rules-cards = Cards it names
