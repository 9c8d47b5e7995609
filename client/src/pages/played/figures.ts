/** What games come to where no server knows whose they are: those whose seats this device keeps. */
import type { GameFigures, GameTally, MyGame, TableShown } from "../../wire/types.ts";

/** A finished table of this device as one of the reader's games; null where it is not over, or his seat is not known. */
export function fromTable(seat: number | undefined, told: TableShown, seats = 1): MyGame | null {
  const own = seat === undefined ? undefined : told.seats[seat];
  if (!told.over || !own) return null;
  const won = told.winners.includes(seat ?? -1);
  return {
    table: told.table, ended: 0, ruleset: told.ruleset, size: told.size, game: told.game, deck: own.deck,
    ending: seats > 1 ? "here" : won ? "won" : told.winners.length ? "lost" : "drawn",
    place: won || !told.winners.length ? 1 : 2,
    others: told.seats.flatMap((one, at) => (at === seat ? [] : [{ name: one.name, bot: one.bot, deck: one.deck, won: told.winners.includes(at) }])),
    reason: "", turns: told.turn, decisions: 0, seconds: 0, rated: false, before: 0, after: 0, replay: true,
  };
}

function middle(values: readonly number[]): number {
  const known = values.filter((one) => one > 0).sort((one, other) => one - other);
  const half = known.length >> 1;
  return known.length ? Math.round(known.length % 2 ? (known[half] ?? 0) : ((known[half - 1] ?? 0) + (known[half] ?? 0)) / 2) : 0;
}

function tallies(of: readonly { key: string; size?: number; players?: number; ending: string }[]): GameTally[] {
  const found = new Map<string, GameTally>();
  for (const { key, size = 0, players = 0, ending } of of) {
    const id = `${key} ${size} ${players}`;
    const one = found.get(id) ?? { key, size, players, won: 0, lost: 0, drawn: 0 };
    found.set(id, { ...one, [ending]: one[ending as "won" | "lost" | "drawn"] + 1 });
  }
  return [...found.values()].sort((one, other) => other.won + other.lost + other.drawn - (one.won + one.lost + one.drawn));
}

/** The same the server tells of games it knows, as far as the device can; the newest game is the first. */
export function figuresOf(games: readonly MyGame[]): GameFigures {
  const counted = games.filter((one) => one.ending !== "here");
  const many = (ending: string) => counted.filter((one) => one.ending === ending).length;
  const first = counted[0]?.ending;
  let best = 0;
  let now = 0;
  for (const one of counted) best = Math.max(best, (now = one.ending === "won" ? now + 1 : 0));
  const length = counted.findIndex((one) => one.ending !== first);
  const streak = first === "won" || first === "lost" ? (length < 0 ? counted.length : length) * (first === "won" ? 1 : -1) : 0;
  return {
    games: games.length, won: many("won"), lost: many("lost"), drawn: many("drawn"), here: games.length - counted.length,
    turns: middle(counted.map((one) => one.turns)), seconds: middle(counted.map((one) => one.seconds)), streak, best,
    decks: tallies(counted.filter((one) => one.deck).map((one) => ({ key: one.deck, ending: one.ending }))),
    opponents: tallies(counted.flatMap((one) => [...new Set(one.others.map((other) => other.bot || "people"))].map((key) => ({ key, ending: one.ending })))),
    rulesets: tallies(counted.map((one) => ({ key: one.ruleset, size: one.size, players: one.others.length + 1, ending: one.ending }))),
    cards: [],
  };
}
