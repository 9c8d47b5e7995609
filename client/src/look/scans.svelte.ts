/**
 * Pictures of cards that a person owns, shown instead of our faces on this device only. A folder is laid out as
 * CrossFire's: SET/NNN.jpg (three digits; png, gif and webp too). The files are kept in the browser's own database, or
 * lie in a folder the server on this very machine was started with; they are never sent anywhere.
 */
import { get } from "../wire/rest.ts";
import type { ScansTold } from "../wire/types.ts";
import { printingOf } from "./scan_names.ts";

const STORE = "scans";
const MOST = 12_000;
const HIDDEN = "sixrealms.scans";

const known = $state<Record<string, string>>({});
const asked = new Set<string>();
/** `count` are kept in this browser, `served` lie in the folder of the server, `shown` is its reader's wish. */
export const scans = $state({ count: 0, served: 0, busy: false, shown: wanted() });
let served: ReadonlySet<string> = $state.raw(new Set());
let listed: Promise<void> | undefined;
let opened: Promise<IDBDatabase> | undefined;

/** The address of a person's own picture of a printing, or nothing. */
export function scanOf(printing: string): string {
  if (!scans.shown) return "";
  if (scans.count && !asked.has(printing)) {
    asked.add(printing);
    void fetchScan(printing);
  }
  return known[printing] ?? (served.has(printing) ? `/scans/${printing}` : "");
}

/** Show own pictures from now on, or our faces. */
export function showScans(shown: boolean): void {
  scans.shown = shown;
  try {
    if (shown) localStorage.removeItem(HIDDEN);
    else localStorage.setItem(HIDDEN, "off");
  } catch {
    // not remembered then
  }
}

function wanted(): boolean {
  try {
    return localStorage.getItem(HIDDEN) !== "off";
  } catch {
    return true;
  }
}

/** A picture that cannot be shown: the face is shown from now on. */
export function dropPicture(printing: string): void {
  known[printing] = "";
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open("sixrealms-scans", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error("no database"));
  });
  return opened;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((yes, no) => {
    request.onsuccess = () => yes(request.result);
    request.onerror = () => no(request.error ?? new Error("not stored"));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(STORE, mode).objectStore(STORE);
}

async function fetchScan(printing: string): Promise<void> {
  try {
    const file = await done<Blob | undefined>((await store("readonly")).get(printing) as IDBRequest<Blob | undefined>);
    if (file) known[printing] = URL.createObjectURL(file);
  } catch {
    // the face is shown then
  }
}

/** Look once whether there are scans on this device. */
export async function startScans(): Promise<void> {
  listed ??= listServed();
  try {
    if (!(await indexedDB.databases()).some((one) => one.name === "sixrealms-scans")) return;
    scans.count = await done((await store("readonly")).count());
  } catch {
    scans.count = 0; // a browser that stores nothing has no scans
  }
}

async function listServed(): Promise<void> {
  try {
    served = new Set((await get<ScansTold>("/api/scans")).printings);
    scans.served = served.size;
  } catch {
    listed = undefined; // the faces are shown until somebody asks again
  }
}

/** Keep the pictures of a folder; says how many were taken. */
export async function takeScans(files: Iterable<File>, sets: readonly string[]): Promise<number> {
  scans.busy = true;
  try {
    let taken = 0;
    let batch: [string, File][] = [];
    const write = async () => {
      const shelf = await store("readwrite");
      await Promise.all(batch.map(([printing, file]) => done(shelf.put(new Blob([file], { type: file.type }), printing))));
      for (const [printing] of batch) {
        asked.delete(printing);
        delete known[printing];
      }
      taken += batch.length;
      batch = [];
    };
    for (const file of files) {
      const printing = printingOf(file.webkitRelativePath || file.name, sets);
      if (printing && taken + batch.length < MOST) batch.push([printing, file]);
      if (batch.length === 50) await write();
    }
    if (batch.length) await write();
    scans.count = await done((await store("readonly")).count());
    return taken;
  } finally {
    scans.busy = false;
  }
}

/** Forget all pictures. */
export async function dropScans(): Promise<void> {
  await done((await store("readwrite")).clear());
  for (const [printing, address] of Object.entries(known)) {
    if (address) URL.revokeObjectURL(address);
    delete known[printing];
  }
  asked.clear();
  scans.count = 0;
}
