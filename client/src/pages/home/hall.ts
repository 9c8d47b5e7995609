/** What goes on at the server, told as it changes while somebody looks; where no socket can be had it is asked for. */
import { get } from "../../wire/rest.ts";
import type { Hall, OpenTable } from "../../wire/types.ts";

const USUALLY = 5;

/** Tell what goes on now and whenever that changes; returns how to stop. */
export function watchHall(told: (hall: Hall) => void): () => void {
  let seen = "";
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const looking = () => !stopped && document.visibilityState === "visible";

  function heard(hall: Hall): void {
    if (stopped || hall.version === seen) return;
    seen = hall.version;
    told(hall);
  }

  function listen(): void {
    clearTimeout(timer);
    if (socket || !looking()) return;
    const mine = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/hall/watch`);
    socket = mine;
    mine.onmessage = (event) => heard(JSON.parse(String(event.data)) as Hall);
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = undefined;
      void ask();
    };
  }

  /** Without a socket: ask now, and try again to be told after a while. */
  async function ask(): Promise<void> {
    if (!looking()) return;
    let again = 3 * USUALLY; // what was told stays; what the reader asks for himself says what is wrong
    try {
      const hall = await get<Hall>(`/api/hall?seen=${seen}`);
      again = hall.again;
      if (!hall.same) heard(hall);
    } catch {
      // the server is not reached
    }
    clearTimeout(timer);
    if (looking()) timer = setTimeout(listen, again * 1000);
  }

  function leave(): void {
    clearTimeout(timer);
    const mine = socket;
    socket = undefined;
    mine?.close();
  }

  const turned = () => (document.visibilityState === "visible" ? listen() : leave());
  document.addEventListener("visibilitychange", turned);
  listen();
  return () => {
    stopped = true;
    leave();
    document.removeEventListener("visibilitychange", turned);
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
