/** What can be played, and the way from a wish to a seat. */
import { postAsMe, rememberName } from "../../wire/me.ts";
import { get, post } from "../../wire/rest.ts";
import { keepSeat, sitBeside } from "../../wire/seats.ts";
import type { AskedDeck, AskedGame, CheckedDeck, Guest, MeantGame, NewTable, Playable, SeatTaken, TableShown } from "../../wire/types.ts";
import { go } from "../../place.svelte.ts";
import { language } from "../../wording/language.svelte.ts";

export { myName } from "../../wire/me.ts";

/** What was chosen for the last table of this device. */
export interface LastChoice {
  who: string;
  ruleset: string;
  size: number;
}
const LAST = "sixrealms.last-table";

export function lastChoice(): LastChoice {
  try {
    return { who: "", ruleset: "", size: 0, ...(JSON.parse(localStorage.getItem(LAST) ?? "{}") as Partial<LastChoice>) };
  } catch {
    return { who: "", ruleset: "", size: 0 };
  }
}

export function keepChoice(chosen: LastChoice): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(chosen));
  } catch {
    // the next table is set up anew then
  }
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
/** A game that is asked for by its name has its size from there. */
export const checked = (asked: AskedDeck): Promise<CheckedDeck> => post<CheckedDeck>("/api/deck-check", asked.game ? { ...asked, size: 0 } : asked);
export const shown = (table: string): Promise<TableShown> => get<TableShown>(`/api/tables/${encodeURIComponent(table)}`);

/** Make a table, sit down there, and `beside` those who play at this screen as well, and go to it. */
export async function found(wanted: NewTable, beside: readonly { seat: number; name: string }[] = []): Promise<void> {
  rememberName(wanted.guest?.name ?? "");
  const made = await postAsMe<SeatTaken>("/api/tables", { ...wanted, guest: { ...wanted.guest, language: language.now } });
  keepSeat(made.table, made.token, made.seat);
  if (!beside.length) remember(made.table, wanted);
  for (const { seat, name } of beside) {
    const seated = await post<SeatTaken>(`/api/tables/${encodeURIComponent(made.table)}/seats`, { name, seat, language: language.now, agreed: made.optional_rules });
    sitBeside(made.table, seated.token, seated.seat);
  }
  go(`/table/${made.table}`);
}

const AGAIN = "sixrealms.again";

function remember(table: string, wanted: NewTable): void {
  try {
    localStorage.setItem(AGAIN, JSON.stringify({ table, wanted }));
  } catch {
    // it is set up anew then
  }
}

/** What this table was made with, if it is the last one that was made here. */
export function playedAgain(table: string): NewTable | null {
  try {
    const kept = JSON.parse(localStorage.getItem(AGAIN) ?? "{}") as { table?: string; wanted?: NewTable };
    return kept.table === table ? (kept.wanted ?? null) : null;
  } catch {
    return null;
  }
}

/** The same table once more, for the same players and decks. */
export async function foundAgain(table: string): Promise<void> {
  const wanted = playedAgain(table);
  if (wanted) await found(wanted);
}

/** Sit down at a table somebody else has made. */
export async function join(table: string, guest: Guest): Promise<void> {
  rememberName(guest.name ?? "");
  const seated = await postAsMe<SeatTaken>(`/api/tables/${encodeURIComponent(table)}/seats`, { ...guest, language: language.now });
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
  /** What the game is called at an event, instead of options. */
  game?: string;
  players: number;
}

/** A deck to sit down with; "" is one by chance. */
export interface ChosenDeck {
  deck: string | string[];
  deck_name: string;
  realms?: string[];
}
