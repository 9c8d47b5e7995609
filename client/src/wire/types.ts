// Made by `python -m tools.wire_types` of the structs of the server; do not edit.

/** Note that somebody has not come, before the first game of their table. */
export interface Absent {
  type: "absent";
  player: string;
}

/** What is to be different: the name, or the password, for which the old one or a passkey is needed; and whether others may see when they are here (`visible`), accounts alone. */
export interface AccountChange {
  name?: string;
  password?: string;
  old_password?: string;
  visible?: boolean | null;
}

/** The answer to the open question, and perhaps to those of the same kind that follow. */
export interface ActRequest {
  type: "act";
  id: string;
  v: number;
  action: ChosenAction;
  then?: ChosenAction[];
  as?: number;
}

/** State one prize more. */
export interface AddPrize {
  type: "add-prize";
  prize: Prize;
}

/** How many cards of a kind there are and how many are advised; `verdict` is few, fine or many. */
export interface AdviceTold {
  what: string;
  count: number;
  least: number;
  most: number;
  verdict: string;
  message: string;
}

/** Yes or no to the wish of another to take back. */
export interface Agree {
  type: "agree";
  id: string;
  v: number;
  yes: boolean;
  as?: number;
}

/** Something to reach in a lesson: what it is, and what to do for it. */
export interface AimTold {
  key: string;
  says: string;
  tip: string;
}

/** Change the plan. */
export interface Amend {
  type: "amend";
  plan: Plan;
}

/** A card played or a power used that is not done yet. */
export interface Announced {
  card: number;
  player: number;
  way: string;
}

/** Say that a judge has come to whoever called, or, for a player, that they need none any more. */
export interface AnswerCall {
  type: "answer-call";
  player: string;
}

/** Ask everybody to say that they are here; ended, whoever has not said so is absent. */
export interface AskCheckIn {
  type: "ask-check-in";
  open?: boolean;
}

/** The wish to play on from a replay: after `at` decisions, on that seat, against computer players. */
export interface AskedBranch {
  at: number;
  seat: number;
  name?: string;
  bot?: string;
}

/** What is to be done at an event, one after the other, all or none. `built_on` is the version whoever asks has seen; -1 does not say. `later` decides about rounds that are seated and would be seated otherwise. With `dry` nothing is done; the answer tells what would change. With `mine` the event it holds is only the own table, with `stretch` only that part of a list. */
export interface AskedChanges {
  wishes: (Amend | OpenSignUp | Enter | Rename | HandIn | LockDecks | PublishDecks | Issue | CheckDeck | DrawChecks | AskCheckIn | CheckIn | Absent | Leave | ComeBack | Seat | SeatByHand | Swap | Move | GiveBye | Report | Correct | Strike | Award | SettleTie | Punish | CallJudge | AnswerCall | NoteRuling | Replace | Repair | StartClock | PauseClock | ResumeClock | Extend | Exchange | Open | EndDay | BeginDay | StatePrizes | AddPrize | GivePrize | DrawPrize | WrapUp | SendForms | Undo)[];
  built_on?: number;
  later?: "ask" | "keep" | "again";
  dry?: boolean;
  mine?: boolean;
  stretch?: AskedStretch | null;
}

/** A deck for such a game: a shipped one by its name, a list of printings, or the text of a deck file. */
export interface AskedDeck {
  deck?: string | string[];
  realms?: string[];
  text?: string;
  file?: string;
  game?: string;
  ruleset?: string;
  size?: number;
  options?: Record<string, string>;
  melons?: string;
  players?: number;
  language?: string;
}

/** What deletes an event; its `name` is repeated, so that nobody does it by mistake. */
export interface AskedDeletion {
  name: string;
}

/** The wish to try a card: what the reader is called, and in which language. */
export interface AskedExample {
  name?: string;
  language?: string;
}

/** The wish for a lesson or puzzle: what whoever learns is called, and in which language. */
export interface AskedExercise {
  name?: string;
  language?: string;
}

/** A deck to be written to a file: as a list, for CrossFire, or as a table. */
export interface AskedFile {
  name: string;
  kind: "txt" | "cfd" | "csv";
  cards?: string[];
  sideboard?: string[];
  considering?: string[];
  realms?: string[];
  author?: string;
  format?: string;
}

/** A game as it is asked for: by its shorthand, or by ruleset, size and options (as in `POST /api/tables`). */
export interface AskedGame {
  game?: string;
  ruleset?: string;
  size?: number;
  options?: Record<string, string>;
  melons?: string;
  players?: number;
  language?: string;
}

/** The wish for a hint at version `v` of the game, for a `seat` whose token this is, or which is the asker's own. */
export interface AskedHint {
  v: number;
  seat: number;
  token?: string;
  language?: string;
}

/** A key of a role is asked for, for somebody with a name; `ends` lets their keys open nothing any more instead. */
export interface AskedKey {
  role: "organiser" | "judge";
  name: string;
  ends?: boolean;
}

/** The wish for a first game: what the learner is called, and in which language. */
export interface AskedLesson {
  name?: string;
  language?: string;
}

/** The wish to make a passkey, or to show one. Who `makes` one says as a guest the `name` of the account to be; as an account its password, if no passkey was shown just now: what would be refused is not made first. */
export interface AskedPasskey {
  makes?: boolean;
  name?: string;
  password?: string;
}

/** What a judge does at a table whose game is open: take it `back` some decisions, or have it played `anew`. */
export interface AskedRepair {
  how: "back" | "anew";
  why: string;
  back?: number;
}

/** Somebody signs up: their `name`, a club they play for; in a team event the `members` of the team, the first of them whoever signs up. With `mine` the entry is that of the account they are logged in with. */
export interface AskedSignUp {
  name: string;
  team?: string;
  members?: string[];
  mine?: boolean;
}

/** The stretch of a list somebody looks at: see `GET /api/events/ID`. */
export interface AskedStretch {
  part: "players" | "tables" | "wall" | "standings" | "prizes" | "head" | "usual";
  search?: string;
  page?: number;
  size?: number;
  of_round?: number;
  beside?: string;
}

/** The cards of a deck that more are to be suggested for. */
export interface AskedSuggestions {
  cards?: string[];
  language?: string;
}

/** The text of a deck file; `file` is its name, whose ending counts. */
export interface AskedText {
  text: string;
  file?: string;
  language?: string;
}

/** A deck to be tried in so many games under a ruleset, against decks of a size; 0: the nearest it offers. `begun`: only the games after those are played, and counted with them. Each game is the same whoever plays the others. */
export interface AskedTrial {
  cards: string[];
  name?: string;
  ruleset?: string;
  size?: number;
  games?: number;
  seed?: number;
  begun?: TrialBegun | null;
}

/** How far somebody has come in a lesson or puzzle: the aims `reached`, whether the rest is `missed` for good, and the move after which a puzzle could not be solved any more. */
export interface AttainedTold {
  key: string;
  reached: string[];
  missed: boolean;
  slipped: string;
}

/** Give a bracket to somebody that is not played to its end. */
export interface Award {
  type: "award";
  round: number;
  table: number;
  winner: string;
  why?: string;
}

