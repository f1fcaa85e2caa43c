import { isBasicLand, isKnownName } from "@/engine/mtg/deck";
import { memoizeBounded } from "@/lib/cache";
import { isBesideDeck } from "@/lib/decks/lists/beside-cards";
import { stripForumMarks } from "@/lib/decks/lists/forum-marks";
import { isPageLine } from "@/lib/decks/lists/page-lines";
import { type EnclosedCard, readEnclosedCard } from "./enclosed-names";
import { countOf, DECK_SIZE, isCount, readMisreadCount } from "./list-counts";
import { findSetCodes, LONGEST_LINE, splitEntries, stripRemark, tidyLine } from "./list-decoration";
import { findCategory, headingOf, isAsideHeading, parseListHeading, parseMarkedSide, sectionOf } from "./list-headings";
import { ORNAMENT, type ParsedLine, REMARK_LINE, splitPageLines, stripBlanks, stripElements } from "./list-markup";
import { BULLET, findJoinedReadings, findUnclearReadings, RANKED, readAsCard, SIDE } from "./name-readings";
import { findShapeDoubt, hasOddWord } from "./name-shape";
import { isCountOfParts, isOtherCount, readSumLine } from "./sum-lines";
import { findRowCard, parseRow } from "./table-cells";
import { readNamedCard } from "./table-row";

