/** Where others find this server. */
import { get } from "./rest.ts";
import type { ReachTold } from "./types.ts";

/** The reader's own address is one of this machine alone: it leads nobody else here. */
export const alone = /^(localhost|127\.|\[::1\])/.test(location.host);

/** What links for others begin with, and whether they lead others here. */
export interface Found {
  origin: string;
  network: boolean;
  reached: boolean;
}

const HERE: Found = { origin: location.origin, network: false, reached: !alone };

export async function reach(): Promise<Found> {
  if (!alone) return HERE;
  const { address } = await get<ReachTold>("/api/reach").catch(() => ({ address: "" }));
  return address ? { origin: address, network: true, reached: true } : HERE;
}

/** Whether an address is known on one's own network only. */
export function homely(origin: string): boolean {
  return /^https?:\/\/(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80|[^/:]+\.local(:|$))/.test(origin);
}