/** The wish to take back the own last decision. */
export interface Back {
  type: "back";
  id: string;
  v: number;
  as?: number;
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

/** Why something is as it is: the message of its sentence, the ledger ids it rests on, and the sentence's values. */
export interface Because {
  key: string;
  ids?: string[];
  arguments?: Record<string, string | number>;
}

/** Go on on another day: check-in opens, and the clock of the round stands still until somebody lets it go on. */
export interface BeginDay {
  type: "begin-day";
}

/** A computer player: what it is asked for as, who sits down first, how strong they are and how they play. */
export interface BotChoice {
  name: string;
  person: string;
  title: string;
  says: string;
}

/** The bracket in words, a line for every table: the same as its picture shows. */
export interface BracketTold {
  title: string;
  lines: string[];
}

/** Call a judge to the table somebody sits at. */
export interface CallJudge {
  type: "call-judge";
  player: string;
  why?: string;
}

/** A card a statement names; `id` is a printing, or nothing where the documents mean no one card. */
export interface CardLink {
  name: string;
  id: string;
}

/** Everything about one printing. `text` is our wording of its power, made from what the program does. */
export interface CardPageTold {
  facts: FactsTold;
  faces: string;
  set: SetTold;
  type_name: string;
  world_name: string;
  attributes: string[];
  uses: string[];
  phases: number[];
  copies_per_deck: number | null;
  text: string;
  text_language: string;
  names: Record<string, string>;
  printings: PrintingTold[];
  rules: RuleLink[];
  rules_language: string;
  decks: DeckLink[];
  example: boolean;
}

/** A card, in how many games it was played, and how many of them were won. */
export interface CardTally {
  printing: string;
  name: string;
  games: number;
  won: number;
}

/** A card of the table as this watcher sees it; `printing` is empty if they may not know it. */
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

/** The printings that meet a query, in order of release; or what is wrong with the query, and where. */
export interface CardsFound {
  cards?: string[];
  wrong?: string;
  at?: number;
  length?: number;
  nearest?: string;
}

/** Every printing; `faces` is to be asked for with the faces, so that they can be kept for good. */
export interface CatalogueTold {
  faces: string;
  sets: SetTold[];
  types: Record<string, string>;
  attributes: Record<string, string>;
  worlds: Record<string, string>;
  cards: FactsTold[];
}

/** What has changed, or would: in data and in words, and the event after it. */
export interface ChangesTold {
  dry: boolean;
  steps: number[];
  changes: ToldChange[];
  event: ToldEvent;
}

/** Something to say: words, or a quick phrase by its name. */
export interface Chat {
  type: "chat";
  id: string;
  text?: string;
  phrase?: string;
  as?: number;
}

/** Something said by a seat or (-1) a spectator, with the printings of the cards named in [[...]]. */
export interface ChatLine {
  seat: number;
  text: string;
  phrase: string;
  cards: Record<string, string>;
}

/** Note that a deck was compared with its list; `cards`, where given, are what lay on the table. */
export interface CheckDeck {
  type: "check-deck";
  player: string;
  passed?: boolean;
  remark?: string;
  cards?: string[];
  member?: string;
}

/** Say that somebody is here. Players say it of themselves, the desk of anybody, and may take it back. */
export interface CheckIn {
  type: "check-in";
  player: string;
  here?: boolean;
}

/** What is wrong with a deck, and its cards as `POST /api/tables` takes them. */
export interface CheckedDeck {
  name: string;
  cards: number;
  limits: string;
  legal: boolean;
  problems: ProblemTold[];
  not_enforced: string[];
  worlds: Record<string, number>;
  levels: number[];
  powers: number;
  enforced: number;
  deck: string[];
  realms: string[];
}

/** An action, as an option of the prompt names it. */
export interface ChosenAction {
  verb: string;
  card?: number;
  other?: number;
  number?: number;
  text?: string;
}

/** Another option that cannot be played with this one, and the statements of the two that say so. */
export interface ClashChoice {
  option: string;
  rule: string;
  other_rule: string;
}

/** Seconds in the bank, free seconds and added seconds for every answer; or whole `days` for every answer. */
export interface ClockRules {
  bank?: number;
  buffer?: number;
  increment?: number;
  days?: number;
}

/** Seconds left in the bank and free for the open question, by seat (-1: a computer), and which seats run. */
export interface ClockTold {
  left: number[];
  free: number[];
  running: number[];
}

/** The cards of somebody, by printing. */
export interface Collection {
  changed?: number;
  cards?: Record<string, Owned>;
}

/** Let somebody who left play on from the next round, or somebody who was absent sit down after all. */
export interface ComeBack {
  type: "come-back";
  player: string;
}

/** The wish of whoever holds this token that a computer player sits down on a free seat. */
export interface Computer {
  token: string;
  bot?: string;
  seat?: number;
}

/** The wish to give the game up. */
export interface Concede {
  type: "concede";
  id: string;
  as?: number;
}

/** Put a result right that was written down wrongly. */
export interface Correct {
  type: "correct";
  round: number;
  table: number;
  game: number;
  unrazed: Record<string, number>;
  winner?: string;
  why?: string;
  tied?: boolean;
}

/** A decision: of which seat, and its `label`, empty where the watcher may not know it. */
export interface Decided {
  seat: number;
  label: string;
}

/** A deck that comes with the program; `legal` names ruleset and size, as in `tournament/55`. */
export interface DeckChoice {
  id: string;
  name: string;
  author: string;
  size: number;
  starter: boolean;
  legal: string[];
  not_enforced: number;
}

/** A shipped deck that holds the card. */
export interface DeckLink {
  id: string;
  name: string;
}

/** A deck as it is handed in, by printing ids; `booster` is the one packed with a sealed deck. */
export interface DeckList {
  name: string;
  cards: string[];
  dungeon?: string;
  sideboard?: string[];
  realms?: string[];
  booster?: string[];
}

/** A public deck in short. */
export interface DeckListed {
  id: string;
  name: string;
  owner: string;
  cards: number;
  changed: number;
}

/** What stands in a text: a deck, or each thing that is wrong with it. */
export interface DeckRead {
  name?: string;
  author?: string;
  format?: string;
  cards?: string[];
  sideboard?: string[];
  considering?: string[];
  realms?: string[];
  faults?: string[];
}

/** A deck in figures, as `sixrealms deck stats --json` has them. */
export interface DeckStatsTold {
  name: string;
  cards: number;
  dungeon: string | null;
  curve: LevelCount[];
  types: Record<string, number>;
  worlds: Record<string, number>;
  unusable: UnusableTold[];
  advice: AdviceTold[];
  enforced: EnforcedTold;
  legality: LegalityTold[];
}

/** A deck to be kept in place of the one the account had, which was `changed` at `replaces`; 0: it had none. */
export interface DeckToKeep {
  deck: KeptDeck;
  replaces?: number;
}

/** A deck anybody may see: one that comes with the program (`owner` is its author), or one that is shared. */
export interface DeckTold {
  id: string;
  name: string;
  owner: string;
  format: string;
  cards: string[];
  sideboard?: string[];
  considering?: string[];
  realms?: string[];
  tags?: string[];
  changed?: number;
  shipped?: boolean;
}

/** What a deck was until it was changed at `until` (milliseconds since 1970). */
export interface DeckVersion {
  until: number;
  name: string;
  cards?: string[];
  sideboard?: string[];
  considering?: string[];
  realms?: string[];
}

/** A deck as a file, and what that is called. */
export interface DeckWritten {
  file: string;
  text: string;
}

/** It is stored and has happened. */
export interface Done {
  type: "done";
  id: string;
  v: number;
  as?: number;
}

/** A point the documents contradict each other on, with the reading taken, and its entry in the ledger. */
export interface DoubtTold {
  says: string;
  conflict: string;
}

/** Draw some of those who play on with a registered deck; `seed` 0 takes a number nobody knows beforehand. */
export interface DrawChecks {
  type: "draw-checks";
  count?: number;
  seed?: number;
}

/** Draw who of those present has a prize of the door; `seed` 0 takes a number nobody knows beforehand. */
export interface DrawPrize {
  type: "draw-prize";
  prize: string;
  seed?: number;
}

/** Let the event rest until another day. */
export interface EndDay {
  type: "end-day";
  until?: string;
}

/** How many cards have a power, how many of these are enforced, and the names of the others. */
export interface EnforcedTold {
  powers: number;
  enforced: number;
  percent: number;
  missing: string[];
}

/** Register somebody. `table` seats a late entrant at a table of the first round that has played nothing yet. */
export interface Enter {
  type: "enter";
  name: string;
  team?: string;
  members?: string[];
  table?: number;
}

/** Who holds keys, and the keys of the players by their ids, for their slips. */
export interface EventKeys {
  keys: ToldKey[];
  players: Record<string, string>;
}

/** An event in a list. */
export interface EventLine {
  id: string;
  name: string;
  game: string;
  date?: string;
  convention?: string;
  phase?: string;
  players?: number;
  round?: number;
  winner?: string;
}

/** What has changed since the message before. */
export interface EventTold {
  type: "event";
  v: number;
  changed: TableChanged;
  cards: Record<string, CardTold>;
  gone: string[];
  log: Line[];
  prompt: Prompt | null;
  back: string;
  back_asked: BackAsked | null;
  orders: Orders | null;
  passed: number;
  waiting: number[];
  clock: ClockTold | null;
  window: WindowTold | null;
  chat: ChatLine[];
  as?: number;
}

/** The example of a card: what is to be done by the reader, at `seat`, and by others; and what comes of it. */
export interface ExampleTold {
  id: string;
  name: string;
  text: string;
  seat: number;
  todo: string[];
  outcome: string[];
}

/** Exchange cards with the sideboard before the next game, or with the booster after the first one; without cards the deck stays as it is. Cards are printing ids or names. In a team event `member` is whose deck it is. */
export interface Exchange {
  type: "exchange";
  player: string;
  out?: string[];
  into?: string[];
  member?: string;
}

/** A deck and its sideboard as they are before the next `game`; `done`: its player has said what they exchange. With `booster` it is what lies in the booster packed with a sealed deck, of which at most `most` cards come in. */
export interface ExchangeTold {
  game: number;
  deck: PiledCard[];
  sideboard: PiledCard[];
  done: boolean;
  booster?: boolean;
  most?: number;
}

/** A lesson or puzzle: what it is about, what one learns, what is said at the end, and how hard a puzzle is ("easy", "middle", "hard"; "" for lessons). */
export interface ExerciseTold {
  key: string;
  title: string;
  lead: string;
  learn: string;
  end: string;
  minutes: number;
  aims: AimTold[];
  grade?: string;
}

/** Give a table more time, or less. */
export interface Extend {
  type: "extend";
  table: number;
  minutes: number;
  why?: string;
}

/** One printing in short; what is usual is left out. `type`, `attributes` and `rarity` are the catalogue's words. */
export interface FactsTold {
  id: string;
  name: string;
  type: string;
  card: number;
  rarity?: string;
  level?: string;
  world?: string;
  attributes?: string[];
  avatar?: boolean;
  power?: string;
  newest?: boolean;
  also?: string;
}

/** What is played when nobody chose anything. */
export interface FirstChoice {
  ruleset: string;
  size: number;
  players: number;
  bot: string;
  most_players: number;
}

/** A new event and the key of its organiser, which is told only now. */
export interface FoundEvent {
  id: string;
  key: string;
  event: ToldEvent;
}

/** A new league and the key that changes it, which is told only now. */
export interface FoundLeague {
  id: string;
  key: string;
}

/** A game by its name: the shorthand to ask for it with, and what is special about it. */
export interface GameChoice {
  game: string;
  name: string;
  size: number;
  says: string;
}

/** What games come to. `turns` and `seconds` are those of the game in the middle. `streak` counts the last games that were won in a row, or below zero those that were lost; `best` is the longest row of won ones. Games at one screen are counted in `here` alone. */
export interface GameFigures {
  games: number;
  won: number;
  lost: number;
  drawn: number;
  here: number;
  turns: number;
  seconds: number;
  streak: number;
  best: number;
  decks: GameTally[];
  opponents: GameTally[];
  rulesets: GameTally[];
  cards: CardTally[];
}

/** A game that is over in five `sentences`; `turned` is the decision after which it was decided who leads, -1 for none, and `turn` that decision's turn. */
export interface GameStory {
  table: string;
  sentences: string[];
  turned: number;
  turn: number;
}

/** Games of one kind: with a deck, against computer players of a level (or `people`), under a ruleset with decks of a `size` (0 elsewhere) among so many `players` (0 elsewhere). */
export interface GameTally {
  key: string;
  won: number;
  lost: number;
  drawn: number;
  size?: number;
  players?: number;
}

/** Let somebody have the bye of the round instead of who has it, who takes their place at the table. `instead_of` says of whom, where two have one. */
export interface GiveBye {
  type: "give-bye";
  player: string;
  instead_of?: string | null;
  why?: string;
}

/** Give a prize for a title to somebody, or to several; given again, the last word counts. */
export interface GivePrize {
  type: "give-prize";
  prize: string;
  players: string[];
}

/** Somebody who sits down: their name, and a shipped deck by its name or a list of printings. Neither is needed; who gives no name is called a guest in their `language`. `agreed` are the optional rules they accept, all the table plays with, as it tells them; whoever makes a table accepts them by making it. `oldest`: they are older than everybody who sits there already, which counts where the oldest begins (tyrant.setup.order). `rated`: they agree that the game changes their rating, where it does. */
export interface Guest {
  name?: string;
  language?: string;
  deck?: string | string[];
  deck_name?: string;
  realms?: string[];
  seat?: number;
  agreed?: Record<string, string>;
  oldest?: boolean;
  rated?: boolean;
}

/** What goes on: how many are `here`, the `names` of those of them who wish to be seen, and the tables, those with a free seat first. It has a `version`; whoever has `seen` it already is told nothing else (`same`). Ask `again` after so many seconds. */
export interface Hall {
  version: string;
  same: boolean;
  again: number;
  here?: number;
  names?: string[];
  tables?: OpenTable[];
}

/** Register a deck: a list, or a shipped deck by its name. `judge_agrees` lets in what else is refused. In a team event `member` is whose deck it is. */
export interface HandIn {
  type: "hand-in";
  player: string;
  deck: DeckList | string;
  judge_agrees?: boolean;
  member?: string;
}

/** Who connects: the token of a seat, or "" to watch; or the tokens of several seats at one machine. */
export interface Hello {
  type: "hello";
  token?: string;
  language?: string;
  tokens?: string[];
}

/** What the expert would answer at version `v`, as the prompt has it, and why: what it weighed, a line each. */
export interface HintTold {
  v: number;
  option: PromptOption;
  lines: string[];
}

/** Yes or no to the open window waiting for the own seat. */
export interface Hold {
  type: "hold";
  id: string;
  yes: boolean;
  as?: number;
}

/** Actions that are impossible for the same reasons. */
export interface Impossible {
  actions: PromptOption[];
  why: ReasonTold[];
}

/** Give everybody who has no deck a sealed one, or only `player`; with `seed` 0 from a key nobody knows. */
export interface Issue {
  type: "issue";
  player?: string;
  seed?: number | string;
}

/** A deck of one's own. The dungeon card is one of its `cards`; `format` is what it is meant for, such as `tournament 55`; `versions` are what it was, the newest first. Without cards in any pile it may be empty, but one that is `gone` was thrown away. */
export interface KeptDeck {
  id: string;
  name: string;
  changed: number;
  format?: string;
  cards?: string[];
  sideboard?: string[];
  considering?: string[];
  realms?: string[];
  tags?: string[];
  notes?: string;
  shared?: "" | "link" | "public";
  gone?: boolean;
  versions?: DeckVersion[];
}

/** A session as it is kept: seconds since 1970. */
export interface KeptSession {
  began: number;
  used: number;
}

/** The rules of a league, announced beforehand. `scheme` official: the points of the ranking, of events that count there (`running.scored.requirements`); places: `place_points` by the place in each event, `others` for everybody after those. Of somebody's results the `best` so many count (0: all), and of all events of the league the worst `drop` are left out, one that was missed counting as 0. Fewer events than `attendance` give no rank. `ties` are asked in their order; who is equal in all shares a rank. With `chosen` it holds only the events that were added; otherwise also every event of its days, the first and the last included. */
export interface League {
  name: string;
  begins?: string;
  ends?: string;
  scheme?: "official" | "places";
  place_points?: number[];
  others?: number;
  best?: number;
  drop?: number;
  attendance?: number;
  ties?: ("best" | "won" | "attended" | "latest")[];
  chosen?: boolean;
}

/** Events of this server that are to be in a league, or not any more, and its rules where they are to be others. With `dry` nothing is kept; the answer tells how it would be. */
export interface LeagueChange {
  add?: string[];
  remove?: string[];
  league?: League | null;
  dry?: boolean;
}

/** What deletes a league; its `name` is repeated, so that nobody does it by mistake. */
export interface LeagueDeletion {
  name: string;
}

/** An event of a league, and why it gives nothing ("": it counts). */
export interface LeagueEvent {
  id: string;
  name: string;
  on: string;
  players: number;
  left_out?: "" | "not-official" | "not-ranked" | "copy";
}

/** Somebody's line. `rank` 0: `lacking` so many events more they would have one. `behind_by` is the tie-break that put them behind the one above, where the points are equal; "shared" where nothing does. `line` and `unconfirmed` are those of the ranking. */
export interface LeagueLine {
  rank: number;
  player: string;
  points: number;
  attended: number;
  won: number;
  results: LeagueResult[];
  lacking?: number;
  behind_by?: "best" | "won" | "attended" | "latest" | "" | "shared";
  line?: string;
  unconfirmed?: boolean;
}

/** A league in a list. */
export interface LeagueName {
  id: string;
  league: League;
}

/** What somebody has from one event; `place` 0 for an official who did not play. Not all that is earned `counts`. */
export interface LeagueResult {
  event: string;
  place: number;
  points: number;
  counts: boolean;
}

/** Take somebody out of the event. */
export interface Leave {
  type: "leave";
  player: string;
  why?: string;
}

/** What a ruleset with one size, or a deck format, has against the deck. */
export interface LegalityTold {
  kind: string;
  limits: string;
  title: string;
  size: number;
  legal: boolean;
  problems: ProblemTold[];
}

/** How many champions and other cards have a number in their icon. */
export interface LevelCount {
  level: number;
  champions: number;
  others: number;
}

/** A sentence of what happened. */
export interface Line {
  kind: string;
  text: string;
}

/** A line somebody may be: its points, the events that gave it something, and the latest of them. */
export interface LineChoice {
  line: string;
  player: string;
  points: number;
  events: number;
  latest: string;
  on: string;
  account: boolean;
}

/** Which page of a list is told: page `page` of `pages`, each of `size` entries, of the `found` ones. */
export interface ListPage {
  page: number;
  pages: number;
  size: number;
  found: number;
}

/** Let nobody register or change a deck any more, or open registration again before the start. */
export interface LockDecks {
  type: "lock-decks";
  locked?: boolean;
}

/** A name and a password. */
export interface Login {
  name: string;
  password: string;
}

/** A question: everything about one card. */
export interface LookRequest {
  type: "look";
  id: string;
  card: number;
  as?: number;
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
  printed: string;
  level: Sum | null;
  total: Sum | null;
  can: PromptOption[];
  cannot: Impossible[];
  as?: number;
}

/** What a browser tells of a passkey it has made; bytes as base64url. */
export interface Made {
  id: string;
  client_data: string;
  attestation: string;
}

/** Who somebody is here. `known`: there is a session; `account`: it is that of an account. `code` is told once. `password`: the account has one; `proved`: a passkey was shown here just now and stands for it. `visible`: others may see when they are here. */
export interface Me {
  known: boolean;
  account?: boolean;
  name?: string;
  tables?: MyTable[];
  code?: string;
  password?: boolean;
  proved?: boolean;
  passkeys?: MyPasskey[];
  visible?: boolean;
}

/** What a game is called, and what is in force in it. `said` are the options the name itself stands for, `optional_rules` those in force that its players have to agree on (`POST /api/tables/ID/seats`). */
export interface MeantGame {
  game: string;
  ruleset: string;
  size: number;
  goal: number;
  said: Record<string, string>;
  optional_rules: Record<string, string>;
  in_force: OptionInForce[];
  doubts: DoubtTold[];
  advice: string[];
}

/** A registered deck: who played it (`of` names the member of a team), what it is, where it came and how it did. */
export interface MetaDeck {
  player: string;
  of: string;
  name: string;
  world: string;
  champions: string;
  place: number;
  points: number;
  rate: WinRate;
}

/** Something decks have in common: in how many it is, which share of all, with how many copies, and how they did. The `id` of a card is its newest printing. */
export interface MetaLine {
  id: string;
  name: string;
  decks: number;
  share: number;
  copies: number;
  rate: WinRate;
}

/** Everything counted, most played first; `without` is how many people played with no registered deck. */
export interface Metagame {
  decks: MetaDeck[];
  worlds: MetaLine[];
  champion_types: MetaLine[];
  champions: MetaLine[];
  cards: MetaLine[];
  games: number;
  without: number;
}

/** Let somebody play at another table of the round that is going on, or sit down who sits at none. */
export interface Move {
  type: "move";
  player: string;
  table: number;
  why?: string;
}

/** Everything that is kept about somebody. `watched` are the tables they have spoken at without a seat, `address` is the network they came from last. */
export interface MyData {
  id: string;
  name: string;
  account: boolean;
  created: number;
  seen: number;
  sessions: KeptSession[];
  seats: MyTable[];
  passkeys?: MyPasskey[];
  watched?: string[];
  address?: string;
  decks?: KeptDeck[];
  collection?: Collection;
  games?: MyGame[];
  ratings?: MyRatings;
}

/** All decks of an account, and its collection; neither where there is no `account`. */
export interface MyDecks {
  account: boolean;
  decks: KeptDeck[];
  collection: Collection;
}

/** A game somebody has played, as they have it. `before` and `after` are the points of a `rated` one, `replay`: it can be looked at again. */
export interface MyGame {
  table: string;
  ended: number;
  ruleset: string;
  size: number;
  game: string;
  deck: string;
  ending: "won" | "lost" | "drawn" | "here";
  place: number;
  others: OtherSeat[];
  reason: string;
  turns: number;
  decisions: number;
  seconds: number;
  rated: boolean;
  before: number;
  after: number;
  replay: boolean;
}

/** A page of the games of whoever asks, the newest first, from the number `at` on, of `count`; `known`: there is somebody whose they are. */
export interface MyGames {
  known: boolean;
  at: number;
  count: number;
  games: MyGame[];
}

/** A passkey of an account: what it is called, the `host` it works at, when it was made and used last (0: never). */
export interface MyPasskey {
  id: string;
  name: string;
  host: string;
  created: number;
  used: number;
}

/** The ratings of somebody, and what their last rated games have done to them. */
export interface MyRatings {
  ratings: RatingTold[];
  changes: RatingChange[];
}

/** A table somebody sits at. `waits` says whether it waits for them. */
export interface MyTable {
  table: string;
  seat: number;
  players: string[];
  size: number;
  game: string;
  ruleset: string;
  begun: boolean;
  over: boolean;
  waits: boolean;
}

/** A registered deck with the names of its cards; a dungeon card is among those of the deck. `booster` is empty for its player until their first game is over. */
export interface NamedDeck {
  name: string;
  deck: PiledCard[];
  sideboard?: PiledCard[];
  realms?: PiledCard[];
  booster?: PiledCard[];
}

/** An event somebody founds; they are its organiser. */
export interface NewEvent {
  plan: Plan;
}

/** A league somebody founds. */
export interface NewLeague {
  league: League;
}

/** A passkey for the account that asks, and what it is called. */
export interface NewPasskey {
  made: Made;
  label?: string;
}

/** A table somebody asks for, themselves on the first seat that is a person's. `game` is the shorthand of a game and stands for size and options, `melons` are the seats with one for its Melon Rule; `any_deck` lets in decks that are not legal. Without a size it is the smallest of the ruleset. Without a `clock` everybody thinks as long as they like. Spectators who may see hands see them `delay` decisions late; `spectators` are who may, those who never may, or nobody. A `window` of some seconds is open for whatever others may respond to, whether they can or not. A `rated` game changes the ratings of all who play: people with accounts who agree to it. */
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
  clock?: ClockRules | null;
  delay?: number;
  window?: number;
  spectators?: "hands" | "public" | "none";
  rated?: boolean;
}

