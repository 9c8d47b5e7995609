/** How everything looks on this device: light or dark, how strong its lines are, how large cards in hand lie. */

export const THEMES = ["auto", "dark", "light"] as const;
export const CONTRASTS = ["auto", "more"] as const;
export const HANDS = ["normal", "large"] as const;

interface Appearance {
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  hand: (typeof HANDS)[number];
}

const KEPT = "sixrealms.look";
/** What an installed page has around it: the colour of its own header (`--ground-deep`). */
const AROUND = { dark: "#17151d", light: "#fffaf0" };
const light = matchMedia("(prefers-color-scheme: light)");
const strong = matchMedia("(prefers-contrast: more)");

function kept(): Partial<Appearance> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Appearance>;
  } catch {
    return {};
  }
}

export const appearance: Appearance = $state({ theme: "auto", contrast: "auto", hand: "normal", ...kept() });

/** Let the page look as is wished; without a wish as the device does. */
export function appear(): void {
  const { theme, contrast, hand } = appearance;
  const root = document.documentElement;
  const has = theme === "auto" ? (light.matches ? "light" : "dark") : theme;
  root.dataset.theme = has;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", AROUND[has]);
  root.dataset.contrast = contrast === "more" || strong.matches ? "more" : "normal";
  root.dataset.hand = hand;
}

/** Look so from now on, and remember that. */
export function keepAppearance(): void {
  appear();
  try {
    localStorage.setItem(KEPT, JSON.stringify(appearance));
  } catch {
    // for this page only then
  }
}

for (const one of [light, strong]) one.addEventListener("change", appear);
