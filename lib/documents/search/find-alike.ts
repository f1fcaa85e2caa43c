import { lazy } from "@/lib/cache";
import { getPlayerQuestions } from "../answers/questions";
import { ALL_ENTRIES } from "../entries";
import { foldSearchWords } from "./fold-words";
import { namesIn } from "./read-question";
import { getNames } from "./synonyms";
import { stemWord } from "./tokens";

/** What a question has in common with another: words, words side by side, pairs of Japanese signs, and names of one thing. */
const WEIGHT = { word: 1, phrase: 0.5, signs: 0.7, name: 0.6 } as const;

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々]+/gu;
const KANJI = /\p{sc=Han}/u;
const LATIN = /[a-z0-9+/'’-]+/gu;

/**
 * Returns the features of a question with their weights. They include function words, because these show how the
 * question is phrased.
 */
function featuresOf(q: string): ReadonlyMap<string, number> {
  const plain = q.normalize("NFKC").toLowerCase();
  const stems = (plain.match(LATIN) ?? []).map(stemWord);
  const runs = (plain.match(JAPANESE) ?? []).map((run) => [...foldSearchWords(run)]);
  const signs = runs.flatMap((run) => [
    ...run.slice(1).map((sign, place) => `${run[place]}${sign}`),
    ...run.filter((sign) => KANJI.test(sign)),
  ]);
  const names = namesIn(q).flatMap((name) => [name, ...(getNames().get(name) ?? [])]);
  return new Map([
    ...names.map((name) => [`name ${foldSearchWords(name)}`, WEIGHT.name] as const),
    ...stems.slice(1).map((stem, place) => [`${stems[place]} ${stem}`, WEIGHT.phrase] as const),
    ...signs.map((sign) => [sign, WEIGHT.signs] as const),
    ...stems.map((stem) => [stem, WEIGHT.word] as const),
  ]);
}

const lengthOf = (weights: Iterable<number>): number => Math.hypot(...weights);

/** Questions of players by the place of their entry, and those that have each feature, with its weight of a vector of length 1. */
const getIndex = lazy(() => {
  const known = ALL_ENTRIES.flatMap(({ id }, place) =>
    getPlayerQuestions(id)
      .split("\n")
      .filter(Boolean)
      .map((q) => ({ place, features: featuresOf(q) })),
  );
  const counts = new Map<string, number>();
  for (const { features } of known)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarityOf = (feature: string) => Math.log(1 + known.length / (1 + (counts.get(feature) ?? 0)));
  const vectorOf = (features: ReadonlyMap<string, number>) => {
    const weights = [...features].map(([feature, weight]) => [feature, weight * rarityOf(feature)] as const);
    const length = lengthOf(weights.map(([, weight]) => weight));
    return weights.map(([feature, weight]) => [feature, weight / length] as const);
  };
  const postings = new Map<string, (readonly [question: number, weight: number])[]>();
  known.forEach(({ features }, question) => {
    for (const [feature, weight] of vectorOf(features)) {
      const holding = postings.get(feature) ?? [];
      postings.set(feature, holding);
      holding.push([question, weight]);
    }
  });
  return { places: known.map(({ place }) => place), postings, vectorOf };
});

/** Returns the similarity of a question to the most similar question of each entry, from 0 to 1, by entry index. */
export function findAlike(q: string): ReadonlyMap<number, number> {
  const { places, postings, vectorOf } = getIndex();
  const sums = new Map<number, number>();
  for (const [feature, asked] of vectorOf(featuresOf(q)))
    for (const [question, weight] of postings.get(feature) ?? [])
      sums.set(question, (sums.get(question) ?? 0) + asked * weight);
  const best = new Map<number, number>();
  for (const [question, sum] of sums) {
    const place = places[question] ?? 0;
    best.set(place, Math.max(best.get(place) ?? 0, sum));
  }
  return best;
}
