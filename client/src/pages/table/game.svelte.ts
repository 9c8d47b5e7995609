/** One table as this window knows it: what was told, what is tapped, what was said and not yet answered. */
import { tick } from "svelte";
import type { AskedHint, ChosenAction, BackAsked, ChatLine, ClockTold, EventTold as Step, FromServer, HintTold, Line, Looked, PromptOption, Orders, PeopleTold, Prompt, ReasonTold, StateTold, TableTold, WindowTold } from "../../wire/types.ts";
import { TableSocket, type Connection, type Wish } from "../../wire/socket.ts";
import { isMySeat } from "../../wire/me.ts";
import { post, sentence } from "../../wire/rest.ts";
import { tokenAt, type Held } from "../../wire/seats.ts";
import { facts } from "../../wire/cards.svelte.ts";
import { faces } from "../../look/faces.svelte.ts";
import { language } from "../../wording/language.svelte.ts";
import { t } from "../../wording/wording.ts";
import { answer, card as cardThing, choosing, entries, givesUp, idle, several, things, ticked, together, usual, type Choosing, type Entry, type Thing } from "./choosing.ts";
import { moving } from "./moves.ts";
import { momentOf, type Moment } from "./moments.ts";
import { isRealm, nameOf } from "./naming.ts";
import { look, Playback, seen } from "./playback.ts";
import { folded, PLACES, reading, type Reading } from "./reading.ts";
import { settings } from "./settings.svelte.ts";
import { Sounds, type Heard } from "./sounds.ts";

export interface Told extends Line {
  /** Counts the lines, so that each can be known again. */
  at: number;
  turn: number;
}

const MOST_LINES = 600;

export class Game {
  table: TableTold | null = $state.raw(null);
  seat = $state(-1);
  version = 0;
  prompt: Prompt | null = $state.raw(null);
  people: PeopleTold | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  back = $state("");
  backAsked: BackAsked | null = $state.raw(null);
  orders: Orders | null = $state.raw(null);
  /** How often the table has passed for this seat. */
  passed = $state(0);
  /** The seats whose answers are awaited. */
  waiting: number[] = $state.raw([]);
  /** The clocks as they were told, and when. */
  clock: { told: ClockTold; heard: number } | null = $state.raw(null);
  /** The open window of a fixed time as it was told, and when. */
  window: { told: WindowTold; heard: number } | null = $state.raw(null);
  /** The last line written before one's own last answer: what comes after it is new to the reader. */
  known = $state(0);
  connection: Connection = $state("connecting");
  tries = $state(0);
  /** Why the connection ended for good. */
  ended = $state("");
  /** The answer that was said and has not come back. */
  sent: PromptOption | null = $state.raw(null);
  /** What was said with it. */
  private sentWith: readonly PromptOption[] = [];
  taps: Thing[] = $state.raw([]);
  /** The answer the main button stands for; without one it is the idle one. */
  ready: PromptOption | null = $state.raw(null);
  /** Where several cards are to be chosen: those that are, in order. */
  ticks: PromptOption[] = $state.raw([]);
  /** What the expert would do here, if somebody has asked. */
  hint: HintTold | null = $state.raw(null);
  /** Whether a hint is being thought about. */
  advising = $state(false);
  /** Whether hints are given: to who plays against computers alone. */
  readonly advised: boolean = $derived(this.seat >= 0 && (this.people?.seats ?? []).every((person, seat) => seat === this.seat || Boolean(person.bot)));
  /** A card tapped that has no part in any answer, with all about it. */
  looked: Looked | null = $state.raw(null);
  /** What was refused, in one sentence. */
  refused = $state("");
  refusedWhy: ReasonTold[] = $state.raw([]);

