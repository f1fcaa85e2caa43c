import { isKnownName } from "@/engine/mtg/deck";
import { readEnclosedCard } from "./enclosed-names";
import { countOf } from "./list-counts";
import { isOnePrinting, stripDecoration, stripRemark, tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import type { CountedName } from "./list-markup";
import { cutName } from "./name-shape";
import { parseRow } from "./table-cells";
import { HALVES, readNamedCard } from "./table-row";

/** A bullet or number before an entry. A number with a dot is a position, not a count. */
export const BULLET = /^(?:[-–—*•+◦▪▫‣∙·●○■□◆◇▶►]\s+(?:\[[ x]\]\s+)?|・\s*|\d{1,3}[.)]\s+)/iu;
/** The mark of a card of the sideboard in front of it. */
export const SIDE = /^(?:(?:sb|side|サイド)\s?[:：]\s*|[[(](?:sb|side|サイド)[\])]\s*|sb\s+(?=\d))/iu;

/** Reads a line as a card, even if other readings are possible. */
export function readAsCard(raw: string): CountedName {
  const text = tidyLine(raw).replace(SIDE, "").replace(BULLET, "");
  const card = readNamedCard(stripRemark(text), countOf);
  return (/[《》]/u.test(card.name) ? readEnclosedCard(text) : null) ?? card;
}

/** A count for the deck and one for the sideboard: `3/1 Name`, `3+1 Name`. */
const SHARED = /^(\d{1,2})[/+](\d{1,2})\s(?=\p{L})(.+)$/u;
/** Cells with a number on either side of a name, of which one may be its place. */
export const RANKED = /^\s*(\d{1,3})\t+([^\t]*\p{L}[^\t]*)\t+(\d{1,3})\s*$/u;
/** A count in words, which may also begin a name. */
const WORDS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const WORDED = new RegExp(`^(?:(twenty|thirty)[- ])?(${WORDS.join("|")})\\s(?=\\p{L})(.+)$`, "iu");
const countInWords = (tens: string, word: string): number =>
  (/^t/iu.test(tens) ? (/^tw/iu.test(tens) ? 20 : 30) : 0) + WORDS.indexOf(word.toLowerCase()) + 1;
/** Two counts for one name, a number within words, and several names after one count. */
const RANGE = /^(\d{1,3})\s?[-–—~]\s?(\d{1,3})\s?[x枚]?\s(?=\p{L})(.+)$/iu;
const COLUMN = /^\d{1,3}x?\s\p{L}[^\d]*$/iu;
const JOINED = /^(\d{1,3})x?\s(each of\s)?(\p{L}.*(?:,|\s[/&]|\sand)\s\p{L}.*)$/iu;

/**
 * Returns the possible readings of a line that may name several cards or counts: `2-3 Name`, `4 Name 4 Name`, or `1
 * Name, Name` if format lists contain the first name. A name in 《》 is a single name. Empty for an unambiguous line.
 */
export function findUnclearReadings(written: string): readonly string[] {
  const { left = null, right = null } = parseRow(written) ?? {};
  if (right !== null && [left, right].some((half) => half !== null && parseListHeading(half) !== null)) return [];
  if (right !== null) return ["SB: ", ""].map((side) => [...(left === null ? [] : [left]), side + right].join("\n"));
  const [, place, ranked, behind] = RANKED.exec(written) ?? [];
  if (ranked !== undefined) return [`${place} ${ranked.trim()}`, `${behind} ${ranked.trim()}`];
  const line = tidyLine(written);
  const [part = ""] = SIDE.exec(line) ?? [];
  const text = line.slice(part.length).replace(BULLET, "");
  const list = (cards: readonly string[]) => cards.map((card) => part + card).join("\n");
  const enclosed = [...text.matchAll(/《([^《》]+)》/gu)].map(([whole]) => whole);
  const counts = text.replace(/《[^《》]+》/gu, "").match(/\d{1,3}/gu) ?? [];
  if (enclosed.length > 0)
    return enclosed.length > 1 && counts.length === 1 ? [list(enclosed.map((name) => `${counts[0]} ${name}`))] : [];
  const [, least, most, ranged] = RANGE.exec(text) ?? [];
  if (ranged !== undefined) return [list([`${least} ${ranged}`]), list([`${most} ${ranged}`])];
  const [, deck, side, shared] = SHARED.exec(text) ?? [];
  if (shared !== undefined) {
    const both = [deck === "0" ? "" : `${deck} ${shared}`, side === "0" ? "" : `SB: ${side} ${shared}`].filter(Boolean);
    return [both.join("\n"), `${deck} ${shared}`, `${side} ${shared}`].filter((one) => one !== "" && !/^0/u.test(one));
  }
  const [, tens = "", word = "", worded] = isKnownName(text) ? [] : (WORDED.exec(text) ?? []);
  if (worded !== undefined)
    return [list([stripRemark(`${countInWords(tens, word)} ${worded}`)]), list([`1 《${text}》`])];
  const columns = text.split(/(?<=^\d{1,3}x?\s\p{L}[^()[\]]*)(?<![-–—])\s(?=\d{1,2}x?\s\p{L})/iu);
  const whole = list([text.replace(/^(\d+)x?\s(.*)$/iu, "$1 《$2》")]);
  if (columns.length > 1 && columns.every((column) => COLUMN.test(column))) return [list(columns), whole];
  const [, count, each, joined = ""] = JOINED.exec(text) ?? [];
  const names = joined.split(/,\s(?:and\s)?|\s[/&]\s|\sand\s/iu);
  const scripts = new Set(names.map((name) => /[^\p{ASCII}\p{Script=Latin}]/u.test(name)));
  const isKnown = scripts.size === 1 && !isOnePrinting(text) && !isKnownName(joined) && names.some(isKnownName);
  if (count === undefined || !(each !== undefined || isKnown)) return [];
  return [list(names.map((name) => `${count} ${name}`)), whole];
}

