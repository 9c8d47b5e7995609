/**
 * Sounds of our own, made by the browser's synthesiser: no files, nothing loaded. Off unless switched on, short, and never
 * the only sign of anything.
 */
import { sounded, tones, type Tone } from "../../look/tones.ts";
import type { MomentKind } from "./moments.ts";
import type { Seen } from "./playback.ts";

/** What is heard of. */
export type Heard = Seen | MomentKind | "asked" | "won" | "lost";

/** What each is made of; a card laid is a knock, a razed realm falls and rises when it stands again, one's own turn is two
  rising notes. */
export const SOUNDS: Record<Heard, readonly Tone[]> = {
  "": [],
  played: [{ at: 0, long: 0.09, high: 190, to: 90, wave: "triangle", loud: 0.5 }],
  turn: tones("sine", 0.18, 0.16, -5),
  battle: [
    { at: 0, long: 0.12, high: 620, to: 540, wave: "square", loud: 0.1 },
    { at: 0.07, long: 0.16, high: 830, to: 760, wave: "square", loud: 0.08 },
  ],
  raze: [
    { at: 0, long: 0.5, high: 160, to: 45, wave: "sawtooth", loud: 0.22 },
    { at: 0.05, long: 0.4, high: 90, to: 35, wave: "triangle", loud: 0.4 },
  ],
  clash: [
    { at: 0, long: 0.1, high: 240, to: 110, wave: "square", loud: 0.16 },
    { at: 0.03, long: 0.22, high: 940, to: 780, wave: "square", loud: 0.08 },
  ],
  round: [{ at: 0, long: 0.22, high: 300, to: 120, wave: "sawtooth", loud: 0.14 }],
  rebuild: tones("triangle", 0.22, 0.14, -12, -5, 0),
  stopped: [{ at: 0, long: 0.28, high: 420, to: 150, wave: "square", loud: 0.12 }],
  spoils: tones("sine", 0.22, 0.12, 7, 12),
  asked: tones("sine", 0.3, 0.14, 0, 7),
  won: tones("triangle", 0.3, 0.2, 0, 4, 7, 12),
  lost: tones("triangle", 0.25, 0.26, 0, -4, -9),
};

/** How long after a sound the same is not heard again (seconds): what happens at once is heard once. */
const REST = 0.12;

/** The synthesiser; browsers let it sound only after the reader has pressed something. */
export class Sounds {
  private context: AudioContext | null = null;
  private readonly last = new Map<Heard, number>();

  private readonly on: () => boolean;
  private readonly open: () => AudioContext;

  constructor(on: () => boolean, open: () => AudioContext = () => new AudioContext()) {
    this.on = on;
    this.open = open;
  }

  play(what: Heard): void {
    if (!this.on() || !SOUNDS[what].length) return;
    try {
      const context = (this.context ??= this.open());
      if (context.state === "suspended") void context.resume();
      const now = context.currentTime;
      if (now - (this.last.get(what) ?? -REST) < REST) return;
      this.last.set(what, now);
      for (const tone of SOUNDS[what]) sounded(context, now, tone);
    } catch {
      // a browser without sound: nothing is missed
    }
  }

  end(): void {
    void this.context?.close();
    this.context = null;
  }
}
