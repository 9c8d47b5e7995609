/**
 * Decks that are being tried: the games go on in the background while their reader walks through the pages. How far they have
 * come is kept for as long as this tab is open: after the page was loaded anew they go on from there.
 */
import { AskedInVain, sentence } from "../../wire/rest.ts";
import type { AskedTrial, TrialTold } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";
import { t } from "../../wording/wording.ts";

/** A page that was left may still be playing at the server until the game it is at is over: so often, so many milliseconds. */
const ASKED_AGAIN = 20;
const AFTER = 1_000;

/** What is kept of a trial: what was asked, how far it has come, and whether it was meant to go on. */
interface Kept {
  asked: AskedTrial;
  told: TrialTold | null;
  running: boolean;
}

export class Trying {
  told: TrialTold | null = $state.raw(null);
  running = $state(false);
  wrong = $state("");
  private stopping: AbortController | undefined;

  constructor(private readonly deck: string) {
    const kept = this.kept();
    if (!kept) return;
    this.told = kept.told;
    if (kept.running) void this.play(kept.asked, ASKED_AGAIN);
  }

  async start(asked: AskedTrial): Promise<void> {
    this.told = null;
    await this.play(asked, 0);
  }

  /** Play what is missing; `patience`: how often it is asked again where another game is still being played for this reader. */
  private async play(asked: AskedTrial, patience: number): Promise<void> {
    const stopping = (this.stopping = new AbortController());
    this.running = true;
    this.wrong = "";
    this.keep(asked, true);
    try {
      await this.read(asked, await this.answer(asked, patience));
      if (!this.whole() && !this.wrong) this.wrong = t("build-try-broken");
    } catch (why) {
      if (!stopping.signal.aborted) this.wrong = why instanceof AskedInVain ? sentence(why) : t("build-try-broken");
    } finally {
      this.running = false;
      this.keep(asked, false);
    }
  }

  private async answer(asked: AskedTrial, patience: number): Promise<ReadableStream<Uint8Array>> {
    const signal = this.stopping!.signal;
    for (;;) {
      const { games, wins, cards, faults = 0 } = this.told ?? { games: 0, wins: 0, cards: [] };
      const answer = await fetch("/api/deck-trials", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": language.now, "X-Six-Realms": "1" },
        body: JSON.stringify(games ? { ...asked, begun: { games, wins, cards, faults } } : asked),
        signal,
      });
      if (answer.ok && answer.body) return answer.body;
      const error = ((await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null)?.error;
      if (answer.status !== 429 || patience-- <= 0) {
        throw new AskedInVain(error?.message ?? t("wire-fault", { status: answer.status }), error?.code ?? "fault", answer.status);
      }
      await new Promise((done) => setTimeout(done, AFTER));
      signal.throwIfAborted();
    }
  }

  private whole(): boolean {
    return this.told !== null && this.told.games === this.told.of;
  }

  private async read(asked: AskedTrial, body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split("\n");
      rest = lines.pop() ?? "";
      const last = lines.filter(Boolean).at(-1);
      if (!last) continue;
      const told = JSON.parse(last) as TrialTold;
      if (told.error) this.wrong = told.error;
      else {
        this.told = told;
        this.keep(asked, true);
      }
    }
  }

  stop(): void {
    this.stopping?.abort();
  }

  private kept(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.key()) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }

  private keep(asked: AskedTrial, running: boolean): void {
    if (!running && leaving) return; // the connection ends because the page does
    try {
      sessionStorage.setItem(this.key(), JSON.stringify({ asked, told: this.told, running } satisfies Kept));
    } catch {
      // for this page only then
    }
  }

  private key(): string {
    return `sixrealms.trial.${this.deck}`;
  }
}

let leaving = false;
addEventListener("pagehide", () => (leaving = true));
addEventListener("pageshow", () => (leaving = false));

const all = new Map<string, Trying>();

/** The trial of a deck, begun or not. */
export function tryingOf(deck: string): Trying {
  let found = all.get(deck);
  if (!found) all.set(deck, (found = new Trying(deck)));
  return found;
}
