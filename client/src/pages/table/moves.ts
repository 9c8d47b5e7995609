/**
 * Cards move so that one sees what happened: where each card was is measured before the table changes, and each that is
 * elsewhere afterwards comes from there. Nothing waits for it, and a second change sets out from where things are.
 */
import { tick } from "svelte";

const LONGEST = 220;
/** A card that goes so far (pixels) is picked up and laid down. */
const FAR = 80;
const LIFT = 14;

/** Carry out a change of what is shown, and let the cards move to their new places. */
export async function moving(change: () => void): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  const before = still ? new Map<string, DOMRect>() : measured();
  change();
  await tick();
  if (still || !before.size) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const from = before.get(element.dataset.card ?? "");
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      const pile = element.closest(".hand") ? document.querySelector("[data-draw]")?.getBoundingClientRect() : undefined;
      if (pile?.width) {
        element.animate([{ opacity: 0.3, transform: `translate(${pile.left - to.left}px, ${pile.top - to.top}px) scale(.3)`, transformOrigin: "0 0" }, { transformOrigin: "0 0" }], { duration: LONGEST, easing: "ease-out" });
        continue;
      }
      element.animate([{ opacity: 0, transform: "scale(.8)" }, {}], { duration: LONGEST, easing: "ease-out" });
      continue;
    }
    const grown = from.width / to.width;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${grown})`, transformOrigin: "0 0", zIndex: 5 },
        ...(Math.abs(x) + Math.abs(y) > FAR ? [{ transform: `translate(${x * 0.45}px, ${y * 0.45 - LIFT}px) scale(${(1 + grown) / 2 + 0.06})`, transformOrigin: "0 0", zIndex: 5 }] : []),
        { transformOrigin: "0 0", zIndex: 5 },
      ],
      { duration: LONGEST, easing: "cubic-bezier(.2, .7, .3, 1)" },
    );
  }
}

function measured(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const rectangle = element.getBoundingClientRect();
    if (rectangle.width) found.set(element.dataset.card ?? "", rectangle);
  }
  return found;
}
