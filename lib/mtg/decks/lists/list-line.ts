import { isKnownName, toSetCode } from "@/engine/mtg/deck";
import { parseCountForms } from "@/lib/decks/lists/count-forms";
import { stripForumMarks } from "@/lib/decks/lists/forum-marks";
import { indexHeadings } from "@/lib/decks/lists/list-lines";
import { findSetCodes, LONGEST_LINE, splitEntries, stripDecoration, tidyLine } from "./list-decoration";
import { type CountedName, type IgnoredSection, type ListSection, type ParsedLine, stripElements } from "./list-markup";
import type { TableRow } from "./list-table";

/** A remark of the writer. A split card has `//` within its name, so that only a line that begins with it is one. */
const COMMENT = /^(?:\/\/|#|;|※|--|==|[|:\-\s=+]+$)/u;
const REMARK = /\s(?:#(?!\d)|※|<-).*$/u;
/** A remark in small letters behind a name with a capital one: halves of a split card have both. */
const SLASHED_REMARK = /^([^/]*\p{Lu}[^/]*?)\s\/\/\s?\p{Ll}.*$/u;
/** A bullet or number before an entry. A number with a dot is a position, not a count. */
const BULLET = /^(?:[-*•+]\s+(?:\[[ x]\]\s+)?|・\s*|\d{1,3}[.)]\s+)/iu;
/** A line with the deck's name, alone or in a comment. */
const TITLE = /^(?:deck ?name|name|title|deck|デッキ名|デッキ)\s?[:=]\s*(\S.*)$/iu;
/** Heads of tables. */
const TABLE_HEAD = /^"?(?:count|quantity|qty|amount|枚数)"?[,;]/iu;
/** URLs, and facts on a deck that programs write. */
const NO_CARD =
  /^(?:https?:\/\/|(?:name|title|author|player|format|event|date|deck ?date|place|rank|record|source|description|deck ?type|deck ?name|layout [a-z]+|デッキ名|作者|プレイヤー|使用者|大会|日付|順位)\s?[:：=]|number ?cards\b|(?:deck|list|built|created|designed|played) by\s)/iu;
/** A price alone, as some pages write it below a card. */
const PRICE = /^[$€£¥]\s?\d[\d.,]*$/u;
/** A sum of cards alone. */
const SUM =
  /^(?:(?:(?:sub)?totals?\b|合計|小計|総計)[^\d]*[:：,]*\s*(?<price>\$?)(?<sum>[\d.,]*)\s?(?:枚|cards?)?|(?<count>\d{1,4})\s?(?:枚|(?:(?:sideboard|side|main ?deck|deck|total)\s)?(?:cards?|total)(?:\s(?:in\s)?(?:total|deck))?)?)$/iu;
/** An element of a deck file, or of a page that is not one around words of a list. */
const ELEMENT = /^<(?:[?!/]|\w+\s[^<>]*=|\w+>.*<\/).*>$/u;
const SIDE = /^(?:(?:sb|side|サイド)\s?[:：]\s*|sb\s+(?=\d))/iu;
const POOL = /^(?:pool|プール)\s?[:：]\s*/iu;
/** A heading with the cards behind it in the same line: `Creatures: 4 Name, 4 Name`. */
const OPENING = /^([^:：]{2,40})[:：]\s*(\d{1,3}x?\s.+)$/iu;
/** Headings, and the part of the list that follows them; groups are within the part before them. */
const HEADINGS = indexHeadings<ListSection | IgnoredSection | "group">({
  pool: "pool cardpool プール カードプール",
  about: "about metadata general デッキ情報 情報",
  aside: "maybeboard maybe considering acquire acquireboard wishlist token tokens 検討中 検討 候補 検討カード トークン",
  main: "deck decklist main maindeck mainboard commander デッキ メイン メインデッキ メインボード 統率者",
  side: "sideboard side sb companion サイド サイドボード サイドデッキ 相棒",
  group:
    "land lands basiclands nonbasiclands creature creatures spell spells otherspells artifact artifacts enchantment enchantments instant instants sorcery sorceries sorc. planeswalker planeswalkers battle battles other others total cards 土地 基本土地 基本でない土地 クリーチャー 呪文 スペル その他 その他の呪文 アーティファクト エンチャント インスタント ソーサリー プレインズウォーカー バトル 合計 枚数 計",
});
const ORNAMENTS = /^[\s=\-–—*_~【[(<{（「『《≪〈|■◆●○▼▽:]+|[\s=\-–—*_~】\])>}）」』》≫〉|:]+$/gu;

/** Returns the entries of a line, each read: itself, or its heading and each card where it has several. */
export function readListLines(written: string): readonly ParsedLine[] {
  const raw = stripForumMarks(written);
  const [, head = "", cards = ""] = OPENING.exec(tidyLine(raw)) ?? [];
  const heading = head === "" || SIDE.test(`${head}:`) || POOL.test(`${head}:`) ? null : parseListHeading(head);
  // "メイン60枚、サイド15枚" counts parts of the list, and is none of them.
  const entries = splitEntries(raw);
  const isSum =
    entries.length > 1 && entries.some((entry) => (parseListHeading(tidyLine(entry))?.part ?? null) !== null);
  return heading === null
    ? (isSum ? [raw] : entries).map(readListLine)
    : [heading, ...splitEntries(cards).map(readListLine)];
}

/** Reads one line of a pasted list that holds one entry. */
function readListLine(raw: string): ParsedLine {
  const plain = stripElements(raw);
  if (plain !== null) return plain.trim() === "" ? ORNAMENT : readListLine(plain);
  const line = tidyLine(raw);
  if (/^[*+~_…・•]*(?:\s[*+~_…・•]+)*$/u.test(line)) return raw.trim() === "" ? { is: "gap" } : ORNAMENT;
  if (COMMENT.test(line)) return readComment(line);
  const heading = parseListHeading(line);
  if (heading !== null) return heading;
  if (ELEMENT.test(line) || TABLE_HEAD.test(tidyLine(raw.replaceAll("\t", ",")))) return ORNAMENT;
  const title = TITLE.exec(line)?.[1];
  if (title !== undefined) return { is: "nothing", as: "title", name: title };
  if (NO_CARD.test(line) || PRICE.test(line)) return REMARK_LINE;
  const sum = SUM.exec(line)?.groups;
  if (sum !== undefined) return sumIn(sum);
  if (line.length > LONGEST_LINE) return { is: "unread", why: "LONG_NAME" };
  return cardLineIn(raw, line);
}

const ORNAMENT = { is: "nothing", as: "ornament" } as const;
const REMARK_LINE = { is: "nothing", as: "remark" } as const;

/** A remark, which may be a heading or name the deck. A card behind strokes may be one in a list of its own marks. */
function readComment(line: string): ParsedLine {
  const text = line.replace(/^[/#;※\s]+/u, "");
  const name = TITLE.exec(text)?.[1];
  if (name !== undefined) return { is: "nothing", as: "title", name };
  const heading = parseListHeading(text);
  if (heading !== null) return heading;
  if (/^(?:--|==)/u.test(line) && readAsCard(line.replace(/^[-=\s]+|[-=\s]+$/gu, "")).isCounted)
    return { is: "unread", why: "UNCLEAR" };
  return /[\p{L}\d]/u.test(line) ? REMARK_LINE : ORNAMENT;
}

/** A sum of cards; a price, or a sum without a number, is none. */
function sumIn({ price = "", sum, count }: Readonly<Record<string, string | undefined>>): ParsedLine {
  const digits = count ?? sum ?? "";
  return price !== "" || !/^\d+$/u.test(digits) ? REMARK_LINE : { is: "sum", sum: Number(digits) };
}

/** Counts in a remark behind a card: `4 Name (2 main, 2 side)`. */
const COUNTING_REMARK = /\s\((?=[^()]*\d)(?=[^()]*(?:main|side|sb|メイン|サイド))[^()]*\)$/iu;

/**
 * A comment after slashes that cannot be half of a split card: with a number, a question mark, or more than four words.
 */
const STROKED_REMARK = /\s\/\/\s?(?=.*[\d?]|(?:\S+\s){4}).*$/u;
/** A remark in small letters behind a card that has its count in front: `4 Name - my favorite`, `4 Name (could be more)`. */
const SMALL_REMARK =
  /(?<=^\d.*)(?:\s[-–—]{1,2}\s(?!x\s?\d)\p{Ll}\S*\s.*|\s\(\p{Ll}[^()]*\s[^()]*\)|\s[([][^()[\]]*\?[)\]])$/u;

/** The card text without a comment that says more than its printing. */
const withoutRemark = (text: string): string => {
  const bare = text.replace(COUNTING_REMARK, "").replace(STROKED_REMARK, "");
  return stripDecoration(bare) === bare ? bare.replace(SMALL_REMARK, "") : bare;
};

function cardLineIn(raw: string, line: string): ParsedLine {
  const own = SIDE.test(line) ? "side" : POOL.test(line) ? "pool" : categoryOf(line);
  const cells = cellsOf(raw);
  const written = line
    .replace(SIDE, "")
    .replace(POOL, "")
    .replace(BULLET, "")
    .replace(REMARK, "")
    .replace(SLASHED_REMARK, "$1");
  const bare = withoutRemark(written);
  if (cells === null && findUnclearReadings(bare).length > 0) return { is: "unread", why: "UNCLEAR" };
  const card =
    cells === null
      ? cardIn(bare, countOf)
      : cardIn(tidyLine(cells.name), (name) => ({ name, count: cells.count, isCounted: true, form: "lead" }));
  // A word for cards that is not one of them, as below a block: "24 Lands".
  if (headingOf(card.name) !== null) return parseListHeading(bare) ?? { is: "unread", why: "NO_COUNT" };
  if (!/\p{L}/u.test(card.name)) return { is: "unread", why: "NO_NAME" };
  if (!card.isCounted && /\p{L}\s\d{1,2}\s\p{L}/u.test(card.name)) return { is: "unread", why: "NO_COUNT" };
  const isOne = cells !== null || isKnownName(card.name) || findJoinedReadings(bare).length === 0;
  const doubt = bare !== written ? "REMARK" : isOne ? null : "ONE_NAME";
  return { is: "card", ...card, part: own, sets: findSetCodes(line), doubt };
}

/** Reads a line as a card, whatever else it could be. */
export const readAsCard = (raw: string): CountedName =>
  cardIn(withoutRemark(tidyLine(raw).replace(SIDE, "").replace(BULLET, "")), countOf);

/** Two counts for one name, a number within words, and several names after one count. */
const RANGE = /^(\d{1,3})\s?[-–—~]\s?(\d{1,3})\s?[x枚]?\s(?=\p{L})(.+)$/iu;
const COLUMNS = /^(\d{1,3}x?\s\p{L}[^\d()[\]]*)(?<![-–—])\s(\d{1,2}x?\s\p{L}[^\d]*)$/iu;
const JOINED = /^(\d{1,3})x?\s(each of\s)?(\p{L}.*(?:,|\s[/&]|\sand)\s\p{L}.*)$/iu;

/**
 * Returns the readings of a line that may name several cards or state several counts: `2-3 Name`, `4 Name 4 Name`,
 * `1 Name, Name` where lists know the first. A name in 《》 is one. Empty for a line that is clear.
 */
export function findUnclearReadings(written: string): readonly string[] {
  const line = tidyLine(written);
  const [part = ""] = SIDE.exec(line) ?? [];
  const text = line.slice(part.length);
  const list = (cards: readonly string[]) => cards.map((card) => part + card).join("\n");
  const enclosed = [...text.matchAll(/《([^《》]+)》/gu)].map(([whole]) => whole);
  const counts = text.replace(/《[^《》]+》/gu, "").match(/\d{1,3}/gu) ?? [];
  if (enclosed.length > 1 && counts.length === 1) {
    return [list(enclosed.map((name) => `${counts[0]} ${name}`))];
  }
  if (enclosed.length > 0) return [];
  const [, least, most, ranged] = RANGE.exec(text) ?? [];
  if (ranged !== undefined) return [list([`${least} ${ranged}`]), list([`${most} ${ranged}`])];
  const [, first, second] = COLUMNS.exec(text) ?? [];
  const whole = list([text.replace(/^(\d+)x?\s(.*)$/iu, "$1 《$2》")]);
  if (first !== undefined && second !== undefined) return [list([first, second]), whole];
  const [, count, each, joined = ""] = JOINED.exec(text) ?? [];
  const names = joined.split(/,\s(?:and\s)?|\s[/&]\s|\sand\s/iu);
  const scripts = new Set(names.map((name) => /[^\p{ASCII}\p{Script=Latin}]/u.test(name)));
  const isSeveral = each !== undefined || (scripts.size === 1 && !isKnownName(joined) && names.some(isKnownName));
  return count === undefined || !isSeveral ? [] : [list(names.map((name) => `${count} ${name}`)), whole];
}

/** Names that a comma or `&` parts where a title has more than a word, and a name before a dash and a word. */
const SEVERAL = /^(\d{1,3})x?\s([^,&]+)(?:,|\s&)\s([^\s,!-]+)$/u;
const DASHED = /^(\d{1,3})x?\s(\p{L}.*?)\s[-–—]{1,2}\s\p{L}.*$/u;

/**
 * Returns other readings of a line with one unknown name: `1 Name, Name`, `1 Name - Remark`, and the line with its name
 * in brackets. Empty if there are none.
 */
export function findJoinedReadings(written: string): readonly string[] {
  const line = tidyLine(written);
  const [part = ""] = SIDE.exec(line) ?? [];
  const text = line.slice(part.length);
  const whole = `${part}${text.replace(/^(\d+)x?\s(.*)$/u, "$1 《$2》")}`;
  if (text.includes("《")) return [];
  const [, count = "", first, second] = SEVERAL.exec(text) ?? [];
  if (first !== undefined) return [`${part}${count} ${first}\n${part}${count} ${second}`, whole];
  const [, dashed = "", before] = DASHED.exec(text) ?? [];
  return before === undefined ? [] : [`${part}${dashed} ${before}`, whole];
}

/** The part of the list to which a category behind a card belongs: `[Sideboard]`, `[Maybeboard{noDeck},Land]`. */
function categoryOf(line: string): ListSection | IgnoredSection | null {
  const categories = /\[([A-Za-z][^[\]]*)\](?:\s\^[^^]*\^)?$/u.exec(line)?.[1]?.split(",") ?? [];
  const parts = categories.map((category) =>
    category.includes("{noDeck}") ? "aside" : headingOf(category.replace(/\{[^{}]*\}/gu, "")),
  );
  return (parts.find((part) => part !== null && part !== "group") as ListSection | IgnoredSection | undefined) ?? null;
}

/** Reads a table row with cells for name, count and section. */
export function readTableRow({ name, count, part, set }: TableRow): ParsedLine {
  const card = cardIn(tidyLine(name), (written) => ({
    name: written,
    count: count ?? 1,
    isCounted: true,
    form: "lead",
  }));
  if (headingOf(card.name) !== null) return parseListHeading(tidyLine(name)) ?? ORNAMENT;
  if (count === null) return { is: "unread", why: "NO_COUNT" };
  const section = headingOf(part);
  return { is: "card", ...card, part: section === "group" ? null : section, sets: [toSetCode(set)] };
}

/**
 * Possible start of a comment after a name. Split cards have `//` in their name, and names may contain brackets and
 * slashes.
 */
const REMARKS = /\s\/\/|\s--?(?=\s)|\s?[–—]|\s?\(|\s?[*†]+$/gu;
/** Maximum length of a line that is searched for comments. */
const LONGEST_REMARK = 200;

/** A card with its count in a cleaned text, without a comment if only the text before the comment is a known name. */
function cardIn(text: string, read: (text: string) => CountedName): CountedName {
  const cuts = text.length > LONGEST_REMARK ? [] : [...text.matchAll(REMARKS)].map(({ index }) => text.slice(0, index));
  const readings = [text, ...cuts.reverse()].map((part) => {
    const counted = read(part);
    return { ...counted, name: stripDecoration(counted.name) };
  });
  const whole = readings[0] ?? read(text);
  const known = readings.find(({ name }) => !name.includes("(") && isKnownName(name)) ?? whole;
  // The count may stand behind the remark.
  return known.isCounted ? known : { ...whole, name: known.name };
}

/** The count and the name in a row of a table: cells with tabs between them, or with commas and the count in front. */
function cellsOf(raw: string): { name: string; count: number } | null {
  const [first = "", second = ""] = raw.split("\t").map((cell) => cell.normalize("NFKC").trim());
  if (first !== "" && second !== "") {
    if (/^\d{1,4}$/u.test(first)) return { name: second, count: Number(first) };
    if (/^\d{1,4}$/u.test(second)) return { name: first, count: Number(second) };
  }
  const piped = /^[\s|]*(\d{1,3})\s*\|\s*([^|]+?)\s*(?:\|.*)?$/u.exec(raw.normalize("NFKC"));
  if (piped?.[2] !== undefined) return { name: piped[2], count: Number(piped[1]) };
  const row = /^\s*"?(\d{1,4})"?[,;]\s*(?:"\d*",)*(?:"([^"]+)"|([^,;"]+))/u.exec(raw.normalize("NFKC"));
  const name = row?.[2] ?? row?.[3];
  return row === null || name === undefined ? null : { name, count: Number(row[1]) };
}