/** A scored event that is wrapped up and gives nothing to the ranking: not `eligible`, not `sent` in yet, not `ranked`, as the operator of the server decides, or a copy of the event `same_as`. */
export interface NotCounted {
  id: string;
  name: string;
  eligible: boolean;
  sent: boolean;
  ranked?: boolean;
  same_as?: string;
}

/** Note a judge's ruling. */
export interface NoteRuling {
  type: "rule";
  question: string;
  answer: string;
  rules?: string[];
  round?: number;
  table?: number;
}

/** Note that a game is played at a table on the network. */
export interface Open {
  type: "open";
  round: number;
  table: number;
  game: number;
  online: string;
}

/** Let people enter by themselves, or leave it to the desk again. */
export interface OpenSignUp {
  type: "open-sign-up";
  open?: boolean;
}

/** A table one can sit down at (`free` seats) or watch. It is `waiting` for so many seconds; `points` are the ratings of those who sit at a rated one, 0 for all others. */
export interface OpenTable {
  table: TableListed;
  free: number;
  waiting: number;
  points: number[];
}

/** A record (docs/notation.md) that is to be looked at. */
export interface OpenedRecord {
  record: string;
}

/** The table on the network a game of an event is played at. */
export interface OpenedTable {
  online: string;
}

/** An option: `says` what it does, a sentence each. `values` are what may be given with it besides `on`. `alone` says that a game has only one option of this kind. Empty `players` and `sizes` stand for any. `built_in` are the rulesets that play with it anyway and can leave it out, as `off` (option.general.agreement). */
export interface OptionChoice {
  key: string;
  name: string;
  kind: string;
  kind_said: string;
  says: string[];
  takes: string;
  values: ValueChoice[];
  players: number[];
  advised_players: number;
  sizes: number[];
  recommended: boolean;
  alone: boolean;
  rules: string[];
  clashes: ClashChoice[];
  built_in: string[];
}

