"use client";

import { useMemo } from "react";
import type { FormatCardTitle } from "@/app/i18n/describe-deck-problem";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { cutAtWord, isInList, isNameLike, LONGEST_LABEL, LONGEST_QUOTE } from "@/app/ui/editor/list-quotes";
import { type ListChoice, type ListNote, ListReport } from "@/app/ui/editor/list-report";
import type { ListZone } from "@/lib/magmell/decks/content";
import type { ListProblem } from "@/lib/magmell/decks/lists/types";

/** Returns the text with a card or a reading in the place of the problem, or with `null` without its line. */
export type RepairList = (text: string, problem: ListProblem, name: string | null) => string;

type Props = {
  text: string;
  /** What was read, such as the numbers of cards. */
  verdict?: string;
  problems: readonly ListProblem[];
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
export function ListProblems({ text, verdict = "", problems, entries, lang, title, repair, onText }: Props) {
  const codes = useWords("deckLists.codes");
  const zones = useWords("deckDiff.zones");
  const report = useWords("listReport");
  const asked = useMemo(() => findAskedLines(text, problems, entries), [text, problems, entries]);
  const isOther = ({ line }: ListProblem) => !asked.has(line);
  const toNote = (problem: ListProblem): ListNote => {
    const { code, line, at, sums, entries: cards } = problem;
    const part = cards.length > 1 && code !== "SHORT_NAME" ? cards[at]?.name : undefined;
    return {
      key: `${line}/${at}/${code}/${problem.text}`,
      line,
      quote: cutAtWord(part ?? problem.text, LONGEST_QUOTE),
      text: isOther(problem) ? null : format(codes[code], { ...sums }),
      choices: listChoices({ report, zones }, problem, title, repair),
    };
  };
  const place = entries ? report.entry : report.line;
  return (
    <ListReport
      {...{ text, verdict, lang, onText }}
      questions={problems.filter((one) => !isOther(one)).map(toNote)}
      others={problems.filter(isOther).map((one) => ({ ...toNote(one), choices: [] }))}
      renderPlace={(n) => format(place, { n })}
    />
  );
}

/** Returns the numbers of the lines that are asked about. */
export const findAskedLines = (text: string, problems: readonly ListProblem[], entries: boolean): ReadonlySet<number> =>
  new Set(problems.filter((one) => !isOtherProblem(one, text, problems, entries)).map(({ line }) => line));

/** Returns whether a problem is about words that are no card: none has a name like them, and they are not in the list. */
function isOtherProblem(
  { code, line, text: words, suggestions, readings }: ListProblem,
  text: string,
  problems: readonly ListProblem[],
  entries: boolean,
): boolean {
  if (code !== "UNREADABLE" || entries || suggestions.length > 0 || readings !== undefined) return false;
  if (!isNameLike(words)) return true;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  const isRead = (at: number) => (lines[at - 1] ?? "").trim() !== "" && !problems.some((one) => one.line === at);
  return !isInList(line, isRead);
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
  const apply = (name: string | null) => (text: string) => repair(text, problem, name);
  if (sums) return [{ does: "count", label: format(report.change, { n: sums.found }), apply: apply(null) }];
  const count = (name: string, shown: string): ListChoice => {
    const line = shown
      .split("\n")
      .map((row) => cutAtWord(row, LONGEST_LABEL))
      .join("\n");
    return { does: "count", label: format(report.count, { line }), apply: apply(name) };
  };
  const read = readings.map((reading): ListChoice => {
    if (reading.startsWith("// ")) {
      const label = code === "UNKNOWN_HEADER" ? report.noHeading : report.leaveOut;
      return { does: "leaveOut", label, apply: apply(reading) };
    }
    const zone = HEADINGS[reading];
    if (zone === undefined) return count(reading, reading);
    return { does: "heading", label: format(report.heading, { zone: zones[zone] }), apply: apply(reading) };
  });
  const short = code === "SHORT_NAME" ? problem.entries[at]?.name : undefined;
  const cards = [...(short === undefined ? [] : [short]), ...suggestions].map((name) => count(name, title(name)));
  const isLeftOut = read.some(({ does }) => does === "leaveOut");
  const leaveOut: ListChoice = { does: "leaveOut", label: report.leaveOut, apply: apply(null) };
  return [...read, ...cards, ...(isLeftOut ? [] : [leaveOut])];
}
