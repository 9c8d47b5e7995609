/** What can be played, and the way from a wish to a seat. */
import { postAsMe, rememberName } from "../../wire/me.ts";
import { get, post } from "../../wire/rest.ts";
import { keepSeat } from "../../wire/seats.ts";
import type { AskedDeck, AskedGame, CheckedDeck, MeantGame, NewTable, Playable } from "../../wire/types.ts";
import { go } from "../../place.svelte.ts";

export { myName } from "../../wire/me.ts";

/** A table as the server lists it. */
export interface ListedTable {
  table: string;
  public: boolean;
  ruleset: string;
  size: number;
  game: string;
  options: Record<string, string>;
  any_deck: boolean;
  begun: boolean;
  over: boolean;
  /** Whose decision is open, -1 nobody's; only of a single table. */
  asked?: number;
  turn?: number;
  winners?: number[];
  /** Seats of the reader; only of a single table. */
  mine?: number[];
  seats: { name: string; bot: string; deck: string; free: boolean }[];
}

const known = new Map<string, Promise<Playable>>();

/** Everything a table can be made of, asked for once for each language. */
export function playable(language: string): Promise<Playable> {
  let found = known.get(language);
  if (!found) {
    found = get<Playable>(`/api/setup?language=${encodeURIComponent(language)}`);
    found.catch(() => known.delete(language));
    known.set(language, found);
  }
  return found;
}

export const meant = (asked: AskedGame): Promise<MeantGame> => post<MeantGame>("/api/game-name", asked);
export const checked = (asked: AskedDeck): Promise<CheckedDeck> => post<CheckedDeck>("/api/deck-check", asked);
export const listed = (): Promise<ListedTable[]> => get<ListedTable[]>("/api/tables");
export const shown = (table: string): Promise<ListedTable> => get<ListedTable>(`/api/tables/${encodeURIComponent(table)}`);

interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** Make a table, sit down there, and go to it. */
export async function found(wanted: NewTable): Promise<void> {
  rememberName(wanted.guest?.name ?? "");
  const made = await postAsMe<Seated>("/api/tables", wanted);
  keepSeat(made.table, made.token, made.seat);
  go(`/table/${made.table}`);
}

/** Sit down at a table somebody else has made. */
export async function join(table: string, guest: { name: string; deck?: string | string[]; deck_name?: string; seat?: number }): Promise<void> {
  rememberName(guest.name);
  const seated = await postAsMe<Seated>(`/api/tables/${encodeURIComponent(table)}/seats`, guest);
  keepSeat(table, seated.token, seated.seat);
}

/** Take the seat the command line has made a table for: `/#sit=TABLE&seat=0&token=...`. True if there was one. */
export function takeSeatOfTheCommandLine(): boolean {
  const said = new URLSearchParams(location.hash.slice(1));
  const [table, token] = [said.get("sit"), said.get("token")];
  if (!table || !token) return false;
  keepSeat(table, token, Number(said.get("seat") ?? 0));
  go(`/table/${encodeURIComponent(table)}`, { replace: true });
  return true;
}

/** The game a deck is for, as the set-up page has it or a table tells it. */
export interface ChosenGame {
  ruleset: string;
  size: number;
  options: Record<string, string>;
  players: number;
}

/** A deck to sit down with; "" is one by chance. */
export interface ChosenDeck {
  deck: string | string[];
  deck_name: string;
  realms?: string[];
}