/** Sums of headings: behind their words, before them, or nowhere. */
const HEADING_SUMS = [
  /^(?<name>.*?)[\s(:[/-]*(?<sum>\d{1,3})\s?(?:枚|cards?)?[)\]]*\s*:?\s*$/iu,
  /^[\s=*_-]*(?<sum>\d{1,3})\s?(?:枚の?|x|cards?\s)?\s?(?<name>\D*)$/iu,
  /^(?<name>.*)$/u,
];

/** Returns the heading that a line is, with or without the number of its cards; `null` for any other line. */
export function parseListHeading(line: string): Extract<ParsedLine, { readonly is: "heading" }> | null {
  for (const bare of new Set([line, line.replace(/\s?\([^()]*\)$/u, "")])) {
    for (const form of HEADING_SUMS) {
      const { name = "", sum } = form.exec(bare.replace(/^[\s=*_-]+(.*?)[\s=*_-]+$/u, "$1"))?.groups ?? {};
      const heading = headingOf(name);
      if (heading !== null)
        return {
          is: "heading",
          part: heading === "group" ? null : heading,
          sum: sum === undefined ? null : Number(sum),
        };
    }
  }
  return null;
}

/** The heading that a text is, also one of several words: "Instants and Sorceries". */
function headingOf(text: string): ListSection | IgnoredSection | "group" | null {
  const find = (part: string) => {
    const word = part
      .replace(ORNAMENTS, "")
      .replace(/\s|(?<=\p{L})-(?=\p{L})/gu, "")
      .toLowerCase();
    return HEADINGS.get(word) ?? HEADINGS.get(word.replace(/cards?$/u, ""));
  };
  const parts = text.split(/\s?(?:[・&,+/]|\band\b)\s?/iu);
  return find(text) ?? (parts.every((part) => find(part) === "group") ? "group" : null);
}

