/** The decks this browser keeps, each with what the account of its reader had of it; localStorage, without it this page. */
import type { Collection, DeckVersion, KeptDeck } from "../../wire/types.ts";

const PREFIX = "sixrealms.deck.";
const OWNED = "sixrealms.collection";
/** So many versions are kept, as the server has it. */
export const MOST_VERSIONS = 20;
/** Letters of a deck as it is sent: older versions are left out of one that would be longer. */
const LONGEST = 60_000;

/** `known` is when the deck was changed that the account has; 0: none yet. */
export interface OnShelf {
  deck: KeptDeck;
  known: number;
}

export const PILES = ["cards", "sideboard", "considering", "realms"] as const;
export type Pile = (typeof PILES)[number];

const unkept = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? null;
  } catch {
    return unkept.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  if (text === null) unkept.delete(key);
  else unkept.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    if (text !== null) unkept.delete(key);
  } catch {
    // storage may be forbidden or full: it lasts as long as the page
  }
}

function keys(): string[] {
  const found = new Set(unkept.keys());
  try {
    for (const key of Object.keys(localStorage)) found.add(key);
  } catch {
    // those of this page then
  }
  return [...found].filter((key) => key.startsWith(PREFIX));
}

/** An id nobody guesses: it is the link of a deck that is shared. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What is kept under an id, also of a deck that was thrown away. */
export function onShelf(id: string): OnShelf | undefined {
  const text = read(PREFIX + id);
  if (!text) return undefined;
  try {
    const found = JSON.parse(text) as Partial<OnShelf>;
    if (found.deck && typeof found.deck.id === "string") return { deck: found.deck, known: found.known ?? 0 };
  } catch {
    // unreadable is as good as none
  }
  return undefined;
}

/** Everything that is kept, decks that were thrown away among it. */
export function shelf(): OnShelf[] {
  return keys().flatMap((key) => onShelf(key.slice(PREFIX.length)) ?? []);
}

/** The decks of this browser, the newest first. */
export function ownDecks(): KeptDeck[] {
  return shelf()
    .map((one) => one.deck)
    .filter((deck) => !deck.gone)
    .sort((one, other) => other.changed - one.changed);
}

export function ownDeck(id: string): KeptDeck | undefined {
  const found = onShelf(id)?.deck;
  return found?.gone ? undefined : found;
}

/** Keep a deck as it is now; what the account has of it is as it was, or `known`. */
export function keep(deck: KeptDeck, known = onShelf(deck.id)?.known ?? 0): void {
  write(PREFIX + deck.id, JSON.stringify({ deck: short(deck), known }));
}

/** A deck with no more versions than can be sent. */
export function short(deck: KeptDeck): KeptDeck {
  let versions = (deck.versions ?? []).slice(0, MOST_VERSIONS);
  while (versions.length && JSON.stringify({ ...deck, versions }).length > LONGEST) versions = versions.slice(0, -1);
  const { versions: _, ...rest } = deck;
  return versions.length ? { ...rest, versions } : rest;
}

/** Throw a deck away, here and, once the account hears of it, everywhere. */
export function throwAway(id: string): void {
  const found = onShelf(id);
  if (found && found.known) keep({ id, name: "", changed: Date.now(), gone: true });
  else forget(id);
}

/** Forget that there ever was such a deck. */
export function forget(id: string): void {
  write(PREFIX + id, null);
}

/** What belongs to an account goes with it when its reader logs out; what it has not heard of stays. */
export function leaveAccount(): void {
  for (const { deck, known } of shelf()) if (known) forget(deck.id);
  write(OWNED, null);
}

/** A new deck, kept at once. */
export function begin(name: string, like: Partial<KeptDeck> = {}): KeptDeck {
  const { cards = [], sideboard = [], considering = [], realms = [], format = "", tags = [], notes = "" } = like;
  const deck: KeptDeck = { id: newId(), name: name.slice(0, 60), changed: Date.now(), format, cards, sideboard, considering, realms, tags, notes };
  keep(deck);
  return deck;
}

/** What a deck is, as one of its versions. */
export function asVersion(deck: KeptDeck, until = Date.now()): DeckVersion {
  const { name, cards = [], sideboard = [], considering = [], realms = [] } = deck;
  return { until, name, cards, sideboard, considering, realms };
}

/** The deck with what it was before as its newest version, unless that is the newest already. */
export function withVersion(deck: KeptDeck, was: KeptDeck): KeptDeck {
  const version = asVersion(was);
  const [newest] = deck.versions ?? [];
  const same = newest && PILES.every((pile) => equal(newest[pile] ?? [], version[pile] ?? []));
  return same ? deck : short({ ...deck, versions: [version, ...(deck.versions ?? [])] });
}

function equal(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** Which printings there are more or fewer of in the second, in all piles together. */
export function differences(one: Partial<KeptDeck> | DeckVersion, other: Partial<KeptDeck> | DeckVersion): [string, number][] {
  const found = new Map<string, number>();
  for (const pile of PILES) {
    for (const card of one[pile] ?? []) found.set(card, (found.get(card) ?? 0) - 1);
    for (const card of other[pile] ?? []) found.set(card, (found.get(card) ?? 0) + 1);
  }
  return [...found].filter(([, count]) => count !== 0);
}

/** The cards the reader owns. */
export function collection(): Collection {
  try {
    const found = JSON.parse(read(OWNED) ?? "") as Partial<Collection>;
    if (found.cards) return { changed: found.changed ?? 0, cards: found.cards };
  } catch {
    // nothing was kept
  }
  return { changed: 0, cards: {} };
}

export function keepCollection(owned: Collection): void {
  write(OWNED, JSON.stringify(owned));
}
