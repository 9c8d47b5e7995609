/** One deck on two shelves: the newest stays, the other is kept as its version. */
import type { KeptDeck } from "../../wire/types.ts";
import { withVersion, type OnShelf } from "./shelf.ts";

/** What is to become of a deck that is here, there, or both; `send` says whether the account has to hear of it. */
export function merged(here: OnShelf | undefined, there: KeptDeck | undefined): { deck: KeptDeck; known: number; send: boolean } | undefined {
  if (!here) return there && !there.gone ? { deck: there, known: there.changed, send: false } : undefined;
  if (!there) return here.deck.gone ? undefined : { deck: here.deck, known: 0, send: true };
  const [known, unsent] = [there.changed, here.deck.changed !== here.known];
  if (here.deck.changed === known || (!unsent && there.changed > here.known)) return { deck: there, known, send: false };
  if (there.changed === here.known) return { deck: here.deck, known, send: true };
  // both were changed
  const [newest, other] = there.changed > here.deck.changed ? [there, here.deck] : [here.deck, there];
  if (newest.gone) return { deck: { ...other, changed: Date.now() }, known, send: true }; // what somebody still worked on stays
  if (other.gone) return { deck: { ...newest, changed: Date.now() }, known, send: true };
  return { deck: { ...withVersion(newest, other), changed: Date.now() }, known, send: true };
}