/** An option of a game and what it does. */
export interface OptionInForce {
  key: string;
  value: string;
  name: string;
  says: string[];
  rules: string[];
}

/** Standing orders: which windows the table passes for the own seat. */
export interface Order {
  type: "orders";
  id: string;
  orders: Orders;
  as?: number;
}

/** The standing orders of a seat. `never` are printings it does not want to be asked about: own cards it will not play now, and cards of others it will not answer. */
export interface Orders {
  mode?: "smart" | "ask" | "concerned" | "until-my-turn";
  never?: string[];
}

/** Somebody who played as well: a computer player of a level (`bot`), or a person; `name` is "" if they are gone. */
export interface OtherSeat {
  name: string;
  bot: string;
  deck: string;
  won: boolean;
}

/** Where a player's game of this moment is: the table on the network, their seat, and the token that opens it. `online` is "" while the game is not opened. */
export interface OwnSeat {
  round: number;
  table: number;
  game: number;
  online?: string;
  seat?: number;
  token?: string;
}

/** How many of a printing somebody has, wants, and gives away. */
export interface Owned {
  have?: number;
  want?: number;
  trade?: number;
}

/** What a browser needs to make or show a passkey: sign this `challenge` for this `host`. `user` is whose a new one is to be. `known` are the passkeys there are: no second one is made beside them, and of whoever is logged in one of them is to be shown. `algorithms` are the ways of signing understood here. */
export interface PasskeyAsked {
  challenge: string;
  host: string;
  user?: string;
  known?: string[];
  algorithms?: number[];
}

