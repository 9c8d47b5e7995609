/** How a game has ended for whoever looks at it, and who has the last word. */
import type { PersonTold, ResultTold } from "../../wire/types.ts";
import { t } from "../../wording/wording.ts";
import { seatName } from "./naming.ts";

/** "won", "lost", "drawn", or "seen" by somebody who only watched. */
export function ending(result: ResultTold | null | undefined, seat: number): "won" | "lost" | "drawn" | "seen" {
  if (!result?.winners.length) return "drawn";
  if (seat < 0) return "seen";
  return result.winners.includes(seat) ? "won" : "lost";
}

/** That in a few words. */
export function outcome(result: ResultTold, names: readonly string[], seat: number): string {
  if (ending(result, seat) === "won") return t("table-you-won");
  const winners = result.winners.map((winner) => seatName(names, winner, seat)).join(", ");
  return winners ? t("table-won-by", { names: winners, count: result.winners.length }) : t("table-nobody-won");
}

/** The computer player who says something in the end: of those who won, or else of those who lost. */
export function lastWord(people: readonly PersonTold[], winners: readonly number[]): { name: string; bot: string; won: boolean } | null {
  const bots = people.map(({ name, bot }, seat) => ({ name, bot, won: winners.includes(seat) })).filter((one) => one.bot);
  return bots.find((one) => one.won) ?? bots[0] ?? null;
}
