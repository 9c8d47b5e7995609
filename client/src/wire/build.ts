/** Whether the server has a newer client than the one that runs here. */

/** The script this page was begun with; its name holds a digest of what is in it. */
const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src") ?? "";

/** Asks the server for its page; false as well where it does not answer. */
export async function newerBuild(): Promise<boolean> {
  if (!mine.startsWith("/assets/")) return false; // the server of developers changes the page by itself
  try {
    const page = await fetch("/", { cache: "no-store" });
    return page.ok && !(await page.text()).includes(`"${mine}"`);
  } catch {
    return false;
  }
}
