/** The shelf of this browser and that of the account, made the same. */
import { AskedInVain, get, put } from "../../wire/rest.ts";
import type { Collection, KeptDeck, MyDecks } from "../../wire/types.ts";
import { merged } from "./merging.ts";
import { collection, forget, keep, keepCollection, onShelf, shelf, short } from "./shelf.ts";

let under: Promise<boolean> | undefined;
/** Whether there is an account, as far as that was asked. */
let account: boolean | undefined;

/** Whether there is nobody to send to: a guest's decks stay where they are. */
async function alone(): Promise<boolean> {
  if (account === undefined) await sync();
  return account !== true;
}

/** Somebody has logged in or out: ask again. */
export function forgetAccount(): void {
  account = undefined;
}

/** Make both shelves the same. False where there is no account, or the server cannot be reached now. */
export function sync(): Promise<boolean> {
  under ??= both().finally(() => (under = undefined));
  return under;
}

async function both(): Promise<boolean> {
  let there: MyDecks;
  try {
    there = await get<MyDecks>("/api/me/decks");
  } catch {
    return false;
  }
  account = there.account;
  if (!account) return false;
  const theirs = new Map(there.decks.map((deck) => [deck.id, deck]));
  const ids = new Set([...theirs.keys(), ...shelf().map((one) => one.deck.id)]);
  let all = true;
  for (const id of ids) {
    const result = merged(onShelf(id), theirs.get(id));
    if (!result) {
      forget(id);
      continue;
    }
    keep(result.deck, result.known);
    if (result.send) all = (await send(id)) && all;
  }
  return (await cards(there.collection)) && all;
}

async function cards(there: Collection): Promise<boolean> {
  const [mine, theirs] = [collection().changed ?? 0, there.changed ?? 0];
  if (mine <= theirs) {
    if (theirs) keepCollection(there);
    return true;
  }
  return sendCollection();
}

/** Tell the account which cards are owned; nothing where there is none. */
export async function sendCollection(): Promise<boolean> {
  if (await alone()) return false;
  try {
    keepCollection(await put<Collection>("/api/me/collection", collection()));
    return true;
  } catch {
    return false;
  }
}

/** Tell the account of a deck. One that was changed there meanwhile is kept beside as a version. */
export async function send(id: string, again = true): Promise<boolean> {
  if (await alone()) return false;
  const here = onShelf(id);
  if (!here || here.deck.changed === here.known) return true;
  try {
    await put("/api/me/decks/" + id, { deck: short(here.deck), replaces: here.known });
    const now = onShelf(id);
    if (now) keep(now.deck, here.deck.changed);
    return true;
  } catch (wrong) {
    if (!(wrong instanceof AskedInVain)) return false;
    if (wrong.code === "deck-changed" && again) {
      const result = merged(here, (wrong.more["deck"] as KeptDeck | null) ?? undefined);
      if (!result) return true;
      keep(result.deck, result.known);
      return result.send ? send(id, false) : true;
    }
    if (wrong.code === "deck-not-yours") {
      // it came here with somebody else's account: from now on it is a deck of its own
      forget(id);
      return true;
    }
    return false;
  }
}
