import { MTG_DECK_ZONES, type MtgDeck, toNameKey } from "@/engine/mtg/deck";
import { JOINED_LINE, joinLines } from "@/lib/decks/lists/list-lines";
import { type CopiesByName, countCopies } from "./count-copies";
import { LIST_SECTION_ZONES, printDraftText, readDeckText } from "./deck-text";
import { type CardLine, readCardLines } from "./lists/card-lines";
import { printCardLine } from "./lists/pasted-list";

/**
 * Applies a change of the deck to the text of its list. Unaffected lines keep their wording, comments and position. If
 * the rewritten text would not be read as the changed deck, the whole list is written again.
 */
export function rewriteList(text: string, changed: MtgDeck): string {
  const lines = joinLines(text.split(/\r\n?|\n/u)).filter((line) => line !== JOINED_LINE);
  const cards = readCardLines(lines.join("\n")).filter(({ why }) => why === null);
  for (const zone of MTG_DECK_ZONES) {
    const own = cards.filter(({ part }) => LIST_SECTION_ZONES[part] === zone);
    rewriteZone(lines, own, countCopies(changed, zone));
  }
  const rewritten = lines.filter((line) => line !== GONE).join("\n");
  return isSame(readDeckText(rewritten).deck, changed) ? rewritten : printDraftText(changed);
}

/** Marks a line to leave out. No line of a list contains a line break. */
const GONE = "\n";

/** Changes the lines of a zone in place. New cards replace removed lines, or follow the last one. */
function rewriteZone(lines: string[], cards: readonly CardLine[], wanted: CopiesByName): void {
  const keys = new Set(cards.map(({ name }) => toNameKey(name)));
  const gone = [...keys].filter((key) => !wanted.has(key));
  const added = [...wanted].filter(([key]) => !keys.has(key)).map(([, line]) => printCardLine(line));
  const instead = gone.length === 1 && added.length === 1 ? gone[0] : undefined;
  for (const key of keys) {
    const own = cards.filter(({ name }) => toNameKey(name) === key);
    let left = wanted.get(key)?.count ?? 0;
    own.forEach((card, at) => {
      const count = at === own.length - 1 ? left : Math.min(card.count, left);
      left -= count;
      lines[card.line - 1] = withCount(lines[card.line - 1] ?? "", card.count, count);
    });
    const [first] = own;
    if (key === instead && first) lines[first.line - 1] = added.pop() ?? GONE;
  }
  const last = cards.at(-1);
  if (last && added.length > 0)
    lines[last.line - 1] = [lines[last.line - 1], ...added].filter((one) => one !== GONE).join("\n");
}

/** Returns a line with its count replaced, or with a count added in front if it has none. */
function withCount(line: string, before: number, count: number): string {
  if (count === 0) return GONE;
  if (count === before) return line;
  const written = new RegExp(`(?<!\\d)${before}(?!\\d)`, "u");
  return written.test(line) ? line.replace(written, `${count}`) : `${count} ${line.trim()}`;
}

/** Whether two decks have the same copies in each zone. */
const isSame = (one: MtgDeck, other: MtgDeck): boolean =>
  MTG_DECK_ZONES.every((zone) => {
    const [a, b] = [countCopies(one, zone), countCopies(other, zone)];
    return a.size === b.size && [...a].every(([key, { count }]) => b.get(key)?.count === count);
  });
