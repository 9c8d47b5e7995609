/** Decks that are being tried: the games go on in the background while their reader walks through the pages. */
import { AskedInVain, sentence } from "../../wire/rest.ts";
import type { AskedTrial, TrialTold } from "../../wire/types.ts";
import { language } from "../../wording/language.svelte.ts";
import { t } from "../../wording/wording.ts";

export class Trying {
  told: TrialTold | null = $state.raw(null);
  running = $state(false);
  wrong = $state("");
  private stopping: AbortController | undefined;

  async start(asked: AskedTrial): Promise<void> {
    this.stopping = new AbortController();
    this.running = true;
    this.wrong = "";
    this.told = null;
    try {
      const answer = await fetch("/api/deck-trials", {
        method: "POST",
        headers: { "Content-Type": "application/json", "Accept-Language": language.now, "X-Six-Realms": "1" },
        body: JSON.stringify(asked),
        signal: this.stopping.signal,
      });
      if (!answer.ok || !answer.body) {
        const error = ((await answer.json().catch(() => null)) as { error?: { code: string; message: string } } | null)?.error;
        throw new AskedInVain(error?.message ?? t("wire-fault", { status: answer.status }), error?.code ?? "fault", answer.status);
      }
      await this.read(answer.body);
      if (!this.whole() && !this.wrong) this.wrong = t("build-try-broken");
    } catch (why) {
      if (!this.stopping.signal.aborted) this.wrong = why instanceof AskedInVain ? sentence(why) : t("build-try-broken");
    } finally {
      this.running = false;
    }
  }

  private whole(): boolean {
    return this.told !== null && this.told.games === this.told.of;
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
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
      else this.told = told;
    }
  }

  stop(): void {
    this.stopping?.abort();
  }
}

const all = new Map<string, Trying>();

/** The trial of a deck, begun or not. */
export function tryingOf(deck: string): Trying {
  let found = all.get(deck);
  if (!found) all.set(deck, (found = new Trying()));
  return found;
}
