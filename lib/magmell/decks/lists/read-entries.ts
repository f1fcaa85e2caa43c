import type { CardFinder } from "./card-finder";
import { stripLineDecoration } from "./clean-line";
import { trimWith } from "./headings";
import { MAX_LIST_LINE_LENGTH } from "./limits";
import { type LineForm, parseLineForms } from "./line-forms";
import { readSpottedEntries } from "./spotted-entries";
import { AMBIGUOUS, type ListEntry } from "./types";

/** Cards of a line; `rest` if text after a name was not read, `readings` if its counts may be read in several ways. */
type LineReading = {
  readonly entries: readonly ListEntry[];
  readonly rest: boolean;
  readonly readings?: readonly string[];
};

const NONE: LineReading = { entries: [], rest: false };
/** Signs that part the cards of a list in one line. */
const COMMAS = /[、,;/・&]| [+] | and |(?<=[枚\d])と/u;
const MOST_PARTS = 120;
/** Maximum number of commas or spaces in a name. */
const MOST_JOINED = 8;

/** Returns the cards in a line without decoration: a known name before other readings, several if all are known. */
export function readLineEntries(line: string, finder: CardFinder): LineReading {
  const spotted = readSpottedEntries(line, finder);
  if (spotted) return { ...spotted, rest: false };
  const whole = line.length <= MAX_LIST_LINE_LENGTH ? readOne(line, finder) : null;
  const end = line.lastIndexOf("》");
  if (whole?.known) return { entries: [whole], rest: end >= 0 && isWord(line.slice(end + 1)) };
  const bracketed = byBrackets(line, finder);
  if (bracketed) return bracketed;
  const several = byCommas(line, finder) ?? bySpaces(line, finder);
  if (several) return { entries: several, rest: false };
  return whole ? { entries: [whole], rest: false } : NONE;
}

/** A single card: the first reading whose name a card has, or whose name is a part of one, else the surest one. */
function readOne(part: string, finder: CardFinder): ListEntry | null {
  const forms = parseLineForms(part.trim());
  for (const look of [finder.exact, finder.find]) {
    const hit = forms.find(({ name }) => look(name) !== null);
    const card = hit ? look(hit.name) : null;
    if (!hit || !card) continue;
    // A number on either side, and nothing that tells which of them is the count.
    const isOther = ({ side, count }: LineForm) => side !== hit.side && count !== null && count !== hit.count;
    const other = forms.find((form) => isOther(form) && look(form.name) === card);
    if (other && other.marked === hit.marked) return { name: card.name, count: AMBIGUOUS, known: true };
    const count = (other?.marked ? other.count : hit.count) ?? 1;
    return { name: card.name, count, known: true, ...(hit.count === null && { numbers: [] }) };
  }
  const row = readRowName(part, finder);
  if (row !== null) return row;
  for (const { name, count } of forms) {
    const card = count === null || !/^[\p{L}\p{M}ー・]+$/u.test(name) ? null : finder.part(name);
    if (card && count !== null) return { name: card.name, count, known: true, short: name };
  }
  const sure = forms.find((form) => form.sure && isName(form.name));
  return sure ? unknown(sure) : null;
}

/** The number of a row, and the count at its end, or a letter that may stand for its digit. */
const ROW_LEAD = /^(\d{1,3})[.):]?\s/u;
const ROW_TAIL = /(?<sign>[x×:*…・.\s])\s?(?:(?<tail>\d{1,3})\s?(?<unit>枚?)|(?<=\s)[\p{L}|])$/u;

