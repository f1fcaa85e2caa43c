import type { Dictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { type SizeDoubt, type WeighedLine, writeKeptSizes } from "@/lib/decks/lists/part-sizes";
import { cutAtWord, formatLines, LONGEST_QUOTE } from "./list-quotes";
import type { ListChoice, SizeNote } from "./list-report";

type Edit = (text: string, line: WeighedLine) => string;
type SizeWords = {
  readonly report: Dictionary["listReport"];
  /** Names of the deck and of what is beside it. */
  readonly parts: readonly string[];
  readonly lang: Lang;
};
/** How a list is written so that a line is no card, or a card for good, or states the number of cards that was read. */
type SizeEdits = {
  readonly leaveOut: Edit;
  readonly count: Edit;
  readonly correctSum: (text: string, line: number) => string;
};

/** Returns the question about parts of a list with unusual sizes; null without a doubt. */
export function createSizeNote(
  { report, parts, lang }: SizeWords,
  doubt: SizeDoubt | null,
  { leaveOut, count, correctSum }: SizeEdits,
): SizeNote | null {
  if (doubt === null) return null;
  const { parts: unusual, sizes } = doubt;
  const sums = unusual.flatMap(({ stated }) => stated);
  const keep = (text: string) => `${sums.reduce(correctSum, text).trimEnd()}\n\n${writeKeptSizes(sizes)}`;
  const rows = unusual.flatMap(({ found, usual, lines }) =>
    lines.map((line) => {
      const label = format(report.count, { line: cutAtWord(`${line.count} ${line.name}`, LONGEST_QUOTE) });
      const choices: readonly ListChoice[] =
        found > usual
          ? [
              { does: "leaveOut", label: report.leaveOut, apply: (text) => leaveOut(text, line) },
              { does: "count", label: report.keepCard, apply: (text) => count(text, line) },
            ]
          : [{ does: "count", label, apply: (text) => count(text, line) }];
      return { key: `${line.line} ${line.name}`, line: line.line, quote: line.text, text: null, choices };
    }),
  );
  return {
    text: unusual
      .map(({ part, found, usual, stated }) => {
        const words = stated.length > 0 ? report.sizeStated : report.size;
        return formatPlural(lang, words, found, { part: parts[part] ?? "", usual });
      })
      .join(" "),
    choices: [
      ...unusual.flatMap(({ found, usual, only, lines }): readonly ListChoice[] => {
        const chosen = lines.filter(({ line }) => only.includes(line));
        if (found < usual || chosen.length < 2) return [];
        const label = format(report.leaveOutLines, { lines: formatLines(only) });
        return [{ does: "leaveOut", label, apply: (text) => chosen.reduceRight(leaveOut, text) }];
      }),
      { does: "count", label: report.keepSize, apply: keep },
    ],
    rows: rows.map((row) => ({ ...row, quote: cutAtWord(row.quote, LONGEST_QUOTE) })),
  };
}
