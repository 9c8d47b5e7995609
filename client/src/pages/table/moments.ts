/**
 * Moments of a game that are shown with a picture over the table for a second: two champions clash, one of them falls, a realm
 * is razed or stands again, a card is stopped, spoils are taken. What there is to read is a line of the log.
 */
import type { EventTold, TableTold } from "../../wire/types.ts";

export type MomentKind = "clash" | "round" | "raze" | "rebuild" | "stopped" | "spoils";

export interface Moment {
  kind: MomentKind;
  /** Printings to be seen, "" for one nobody may know; of a clash both, of a round the winner first. */
  cards: string[];
  /** What the log says of it. */
  text: string;
}

/** Kinds of lines that are moments, the weightiest first: of one step one of them is shown. */
const TOLD: readonly MomentKind[] = ["raze", "rebuild", "stopped", "spoils", "round"];

/** What a step is, if it is a moment; `nameOf` says what a printing is called. */
export function momentOf(before: TableTold | null, step: EventTold, nameOf: (printing: string) => string = () => ""): Moment | null {
  if (!before) return null;
  const line = TOLD.map((kind) => step.log.find((one) => one.kind === kind)).find((one) => one);
  if (line) {
    const kind = line.kind as MomentKind;
    return { kind, cards: kind === "spoils" ? [drawn(before, step, line.text, nameOf)] : seenIn(kind, before, step), text: line.text };
  }
  const [was, now] = [before.battle, step.changed.battle];
  if (!now || now.opponent < 0 || now.champion < 0 || was?.opponent === now.opponent) return null;
  return { kind: "clash", cards: [now.champion, now.opponent].map((card) => printed(card, before, step)), text: "" };
}

const printed = (card: number, before: TableTold, step: EventTold): string => (step.cards[card] ?? before.cards[card])?.printing ?? "";

function seenIn(kind: MomentKind, before: TableTold, step: EventTold): string[] {
  if (kind === "raze" || kind === "rebuild") {
    const turned = Object.entries(step.cards).find(([number, card]) => card.razed === (kind === "raze") && before.cards[number]?.razed === (kind !== "raze"));
    return turned ? [turned[1].printing] : [];
  }
  if (kind === "stopped") {
    const left = step.changed.announced ?? before.announced;
    const act = [...before.announced].reverse().find((one) => !left.some((other) => other.card === one.card));
    return act ? [printed(act.card, before, step)] : [];
  }
  if (kind === "round" && before.battle) {
    const { champion, opponent } = before.battle;
    const fallen = step.cards[champion] && step.cards[champion]?.zone !== "battle" ? champion : opponent;
    const other = fallen === champion ? opponent : champion;
    return other < 0 || fallen < 0 ? [] : [printed(other, before, step), printed(fallen, before, step)];
  }
  return [];
}

/** The printing of the card that was drawn as spoils, if its drawer looks on: he is told its name. */
function drawn(before: TableTold, step: EventTold, text: string, nameOf: (printing: string) => string): string {
  const come = Object.entries(step.cards).filter(([number, card]) => card.printing && !before.cards[number]?.printing);
  const named = come.map(([, card]) => card.printing).filter((printing) => nameOf(printing) && text.includes(nameOf(printing)));
  return named[0] ?? "";
}
