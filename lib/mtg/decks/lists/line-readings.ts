import { isKnownName } from "@/engine/mtg/deck";
import { readChat } from "@/lib/decks/lists/chat-lines";
import { JOINED_LINE, joinLines } from "@/lib/decks/lists/list-lines";
import { toRemark } from "./asked-headings";
import { readCardLines } from "./card-lines";
import { isCount } from "./list-counts";
import { LONGEST_LINE, stripBareRemark, tidyLine } from "./list-decoration";
import { parseListHeading } from "./list-headings";
import { readListLines } from "./list-line";
import { findJoinedReadings, findShapeReadings, findUnclearReadings, readAsCard } from "./name-readings";
import { cutName, findShapeDoubt, hasOddWord } from "./name-shape";
import type { UnreadLine } from "./pasted-list";
import { parseRow } from "./table-cells";

/** Counts for the deck and the sideboard in a remark. */
const SHARED = /\((\d+)\s?(?:main|メイン)\D+(\d+)\s?(?:side|sb|サイド)/iu;

/** Returns clear rewrites of an ambiguous line: as a comment, as a card, or with the correct total; empty for none. */
export function getLineReadings(line: string, doubt: UnreadLine): readonly string[] {
  if (doubt.surplus !== undefined) return doubt.choices ?? [];
  const { text } = doubt;
  const at = line.indexOf(text);
  const isPart =
    at >= 0 &&
    text !== "" &&
    text.length < line.trim().length &&
    /^$|\s{2}$/u.test(line.slice(0, at).trimStart()) &&
    /^(?:\s{2}|$)/u.test(line.slice(at + text.length));
  if (!isPart || doubt.choices) return withLeaveOut(doubt.choices ?? readingsOf(line, doubt), line, doubt);
  // A part of a line in columns keeps the other parts and their places.
  const [, gap = ""] = /^(\s*)/u.exec(line.slice(at + text.length)) ?? [];
  const put = (by: string) =>
    (line.slice(0, at) + by.padEnd(text.length + gap.length) + line.slice(at + text.length + gap.length)).trimEnd();
  return withLeaveOut(readingsOf(text, doubt), text, doubt)
    .filter((reading) => !reading.includes("\n"))
    .map((reading) => put(reading.startsWith("//") ? "" : reading));
}

/** Doubts at lines of which every one may be left out. */
const LEAVABLE: ReadonlySet<UnreadLine["why"]> = new Set(["ONE_NAME", "REMARK", "UNCLEAR", "SUM"]);

/** Returns readings with the line as a remark among them, unless it is the heading of a part. */
function withLeaveOut(readings: readonly string[], line: string, { why }: UnreadLine): readonly string[] {
  const isHeading = why === "SUM" && readListLines(line).some((one) => one.is === "heading" && one.part !== null);
  const isLeftOut = readings.some((reading) => reading.startsWith("//"));
  return isHeading || isLeftOut || !LEAVABLE.has(why) ? readings : [...readings, toRemark(line)];
}

/** A label with cards behind it, parted by commas: `DARK STUFF: 4 Name (good), 4 Name`. */
const LABELED = /^(?:([^\d:]{2,40}):\s*)?(\d{1,2}x?\s.*,\s*\d{1,2}x?\s.+)$/iu;
/** A name with two counts in words: `Name, 3 or 4 - 3 right now`. */
const EITHER = /^(\p{L}[^\d]*?)[\s,:–-]+(\d{1,2})\s(?:or|oder|ou|o)\s(\d{1,2})(?!\d).*$/iu;

/** Returns the cards behind a label, one a line below it, without remarks; null for other lines. */
function splitLabeled(line: string): string | null {
  const [, label, cards] = LABELED.exec(tidyLine(line)) ?? [];
  if (cards === undefined) return null;
  const names = cards.replace(/\s\([^()]*\)/gu, "").split(/,\s*(?=\d{1,2}x?\s\p{L})/iu);
  const isCards = names.every((name) => /^\d{1,2}x?\s\p{L}[^,\d]*(?:,\s\p{L}[^,\d]*)?$/iu.test(name));
  if (names.length < 2 || !isCards) return null;
  const heading = label === undefined ? [] : [parseListHeading(label) === null ? toRemark(label) : label];
  return [...heading, ...names].join("\n");
}

function readingsOf(line: string, { why, stated, found }: UnreadLine): readonly string[] {
  const remark = `// ${line.trim()}`;
  if (line.length > LONGEST_LINE || why === "LONG_NAME" || why === "TOO_MANY_NAMES" || why === "TOO_MANY_CARDS")
    return why === "CUT" ? [] : [remark];
  const labeled = why === "REMARK" && /^\s*\d/u.test(line) ? null : splitLabeled(line);
  if (labeled !== null) return [labeled, remark];
  const [, either, least, most] = EITHER.exec(tidyLine(line)) ?? [];
  if (either !== undefined) return [`${least} ${either}`, `${most} ${either}`, remark];
  if (why === "ONE_NAME") {
    const joined = findJoinedReadings(line);
    return joined.length > 0 ? joined : findShapeReadings(line);
  }
  if (why === "COMPANION" || why === "COUNT") return [remark];
  const unclear = why === "UNCLEAR" ? findUnclearReadings(line).filter((one) => !isProse(one)) : [];
  if (unclear.length > 0) return [...unclear, remark];
  const bare = line.replace(/^\s*(?:--|==|>)[-=>\s]*|\s*[-=]+\s*$/gu, "").replace(/^\s*(\d{1,3})[.)]\s+/u, "$1 ");
  const { count, form, ...named } = readAsCard(bare);
  const name = stripBareRemark(named.name);
  const read = readListLines(line);
  const isSum = read.some(({ is }) => is === "heading" || is === "sum") || Boolean(parseRow(line)?.right);
  if (why === "UNCLEAR" && isSum) return [remark];
  // A line that is in doubt only for its place is a card for good with its name in brackets.
  if (why === "UNCLEAR" && line === bare && read.every((one) => one.is === "card" && one.doubt === null))
    return [remark, `${count} 《${name}》`];
  const plain = `${count} ${name}`;
  const isPlain = !hasOddWord(name) && readListLines(plain).every((one) => one.is === "card");
  const whole = findUnclearReadings(plain).at(-1) ?? (isPlain ? plain : `${count} 《${name}》`);
  const card = /\p{L}/u.test(name) && isCount(count) ? [whole] : [];
  const [, change] = /^\s*[+−–-](\d.*)$/u.exec(line) ?? [];
  if (change !== undefined) return [remark, change.trim(), `1 《${line.trim()}》`];
  // The beginning of a sentence may be a card.
  const cut = why === "UNCLEAR" && /^\p{Lu}/u.test(name) && findShapeDoubt(name) !== null ? cutName(name) : name;
  if (why === "NO_COUNT" || why === "NO_NAME" || why === "UNCLEAR")
    return [...(cut === name || cut === "" ? [] : [`${count} ${cut}`]), remark, ...card];
  if (why === "REMARK") {
    const [, main, side] = SHARED.exec(line) ?? [];
    return [...card, ...(main === undefined ? [] : [`${main} ${name}\nSB: ${side} ${name}`])];
  }
  if (why !== "SUM") return [];
  return form === "bracket" && !isSum ? [remark, ...card] : [replaceLast(line, `${stated}`, `${found}`)];
}

