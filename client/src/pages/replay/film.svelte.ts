/** A game that is over, page by page, and the table after any of its decisions. */
import { get } from "../../wire/rest.ts";
import type { Decided, Line, Looked, ReplayMark, ReplayPage, TableTold, ThoughtsTold } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";
import { folded } from "../table/reading.ts";

interface Page extends ReplayPage {
  /** The table after each frame, filled in as it is asked for. */
  tables: TableTold[];
}

/** Every card open: the seat of nobody. */
export const EVERYTHING = -2;

export class Film {
  at = $state(0);
  /** The decision that will be shown when what is on its way has come: steps go on from there. */
  heading = 0;
  seat = $state(EVERYTHING);
  table: TableTold | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** Who decided last, and what, as far as the watcher may know. */
  decided: Decided | null = $state.raw(null);
  names: string[] = $state.raw([]);
  marks: ReplayMark[] = $state.raw([]);
  decisions = $state(0);
  turn = $derived(this.marks.findLast((mark) => mark.at <= this.at)?.turn ?? 1);

  private readonly pages = new Map<string, Promise<Page>>();
  private size = 0;
  private wanted = 0;

  constructor(readonly id: string) {}

  /** Show the table after so many decisions. Of several wishes on their way the last one counts. */
  async show(at: number, seat: number, language: string): Promise<void> {
    const mine = ++this.wanted;
    this.heading = at;
    const page = await this.page(at, seat, language).catch((error: unknown) => {
      if (mine === this.wanted) this.heading = this.at;
      throw error;
    });
    if (mine !== this.wanted) return;
    const inside = Math.max(0, Math.min(at, page.decisions) - page.first);
    for (let next = page.tables.length; next <= inside; next += 1) {
      const frame = page.frames[next];
      const table = frame && folded(page.tables[next - 1] ?? null, frame);
      if (table) page.tables.push(table);
    }
    this.table = page.tables[inside] ?? null;
    this.lines = page.frames.slice(0, inside + 1).flatMap((frame) => frame.log);
    this.decided = inside > 0 ? (page.decided[inside - 1] ?? null) : null;
    [this.names, this.marks, this.decisions, this.seat] = [page.names, page.marks, page.decisions, seat];
    this.at = this.heading = page.first + inside;
    // the next page is there before it is needed
    if (page.first + page.frames.length - 1 < page.decisions) void this.page(page.first + this.size, seat, language).catch(() => undefined);
  }

  /** Everything about one card as it is after this decision; null if the watcher may not know it. */
  async look(card: number): Promise<Looked | null> {
    const query = new URLSearchParams({ at: String(this.at), seat: String(this.seat), card: String(card), language: language.now });
    try {
      return await get<Looked>(`/api/tables/${encodeURIComponent(this.id)}/replay/look?${query}`);
    } catch {
      return null;
    }
  }

  /** What was weighed at the decision before this table, a line each. */
  async why(level = ""): Promise<ThoughtsTold> {
    const query = new URLSearchParams({ at: String(this.at - 1), level, language: language.now });
    return await get<ThoughtsTold>(`/api/tables/${encodeURIComponent(this.id)}/replay/why?${query}`);
  }

  private page(at: number, seat: number, language: string): Promise<Page> {
    const first = this.size ? Math.floor(Math.max(0, Math.min(at, this.decisions)) / this.size) * this.size : -1;
    const key = `${first} ${seat} ${language}`;
    const kept = first < 0 ? undefined : this.pages.get(key);
    if (kept) return kept;
    const query = new URLSearchParams({ at: String(at), seat: String(seat), language });
    const asked = get<ReplayPage>(`/api/tables/${encodeURIComponent(this.id)}/replay?${query}`).then((page) => {
      // every page but the last says how long pages are
      if (page.first + page.frames.length - 1 < page.decisions) this.size = page.frames.length - 1;
      return { ...page, tables: [] };
    });
    if (first >= 0) {
      this.pages.set(key, asked);
      asked.catch(() => this.pages.delete(key));
    }
    return asked;
  }
}
