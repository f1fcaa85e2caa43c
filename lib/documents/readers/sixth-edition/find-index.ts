import type { PrintedIndexTerm } from "../types";

const INDEX = /索引(?:\([A-Za-z ]{1,60}\))? -{10,}/u;
const POINTERS = "[A-Z]\\.\\d{1,3}(?:\\.裁定\\.\\d{1,3}|\\.\\d{1,3})?";
const TARGET = `, (?:[Ss]ee (?:(?:Tournament, )?(?:Banned Cards|Restricted Cards|Phase Cost|[A-Z][a-z]{1,30}))|${POINTERS}(?:, ${POINTERS})*)`;
const JAPANESE = "\\((?<ja>(?:[^()]|\\([^()]{0,40}\\)){1,60})\\)";
/** A term in English, in Japanese in brackets, and where to look: one of the last two is there. */
const TERM = new RegExp(
  `(?<en>[A-Z](?:[^,()]|, Declaring){0,60}?)(?:${JAPANESE}(?<after>${TARGET})?|(?<alone>${TARGET})),?(?: |$)`,
  "uy",
);

/**
 * Returns the terms of the index of the general rulings summary in their order; none for a copy without an index. `text` has no
 * line breaks.
 */
export function findIndexTerms(text: string): readonly PrintedIndexTerm[] {
  const head = INDEX.exec(text);
  if (head === null) return [];
  const terms: PrintedIndexTerm[] = [];
  TERM.lastIndex = head.index + head[0].length + 1;
  for (let match = TERM.exec(text); match !== null; match = TERM.exec(text)) {
    const { en = "", ja = null, after, alone } = match.groups ?? {};
    const target = (after ?? alone ?? "").slice(2);
    const see = /^[Ss]ee (.*)$/u.exec(target)?.[1] ?? null;
    terms.push({ en, ja, pointers: see === null && target !== "" ? target.split(", ") : [], see });
  }
  return terms;
}
