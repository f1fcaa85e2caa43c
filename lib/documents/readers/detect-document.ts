import { isRuleId } from "@/engine/magmell/rulebook";
import type { LoadableDocumentKey } from "./types";

/** Signs of a file by which a document is recognised: the number of times they stand in it is counted. */
const SIGNS = {
  "mtg-6e": /(?<!ル)(?<![\w.])[A-Z]\.\d{1,3}(?:\.\d{1,3}|\.裁定\.\d{1,3}) - /gu,
  "mtg-cr": /^[ \t\u3000]*\d{3}\.\d{1,3}[a-z](?!\S)/gmu,
  "mtg-8e":
    /^[^。]{0,24}(?:ステップ|メイン・フェイズ\|第[12]\|)(?!\S)|^[^\s。]{1,24}[(（](?:Ability|Stack|Object|Priority|Instant|Sorcery|Mana Burn|Land Type)[)）](?!\S)/gmu,
  "mtg-flow":
    /^[ \t\u3000]*[0-9０-９] ?[-−ー–－] ?[0-9０-９] ?[:：]|^[ \t\u3000]*(?:敗北条件|勝利条件|確認事項)(?!\S)/gmu,
} as const satisfies Partial<Record<LoadableDocumentKey, RegExp>>;

const NUMBERED_LINE =
  /^[ \t\u3000#]*([0-9０-９]{3}(?:[.．][0-9０-９]{1,3}){0,5})[.．]?(?=[\s:：、]|[^\x20-\x7e０-９．]|$)/gmu;
/** One line with a number is a sentence that begins with one; a table of steps has two. */
const FEWEST = 2;

/** Returns the document that a text is, by its signs; `null` for none of them. */
export function detectDocument(raw: string): LoadableDocumentKey | null {
  const counts: [LoadableDocumentKey, number][] = Object.entries(SIGNS).map(([document, sign]) => [
    document as LoadableDocumentKey,
    raw.match(sign)?.length ?? 0,
  ]);
  const lettered = counts.find(([document]) => document === "mtg-cr")?.[1] ?? 0;
  // Sections of the comprehensive rules look like numbers of MAGMELL, whose rules have no letters.
  if (lettered < FEWEST) counts.push(["mag", magmellLines(raw)]);
  const [best] = counts.sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= FEWEST ? best[0] : null;
}

function magmellLines(raw: string): number {
  let count = 0;
  for (const [, number = ""] of raw.matchAll(NUMBERED_LINE))
    if (isRuleId(`mag:${number.normalize("NFKC")}`)) count += 1;
  return count;
}
