/**
 * What calls somebody to this screen: a sound, a notification of the browser, the little picture of the tab. The first two are
 * off until somebody switches them on, for every event on this machine, and none is ever the only sign of anything.
 */
import { startWorker } from "../../wire/worker.ts";
import { able, notice } from "../../look/notice.ts";
import { sounded, tones, type Tone } from "../../look/tones.ts";

export type Signal = "soon" | "over" | "called" | "seated";

const SIGNALS: Record<Signal, readonly Tone[]> = {
  soon: tones("sine", 0.4, 0.3, 7, 7),
  over: tones("triangle", 0.5, 0.5, 0, -5, 0, -5),
  called: tones("sine", 0.4, 0.2, 12, 7, 12),
  seated: tones("sine", 0.3, 0.2, 0, 4, 7),
};
const KEPT = "sixrealms.signals.";

function kept(what: string): boolean {
  try {
    return localStorage.getItem(KEPT + what) === "1";
  } catch {
    return false;
  }
}

function keep(what: string, on: boolean): void {
  try {
    if (on) localStorage.setItem(KEPT + what, "1");
    else localStorage.removeItem(KEPT + what);
  } catch {
    // it lasts as long as the page then
  }
}

class Signals {
  sound = $state(kept("sound"));
  notices = $state(kept("notices") && able() && Notification.permission === "granted");
  /** Sound is switched on, but the browser lets it be heard only after something was pressed here. */
  waits = $state(false);
  /** The browser was asked and does not allow notifications. */
  denied = $state(able() && Notification.permission === "denied");
  readonly able = able();
  private context: AudioContext | null = null;
  private icon = "";

  /** Whether this page looks for news while nobody looks at it. */
  get awake(): boolean {
    return this.sound || this.notices;
  }

  /** Let what is kept be heard as soon as the browser allows it; returns what ends that. */
  start(): () => void {
    const pressed = () => void this.wake();
    const seen = () => !document.hidden && this.unmark();
    if (this.sound) this.open();
    addEventListener("pointerdown", pressed);
    addEventListener("keydown", pressed);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("pointerdown", pressed);
      removeEventListener("keydown", pressed);
      document.removeEventListener("visibilitychange", seen);
      this.unmark();
      void this.context?.close();
      this.context = null;
    };
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound);
    this.waits = false;
    if (!this.sound) return;
    this.open();
    void this.wake().then(() => this.play("seated")); // so that one hears how loud it is
  }

  async turnNotices(): Promise<void> {
    if (this.notices) {
      this.notices = false;
      keep("notices", false);
      return;
    }
    if (!able()) return;
    const answer = await Notification.requestPermission();
    this.denied = answer === "denied";
    this.notices = answer === "granted";
    keep("notices", this.notices);
    if (this.notices) await startWorker(); // without it some phones show none
  }

  /** Call whoever this screen is for; `tag` tells one such notice from the next. */
  give(what: Signal, title: string, text: string, tag: string): void {
    this.play(what);
    if (document.hidden) this.mark();
    if (this.notices) void notice(title, text, tag);
  }

  private play(what: Signal): void {
    const context = this.context;
    if (!this.sound || context?.state !== "running") return; // what was not heard in time is not heard later
    if (what !== "seated") navigator.vibrate?.([200, 100, 200]);
    for (const tone of SIGNALS[what]) sounded(context, context.currentTime, tone);
  }

  private open(): void {
    try {
      this.context ??= new AudioContext();
      this.waits = this.context.state === "suspended";
    } catch {
      this.context = null; // a browser without sound: nothing is missed
    }
  }

  private async wake(): Promise<void> {
    if (!this.sound || !this.context) return;
    await this.context.resume().catch(() => undefined);
    this.waits = this.context.state === "suspended";
  }

  private mark(): void {
    const icon = document.querySelector<HTMLLinkElement>("#favicon");
    if (!icon || this.icon) return;
    this.icon = icon.href;
    icon.href = "/favicon-turn.svg";
  }

  private unmark(): void {
    const icon = document.querySelector<HTMLLinkElement>("#favicon");
    if (icon && this.icon) icon.href = this.icon;
    this.icon = "";
  }
}

export const signals = new Signals();
