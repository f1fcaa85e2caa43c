import { getRuleNumber } from "../../rulebook/rule-id";
import { MTG_RULE_IDS, MTG_RULES, type MtgRuleId } from "./rules";

/**
 * Returns the number of an entry as printed in its document: `A.1.裁定.2` for `A.1.r2`, `D.13.7` for `D.14.7`. Returns
 * `null` for notes.
 */
export function getPrintedNumber(id: MtgRuleId): string | null {
  const { kind, printed } = MTG_RULES[id];
  if (kind === "note") return null;
  return printed ?? getRuleNumber(id).replace(/\.r(\d+)/, ".裁定.$1");
}

/**
 * Returns the entries of `mtg-6e` for a number in any notation: as printed (`A.17.裁定.2`), with the English word, or as
 * an id. Width, case and dots do not matter (`K20r3b`, `T.11.5a`). Because of a misprint, some numbers match two
 * entries; the correctly numbered entry comes first.
 */
export function findEntriesByPrintedNumber(text: string): readonly MtgRuleId[] {
  const number = plainNumber(text);
  return byForm().get(number) ?? byForm().get(number.replace(/(?<=\d)[a-z]$/, ".$&")) ?? [];
}

let forms: ReadonlyMap<string, readonly MtgRuleId[]> | null = null;

/** Entries of `mtg-6e` by all forms of their numbers, correctly numbered entries first. */
function byForm(): ReadonlyMap<string, readonly MtgRuleId[]> {
  if (forms !== null) return forms;
  const found = new Map<string, MtgRuleId[]>();
  const ids = MTG_RULE_IDS.filter((id) => id.startsWith("mtg-6e:"));
  for (const isMisprint of [false, true]) {
    for (const id of ids.filter((one) => (MTG_RULES[one].printed !== undefined) === isMisprint))
      for (const form of new Set(formsOf(id))) found.set(form, [...(found.get(form) ?? []), id]);
  }
  forms = found;
  return found;
}

/** A number with dots, and with the word for rulings or notes as its letter; without the document, spaces, words before it. */
const plainNumber = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*(?:mtg-6e[:\s]|ルール|rule)?\s*/, "")
    .replace(/^([a-z])[\s.]*(?=\d)/, "$1.")
    .replace(/[\s.]*(?:裁定|ruling|r)[\s.]*(?=\d)/, ".r")
    .replace(/[\s.]*(?:注意|note|n)[\s.]*(?=\d)/, ".n")
    .replace(/\s*\.\s*/g, ".")
    .replace(/[\s.]+$/, "");

function formsOf(id: MtgRuleId): readonly string[] {
  const { kind, printed } = MTG_RULES[id];
  const own = plainNumber(getRuleNumber(id));
  return printed === undefined || kind === "part" ? [own] : [own, plainNumber(printed)];
}
