import { entriesPrintedAs } from "@/engine/mtg/rulebook";
import { ruleByNumber } from "@/lib/rules/find-rules";
import { type EntryId, findEntry } from "./entries";

/** Words that people write before a number, and the document they mean. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^(?:mtg-cr:|cr|総合ルール|comprehensive\s+rules?)\s*/iu, "mtg-cr:"],
  [/^(?:mtg-6e:|6e|6版|第6版)\s*/iu, "mtg-6e:"],
  [/^(?:mtg-8e:|8e|8版|第8版)\s*/iu, "mtg-8e:"],
  [/^(?:mtg-flow:|flow|流れ)\s*/iu, "mtg-flow:"],
  [/^(?:mtg-house:|magicの裁定|magic\s+ruling)\s*/iu, "mtg-house:"],
];

/**
 * Entries that a number means, in whatever form: an id, the number alone, with the name of its document before it, wide
 * signs, as printed by mistake. Several where documents or misprints share a number, the likeliest first; none for words.
 */
export function entriesNumbered(typed: string): readonly EntryId[] {
  const text = typed.normalize("NFKC").trim().slice(0, 60);
  const whole = findEntry(text.toLowerCase()) ?? findEntry(text);
  if (whole) return [whole.id];
  const plain = text.replace(/[\s.。、]+$/u, "");
  const ids: EntryId[] = [];
  for (const [prefix, document] of PREFIXES) {
    if (!prefix.test(plain)) continue;
    const rest = plain.replace(prefix, "");
    const found = findEntry(document + rest.toLowerCase());
    if (found) return [found.id];
    if (document === "mtg-6e:") return entriesPrintedAs(rest);
  }
  const mag = ruleByNumber(plain);
  if (mag) ids.push(mag);
  const number = plain.replace(/^(?:ルール|rule)\s*/iu, "").toLowerCase();
  if (/^\d{3}\.\d[a-z]?$/u.test(number) || /^\d\d{2}$/u.test(number)) {
    const found = findEntry(`mtg-cr:${number}`);
    if (found) ids.push(found.id);
  }
  if (/[a-z]\s*\.\s*\d/iu.test(plain)) ids.push(...entriesPrintedAs(plain));
  return [...new Set(ids)];
}
