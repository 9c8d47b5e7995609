/** An event as it is looked at and changed on a page: told again every few seconds, changed by wishes. */
import { AskedInVain, sentence } from "../../wire/rest.ts";
import { keyOf } from "../../wire/keys.ts";
import { ask, askEvent, type Stretch } from "./asking.ts";
import { signals } from "./signals.svelte.ts";
import type { ChangesTold, ToldChange, ToldEvent, ToldRound, ToldTable, Wished } from "./told.ts";
import { language } from "../../wording/language.svelte.ts";

const EVERY = 3000;
const EVERY_PHONE = 5000; // a hall has hundreds of them

export type Later = "ask" | "keep" | "again";

/** What came of wishes: what has changed by them, or what somebody has to decide before. */
export interface Outcome {
  changes: ToldChange[];
  /** Rounds that would be seated otherwise: nothing was done yet. */
  reseats: number[];
}

export class LiveEvent {
  told: ToldEvent | null = $state.raw(null);
  wrong = $state("");
  /** Whether there is no such event here. */
  missing = $state(false);
  /** Whether the server was reached last time. */
  reached = $state(true);
  /** What the server's clock says, in seconds; ticks every second. */
  now = $state(0);
  /** What of its lists is looked at, so that a hall of thousands need not be told at once; null: all of it. */
  stretch: Stretch | null = $state.raw({ part: "usual", search: "", page: 1, size: 60, of_round: 0, beside: "" });
  private ahead = 0;
  private seen = ""; // what is told, and in which words

  /** With a `table` (0: the own one) only what a phone there needs is told: its table, and the own standing. */
  constructor(
    readonly id: string,
    readonly table: number | null = null,
  ) {}

  get key(): string {
    return keyOf(this.id);
  }

  get mayRun(): boolean {
    return this.told?.role === "organiser" || this.told?.role === "judge";
  }

  get organises(): boolean {
    return this.told?.role === "organiser";
  }

  get round(): ToldRound | undefined {
    return this.told?.rounds.at(-1);
  }

  /** How many people play on, and how many tables of the round are open, also where they are not all told. */
  get activeCount(): number {
    return this.told?.counts.active ?? 0;
  }

  get openCount(): number {
    return this.round?.open_count ?? 0;
  }

  get open(): ToldTable[] {
    return this.round?.tables.filter((table) => !table.winner) ?? [];
  }

  name(player: string): string {
    return this.told?.players.find((one) => one.id === player)?.name ?? player;
  }

  /** Look at another stretch, or all of it; the one before stays until this one is told. */
  async show(stretch: Partial<Stretch> | null): Promise<void> {
    const usual: Stretch = { part: "usual", search: "", page: 1, size: 60, of_round: 0, beside: "" };
    const part = this.stretch?.part === "usual" ? (this.told?.stretch?.part ?? "usual") : this.stretch?.part;
    const now = !stretch || (stretch.part && stretch.part !== part) ? usual : { ...(this.stretch ?? usual), part: part ?? "usual" };
    const next = stretch && { ...now, ...stretch };
    if (JSON.stringify(next) === JSON.stringify(this.stretch)) return;
    this.stretch = next;
    if (this.told) await this.look();
  }

  /** Look now and again, until the returned function is called. */
  watch(): () => void {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.visibilityState === "visible" || signals.awake) await this.look();
      if (!gone) timer = setTimeout(look, this.table === null ? EVERY : EVERY_PHONE);
    };
    const seen = () => document.visibilityState === "visible" && void this.look();
    const tick = setInterval(() => (this.now = Date.now() / 1000 + this.ahead), 1000);
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
      clearInterval(tick);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async look(): Promise<void> {
    try {
      const stretch = this.stretch;
      const [found, clock] = await askEvent(this.id, this.key, language.now, this.table, stretch);
      if (stretch !== this.stretch) return await this.look(); // something else is looked at meanwhile
      // what was found once is a page like others: it follows nobody about
      const now = found.stretch;
      if (stretch && now && (stretch.beside || stretch.part !== now.part || stretch.page !== now.page)) this.stretch = { ...stretch, part: now.part, page: now.page, beside: "" };
      this.reached = true;
      this.wrong = "";
      this.ahead = clock - Date.now() / 1000;
      this.now = clock;
      this.take(found);
    } catch (why) {
      if (why instanceof AskedInVain && why.code === "connection" && this.told) this.reached = false;
      else {
        this.missing = why instanceof AskedInVain && why.status === 404;
        this.wrong = sentence(why);
      }
    }
  }

  private take(found: ToldEvent): void {
    const before = this.told;
    if (before && before.version > found.version) return; // asked before what is known came to pass
    const seen = JSON.stringify([found.version, found.role, found.stretch, language.now]);
    if (this.seen !== seen) this.told = found;
    this.seen = seen;
  }

  /** Ask for something; with `dry` only what it would change. Throws `AskedInVain` where it is refused. */
  async wish(wishes: Wished[], how: { later?: Later; dry?: boolean } = {}): Promise<Outcome> {
    const small = this.table !== null; // what happened at other tables is not told there
    const seen = small ? -1 : (this.told?.version ?? -1);
    const asked = { wishes, built_on: seen, later: how.later ?? "ask", dry: how.dry ?? false, mine: small, stretch: small ? null : this.stretch };
    const looked = this.stretch;
    try {
      const path = `/api/events/${this.id}/changes?language=${language.now}`;
      const found = await ask<ChangesTold>("POST", path, this.key, asked);
      if (!how.dry && looked === this.stretch) this.take(found.event);
      return { changes: found.changes, reseats: [] };
    } catch (why) {
      if (why instanceof AskedInVain && why.code === "changes-seating") {
        return { changes: (why.more.changes as ToldChange[]) ?? [], reseats: (why.more.rounds as number[]) ?? [] };
      }
      if (why instanceof AskedInVain && why.code === "overtaken") await this.look();
      throw why;
    }
  }
}
