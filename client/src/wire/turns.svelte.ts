/**
 * "It is your turn" while nobody looks at this page: for games with people, which may take days. Asked for once, off until then.
 * A table that is open tells it at once (`Playing.svelte`); of all others the page asks now and then, and the worker of an
 * installed page does where the browser wakes it (`worker.js`).
 */
import { able, notice } from "../look/notice.ts";
import { t } from "../wording/wording.ts";
import { tables } from "./me.ts";
import type { MyTable } from "./types.ts";
import { startWorker } from "./worker.ts";

const KEPT = "sixrealms.turns";
/** Milliseconds between two questions; browsers let hidden pages do no more than one thing a minute. */
const EVERY = 60_000;
/** What the worker is woken for, and how seldom (milliseconds): browsers decide. */
const WAKES = "turns";
const SELDOM = 3_600_000;

type Wakes = ServiceWorkerRegistration & { periodicSync?: { register(tag: string, how: { minInterval: number }): Promise<void>; unregister(tag: string): Promise<void> } };

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

class Turns {
  readonly able = able();
  on = $state(kept() === "yes" && able() && Notification.permission === "granted");
  /** Whether it was asked, whatever the answer. */
  asked = $state(kept() !== "");
  denied = $state(able() && Notification.permission === "denied");

  /** Switch it on or off; the browser asks once more by itself. */
  async turn(yes: boolean): Promise<void> {
    const answer = yes && able() ? await Notification.requestPermission() : "default";
    this.denied = yes && answer === "denied";
    this.on = answer === "granted";
    this.asked = true;
    try {
      localStorage.setItem(KEPT, this.on ? "yes" : "no");
    } catch {
      // for this page only then
    }
    const worker = (await startWorker()) as Wakes | undefined;
    await (this.on ? worker?.periodicSync?.register(WAKES, { minInterval: SELDOM }) : worker?.periodicSync?.unregister(WAKES))?.catch(() => undefined);
    if (this.on) watchTurns();
  }

  /** Tell whoever does not look that a table waits for them. */
  give(table: string, who: string): void {
    if (this.on && document.hidden) void notice(t("turn-notice"), who ? t("turn-notice-against", { who }) : t("turn-notice-table"), `turn-${table}`, `/table/${table}`);
  }
}

export const turns = new Turns();

let watching = false;
let known = new Set<string>();
let title = "";

/** From now on ask about the tables of the reader while nobody looks here. */
export function watchTurns(): void {
  if (watching || !turns.on) return;
  watching = true;
  const waiting = async (): Promise<MyTable[]> => (await tables()).filter((one) => one.waits && !one.over);
  const seen = () => {
    if (!document.hidden) {
      if (title) document.title = title;
      title = "";
      return;
    }
    void waiting().then((found) => (known = new Set(found.map((one) => one.table)))); // those were seen
  };
  document.addEventListener("visibilitychange", seen);
  seen();
  setInterval(() => {
    if (!document.hidden || !turns.on) return;
    void waiting().then((found) => {
      const fresh = found.filter((one) => !known.has(one.table) && location.pathname !== `/table/${one.table}`);
      known = new Set(found.map((one) => one.table));
      for (const one of fresh) turns.give(one.table, one.players.filter((name, seat) => name && seat !== one.seat).join(", "));
      if (!fresh.length || title) return;
      title = document.title;
      document.title = `● ${t("turn-notice")} · ${title}`;
    });
  }, EVERY);
}
