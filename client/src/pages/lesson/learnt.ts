/** Which lessons and puzzles have been done on this device, and at which table one was begun. */

const KEPT = "sixrealms.learnt";

export interface Standing {
  table: string;
  done: boolean;
}

function all(): Record<string, Partial<Standing>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Partial<Standing>>;
  } catch {
    return {};
  }
}

function keep(id: string, news: Partial<Standing>): void {
  const kept = all();
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept, [id]: { ...kept[id], ...news } }));
  } catch {
    // nobody remembers it then
  }
}

/** How it stands with a lesson or puzzle, by kind and key. */
export const standing = (id: string): Standing => ({ table: "", done: false, ...all()[id] });
export const begun = (id: string, table: string): void => keep(id, { table });

const TABLES = "sixrealms.practised";
/** So many are remembered; older ones are long forgotten by the server. */
const MOST = 300;

/** The tables of lessons and puzzles begun on this device: they are gone on with from their own pages, and no games. */
export function practised(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function practises(table: string): void {
  try {
    localStorage.setItem(TABLES, JSON.stringify([table, ...practised()].slice(0, MOST)));
  } catch {
    // it is listed among the games then
  }
}

export function finished(id: string): void {
  if (!standing(id).done) keep(id, { done: true });
}