  /** The last moment that was; `at` counts them. */
  moment: (Moment & { at: number }) | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** How many lines of the chat were shown already. */
  heardChat = $state(0);
  /** Seats whose lines are left out here. */
  muted: ReadonlySet<number> = $state.raw(new Set());
  readonly unheard: number = $derived(this.chat.slice(this.heardChat).filter((line) => !this.muted.has(line.seat)).length);

  readonly reading: Reading | null = $derived(this.table ? reading(this.table) : null);
  readonly names: string[] = $derived(this.people?.seats.map((person) => person.name) ?? []);
  /** Whose side is shown below: one's own, or for those who watch the first. */
  readonly below: number = $derived(Math.max(this.seat, 0));
  private readonly of = (option: PromptOption): Thing[] =>
    things(
      option,
      (n) => isRealm(this.reading?.pieces.get(n)),
      (at) => this.reading?.sides[this.below]?.formation[at]?.n ?? -1,
    );

  readonly nameOfThing = (thing: Thing): string => {
    const [kind, number] = thing.split(" ");
    if (kind === "place") return t("table-place", { place: PLACES[Number(number)] ?? "" });
    return nameOf(this.reading?.pieces.get(Number(number)));
  };

  /** Whether what was to be done here is done, a puzzle solved: nothing more is asked, and what the others do is not shown. */
  rests = $state(false);
  /** How many steps are still to be shown: until then nothing is decided. */
  waitingSteps = $state(0);
  readonly deciding: Prompt | null = $derived(this.sent || this.waitingSteps || this.table?.result || this.rests ? null : this.prompt);
  /** Whether several of the cards offered are chosen before one says so. */
  readonly several: boolean = $derived(several(this.deciding));
  readonly choosing: Choosing | null = $derived(this.deciding ? choosing(this.deciding, this.taps, this.of) : null);
  readonly usual: PromptOption | null = $derived(this.deciding ? usual(this.deciding) : null);
  /** Whether the question has just come up: until it has settled, nothing answers it. */
  fresh = $state(false);
  /** What the main button stands for: what has been begun, or what one usually wants; never to give up. */
  readonly main: PromptOption | null = $derived(this.ready ?? (this.taps.length ? null : this.usual));
  readonly entries: Entry[] = $derived(this.deciding ? entries(this.deciding, this.taps, this.of, this.nameOfThing) : []);

  /** The seats of those who take turns at this screen. */
  private device: readonly number[] = $state.raw([]);
  /** Whether somebody else at this table is a person, elsewhere. */
  readonly withPeople: boolean = $derived(this.seat >= 0 && this.device.length <= 1 && (this.people?.seats ?? []).some((person, seat) => seat !== this.seat && !person.bot));
  /** Which of them has said that he sits before it. */
  private present = $state(-1);
  /** Who of the others at this screen is waited for, if it is not the one before it; -1: nobody. */
  readonly next: number = $derived.by(() => {
    if (!this.table || this.table.result || this.sent || this.waitingSteps) return -1;
    const wish = this.backAsked?.of ?? [];
    if (wish.includes(this.seat) || (this.prompt && !wish.length)) return -1;
    return [...wish, ...this.waiting, this.table.asked].find((seat) => seat !== this.seat && this.device.includes(seat)) ?? -1;
  });
  /** Whether nothing of the table may be seen: the one who may see it has not said that he is there. */
  readonly covered: boolean = $derived(this.device.length > 1 && (this.present < 0 || this.present !== this.seat || this.next >= 0));
  private readonly first: number = $derived(this.device.find((seat) => this.waiting.includes(seat) || this.table?.asked === seat) ?? this.device[0] ?? -1);
  /** For whom the table is covered. */
  readonly awaited: number = $derived(this.next >= 0 ? this.next : this.present >= 0 ? this.present : this.first);

  private readonly socket: TableSocket;
  private readonly film = new Playback(
    (step) => this.show(step),
    (waiting) => (this.waitingSteps = waiting),
  );
  private readonly sounds = new Sounds(() => settings.sounds);
  private spokenIn = language.now;
  private lines = 0;
  private turn = 0;

