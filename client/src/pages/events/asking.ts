/** Requests about events, with the key that opens them. */
import { request, requestDated, requestFile } from "../../wire/rest.ts";
import type { ToldEvent } from "./told.ts";

const HEADER = "X-Six-Realms-Key";

const headers = (key: string): Record<string, string> => (key ? { [HEADER]: key } : {});

export const ask = <T>(method: string, path: string, key: string, body?: unknown): Promise<T> =>
  request<T>(method, path, body, headers(key));

/** The stretch of a list a page looks at. */
export interface Stretch {
  part: "usual" | "players" | "tables" | "wall" | "standings" | "prizes" | "head";
  search: string;
  page: number;
  size: number;
  of_round: number;
  /** A player by id or a table by number whose page it is to be. */
  beside: string;
}

/** An event as it is now (all of it, or a stretch of a list), or what a phone at a table (0: the own one) needs of it; and
    the server's clock, in seconds. */
export const askEvent = (id: string, key: string, spoken: string, table: number | null, stretch: Stretch | null): Promise<[ToldEvent, number]> => {
  const wanted = new URLSearchParams(Object.entries(stretch ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
  const path = table === null ? `?language=${spoken}&${wanted}` : `/mine?table=${table}&language=${spoken}`;
  return requestDated<ToldEvent>(`/api/events/${id}${path}`, headers(key));
};

/** A file of an event. */
export const fetchFile = (path: string, key: string): Promise<Blob> => requestFile(path, headers(key));
