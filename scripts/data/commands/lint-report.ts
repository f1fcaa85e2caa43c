import type { LintFinding, LintResult } from "@/lib/magmell/catalogue/import/check/lint-card-files";
import { formatReadingChoice } from "@/lib/magmell/catalogue/model/reading-choices";
import type { DoubtReport } from "@/lib/magmell/catalogue/model/text-report";
import { say } from "../../words/command-words.mjs";

/** Formats a lint result for the terminal: every finding with its place, card and fix, and the counts. */
export function formatLintResult({ cards, texts, findings, ok }: LintResult): string {
  const counts = say("lint.counts", { ...texts, cards: say("count.card", { n: cards }) });
  const first = say("lint.findings", { n: findings.length });
  return [...findings.map(linesOf), counts, say("sentences", { first, next: say(`lint.${ok}`) })].join("\n");
}

function linesOf(finding: LintFinding): string {
  const { file, line, column, card, number, revision, offset, code } = finding;
  const place = say("lint.place", { number, card, day: revision, at: offset + 1 });
  return `${file}:${line}:${column} ${place}\n  ${code}: ${said(finding)}`;
}

function said({ code, text, instead, doubt }: LintFinding): string {
  if (code === "AMBIGUOUS") return doubtLines(text, doubt);
  const values = { text, instead: instead ?? "" };
  if (code === "UNREAD" && instead !== null)
    return say("sentences", { first: say("lint.UNREAD", values), next: say("lint.nearest", values) });
  if (code !== "OTHER_TEXT") return say(`lint.${code}`, values);
  return say("lint.OTHER_TEXT", { text: onOneLine(text), instead: onOneLine(values.instead) });
}

/** The readings of an ability, each with the value that a file writes to choose it. */
function doubtLines(text: string, { decided, options }: DoubtReport): string {
  const readings = options.map((option) =>
    say("lint.reading", {
      mark: option.inForce ? "*" : " ",
      japanese: onOneLine(option.japanese),
      english: onOneLine(option.english),
      json: JSON.stringify({ textHash: option.textHash, sentence: option.sentence, choice: option.choice }),
      cell: formatReadingChoice(option),
    }),
  );
  const title = say(decided ? "lint.decided" : "lint.open", { text, n: options.length });
  return [title, ...readings].join("\n");
}

const onOneLine = (text: string) => text.replaceAll("\n", "⏎");
