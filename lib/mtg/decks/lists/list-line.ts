import { isKnownName } from "@/engine/mtg/deck";
import { parseCountForms } from "@/lib/decks/lists/count-forms";
import { indexHeadings } from "@/lib/decks/lists/headings";
import { stripDecoration, tidyLine } from "./list-decoration";
import { type IgnoredSection, type ListSection, type ParsedLine, parseMarkupLine, stripElements } from "./list-markup";

/** A remark of the writer. A split card has `//` within its name, so that only a line that begins with it is one. */
const COMMENT = /^(?:\/\/|#|;|※|--|==|[|:\-\s=+]+$)/u;
const REMARK = /\s(?:#(?!\d)|※|<-).*$/u;
/** A mark or a number in front of an entry. A number with a point tells its place and not how many copies. */
const BULLET = /^(?:[-*•+]\s+(?:\[[ x]\]\s+)?|・\s*|\d{1,3}[.)]\s+)/iu;
/** Addresses, facts on a deck that programs write, and heads of tables. */
const NO_CARD =
  /^(?:https?:\/\/|(?:name|title|author|player|format|event|date|place|rank|record|source|description|deck ?type|deck ?name|layout [a-z]+|デッキ名|作者|大会|日付|順位)\s?[:：=]|number ?cards\b|(?:deck|list|built|created|designed|played) by\s|"?(?:count|quantity|qty|amount|枚数)"?[,;])/iu;
/** A sum of cards by itself. */
const SUM =
  /^(?:(?:(?:sub)?totals?\b|合計|小計|総計)[^\d]*[:：,]*\s*\$?[\d.,]*\s?(?:枚|cards?)?|\d{1,4}\s?(?:枚|(?:(?:sideboard|side|main ?deck|deck)\s)?cards?)?)$/iu;
const SIDE = /^(?:(?:sb|side|サイド)\s?[:：]\s*|sb\s+(?=\d))/iu;
const POOL = /^(?:pool|プール)\s?[:：]\s*/iu;
/** Headings, and the part of the list that follows them; groups are within the part before them. */
const HEADINGS = indexHeadings<ListSection | IgnoredSection | "group">({
  pool: "pool cardpool プール カードプール",
  about: "about metadata general デッキ情報",
  aside: "maybeboard maybe 検討中",
  main: "deck decklist main maindeck mainboard commander デッキ メイン メインデッキ メインボード 統率者",
  side: "sideboard side sb companion サイド サイドボード 相棒",
  group:
    "land lands basiclands nonbasiclands creature creatures spell spells otherspells artifact artifacts enchantment enchantments instant instants sorcery sorceries planeswalker planeswalkers battle battles other others tokens total cards 土地 基本土地 基本でない土地 クリーチャー 呪文 スペル その他 その他の呪文 アーティファクト エンチャント インスタント ソーサリー プレインズウォーカー バトル 合計 枚数 計",
});
const ORNAMENTS = /^[\s=\-–—*_~【[(<「『■◆●○▼▽:]+|[\s=\-–—*_~】\])>」』:]+$/gu;

/** Reads one line of a pasted list. */
export function readListLine(raw: string): ParsedLine {
  const plain = stripElements(raw);
  if (plain !== null) return plain.trim() === "" ? { is: "nothing" } : readListLine(plain);
  const marked = parseMarkupLine(raw);
  if (marked !== null)
    return marked.is === "card" ? { ...marked, name: stripDecoration(tidyLine(marked.name)) } : marked;
  const line = tidyLine(raw);
  if (line === "") return raw.trim() === "" ? { is: "gap" } : { is: "nothing" };
  if (COMMENT.test(line)) return headingIn(line.replace(/^[/#;※\s]+/u, "")) ?? { is: "nothing" };
  const heading = headingIn(line);
  if (heading !== null) return heading;
  if (NO_CARD.test(tidyLine(raw.replaceAll("\t", ","))) || SUM.test(line)) return { is: "nothing" };
  const part = SIDE.test(line) ? "side" : POOL.test(line) ? "pool" : null;
  const cells = cellsOf(raw);
  const written = line.replace(SIDE, "").replace(POOL, "").replace(BULLET, "").replace(REMARK, "");
  const card =
    cells === null
      ? cardIn(written, countOf)
      : cardIn(tidyLine(cells.name), (name) => ({ name, count: cells.count, isCounted: true }));
  // "24 Lands" sums up what the lines above or below list.
  if (headingOf(card.name) !== null) return { is: "nothing" };
  return /[\p{L}\p{N}]/u.test(card.name) ? { is: "card", ...card, part } : { is: "unread", why: "NO_NAME" };
}

/** Reads a row of a table, whose cells tell name and count. */
export function readTableRow({
  name,
  count,
  part,
}: {
  name: string;
  count: number;
  part: ListSection | null;
}): ParsedLine {
  const card = cardIn(tidyLine(name), (written) => ({ name: written, count, isCounted: true }));
  return headingOf(card.name) === null ? { is: "card", ...card, part } : { is: "nothing" };
}

type Counted = { readonly name: string; readonly count: number; readonly isCounted: boolean };

/** Where a remark may begin behind a name. A split card has `//` within its name, and names may have brackets and strokes. */
const REMARKS = /\s\/\/|\s--?(?=\s)|\s?[–—]|\s?\(|\s?[*†]+$/gu;
/** The most signs of a line in which remarks are looked for. */
const LONGEST_REMARK = 200;

/** A card of a tidied text with its count, without a remark where only what stands before it is a name that lists know. */
function cardIn(text: string, read: (text: string) => Counted): Counted {
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

/** A heading, with or without the number of its cards; `null` for any other line. */
function headingIn(line: string): Extract<ParsedLine, { readonly is: "heading" }> | null {
  const bare = line
    .replace(/[\s(:[]*\d{1,3}\s?(?:枚|cards?)?[)\]]*\s*:?\s*$/iu, "")
    .replace(/\s?\([^()]*\)$/u, "")
    .replace(/^\d{1,3}\s+(?=(?:main|side))/iu, "");
  const heading = headingOf(bare);
  return heading === null ? null : { is: "heading", part: heading === "group" ? null : heading };
}

/** The heading that a text is, also one of several words: "Instants and Sorceries". */
function headingOf(text: string): ListSection | IgnoredSection | "group" | null {
  const find = (part: string) => HEADINGS.get(part.replace(ORNAMENTS, "").replace(/\s/gu, "").toLowerCase());
  const parts = text.split(/\s?(?:[・&,+/]|\band\b)\s?/iu);
  return find(text) ?? (parts.every((part) => find(part) === "group") ? "group" : null);
}

/** Ways to write a count, the likeliest first. */
const COUNTS = [
  // Below zero, which no list can mean. A stroke with a space behind it stands in front of an entry.
  /^(?<count>[-−–]\d+)\s+(?<name>.+)$/u,
  /^(?<name>.+?)\s(?<count>[-−–]\d+)$/u,
  // A small letter right behind the count belongs to the name.
  /^[([]?[×xX]?(?<count>\d+)\s?(?:[)\]]\s?|[×*:]\s?|[-–—]{1,2}\s?(?=\p{L})|[xX]\s|[xX](?=[^\sa-z-])|枚\s?|\s|(?=[^\da-z]))(?<name>.+)$/u,
  // An `x` behind a name stands apart from a Latin one.
  /^(?<name>.+?)\s?(?:\.\s?){3,}(?<count>\d{1,3})$/u,
  /^(?<name>.+\p{Ll})x(?<count>\d{1,2})$/u,
  /^(?<name>.+?)\s?:\s?(?<count>\d{1,2})$/u,
  /^(?<name>.+?)\s[-–—]{1,2}\s(?<count>\d{1,3})$/u,
  /^(?<name>.+?)\s?[×*]\s?(?<count>\d{1,4})枚?$/u,
  /^(?<name>.+?)(?:\s|(?<=[^\p{ASCII}\]]|\]))[xX]\s?(?<count>\d{1,4})枚?$/u,
  /^(?<name>.*[^\d\s])\s?(?<count>\d{1,4})枚$/u,
  /^(?<name>.+[》」])\s?:?\s?(?<count>\d{1,4})$/u,
  /^(?<name>.*[^\d\s])\s?\((?<count>\d{1,3})枚?\)$/u,
  /^(?<name>.*[^\d\s,])(?:\s|(?<=[^\p{ASCII}]))(?<count>\d{1,2})$/u,
].map((pattern) => [pattern, { isCounted: true }] as const);

/** The count and the name of a line; one copy where no count is written. */
const countOf = (line: string): Counted =>
  parseCountForms(line, COUNTS)[0] ?? { name: line, count: 1, isCounted: false };
