/** On how many days in a row the puzzle of the day was solved on this device. The day is the reader's own. */

const KEPT = "sixrealms.daily";

/** `day`: when the puzzle of the day was solved last, "" for never. `run`: days in a row up to it. `begun`: the table of today. */
export interface Daily {
  day: string;
  run: number;
  best: number;
  begun: { day: string; key: string; table: string };
}

/** A date as the server and the store write it, in the reader's own calendar. */
export function written(when: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(when.getFullYear()).padStart(4, "0")}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

/** The day before, whatever the clocks did that night. */
export function before(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return written(new Date(year, month - 1, date - 1, 12));
}

const NEVER: Daily = { day: "", run: 0, best: 0, begun: { day: "", key: "", table: "" } };

export function daily(): Daily {
  try {
    return { ...NEVER, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Daily>) };
  } catch {
    return NEVER;
  }
}

function keep(news: Partial<Daily>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...daily(), ...news }));
  } catch {
    // nobody counts the days then
  }
}

/** What is kept once today's puzzle is solved; a second time on a day changes nothing. */
export function solvedOn(kept: Daily, today: string): Daily {
  if (kept.day === today) return kept;
  const run = kept.day === before(today) ? kept.run + 1 : 1;
  return { ...kept, day: today, run, best: Math.max(run, kept.best) };
}

/** The days in a row as they stand today: one may still go on until the end of the day after. */
export const running = (kept: Daily, today: string): number =>
  kept.day === today || kept.day === before(today) ? kept.run : 0;

/** Today's puzzle is begun at a table: solving it there counts today. */
export const begunToday = (key: string, table: string): void => keep({ begun: { day: written(new Date()), key, table } });

/** A puzzle is solved at a table: it counts if it was begun there as the puzzle of a day that still lasts. */
export function solvedAt(table: string): void {
  const kept = daily();
  const today = written(new Date());
  if (kept.begun.table === table && kept.begun.day === today) keep(solvedOn(kept, today));
}
