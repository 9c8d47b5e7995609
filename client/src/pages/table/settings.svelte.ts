/** What this device wants; kept in localStorage. */

import { PACES, type Pace } from "./playback.ts";
import { SETTLE } from "./steady.ts";

const KEPT = "sixrealms.table";

interface Settings {
  /** A tapped answer is said only after a second tap. */
  twice: boolean;
  /** How long a new question takes no answer (milliseconds): a click may be meant for what stood there before. */
  settle: number;
  /** How fast what others did in one go is shown. */
  pace: Pace;
  /** Answers given on this device, as long as somebody new is told how cards are played. */
  answered: number;
  /** Whether one hears what happens. */
  sounds: boolean;
  /** Whether sound was offered. */
  offered: boolean;
}

/** So many answers make nobody new any more. */
export const LEARNT = 6;

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ twice: false, settle: SETTLE, pace: "normal", answered: 0, sounds: false, offered: false, ...kept() });
if (!PACES.includes(settings.pace)) settings.pace = "normal";

/** Keep them; call it whenever one has changed. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // for this page only then
  }
}
