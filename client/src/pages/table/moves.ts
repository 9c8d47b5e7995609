/**
 * Cards move so that one sees what happened: where each card was is measured before the table changes, and each that is
 * elsewhere afterwards comes from there. Nothing waits for it, and a second change sets out from where things are.
 */
import { tick } from "svelte";

const LONGEST = 220;

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
      element.animate([{ opacity: 0, transform: "scale(.8)" }, {}], { duration: LONGEST, easing: "ease-out" });
      continue;
    }
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }],
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