/** Two words that an ampersand joins, which may be the halves of a split card. */
const JOINED_WORDS = /^\p{Lu}[^\s&]*\s?&\s?\p{Lu}[^\s&]*$/u;
/** The Japanese name in front of the English one. */
const JAPANESE_HALF = /^[^/]*[^\p{ASCII}\p{Script=Latin}/][^/]*\//u;

/** Names that a comma or `&` parts where a title has more than a word, and a name before a dash and a word. */
const SEVERAL = /^(\d{1,3})x?\s([^,&(]+)(?:,|\s&)\s([^\s,!-]+)$/u;
/** A name followed by text that may not belong to it: brackets, a price, or another column. */
const TRAILING =
  /^(?!(?:\p{Lu}\.){2})(\p{L}.*?)\s*(?:\([^()]*\d[^()]*\)|\(\p{Lu}[^()]*\)$|[([【][A-Z0-9]{3,6}[)\]】].*|[\s,-]+[A-Z][A-Z0-9]{2,5}[\s,-]+#?\d+\S*|\s(?:\d{1,2}[WUBRG]{1,5}|[WUBRG]{2,5})$|[@=|\\].*|\?+|\s\/|\s-+\s.*)$/u;
const DASHED = /^(\d{1,3})x?\s(\p{L}.*?)\s[-–—]{1,2}\s\p{L}.*$/u;

/** Returns other readings of an unknown name: `1 Name, Name`, `1 Name - Remark`, and in brackets; empty for none. */
export function findJoinedReadings(written: string): readonly string[] {
  const line = tidyLine(written);
  const [part = ""] = SIDE.exec(line) ?? [];
  const text = line.slice(part.length);
  const whole = `${part}${text.replace(/^(\d+)x?\s(.*)$/u, "$1 《$2》")}`;
  if (text.includes("《") || isOnePrinting(text)) return [];
  const { name, count: copies, isCounted } = readAsCard(text);
  const [, one, other] =
    name.includes("+") || JOINED_WORDS.test(name) ? (HALVES.exec(name.replace(JAPANESE_HALF, "")) ?? []) : [];
  if (isCounted && other !== undefined)
    return [
      `${part}${copies} ${one} // ${other}`,
      `${part}${copies} ${one}\n${part}${copies} ${other}`,
      `${part}${copies} 《${name}》`,
    ];
  const [, count = "", first, second] = SEVERAL.exec(stripDecoration(text)) ?? [];
  if (first !== undefined) return [`${part}${count} ${first}\n${part}${count} ${second}`, whole];
  const [, dashed = "", before] = DASHED.exec(text) ?? [];
  if (before !== undefined) return [`${part}${dashed} ${before}`, whole];
  const [, plain] = isCounted ? (/^(\p{L}.+) \1$/u.exec(name) ?? TRAILING.exec(name) ?? []) : [];
  return plain === undefined ? [] : [`${part}${copies} ${plain}`, `${part}${copies} 《${name}》`];
}

/** Returns the readings of a name of an unusual form: up to what is unusual, as a remark, and in brackets. */
export function findShapeReadings(written: string): readonly string[] {
  const [part = ""] = SIDE.exec(tidyLine(written)) ?? [];
  const { name, count } = readAsCard(written);
  const cut = cutName(name);
  const shorter = /\p{L}/u.test(cut) && cut !== name ? [`${part}${count} ${cut}`] : [];
  return [...shorter, `// ${written.trim()}`, `${part}${count} 《${name}》`];
}
