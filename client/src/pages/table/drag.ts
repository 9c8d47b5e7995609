/**
 * Dragging a card onto its target, for those who like it: the same as tapping the one and then the other.
 *
 * With the mouse a card is taken up when it is moved. A finger scrolls rows of cards sideways: it takes a card up by drawing
 * it up or down out of its row, or any way after it has rested on it for a moment. The card hangs above the finger, and what
 * lies next to it is meant, so that small targets can be hit. `data-drag` on the root and `data-over` on the target are for
 * the style sheet.
 */
import type { Thing } from "./choosing.ts";

const SLOP = 8;
/** A finger that has rested so long takes the card up when it moves, until it has rested so long that the card is shown large. */
const RESTED = 220;
export const HELD = 550;
/** How far from the finger a target may lie and be meant. */
const NEAR = 28;

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** What a finger that has moved by so much, so long after it came down, wants of a card that can be taken up. */
export function meaning(by: Point, after: number): "nothing" | "take" | "scroll" {
  if (Math.hypot(by.x, by.y) < SLOP) return "nothing";
  if (after > HELD) return "scroll"; // it is shown large by now
  return after >= RESTED || Math.abs(by.y) > Math.abs(by.x) ? "take" : "scroll";
}

/** Which of the boxes is meant by this point: the one it lies in, or the nearest that is near. -1: none. */
export function nearest(at: Point, boxes: readonly Box[], near = NEAR): number {
  let best = -1;
  let least = near;
  boxes.forEach((box, number) => {
    const x = Math.max(box.x - at.x, at.x - box.x - box.width, 0);
    const y = Math.max(box.y - at.y, at.y - box.y - box.height, 0);
    const away = Math.hypot(x, y);
    if (away < least || (away === 0 && least === 0)) [best, least] = [number, away];
  });
  return best;
}

interface Dragged {
  /** Whether this can be taken up now. */
  may: (thing: Thing) => boolean;
  /** It is taken up. */
  take: (thing: Thing) => void;
  /** Whether it may be let go over this. */
  fits: (thing: Thing) => boolean;
  /** It is let go over this. */
  drop: (thing: Thing) => void;
  /** It is let go over the summary of a kingdom with several targets. */
  open: (seat: number) => void;
  /** It is let go over the table, where nothing fits. */
  lay: () => void;
  /** It is put back. */
  back: () => void;
}

interface Taken extends Point {
  thing: Thing;
  piece: HTMLElement;
  pointer: number;
  finger: boolean;
  when: number;
}

/** The card or place an element stands for. */
function thingOf(element: Element | null): Thing | null {
  const n = element?.closest<HTMLElement>("[data-n]")?.dataset.n;
  if (n === undefined) return null;
  return n.startsWith("place-") ? `place ${Number(n.slice(6))}` : `card ${Number(n)}`;
}

/** Let cards be dragged inside this element until the returned function is called. */
export function dragging(root: HTMLElement, { may, take, fits, drop, open, lay, back }: Dragged): () => void {
  let from: Taken | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    end();
    const target = event.target as Element;
    const thing = thingOf(target);
    const piece = target.closest<HTMLElement>("[data-card]");
    if (!thing || !piece || target.closest("dialog") || !may(thing)) return;
    const finger = event.pointerType !== "mouse";
    from = { thing, piece, finger, x: event.clientX, y: event.clientY, pointer: event.pointerId, when: event.timeStamp };
    if (finger) resting = setTimeout(() => (piece.dataset.rested = ""), RESTED);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.pointer) return;
    const by = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (!ghost) {
      const wants = from.finger ? meaning(by, event.timeStamp - from.when) : Math.hypot(by.x, by.y) < SLOP ? "nothing" : "take";
      if (wants === "scroll") end();
      if (wants !== "take") return;
      ghost = lifted(from);
      root.append(ghost);
      root.dataset.drag = "";
      take(from.thing);
    }
    ghost.style.transform = `translate(${by.x}px, ${by.y}px)${from.finger ? " translateY(-60%)" : ""}`;
    lit(targetAt({ x: event.clientX, y: event.clientY }));
  };
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.pointer) return;
    const dragged = ghost !== null;
    const home = from.piece.closest("section");
    const target = over;
    end();
    if (!dragged) return;
    addEventListener("click", swallow, { capture: true, once: true }); // the button under the card was not meant
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    const thing = thingOf(target);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (thing) drop(thing);
    else if (target) open(Number(target.dataset.seat));
    else if (!under || under.closest("section") === home || !under.closest(".table")) back();
    else lay();
  };

  /** What would be meant if the card was let go here: a lit card or place, or the summary of a kingdom. */
  function targetAt(at: Point): HTMLElement | null {
    const near = from?.finger ? NEAR : 1;
    const among = (some: HTMLElement[]) => some[nearest(at, some.map((one) => one.getBoundingClientRect()), near)] ?? null;
    const things = [...document.querySelectorAll<HTMLElement>(".table [data-n]")].filter((one) => {
      const thing = thingOf(one);
      return thing !== null && fits(thing) && one.checkVisibility();
    });
    return among(things) ?? among([...document.querySelectorAll<HTMLElement>(".table [data-seat]")]);
  }
  function lit(found: HTMLElement | null) {
    if (found === over) return;
    delete over?.dataset.over;
    over = found;
    if (over) over.dataset.over = "";
  }
  const end = () => {
    clearTimeout(resting);
    if (from) delete from.piece.dataset.rested;
    lit(null);
    ghost?.remove();
    delete root.dataset.drag;
    ghost = from = null;
  };
  const cancelled = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.pointer) return;
    if (ghost) back();
    end();
  };
  const still = (event: TouchEvent) => {
    // a finger that has rested takes the card up; the row it lies in stays where it is
    if (ghost || from?.piece.dataset.rested !== undefined) event.preventDefault();
  };
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !ghost) return;
    back();
    end();
  };
  root.addEventListener("pointerdown", down);
  root.addEventListener("touchmove", still, { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancelled);
  addEventListener("keydown", escaped, { capture: true });
  return () => {
    end();
    root.removeEventListener("pointerdown", down);
    root.removeEventListener("touchmove", still);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancelled);
    removeEventListener("keydown", escaped, { capture: true });
  };
}

/** The picture of a card that is taken up. */
function lifted({ piece }: Taken): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-card");
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    one.removeAttribute("data-n");
    one.removeAttribute("data-testid");
  }
  ghost.dataset.ghost = "";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, zIndex: "50", pointerEvents: "none", opacity: "0.9",
  });
  return ghost;
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
