/** What a wish would change, asked before it is done, and what is chosen about rounds it would seat otherwise. */
import { sentence } from "../../wire/rest.ts";
import type { Later, LiveEvent, Outcome } from "./event.svelte.ts";
import type { Wished } from "./told.ts";

const PAUSE = 250; // while somebody types

export class Preview {
  outcome: Outcome | null = $state.raw(null);
  later: Later = $state("ask");
  wrong = $state("");
  private asked = "";

  /** `wish` is nothing as long as fields are missing. Asked again when something happens at the event meanwhile: what was
      chosen stays as long as it is about the same wish and the same rounds. */
  constructor(
    private readonly live: LiveEvent,
    wish: () => Wished | null,
  ) {
    $effect(() => {
      const wanted = wish();
      void live.told?.version;
      const text = JSON.stringify(wanted);
      if (text !== this.asked) [this.outcome, this.later, this.wrong] = [null, "ask", ""];
      this.asked = text;
      if (!wanted) return;
      let current = true;
      const timer = setTimeout(() => void this.ask(wanted, () => current), PAUSE);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  /** Whether it may be done now. */
  get ready(): boolean {
    return this.outcome !== null && (this.outcome.reseats.length === 0 || this.later !== "ask");
  }

  private async ask(wanted: Wished, current: () => boolean): Promise<void> {
    try {
      const found = await this.live.wish([wanted], { dry: true });
      if (!current()) return;
      if (found.reseats.join() !== this.outcome?.reseats.join()) this.later = "ask";
      this.outcome = found;
      this.wrong = "";
    } catch (why) {
      if (current()) [this.outcome, this.wrong] = [null, sentence(why)];
    }
  }
}
