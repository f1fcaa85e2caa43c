import { isBasicLand, isKnownName } from "@/engine/mtg/deck";
import { stripForumMarks } from "@/lib/decks/lists/forum-marks";
import { isPageLine } from "@/lib/decks/lists/page-lines";
import { countOf, DECK_SIZE, isCount } from "./list-counts";
import { findSetCodes, LONGEST_LINE, splitEntries, stripDecoration, tidyLine } from "./list-decoration";
import { findCategory, headingOf, isAsideHeading, parseListHeading, parseMarkedSide, sectionOf } from "./list-headings";
import { type CountedName, type ParsedLine, splitPageLines, stripElements } from "./list-markup";
import { stripRemark } from "./list-remarks";
import { cutName, findShapeDoubt, hasOddWord } from "./name-shape";
import { isOtherCount, readSumLine } from "./sum-lines";
import { findRowCard, parseRow } from "./table-cells";
import { HALVES, readNamedCard } from "./table-row";
import { stripBlanks } from "./text-columns";

/** A remark of the writer. A split card has `//` within its name, so that only a line that begins with it is one. */
const COMMENT = /^(?:\/\/|#|;|※|--|==|[|:\-\s=+]+$)/u;
const REMARK = /\s(?:#(?!\d)|※|<-).*$/u;
/** A remark in small letters behind a name with a capital one: halves of a split card have both. */
const SLASHED_REMARK = /^([^/]*\p{Lu}[^/]*?)\s\/\/\s?\p{Ll}.*$/u;
/** A bullet or number before an entry. A number with a dot is a position, not a count. */
const BULLET = /^(?:[-–—*•+◦▪▫‣∙·●○■□◆◇▶►]\s+(?:\[[ x]\]\s+)?|・\s*|\d{1,3}[.)]\s+)/iu;
/** A line with the deck's name, alone or in a comment. */
const TITLE = /^(?:deck ?name|name|title|deck|デッキ名|デッキ)\s?[:=]\s*(\S.*)$/iu;
/** Heads of tables. */
const TABLE_HEAD = /^"?(?:count|quantity|qty|amount|枚数)"?[,;]/iu;
/** URLs, and facts on a deck that programs write. */
const NO_CARD =
  /^(?:https?:\/\/|(?:name|title|author|player|format|event|date|from|newsgroups|subject|lines|organization|message-id|references|reply-to|sender|path|x-[a-z-]+|creator|archetype|deck ?date|place|rank|record|source|description|deck ?type|deck ?name|layout [a-z]+|デッキ名|作者|プレイヤー|使用者|大会|大会名|フォーマット|アーキタイプ|日付|順位)\s?[:：=]|\(c\)\s?\d|©|copyright\s|number ?cards\b|(?:price\s?:\s?[$€£¥]|(?:views|salt|color|colors|[a-z]+ bracket)\s?:)|(?:deck|list|built|created|designed|played) by\s|(?:[-*+•]\s+)?~~[^~]*~~$)/iu;
/** Which rows of a long table a page shows: `1-22 of 22`. */
const PAGES = /^\d+\s?(?:[-–~]|to|bis|à|a|al|até)\s?\d+\s?(?:of|von|sur|de|di|\/)\s?\d+$/iu;
/** A time in front of what somebody writes: `[21:14] words`. */
const TIME = /^[[(]?\d{1,2}:\d\d.*\p{L}|^\p{L}.*\d.*\s\d{1,2}:\d\d(?::\d\d)?$/u;
/** An element of a deck file, or of a page that is not one around words of a list. */
const ELEMENT = /^<(?:[?!/]|\w+\s[^<>]*=|\w+>.*<\/).*>$/u;
const SIDE = /^(?:(?:sb|side|サイド)\s?[:：]\s*|[[(](?:sb|side|サイド)[\])]\s*|sb\s+(?=\d))/iu;
const POOL = /^(?:pool|プール)\s?[:：]\s*/iu;
/** A part of the list in brackets behind a card: `4 Name (SB)`. */
const PART_BEHIND =
  /\s?[([](main(?:board|deck)?|sb|side(?:board)?|メイン(?:ボード)?|サイド(?:ボード)?)[)\]]|\s(?:[-–]\s)?#?(SB)$/iu;
/** A heading with the cards behind it in the same line: `Creatures: 4 Name, 4 Name`. */
const OPENING = /^([^:：]{2,40})[:：]\s*(\d{1,3}x?\s.+)$/iu;
/** A heading with the only card of its part behind it: `Commander: Name`. */
const NAMED = /^(?:commander|companion|統率者|相棒)\s?[:：]\s*(\p{L}.*)$/iu;
/** Where the next heading begins in a line with several: `Creatures: 4 Name; Lands: 20 Name`. */
const NEXT_OPENING = /\s*[;；|／]\s*(?=[^\d:：;；][^:：;；]{1,40}[:：]\s*\d)/u;
/** Where the sideboard begins within a line: `4 Name, 4 Name; SB: 2 Name`. */
const NEXT_SIDE = /[\s,;、。.|／]+(?=(?:sb|side(?:board)?|サイド(?:ボード)?)\s?[:：]\s*[\d《])/iu;

/** Parses the entries of a line: several if it contains several headings or cards, otherwise the whole line. */
export function readListLines(written: string): readonly ParsedLine[] {
  if (written.trimStart().startsWith("//")) return [readListLine(written)];
  return splitPageLines(stripBlanks(stripForumMarks(written))).flatMap((line) => {
    const parts = line.length > LONGEST_LINE ? [line] : line.split(NEXT_OPENING);
    const opened = OPENING.test(tidyLine(parts[0] ?? "")) ? parts : [line];
    return opened
      .flatMap((part) => (part.length > LONGEST_LINE ? [part] : part.split(NEXT_SIDE)))
      .flatMap(readOpenedLine);
  });
}

/** A label in its writer's own words, and one of cards that are taken in or out. */
const OWN_LABEL = /^\p{Lu}[^\d:.!?]*$/u;
const PLAN = /^(?:in|out|cut|add(?:ed)?|against|vs|versus|contre|gegen|contra|contro|trades?|proxies|proxy)\b/iu;

/** Parses words in front of several cards in a line; null for words that are no label. */
function readLabel(head: string): Extract<ParsedLine, { readonly is: "heading" }> | null {
  if (head === "" || SIDE.test(`${head}:`) || POOL.test(`${head}:`)) return null;
  if (isAsideHeading(head)) return { is: "heading", part: "aside", sum: null };
  const isOwn = OWN_LABEL.test(head) && !PLAN.test(head) && !hasOddWord(head);
  return parseListHeading(head) ?? (isOwn ? { is: "heading", part: null, sum: null, own: true } : null);
}

function readOpenedLine(raw: string): readonly ParsedLine[] {
  const line = tidyLine(raw);
  // What counts parts of the list is none of them.
  const sums = readSumLine(line);
  if (sums.length > 0) return sums.length > 1 ? sums : [readListLine(raw)];
  const [, named] = NAMED.exec(line) ?? [];
  if (named !== undefined) return [line.slice(0, -named.length), `1 ${named}`].map(readListLine);
  const [, head = "", cards = ""] = OPENING.exec(line) ?? [];
  const heading = readLabel(head);
  // What a remark counts is no card: `3 Name # 2 of mine, 1 borrowed`.
  const entries = splitEntries(heading === null ? raw.replace(/\s#\s.*$/u, "") : cards);
  const isCards = entries.length > 1 && entries.every((entry) => /^\d{1,3}x?\s*\p{L}/iu.test(entry));
  if (heading !== null && (isCards || !heading.own)) return [heading, ...entries.map(readListLine)];
  const isSum = entries.some((entry) => parseListHeading(tidyLine(entry))?.part);
  return (entries.length < 2 || isSum || heading !== null ? [raw] : entries).map(readListLine);
}

/** Reads one line of a pasted list that holds one entry. */
function readListLine(raw: string): ParsedLine {
  const plain = stripElements(raw);
  if (plain !== null) return plain.trim() === "" ? ORNAMENT : readListLine(plain);
  const line = tidyLine(raw).replace(/^"(\d[^"]*)",?$/u, "$1");
  if (/^`{3}\w*$/u.test(line)) return ORNAMENT;
  if (/^[*+~_…・•`]*(?:\s[*+~_…・•]+)*$/u.test(line)) return raw.trim() === "" ? { is: "gap" } : ORNAMENT;
  if (isAsideHeading(line)) return { is: "heading", part: "aside", sum: null };
  if (COMMENT.test(line)) return readComment(line);
  const heading = parseListHeading(line) ?? parseMarkedSide(raw);
  if (heading !== null) return heading;
  if (ELEMENT.test(line) || TABLE_HEAD.test(tidyLine(raw.replaceAll("\t", ",")))) return ORNAMENT;
  const title = TITLE.exec(line)?.[1];
  if (title !== undefined) return { is: "nothing", as: "title", name: title };
  if (PAGES.test(line)) return REMARK_LINE;
  if (TIME.test(line) && !isPageLine(raw.trim())) return { is: "unread", why: "NO_COUNT" };
  if (NO_CARD.test(line) || NO_CARD.test(raw.trim()) || isPageLine(raw.trim())) return REMARK_LINE;
  const [sum, ...sums] = readSumLine(line);
  if (sum !== undefined && sums.length === 0) return sum;
  if (line.length > LONGEST_LINE) return { is: "unread", why: "LONG_NAME" };
  return cardLineIn(raw, line);
}

const ORNAMENT = { is: "nothing", as: "ornament" } as const;
const REMARK_LINE = { is: "nothing", as: "remark" } as const;

/** A heading in its writer's own words between strokes, with a sum: `-- Mana [24] --`. */
const RULED_HEADING = /^[-=]{2,}\s*\p{L}[^\d()[\]]*[([](\d{1,3})[)\]][-=\s]*$/u;

/** A remark, which may be a heading or name the deck. A card behind strokes may be one in a list of its own marks. */
function readComment(line: string): ParsedLine {
  const text = line.replace(/^[/#;※\s]+/u, "");
  const name = TITLE.exec(text)?.[1];
  if (name !== undefined) return { is: "nothing", as: "title", name };
  if (isAsideHeading(text)) return { is: "heading", part: "aside", sum: null };
  const heading = parseListHeading(text);
  if (heading !== null) return heading;
  const [, sum] = RULED_HEADING.exec(line) ?? [];
  if (sum !== undefined) return { is: "heading", part: null, sum: Number(sum), own: true };
  if (/^(?:--|==)/u.test(line) && readAsCard(line.replace(/^[-=\s]+|[-=\s]+$/gu, "")).isCounted)
    return { is: "unread", why: "UNCLEAR" };
  return /[\p{L}\d]/u.test(line) ? REMARK_LINE : ORNAMENT;
}

function cardLineIn(raw: string, line: string): ParsedLine {
  const [, enclosed, bareSide = ""] = PART_BEHIND.exec(line) ?? [];
  const behind = enclosed ?? bareSide;
  const cells = findRowCard(raw.replace(SIDE, ""));
  const category = findCategory(line);
  const marked = SIDE.test(line) ? "side" : POOL.test(line) ? "pool" : sectionOf(behind || cells?.part);
  const place = { part: marked ?? category?.part ?? null, isCategorized: category !== null, sets: findSetCodes(line) };
  const written = line
    .replace(SIDE, "")
    .replace(PART_BEHIND, "")
    .replace(POOL, "")
    .replace(BULLET, "")
    .replace(/^[([][A-Z0-9]{2,6}[)\]]\s+(?=\d{1,3}x?\s)/iu, "")
    .replace(REMARK, "")
    .replace(/^(\d.*\S)\s?[,:]$/u, "$1")
    .replace(SLASHED_REMARK, "$1");
  const bare = stripRemark(written);
  const row = parseRow(raw);
  if ((row?.left && row.right) || RANKED.test(raw)) return { is: "unread", why: "UNCLEAR" };
  if (cells === null && findUnclearReadings(bare).length > 0) return { is: "unread", why: "UNCLEAR" };
  const card =
    cells === null
      ? readNamedCard(bare, countOf)
      : readNamedCard(tidyLine(cells.name), (name) => ({ name, count: cells.count, isCounted: true, form: "lead" }));
  // The furniture of a page: "Print | Share".
  if (cells === null && /\s\|\s(?![A-Z0-9]{2,6}$)/u.test(bare))
    return { is: "unread", why: card.isCounted ? "UNCLEAR" : "NO_COUNT" };
  // A word for cards that is not one of them, as below a block: "24 Lands".
  if (headingOf(card.name) !== null) return parseListHeading(bare) ?? { is: "unread", why: "NO_COUNT" };
  if (!/\p{L}/u.test(card.name)) return { is: "unread", why: "NO_NAME" };
  // What is left of a fraction, a number of thousands, a second count or a file of another kind.
  // More copies of a card than a deck has cards are a year or another number: `98 Worlds`.
  const isMany = isCount(card.count) && card.count > DECK_SIZE && !isBasicLand(card.name);
  const isOther = card.form === "lead" && !bare.includes("《") && (isMany || isOtherCount(card.name));
  const isRest =
    card.isCounted &&
    /^(?:[^\p{L}\p{N}"“'’+_&《「『]|0|\d{1,2}\s)|(?<!\d)[,;]\s?\d{1,3}(?:x?\s|x)\p{L}|^[A-Z0-9]{2,5},\S/u.test(
      card.name,
    );
  if (isRest || isOther || /^"[^"]+"\s*:/u.test(bare)) return { is: "unread", why: "UNCLEAR" };
  if (
    !card.isCounted &&
    (/(?:[\p{L}:]\s|^\+?)\d{1,2}x?\s\p{L}|:$/u.test(card.name) || /\d\s?cop(?:y|ies)\b|\p{L}\s\S+枚$|。$/iu.test(bare))
  )
    return { is: "unread", why: "NO_COUNT" };
  const shape =
    cells !== null || raw.includes("《") || !card.isCounted || card.form === "bracket"
      ? null
      : findShapeDoubt(card.name);
  if (shape === "UNCLEAR") return { is: "unread", why: shape };
  const isOne = cells !== null || isKnownName(card.name) || findJoinedReadings(bare).length === 0;
  const isRowCut = cells !== null && (cells.rest ?? []).length > 0;
  if (isRowCut && cells.header !== undefined)
    return { is: "card", ...card, ...place, doubt: "CELLS", choices: [cells.header] };
  const doubt = isRowCut || bare !== written ? "REMARK" : isOne ? shape : "ONE_NAME";
  return { is: "card", ...card, ...place, doubt };
}

/** Reads a line as a card, even if other readings are possible. */
export const readAsCard = (raw: string): CountedName =>
  readNamedCard(stripRemark(tidyLine(raw).replace(SIDE, "").replace(BULLET, "")), countOf);

/** A count for the deck and one for the sideboard: `3/1 Name`, `3+1 Name`. */
const SHARED = /^(\d{1,2})[/+](\d{1,2})\s(?=\p{L})(.+)$/u;
/** Cells with a number on either side of a name, of which one may be its place. */
const RANKED = /^\s*(\d{1,3})\t+([^\t]*\p{L}[^\t]*)\t+(\d{1,3})\s*$/u;
/** A count in words, which may also begin a name. */
const WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const WORDED = new RegExp(`^(${WORDS.join("|")})\\s(?=\\p{L})(.+)$`, "iu");
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
  const [, deck, side, shared] = SHARED.exec(text) ?? [];
  if (shared !== undefined) {
    const both = [deck === "0" ? "" : `${deck} ${shared}`, side === "0" ? "" : `SB: ${side} ${shared}`].filter(Boolean);
    return [both.join("\n"), `${deck} ${shared}`, `${side} ${shared}`].filter((one) => one !== "" && !/^0/u.test(one));
  }
  const [, word = "", worded] = isKnownName(text) ? [] : (WORDED.exec(text) ?? []);
  if (worded !== undefined)
    return [list([stripRemark(`${WORDS.indexOf(word.toLowerCase()) + 1} ${worded}`)]), list([`1 《${text}》`])];
  const columns = text.split(/(?<=^\d{1,3}x?\s\p{L}[^()[\]]*)(?<![-–—])\s(?=\d{1,2}x?\s\p{L})/iu);
  const whole = list([text.replace(/^(\d+)x?\s(.*)$/iu, "$1 《$2》")]);
  if (columns.length > 1 && columns.every((column) => COLUMN.test(column))) return [list(columns), whole];
  const [, count, each, joined = ""] = JOINED.exec(text) ?? [];
  const names = joined.split(/,\s(?:and\s)?|\s[/&]\s|\sand\s/iu);
  const scripts = new Set(names.map((name) => /[^\p{ASCII}\p{Script=Latin}]/u.test(name)));
  const isSeveral = each !== undefined || (scripts.size === 1 && !isKnownName(joined) && names.some(isKnownName));
  return count === undefined || !isSeveral ? [] : [list(names.map((name) => `${count} ${name}`)), whole];
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

/**
 * Returns the readings of a line whose name has an unusual form: the name up to what is unusual, a remark, and the whole
 * name in brackets.
 */
export function findShapeReadings(written: string): readonly string[] {
  const [part = ""] = SIDE.exec(tidyLine(written)) ?? [];
  const { name, count } = readAsCard(written);
  const cut = cutName(name);
  return [
    ...(/\p{L}/u.test(cut) && cut !== name ? [`${part}${count} ${cut}`] : []),
    `// ${written.trim()}`,
    `${part}${count} 《${name}》`,
  ];
}
