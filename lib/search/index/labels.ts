import { lazy } from "@/lib/cache";
import { composed } from "@/lib/japanese/folded-sign";
import type { TextKey } from "../query/keys";
import { addBit, type Bits, noBits } from "./bits";
import { type Grams, gramsOf, stringsWith } from "./grams";
import { type Lists, ListWriter, listOf, turnedAround } from "./lists";

/**
 * Texts of cards or printings, such as the names of artists, each different one once. What they are folded and in their usual
 * width is worked out when it is first asked for.
 */
export type Labels = {
  readonly size: number;
  readonly values: readonly string[];
  /** The values folded, at the same places. */
  readonly folded: () => readonly string[];
  readonly grams: () => Grams;
  /** A value as patterns see it. */
  readonly plainAt: (value: number) => string;
  /** For each value those that have it. */
  readonly holders: Lists;
};

export function labelsOf(
  size: number,
  read: (place: number) => readonly string[],
  fold: (text: string) => string,
): Labels {
  const values: string[] = [];
  const known = new Map<string, number>();
  const writer = new ListWriter(size);
  for (let place = 0; place < size; place += 1) {
    for (const value of read(place)) {
      if (value === "") continue;
      let at = known.get(value);
      if (at === undefined) {
        at = values.length;
        values.push(value);
        known.set(value, at);
      }
      writer.add(at);
    }
    writer.end();
  }
  const folded = lazy(() => values.map(fold));
  const plain: string[] = [];
  return {
    ...{ size, values, folded, grams: lazy(() => gramsOf(folded())) },
    plainAt: (value) => {
      plain[value] ??= composedOnce(values[value] as string);
      return plain[value];
    },
    holders: turnedAround(writer.lists(), values.length),
  };
}

/** Most texts are written in the usual width: what is equal is kept once. */
function composedOnce(value: string): string {
  const plain = composed(value);
  return plain === value ? value : plain;
}

/** Those that have a value in which a folded word stands. */
export const withLabelHolding = (labels: Labels, word: string): Bits =>
  holdersOfValues(labels, stringsWith(labels.grams(), word));

/** Those that have a value which folds to this. */
export const withLabelBeing = (labels: Labels, folded: string): Bits =>
  holdersOfValues(
    labels,
    stringsWith(labels.grams(), folded).filter((place) => labels.folded()[place] === folded),
  );

/** Those that have one of these values. */
export function holdersOfValues({ size, holders }: Labels, values: Iterable<number>): Bits {
  const found = noBits(size);
  for (const value of values) for (const place of listOf(holders, value)) addBit(found, place);
  return found;
}

/** Keys whose values are texts of cards or printings. */
export type LabelKey = Exclude<TextKey, "any" | "deck" | "legal" | "banned" | "limited" | "author">;
