/** Requests about events, with the key that opens them. */
import { request, requestDated, requestFile } from "../../wire/rest.ts";
import type { ToldEvent } from "./told.ts";

const HEADER = "X-Six-Realms-Key";

const headers = (key: string): Record<string, string> => (key ? { [HEADER]: key } : {});

export const ask = <T>(method: string, path: string, key: string, body?: unknown): Promise<T> =>
  request<T>(method, path, body, headers(key));

/** An event as it is now, or what a phone at a table (0: the own one) needs of it; and the server's clock, in seconds. */
export const askEvent = (id: string, key: string, spoken: string, table: number | null): Promise<[ToldEvent, number]> => {
  const path = table === null ? `?language=${spoken}` : `/mine?table=${table}&language=${spoken}`;
  return requestDated<ToldEvent>(`/api/events/${id}${path}`, headers(key));
};

/** A file of an event. */
export const fetchFile = (path: string, key: string): Promise<Blob> => requestFile(path, headers(key));
