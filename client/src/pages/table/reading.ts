/** What lies where: the table as told, sorted into sides, rows and piles. */
import type { CardTold, EventTold, StateTold, TableTold } from "../../wire/types.ts";

export interface Piece {
  n: number;
  card: CardTold;
}

export const PILES = ["discard", "limbo", "abyss", "void"] as const;
export type Pile = (typeof PILES)[number];

export interface Side {
  seat: number;
  formation: (Piece | null)[];
  pool: Piece[];
  /** Rule cards, lasting events and spells. */
  lying: Piece[];
  hand: Piece[];
  piles: Record<Pile, Piece[]>;
}

export interface Reading {
  sides: Side[];
  /** What hangs on a card, by the number of the card. */
  hanging: Map<number, Piece[]>;
  battle: Piece[];
  playing: Piece[];
  pieces: Map<number, Piece>;
}

export const PLACES = "ABCDEFGHIJ";
/** What hangs on a card on which nothing hangs: always the same, so that nothing is said anew of it. */
export const NOTHING_HANGS: readonly Piece[] = [];

/** The table after a message, as docs/protocol.md tells. */
export function folded(table: TableTold | null, message: StateTold | EventTold): TableTold | null {
  if (message.type === "state") return message.table;
  if (!table) return null;
  const cards = { ...table.cards };
  for (const gone of message.gone) delete cards[gone];
  return { ...table, ...message.changed, cards: Object.assign(cards, message.cards) };
}

/** The piece a card was shown as: one whose card was not told anew stays the same, and so does what shows it. */
const shown = new WeakMap<CardTold, Piece>();

function pieceOf(n: number, card: CardTold): Piece {
  const known = shown.get(card);
  if (known?.n === n) return known;
  const piece = { n, card };
  shown.set(card, piece);
  return piece;
}

/** The table sorted for showing it. */
export function reading(table: TableTold): Reading {
  const sides: Side[] = table.hands.map((_, seat) => ({
    seat,
    formation: new Array<Piece | null>(table.places[seat] ?? 0).fill(null),
    pool: [],
    lying: [],
    hand: [],
    piles: { discard: [], limbo: [], abyss: [], void: [] },
  }));
  const found: Reading = { sides, hanging: new Map(), battle: [], playing: [], pieces: new Map() };
  for (const [number, card] of Object.entries(table.cards)) {
    const piece = pieceOf(Number(number), card);
    found.pieces.set(piece.n, piece);
    const side = sides[card.controller];
    if (card.zone === "attached") {
      const beside = found.hanging.get(card.host);
      if (beside) beside.push(piece);
      else found.hanging.set(card.host, [piece]);
    } else if (card.zone === "battle") found.battle.push(piece);
    else if (card.zone === "playing") found.playing.push(piece);
    else if (!side) continue;
    else if (card.zone === "formation") side.formation[card.place] = piece;
    else if (card.zone === "pool") side.pool.push(piece);
    else if (card.zone === "table" || card.zone === "dungeon") side.lying.push(piece);
    else if (card.zone === "hand") side.hand.push(piece);
    else if (isPile(card.zone)) side.piles[card.zone].push(piece);
  }
  for (const side of sides) for (const row of [side.pool, side.lying, side.hand, ...Object.values(side.piles)]) row.sort(byPlace);
  return found;
}

/** A table of which nothing has been told yet. */
export const NOTHING_TOLD: TableTold = {
  turn: 0, last_turn: 0, phase: 0, active: 0, goal: 6, goals: [], direction: 1, hands: [], piles: [], places: [], unrazed: [], cards: {},
  battle: null, announced: [], asked: -1, about: "", result: null,
};

const byPlace = (one: Piece, other: Piece) => one.card.at - other.card.at || one.n - other.n;
const isPile = (zone: string): zone is Pile => (PILES as readonly string[]).includes(zone);

/** The places of a formation as rows of a pyramid, the exposed one first: 1, 2, 3, 4. */
export function rows<T>(places: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let begun = 0, long = 1; begun < places.length; begun += long, long += 1) found.push(places.slice(begun, begun + long));
  return found;
}

/** The other seats in the order of turns, beginning left of this one. */
export function others(table: TableTold, seat: number): number[] {
  const count = table.hands.length;
  return Array.from({ length: count - 1 }, (_, at) => (((seat + (at + 1) * (table.direction || 1)) % count) + count) % count);
}

/** What there is to see of it. */
export const NOTHING: Reading = reading(NOTHING_TOLD);
