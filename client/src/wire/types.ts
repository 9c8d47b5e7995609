// Made by `python -m tools.wire_types` of the structs of the server; do not edit.

/** The answer to the open question, seen at version `v`. */
export interface Act {
  type: "act";
  id: string;
  v: number;
  action: Answer;
}

/** Yes or no to the wish of another to take back. */
export interface Agree {
  type: "agree";
  id: string;
  v: number;
  yes: boolean;
}

/** A card played or a power used that is not done yet. */
export interface Announced {
  card: number;
  player: number;
  way: string;
}

/** An action, as an option of the prompt names it. */
export interface Answer {
  verb: string;
  card?: number;
  other?: number;
  number?: number;
  text?: string;
}

/** The wish to take back the own last decision. */
export interface Back {
  type: "back";
  id: string;
  v: number;
}

/** The wish of somebody to take back, and whose answers are awaited. */
export interface BackAsked {
  by: number;
  of: number[];
}

/** A battle; totals and who is losing only while two known champions face each other. */
export interface BattleTold {
  attacker: number;
  defender: number;
  target: number;
  champion: number;
  opponent: number;
  round: number;
  stage: string | number;
  attack?: number;
  defence?: number;
  losing?: number;
  needs?: number | null;
  attack_sum?: SumStep[];
  defence_sum?: SumStep[];
}

/** A card of the table as this watcher sees it; `printing` is empty if he may not know it. */
export interface CardTold {
  printing: string;
  zone: string;
  owner: number;
  controller: number;
  host: number;
  place: number;
  at: number;
  razed: boolean;
  face_down: boolean;
  level?: number;
  bonus?: number;
  earned?: number;
  marker?: number;
}

/** The wish to give the game up. */
export interface Concede {
  type: "concede";
  id: string;
}

/** It is stored and has happened. */
export interface Done {
  type: "done";
  id: string;
  v: number;
}

/** What has changed since the message before. */
export interface Event {
  type: "event";
  v: number;
  changed: TableChanged;
  cards: Record<string, CardTold>;
  gone: string[];
  log: Line[];
  prompt: Prompt | null;
  back: string;
  back_asked: BackAsked | null;
}

/** Somebody who sits down: his name, and a shipped deck by its name or a list of printings. Neither is needed. */
export interface Guest {
  name?: string;
  deck?: string | string[];
  realms?: string[];
  seat?: number;
}

/** Who connects: the token of a seat, or "" to watch. */
export interface Hello {
  type: "hello";
  token?: string;
  language?: string;
}

/** Actions that are impossible for the same reasons. */
export interface Impossible {
  actions: Option[];
  why: ReasonTold[];
}

/** A sentence of what happened. */
export interface Line {
  kind: string;
  text: string;
}

/** A question: everything about one card. */
export interface Look {
  type: "look";
  id: string;
  card: number;
}

/** Everything about one card; the answer to `look`. */
export interface Looked {
  type: "looked";
  id: string;
  v: number;
  card: number;
  printing: string;
  name: string;
  text: string[];
  where: string;
  notes: string[];
  with: number[];
  printed?: string;
  level?: Sum | null;
  total?: Sum | null;
  can?: Option[];
  cannot?: Impossible[];
}

/** A table somebody asks for, himself on the first seat that is a person's. `game` is the shorthand of a game and stands for size and options, `melons` are the seats with one for its Melon Rule; `any_deck` lets in decks that are not legal. Without a size it is the smallest of the ruleset. */
export interface NewTable {
  seats: Place[];
  guest?: Guest;
  ruleset?: string;
  size?: number;
  options?: Record<string, string>;
  game?: string;
  melons?: string;
  any_deck?: boolean;
  public?: boolean;
}

/** A possible answer: an action with its label. */
export interface Option {
  verb: string;
  card: number;
  other: number;
  number: number;
  text: string;
  label: string;
}

/** Everybody at the table. */
export interface People {
  type: "people";
  seats: Person[];
  spectators: number;
  begun: boolean;
}

/** Who sits on a seat: a person, a computer player by the name `bot`, or nobody yet. */
export interface Person {
  name: string;
  bot: string;
  deck: string;
  free: boolean;
  here: boolean;
  stand_in: string;
  conceded: boolean;
}

/** A sign of life, to be answered with one. */
export interface Ping {
  type: "ping";
}

/** One seat of a table to be: for a person, or with the name of the computer player that sits there. */
export interface Place {
  bot?: string;
  deck?: string | string[];
  realms?: string[];
}

/** The answer to a sign of life. */
export interface Pong {
  type: "pong";
}

/** Your decision with all answers to it. */
export interface Prompt {
  kind: string;
  about: string;
  card: number;
  question: string;
  detail: string;
  options: Option[];
}

/** One thing that stands against an action: a rule, and the card that causes it or -1. */
export interface ReasonTold {
  rule: string;
  message: string;
  card: number;
  text: string;
}

/** The answer to `why`. */
export interface Reasons {
  type: "reasons";
  id: string;
  possible: boolean;
  why: ReasonTold[];
}

/** It has not happened and will not. */
export interface RefusedTold {
  type: "refused";
  id: string;
  code: string;
  message: string;
  why?: ReasonTold[];
  v?: number;
}

/** How the game ended. */
export interface ResultTold {
  winners: number[];
  reason: string;
  unrazed: number[];
}

/** The client has lost track and wants the whole table. */
export interface Resync {
  type: "resync";
}

/** The wish to play on one's own again. */
export interface Return {
  type: "return";
  id: string;
}

/** The wish that a computer player plays on the own seat, or on that of somebody who is gone. */
export interface StandIn {
  type: "stand-in";
  id: string;
  bot?: string;
  seat?: number;
}

/** Everything. */
export interface State {
  type: "state";
  v: number;
  seat: number;
  table: TableTold;
  log: Line[];
  prompt: Prompt | null;
  back: string;
  back_asked: BackAsked | null;
}

/** A number as it is now, and how it comes about. */
export interface Sum {
  now: number;
  sum: SumStep[];
}

/** One step of how a number comes about, by a card or (-1) by the rules. */
export interface SumStep {
  what: string;
  card: number;
  plus: number;
  after: number;
  text?: string;
}

/** The fields of the table that are others now. */
export interface TableChanged {
  turn?: number;
  phase?: number;
  active?: number;
  goal?: number;
  direction?: number;
  hands?: number[];
  piles?: number[];
  unrazed?: number[];
  battle?: BattleTold | null;
  announced?: Announced[];
  asked?: number;
  about?: string;
  result?: ResultTold | null;
}

/** The whole table; cards by their number. */
export interface TableTold {
  turn: number;
  phase: number;
  active: number;
  goal: number;
  direction: number;
  hands: number[];
  piles: number[];
  unrazed: number[];
  cards: Record<string, CardTold>;
  battle: BattleTold | null;
  announced: Announced[];
  asked: number;
  about: string;
  result: ResultTold | null;
}

/** A question: what stands against this action. */
export interface Why {
  type: "why";
  id: string;
  action: Answer;
}

/** What was said is no message of this protocol, or the connection ends. */
export interface Wrong {
  type: "error";
  code: string;
  message: string;
}

export type FromServer = State | Event | People | Reasons | Looked | Done | RefusedTold | Wrong | Pong;

export type ToServer = Act | Back | Agree | Concede | StandIn | Return | Why | Look | Resync | Ping | Hello;
