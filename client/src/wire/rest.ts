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

/** The sentence of anything that was thrown, with its capital letter and full stop. What an event refuses (it tells the
    `rules`) is whole as it is, and may begin with somebody's name as they write it. */
export function sentence(wrong: unknown): string {
  if (!(wrong instanceof AskedInVain)) return t("wire-strange-answer");
  return Array.isArray(wrong.more["rules"]) ? wrong.message : asSentence(wrong.message);
}

export function asSentence(words: string): string {
  const first = words.charAt(0).toLocaleUpperCase() + words.slice(1);
  return /[.!?…:)\]]$/.test(first) ? first : `${first}.`;
}

/** Whether asking once more may help: what is not there will not be there a moment later. */
export function mayCome(wrong: unknown): boolean {
  return !(wrong instanceof AskedInVain && [400, 404, 410].includes(wrong.status));
}

interface More {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  seen?: (answer: Response) => void;
}

async function answerTo(method: string, path: string, body: unknown, { signal, headers: more }: More): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": language.now, ...more };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET") headers["X-Six-Realms"] = "1"; // no page of another site can send this unasked
  try {
    return await fetch(path, {
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
}

async function ask<T>(method: string, path: string, body?: unknown, more: More = {}): Promise<T> {
  const answer = await answerTo(method, path, body, more);
  more.seen?.(answer);
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
  throw refusal(answer, found);
}

function refusal(answer: Response, found: unknown): AskedInVain {
  const error = (found as { error?: { code?: string; message?: string } } | null)?.error;
  if (!error?.message) return new AskedInVain(t("wire-fault", { status: answer.status }), "fault", answer.status);
  const { code = "fault", message, ...more } = error;
  return new AskedInVain(message, code, answer.status, more);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>("GET", path, undefined, { signal });
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("DELETE", path, body);
/** A request with headers of its own. */
export const request = <T>(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<T> =>
  ask<T>(method, path, body, { headers });

/** What is read with headers of its own, and what the server's clock says, in seconds. */
export async function requestDated<T>(path: string, headers: Record<string, string>): Promise<[T, number]> {
  let now = Date.now();
  const found = await ask<T>("GET", path, undefined, {
    headers,
    seen: (answer) => (now = Date.parse(answer.headers.get("date") ?? "") || now),
  });
  return [found, now / 1000];
}

/** A file of the server, asked for with headers of its own. */
export async function requestFile(path: string, headers: Record<string, string>): Promise<Blob> {
  const answer = await answerTo("GET", path, undefined, { headers });
  if (answer.ok) return answer.blob();
  throw refusal(answer, await answer.json().catch(() => null));
}
