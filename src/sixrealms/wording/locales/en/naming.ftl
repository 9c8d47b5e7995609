### What is not understood in the name of a game

naming-mistake = column { $column } of { $line }: { $why }
naming-mistake-nearest = column { $column } of { $line }: { $why }; did you mean { $nearest }?

naming-too-long = longer than { $most } characters
naming-misspelt = the name of the game is misspelt
naming-no-game = a listing begins with the name of the game, 'Spellfire:' (notation.order)
naming-no-size = no deck size: the deck size stands at the end in square brackets, such as [55] (notation.order)
naming-after-size = nothing may follow the deck size (notation.order)
naming-no-such-size = no decks of { $size } cards (protocol.deck-sizes)
naming-size-of-type = { $name } is played with { $size } cards only (tournament.types.deck-size-free)
naming-size-of-variant = { $name } goes with { $size } cards only (variant.sideboard.deck-exact)
naming-as-issued = { $name } is played with the cards issued ({ $rule }) and nothing beside them, so { $other } does not go with it ({ $other_rule })
naming-stray = { $stray } has no place here (notation.grammar)
naming-not-closed = the parenthesis of the variants is not closed (notation.grammar)
naming-after-variants = after the variants comes a dash and the victory condition (notation.order)
naming-second-dash = a second dash (notation.grammar)
naming-no-variant = no variant
naming-variant = no variant is called { $said } (variant.list)
naming-twice = { $name } is named twice
naming-no-victory = no victory condition after the dash; there are { $known } (notation.grammar)
naming-victory = no victory condition is called { $said }; there are { $known } (notation.grammar)
naming-belongs-variant = { $name } is a variant and stands in parentheses (notation.order)
naming-belongs-option = { $name } is an optional rule and stands in the parentheses of the variants (notation.order)
naming-belongs-type = { $name } is a type of game and stands in front, and a game has one (notation.order)
naming-belongs-victory = { $name } is a victory condition and stands behind a dash, and a game has one (notation.order)
naming-victory-of-size = a name of { $size } cards that says no victory condition means { $victory } (conflict.victory.default-for-110), and { $name } does not go with that ({ $rule }); say another: { $known }
naming-x = X stands for a digit (format.no-xs.predicate)
naming-type = no tournament type is called { $said }, and no rules of its own stand below (tournament.types.custom)
naming-not-a-name = { $said } cannot be a name: brackets and dashes have other meanings there
naming-not-of-type = { $said } is not a name of the type { $type } (notation.grammar)
naming-needs-rules = { $said } needs rules of its own in the text (tournament.types.custom)

naming-no-type = no tournament type { $said }; there are { $known }
naming-unknown-variant = no variant { $said }; the variants are { $known }
naming-variant-twice = a variant is named twice
naming-digit = No-Xs needs a digit from 0 to 9, and no other type has one (format.no-xs.predicate)
naming-no-game-of-size = no game has decks of { $size } cards; there are { $known } (protocol.deck-sizes)
naming-no-world = no world { $said } can be chosen; there are { $known } (format.world-war.worlds)
naming-not-played = { $name } can be named, but this version does not play it (general.optional-rules.who)
