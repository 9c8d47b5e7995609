/** What the players of a table are told as its game begins, once: at this device it is remembered who has seen it. */
import { hasNotices } from "../home/agreeing.ts";
import { shown } from "../home/setup.ts";
import type { TableShown } from "../../wire/types.ts";

const KEPT = "sixrealms.before";
const MOST = 40; // tables remembered
const asked = new Set<string>();

function seen(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // then it is told again
  }
}

/** The table, if there is something to tell that was not told here; null otherwise, also while nobody can be asked. */
export async function unheard(table: string): Promise<TableShown | null> {
  if (asked.has(table) || seen().includes(table)) return null;
  asked.add(table);
  try {
    const told = await shown(table);
    return hasNotices(told) ? told : null;
  } catch {
    asked.delete(table);
    return null;
  }
}
/** It has been read. */
export function wasTold(table: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([table, ...seen().filter((one) => one !== table)].slice(0, MOST)));
  } catch {
    // not remembered then
  }
}
