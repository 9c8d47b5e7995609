/** How the rules of a league are said. */
import type { League } from "../../wire/types.ts";
import { t } from "../../wording/wording.ts";
import { day } from "./clock.ts";

/** The days whose events belong to it. */
export function daysOf(league: League, language: string): string {
  const [from, to] = [league.begins, league.ends].map((one) => (one ? day(one, language) : ""));
  if (from && to) return t("leagues-between", { from, to });
  return from ? t("leagues-since", { day: from }) : to ? t("leagues-until", { day: to }) : t("leagues-open");
}

/** What counts in it, a sentence each. */
export function rulesOf(league: League): string[] {
  const points = (league.place_points ?? []).join(", ");
  return [
    league.scheme === "places" ? t("league-rule-places", { points, others: league.others ?? 0 }) : t("league-rule-official"),
    league.best ? t("league-rule-best", { count: league.best }) : "",
    league.drop ? t("league-rule-drop", { count: league.drop }) : "",
    league.attendance ? t("league-rule-attendance", { count: league.attendance }) : "",
    league.chosen ? t("league-rule-chosen") : "",
  ].filter(Boolean);
}

/** Points by place as they are typed; null for what is no list of them. */
export function pointsOf(typed: string): number[] | null {
  const parts = typed.split(/[,;\s]+/).filter(Boolean);
  return parts.length && parts.every((one) => /^\d{1,3}$/.test(one)) ? parts.map(Number) : null;
}
