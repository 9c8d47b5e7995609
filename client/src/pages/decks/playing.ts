/** Sitting down with a deck: at a real table against the computer, without more questions. */
import type { KeptDeck, LegalityTold } from "../../wire/types.ts";
import { found, myName } from "../home/setup.ts";

/** A table for one's own deck, legal or not, under the rules it is meant for. */
export async function play(deck: Pick<KeptDeck, "id" | "name" | "cards" | "realms"> & { shipped?: boolean }, verdict: LegalityTold | undefined): Promise<void> {
  const { name, cards = [], realms = [] } = deck;
  await found({
    seats: [{}, { bot: "club" }],
    guest: { name: myName(), deck: deck.shipped ? deck.id : cards, deck_name: name, realms },
    ...(verdict && { ruleset: verdict.limits, size: verdict.size }),
    any_deck: verdict ? !verdict.legal : true,
  });
}
