/** How a table is played besides its game: the values offered, the first of each the usual one. */
import type { ClockRules, NewTable } from "../../wire/types.ts";

/** Seconds, or days for each decision: what is agreed on most, from nothing to a game by post. */
export const CLOCKS: Record<string, ClockRules | null> = {
  none: null,
  relaxed: { bank: 30 * 60, buffer: 20, increment: 0 },
  quick: { bank: 10 * 60, buffer: 10, increment: 2 },
  days: { days: 3 },
};
/** Seconds a window is open; 0: until everybody has answered. */
export const WINDOWS = [0, 1.5, 3, 5] as const;
/** What spectators see: every hand once all players agree, what everybody knows, or they are not let in. */
export const SEEN = ["hands", "public", "none"] as const;
/** Decisions spectators who see hands are behind. */
export const DELAYS = [20, 5, 50, 100] as const;

export interface Manner {
  clock: string;
  window: number;
  seen: (typeof SEEN)[number];
  delay: number;
}

export const usual = (): Manner => ({ clock: "none", window: 0, seen: "hands", delay: DELAYS[0] });

/** What of it a table is asked for with: no clocks and windows where nobody but computers sits beside. */
export function asAsked({ clock, window, seen, delay }: Manner, friends: boolean): Pick<NewTable, "clock" | "window" | "spectators" | "delay"> {
  const rules = (friends && CLOCKS[clock]) || null;
  return { clock: rules, window: friends && !rules?.days ? window : 0, spectators: seen, delay };
}
