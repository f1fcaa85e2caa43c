import type { Task } from "@/lib/tasks";
import type { CardRecord } from "../model/types";

/** Cards by the lines on which `cardFileText` writes them, without the comma that may follow. */
export type CardLines = ReadonlyMap<string, CardRecord>;

/** The cards of a text by their lines; none where it was written in another way. */
export function cardLines(text: string, cards: readonly CardRecord[]): CardLines {
  const byNumber = new Map(cards.map((card) => [card.number, card]));
  const lines = new Map<string, CardRecord>();
  for (const line of text.split("\n")) {
    const card = byNumber.get(Number(/^\{"number":(\d+),/.exec(line)?.[1]));
    if (card) lines.set(withoutComma(line), card);
  }
  return lines;
}

/** Takes the cards out of a text whose lines are known. What is left keeps its lines, and stays JSON. */
export function* extractKnownCards(
  text: string,
  known: CardLines,
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
