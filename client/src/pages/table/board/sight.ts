/** What a board needs of whoever shows it: the table page, where cards are tapped, or a replay, where they are looked at. */
import { getContext, setContext } from "svelte";
import type { ClockTold, TableTold } from "../../../wire/types.ts";
import type { Thing } from "../choosing.ts";
import type { Reading } from "../reading.ts";

export interface Sight {
  readonly table: TableTold;
  readonly reading: Reading;
  readonly names: readonly string[];
  /** Whose side is shown below. */
  readonly below: number;
  /** The reader's seat, or -1. */
  readonly seat: number;
  /** The clocks as they were told, and when (`performance.now()`); null without clocks. */
  readonly clock?: { told: ClockTold; heard: number } | null;
  /** Whether several of the marked cards are chosen before one says so. */
  readonly several?: boolean;
  mark(thing: Thing): "" | "can" | "target" | "chosen" | "sent";
  tap(thing: Thing): void;
  /** A card is pointed at (`by`) or has the focus: show it large beside the table. -1: no more. */
  point(card: number, by?: PointerEvent): void;
  /** Show everything about a card. */
  zoom(card: number): void;
  /** Open a pile, or a kingdom (pile ""). */
  open(seat: number, pile: string): void;
}

/** A pile that is opened, or a kingdom (pile ""). */
export interface Opened {
  seat: number;
  pile: string;
}

const KEY = Symbol("sight");
export const giveSight = (sight: Sight): Sight => setContext(KEY, sight);
export const sight = (): Sight => getContext<Sight>(KEY);
