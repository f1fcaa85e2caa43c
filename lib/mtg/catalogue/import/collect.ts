import { DOCUMENT_SETS, toNameKey } from "@/engine/mtg/deck";
import type { SetFacts, SourceCard } from "./source-card";

/** A card put together from all entries that show it. */
export type CollectedCard = Omit<SourceCard, "sets"> & {
  /** The key of its name, by which cards are one (`toNameKey`). */
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
  /** Names of cards that entries give other types, with those that are kept and one that is not. */
  readonly doubles: () => readonly string[];
};

/** A card while entries are added to it. */
type Growing = { card: CollectedCard; readonly codes: string[]; japaneseOn: string };

/**
 * Collects cards from entries in any order: the first entry says what a card is, sets are joined, and the Japanese name is that of the
 * latest printing that has one. Texts are kept only where they are asked for. What many cards have in common is in memory once.
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

/** Whether two cards have the same types before the dash, in any order; one of which no types are told is like any. */
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

/** Lists of words, each of which is in memory once. */
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

/** The Japanese name of the latest printing; of several of one day the shortest, and then the first by its signs. */
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

/** Whether facts of a set tell more than those that are known: its first day, or an earlier one of the same set. */
const tellsMore = (set: SetFacts, known: SetFacts): boolean =>
  set.released !== null && (known.released === null || set.released < known.released);

/** A set with its name and day, where a source tells neither and the formats do. */
function withKnownDay(set: SetFacts): SetFacts {
  const known = set.released === null ? knownSets.get(set.code) : undefined;
  return known === undefined ? set : { code: set.code, name: known.en, released: known.released };
}
const knownSets = new Map(DOCUMENT_SETS.map((set) => [set.code, set]));
