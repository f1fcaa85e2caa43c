import type { ReactNode } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { cutAtWord, cutLines, formatLines, isInList, isNameLike, LONGEST_QUOTE } from "@/app/ui/editor/list-quotes";
import { type ListChoice, type ListNote, ListReport, type SizeNote } from "@/app/ui/editor/list-report";
import { createSizeNote } from "@/app/ui/editor/size-note";
import { WRITTEN_HEADINGS } from "@/lib/mtg/decks/lists/asked-headings";
import { readCardLines } from "@/lib/mtg/decks/lists/card-lines";
import {
  findWordyLines,
  getLineReadings,
  leaveOutLines,
  splitLines,
  takeReading,
} from "@/lib/mtg/decks/lists/line-readings";
import { findSizeDoubt, isPlainCard } from "@/lib/mtg/decks/lists/part-sizes";
import { MAX_NAME_LENGTH, type UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";

type Props = {
  text: string;
  verdict?: string;
  unread: readonly UnreadLine[];
  /** Numbers of comment lines, from 1. */
  remarks?: readonly number[];
  lang: Lang;
  /** Renders the line number, such as a link to the line. */
  renderPlace: (line: number) => ReactNode;
  /** Takes the text with the reading that was chosen for a line. */
  onText: (text: string) => void;
};

/** Renders the unread or doubtful lines of a list, each with a button for every other reading. */
export function DoubtfulLines({ text, verdict = "", unread, remarks = [], lang, renderPlace, onText }: Props) {
  const form = useWords("mtgGoldfish.form");
  const report = useWords("listReport");
  const doubt = findSizeDoubt(text);
  const size = findSizeNote({ form, report }, doubt, lang);
  const stated = doubt?.parts.flatMap((part) => part.stated) ?? [];
  // The question about a size tells the sums too.
  const others = unread.filter(({ why, line }) => why !== "SUM" || !stated.includes(line));
  const notes = findListNotes({ form, report }, text, others, remarks);
  return <ListReport {...notes} {...{ text, verdict, size, lang, renderPlace, onText }} />;
}

/** Returns the question about parts with unusual sizes; 75 cards alone may be a deck and its sideboard. */
function findSizeNote(
  { form, report }: NoteWords,
  doubt: ReturnType<typeof findSizeDoubt>,
  lang: Lang,
): SizeNote | null {
  const words = { report, parts: [form.sections.main, form.sections.side], lang };
  const note = createSizeNote(words, doubt, {
    leaveOut: (text, { line }) => leaveOutLines(text, [line]),
    count: (text, { line, name, count }) => takeReading(text, line, `${count} 《${name}》`),
    correctSum,
  });
  const sideFrom = doubt?.sideFrom;
  if (note === null || sideFrom === undefined) return note;
  const apply = (text: string) =>
    text
      .split(/\r\n?|\n/u)
      .toSpliced(sideFrom - 1, 0, WRITTEN_HEADINGS.side)
      .join("\n");
  const choice: ListChoice = { does: "count", label: format(report.sideFrom, { n: sideFrom }), apply };
  return { ...note, choices: [choice, ...note.choices] };
}

/** Returns a text in which a line states the number of cards that was read. */
function correctSum(text: string, line: number): string {
  const doubt = readCardLines(text).find((one) => one.line === line && one.sums !== undefined);
  const written = splitLines(text)[line - 1] ?? "";
  if (doubt?.sums === undefined) return text;
  const [reading] = getLineReadings(written, { line, text: doubt.raw, why: "SUM", ...doubt.sums });
  return reading === undefined ? text : takeReading(text, line, reading);
}

type NoteWords = { readonly report: Dictionary["listReport"]; readonly form: Dictionary["mtgGoldfish"]["form"] };

/** Returns the questions about unread or doubtful lines, and the lines that are no cards or left out by the list. */
function findListNotes(words: NoteWords, list: string, unread: readonly UnreadLine[], remarks: readonly number[]) {
  const cards = new Set(readCardLines(list).flatMap(({ line, why }) => (why === null ? [line] : [])));
  const lines = splitLines(list);
  // A line is asked about once for each reason.
  const doubts = [...new Map(unread.map((one) => [toKey(one), one])).values()];
  const wordy = new Set(findWordyLines(list, doubts));
  const told = new Set(doubts.map(({ line }) => line));
  const questions: ListNote[] = [];
  const others: ListNote[] = [];
  for (const doubt of doubts) {
    const written = lines[doubt.line - 1] ?? "";
    const choices = listChoices(words, written, doubt);
    const isLeftOut = LEFT_OUT.includes(doubt.why);
    const isOther = isLeftOut || isApart(doubt, written, choices, (line) => cards.has(line), wordy.has(doubt));
    const text = format(words.form.why[doubt.why], { stated: doubt.stated ?? 0, found: doubt.found ?? 0 });
    const isCard = cards.has(doubt.line) || (doubt.why === "UNCLEAR" && isPlainCard(doubt.text));
    const note = { key: toKey(doubt), line: doubt.line, quote: quoteOf(written, doubt.text), isCard };
    if (isOther) others.push({ ...note, text: isLeftOut ? text : null, choices: choices.filter(isCounting) });
    else questions.push({ ...note, text, choices });
  }
  const comments = [...new Set(remarks)].filter((line) => !told.has(line));
  const toComment = (line: number): ListNote => {
    return { key: `${line}`, line, quote: quoteOf(lines[line - 1] ?? "", ""), text: null, choices: [] };
  };
  return { questions, others: [...others, ...comments.map(toComment)] };
}

const toKey = ({ line, why, text, choices = [] }: UnreadLine): string => `${line} ${why} ${text} ${choices}`;

/** What the list itself leaves out. */
const LEFT_OUT: readonly UnreadLine["why"][] = ["ASIDE", "LEFT_OUT", "COMPANION"];

/** The fewest numbers of a long line that may be a list. */
const FEWEST_COUNTS = 4;

/** Returns whether a line is words or numbers that stand apart from the cards, or can only be left out. */
function isApart(
  { why, line, text }: UnreadLine,
  written: string,
  choices: readonly ListChoice[],
  isCard: (line: number) => boolean,
  isWordy: boolean,
): boolean {
  if (why === "UNCLEAR") return choices.length > 0 && choices.every(({ does }) => does === "leaveOut");
  if (why === "LONG_NAME") return (written.match(/\d+/gu) ?? []).length < FEWEST_COUNTS;
  if (why === "NO_NAME") return !isInList(line, isCard);
  return isWordy && !(isNameLike(text) && isInList(line, isCard));
}

const isCounting = ({ does }: ListChoice): boolean => does !== "leaveOut";

/** The longest text of a line that a doubt has. */
const CUT_LENGTH = 120;

/** The quote of a line, or of the part of it that is in doubt. */
const quoteOf = (written: string, part: string): string =>
  cutAtWord(part === "" || part.length >= CUT_LENGTH ? written : part, LONGEST_QUOTE);

function listChoices({ report, form }: NoteWords, written: string, doubt: UnreadLine): readonly ListChoice[] {
  const { line, why, surplus, text } = doubt;
  const readings = getLineReadings(written, doubt).filter((one) => !one.split("\n").some((row) => isTooLong(row)));
  const taken = readings.map((reading): ListChoice => {
    const apply = (list: string) => takeReading(list, line, reading);
    if (why === "HEADING" || why === "ASIDE") {
      if (isComment(reading)) return { does: why === "ASIDE" ? "heading" : "leaveOut", label: report.noHeading, apply };
      const zone = reading === WRITTEN_HEADINGS.side ? form.sections.side : form.sections.main;
      return { does: "heading", label: format(report.heading, { zone }), apply };
    }
    if (isComment(reading) || withoutSpaces(reading) === withoutSpaces(written.replace(text, "")))
      return { does: "leaveOut", label: report.leaveOut, apply };
    return { does: "count", label: labelReading(report, doubt, reading), apply };
  });
  // Two readings under one label are one card, in brackets and without.
  const distinct = taken.filter(({ label }, at) => taken.findIndex((one) => one.label === label) === at);
  if (surplus === undefined) return distinct;
  const label = format(report.leaveOutLines, { lines: formatLines(surplus) });
  return [...distinct, { does: "leaveOut", label, apply: (list) => leaveOutLines(list, surplus) }];
}

const isComment = (reading: string): boolean => reading.startsWith("//") && !reading.includes("\n");
/** A card whose name is longer than names are: a line of prose. */
const isTooLong = (row: string): boolean => !row.startsWith("//") && row.length > MAX_NAME_LENGTH + 20;
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, "");
const lettersOf = (text: string): string => text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");

const withoutDigits = (text: string): string => text.normalize("NFKC").replace(/\d/gu, "").trim();

function labelReading(report: NoteWords["report"], { why, text, found }: UnreadLine, reading: string): string {
  if (why === "SUM" && withoutDigits(reading) === withoutDigits(text)) return format(report.change, { n: found ?? 0 });
  if (lettersOf(reading) === `1${lettersOf(text)}`) return report.countOne;
  return format(report.count, { line: cutLines(reading.replace(/《([^《》]*)》/gu, "$1")) });
}