  constructor(
    readonly id: string,
    /** The seats that are opened from here; none to watch. */
    held: readonly Held[],
  ) {
    this.device = held.map((one) => one.seat);
    this.socket = new TableSocket(
      id,
      held.map((one) => one.token),
      (message) => this.hear(message),
      (connection, tries) => {
        if (connection === "open" && this.connection !== "open") faces.asked += 1;
        this.connection = connection;
        this.tries = tries;
      },
    );
    if (this.device.length > 1) this.socket.as = this.device[0] ?? -1;
  }

  end(): void {
    this.film.clear();
    this.socket.end();
    this.sounds.end();
  }

  /** Whether the one who sat before the screen is gone: from now on it takes somebody's word to see the table again. */
  readonly left: boolean = $derived(this.present < 0);

  /** Nobody sits before the screen any more. */
  leaves(): void {
    this.present = -1;
  }

  /** Somebody at this screen says that he sits before it now: he is told all that he may know. */
  sitsDown(seat: number): void {
    this.clear();
    this.refused = "";
    this.refusedWhy = [];
    this.present = seat;
    this.socket.as = seat;
    this.socket.resync();
  }

  // -- what is tapped -------------------------------------------------------------------------------------------------

  /** "can": begins an answer or is one; "target": ends the begun one; "chosen"; "sent"; or nothing. */
  mark(thing: Thing): "" | "can" | "target" | "chosen" | "sent" {
    if (this.sent && [this.sent, ...this.sentWith].some((one) => this.of(one).includes(thing))) return "sent";
    if (this.several && this.ticks.some((one) => this.of(one).includes(thing))) return "chosen";
    if (this.several && this.ticks.length === this.deciding?.most) return "";
    if (this.taps.includes(thing) || (this.looked && thing === cardThing(this.looked.card))) return "chosen";
    if (!this.choosing?.marked.has(thing)) return "";
    return this.taps.length ? "target" : "can";
  }

  /** Tap a card or a place: begin an answer, end it, or learn why there is none. `sure`: no further question. */
  tap(thing: Thing, sure: boolean): void {
    this.refused = "";
    this.refusedWhy = [];
    const asked = this.deciding;
    const listed = this.several ? asked?.options.find((option) => this.of(option).includes(thing)) : undefined;
    if (listed) return this.tick(listed);
    const again = this.taps.includes(thing);
    if (asked && again && this.choosing?.left.length === 1) {
      const only = this.choosing.left[0];
      if (only) this.act(only);
      return;
    }
    if (again || (this.looked && thing === cardThing(this.looked.card))) {
      this.letGo();
      return;
    }
    this.looked = null;
    if (asked) {
      const further = choosing(asked, [...this.taps, thing], this.of);
      if (further.left.length) return this.take([...this.taps, thing], further, sure);
      const anew = choosing(asked, [thing], this.of);
      if (anew.left.length) return this.take([thing], anew, sure);
    }
    this.letGo();
    const number = Number(thing.split(" ")[1]);
    if (thing.startsWith("card ")) void this.look(number);
  }

  private take(taps: Thing[], found: Choosing, sure: boolean): void {
    const only = found.left.length === 1 ? (found.left[0] ?? null) : null;
    const whole = only && taps.length > 1 && this.of(only).length === taps.length;
    this.taps = taps;
    this.ready = only;
    if (whole && sure) this.act(only);
  }

  /** Choose one card more, or one card less. */
  tick(option: PromptOption): void {
    if (!this.deciding) return;
    this.looked = null;
    this.ticks = ticked(this.deciding, this.ticks, option);
  }

  /** Nothing is tapped any more. */
  clear(): void {
    this.letGo();
    this.ticks = [];
  }

  private letGo(): void {
    this.taps = [];
    this.ready = null;
    this.looked = null;
  }

