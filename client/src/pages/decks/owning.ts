/** What somebody can build of the cards they own. Printings of one card stand for each other. */
import type { Catalogue } from "../../wire/catalogue.svelte.ts";
import type { Collection, Owned } from "../../wire/types.ts";

export const KINDS = ["have", "want", "trade"] as const;
export type OwnedKind = (typeof KINDS)[number];

export interface Buildable {
  /** Of how many of its cards there are enough. */
  owned: number;
  all: number;
  /** Printings that are missing, with how many. */
  missing: [string, number][];
}

/** How many of each card somebody has, by the number of the card. */
export function owned(collection: Collection, all: Catalogue): Map<number, number> {
  const found = new Map<number, number>();
  for (const [id, { have = 0 }] of Object.entries(collection.cards ?? {})) {
    const card = all.byId.get(id)?.card;
    if (card !== undefined && have) found.set(card, (found.get(card) ?? 0) + have);
  }
  return found;
}

export function buildable(cards: readonly string[], have: ReadonlyMap<number, number>, all: Catalogue): Buildable {
  const left = new Map(have);
  const missing = new Map<string, number>();
  let owned = 0;
  for (const id of cards) {
    const card = all.byId.get(id)?.card ?? -1;
    const there = left.get(card) ?? 0;
    if (there > 0) {
      left.set(card, there - 1);
      owned += 1;
    } else missing.set(id, (missing.get(id) ?? 0) + 1);
  }
  return { owned, all: cards.length, missing: [...missing] };
}

/** A collection in which there are so many of a printing. */
export function withCount(collection: Collection, id: string, kind: OwnedKind, count: number, now = Date.now()): Collection {
  const cards = { ...collection.cards };
  const one: Owned = { ...cards[id], [kind]: Math.max(0, Math.min(999, count)) };
  if (KINDS.some((each) => one[each])) cards[id] = one;
  else delete cards[id];
  return { changed: Math.max(now, (collection.changed ?? 0) + 1), cards };
}

/** A collection with more of several printings. */
export function withMore(collection: Collection, ids: readonly string[], kind: OwnedKind): Collection {
  return ids.reduce((found, id) => withCount(found, id, kind, (found.cards?.[id]?.[kind] ?? 0) + 1), collection);
}
