/** What a clock of the table shows between two messages. */
import type { ClockTold } from "../../wire/types.ts";

export interface Left {
  /** Seconds that cost nothing, and those of the bank. */
  free: number;
  bank: number;
  runs: boolean;
}

/** What a seat has left so many seconds after it was told; null for a seat without a clock. */
export function remaining(told: ClockTold, seat: number, since: number): Left | null {
  const bank = told.left[seat] ?? -1;
  const free = told.free[seat] ?? -1;
  if (bank < 0 || free < 0) return null;
  const runs = told.running.includes(seat);
  const passed = runs ? since : 0;
  return { free: Math.max(0, free - passed), bank: Math.max(0, bank - Math.max(0, passed - free)), runs };
}

/** Minutes and seconds, with hours when there are any; more than two days as days and hours. */
export function shownTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
