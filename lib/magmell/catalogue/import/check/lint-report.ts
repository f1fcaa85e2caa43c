import type { LintFinding, LintResult } from "./lint-card-files";

/** Returns a lint result as lines for the terminal: every finding with its place, card and remedy, and the counts. */
export function formatLintResult({ cards, texts, findings, ok }: LintResult): string {
  const counts = `${cards} cards. Texts: ${texts.full} read in full, ${texts.partial} in part, ${texts.none} not at all.`;
  const remarks = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  const result = ok
    ? "Every text is read and written back as it is."
    : "Not every text is read and written back as it is.";
  return [...findings.map(linesOf), counts, `${remarks}. ${result}`].join("\n");
}

function linesOf(finding: LintFinding): string {
  const { file, line, column, card, number, revision, offset, code } = finding;
  return `${file}:${line}:${column} ${number} 《${card}》 from ${revision}, character ${offset + 1}\n  ${code}: ${said(finding)}`;
}

function said({ code, text, instead }: LintFinding): string {
  switch (code) {
    case "UNREAD":
      return `「${text}」 is not understood.${instead === null ? "" : ` The nearest phrase is 「${instead}」.`}`;
    case "WIDTH":
      return `「${text}」 is usually written 「${instead}」.`;
    case "SPACE":
      return "There is a space in Japanese.";
    case "NO_MARK":
      return "A line begins without ■ or ・.";
    case "NO_STOP":
      return "A line ends without 。.";
    case "BRACKET":
      return `The bracket ${text} has no other half.`;
    case "UNKNOWN_NAME":
      return `No card or token in these files is named ${text}.`;
    case "OTHER_TEXT":
      return `The text does not come back when it is written out.\n    as written:  ${quoted(text)}\n    written out: ${quoted(instead ?? "")}`;
  }
}

const quoted = (text: string) => text.replaceAll("\n", "⏎");
