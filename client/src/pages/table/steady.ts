/**
 * Safe hands: a new question takes no click and no key that was meant for what stood there before. A press counts only
 * if it began so long after the question (or the list of answers) came up that it can have been meant for it.
 */

/** How long a new question takes nothing, in milliseconds, unless the settings of the device say otherwise. */
export const SETTLE = 400;

export class Steady {
  private since = -Infinity;
  private pressed = -Infinity;
  private readonly settle: () => number;

  constructor(settle: () => number) {
    this.settle = settle;
  }

  /** Something new stands there from now on. */
  changed(now: number): void {
    this.since = now;
  }

  /** A pointer or a key went down; a click counts from here. */
  down(now: number): void {
    this.pressed = now;
  }

  /** Whether a key that goes down now counts. */
  takes(now: number): boolean {
    return now - this.since >= this.settle();
  }

  /** Whether the click counts that the last press has become; one without a press, of an aid, counts from `now`. */
  takesClick(now: number): boolean {
    const begun = this.pressed === -Infinity ? now : this.pressed;
    this.pressed = -Infinity;
    return this.takes(begun);
  }
}