/** Returns the card of a row that no exact name tells: `13 もう一度声に出して 2`; null for other lines. */
function readRowName(part: string, finder: CardFinder): ListEntry | null {
  const [whole = "", lead] = ROW_LEAD.exec(part.trim()) ?? [];
  const row = part.trim().slice(whole.length);
  const { 0: end = "", groups } = ROW_TAIL.exec(row.slice(-LONGEST_TAIL)) ?? {};
  const name = trimWith(end === "" ? "" : row.slice(0, -end.length), EMPHASIS);
  if (lead === undefined || !isName(name) || /[《》\d]/u.test(name)) return null;
  const { sign = "", tail, unit } = groups ?? {};
  const card = finder.find(name);
  if (tail === undefined && (card === null || finder.find(row) !== null)) return null;
  const numbers = [{ value: Number(lead), at: -1 }, ...(tail === undefined ? [] : [{ value: Number(tail), at: 1 }])];
  const isMarked = tail !== undefined && (/[x×*]/u.test(sign) || unit === "枚");
  const count = isMarked || lead === tail ? Number(tail) : AMBIGUOUS;
  return { name: card?.name ?? name, count, known: card !== null, numbers, isMarked };
}
const LONGEST_TAIL = 8;
const EMPHASIS = new Set("*_~`'\" :");

/** Returns an unknown card with a count, such as `青墨の小漁2`, which only lines beside it or a similar name prove. */
export function guessEntry(part: string): ListEntry | null {
  const counted = parseLineForms(part.trim()).find(({ name, count }) => count !== null && isName(name));
  return counted ? unknown(counted) : null;
}

/** A time or a day has numbers alone, and prose is longer. */
const isName = (name: string): boolean => name.length <= MAX_LIST_LINE_LENGTH && /\p{L}/u.test(name);

const unknown = ({ name, count }: LineForm): ListEntry => ({ name, count: count ?? 1, known: false });

/** Cards in 《》, each with its count before or behind it, as the first one has it. */
function byBrackets(line: string, finder: CardFinder): LineReading | null {
  // Every other part is a name.
  const names: string[] = [];
  const gaps: string[] = [];
  let from = 0;
  for (let open = line.indexOf("《"); open >= 0 && names.length < MOST_PARTS; open = line.indexOf("《", from)) {
    const close = line.indexOf("》", open);
    if (close < 0) break;
    gaps.push(line.slice(from, open));
    names.push(line.slice(open + 1, close).trim());
    from = close + 1;
  }
  gaps.push(line.slice(from));
  const before = /\d/u.test(gaps[0] ?? "");
  const entries = names.flatMap((name, at) => {
    if (name === "") return [];
    const digits = /\d{1,3}(?!\d)/u.exec(gaps[before ? at : at + 1] ?? "")?.[0];
    const card = finder.exact(name) ?? finder.find(name);
    const own = { name: card?.name ?? name, count: Number(digits ?? 1), known: card !== null };
    return [digits === undefined ? { ...own, numbers: [] } : own];
  });
  return entries.length === 0 ? null : { entries, rest: isWord(gaps.at(-1) ?? "") };
}

/** Returns whether a text beside a name says more than a count, a printing or a note in brackets. */
export const isWord = (text: string): boolean =>
  /\p{L}{2,}/u.test(
    text.replace(/[([][^()[\]]*[)\]]/gu, "").replace(/枚|cards?|foil|copies|\*[a-z]+\*|[a-z]{1,4}-\d+/giu, ""),
  );

/** Cards parted by commas, where a comma may belong to a name; `null` unless most parts are known cards. */
function byCommas(line: string, finder: CardFinder): readonly ListEntry[] | null {
  const parts = line.split(new RegExp(`(${COMMAS.source})`, "u"));
  // Every other part is a sign between two.
  const isNumber = (part: string, at: number) => at % 2 === 0 && /^\s?\d*\s?$/u.test(part) && part.trim() !== "";
  if (parts.length < 3 || parts.length > MOST_PARTS * 2 || parts.some(isNumber)) return null;
  const entries: ListEntry[] = [];
  for (let at = 0; at < parts.length; ) {
    const { entry, width } = longest(parts, at, finder);
    if (entry) entries.push(entry);
    else if (at % 2 === 0 && (parts[at] ?? "").trim() !== "") {
      const name = (parts[at] ?? "").trim();
      entries.push(readOne(name, finder) ?? guessEntry(name) ?? { name, count: 1, known: false });
    }
    at += width;
  }
  const known = entries.filter((entry) => entry.known).length;
  // One number for several names may be the count of each.
  const isShared = known > 1 && (line.match(/\d+/gu) ?? []).length === 1;
  if (isShared) return entries.map((entry) => ({ ...entry, count: AMBIGUOUS }));
  return known > 0 && known * 2 >= entries.length ? entries : null;
}

