"use client";

import { useMemo } from "react";
import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { cutAtWord, cutLines, isInList, isNameLike, LONGEST_QUOTE } from "@/app/ui/editor/list-quotes";
import { type ListChoice, type ListNote, ListReport } from "@/app/ui/editor/list-report";
import { createSizeNote } from "@/app/ui/editor/size-note";
import { partition } from "@/lib/collections";
import type { SizeDoubt, WeighedLine } from "@/lib/decks/lists/part-sizes";
import type { ListZone } from "@/lib/magmell/decks/content";
import { createLineProblem } from "@/lib/magmell/decks/lists/gather-lists";
import { isSentence, type ListProblem, writeCard } from "@/lib/magmell/decks/lists/types";

/** Returns the text with a card or a reading in the place of the problem, or with `null` without its line. */
export type RepairList = (text: string, problem: ListProblem, name: string | null) => string;

type Props = {
  text: string;
  /** What was read, such as the numbers of cards. */
  verdict?: string;
  problems: readonly ListProblem[];
  /** Numbers of lines that are comments, or words beside the list. */
  remarks?: readonly number[] | undefined;
  /** The doubt about the sizes of a pasted deck; null without one, or for a deck that somebody is writing. */
  size?: SizeDoubt | null | undefined;
  /** Whether the text has lines, or entries as JSON has. */
  entries: boolean;
  lang: Lang;
  title: FormatCardTitle;
  repair: RepairList;
  onText: (text: string) => void;
};

/** Problems of the text as a whole, which no change of a line repairs. */
const WHOLE: readonly ListProblem["code"][] = ["TOO_LONG", "MORE_DECKS"];

/** Renders the questions about the lines of a list, with the cards that may be meant, and the lines that are no cards. */
export function ListProblems({
  text,
  verdict = "",
  problems,
  remarks = [],
  size = null,
  entries,
  lang,
  title,
  repair,
  onText,
}: Props) {
  const codes = useWords("deckLists.codes");
  const zones = useWords("deckDiff.zones");
  const report = useWords("listReport");
  const sorted = useMemo(() => sortProblems(text, problems, entries), [text, problems, entries]);
  const toNote = (problem: ListProblem, isOther: boolean): ListNote => {
    const { code, line, at, sums, entries: cards } = problem;
    const part = cards.length > 1 && code !== "SHORT_NAME" ? cards[at]?.name : undefined;
    const choices = listChoices({ report, zones }, problem, title, repair);
    return {
      key: `${line}/${at}/${code}/${problem.text}`,
      line,
      quote: cutAtWord(part ?? problem.text, LONGEST_QUOTE),
      text: isOther && code !== "BESIDE_LIST" ? null : format(describe(code, choices), { ...sums }),
      choices: isOther ? choices.filter(({ does }) => does === "count") : choices,
    };
  };
  const describe = (code: ListProblem["code"], choices: readonly ListChoice[]) =>
    code === "COUNT" && choices.filter(({ does }) => does === "count").length > 1 ? report.severalCounts : codes[code];
  const lines = splitLines(text);
  const toRemark = (line: number): ListNote => {
    const quote = cutAtWord(lines[line - 1] ?? "", LONGEST_QUOTE);
    return { key: `${line}`, line, quote, text: null, choices: [] };
  };
  // The question about a size tells the sums too.
  const stated = size?.parts.flatMap((part) => part.stated) ?? [];
  const place = entries ? report.entry : report.line;
  return (
    <ListReport
      {...{ text, verdict, lang, onText }}
      size={createSizeNote(
        { report, parts: [zones.grimoire, zones.stoneDeck], lang },
        size,
        createEdits(problems, repair),
      )}
      questions={sorted.questions
        .filter(({ line, sums }) => !sums || !stated.includes(line))
        .map((one) => toNote(one, false))}
      others={[...sorted.others.map((one) => toNote(one, true)), ...remarks.map(toRemark)]}
      renderPlace={(n) => format(place, { n })}
    />
  );
}

const splitLines = (text: string): readonly string[] => text.split(/\r\n|[\n\r\u2028\u2029]/u);

