/** What goes on at the server, asked for again and again while somebody looks: a few bytes where nothing has changed. */
import { get } from "../../wire/rest.ts";
import type { Hall, OpenTable } from "../../wire/types.ts";

const USUALLY = 5;

/** Tell what goes on now and whenever that changes; returns how to stop. */
export function watchHall(told: (hall: Hall) => void): () => void {
  let seen = "";
  let again = USUALLY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === "visible") {
      try {
        const hall = await get<Hall>(`/api/hall?seen=${seen}`);
        again = hall.again;
        seen = hall.version;
        if (!stopped && !hall.same) told(hall);
      } catch {
        again = 3 * USUALLY; // what was told stays; what the reader asks for himself says what is wrong
      }
    }
    if (!stopped) timer = setTimeout(look, again * 1000);
  }

  const back = () => document.visibilityState === "visible" && void look();
  document.addEventListener("visibilitychange", back);
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", back);
  };
}

/** Whether somebody can sit down with one click: nothing has to be read and agreed to first. */
export const inOneClick = (one: OpenTable): boolean => one.free > 0 && !Object.keys(one.table.optional_rules).length;

/** For how long a table waits, in whole minutes. */
export const minutesWaiting = (one: OpenTable): number => Math.floor(one.waiting / 60);

/** Who sits there, computer players with what they are, rated ones with their points. */
export function sitting(one: OpenTable, levels: ReadonlyMap<string, string>): string {
  const called = one.table.seats.map((seat, at) => {
    if (seat.free) return "";
    const more = seat.bot ? (levels.get(seat.bot) ?? seat.bot) : one.points[at] ? String(one.points[at]) : "";
    return more ? `${seat.name} (${more})` : seat.name;
  });
  return called.filter(Boolean).join(", ");
}
