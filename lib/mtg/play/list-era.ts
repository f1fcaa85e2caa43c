import type { Era } from "@/engine/mtg";
import { SET_CODES } from "@/engine/mtg/deck";
import { readCardLines } from "../decks/lists/card-lines";

/** Default era if neither the list nor the player chooses one: the era of the site's ban lists. */
export const USUAL_ERA: Era = "6e";

/**
 * Returns the era that the set codes in a list suggest: sixth edition if the documents know all of them, otherwise
 * modern. Null for a list without set codes.
 */
export function getListEra(text: string): Era | null {
  const codes = readCardLines(text).flatMap(({ sets = [] }) => sets);
  if (codes.length === 0) return null;
  const known: readonly string[] = SET_CODES;
  return codes.every((code) => known.includes(code)) ? "6e" : "mod";
}