  /** Take an entry of the prompt: an answer, or the card that has several. */
  choose(entry: Entry, sure: boolean): void {
    if (this.several && entry.option?.verb === "choose") this.tick(entry.option);
    else if (entry.option && this.asksOnce(entry.option)) this.ready = entry.option;
    else if (entry.option && (sure || this.ready === entry.option || !entry.thing || this.taps.length > 0)) this.act(entry.option);
    else if (entry.thing) this.tap(entry.thing, sure);
  }

  /** Whether giving up is asked about once more: where people sit at the table, it cannot simply be taken back. */
  private asksOnce(option: PromptOption): boolean {
    if (!this.deciding || this.ready === option || option !== idle(this.deciding) || !givesUp(this.deciding)) return false;
    return (this.people?.seats ?? []).some((person, seat) => seat !== this.seat && !person.bot);
  }

  // -- what is said ---------------------------------------------------------------------------------------------------

  /** Say this answer. */
  act(option: PromptOption): void {
    this.answer([option], { action: answer(option), then: [] });
  }

  /** Say that the ticked cards are those one wants. */
  actTogether(): void {
    const said = this.deciding ? together(this.deciding, this.ticks) : null;
    if (said) this.answer(this.ticks, said);
  }

  private answer([first, ...rest]: readonly PromptOption[], said: { action: ChosenAction; then: ChosenAction[] }): void {
    if (this.sent || !this.deciding || !first) return;
    this.sent = { ...first, label: [first, ...rest].map((one) => one.label).join(", ") };
    this.sentWith = rest;
    this.known = this.lines;
    this.clear();
    this.say({ type: "act", v: this.version, ...said });
  }

  // -- what the expert would do ----------------------------------------------------------------------------------------

  async askForHint(): Promise<void> {
    if (this.advising || !this.deciding) return;
    this.advising = true;
    this.refused = "";
    this.refusedWhy = [];
    const v = this.version;
    const token = tokenAt(this.id, this.seat);
    try {
      const asked: AskedHint = { v, seat: this.seat, token: isMySeat(token) ? "" : token, language: language.now };
      const told = await post<HintTold>(`/api/tables/${encodeURIComponent(this.id)}/hint`, asked);
      if (told.v === this.version) this.hint = told; // else it comes too late
    } catch (why) {
      if (v === this.version) this.refused = sentence(why);
    } finally {
      this.advising = false;
    }
  }

  /** Do what the hint says. */
  follow(): void {
    const said = this.hint?.option;
    const option = said && this.deciding?.options.find((one) => JSON.stringify(answer(one)) === JSON.stringify(answer(said)));
    if (option) this.act(option);
  }

  forgetHint(): void {
    this.hint = null;
  }

  /** Ask to take back the last decision. */
  takeBack(): void {
    this.skip();
    this.say({ type: "back", v: this.version });
  }

  /** What one wants to be asked from now on, and never about which printings. */
  order(mode: NonNullable<Orders["mode"]>, never: readonly string[] = this.orders?.never ?? []): void {
    this.say({ type: "orders", orders: { mode, never: [...never] } });
  }

  /** Leave out, or hear again, what a seat says. */
  mute(seat: number, yes: boolean): void {
    const muted = new Set(this.muted);
    if (yes) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
  }

  /** Let something be heard, if sounds are on. */
  sound(what: Heard): void {
    this.sounds.play(what);
  }

  /** Show at once all that is still to be shown. */
  skip(): void {
    this.film.skip();
  }

  /** Let the open window wait, or wait no longer. */
  hold(yes: boolean): void {
    this.say({ type: "hold", yes });
  }

  agree(yes: boolean): void {
    this.skip();
    this.say({ type: "agree", v: this.version, yes });
  }

