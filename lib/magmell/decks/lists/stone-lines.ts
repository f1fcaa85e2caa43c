import { countDeckLineCards, DECK_LIMITS } from "@/engine/magmell";
import type { CardFinder } from "./card-finder";
import { isCommentLine } from "./clean-line";
import { readStoneWords } from "./read-entries";
import { namesCards } from "./read-line";
import { type ListEntry, writeCard } from "./types";

/** Stones by short words behind other words in one line. */
type StoneLine = { readonly words: string; readonly rest: string; readonly stones: readonly ListEntry[] };

/** Returns the stones of a line with words for stones in front, `石は赤12火口8`; null for other lines. */
export function findStonesBehind(line: string, finder: CardFinder): StoneLine | null {
  const [lead] = isCommentLine(line) ? [""] : (/^\D{0,20}/u.exec(line) ?? [""]);
  for (let at = 1; at <= lead.length; at += 1) {
    const [words, rest] = [line.slice(0, at), line.slice(at)];
    const stones = /石|stone/iu.test(words) ? readStoneWords(rest, finder) : [];
    if (stones.length > 0 && !namesCards(line, finder)) return { words, rest, stones };
  }
  return null;
}

/** Returns whether stones are a whole stone deck. */
export const isWholeStoneDeck = (stones: readonly ListEntry[]): boolean =>
  countDeckLineCards(stones) === DECK_LIMITS.stoneDeck.size;

/** Returns the lines of stones, as a choice writes them. */
export const writeStones = (stones: readonly ListEntry[]): string =>
  stones.map(({ count, name }) => writeCard(count, name)).join("\n");
