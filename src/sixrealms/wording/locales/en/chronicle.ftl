### A whole game in five sentences

chronicle-opening = A game of { $turns ->
    [one] one turn
   *[other] { $turns } turns
} and { $battles ->
    [0] no battle
    [one] one battle
   *[other] { $battles } battles
}: { $players }.
chronicle-you = you
chronicle-first-raze = The first realm to fall was { $yours ->
    [yes] your { $card }
   *[no] { $card } of { $owner }
}, in turn { $turn }{ $count ->
    [0] , and no other followed
    [one] ; one more followed
   *[other] ; { $count } more followed
}.
chronicle-no-raze = No realm fell.
chronicle-hero = { $yours ->
    [yes] Your { $card }
   *[no] { $card } of { $owner }
} won { $count ->
    [one] a round of battle
   *[other] { $count } rounds of battle
}; nobody won more.
chronicle-no-round = No champion ever beat another.
chronicle-turned-fallen = It turned in turn { $turn }: with the fall of { $card }, the lead went to { $who } and stayed there.
chronicle-turned-laid = It turned in turn { $turn }: with { $card }, the lead went to { $who } and stayed there.
chronicle-turned-blow = The hardest blow was the fall of { $card } in turn { $turn }; from there { $who } went on to win.
chronicle-turned-plain = It turned in turn { $turn }: the lead went to { $who } and stayed there.
chronicle-clash = The hardest fight came in turn { $turn }: { $card } with { $number } against { $other } with { $against }.
chronicle-quiet = Nobody took a lead worth telling.
chronicle-end = Victory in turn { $turn }: { $who }, with { $realms } realms against { $others }.
chronicle-end-conceded = In turn { $turn } the others gave up, and the victory went to { $who }, with { $realms } realms against { $others }.
chronicle-nobody = After turn { $turn } nobody had won.