/** Ways to write a count, the likeliest first. */
const COUNTS = [
  // Below zero, which no list can mean. A stroke with a space behind it stands in front of an entry.
  [/^(?<count>[-−–]\d+)\s+(?<name>.+)$/u, "lead"],
  [/^(?<name>.+?)\s(?<count>[-−–]\d+)$/u, "marked"],
  // A small letter right behind the count belongs to the name.
  [
    /^[([]?[×xX]?(?<count>\d+)\s?(?:[)\]]\s?|[×*:]\s?|[-–—]{1,2}\s?(?=\p{L})|[xX]\s|[xX](?=[^\sa-z-])|枚\s?|\s|(?=[^\da-z]))(?<name>.+)$/u,
    "lead",
  ],
  // An `x` behind a name stands apart from a Latin one.
  [/^(?<name>.+?)\s?(?:\.\s?){3,}(?<count>\d{1,3})$/u, "marked"],
  [/^(?<name>.+\p{Ll})x(?<count>\d{1,2})$/u, "marked"],
  [/^(?<name>.+?)\s?:\s?(?<count>\d{1,2})$/u, "marked"],
  [/^(?<name>.+?)\s[-–—]{1,2}\s(?<count>\d{1,3})$/u, "marked"],
  [/^(?<name>.+?)\s?[×*]\s?(?<count>\d{1,4})枚?$/u, "marked"],
  [/^(?<name>.+?)(?:\s|(?<=[^\p{ASCII}\]]|\]))[xX]\s?(?<count>\d{1,4})枚?$/u, "marked"],
  [/^(?<name>.+[》」])[\s:・.…]*(?<count>\d{1,4})枚?$/u, "marked"],
  [/^(?<name>.*[^\d\s])\s?(?<count>\d{1,4})枚$/u, "marked"],
  [/^(?<name>.*[^\d\s])\s?\((?<count>\d{1,3})枚?\)$/u, "bracket"],
  [/^(?<name>.*[^\d\s,])(?:\s|(?<=[^\p{ASCII}]))(?<count>\d{1,2})$/u, "bare"],
].map(([pattern, form]) => [pattern, { isCounted: true, form }] as [RegExp, Pick<CountedName, "isCounted" | "form">]);

/** The count and the name of a line; one copy where no count is written. */
const countOf = (line: string): CountedName =>
  parseCountForms(line, COUNTS)[0] ?? { name: line, count: 1, isCounted: false };