/** Returns how the question about a size changes a list. */
function createEdits(problems: readonly ListProblem[], repair: RepairList) {
  return {
    leaveOut: (text: string, line: WeighedLine) => repair(text, createLineProblem("UNREADABLE", line), null),
    count: (text: string, line: WeighedLine) => {
      const reading = writeCard(line.count, line.name);
      return repair(text, createLineProblem("UNREADABLE", line, { readings: [reading] }), reading);
    },
    correctSum: (text: string, line: number) => {
      const problem = problems.find((one) => one.line === line && one.sums);
      return problem ? repair(text, problem, null) : text;
    },
  };
}

/** Returns the numbers of the lines that are asked about. */
export const findAskedLines = (text: string, problems: readonly ListProblem[], entries: boolean): ReadonlySet<number> =>
  new Set(sortProblems(text, problems, entries).questions.map(({ line }) => line));

/** Returns the problems that are questions, and those about lines that are no cards of the deck. */
function sortProblems(text: string, problems: readonly ListProblem[], entries: boolean) {
  const lines = splitLines(text);
  const isRead = (at: number) => (lines[at - 1] ?? "").trim() !== "" && !problems.some(({ line }) => line === at);
  const isOther = (one: ListProblem) => !entries && isApart(one, isRead);
  // The rest of a line of which no card was read is no question of its own.
  const isTold = ({ code, line }: ListProblem) =>
    code === "REST_IGNORED" && problems.some((one) => one.line === line && one.code === "BESIDE_LIST");
  const [others, questions] = partition(
    problems.filter((one) => !isTold(one)),
    isOther,
  );
  return { questions, others };
}

/** Returns whether a line is no card: behind a complete deck, a sentence, or words apart from the list. */
function isApart(problem: ListProblem, isRead: (line: number) => boolean): boolean {
  const { code, line, text, entries, at, suggestions, readings } = problem;
  if (code === "BESIDE_LIST" || (code === "UNREADABLE" && isSentence(text))) return true;
  if (suggestions.length > 0 || readings !== undefined) return false;
  const entry = entries[at];
  if (code === "COUNT") return entry?.known === false && !isNameLike(entry.name);
  return code === "UNREADABLE" && !(isNameLike(text) && isInList(line, isRead));
}

type ProblemWords = { readonly report: Dictionary["listReport"]; readonly zones: Dictionary["deckDiff"]["zones"] };

/** The headings that a line may be written as. */
const HEADINGS: Readonly<Record<string, ListZone>> = {
  魔導書: "grimoire",
  魔石デッキ: "stoneDeck",
  候補: "candidates",
};

/** Returns the ways to read a line: as a card or a heading of those offered, without its words, or with the right sum. */
function listChoices(
  { report, zones }: ProblemWords,
  problem: ListProblem,
  title: FormatCardTitle,
  repair: RepairList,
): readonly ListChoice[] {
  const { code, at, readings = [], suggestions, sums } = problem;
  if (WHOLE.includes(code)) return [];
  const choose = (does: ListChoice["does"], label: string, name: string | null): ListChoice => {
    return { does, label, apply: (text) => repair(text, problem, name) };
  };
  if (sums) return [choose("count", format(report.change, { n: sums.found }), null)];
  const count = (name: string, shown: string) => choose("count", format(report.count, { line: cutLines(shown) }), name);
  const read = readings.map((reading) => {
    const zone = HEADINGS[reading];
    if (zone !== undefined) return choose("heading", format(report.heading, { zone: zones[zone] }), reading);
    if (!reading.startsWith("// ")) return count(reading, reading);
    return choose("leaveOut", code === "UNKNOWN_HEADER" ? report.noHeading : report.leaveOut, reading);
  });
  const short = code === "SHORT_NAME" ? problem.entries[at]?.name : undefined;
  const cards = [...(short === undefined ? [] : [short]), ...suggestions].map((name) => count(name, title(name)));
  const isLeftOut = read.some(({ does }) => does === "leaveOut");
  return [...read, ...cards, ...(isLeftOut ? [] : [choose("leaveOut", report.leaveOut, null)])];
}
