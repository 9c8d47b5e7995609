/** Requests to the server. Whatever goes wrong becomes an `Asked` error with one sentence for the reader. */
import { language } from "../wording/language.svelte.ts";
import { t } from "../wording/wording.ts";

export class AskedInVain extends Error {
  /** `code` is the server's word for what is wrong, "connection" if it was not reached; `more` what it said beside. */
  constructor(
    message: string,
    readonly code: string,
    readonly status = 0,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The sentence of anything that was thrown, with its capital letter and full stop. */
export function sentence(wrong: unknown): string {
  return wrong instanceof AskedInVain ? asSentence(wrong.message) : t("wire-strange-answer");
}

export function asSentence(words: string): string {
  const first = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…:)\]]$/.test(first) ? first : `${first}.`;
}

/** Whether asking once more may help: what is not there will not be there a moment later. */
export function mayCome(wrong: unknown): boolean {
  return !(wrong instanceof AskedInVain && [400, 404, 410].includes(wrong.status));
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language.now };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-Six-Realms"] = "1"; // no page of another site can send this unasked
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
      signal: signal ?? null,
    });
  } catch (wrong) {
    if (signal?.aborted) throw wrong;
    throw new AskedInVain(t("wire-no-connection"), "connection");
  }
  const text = await answer.text();
  let found: unknown = text;
  if (text && answer.headers.get("content-type")?.includes("json")) {
    try {
      found = JSON.parse(text);
    } catch {
      throw new AskedInVain(t("wire-strange-answer"), "strange", answer.status);
    }
  }
  if (answer.ok) return found as T;
  const error = (found as { error?: { code?: string; message?: string } } | null)?.error;
  if (!error?.message) throw new AskedInVain(t("wire-fault", { status: answer.status }), "fault", answer.status);
  const { code = "fault", message, ...more } = error;
  throw new AskedInVain(message, code, answer.status, more);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("DELETE", path, body);
