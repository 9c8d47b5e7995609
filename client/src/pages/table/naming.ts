/** Names of cards, for eyes and ears. */
import { facts } from "../../wire/cards.svelte.ts";
import { t } from "../../wording/wording.ts";
import type { Piece, Reading } from "./reading.ts";
import { PLACES } from "./reading.ts";

export const isRealm = (piece: Piece | undefined): boolean => facts.of(piece?.card.printing ?? "")?.type === "realm";

/** The name of a card, or that it is hidden. */
export function nameOf(piece: Piece | undefined): string {
  const printing = piece?.card.printing ?? "";
  return facts.of(printing)?.name ?? (printing || t("table-hidden-card"));
}

/** The names of all cards that lie open on a table, each with a card that bears it. */
export function openNames(reading: Reading | null): [name: string, card: number][] {
  const found: [string, number][] = [];
  for (const piece of reading?.pieces.values() ?? []) {
    const name = facts.of(piece.card.printing)?.name;
    if (name) found.push([name, piece.n]);
  }
  return found;
}

export const typeOf = (printing: string): string => facts.typeName(facts.of(printing)?.type ?? "");

/** The number in the corner: the level it has now, the bonus it gives, or what is printed. */
export function badge(piece: Piece): string {
  const { level, bonus, printing } = piece.card;
  if (level !== undefined) return piece.card.zone === "attached" && level >= 0 && facts.of(printing)?.level?.startsWith("+") ? `+${level}` : String(level);
  if (bonus !== undefined && bonus !== 0) return bonus > 0 ? `+${bonus}` : String(bonus);
  return facts.of(printing)?.level ?? "";
}

/** Everything one hears of a card. */
export function fullName(piece: Piece, hanging: readonly Piece[], where = "", mark = ""): string {
  const parts = [nameOf(piece)];
  const { card } = piece;
  if (card.printing) {
    const number = badge(piece);
    parts.push(typeOf(card.printing));
    const world = facts.of(card.printing)?.world;
    if (world) parts.push(world);
    if (number) parts.push(t("table-level", { number }));
  }
  if (card.zone === "formation") parts.unshift(t("table-place", { place: PLACES[card.place] ?? "" }));
  if (card.razed) parts.push(t("table-razed"));
  if (card.face_down) parts.push(t("table-face-down"));
  if (hanging.length) parts.push(t("table-with", { cards: hanging.map(nameOf).join(", ") }));
  if (where) parts.push(where);
  if (mark) parts.push(mark);
  return parts.join(", ");
}

/** How a seat is called. */
export function seatName(names: readonly string[], seat: number, me: number): string {
  return seat === me ? t("table-you") : (names[seat] ?? t("table-seat", { number: seat + 1 }));
}
