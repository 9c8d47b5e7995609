/** What went wrong with an account, in the reader's language: the server's sentences are English, its codes are words of ours. */
import { AskedInVain, sentence } from "../../wire/rest.ts";
import { spoken, t } from "../../wording/wording.ts";

export function why(wrong: unknown): string {
  if (wrong instanceof AskedInVain && spoken(`account-why-${wrong.code}`)) return t(`account-why-${wrong.code}`);
  return sentence(wrong);
}

/** The shortest and longest password and name the server takes. */
export const SHORTEST = 8;
export const LONGEST = 128;
export const LONGEST_NAME = 24;
export const LONGEST_LABEL = 40;

/** What a passkey made here is called at first: the system the browser says it runs on. */
export function thisDevice(): string {
  const told = (navigator as { userAgentData?: { platform?: string } }).userAgentData?.platform;
  const known = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(navigator.userAgent)?.[0];
  return (told ?? known ?? "").slice(0, LONGEST_LABEL);
}
