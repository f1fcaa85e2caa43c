import type { CardCollection, CollectedCard } from "./collect";
import type { SetFacts } from "./source-card";

/** Changes from the stored card data to the card data of a file. Keys and codes are sorted. */
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

/**
 * Computes the changes of an import. The file is the complete card data, so cards missing from it are removed. Stored
 * cards are passed in page by page to limit memory.
 */
export async function planCardData(
  stored: { readonly cards: AsyncIterable<readonly CollectedCard[]>; readonly sets: readonly SetFacts[] },
  wanted: CardCollection,
): Promise<CardDataPlan> {
  const cards = comparison(wanted.cards, ({ key }) => key, sameCard);
  for await (const page of stored.cards) cards.see(page);
  const sets = comparison(wanted.sets, ({ code }) => code, sameSet);
  sets.see(stored.sets);
  return { ...cards.result(), sets: sets.result() };
}

/** Returns whether a plan changes nothing. */
export const isEmptyCardDataPlan = ({ added, changed, removed, sets }: CardDataPlan): boolean =>
  [added, changed, removed, sets.added, sets.changed, sets.removed].every((rows) => rows.length === 0);

function comparison<Row>(
  wanted: ReadonlyMap<string, Row>,
  keyOf: (row: Row) => string,
  same: (one: Row, other: Row) => boolean,
) {
  const fresh = new Set(wanted.keys());
  const changed: Row[] = [];
  const removed: string[] = [];
  const inOrder = (rows: readonly Row[]) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return {
    see(stored: readonly Row[]): void {
      for (const row of stored) {
        const key = keyOf(row);
        const now = wanted.get(key);
        fresh.delete(key);
        if (now === undefined) removed.push(key);
        else if (!same(row, now)) changed.push(now);
      }
    },
    result: () => ({
      added: inOrder([...fresh].flatMap((key) => wanted.get(key) ?? [])),
      changed: inOrder(changed),
      removed: removed.toSorted(),
    }),
  };
}

const LISTS = ["types", "subtypes", "colours", "keywords", "makes", "sets"] as const;
const FIELDS = ["name", "japanese", "cost", "manaValue", "power", "toughness", "loyalty", "text"] as const;

const sameCard = (one: CollectedCard, other: CollectedCard): boolean =>
  FIELDS.every((field) => one[field] === other[field]) &&
  LISTS.every(
    (list) => one[list].length === other[list].length && one[list].every((word, at) => word === other[list][at]),
  );

const sameSet = (one: SetFacts, other: SetFacts): boolean => one.name === other.name && one.released === other.released;
