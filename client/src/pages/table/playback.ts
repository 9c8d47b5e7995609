/**
 * What was told at once is shown one step after the other: how long each is looked at, and which waits for which.
 * Nothing is lost or changed by it; the newest state is always known, and one word jumps there.
 */
import type { EventTold, TableTold } from "../../wire/types.ts";

export type Pace = "slow" | "normal" | "off";
export const PACES: readonly Pace[] = ["slow", "normal", "off"];

/** What there is to see of a step, or nothing. */
export type Seen = "raze" | "battle" | "played" | "turn" | "";

/** In milliseconds: long enough to read one line of the log, and a moment with its picture nearly to its end (`Moments.svelte`). */
const LOOK: Record<Seen, number> = { raze: 1200, battle: 1000, played: 900, turn: 600, "": 0 };
const SLOWER = 2;
/** With more than this many steps waiting they go faster, so that a long turn is no film. */
const MANY = 10;
const OPEN = new Set(["formation", "pool", "battle", "playing", "table", "attached", "dungeon"]);

/** What a message changes on the table for the eye. */
export function seen(table: TableTold | null, message: EventTold): Seen {
  if (!table) return "";
  const changes = Object.entries(message.cards);
  if (changes.some(([number, card]) => card.razed && !table.cards[number]?.razed)) return "raze";
  const battle = message.changed.battle;
  if (battle !== undefined && JSON.stringify(battle) !== JSON.stringify(table.battle)) return "battle";
  if ((message.changed.announced?.length ?? 0) > table.announced.length) return "played";
  if (changes.some(([number, card]) => OPEN.has(card.zone) && card.zone !== table.cards[number]?.zone)) return "played";
  return message.changed.turn !== undefined && message.changed.turn !== table.turn ? "turn" : "";
}

/** For how many milliseconds it is looked at before the next step, with so many waiting. */
export function look(what: Seen, pace: Pace, waiting: number): number {
  if (pace === "off") return 0;
  const hurry = waiting > MANY ? MANY / waiting : 1;
  return Math.round(LOOK[what] * (pace === "slow" ? SLOWER : 1) * hurry);
}

/** Steps in the order they were told; `show` is called for each when its time has come. */
export class Playback {
  private readonly steps: EventTold[] = [];
  private pause: unknown;

  private readonly show: (step: EventTold) => number;
  private readonly changed: (waiting: number) => void;
  private readonly later: (then: () => void, milliseconds: number) => unknown;
  private readonly never: (pause: unknown) => void;

  constructor(
    show: (step: EventTold) => number,
    changed: (waiting: number) => void,
    later: (then: () => void, milliseconds: number) => unknown = (then, milliseconds) => setTimeout(then, milliseconds),
    never: (pause: unknown) => void = (pause) => clearTimeout(pause as ReturnType<typeof setTimeout>),
  ) {
    this.show = show;
    this.changed = changed;
    this.later = later;
    this.never = never;
  }

  get waiting(): number {
    return this.steps.length;
  }

  /** Show it now, or when what is before it has been looked at. */
  add(step: EventTold): void {
    this.steps.push(step);
    if (this.pause === undefined) this.go();
    this.changed(this.steps.length);
  }

  /** Show all that waits. */
  skip(): void {
    this.stop();
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.changed(this.steps.length);
      this.show(step);
    }
  }

  /** Forget what waits: the whole table was told. */
  clear(): void {
    this.stop();
    this.steps.length = 0;
    this.changed(0);
  }

  private stop(): void {
    if (this.pause !== undefined) this.never(this.pause);
    this.pause = undefined;
  }

  private readonly go = (): void => {
    this.pause = undefined;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.changed(this.steps.length);
      const wait = this.show(step);
      if (wait > 0) {
        this.pause = this.later(this.go, wait);
        return;
      }
    }
  };
}