/** Whether a reading has a card whose name is the words of a sentence. */
const isProse = (reading: string): boolean =>
  reading.split("\n").some((row) => {
    const { name } = readAsCard(row.replace(/[《》]/gu, ""));
    return !isKnownName(name) && hasOddWord(name) && (findShapeDoubt(name) !== null || /[.!?]$/u.test(name));
  });

/** A line with the last of equal numbers replaced, in digits of either width. */
function replaceLast(line: string, before: string, by: string): string {
  const number = new RegExp(`(?<!\\d)${before}(?!\\d)(?!.*(?<!\\d)${before}(?!\\d))`, "u");
  return (number.test(line) ? line : line.normalize("NFKC")).replace(number, by);
}

/** Returns a text in which `by` replaces the line with number `line`, counted from 1, with what was joined to it. */
export function replaceLine(text: string, line: number, by: string): string {
  const joined = splitLines(text);
  const end = joined.findIndex((one, at) => at >= line && one !== JOINED_LINE);
  const lines = text.split(LINE_BREAK);
  return [...lines.slice(0, line - 1), by, ...(end < 0 ? [] : lines.slice(end))].join("\n");
}

/** Returns a text in which the lines with these numbers, counted from 1, are comments. */
export const leaveOutLines = (text: string, lines: readonly number[]): string =>
  mapLines(text, (line, at) => (lines.includes(at) ? `// ${line.trim()}` : line));