/** A passkey for the account a guest wants to have under this `name`. */
export interface PasskeyClaim {
  made: Made;
  name: string;
  label?: string;
}

/** A decision of a person one can go back to: `back` counts from the last one, which is 1. */
export interface PastDecision {
  back: number;
  name: string;
  turn: number;
}

/** Let the time of the round stand still. */
export interface PauseClock {
  type: "pause-clock";
}

/** Whose names are; with `all_same` everybody who is asked for and has one choice is that one. */
export interface PeopleAnswers {
  answers?: PersonAnswer[];
  all_same?: boolean;
}

/** The names at an event that others in the ranking have as well, those that are `asked` first; of many the first ones. `surely` so many of those that are asked have one other line alone. */
export interface PeopleOfEvent {
  people: PersonAsked[];
  asked: number;
  surely: number;
  count: number;
}

/** Everybody at the table. */
export interface PeopleTold {
  type: "people";
  seats: PersonTold[];
  spectators: number;
  begun: boolean;
  hands_agreed: number[];
  hands_shown: boolean;
  delay: number;
  spectators_see: "hands" | "public" | "none";
  rated: boolean;
}

/** Whose a name is: that of a `line`, or with "" somebody else than all others of that name. */
export interface PersonAnswer {
  name: string;
  line?: string;
}

/** A name at an event with its line now, and the `others` of that name. `asked`: nobody has said yet whether it is one of them. `account`: who it is signed up by an account. */
export interface PersonAsked {
  name: string;
  now: LineChoice;
  others: LineChoice[];
  asked: boolean;
  account: boolean;
}

/** Who sits on a seat: a person, a computer player by the name `bot`, or nobody yet. */
export interface PersonTold {
  name: string;
  bot: string;
  deck: string;
  free: boolean;
  left: boolean;
  founder: boolean;
  here: boolean;
  stand_in: string;
  conceded: boolean;
}

/** A card of a deck or sideboard: its printing, and what it is called. */
export interface PiledCard {
  id: string;
  name: string;
  type: string;
}

/** A sign of life, to be answered with one. */
export interface Ping {
  type: "ping";
}

/** One seat of a table to be: for a person, or with the name of the computer player that sits there. */
export interface Place {
  bot?: string;
  deck?: string | string[];
  deck_name?: string;
  realms?: string[];
}

/** The name and place of an event, the game, how rounds are made, and who answers for it. `scored` has no default: whether results count is decided by a person (`running.kinds`). `rounds` is the number of Swiss rounds, 0 for as many as the field needs; `cut` the size of the final table after Swiss or round-robin rounds, 0 for none. In a team event every entrant is a team; with a `team_size` every entrant plays for themselves, and their team stands by what its members have. */
export interface Plan {
  name: string;
  scored: boolean;
  game?: string;
  rules_text?: string;
  ruleset?: string;
  convention?: string;
  convention_code?: string;
  tournament_code?: string;
  date?: string;
  place?: string;
  scheme?: "grid" | "swiss" | "round-robin";
  table_size?: 3 | 4;
  rounds?: number;
  cut?: number;
  fours_later?: boolean;
  redraw?: boolean;
  byes?: boolean;
  bye_points?: number;
  wins?: number;
  points_multiplier?: number;
  semifinalist_bonus?: number;
  seed?: number;
  team_event?: boolean;
  team_size?: number;
  team_counts?: number;
  decks?: "none" | "welcome" | "required";
  minutes?: number;
  advertised?: boolean;
  convention_event?: boolean;
  coordinator?: string;
  judges?: string[];
}

/** Everything a table can be made of. */
export interface Playable {
  rulesets: RulesetChoice[];
  options: OptionChoice[];
  games: GameChoice[];
  decks: DeckChoice[];
  bots: BotChoice[];
  first: FirstChoice;
}

/** The answer to a sign of life. */
export interface Pong {
  type: "pong";
}

/** One printing of the same card; wordings with the same number play the same. */
export interface PrintingTold {
  id: string;
  set: string;
  wording: number;
  level: string;
  rarity: string;
}

/** A prize: `what` it is, and for whom. Places go from `first` to `last`, each with one; `title` names one of the organiser's own; `count` is how many are drawn at the door. Without an `id` it is a new one. */
export interface Prize {
  id?: string;
  kind: "place" | "sport" | "newcomer" | "door" | "title";
  what: string;
  first?: number;
  last?: number;
  title?: string;
  count?: number;
}

/** One thing that keeps a deck out: the statement, the sentence, what would mend it, the cards it is about. */
export interface ProblemTold {
  rule: string;
  message: string;
  mend: string;
  cards: string[];
}

/** Your decision with all answers to it; `ahead` of your turn if others are asked at the same time. From `least` to `most` of its options may be chosen in one message. */
export interface Prompt {
  ahead: boolean;
  kind: string;
  about: string;
  card: number;
  question: string;
  detail: string;
  least: number;
  most: number;
  options: PromptOption[];
}

/** A possible answer: an action with its label. */
export interface PromptOption {
  verb: string;
  card: number;
  other: number;
  number: number;
  text: string;
  label: string;
}

/** The password, where an account has one and no passkey was shown just now. */
export interface Proof {
  password?: string;
}

/** Show everybody the registered decks, or hide them again. */
export interface PublishDecks {
  type: "publish-decks";
  published?: boolean;
}

/** Punish somebody: on record only, with a game, with their table, or with ejection. */
export interface Punish {
  type: "punish";
  player: string;
  sanction: "caution" | "warning" | "game-loss" | "match-loss" | "ejection";
  why: string;
  rules?: string[];
}

/** A point on which the documents differ, with the reading of each ruleset. */
export interface QuestionTold {
  id: string;
  question: string;
  readings: Record<string, string>;
  note: string;
}

/** Somebody's place. `at_risk` of the points come from events that were reported too late. `line` tells people of one name apart; `unconfirmed`: nobody has said yet whether they are the one of that name above or below. */
export interface Rank {
  rank: number;
  player: string;
  points: number;
  at_risk?: number;
  line?: string;
  unconfirmed?: boolean;
}

/** A page of the ranking, and one of the ratings by games. `ranked` and `rated` say which pages they are, of everybody in whose name was found what is sought. `my_rank` and `my_rating` are the lines of the account called `mine`, or where it has none those of its name. Of the `left_out` scored events that do not count some are named in `not_counted`. The ratings come from the games of `rated_events`, scored or not. */
export interface RankingPage {
  ranking: Rank[];
  ranked: ListPage;
  ratings: RatingLine[];
  rated: ListPage;
  events: number;
  rated_events: number;
  not_counted: NotCounted[];
  left_out: number;
  mine?: string;
  my_rank?: Rank | null;
  my_rating?: RatingLine | null;
  at_risk?: boolean;
  unconfirmed?: number;
}

