/**
 * Sounds of our own, made by the browser's synthesiser: no files, nothing loaded. Off unless switched on, short, and never
 * the only sign of anything.
 */
import type { Seen } from "./playback.ts";

/** What is heard of. */
export type Heard = Seen | "asked" | "won" | "lost";

/** One tone: when it begins and how long it lasts (seconds), how high (hertz), how it slides, its colour and loudness. */
export interface Tone {
  at: number;
  long: number;
  high: number;
  to?: number;
  wave: OscillatorType;
  loud: number;
}

const A = 440;
/** So many half tones above the a. */
const note = (steps: number): number => A * 2 ** (steps / 12);

const tones = (wave: OscillatorType, loud: number, long: number, ...steps: number[]): Tone[] =>
  steps.map((step, at) => ({ at: at * long * 0.75, long, high: note(step), wave, loud }));

/** What each is made of; a card laid is a knock, a razed realm falls, one's own turn is two rising notes. */
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

function sounded(context: AudioContext, now: number, { at, long, high, to, wave, loud }: Tone): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const begins = now + at;
  tone.type = wave;
  tone.frequency.setValueAtTime(high, begins);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begins + long);
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + long);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + long + 0.02);
}
