import type { Dictionary } from "@/app/i18n/dictionary";
import type { RuleId } from "@/engine/magmell/rulebook";

type Terms = Dictionary["goldfish"]["terms"]["list"];

/** A term that a newcomer meets at the table and in the guided game. */
export type TableTerm = keyof Terms;

/** The rules that define the terms; null for terms of this site. */
export const TERM_RULES: Readonly<Record<TableTerm, RuleId | null>> = {
  unit: "mag:213.1",
  magic: "mag:208.1",
  quick: "mag:209.1.1",
  normal: "mag:209.1.2",
  token: "mag:206.1",
  useCost: "mag:210.1",
  catalyst: "mag:211.1",
  wake: "mag:219.3.2",
  rest: "mag:219.4.2",
  faceDown: "mag:219.6.2",
  life: "mag:220.1",
  apHp: "mag:213.1",
  battle: "mag:701.1.1",
  target: "mag:702.3.2",
  grimoire: "mag:402.1",
  stoneDeck: "mag:403.1",
  stoneArea: "mag:406.1",
  battleArea: "mag:405.1",
  dust: "mag:407.1",
  dream: "mag:409.1",
  chant: "mag:408.1",
  priority: "mag:232.1",
  resolve: "mag:704.1",
  negate: "mag:231.1",
  replacement: "mag:306.1.2",
  control: "mag:222.2",
  counter: "mag:224.1",
  byHand: null,
  seed: null,
  branch: null,
  bothTurns: null,
};

/** A part of a sentence; `term` at the first mention of a term. */
type TermPart = { readonly text: string; readonly term: TableTerm | null };

/** Card names, in which nothing is marked. */
const NAMES = ["《[^》]*》", "“[^”]*”"];

/** Splits a sentence at the first mention of each term, the longer form first. Card names stay whole. */
export function splitByTableTerms(text: string, terms: Terms): readonly TermPart[] {
  const forms = new Map(
    (Object.keys(terms) as TableTerm[]).flatMap((term) =>
      terms[term].forms.split("/").map((form) => [form.toLowerCase(), term] as const),
    ),
  );
  const written = [...forms.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => (/^[a-z]/.test(form) ? `\\b${form}\\b` : form));
  const parts: TermPart[] = [];
  const seen = new Set<TableTerm>();
  let from = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp([...NAMES, ...written].join("|"), "giu"))) {
    const term = forms.get(found.toLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (index > from) parts.push({ text: text.slice(from, index), term: null });
    parts.push({ text: found, term });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), term: null });
  return parts;
}
