/** The worker of this site (`worker.js`): browsers have it over https and on this very machine. Everything works without it. */

export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !isSecureContext) return undefined;
  return navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}