  say(wish: Wish): void {
    this.refused = "";
    this.refusedWhy = [];
    void this.socket.say(wish).then((said) => {
      if (wish.type === "act") this.sent = null;
      if (said.type !== "refused") return;
      this.refused = said.message;
      this.refusedWhy = said.why ?? [];
      if (said.code === "stale") this.socket.resync();
    });
  }

  /** Everything about one card, also why it cannot be played. */
  async look(number: number): Promise<Looked | null> {
    const found = await this.lookAt(number);
    if (found) {
      this.taps = [];
      this.ready = null;
      this.looked = found;
    }
    return found;
  }

  /** The same without showing it. */
  async lookAt(number: number): Promise<Looked | null> {
    const said = await this.socket.say({ type: "look", card: number });
    return said.type === "looked" ? said : null;
  }

  /** Have everything said again, in the language spoken now. */
  speakAnew(): void {
    if (this.spokenIn === language.now) return;
    this.spokenIn = language.now;
    this.socket.again();
  }

  // -- what is told ---------------------------------------------------------------------------------------------------

  private hear(message: FromServer): void {
    if (this.rests && this.table && message.type !== "people") return;
    if (message.type === "people") this.people = message;
    else if (message.type === "state") {
      this.timed(message);
      this.film.clear();
      this.change(message);
    } else if (message.type === "event") {
      if (!this.table) return this.socket.resync();
      this.timed(message);
      this.film.add(message);
      const mine = message.clock?.running.includes(this.seat) || (message.window && message.prompt);
      if (mine) this.skip(); // one's own time is never spent on watching
    } else if (message.type === "error") {
      this.ended = message.message;
    }
  }

  /** Clocks and windows show what is now, whatever is still to be watched. */
  private timed({ clock, window }: StateTold | Step): void {
    this.clock = clock ? { told: clock, heard: performance.now() } : null;
    this.window = window ? { told: window, heard: performance.now() } : null;
  }

  /** Show one step; for how long it is to be looked at. What one has done oneself needs no looking at. */
  private show(step: Step): number {
    const mine = this.sent !== null;
    const what = seen(this.table, step);
    const moment = settings.pace === "off" ? null : momentOf(this.table, step, (printing) => facts.of(printing)?.name ?? "");
    this.sounds.play(moment?.kind ?? what);
    if (moment) this.moment = { ...moment, at: (this.moment?.at ?? 0) + 1 };
    const asked = this.prompt !== null;
    moving(() => this.change(step));
    if (this.table?.result) this.sounds.play(this.seat < 0 || this.table.result.winners.includes(this.seat) ? "won" : "lost");
    else if (this.prompt && !asked && this.film.waiting === 0) this.sounds.play("asked");
    return mine || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : look(what || (moment ? "battle" : ""), settings.pace, this.film.waiting);
  }

  private change(message: StateTold | Step): void {
    const same = message.type === "event" && JSON.stringify(message.prompt) === JSON.stringify(this.prompt);
    if (message.v !== this.version) this.hint = null;
    this.table = folded(this.table, message);
    if (!same) this.prompt = message.prompt;
    this.back = message.back;
    this.backAsked = message.back_asked;
    this.orders = message.orders;
    this.passed = message.passed;
    this.waiting = message.waiting;
    if (message.type === "state") this.seat = message.seat;
    if (!same) {
      this.sent = null; // what was tapped belonged to another question
      this.clear();
    }
    if (message.type === "state") this.heardChat = Math.max(this.heardChat, message.chat.length);
    this.chat = message.type === "state" ? message.chat : [...this.chat, ...message.chat];
    this.version = message.v;
    this.write(message.log, message.type === "state");
    void tick();
  }

  private write(lines: readonly Line[], anew: boolean): void {
    if (anew) this.turn = 0;
    const found = lines.map((line) => {
      if (line.kind === "turn") this.turn += 1;
      return { ...line, at: (this.lines += 1), turn: this.turn };
    });
    this.log = [...(anew ? [] : this.log), ...found].slice(-MOST_LINES);
  }
}
