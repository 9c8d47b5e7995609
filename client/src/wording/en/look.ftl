### How everything looks

look-title = How it looks
look-theme = Colours
look-theme-auto = as the device
look-theme-dark = dark
look-theme-light = light
look-contrast = Contrast
look-contrast-auto = as the device
look-contrast-more = strong
look-hand = Cards in hand
look-hand-normal = normal
look-hand-large = large