/** Somebody in the list of a ruleset; `mine`: whoever asks. */
export interface RatedPerson {
  rank: number;
  name: string;
  points: number;
  margin: number;
  games: number;
  certainty: "new" | "rough" | "fair" | "good";
  mine: boolean;
}

/** What a game has done to a rating, in points; `replay`: it can be looked at again. */
export interface RatingChange {
  table: string;
  ruleset: string;
  ended: number;
  place: number;
  players: number;
  before: number;
  after: number;
  replay: boolean;
}

/** Somebody's rating with its place among those who have played enough. */
export interface RatingLine {
  place: number;
  player: string;
  points: number;
  margin: number;
  games: number;
  certainty: "new" | "rough" | "fair" | "good";
  line?: string;
}

/** A page of the list of a ruleset: `people` from the number `at` on, of `count`. `listed_from` are the rated games one needs to be listed, `rulesets` those under which somebody has a rating, `mine` is that of whoever asks. */
export interface RatingList {
  ruleset: string;
  rulesets: string[];
  listed_from: number;
  at: number;
  count: number;
  people: RatedPerson[];
  mine?: RatingTold | null;
}

/** A rating in points, `margin` of which it may well be off; `rank` is its place in the list of the `ruleset`, 0 before it is listed. */
export interface RatingTold {
  ruleset: string;
  points: number;
  margin: number;
  games: number;
  certainty: "new" | "rough" | "fair" | "good";
  rank: number;
}

/** `address` is the page others on this network open; "" where this machine alone is let in, or has no network. */
export interface ReachTold {
  address: string;
}

/** One thing that stands against an action: a rule, and the card that causes it or -1. `go_on` is the open question where passing leads to the moment that alone is missing, "" elsewhere. */
export interface ReasonTold {
  rule: string;
  message: string;
  card: number;
  text: string;
  go_on: string;
}

/** The answer to `why`. */
export interface Reasons {
  type: "reasons";
  id: string;
  possible: boolean;
  why: ReasonTold[];
  as?: number;
}

/** The table a record is kept as, and how many decisions it has. */
export interface RecordKept {
  table: string;
  decisions: number;
}

/** A name, its recovery code, and the password to be. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** It has not happened and will not. */
export interface RefusedTold {
  type: "refused";
  id: string;
  code: string;
  message: string;
  why?: ReasonTold[];
  v?: number;
  retry?: number;
  error?: string;
  as?: number;
}

/** Call somebody otherwise. */
export interface Rename {
  type: "rename";
  player: string;
  name: string;
  team?: string;
  members?: string[];
}

/** Note what a judge has put right at a table on the network. `how`: "back" for a game that was taken back by so many decisions, "anew" for one that is played anew. */
export interface Repair {
  type: "repair";
  round: number;
  table: number;
  what: string;
  how?: "" | "back" | "anew";
  back?: number;
}

/** Give somebody a copy of a destroyed card when the round is over. */
export interface Replace {
  type: "replace";
  player: string;
  card: string;
}

/** A turn or a battle that begins with decision `at`; `turn` is its number, `seat` whose turn it is. */
export interface ReplayMark {
  at: number;
  turn: number;
  seat: number;
  battle: boolean;
}

/** A page of a game that is over, for the watcher at `seat` (-1: everybody's, -2: every card open). `frames` are the tables after `first`, `first` + 1 ... of all `decisions`: a whole one and what has changed since; `decided` are the decisions between them, `marks` where turns and battles of the whole game begin. */
export interface ReplayPage {
  table: string;
  seat: number;
  names: string[];
  decisions: number;
  first: number;
  marks: ReplayMark[];
  frames: (StateTold | EventTold)[];
  decided: Decided[];
}

/** Who was winning: for each decision, and for the end, the share of every seat in percent; up to three decisions that gave away much; and where the game turned, as its story says: after `turned` decisions, in `turn` (-1 and 0: nowhere). */
export interface ReplayReview {
  table: string;
  names: string[];
  shares: number[][];
  points: ReviewPoint[];
  turned?: number;
  turn?: number;
}

/** Say how a game ended. A player only claims it; whoever runs the event writes it down. `game` 0: the next one. `tied`: everybody agreed that it has no winner. */
export interface Report {
  type: "report";
  round: number;
  table: number;
  unrazed: Record<string, number>;
  winner?: string;
  game?: number;
  replay?: string;
  tied?: boolean;
}

/** How the game ended. */
export interface ResultTold {
  winners: number[];
  reason: string;
  unrazed: number[];
}

/** Let the time of the round go on. */
export interface ResumeClock {
  type: "resume-clock";
}

/** The client has lost track and wants the whole table. */
export interface Resync {
  type: "resync";
  as?: number;
}

/** The wish to play on one's own again. */
export interface Return {
  type: "return";
  id: string;
  as?: number;
}

/** A decision that gave away much: `at` decisions came before it. `played` and `better` in words; `before` is the share the better one would have kept, `after` that of the one played, in percent. */
export interface ReviewPoint {
  at: number;
  turn: number;
  seat: number;
  played: string;
  better: string;
  before: number;
  after: number;
}

/** A statement of the ledger in short. */
export interface RuleLink {
  id: string;
  says: string;
}

/** One statement with its sources, its proof and what is disputed about it, and the language these are in. */
export interface RulePageTold {
  id: string;
  language: string;
  section: string;
  title: string;
  says: string;
  sources: string[];
  differs: Record<string, string>;
  test: string;
  enforced: string;
  reason: string;
  questions: QuestionTold[];
  cards: CardLink[];
  terms: TermLink[];
  before: string;
  after: string;
}

/** The whole ledger, the language of its statements, and the words of the game. */
export interface RulesTold {
  language: string;
  sections: SectionTold[];
  terms: TermTold[];
}

/** A ruleset and what is special about it. */
export interface RulesetChoice {
  name: string;
  title: string;
  says: string;
  sizes: SizeChoice[];
}

/** The printings there are own pictures of; none for whoever is not at the server's machine. */
export interface ScansTold {
  printings?: string[];
}

/** Seat a round: the first one, or the next when everything in the one before is played. */
export interface Seat {
  type: "seat";
  round: number;
}

/** Seat the round that is going on in another way. */
export interface SeatByHand {
  type: "seat-by-hand";
  round: number;
  tables: TableWish[];
  why?: string;
}

/** A seat: the computer player `bot`, somebody, nobody yet (`free`), or somebody who has `left` for good. `founder` has made the table. `agreed`: whoever sits here has accepted its optional rules. `sideboard` are the cards there, which everybody may count (option.sideboard.count-check), 0 without one, which all have to know (variant.sideboard.opt-out-notice); -1 in games without sideboards. */
export interface SeatListed {
  name: string;
  bot: string;
  deck: string;
  free: boolean;
  left: boolean;
  founder: boolean;
  agreed: boolean;
  sideboard: number;
}

/** What a game has done to the rating of one seat, in points. */
export interface SeatRating {
  seat: number;
  place: number;
  before: number;
  after: number;
}

/** A table where somebody has just sat down: their seat, and the token that opens it. */
export interface SeatTaken {
  table: string;
  public: boolean;
  ruleset: string;
  size: number;
  game: string;
  options: Record<string, string>;
  optional_rules: Record<string, string>;
  coordinator: boolean;
  oldest: number;
  any_deck: boolean;
  delay: number;
  spectators: "hands" | "public" | "none";
  window: number;
  clock: ClockRules | null;
  rated: boolean;
  begun: boolean;
  over: boolean;
  seats: SeatListed[];
  seat: number;
  token: string;
}

/** A section of the ledger with all its statements. */
export interface SectionTold {
  name: string;
  title: string;
  rules: RuleLink[];
}

/** Note on which day the scoring forms were sent in. */
export interface SendForms {
  type: "send";
  on: string;
}

/** How many printings of a set have a power the program enforces, one it does not know, or none. */
export interface SetShareTold {
  id: string;
  name: string;
  official: boolean;
  enforced: number;
  missing: number;
  none: number;
  percent: number;
}

