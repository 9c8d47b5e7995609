/** Who the reader is to this server: a guest his browser is remembered as, or an account. */
import { get, post, remove } from "./rest.ts";
import { forgetSeat, keepSeat, tokenOf } from "./seats.ts";
import type { Me, MyTable, Proof } from "./types.ts";

const NAME = "sixrealms.name";
let known: Promise<unknown> | undefined;

/** Have this browser remembered, so that seats taken from now on are its reader's. A table needs none of it: a token is enough. */
async function beKnown(): Promise<void> {
  known ??= post<Me>("/api/me");
  try {
    await known;
  } catch {
    known = undefined;
  }
}

/** A request that founds a table or takes a seat, by somebody who is known. */
export async function postAsMe<T>(path: string, body: unknown): Promise<T> {
  await beKnown();
  return post<T>(path, body);
}

/** What this browser needs of a person it has just been told of: his name, and the way to his seats. */
export function settle(me: Me): void {
  if (me.name) rememberName(me.name);
  for (const { table, seat, over } of me.tables ?? []) {
    if (!over && !tokenOf(table)) keepSeat(table, mySeat(seat), seat);
  }
}

/** The tables of the reader wherever he has sat down; none if he is not known here, or this cannot be learnt now. */
export async function tables(): Promise<MyTable[]> {
  try {
    return (await get<Me>("/api/me")).tables ?? [];
  } catch {
    return [];
  }
}

/** What opens a seat of the reader where its token is not known: `me`, in the hello of a socket. */
export const mySeat = (seat: number): string => `me:${seat}`;

/** Whether a seat is the reader's only as long as he is known here. */
export const isMySeat = (token: string): boolean => token.startsWith("me");

/** Be nobody here: no seat of this account can be opened from this browser any more. */
export async function logOut(me: Me): Promise<Me> {
  const gone = await post<Me>("/api/me/logout");
  leave(me);
  return gone;
}

/** Have everything deleted that is kept about the reader, here and there. */
export async function forgetMe(me: Me, proof: Proof): Promise<Me> {
  const gone = await remove<Me>("/api/me", proof);
  leave(me);
  return gone;
}

function leave(me: Me): void {
  known = undefined;
  for (const { table } of me.tables ?? []) forgetSeat(table);
  try {
    localStorage.removeItem(NAME);
  } catch {
    // nothing was kept then
  }
}

/** The name this browser's reader gave himself last. */
export function myName(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}

/** Keep a name for the next table. */
export function rememberName(name: string): void {
  try {
    if (name) localStorage.setItem(NAME, name);
  } catch {
    // not remembered then
  }
}
