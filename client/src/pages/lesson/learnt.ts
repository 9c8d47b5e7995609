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

export function finished(id: string): void {
  if (!standing(id).done) keep(id, { done: true });
}
