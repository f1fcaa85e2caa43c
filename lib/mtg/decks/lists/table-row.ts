import { isKnownName, toSetCode } from "@/engine/mtg/deck";
import { isBesideDeck } from "@/lib/decks/lists/beside-cards";
import type { TableRow } from "@/lib/decks/lists/list-table";
import { stripDecoration, tidyLine } from "./list-decoration";
import { headingOf, parseListHeading, sectionOf } from "./list-headings";
import { type CountedName, ORNAMENT, type ParsedLine, REMARK_LINE } from "./list-markup";

/** Two names that a plus or an ampersand joins. */
export const HALVES = /^(\p{L}[^+&]*?)\s?[+&]\s?(\p{L}[^+&]*)$/u;

/** The name of a row with the sum of the rows above. */
const SUM_CELL = /^(?:(?:summe|gesamt|(?:sub-?)?total[es]?|sum|suma|somme|somma)(?!\p{L})|合計|小計|総計)/iu;
/** A word for cards, which a row counts. */
const CARDS_WORD = /^(?:cards?|cartes?|karten|cartas?|carte|枚)$/iu;
/** The most copies of a card that is no basic land. */
const MOST_COPIES = 4;
/** The section that one of the categories in a cell names. */
const findSection = (cell: string) =>
  cell
    .split(/\s?[,;]\s?/u)
    .map(sectionOf)
    .find((part) => part !== null) ?? null;

/** Reads a table row with cells for name, count and section. */
export function readTableRow({ name, count, part, set }: TableRow): ParsedLine {
  const counted = { count: count ?? 1, isCounted: true, form: "lead" } as const;
  const card = readNamedCard(tidyLine(name), (written) => ({ name: written, ...counted }));
  if (!/[\p{L}\d]/u.test(name)) return ORNAMENT;
  if (CARDS_WORD.test(card.name) && count !== null && count > MOST_COPIES) return { is: "sum", sum: count };
  const isSide = findSection(part) === "side";
  if (SUM_CELL.test(name) && count !== null && (isSide || count > MOST_COPIES))
    return { is: "sum", sum: count, ...(isSide && { of: "side" }) };
  if (headingOf(card.name) !== null) return parseListHeading(tidyLine(name)) ?? ORNAMENT;
  const heading = count === null ? parseListHeading(tidyLine(name)) : null;
  if (heading !== null) return heading;
  if (count === 0) return REMARK_LINE;
  if (count === null) return { is: "unread", why: "NO_COUNT" };
  const isBeside = isBesideDeck(name) && !isKnownName(card.name);
  const section = isBeside ? "aside" : /^(?:yes|true|はい|○)$/iu.test(part) ? "side" : findSection(part);
  return { is: "card", ...card, part: section, sets: [toSetCode(set)] };
}

/** Possible start of a comment after a name. Names of cards may contain `//`, brackets and slashes. */
const REMARKS = /\s\/\/|\s--?(?=\s)|\s?[–—]|\s?\(|\s?[*†]+$/gu;
/** Maximum length of a line that is searched for comments. */
const LONGEST_REMARK = 200;

/** Reads a card with its count, without a comment if only the text before the comment is a known name. */
export function readNamedCard(text: string, read: (text: string) => CountedName): CountedName {
  const cuts = text.length > LONGEST_REMARK ? [] : [...text.matchAll(REMARKS)].map(({ index }) => text.slice(0, index));
  const readings = [text, ...cuts.reverse()].map((part) => {
    const counted = read(part);
    return { ...counted, name: stripDecoration(counted.name) };
  });
  const whole = readings[0] ?? read(text);
  const known = readings.find(({ name }) => !name.includes("(") && isKnownName(name)) ?? whole;
  // The count may stand behind the remark.
  const { name, ...counted } = known.isCounted ? known : { ...whole, name: known.name };
  return { ...counted, name: joinHalves(name) };
}

/** Halves that a plus joins behind the same in Japanese: `火+氷/Fire+Ice`. */
const BILINGUAL_HALVES = /^[^/+]*[^\p{ASCII}\p{Script=Latin}+/]\+[^/+]+\/(\p{L}[^/+]*)\+(\p{L}[^/+]*)$/u;
/** Returns the name of a split card whose halves a plus or an ampersand joins: `Fire+Ice`; any other name as it is. */
function joinHalves(name: string): string {
  const [, first, second] = BILINGUAL_HALVES.exec(name) ?? HALVES.exec(name) ?? [];
  const whole = `${first} // ${second}`;
  return second !== undefined && (BILINGUAL_HALVES.test(name) || isKnownName(whole)) ? whole : name;
}