/** Returns a text with each line, by its number from 1, in the way that `write` gives. */
const mapLines = (text: string, write: (line: string, at: number) => string): string =>
  text
    .split(LINE_BREAK)
    .map((line, index) => write(line, index + 1))
    .join("\n");

/** A card in a reading, whose name may stand in brackets. */
const PLAIN_CARD = /^(SB: )?(\d{1,3})x? ([^《\n]+)$/gmu;

/**
 * Returns a text in which a reading replaces the line with number `line`, as `replaceLine` does. Whatever of it can be
 * read in several ways is written so that no other line is read in another way than before, unless it is a heading.
 */
export function takeReading(text: string, line: number, reading: string): string {
  const doubts = readCardLines(text).filter((one) => one.line === line);
  if (doubts.some(({ why }) => why === "HEADING" || why === "ASIDE")) return replaceLine(text, line, reading);
  const before = describeOthers(text, line, 0);
  const enclosed = reading.replace(PLAIN_CARD, "$1$2 《$3》");
  const behind = enclosed.replace(/^(SB: )?(\d{1,3}) (《[^《》\n]+》)$/gmu, "$1$3 ×$2");
  // Words that part the lines below from those above go on to do so as a comment.
  const kept = `// ${splitLines(text)[line - 1]?.trim()}\n${enclosed}`;
  const written = [reading, enclosed, behind, kept].map((by) => ({
    to: replaceLine(text, line, by),
    added: by.split("\n").length - 1,
  }));
  // A sideboard that only an empty line parts from the deck may need its marks.
  const marked = written.map(({ to, added }) => ({ to: markSideboard(text, to, line, added), added }));
  const isSettled = ({ to, added }: (typeof written)[number]) => {
    const own = readCardLines(to).filter((one) => one.line >= line && one.line <= line + added);
    const isClear = own.every(({ why }) => why === null || why === "SUM");
    return isClear && describeOthers(to, line, added).join("\n") === before.join("\n");
  };
  return [...written, ...marked].find(isSettled)?.to ?? replaceLine(text, line, reading);
}

/** Describes how the other lines of a text are read, without sums; `added` lines below `line` belong to it. */
const describeOthers = (text: string, line: number, added: number): readonly string[] =>
  readCardLines(text)
    .filter((one) => one.why !== "SUM" && (one.line < line || one.line > line + added))
    .map(({ line: at, part, why, count, name }) => `${at > line ? at - added : at} ${part} ${why} ${count} ${name}`);

/** Returns the text `to` with a mark at each line that was in the sideboard in `text` and is not any more. */
function markSideboard(text: string, to: string, line: number, added: number): string {
  const sideOf = (list: string) =>
    new Set(readCardLines(list).flatMap((one) => (one.part === "side" && one.why === null ? [one.line] : [])));
  const [before, after] = [sideOf(text), sideOf(to)];
  return mapLines(to, (one, at) => {
    const isOther = at < line || at > line + added;
    return isOther && before.has(at > line ? at - added : at) && !after.has(at) ? `SB: ${one}` : one;
  });
}

/** Returns the doubts about lines that are words alone: without a count, and no known name. */
export function findWordyLines(text: string, unread: readonly UnreadLine[]): readonly UnreadLine[] {
  const lines = text.split(LINE_BREAK);
  return unread.filter(
    ({ line, why, text: words }) =>
      why === "NO_COUNT" && lines[line - 1]?.trim().startsWith(words) && !isKnownName(words),
  );
}

const LINE_BREAK = /\r\n?|\n/u;

/** Returns the lines of a text with any line endings, each without stamps of a chat and with what a program wrapped from it. */
export const splitLines = (text: string): readonly string[] => joinLines(readChat(text.split(LINE_BREAK)).lines);
