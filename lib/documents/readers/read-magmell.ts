import { parseRulesFile } from "@/lib/magmell/rules/parse-rules-file";
import { getLineStart } from "./lines";
import type { DocumentContents } from "./types";

/** Returns reader of the comprehensive rules of MAGMELL: numbers and texts in lines or tables. */
export function readMagmellRules(raw: string): DocumentContents {
  const parsed = parseRulesFile(new TextEncoder().encode(raw));
  if (!parsed.ok) return { edition: null, statedOn: null, entries: [], index: [], problems: [] };
  return {
    edition: parsed.edition,
    statedOn: null,
    index: [],
    entries: parsed.rules.map(({ id, text }) => ({
      id,
      printed: id.slice("mag:".length),
      kind: "rule",
      segments: [{ kind: "statement", label: null, text }],
    })),
    problems: parsed.problems.map((problem) => ({
      at: getLineStart({ text: "", line: problem.line }),
      code: problem.code,
      printed: problem.number,
    })),
  };
}