/** A set of cards, in order of release. */
export interface SetTold {
  id: string;
  name: string;
  kind: string;
  official: boolean;
}

/** Rule in which order tied players of a bracket stand; `table` 0: in the standings, after the last round. */
export interface SettleTie {
  type: "settle-tie";
  round: number;
  table: number;
  order: string[];
  why?: string;
}

/** Yes or no to spectators who see hands, late. */
export interface ShowHands {
  type: "show-hands";
  id: string;
  yes: boolean;
  as?: number;
}

/** What a browser tells when a passkey is shown; bytes as base64url. */
export interface Shown {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** Somebody is entered: their id, and the key that opens their table, told only now and on printed slips. */
export interface SignedUp {
  player: string;
  key: string;
}

/** A deck size of a ruleset: cards drawn at first, and unrazed realms that win. */
export interface SizeChoice {
  size: number;
  hand: number;
  goal: number;
}

/** The wish that a computer player plays on the own seat, or on that of somebody who is gone. */
export interface StandInRequest {
  type: "stand-in";
  id: string;
  bot?: string;
  seat?: number;
  as?: number;
}

/** Let the time of the round begin; without `minutes` as long as the plan says. */
export interface StartClock {
  type: "start-clock";
  minutes?: number;
}

/** State all prizes; those that have an id are the ones that were stated before. */
export interface StatePrizes {
  type: "state-prizes";
  prizes: Prize[];
}

/** Everything. */
export interface StateTold {
  type: "state";
  v: number;
  seat: number;
  table: TableTold;
  log: Line[];
  prompt: Prompt | null;
  back: string;
  back_asked: BackAsked | null;
  orders: Orders | null;
  passed: number;
  waiting: number[];
  clock: ClockTold | null;
  window: WindowTold | null;
  chat: ChatLine[];
  as?: number;
}

/** Take a result away, since the game does not count. */
export interface Strike {
  type: "strike";
  round: number;
  table: number;
  game: number;
  why?: string;
}

/** A card that would fit, why, and the card whose place it could take ("" for none). */
export interface Suggested {
  card: string;
  why: string;
  instead?: string;
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

/** Let two players of the round that is going on change places. */
export interface Swap {
  type: "swap";
  player: string;
  other: string;
  why?: string;
}

/** The fields of the table that are others now. */
export interface TableChanged {
  turn?: number;
  last_turn?: number;
  phase?: number;
  active?: number;
  goal?: number;
  goals?: number[];
  direction?: number;
  hands?: number[];
  piles?: number[];
  places?: number[];
  unrazed?: number[];
  battle?: BattleTold | null;
  announced?: Announced[];
  asked?: number;
  about?: string;
  result?: ResultTold | null;
}

/** A table as it is listed: what is played, and who sits there. `optional_rules` are those in force beside the ruleset, as key and value: whoever sits down says that they have `agreed` to them, unless the `coordinator` of an event has decided. `oldest` is the seat of the oldest player as far as is known, who lays the first realm (tyrant.setup.order); -1 where age counts for nothing. A `rated` game changes the ratings of all who play. */
export interface TableListed {
  table: string;
  public: boolean;
  ruleset: string;
  size: number;
  game: string;
  options: Record<string, string>;
  optional_rules: Record<string, string>;
  coordinator: boolean;
  oldest: number;
  any_deck: boolean;
  delay: number;
  spectators: "hands" | "public" | "none";
  window: number;
  clock: ClockRules | null;
  rated: boolean;
  begun: boolean;
  over: boolean;
  seats: SeatListed[];
}

/** What the game of a table has done to ratings: nothing yet while it is not `written` down; nothing at all if it is not `rated`. */
export interface TableRatings {
  written: boolean;
  rated: boolean;
  seats: SeatRating[];
}

/** A table and how its game stands: the `turn` (0: not begun), the seat whose decision is open (`asked`, -1: none), the `winners`, and the seats of whoever asks (`mine`). */
export interface TableShown {
  table: string;
  public: boolean;
  ruleset: string;
  size: number;
  game: string;
  options: Record<string, string>;
  optional_rules: Record<string, string>;
  coordinator: boolean;
  oldest: number;
  any_deck: boolean;
  delay: number;
  spectators: "hands" | "public" | "none";
  window: number;
  clock: ClockRules | null;
  rated: boolean;
  begun: boolean;
  over: boolean;
  seats: SeatListed[];
  turn: number;
  asked: number;
  winners: number[];
  mine: number[];
}

/** The whole table; cards by their number. */
export interface TableTold {
  turn: number;
  last_turn: number;
  phase: number;
  active: number;
  goal: number;
  goals: number[];
  direction: number;
  hands: number[];
  piles: number[];
  places: number[];
  unrazed: number[];
  cards: Record<string, CardTold>;
  battle: BattleTold | null;
  announced: Announced[];
  asked: number;
  about: string;
  result: ResultTold | null;
}

/** A table as a person wants it. */
export interface TableWish {
  number: number;
  players: string[];
}

/** A member of a team by id, with their own place and points, and whether these count for the team. */
export interface TeamMember {
  player: string;
  rank: number;
  points: number;
  counts: boolean;
}

/** A line of the standings of teams; `points` and `realms` are those of the members who count. */
export interface TeamStanding {
  rank: number;
  team: string;
  points: number;
  realms: number;
  members: TeamMember[];
}

/** A word of the game in short. */
export interface TermLink {
  key: string;
  word: string;
}

/** A word of the game, what it means, and the statements that say so. `forms` are those it is known by in texts. */
export interface TermTold {
  key: string;
  word: string;
  means: string;
  forms: string[];
  rules: string[];
}

/** Why the decision after `at` others may have been made: what a player of that `level` weighs for its seat. */
export interface ThoughtsTold {
  at: number;
  seat: number;
  level: string;
  lines: string[];
}

/** Somebody waits for a judge: told to those who run the event, and at the table itself. */
export interface ToldCall {
  number: number;
  at: number;
  player: string;
  why: string;
  round: number;
  table: number;
}

/** One thing that changes, as data and as a sentence. */
export interface ToldChange {
  kind: string;
  because: Because;
  said: string;
}

/** A deck check. */
export interface ToldCheck {
  passed: boolean;
  remark: string;
}

/** How a game without a result ended as one of its players says. */
export interface ToldClaim {
  game: number;
  player: string;
  unrazed: Record<string, number>;
  winner: string;
}

/** How many people there are, whichever of them an answer holds: who `entered`, who is still `active`, and of those who is `here`, has a deck, and has none; `decks` are those of everybody, `prizes` how many there are. */
export interface ToldCounts {
  entered?: number;
  active?: number;
  here?: number;
  without_deck?: number;
  decks?: number;
  prizes?: number;
}

/** A day of the event: when it `began` and `ended`, in seconds since 1970, and `until` when the event rests after it, as in 2026-11-23 09:00. `ended` 0: it is today, or the last one. */
export interface ToldDay {
  began: number;
  ended: number;
  until: string;
}

/** Whose decks were drawn to be checked, and the number they were drawn from, for those who run the event. */
export interface ToldDraw {
  number: number;
  at: number;
  by: string;
  round: number;
  seed: number;
  players: string[];
}

/** Everything about an event that whoever asks may know. */
export interface ToldEvent {
  id: string;
  version: number;
  plan: Plan;
  game: string;
  goal: number;
  most_realms: number;
  phase: "registration" | "playing" | "between" | "decided" | "wrapped-up";
  winner: string;
  role: string;
  you: string;
  players: ToldPlayer[];
  rounds: ToldRound[];
  standings: ToldStanding[];
  needs: ToldNeed[];
  checklist: string[];
  rulings: ToldRuling[];
  penalties: ToldPenalty[];
  set_aside: number;
  wrapped_up: number;
  sent: string;
  tied?: string[][];
  registers_decks?: boolean;
  entered?: number;
  standings_stage?: "none" | "during" | "after" | "final";
  standings_round?: number;
  signs_up?: boolean;
  asks_check_in?: boolean;
  shows_decks?: boolean;
  calls?: ToldCall[];
  drawn?: ToldDraw[];
  teams?: TeamStanding[];
  byes?: boolean;
  ties?: boolean;
  days?: ToldDay[];
  resting?: boolean;
  prizes?: ToldPrize[];
  counts?: ToldCounts;
  stretch?: ToldStretch | null;
}

/** Whose a key is; `key` is told once, when it is made. */
export interface ToldKey {
  role: string;
  name: string;
  created?: number;
  key?: string;
}

/** A league with a page of its standings and one of its events, the latest first; the lines come without their results. `standing` and `held` say which pages they are, `people` how many stand in it. `added` are the events that were chosen, told to whoever may change the league (`yours`). Answering a change, `changed` people have other points or another place. */
export interface ToldLeague {
  id: string;
  league: League;
  events: LeagueEvent[];
  held: ListPage;
  lines: LeagueLine[];
  standing: ListPage;
  people: number;
  added: string[];
  yours: boolean;
  changed?: number;
}

/** A page of the leagues of a server, and whether whoever asks may found one. */
export interface ToldLeagues {
  leagues: LeagueName[];
  may_found: boolean;
  listed: ListPage;
}

/** Something an event needs to begin or to be scored. */
export interface ToldNeed {
  met: boolean;
  said: string;
  rules: string[];
}

/** A penalty, for those who run the event. */
export interface ToldPenalty {
  number: number;
  at: number;
  by: string;
  player: string;
  sanction: "caution" | "warning" | "game-loss" | "match-loss" | "ejection";
  why: string;
  rules: string[];
  round?: number;
  table?: number;
  game?: number;
}

/** Where somebody came in at a finished table, what it was worth, and why. */
export interface ToldPlace {
  player: string;
  place: number;
  points: number;
  realms: number;
  why: string;
}

/** Somebody who entered. `has_deck`: everybody they are has registered one. `table` is where they sit in the current round, `has_begun` whether something was played or decided there. `deck` is its name, `checks` what judges found, `to_check` whether they were drawn for one: for those who run the event, the names of decks for all once they are published. Everybody may know how many cards are in their `sideboard` (`option.sideboard.count-check`). */
export interface ToldPlayer {
  id: string;
  name: string;
  team: string;
  members: string[];
  status: "in" | "out" | "ejected" | "absent";
  late: boolean;
  has_deck: boolean;
  deck?: string;
  broken?: string[];
  checks?: ToldCheck[];
  sideboard?: number;
  checked_in?: boolean;
  to_check?: boolean;
  table?: number;
  has_begun?: boolean;
}

/** A prize. `title` says in words what it is for, `players` who has it, best place first; `seed` is the number it was drawn from. `notes` tell ties that chance or the coordinator decided. */
export interface ToldPrize {
  id: string;
  kind: "place" | "sport" | "newcomer" | "door" | "title";
  title: string;
  what: string;
  first?: number;
  last?: number;
  count?: number;
  own_title?: string;
  players?: string[];
  seed?: number;
  notes?: string[];
}

/** A game: the unrazed realms of everybody by id, and the winner. */
export interface ToldResult {
  game: number;
  unrazed: Record<string, number>;
  winner: string;
  confirmed: boolean;
  corrected: boolean;
  replay?: string;
}

/** What somebody has from the events of a league, and the events. */
export interface ToldResults {
  line: LeagueLine;
  events: LeagueEvent[];
}

/** A round. `points` are what its places are worth; `clock` is when its time began, in seconds since 1970, later by every pause; `paused` is since when it stands still. `table_count`, `open_count` and `most_seats` are of all its tables but byes, also where an answer holds only some of them or none. */
export interface ToldRound {
  number: number;
  final: boolean;
  by_hand: boolean;
  points: number[];
  tables: ToldTable[];
  seats?: ToldSeat[];
  notes?: string[];
  minutes?: number;
  clock?: number;
  paused?: number;
  day?: number;
  table_count?: number;
  open_count?: number;
  most_seats?: number;
}

/** A judge's ruling. */
export interface ToldRuling {
  number: number;
  at: number;
  by: string;
  question: string;
  answer: string;
  rules: string[];
  round: number;
  table: number;
}

/** Why somebody sits where they sit. */
export interface ToldSeat {
  player: string;
  line: number;
  why: string[];
}

/** A line of the standings; `why` says what put it behind the one above, where points do not. */
export interface ToldStanding {
  rank: number;
  player: string;
  points: number;
  realms: number;
  games: number;
  wins: number;
  why?: string;
}

/** An entry of the log as it stands in the list: who made it, when, whether it counts, and why not. */
export interface ToldStep {
  number: number;
  at: number;
  by: string;
  said: string;
  counts: boolean;
  aside?: string;
}

/** The stretch of a list that an answer holds: page `page` of `pages`, each of `size` entries, of the `found` ones in which `search` was found. */
export interface ToldStretch {
  part: "players" | "tables" | "wall" | "standings" | "prizes" | "head" | "usual";
  search: string;
  page: number;
  pages: number;
  size: number;
  found: number;
  round?: number;
}

/** A table: who sits there in the order of the seats, its games, and how it ended. `lost` have lost it by a penalty, `game_losses` single games, by their numbers: they have no realms in them. `tied` are those who are equal in everything counted, whose order the coordinator may rule; `exchanging` those who have not said yet what they exchange with their sideboards before the next game. */
export interface ToldTable {
  number: number;
  players: string[];
  results: ToldResult[];
  claims: ToldClaim[];
  disputed: number[];
  next_game: number;
  winner?: string;
  places?: ToldPlace[];
  withdrawn?: string[];
  ejected?: string[];
  absent?: string[];
  awarded?: string;
  extra_minutes?: number;
  online?: Record<number, string>;
  tied?: string[][];
  exchanging?: string[];
  lost?: string[];
  game_losses?: Record<number, string[]>;
  bye?: boolean;
}

/** What was told last of a trial that was broken off. */
export interface TrialBegun {
  games: number;
  wins: number;
  cards: TriedCard[];
  faults?: number;
}

/** The figures of the games played until now, of so many; the true share lies between `lower` and `upper` 95 times of 100. `error`: the trial ended early. */
export interface TrialTold {
  of: number;
  games: number;
  wins: number;
  share: number;
  lower: number;
  upper: number;
  cards: TriedCard[];
  faults?: number;
  error?: string;
}

/** In how many games a card was played, and how many of these were won. */
export interface TriedCard {
  id: string;
  played: number;
  won_when_played: number;
}

/** Take a step back, whichever it was; 0 is the last one that counts. */
export interface Undo {
  type: "undo";
  number?: number;
}

/** A card that nothing in the deck can use, with why and the statement that says so. */
export interface UnusableTold {
  id: string;
  name: string;
  type: string;
  count: number;
  why: string;
  rule: string;
}

/** A value of an option, and what it is called. */
export interface ValueChoice {
  value: string;
  name: string;
}

/** A question: what stands against this action. */
export interface Why {
  type: "why";
  id: string;
  action: ChosenAction;
  as?: number;
}

/** Games and those of them that were won; `low` and `high` are the bounds 95 times of 100 (Wilson), from none to all before the first game. `even` is what chance alone would give: one by the number of players, over these games. */
export interface WinRate {
  games: number;
  won: number;
  low: number;
  high: number;
  even: number;
}

/** The open window of a fixed time: how long it lasts, seconds left, whether somebody holds it, and the reader. */
export interface WindowTold {
  seconds: number;
  left: number;
  held: boolean;
  holding: boolean;
  may_hold: boolean;
}

/** Close the event. */
export interface WrapUp {
  type: "wrap-up";
}

/** What was said is no message of this protocol, or the connection ends. */
export interface Wrong {
  type: "error";
  code: string;
  message: string;
  retry?: number;
}

export type FromServer = StateTold | EventTold | PeopleTold | Reasons | Looked | Done | RefusedTold | Wrong | Pong;

export type ToServer = ActRequest | Back | Agree | Concede | StandInRequest | Return | Order | Chat | ShowHands | Hold | Why | LookRequest | Resync | Ping | Hello;

export type Change = AccountChange;

export type Decision = PastDecision;

export type Wish = Amend | OpenSignUp | Enter | Rename | HandIn | LockDecks | PublishDecks | Issue | CheckDeck | DrawChecks | AskCheckIn | CheckIn | Absent | Leave | ComeBack | Seat | SeatByHand | Swap | Move | GiveBye | Report | Correct | Strike | Award | SettleTie | Punish | CallJudge | AnswerCall | NoteRuling | Replace | Repair | StartClock | PauseClock | ResumeClock | Extend | Exchange | Open | EndDay | BeginDay | StatePrizes | AddPrize | GivePrize | DrawPrize | WrapUp | SendForms | Undo;
