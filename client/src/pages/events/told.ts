/** What the server tells of an event, and what only these pages know of it. */
import type * as wire from "../../wire/types.ts";

/** What the server tells is whole, also where a value is the usual one. */
type Whole<T> = T extends (infer One)[] ? Whole<One>[] : T extends object ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> } : T;

export type EventLine = Whole<wire.EventLine>;
export type FoundEvent = Whole<wire.FoundEvent>;
export type ChangesTold = Whole<wire.ChangesTold>;
export type EventKeys = Whole<wire.EventKeys>;
export type ToldChange = Whole<wire.ToldChange>;
export type ToldClaim = Whole<wire.ToldClaim>;
export type ToldEvent = Whole<wire.ToldEvent>;
export type ToldKey = Whole<wire.ToldKey>;
export type ToldRound = Whole<wire.ToldRound>;
export type ToldStep = Whole<wire.ToldStep>;
export type ToldTable = Whole<wire.ToldTable>;
export type BracketTold = Whole<wire.BracketTold>;
export type Metagame = Whole<wire.Metagame>;
export type MetaLine = Whole<wire.MetaLine>;
export type WinRate = Whole<wire.WinRate>;
export type Prize = Whole<wire.ToldPrize>;
export type Player = Whole<wire.ToldPlayer>;

/** Whether what is played comes out of sealed boxes. */
export const isSealed = (told: ToldEvent) => /: (Sealed Deck|Master.s Strategy)/.test(told.game);
/** Whether a booster is packed with every deck, opened after the first game. */
export const hasBoosters = (told: ToldEvent) => /: Master.s Strategy/.test(told.game);

/** Whether somebody has played at their table of the round that is going on, or it is decided: too late to be absent. */
export const hasPlayed = (live: { told: ToldEvent | null }, player: string) => {
  return live.told?.players.find((one) => one.id === player)?.has_begun ?? false;
};

/** A wish as a page makes it: what has its usual value may be left out. */
export type Wished = { type: wire.Wish["type"] } & Record<string, unknown>;

/** A line of a bracket on the grid. */
export interface GridLine {
  number: string;
  name: string;
  games: string[];
  won: number[];
  points: string;
  hint: string;
}

export interface GridBox {
  heading: string;
  lines: GridLine[];
  games: number;
  points: string;
  names_head: string;
  games_head: string;
  points_head: string;
  note: string;
}
