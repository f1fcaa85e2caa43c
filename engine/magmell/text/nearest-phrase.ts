import { renderTemplate } from "./grammar/template";
import { getJapaneseGrammar } from "./japanese/japanese-grammar";

/** The categories whose phrases a clause of a text may be. */
const CLAUSES = [
  "Effect",
  "OneHappening",
  "Moment",
  "Standing",
  "ChangeOf",
  "ChangeIs",
  "Holding",
  "SimpleCondition",
  "Created",
];

/** Minimum similarity for a suggestion to help. */
const LEAST_SIMILARITY = 0.34;

type IndexedPhrase = { readonly phrase: string; readonly size: number };

/** The phrases, and for each pair of adjacent characters the phrases that contain it. */
type PhraseIndex = {
  readonly phrases: readonly IndexedPhrase[];
  readonly having: ReadonlyMap<string, readonly number[]>;
};

let phraseIndex: PhraseIndex | null = null;

function createPhraseIndex(): PhraseIndex {
  const phrases: IndexedPhrase[] = [];
  const having = new Map<string, number[]>();
  for (const { category, row } of getJapaneseGrammar().phrases()) {
    if (!CLAUSES.includes(category) || row.readOnly === true) continue;
    // An event stands before 「とき」 more often than before 「場合」.
    const phrase =
      category === "OneHappening" ? `${renderTemplate(row.template, "past")}とき` : renderTemplate(row.template);
    const pairs = toBigrams(phrase.replaceAll("〜", ""));
    for (const pair of pairs) having.set(pair, [...(having.get(pair) ?? []), phrases.length]);
    phrases.push({ phrase, size: pairs.size });
  }
  return { phrases, having };
}

type SimilarPhrase = { readonly phrase: string; readonly alike: number };

/**
 * Returns the phrase of the template language most similar to one of several parts of a text, with its gaps as 〜; null
 * if no phrase is similar.
 */
export function findNearestPhrase(stretches: readonly string[]): string | null {
  const found = stretches.flatMap((stretch) => {
    const some = stretch.slice(0, 80);
    // Otherwise without the topic, which phrases do not contain.
    return findMostSimilar(some) ?? findMostSimilar(some.slice(some.indexOf("は") + 1)) ?? [];
  });
  const [best] = found.sort((one, other) => other.alike - one.alike);
  return best?.phrase ?? null;
}

function findMostSimilar(clause: string): SimilarPhrase | null {
  phraseIndex ??= createPhraseIndex();
  const { phrases, having } = phraseIndex;
  const own = toBigrams(clause);
  const shared = new Map<number, number>();
  for (const pair of own) for (const index of having.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  let best: { index: number; alike: number } | null = null;
  for (const [index, count] of shared) {
    const alike = (2 * count) / ((phrases[index]?.size ?? 0) + own.size);
    if (alike < LEAST_SIMILARITY || (best !== null && alike < best.alike)) continue;
    if (best === null || alike > best.alike || index < best.index) best = { index, alike };
  }
  const phrase = best === null ? undefined : phrases[best.index]?.phrase;
  return best === null || phrase === undefined ? null : { phrase, alike: best.alike };
}

/** The pairs of adjacent characters. */
const toBigrams = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
