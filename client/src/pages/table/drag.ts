/**
 * Dragging a card onto its target with the mouse: the same as tapping the one and then the other, for those who like it.
 * Touch screens scroll with the finger; there one taps.
 */
import type { Thing } from "./choosing.ts";

const SLOP = 8;

interface Dragged {
  /** Whether this can be taken up now. */
  may: (thing: Thing) => boolean;
  /** It is taken up. */
  take: (thing: Thing) => void;
  /** It is let go over this, or over nothing (null). */
  drop: (thing: Thing | null) => void;
}

/** The card or place an element stands for. */
function thingOf(element: Element | null): Thing | null {
  const n = element?.closest<HTMLElement>("[data-n]")?.dataset.n;
  if (n === undefined) return null;
  return n.startsWith("place-") ? `place ${Number(n.slice(6))}` : `card ${Number(n)}`;
}

/** Let cards be dragged inside this element until the returned function is called. */
export function dragging(root: HTMLElement, { may, take, drop }: Dragged): () => void {
  let from: { thing: Thing; x: number; y: number; piece: HTMLElement } | null = null;
  let ghost: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const target = event.target as Element;
    const thing = thingOf(target);
    const piece = target.closest<HTMLElement>("[data-card]");
    if (thing && piece && may(thing)) from = { thing, x: event.clientX, y: event.clientY, piece };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(x, y) < SLOP) return;
      const box = from.piece.getBoundingClientRect();
      ghost = from.piece.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-card");
      ghost.setAttribute("aria-hidden", "true");
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, zIndex: "50", pointerEvents: "none", opacity: "0.85",
      });
      root.append(ghost);
      take(from.thing);
    }
    ghost.style.transform = `translate(${x}px, ${y}px)`;
  };
  const up = (event: PointerEvent) => {
    const dragged = ghost !== null;
    const thing = from?.thing;
    end();
    if (!dragged) return;
    const over = thingOf(document.elementFromPoint(event.clientX, event.clientY));
    drop(over === thing ? null : over);
    addEventListener("click", swallow, { capture: true, once: true }); // the button under the card was not meant
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  };
  const end = () => {
    ghost?.remove();
    ghost = from = null;
  };
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return () => {
    end();
    root.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
}
