### How everything looks

look-title = Aparência
look-theme = Cores
look-theme-auto = como o aparelho
look-theme-dark = escuras
look-theme-light = claras
look-contrast = Contraste
look-contrast-auto = como o aparelho
look-contrast-more = forte
look-hand = Cartas na mão
look-hand-normal = normais
look-hand-large = grandes
