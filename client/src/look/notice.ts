/** Notifications of the browser. No service of others is asked: this page, or its worker on phones, shows them itself. */
import { go } from "../place.svelte.ts";

/** Browsers show notifications only where the connection is safe: over https, or on this very machine. */
export const able = (): boolean => isSecureContext && typeof Notification === "function";

/** Show a notification; `tag` tells one from the next, and pressing it leads to `path`. */
export async function notice(title: string, body: string, tag: string, path: string = location.pathname): Promise<void> {
  const how = { body, tag, icon: "/icon-192.png", data: { path } };
  try {
    const shown = new Notification(title, how);
    shown.onclick = () => {
      focus();
      if (location.pathname !== path) go(path);
      shown.close();
    };
  } catch {
    // phones show what a worker shows, and nothing a page does
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(title, how).catch(() => undefined);
  }
}
