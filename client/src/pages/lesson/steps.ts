/** What a beginner has done in his first game, as the table and the log show it, and what to tell him now. */
import type { Prompt, PromptOption, TableTold } from "../../wire/types.ts";

/** What the very first lesson is kept as. */
export const FIRST = "lessons/first";
/** Who sits there (server/session/lesson.py). */
export const OPPONENT = { name: "Hilda Voss", level: "casual" };
export const STEPS = ["realm", "champion", "attack", "raze", "win"] as const;
export type Step = (typeof STEPS)[number];

/** The steps this table shows to be done; what a battle was stays done, so they are gathered while one plays. */
export function doneBy(table: TableTold, seat: number): Step[] {
  const found: Step[] = [];
  const cards = Object.values(table.cards);
  if ((table.unrazed[seat] ?? 0) > LAID) found.push("realm");
  if (cards.some((card) => card.controller === seat && (card.zone === "pool" || card.zone === "battle"))) found.push("champion");
  if (table.battle?.attacker === seat) found.push("attack");
  if (cards.some((card) => card.owner !== seat && card.razed)) found.push("raze");
  if (table.result?.winners.includes(seat)) found.push("win");
  return found;
}

/** Realms that lie there when the lesson begins (server/session/lesson.py). */
const LAID = 3;

/** Questions there is a word about; of others only that something is asked. */
const KNOWN = new Set([
  "ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5", "ask-combat", "ask-defend", "ask-next-attacker", "ask-spoils",
  "ask-discard-down", "ask-place", "ask-answer", "ask-anytime",
]);

/** The key of the hint for this moment; `typeOf` says of which type a printing is. */
export function hint(table: TableTold, prompt: Prompt | null, seat: number, typeOf: (printing: string) => string): string {
  if (table.result) return table.result.winners.includes(seat) ? "lesson-won" : "lesson-lost";
  if (!prompt) return "lesson-wait";
  const plays = prompt.options.some((option) => option.verb === "play");
  if (prompt.about === "ask-phase-2" && !plays) return "lesson-ask-phase-2-done";
  if (prompt.about === "ask-phase-4" && !prompt.options.some((option) => option.verb === "attack")) return "lesson-ask-phase-4-none";
  if (prompt.about === "ask-combat" && !plays) return "lesson-ask-combat-none";
  const ally = (option: PromptOption) => option.verb === "play" && typeOf(table.cards[option.card]?.printing ?? "") === "ally";
  if (prompt.about === "ask-combat" && !prompt.options.some(ally)) return "lesson-ask-combat-other";
  return KNOWN.has(prompt.about) ? `lesson-${prompt.about}` : "lesson-ask-other";
}
