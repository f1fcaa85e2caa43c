import type { LintFinding, LintResult } from "@/lib/magmell/catalogue/import/check/lint-card-files";
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

function said({ code, text, instead }: LintFinding): string {
  const values = { text, instead: instead ?? "" };
  if (code === "UNREAD" && instead !== null)
    return say("sentences", { first: say("lint.UNREAD", values), next: say("lint.nearest", values) });
  if (code !== "OTHER_TEXT") return say(`lint.${code}`, values);
  return say("lint.OTHER_TEXT", { text: onOneLine(text), instead: onOneLine(values.instead) });
}

const onOneLine = (text: string) => text.replaceAll("\n", "⏎");
