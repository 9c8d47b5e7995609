/** The decks that come with the program, and those others share. */
import { get } from "../../wire/rest.ts";
import type { DeckListed, DeckTold } from "../../wire/types.ts";

let asked: Promise<DeckTold[]> | undefined;

export function shippedDecks(): Promise<DeckTold[]> {
  asked ??= get<DeckTold[]>("/api/shipped-decks").catch((wrong: unknown) => {
    asked = undefined;
    throw wrong;
  });
  return asked;
}

export const publicDecks = (): Promise<DeckListed[]> => get<DeckListed[]>("/api/decks");

/** A deck by its id: one that comes with the program, or one somebody shares. */
export async function deckById(id: string): Promise<DeckTold> {
  const shipped = (await shippedDecks()).find((one) => one.id === id);
  return shipped ?? get<DeckTold>(`/api/decks/${encodeURIComponent(id)}`);
}