/** The longest run of parts from here on that is a known card. */
function longest(parts: readonly string[], from: number, finder: CardFinder) {
  for (let width = Math.min(5, parts.length - from); width >= 1; width -= 1) {
    const run = parts.slice(from, from + width);
    const joined = run.join("").trim();
    const entry = joined === "" || joined.length > MAX_LIST_LINE_LENGTH ? null : readOne(joined, finder);
    if (entry?.known) return { entry, width };
  }
  return { entry: null, width: 1 };
}

/** Cards parted by spaces alone; `null` unless the whole line is known cards, most of them with their count. */
function bySpaces(line: string, finder: CardFinder): readonly ListEntry[] | null {
  const words = line.split(" ").filter((word) => word !== "");
  if (words.length < 2 || words.length > MOST_PARTS) return null;
  const entries: ListEntry[] = [];
  for (let at = 0; at < words.length; ) {
    let width = Math.min(MOST_JOINED, words.length - at);
    let entry: ListEntry | null = null;
    for (; width >= 1; width -= 1) {
      entry = readOne(words.slice(at, at + width).join(" "), finder);
      if (entry?.known) break;
    }
    if (!entry?.known) return null;
    entries.push(entry);
    at += width;
  }
  return entries;
}

/** Words for the basic stones. */
const BASIC: Readonly<Record<string, string>> = { 赤: "赤", 青: "青", 緑: "緑", red: "赤", blue: "青", green: "緑" };

/** The end of every stone's name. */
const STONE = "の魔石";

/** A word with its count behind it or before it, and the rest of the line. */
const COUNT_BEHIND = /^(?<word>\p{L}+?)\s?[:×x*]?\s?(?<count>\d{1,2})(?!\d)\s?枚?(?<rest>.*)$/u;
const COUNT_BEFORE = /^(?<count>\d{1,2})\s?[枚×x]?\s?(?<word>\p{L}+)(?<rest>.*)$/u;
const LONGEST_WORDS = 60;

/** Returns the stones of a line of words and counts alone, `赤12 火口8`, by the part before の魔石; none for other lines. */
export function readStoneWords(line: string, finder: CardFinder): readonly ListEntry[] {
  const bare = stripLineDecoration(line);
  if (bare.length > LONGEST_WORDS) return [];
  for (const form of [COUNT_BEHIND, COUNT_BEFORE]) {
    const stones: ListEntry[] = [];
    let left = bare;
    while (left !== "") {
      const { word = "", count = "", rest = "" } = form.exec(left)?.groups ?? {};
      const card = finder.exact(`${BASIC[word.toLowerCase()] ?? word}${STONE}`) ?? finder.find(`${word} stone`);
      if (card?.kind !== "stone") break;
      stones.push({ name: card.name, count: Number(count), known: true, short: word });
      left = rest.replace(/^[\s、,/・+&]+/u, "");
    }
    if (left === "") return stones;
  }
  return [];
}

/** Returns whether the cards in the lines below a color with a count have that count in all, so that it is their heading. */
export function isHeadingOfBelow(count: number, below: readonly string[], finder: CardFinder): boolean {
  let sum = 0;
  for (const line of below) {
    const { entries } = readLineEntries(stripLineDecoration(line), finder);
    if (entries.length === 0 || !entries.every(({ known }) => known)) return false;
    sum += entries.reduce((all, entry) => all + entry.count, 0);
    if (sum >= count) return sum === count;
  }
  return false;
}
