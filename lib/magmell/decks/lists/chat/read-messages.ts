import { findCorrection } from "@/lib/decks/lists/chat-lines";
import { isLabelText } from "@/lib/decks/lists/page-lines";
import type { CardFinder } from "../card-finder";
import { isCommentLine, isTotalLine, normalizeLine, stripLineDecoration } from "../clean-line";
import { createLineProblem } from "../gather-lists";
import { parseHeading } from "../headings";
import { offerCards } from "../judge-entries";
import { readLineEntries, readStoneWords } from "../read-entries";
import { findStonesBehind, writeStones } from "../stone-lines";
import { type ListEntry, type ListProblem, writeCard } from "../types";

/** A name and its count, and nothing else. */
const PLAIN_CARD = /^(?:\d{1,2}\s?[x×]\s?\p{L}[^\s。!?]{1,30}|\p{L}[^\s\d。!?]{1,30}\s?[x×]?\s?\d{1,2}枚?)$/iu;

type Card = { readonly name: string; readonly count: number };

/** Returns the known cards of a line that has no other words. */
function readCards(raw: string, finder: CardFinder): readonly Card[] {
  const line = normalizeLine(raw);
  if (line === "" || isCommentLine(line) || parseHeading(line) !== null) return [];
  const { entries, rest } = readLineEntries(stripLineDecoration(line), finder);
  const isCounted = ({ known, count, numbers, short }: ListEntry) =>
    known && count > 0 && numbers?.length !== 0 && short === undefined;
  return !rest && entries.every(isCounted) ? entries : [];
}

/**
 * Reads the first lines of messages in a chat, which `begins` marks. Those of a list stay; a number of copies that
 * differs from the one above is asked about at its card; other cards are asked about; words become comments.
 */
export function readMessages(
  written: readonly string[],
  begins: readonly boolean[],
  finder: CardFinder,
): { readonly lines: readonly string[]; readonly problems: readonly ListProblem[] } {
  if (!begins.includes(true)) return { lines: written, problems: [] };
  const lines = [...written];
  const problems: ListProblem[] = [];
  const cards = new Map<string, Card & { readonly at: number; readonly isAlone: boolean }>();
  let part = "";
  let hasStones = false;
  const ask = (at: number, readings: readonly string[]) => {
    const [code, text] = [readings[0]?.startsWith("//") ? "UNREADABLE" : "COUNT", written[at] ?? ""] as const;
    problems.push(createLineProblem(code, { line: at + 1, text }, { readings }));
    lines[at] = `// ${text.trim()}`;
  };
  for (const [at, raw] of written.entries()) {
    const line = normalizeLine(raw);
    const named = readCards(raw, finder);
    const heading = parseHeading(line);
    if (heading !== null) part = heading === "candidates" ? heading : "";
    const isAgain = named.some(({ name }) => cards.has(`${part} ${name}`) && begins[at]);
    if (named.length > 0 && !isAgain)
      for (const card of named) cards.set(`${part} ${card.name}`, { ...card, at, isAlone: named.length === 1 });
    if (!begins[at] || (named.length > 0 && !isAgain)) continue;
    if (heading !== null || line === "" || isCommentLine(line) || isTotalLine(line)) continue;
    const stones = findStonesBehind(line, finder)?.stones ?? readStoneWords(line, finder);
    if (stones.length > 0) {
      if (hasStones) ask(at, [`// ${raw.trim()}`, writeStones(stones)]);
      hasStones = true;
      continue;
    }
    const isAbove = readCards(written[at + 1] ?? "", finder).length > 0;
    const correction = findCorrection(line, [...cards.values()]);
    if (correction?.card.isAlone) {
      const { card, counts } = correction;
      const isNow = counts.length > 0 && !/^\d+x《/u.test(written[card.at] ?? "");
      const readings = counts.map((count) => writeCard(count, card.name));
      if (isNow) ask(card.at, readings);
      lines[at] = `// ${raw.trim()}`;
    } else if (PLAIN_CARD.test(line) || (cards.size > 0 && isAbove && isLabelText(line))) continue;
    else {
      const offered = offerCards(raw, finder);
      if (offered.length > 0) ask(at, [`// ${raw.trim()}`, ...offered]);
      else lines[at] = `// ${raw.trim()}`;
    }
  }
  return { lines, problems };
}
