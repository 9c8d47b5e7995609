/** The clock of a round: what a table has left of it. */
import type { ToldRound, ToldTable } from "./told.ts";

/** Seconds a table has left (below zero: over its time); null before its time began. It stays as it is while the clock is paused. */
export function left(round: ToldRound, table: ToldTable | null, now: number): number | null {
  if (!round.clock || !round.minutes) return null;
  return round.clock + (round.minutes + (table?.extra_minutes ?? 0)) * 60 - (round.paused || now);
}

/** Minutes and seconds, with a minus for what is over. */
export function shown(seconds: number): string {
  const whole = Math.abs(Math.ceil(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const text = hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  return seconds < 0 && whole ? `−${text}` : text;
}

/** Whole minutes since a moment, both in seconds. */
export const since = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / 60));

/** A day, or a day and time like "2026-11-23 09:00", as readers of a language write it: the time of the hall, wherever they are. */
export function moment(said: string, spoken: string): string {
  const [date = "", time = ""] = said.split(" ");
  if (!time) return day(date, spoken);
  return new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(new Date(`${date}T${time}Z`));
}

/** A day like "2026-12-05" as readers of a language write it. */
export function day(date: string, spoken: string): string {
  return date && new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date));
}
