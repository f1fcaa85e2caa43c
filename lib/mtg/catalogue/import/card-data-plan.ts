import type { CollectedCard, Collection } from "./collect";
import type { SetFacts } from "./sighting";

/** Card data as the database holds it: cards and sets by key and code. */
type StoredData = Collection;

/** Changes that bring stored card data to that of a file. Keys and codes stand in alphabetical order. */
export type CardDataPlan = {
  readonly added: readonly CollectedCard[];
  readonly changed: readonly CollectedCard[];
  readonly removed: readonly string[];
  readonly sets: {
    readonly added: readonly SetFacts[];
    readonly changed: readonly SetFacts[];
    readonly removed: readonly string[];
  };
};

/** Works out what an import changes. The file is the whole of the card data: what it lacks goes. */
export function planCardData(stored: StoredData, wanted: Collection): CardDataPlan {
  const cards = compare(stored.cards, wanted.cards, sameCard);
  return { ...cards, sets: compare(stored.sets, wanted.sets, sameSet) };
}

/** Whether a plan changes nothing. */
export const isIdle = ({ added, changed, removed, sets }: CardDataPlan): boolean =>
  [added, changed, removed, sets.added, sets.changed, sets.removed].every((rows) => rows.length === 0);

function compare<Row>(
  before: ReadonlyMap<string, Row>,
  after: ReadonlyMap<string, Row>,
  same: (one: Row, other: Row) => boolean,
) {
  const added: Row[] = [];
  const changed: Row[] = [];
  for (const key of [...after.keys()].sort()) {
    const row = after.get(key);
    const known = before.get(key);
    if (row === undefined) continue;
    if (known === undefined) added.push(row);
    else if (!same(known, row)) changed.push(row);
  }
  return { added, changed, removed: [...before.keys()].filter((key) => !after.has(key)).sort() };
}

const LISTS = ["types", "subtypes", "colours", "keywords", "makes", "sets"] as const;
const FIELDS = ["name", "japanese", "cost", "manaValue", "power", "toughness", "loyalty", "text"] as const;

const sameCard = (one: CollectedCard, other: CollectedCard): boolean =>
  FIELDS.every((field) => one[field] === other[field]) &&
  LISTS.every(
    (list) => one[list].length === other[list].length && one[list].every((word, at) => word === other[list][at]),
  );

const sameSet = (one: SetFacts, other: SetFacts): boolean => one.name === other.name && one.released === other.released;