/** A remark of the writer. A split card has `//` within its name, so that only a line that begins with it is one. */
const COMMENT = /^(?:\/\/|#|;|※|--|==|[|:\-\s=+]+$)/u;
const REMARK = /\s(?:#(?!\d)|※|<-).*$/u;
/** A remark in small letters behind a name with a capital one: halves of a split card have both. */
const SLASHED_REMARK = /^([^/]*\p{Lu}[^/]*?)\s\/\/\s?\p{Ll}.*$/u;
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
const POOL = /^(?:pool|プール)\s?[:：]\s*/iu;
/** A part of the list in brackets behind a card: `4 Name (SB)`. */
const PART_BEHIND =
  /\s?[([](main(?:board|deck)?|sb|side(?:board)?|メイン(?:ボード)?|サイド(?:ボード)?)[)\]]|\s(?:[-–]\s)?#?(SB)$/iu;
/** A heading with the cards behind it in the same line: `Creatures: 4 Name, 4 Name`. */
const OPENING = /^([^:：]{2,40})[:：]\s*(\d{1,3}x?\s.+)$/iu;
/** A heading with cards behind it that have their counts behind them: `Creatures: Name x4, Name x4`. */
const OPENING_BEHIND = /^([^\d:：]{2,40})[:：]\s*(\p{L}[^:：]*[x×(]\s?\d{1,2}\)?)[.,;]?$/iu;
/** A heading with the only card of its part behind it: `Commander: Name`. */
const NAMED = /^(?:commander|companion|統率者|相棒)\s?[:：]\s*(\p{L}.*)$/iu;
/** Where the next heading begins in a line with several: `Creatures: 4 Name; Lands: 20 Name`. */
const NEXT_OPENING = /\s*[;；|／]\s*(?=[^\d:：;；][^:：;；]{1,40}[:：]\s*\d)/u;
/** Where the sideboard begins within a line: `4 Name, 4 Name; SB: 2 Name`. */
const NEXT_SIDE = /[\s,;、。.|／]+(?=(?:sb|side(?:board)?|サイド(?:ボード)?)\s?[:：]\s*(?:[\d《]|[^:：]*[x×]\s?\d))/iu;
/** The word of the sideboard, which several cards behind it open for the lines below. */
const OPENED_SIDE = /^(?:side|サイド)\s?[:：]/iu;

const MOST_REMEMBERED = 2000;

/** Parses the entries of a line: several if it contains several headings or cards, otherwise the whole line. */
export const readListLines = (written: string): readonly ParsedLine[] =>
  written.length > LONGEST_LINE ? parseListLines(written) : rememberLine(written);

function parseListLines(written: string): readonly ParsedLine[] {
  if (written.trimStart().startsWith("//")) return [readListLine(written)];
  // Both parts in one line would begin the second one.
  const sums = written.length > LONGEST_LINE ? [] : readSumLine(tidyLine(written));
  if (sums.length > 1) return sums;
  return splitPageLines(stripBlanks(stripForumMarks(written))).flatMap((line) => {
    const parts = line.length > LONGEST_LINE ? [line] : line.split(NEXT_OPENING);
    const opened = OPENING.test(tidyLine(parts[0] ?? "")) ? parts : [line];
    return opened
      .flatMap((part) => (part.length > LONGEST_LINE ? [part] : part.split(NEXT_SIDE)))
      .flatMap(readOpenedLine);
  });
}

const rememberLine = memoizeBounded(parseListLines, MOST_REMEMBERED);

/** A label in its writer's own words, and one of cards that are taken in or out. */
const OWN_LABEL = /^\p{Lu}[^\d:.!?]*$/u;
const PLAN = /^(?:in|out|cut|add(?:ed)?|against|vs|versus|contre|gegen|contra|contro|trades?|proxies|proxy)\b/iu;

/** Parses words in front of several cards in a line; null for words that are no label. */
function readLabel(head: string): Extract<ParsedLine, { readonly is: "heading" }> | null {
  if (head === "" || SIDE.test(`${head}:`) || POOL.test(`${head}:`)) return null;
  if (isAsideHeading(head)) return ASIDE;
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
  const [, kind = "", run = ""] = line.length > LONGEST_LINE ? [] : (OPENING_BEHIND.exec(line) ?? []);
  const opening = kind === "" ? null : parseListHeading(kind);
  if (opening !== null) return [opening, ...splitEntries(run).map(readListLine)];
  const heading = readLabel(head);
  // What a remark counts is no card: `3 Name # 2 of mine, 1 borrowed`.
  const entries = splitEntries(heading === null ? raw.replace(/\s#\s.*$/u, "") : cards);
  const isCards = entries.length > 1 && entries.every((entry) => /^\d{1,3}x?\s*\p{L}/iu.test(entry));
  if (heading !== null && (isCards || !heading.own)) return [heading, ...entries.map(readListLine)];
  const isSum = entries.some((entry) => parseListHeading(tidyLine(entry))?.part);
  const read = (entries.length < 2 || isSum || heading !== null ? [raw] : entries).map(readListLine);
  return read.length > 1 && OPENED_SIDE.test(line) ? [{ is: "heading", part: "side", sum: null }, ...read] : read;
}

/** Reads one line of a pasted list that holds one entry. */
function readListLine(raw: string): ParsedLine {
  const plain = stripElements(raw);
  if (plain !== null) return plain.trim() === "" ? ORNAMENT : readListLine(plain);
  const line = tidyLine(raw).replace(/^"(\d[^"]*)",?$/u, "$1");
  if (/^`{3}\w*$/u.test(line)) return ORNAMENT;
  if (/^[*+~_…・•`]*(?:\s[*+~_…・•]+)*$/u.test(line)) return raw.trim() === "" ? { is: "gap" } : ORNAMENT;
  if (isAsideHeading(line)) return ASIDE;
  if (COMMENT.test(line)) return readComment(line);
  const heading = parseListHeading(line) ?? parseMarkedSide(raw);
  if (heading !== null) return heading;
  if (ELEMENT.test(line) || TABLE_HEAD.test(tidyLine(raw.replaceAll("\t", ",")))) return ORNAMENT;
  const title = TITLE.exec(line)?.[1];
  if (title !== undefined) return { is: "nothing", as: "title", name: title };
  if (PAGES.test(line)) return REMARK_LINE;
  const isPage = isPageLine(raw.trim());
  if (TIME.test(line) && !isPage) return NO_COUNT;
  if (isPage || NO_CARD.test(line) || NO_CARD.test(raw.trim())) return REMARK_LINE;
  const [sum, ...sums] = readSumLine(line);
  if (sum !== undefined && sums.length === 0) return sum;
  if (line.length > LONGEST_LINE) return { is: "unread", why: "LONG_NAME" };
  return cardLineIn(raw, line);
}

const ASIDE = { is: "heading", part: "aside", sum: null } as const;
const UNCLEAR = { is: "unread", why: "UNCLEAR" } as const;
const NO_COUNT = { is: "unread", why: "NO_COUNT" } as const;

/** A heading in its writer's own words between strokes, with a sum: `-- Mana [24] --`. */
const RULED_HEADING = /^[-=]{2,}\s*\p{L}[^\d()[\]]*[([](\d{1,3})[)\]][-=\s]*$/u;

/** A remark, which may be a heading or name the deck. A card behind strokes may be one in a list of its own marks. */
function readComment(line: string): ParsedLine {
  const text = line.replace(/^[/#;※\s]+/u, "");
  const name = TITLE.exec(text)?.[1];
  if (name !== undefined) return { is: "nothing", as: "title", name };
  const heading = isAsideHeading(text) ? ASIDE : parseListHeading(text);
  if (heading !== null) return heading;
  const [, sum] = RULED_HEADING.exec(line) ?? [];
  if (sum !== undefined) return { is: "heading", part: null, sum: Number(sum), own: true };
  if (/^(?:--|==)/u.test(line) && readAsCard(line.replace(/^[-=\s]+|[-=\s]+$/gu, "")).isCounted) return UNCLEAR;
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
  if ((row?.left && row.right) || RANKED.test(raw)) return UNCLEAR;
  const misread = cells !== null || isKnownName(bare) ? null : readMisreadCount(bare);
  if (misread !== null) {
    const choices = [`${misread.count} ${misread.name}`, `1 《${bare}》`].map((one) =>
      SIDE.test(line) ? `SB: ${one}` : one,
    );
    return { is: "card", ...misread, ...place, doubt: "ONE_NAME", choices };
  }
  if (cells === null && findUnclearReadings(bare).length > 0) return UNCLEAR;
  const readCell = (name: string) => ({ name, count: cells?.count ?? 1, isCounted: true, form: "lead" }) as const;
  const card = cells === null ? readNamedCard(bare, countOf) : readNamedCard(tidyLine(cells.name), readCell);
  // Tokens and sleeves are no cards of the deck, unless the line says so.
  const isBeside = behind === "" && !/[《》]/u.test(bare) && isBesideDeck(card.name) && !isKnownName(card.name);
  if (card.isCounted && isBeside) return { is: "card", ...card, ...place, part: "aside" };
  const bracketed = cells === null && /[《》]/u.test(card.name) ? readEnclosedCard(written) : null;
  if (bracketed !== null) return readEnclosed(bracketed, place, SIDE.test(line) ? "SB: " : "");
  // The furniture of a page: "Print | Share".
  if (cells === null && /\s\|\s(?![A-Z0-9]{2,6}$)/u.test(bare)) return card.isCounted ? UNCLEAR : NO_COUNT;
  // A word for cards that is not one of them, as below a block: "24 Lands".
  if (headingOf(card.name) !== null) return parseListHeading(bare) ?? NO_COUNT;
  if (!/\p{L}/u.test(card.name)) return { is: "unread", why: "NO_NAME" };
  if (card.isCounted && isCountOfParts(card.name) && !isKnownName(card.name) && !/[《<]/u.test(bare)) return UNCLEAR;
  // What is left of a fraction, a number of thousands, a second count or a file of another kind.
  // More copies of a card than a deck has cards are a year or another number: `98 Worlds`.
  const isMany = isCount(card.count) && card.count > DECK_SIZE && !isBasicLand(card.name);
  const isOther = card.form === "lead" && !bare.includes("《") && (isMany || isOtherCount(card.name));
  const isRest =
    card.isCounted &&
    !/《(?!\d)/u.test(bare) &&
    /^(?:[^\p{L}\p{N}"“'’+_&《「『]|0|\d{1,2}\s)|(?<!\d)[,;]\s?\d{1,3}(?:x?\s|x)\p{L}|^[A-Z0-9]{2,5},\S/u.test(
      card.name,
    );
  if (isRest || isOther || /^"[^"]+"\s*:/u.test(bare)) return UNCLEAR;
  if (
    !card.isCounted &&
    (/(?:[\p{L}:]\s|^\+?)\d{1,2}x?\s\p{L}|:$|[\s(][x×]?\s?\d{1,2}\)?(?:[,;、]|\sand\s)|\s[x×]\s?\d{1,2}(?!\d)/u.test(
      card.name,
    ) ||
      /\d\s?cop(?:y|ies)\b|\p{L}\s\S+枚$|。$/iu.test(bare))
  )
    return NO_COUNT;
  const isPlain = cells === null && !raw.includes("《") && card.isCounted && card.form !== "bracket";
  const shape = isPlain ? findShapeDoubt(card.name) : null;
  if (shape === "UNCLEAR") return UNCLEAR;
  const isOne = cells !== null || isKnownName(card.name) || findJoinedReadings(bare).length === 0;
  const isRowCut = cells !== null && (cells.rest ?? []).length > 0;
  if (isRowCut && cells.header !== undefined)
    return { is: "card", ...card, ...place, doubt: "CELLS", choices: [cells.header] };
  // A shop writes the set behind the name in its cell.
  const inCell = cells !== null && / [-–—]{1,2} \p{L}/u.test(card.name) && !isKnownName(card.name);
  if (inCell) {
    const choices = findJoinedReadings(`${SIDE.test(line) ? "SB: " : ""}${card.count} ${card.name}`);
    return { is: "card", ...card, ...place, doubt: "ONE_NAME", choices };
  }
  const doubt = isRowCut || bare !== written ? "REMARK" : isOne ? shape : "ONE_NAME";
  return { is: "card", ...card, ...place, doubt };
}

type PlaceInList = Pick<Extract<ParsedLine, { readonly is: "card" }>, "part" | "isCategorized" | "sets">;

/** A line with one name in brackets: with a second count, or words but no count, it is asked about. */
function readEnclosed({ rest, other, ...card }: EnclosedCard, place: PlaceInList, part: string): ParsedLine {
  const choices = [card.count, other].map((count) => `${part}${count} 《${card.name}》`);
  if (other !== undefined) return { is: "unread", why: "UNCLEAR", choices };
  if (!card.isCounted && rest !== "") return NO_COUNT;
  return { is: "card", ...card, ...place, doubt: rest === "" ? null : "REMARK" };
}
