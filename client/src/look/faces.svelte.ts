/** Addresses of card faces. With the version of the catalogue a browser keeps a face for good, without it for an hour. */
import { language } from "../wording/language.svelte.ts";

export const faces = $state({
  version: "",
  /** How often there was reason to ask anew for pictures that could not be had: the network, or the server, is back. */
  asked: 1,
});

addEventListener("online", () => (faces.asked += 1));

/** A card whole, or as a tile with its picture and name only, which is the same in every language. */
export type FaceSize = "card" | "tile";

export function faceOf(printing: string, size: FaceSize): string {
  const spoken = size === "tile" ? "en" : language.now;
  const kept = faces.version ? `?v=${faces.version}` : "";
  return `/faces/${size}/${spoken}/${printing}.svg${kept}`;
}
