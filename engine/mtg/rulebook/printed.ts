import { numberOf } from "../../rulebook/rule-id";
import { MTG_RULE_IDS, MTG_RULES, type MtgRuleId } from "./rules";

/** The number of an entry as its document prints it: `A.1.裁定.2` of `A.1.r2`, `D.13.7` of `D.14.7`; `null` for notes. */
export function printedNumber(id: MtgRuleId): string | null {
  const { kind, printed } = MTG_RULES[id];
  if (kind === "note") return null;
  return printed ?? numberOf(id).replace(/\.r(\d+)/, ".裁定.$1");
}

/**
 * Entries of `mtg-6e` that are meant by a number in any of its forms: as printed (`A.17.裁定.2`), with the word in
 * English, as an id, wide or narrow, in any case. A misprint makes some forms mean two entries; the one that bears the
 * number rightly comes first.
 */
export function entriesPrintedAs(text: string): readonly MtgRuleId[] {
  const number = plainNumber(text);
  return MTG_RULE_IDS.filter((id) => id.startsWith("mtg-6e:") && formsOf(id).includes(number)).sort(
    (a, b) => Number(MTG_RULES[a].printed !== undefined) - Number(MTG_RULES[b].printed !== undefined),
  );
}

/** A number with the word for rulings as its letter, without the key of the document, spaces and words before it. */
const plainNumber = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*(?:mtg-6e:|ルール|rule)?\s*/, "")
    .replace(/\.?\s*(?:裁定|ruling)\s*\.?\s*/, ".r")
    .replace(/[\s.]+$/, "");

function formsOf(id: MtgRuleId): readonly string[] {
  const { kind, printed } = MTG_RULES[id];
  const own = plainNumber(numberOf(id));
  return printed === undefined || kind === "part" ? [own] : [own, plainNumber(printed)];
}
