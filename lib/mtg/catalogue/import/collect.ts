import { DOCUMENT_SETS, toNameKey } from "@/engine/mtg/deck";
import type { SetFacts, SourceCard } from "./source-card";

/** A card combined from all entries of the data for it. */
export type CollectedCard = Omit<SourceCard, "sets"> & {
  /** Key of the name, which identifies the card (`toNameKey`). */
  readonly key: string;
  /** Codes of its sets, in alphabetical order. */
  readonly sets: readonly string[];
};

/** All cards and sets of card data, by key and code. */
export type CardCollection = {
  readonly cards: ReadonlyMap<string, CollectedCard>;
  readonly sets: ReadonlyMap<string, SetFacts>;
};

/** A collection that grows entry by entry. */
type Collector = {
  readonly add: (sighting: SourceCard) => void;
  readonly collection: () => CardCollection;
  /** Names of cards whose entries have different types, with the kept types and a dropped type. */
  readonly doubles: () => readonly string[];
};

/** A card while entries are added to it. */
type Growing = { card: CollectedCard; readonly codes: string[]; japaneseOn: string };

/**
 * Creates a collector that combines entries of card data into cards, in any order. The first entry of a card determines
 * its facts, sets are merged, and the Japanese name comes from the latest printing that has one. Texts are stored only
 * on request. Equal values are stored in memory once.
 */
export function createCardCollector(options: { readonly texts: boolean }): Collector {
  const cards = new Map<string, Growing>();
  const sets = new Map<string, SetFacts>();
  const doubles = new Map<string, string>();
  const shared = sharedLists();
  const learn = (seen: SetFacts): string => {
    const known = sets.get(seen.code);
    const set = known === undefined || tellsMore(seen, known) ? withKnownDay(seen) : known;
    if (set !== known) sets.set(set.code, set);
    return (known ?? set).code;
  };
  return {
    add({ sets: seen, ...facts }) {
      const key = toNameKey(facts.name);
      const codes = seen.map(learn);
      const known = cards.get(key);
      const growing = known ?? { card: { ...kept(facts, shared, options), key, sets: [] }, codes: [], japaneseOn: "" };
      if (known === undefined) cards.set(key, growing);
      else if (!sameTypes(known.card, facts)) {
        doubles.set(key, `${known.card.name} (${known.card.types.join(" ")}, not ${facts.types.join(" ")})`);
      }
      for (const code of codes) if (growing.codes.at(-1) !== code) growing.codes.push(code);
      takeJapanese(growing, facts.japanese, latestDay(seen));
    },
    collection: () => ({
      cards: new Map(
        [...cards].map(([key, { card, codes }]) => [key, { ...card, sets: shared([...new Set(codes)].sort()) }]),
      ),
      sets,
    }),
    doubles: () => [...doubles.values()],
  };
}

/** Whether two cards have the same types before the dash, in any order; missing types match any. */
const sameTypes = (one: Facts, other: Facts): boolean =>
  other.types.length === 0 ||
  (one.types.length === other.types.length && one.types.every((type) => other.types.includes(type)));

type Facts = Omit<SourceCard, "sets">;

const kept = (facts: Facts, shared: ReturnType<typeof sharedLists>, { texts }: { readonly texts: boolean }): Facts => ({
  ...facts,
  types: shared(facts.types),
  subtypes: shared(facts.subtypes),
  colours: shared(facts.colours),
  keywords: shared(facts.keywords),
  makes: shared(facts.makes),
  text: texts ? facts.text : "",
});

/** Interns lists of words. */
function sharedLists(): (words: readonly string[]) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (words) => {
    const name = words.join("\n");
    const known = lists.get(name);
    if (known !== undefined) return known;
    lists.set(name, words);
    return words;
  };
}

/**
 * Keeps the Japanese name of the latest printing. Among names of the same date it keeps the shortest, then the first in
 * code point order.
 */
function takeJapanese(growing: Growing, japanese: string, day: string): void {
  const known = growing.card.japanese;
  if (japanese === "" || japanese === known) {
    if (japanese !== "" && day > growing.japaneseOn) growing.japaneseOn = day;
    return;
  }
  const shorter = japanese.length - known.length || (japanese < known ? -1 : 1);
  if (known !== "" && (day < growing.japaneseOn || (day === growing.japaneseOn && shorter > 0))) return;
  growing.card = { ...growing.card, japanese };
  growing.japaneseOn = day;
}

const latestDay = (sets: readonly SetFacts[]): string =>
  sets.reduce((latest, { released }) => (released !== null && released > latest ? released : latest), "");

/** Whether set facts add to the known ones: a first release day, or an earlier one. */
const tellsMore = (set: SetFacts, known: SetFacts): boolean =>
  set.released !== null && (known.released === null || set.released < known.released);

/** Completes the name and release day of a set from the formats. */
function withKnownDay(set: SetFacts): SetFacts {
  const known = set.released === null ? knownSets.get(set.code) : undefined;
  return known === undefined ? set : { code: set.code, name: known.en, released: known.released };
}
const knownSets = new Map(DOCUMENT_SETS.map((set) => [set.code, set]));
