/** Requests about events, with the key that opens them. */
import { request, requestDated, requestFile } from "../../wire/rest.ts";
import type { ToldEvent } from "./told.ts";

const HEADER = "X-Six-Realms-Key";

const headers = (key: string): Record<string, string> => (key ? { [HEADER]: key } : {});

export const ask = <T>(method: string, path: string, key: string, body?: unknown): Promise<T> =>
  request<T>(method, path, body, headers(key));

/** An event as it is now, and what the server's clock says, in seconds. */
export const askEvent = (id: string, key: string, spoken: string): Promise<[ToldEvent, number]> =>
  requestDated<ToldEvent>(`/api/events/${id}?language=${spoken}`, headers(key));

/** A file of an event. */
export const fetchFile = (path: string, key: string): Promise<Blob> => requestFile(path, headers(key));
