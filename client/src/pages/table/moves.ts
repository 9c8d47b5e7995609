/**
 * Cards move so that one sees what happened: where each card was is measured before the table changes, and each that is
 * elsewhere afterwards comes from there. Nothing waits for it, and a second change sets out from where things are. Only
 * `transform` and `opacity` are animated, about the middle of each card, so that no frame is painted anew for it.
 */
const LONGEST = 220;
/** A card that goes so far (pixels) is picked up and laid down. */
const FAR = 80;
const LIFT = 14;
/** The last move of each card. */
const moved = new WeakMap<HTMLElement, Animation>();

/** Where the cards were before the changes that no frame has shown yet. */
let before: Map<string, DOMRect> | null = null;

/** Carry out a change of what is shown, and let the cards move to their new places. */
export function moving(change: () => void): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
  if (still) before = null;
  else if (!before) {
    before = measured();
    requestAnimationFrame(move); // all that changes until then is laid out once, and comes from where it was last seen
  }
  change();
}

/** Let every card that is elsewhere now come from where it was. */
function move(): void {
  const seen = before;
  before = null;
  if (!seen?.size) return;
  let held = 0;
  /** By how much it is shown smaller than it is laid out: all cards of a hand alike. */
  const shrunkOf = (element: HTMLElement) => (element.closest(".hand") ? (held ||= parseFloat(getComputedStyle(element).scale) || 1) : 1);
  const coming: [element: HTMLElement, frames: Keyframe[], easing: string, over: boolean][] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const from = seen.get(element.dataset.card ?? "");
    const to = element.getBoundingClientRect();
    if (!to.width) continue;
    const shrunk = shrunkOf(element); // what is shown smaller also moves less far
    if (!from) {
      const pile = element.closest(".hand") ? document.querySelector("[data-draw]")?.getBoundingClientRect() : undefined;
      const [x, y] = pile?.width ? between(pile, to, shrunk) : [0, 0];
      coming.push([element, pile?.width ? [{ opacity: 0.3, transform: `translate(${x}px, ${y}px) scale(.3)` }, {}] : [{ opacity: 0, transform: "scale(.8)" }, {}], "ease-out", true]);
      continue;
    }
    const grown = from.width / to.width;
    const [x, y] = between(from, to, shrunk);
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const far = Math.abs(x) + Math.abs(y) > FAR;
    const lifted = `translate(${x * 0.45}px, ${y * 0.45 - LIFT}px) scale(${(1 + grown) / 2 + 0.06})`;
    coming.push([
      element,
      [{ transform: `translate(${x}px, ${y}px) scale(${grown})` }, ...(far ? [{ transform: lifted }] : []), {}],
      "cubic-bezier(.2, .7, .3, 1)",
      far,
    ]);
  }
  // all is measured before anything begins to move: a change between two measurements would lay the table out anew for each
  for (const [element, frames, easing, over] of coming) {
    if (over) element.dataset.moving = ""; // above the others; said of each it would be a style more for each, twice
    const move = element.animate(frames, { duration: LONGEST, easing });
    moved.set(element, move);
    // whether another one goes on is remembered: to ask the element would lay the table out anew
    move.onfinish = move.oncancel = () => moved.get(element) === move && delete element.dataset.moving;
  }
}

/** How far the middle of the one lies from that of the other, in the measure of one that is shown so much smaller. */
function between(from: DOMRect, to: DOMRect, shrunk: number): [x: number, y: number] {
  return [(from.left + from.width / 2 - to.left - to.width / 2) / shrunk, (from.top + from.height / 2 - to.top - to.height / 2) / shrunk];
}

function measured(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-card]")) {
    const rectangle = element.getBoundingClientRect();
    if (rectangle.width) found.set(element.dataset.card ?? "", rectangle);
  }
  return found;
}
