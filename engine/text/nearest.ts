import { phraseOf } from "./grammar/template";
import { japanese } from "./japanese/language";

/** The categories whose phrases a clause of a text may be. */
const CLAUSES = [
  "Effect",
  "Happening",
  "Moment",
  "Standing",
  "ChangeOf",
  "ChangeIs",
  "Holding",
  "SimpleCondition",
  "Created",
];

/** What looks less alike than this is no help. */
const LEAST_ALIKE = 0.34;

type Phrase = { readonly phrase: string; readonly pairs: ReadonlySet<string> };

let known: readonly Phrase[] | null = null;

/** The phrase of the template language that looks most like a clause, its gaps as 〜; `null` when nothing comes near. */
export function nearestPhrase(clause: string): string | null {
  known ??= japanese()
    .phrases()
    .filter(({ category, row }) => CLAUSES.includes(category) && row.reads !== true)
    .map(({ row }) => phraseOf(row.says))
    .map((phrase) => ({ phrase, pairs: pairsOf(phrase.replaceAll("〜", "")) }))
    .filter(({ pairs }) => pairs.size > 0);
  const own = pairsOf(clause.slice(0, 80));
  let best: { phrase: string; alike: number } | null = null;
  for (const { phrase, pairs } of known) {
    let shared = 0;
    for (const pair of pairs) if (own.has(pair)) shared += 1;
    const alike = (2 * shared) / (pairs.size + own.size);
    if (alike >= LEAST_ALIKE && (best === null || alike > best.alike)) best = { phrase, alike };
  }
  return best?.phrase ?? null;
}

/** Every two signs that stand side by side. */
const pairsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
