import { readLine } from "./list-line";
import type { ListPart, ReadLine } from "./list-markup";

/** A line of a list that names a card: its number from 1, what stands there, and the part of the list it belongs to. */
type CardLine = {
  readonly line: number;
  readonly raw: string;
  readonly name: string;
  readonly count: number;
  readonly part: ListPart;
};

/** The lines of a list that name cards, each with its part: by its own mark, the heading before it, or the last empty line. */
export function cardLines(text: string): readonly CardLine[] {
  const lines = text.split(/\r\n?|\n/u);
  const read = lines.map(readLine);
  const sideFrom = lastBlock(read);
  const cards: CardLine[] = [];
  let part: ListPart | "about" = "main";
  for (const [at, line] of read.entries()) {
    if (line.is === "heading") part = line.part ?? (part === "about" ? "main" : part);
    if (line.is !== "card" || part === "about") continue;
    const raw = lines[at]?.trim().slice(0, 120) ?? "";
    const { name, count } = line;
    cards.push({ line: at + 1, raw, name, count, part: line.part ?? (at >= sideFrom ? "side" : part) });
  }
  return cards;
}

/** The size of a whole deck, and of a whole sideboard. */
const DECK_SIZE = 60;
const SIDE_SIZE = 15;

/**
 * The line where a sideboard without a heading begins: some programs part it from a whole deck by nothing but an empty line.
 * Beyond the last line if there is none.
 */
function lastBlock(read: readonly ReadLine[]): number {
  const saysParts = read.some((line) => "part" in line && line.part !== null && line.part !== "about");
  const ended = read.findLastIndex(({ is }) => is === "card");
  const gap = read.findLastIndex(({ is }, at) => is === "gap" && at < ended);
  const cards = (lines: readonly ReadLine[]) =>
    lines.reduce((sum, line) => sum + (line.is === "card" ? line.count : 0), 0);
  const isSide = cards(read.slice(gap)) <= SIDE_SIZE && cards(read.slice(0, Math.max(0, gap))) >= DECK_SIZE;
  return saysParts || gap === -1 || !isSide ? read.length : gap;
}
