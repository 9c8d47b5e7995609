/** The seats this browser holds: the token of each table, kept in localStorage. */

const PREFIX = "sixrealms.seat.";

export interface Seat {
  table: string;
  token: string;
  /** Which seat it is, where that was told. */
  seat?: number;
  /** When it was taken, in milliseconds. */
  since: number;
  /** The seats of those who take turns at this screen. */
  beside?: Held[];
}

/** A seat that is opened from here. */
export interface Held {
  token: string;
  seat: number;
}

/** The token of a seat at this table, or "" to watch. */
export function tokenOf(table: string): string {
  return read(table)?.token ?? "";
}

/** All seats at this table that are opened from here; more than one where people take turns at this screen. */
export function heldAt(table: string): Held[] {
  const kept = read(table);
  return kept ? [{ token: kept.token, seat: kept.seat ?? -1 }, ...(kept.beside ?? [])] : [];
}

/** The token of one seat at this table, "" if it is not opened from here. */
export function tokenAt(table: string, seat: number): string {
  const held = heldAt(table);
  return (held.find((one) => one.seat === seat) ?? (seat >= 0 && held.length === 1 ? held[0] : undefined))?.token ?? "";
}

/** Keep another seat at a table, of somebody at the same screen. */
export function sitBeside(table: string, token: string, seat: number): void {
  const kept = read(table);
  if (kept) keep({ ...kept, beside: [...(kept.beside ?? []), { token, seat }] });
}

/** Keep a seat. Without storage it lasts as long as the page. */
export function keepSeat(table: string, token: string, number?: number): void {
  keep({ table, token, since: Date.now(), ...(number === undefined ? {} : { seat: number }) });
}

function keep(seat: Seat): void {
  unkept.set(seat.table, seat);
  try {
    localStorage.setItem(PREFIX + seat.table, JSON.stringify(seat));
  } catch {
    // storage may be forbidden or full
  }
}

/** Forget a seat. */
export function forgetSeat(table: string): void {
  unkept.delete(table);
  try {
    localStorage.removeItem(PREFIX + table);
  } catch {
    // nothing was kept then
  }
}

/** All seats, the newest first. */
export function seats(): Seat[] {
  const found = new Map(unkept);
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const seat = read(key.slice(PREFIX.length));
      if (seat) found.set(seat.table, seat);
    }
  } catch {
    // those of this page then
  }
  return [...found.values()].sort((one, other) => other.since - one.since);
}

const unkept = new Map<string, Seat>();

function read(table: string): Seat | undefined {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text) {
      const seat = JSON.parse(text) as Partial<Seat>;
      if (typeof seat.token === "string") {
        const kept: Seat = { table, token: seat.token, since: seat.since ?? 0 };
        const beside = Array.isArray(seat.beside) ? seat.beside.filter((one) => typeof one.token === "string" && typeof one.seat === "number") : [];
        if (beside.length) kept.beside = beside;
        return typeof seat.seat === "number" ? { ...kept, seat: seat.seat } : kept;
      }
    }
  } catch {
    // unreadable is as good as none
  }
  return unkept.get(table);
}
