/** Finished games as they are said. */
import type { MyGame } from "../../wire/types.ts";
import { t } from "../../wording/wording.ts";

/** Those somebody played against, by their names; computer players with what they are. */
export function opponents(one: MyGame, levels: ReadonlyMap<string, string>): string {
  const called = one.others.map((other) =>
    other.bot ? `${other.name} (${levels.get(other.bot) ?? other.bot})` : other.name || t("played-gone"),
  );
  return called.join(", ");
}

/** How long a game was. */
export function minutes(seconds: number): string {
  if (seconds < 5_400) return t("played-minutes", { count: Math.max(1, Math.round(seconds / 60)) });
  return seconds < 172_800 ? t("played-hours", { count: Math.round(seconds / 3_600) }) : t("played-days", { count: Math.round(seconds / 86_400) });
}
