/** Lessons and puzzles as the server tells them. */
import { get } from "../../wire/rest.ts";
import type { ExerciseTold } from "../../wire/types.ts";

export type Kind = "lessons" | "puzzles";

const known = new Map<string, Promise<ExerciseTold[]>>();

/** All of a kind in their order, asked for once for each language. */
export function exercises(kind: Kind, language: string): Promise<ExerciseTold[]> {
  const key = `${kind} ${language}`;
  let found = known.get(key);
  if (!found) {
    found = get<ExerciseTold[]>(`/api/exercises/${kind}?language=${encodeURIComponent(language)}`);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

const ofDays = new Map<string, Promise<ExerciseTold>>();

/** The puzzle of a day, asked for once for each language. */
export function puzzleOf(day: string, language: string): Promise<ExerciseTold> {
  const key = `${day} ${language}`;
  let found = ofDays.get(key);
  if (!found) {
    found = get<ExerciseTold>(`/api/puzzle-of-the-day?day=${day}&language=${encodeURIComponent(language)}`);
    found.catch(() => ofDays.delete(key));
    ofDays.set(key, found);
  }
  return found;
}

/** Where one is played. */
export const address = (kind: Kind, key: string): string => `/${kind === "lessons" ? "lesson" : "puzzles"}/${key}`;

/** An exercise with its place among all of its kind, counted from 1. */
export type Numbered = ExerciseTold & { number: number };

const GRADES = ["", "easy", "middle", "hard"];

/** The exercises by grade, the easy ones first; lessons have none and stay together. */
export function byGrade(all: ExerciseTold[]): { grade: string; of: Numbered[] }[] {
  const numbered = all.map((one, at) => ({ ...one, number: at + 1 }));
  const found = GRADES.map((grade) => ({ grade, of: numbered.filter((one) => (one.grade ?? "") === grade) }));
  return found.filter(({ of }) => of.length > 0);
}
