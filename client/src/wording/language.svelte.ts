import type { Language } from "./wording.ts";

/** The language spoken now. */
export const language: { now: Language } = $state({ now: "en" });
