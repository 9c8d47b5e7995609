/**
 * The tab of the browser says that one is asked: in its title and by its sign. Both are changed once it has stayed so for a
 * moment, not with every step that is shown: a phone spends a third of a frame on it, and signs that come and go say nothing.
 * Who looks elsewhere is told at once.
 */

const STAYS = 1000;
let changing: ReturnType<typeof setTimeout> | undefined;

/** Let the tab have this title, and the sign of whoever is asked or the plain one. */
export function tabSays(title: string, asked: boolean): void {
  clearTimeout(changing);
  if (document.hidden) write(title, asked);
  else changing = setTimeout(() => write(title, asked), STAYS);
}

/** The table is left: nothing is awaited any more. */
export function tabForgets(): void {
  clearTimeout(changing);
  write("Six Realms", false);
}

function write(title: string, asked: boolean): void {
  if (document.title !== title) document.title = title;
  const sign = document.getElementById("favicon");
  const picture = asked ? "/favicon-turn.svg" : "/favicon.svg";
  if (sign?.getAttribute("href") !== picture) sign?.setAttribute("href", picture); // it would be fetched and drawn anew
}
