import { ALL_ENTRIES, isPointer, type LibraryEntry } from "../entries";
import { findAlike } from "./find-alike";
import { foldSearchWords } from "./fold-words";
import { getRankingIndex } from "./ranking-index";
import { type AskedThing, readQuestion } from "./read-question";
import { correctSpelling } from "./spelling";
import { getNames } from "./synonyms";

/** Minimum share of a word, and of a question, that an entry must match. */
const LEAST_PART = 0.5;
const LEAST_SHARE = 0.2;
/** Minimum score of an entry in the results, as a share of the best score. */
const LEAST_OF_BEST = 0.15;
/** Exponent of a field's weight: a title with one term of a question is not better than a sentence with all. */
const OF_WORTH = 0.7;
/** Exponents of the matched share of a question, and of a word. */
const OF_SHARE = 1.2;
const OF_PART = 3;
/** Number of matching entries up to which a term counts as rare. */
const COMMON = 3;
const MOST_SIGNS = 200;

/** Score of each entry for one term: the weights of its fields, reduced for partial words. */
function worthByPlace({ ways }: AskedThing): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const { tokens, worth } of ways) {
    const sums = new Map<number, { worth: number; held: number }>();
    for (const token of tokens)
      for (const [place, one] of getRankingIndex().postings.get(token) ?? []) {
        const sum = sums.get(place) ?? { worth: 0, held: 0 };
        sums.set(place, { worth: sum.worth + one, held: sum.held + 1 });
      }
    for (const [place, sum] of sums) {
      const share = sum.held / tokens.length;
      if (share <= LEAST_PART) continue;
      const told = worth * (sum.worth / tokens.length) * share ** OF_PART;
      if (told > (best.get(place) ?? 0)) best.set(place, told);
    }
  }
  return best;
}

/** Inverse document frequency: the fewer entries match a term, the more it counts. */
function rarityOf(byPlace: ReadonlyMap<number, number>): number {
  const holding = [...byPlace.values()].filter((worth) => worth >= 0.8).length;
  return Math.log(1 + ALL_ENTRIES.length / (holding + COMMON));
}

/** Games and editions that a question may name, with their documents. */
const EDITIONS: readonly (readonly [named: RegExp, documents: readonly LibraryEntry["document"][]])[] = [
  [/\b(?:6e|(?:6th|sixth)(?: edition)?)\b|(?:第?(?:6|六)版)/giu, ["mtg-6e"]],
  [/\b(?:8e|(?:8th|eighth)(?: edition)?)\b|(?:第?(?:8|八)版)/giu, ["mtg-8e"]],
  [/マグメル|magmell/giu, ["mag", "house"]],
  [
    /マジック:?ザ・?ギャザリング|\bmtg\b|magic:? the gathering/giu,
    ["mtg-6e", "mtg-8e", "mtg-cr", "mtg-flow", "mtg-house"],
  ],
  [/\b(?:today|nowadays|modern|current)\b|現在の?|今のルール|現代/giu, ["mtg-cr", "mtg-flow"]],
];
/** Question words for a number. */
const QUANTITY = /\bhow (?:many|much|often)\b(?: copies)?|何[枚体個回点人]|いくつ|[枚点]数/giu;
/** Question words for a moment, and words that name one. */
const MOMENT = /\bwhen\b|いつ/iu;
const MOMENTS = /フェイズ|ステップ|クリンナップ|アップキープ|終わり|すぐ|直ちに/u;
/** Bonus of an answer with the requested number or moment. */
const TOLD = 1.5;
const OF_EDITION = 1.6;
/** Bonus of an entry with the very same question of a player, as a share of the best score. */
const ALIKE = 0.3;

type RankedEntry = { readonly entry: LibraryEntry; readonly score: number };

/**
 * Ranks entries for a question, best first, with each heading followed by its best rule. Titles and sections weigh more
 * than sentences, and rare words more than common ones. Synonyms count as matches.
 */
export function rankEntries(q: string, isKept: (entry: LibraryEntry) => boolean): readonly RankedEntry[] {
  const asked = correctSpelling(q.slice(0, MOST_SIGNS).normalize("NFKC"));
  const editions = EDITIONS.filter(([named]) => asked.search(named) >= 0).flatMap(([, documents]) => documents);
  const rest = [...EDITIONS.map(([named]) => named), QUANTITY].reduce(
    (text, named) => text.replaceAll(named, " "),
    asked,
  );
  const told = [...(asked.search(QUANTITY) >= 0 ? [/\d/u] : []), ...(MOMENT.test(asked) ? [MOMENTS] : [])];
  const fit = ({ document, summary }: LibraryEntry) =>
    (editions.includes(document) ? OF_EDITION : 1) * TOLD ** told.filter((sign) => sign.test(summary.ja)).length;
  const things = readQuestion(rest.trim() === "" ? asked : rest)
    .map((thing) => ({ byPlace: worthByPlace(thing), weight: thing.weight }))
    .filter(({ byPlace }) => byPlace.size > 0)
    .map(({ byPlace, weight }) => ({ byPlace, rarity: weight * rarityOf(byPlace) }));
  const whole = things.reduce((sum, { rarity }) => sum + rarity, 0);
  const totals = new Map<number, { worth: number; held: number }>();
  for (const { byPlace, rarity } of things)
    for (const [place, worth] of byPlace) {
      const total = totals.get(place) ?? { worth: 0, held: 0 };
      totals.set(place, {
        worth: total.worth + rarity * worth ** OF_WORTH,
        held: total.held + rarity * Math.min(1, worth),
      });
    }
  // A name by itself asks for its section, not for one of the questions on it.
  const alike = getNames().has(foldSearchWords(asked)) ? new Map<number, number>() : findAlike(asked);
  const scored = ALL_ENTRIES.flatMap((entry, place) => {
    const { worth, held } = totals.get(place) ?? { worth: 0, held: 0 };
    const like = alike.get(place) ?? 0;
    if (held + like === 0 || isPointer(entry) || !isKept(entry)) return [];
    const share = held / whole || 0;
    const fits = fit(entry);
    const score = worth * share ** OF_SHARE * (getRankingIndex().priors[place] ?? 1) * fits;
    return [{ entry, place, score: share < LEAST_SHARE ? 0 : score, like: like * fits }];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const ranked = scored
    .map(({ entry, place, score, like }) => ({ entry, place, score: score + best * ALIKE * like }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const least = LEAST_OF_BEST * (ranked[0]?.score ?? 0);
  return withBestRules(ranked.filter(({ score }) => score >= least));
}

/** Puts the best entry below each heading right after it, because a heading only names the subject. */
function withBestRules(ranked: readonly RankedEntry[]): readonly RankedEntry[] {
  const ordered = new Set<RankedEntry>();
  for (const one of ranked) {
    ordered.add(one);
    const { id, kind } = one.entry;
    const rule =
      kind === "heading" ? ranked.find(({ entry }) => entry.parent === id && entry.kind !== "note") : undefined;
    if (rule) ordered.add(rule);
  }
  return [...ordered];
}
