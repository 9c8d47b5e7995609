/** Tones of the browser's synthesiser: no files, nothing loaded. */

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

/** Notes of one colour, one after the other, by their half tones above the a. */
export const tones = (wave: OscillatorType, loud: number, long: number, ...steps: number[]): Tone[] =>
  steps.map((step, at) => ({ at: at * long * 0.75, long, high: note(step), wave, loud }));

/** Let a tone be heard from the moment `now` of a synthesiser. */
export function sounded(context: AudioContext, now: number, { at, long, high, to, wave, loud }: Tone): void {
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
