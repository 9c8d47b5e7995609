/** A game of the reader as a list shows it, wherever it is known from: his seats on this device, or his account. */
import type { MyTable, TableShown } from "../../wire/types.ts";

export interface Game {
  table: string;
  seat: number;
  /** Who sits where; "" where nobody does yet. */
  players: string[];
  begun: boolean;
  over: boolean;
  /** Whether the reader is waited for. */
  waits: boolean;
  size: number;
  game: string;
  /** Whose decision is open, the turn and the winners, where that was told. */
  asked?: number;
  turn?: number;
  winners?: number[];
}

/** A table as the server tells it to whoever asks, seen from a seat. */
export function fromSeat(seat: number | undefined, told: TableShown): Game {
  const { table, begun, over, size, game, asked = -1, turn, winners } = told;
  return {
    table, begun, over, size, game, asked,
    seat: seat ?? -1,
    players: told.seats.map((place) => (place.free ? "" : place.name)),
    waits: begun && !over && asked >= 0 && asked === seat,
    ...(turn === undefined ? {} : { turn }),
    ...(winners === undefined ? {} : { winners }),
  };
}

/** A table of the reader, as he is told of it on any device. */
export const fromMe = ({ table, seat, players, begun, over, waits, size, game }: MyTable): Game => ({ table, seat, players, begun, over, waits, size, game });

const rank = (one: Game) => (one.waits ? 0 : one.over ? 2 : 1);

/** Those that wait for the reader first, those that are over last; each seat once, as it was first told of. */
export function inOrder(games: readonly Game[]): Game[] {
  const found = new Map<string, Game>();
  for (const one of games) if (!found.has(one.table)) found.set(one.table, one);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** What is said of where it stands: a sentence and what stands in it. */
export function standing(one: Game): [string, Record<string, string | number>] {
  if (!one.begun) return ["games-free", { count: one.players.filter((name) => !name).length }];
  if (one.over) {
    if (!one.winners) return ["games-ended", {}];
    if (one.winners.includes(one.seat)) return ["games-won", {}];
    return one.winners.length ? ["games-over", { who: one.winners.map((at) => one.players[at] ?? "").join(", ") }] : ["games-drawn", {}];
  }
  if (one.waits) return ["games-mine", {}];
  const who = one.players[one.asked ?? -1];
  return who ? ["games-waiting", { who }] : ["games-running", {}];
}
