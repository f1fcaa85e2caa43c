import type { Task } from "@/lib/tasks";
import type { CardRecord } from "../model/types";

/** Cards by their line in a card file as `stringifyCardFile` writes it, without the trailing comma. */
export type CardsByLine = ReadonlyMap<string, CardRecord>;

/** Returns the cards of a card file by their lines; empty for a file that `stringifyCardFile` did not write. */
export function indexCardLines(text: string, cards: readonly CardRecord[]): CardsByLine {
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  const lines = new Map<string, CardRecord>();
  for (const line of text.split("\n")) {
    const card = byNumber.get(Number(/^\{"number":(\d+),/.exec(line)?.[1]));
    if (card) lines.set(withoutComma(line), card);
  }
  return lines;
}

/**
 * Removes known lines from a card file and returns their cards. The rest keeps its line numbers and stays valid JSON.
 */
export function* extractKnownCards(
  text: string,
  known: CardsByLine,
): Task<{ readonly cards: readonly CardRecord[]; readonly rest: string }> {
  if (known.size === 0) return { cards: [], rest: text };
  const cards: CardRecord[] = [];
  const left: string[] = [];
  for (const line of text.split("\n")) {
    const card = known.get(withoutComma(line));
    if (card) cards.push(card);
    left.push(card ? "" : line);
    yield;
  }
  return { cards, rest: left.join("\n").replace(/,(?=\n+\])/g, "") };
}

const withoutComma = (line: string): string => (line.endsWith(",") ? line.slice(0, -1) : line);
