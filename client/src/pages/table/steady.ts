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

/** What answers a question, and what has to be steady therefore. */
const ANSWERS =
  ".prompt .go, .prompt .answer, .others [data-n], .middle [data-n], .hand [data-n], .middle .empty, dialog [data-n], dialog .empty";
const ANSWERING = /^([1-9]|Enter| )$/;

/** The question and the list of its answers, each of which settles for itself: the list changes with every card tapped. */
export class SafeHands {
  private readonly question: Steady;
  private readonly answers: Steady;

  constructor(settle: () => number) {
    this.question = new Steady(settle);
    this.answers = new Steady(settle);
  }

  /** Another question is asked now. */
  asked(now: number): void {
    this.question.changed(now);
    this.answers.changed(now);
  }

  /** Other answers stand in the list now. */
  listed(now: number): void {
    this.answers.changed(now);
  }

  /** Let no press through that was meant for something else, as long as something is `asked`, until the returned function is called. */
  steady(page: Document, asked: () => boolean): () => void {
    const down = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      this.question.down(performance.now());
      this.answers.down(performance.now());
    };
    const pressed = (event: Event) => {
      const counts = this.counts(event, performance.now()); // uses up the press, whether or not something is asked
      if (counts || !asked()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const heard = [["pointerdown", down], ["keydown", down], ["keydown", pressed], ["click", pressed]] as const;
    for (const [what, then] of heard) page.addEventListener(what, then, true);
    return () => heard.forEach(([what, then]) => page.removeEventListener(what, then, true));
  }

  private counts(event: Event, now: number): boolean {
    const at = event.target instanceof Element ? event.target : null;
    const hits = at?.closest(ANSWERS) ?? null;
    if (!(event instanceof KeyboardEvent)) {
      const [question, answers] = [this.question.takesClick(now), this.answers.takesClick(now)];
      return !hits || (hits.matches(".answer") ? answers : question);
    }
    if (!ANSWERING.test(event.key)) return true;
    if (!hits && at?.closest("input, textarea, select, button, a, summary, dialog")) return true; // it is meant for that
    if (event.repeat) return false;
    const listed = hits?.matches(".answer") || /[1-9]/.test(event.key);
    return listed ? this.answers.takes(now) : this.question.takes(now);
  }
}
